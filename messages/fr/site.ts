import accounts from "@/messages/fr/accounts.json";
import auth from "@/messages/fr/auth.json";
import client from "@/messages/fr/client.json";
import common from "@/messages/fr/common.json";
import companies from "@/messages/fr/companies.json";
import infra from "@/messages/fr/infra.json";
import layout from "@/messages/fr/layout.json";
import marketing from "@/messages/fr/marketing.json";
import plans from "@/messages/fr/plans.json";
import platform from "@/messages/fr/platform.json";
import security from "@/messages/fr/security.json";
import tenancy from "@/messages/fr/tenancy.json";
import ui from "@/messages/fr/ui.json";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
