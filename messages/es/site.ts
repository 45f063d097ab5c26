import accounts from "@/messages/es/accounts.json";
import auth from "@/messages/es/auth.json";
import client from "@/messages/es/client.json";
import common from "@/messages/es/common.json";
import companies from "@/messages/es/companies.json";
import infra from "@/messages/es/infra.json";
import layout from "@/messages/es/layout.json";
import marketing from "@/messages/es/marketing.json";
import plans from "@/messages/es/plans.json";
import platform from "@/messages/es/platform.json";
import security from "@/messages/es/security.json";
import tenancy from "@/messages/es/tenancy.json";
import ui from "@/messages/es/ui.json";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
