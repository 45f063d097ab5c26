import accounts from "@/messages/es/accounts.json" with { type: "json" };
import auth from "@/messages/es/auth.json" with { type: "json" };
import client from "@/messages/es/client.json" with { type: "json" };
import common from "@/messages/es/common.json" with { type: "json" };
import companies from "@/messages/es/companies.json" with { type: "json" };
import infra from "@/messages/es/infra.json" with { type: "json" };
import layout from "@/messages/es/layout.json" with { type: "json" };
import marketing from "@/messages/es/marketing.json" with { type: "json" };
import plans from "@/messages/es/plans.json" with { type: "json" };
import platform from "@/messages/es/platform.json" with { type: "json" };
import security from "@/messages/es/security.json" with { type: "json" };
import tenancy from "@/messages/es/tenancy.json" with { type: "json" };
import ui from "@/messages/es/ui.json" with { type: "json" };

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
