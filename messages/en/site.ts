import accounts from "@/messages/en/accounts.json";
import auth from "@/messages/en/auth.json";
import client from "@/messages/en/client.json";
import common from "@/messages/en/common.json";
import companies from "@/messages/en/companies.json";
import infra from "@/messages/en/infra.json";
import layout from "@/messages/en/layout.json";
import marketing from "@/messages/en/marketing.json";
import plans from "@/messages/en/plans.json";
import platform from "@/messages/en/platform.json";
import security from "@/messages/en/security.json";
import tenancy from "@/messages/en/tenancy.json";
import ui from "@/messages/en/ui.json";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
