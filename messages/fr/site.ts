import accounts from "@/messages/fr/accounts.json" with { type: "json" };
import auth from "@/messages/fr/auth.json" with { type: "json" };
import client from "@/messages/fr/client.json" with { type: "json" };
import common from "@/messages/fr/common.json" with { type: "json" };
import companies from "@/messages/fr/companies.json" with { type: "json" };
import infra from "@/messages/fr/infra.json" with { type: "json" };
import layout from "@/messages/fr/layout.json" with { type: "json" };
import marketing from "@/messages/fr/marketing.json" with { type: "json" };
import plans from "@/messages/fr/plans.json" with { type: "json" };
import platform from "@/messages/fr/platform.json" with { type: "json" };
import security from "@/messages/fr/security.json" with { type: "json" };
import tenancy from "@/messages/fr/tenancy.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
