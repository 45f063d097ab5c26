import accounts from "@/messages/en/accounts.json" with { type: "json" };
import auth from "@/messages/en/auth.json" with { type: "json" };
import client from "@/messages/en/client.json" with { type: "json" };
import common from "@/messages/en/common.json" with { type: "json" };
import companies from "@/messages/en/companies.json" with { type: "json" };
import infra from "@/messages/en/infra.json" with { type: "json" };
import layout from "@/messages/en/layout.json" with { type: "json" };
import marketing from "@/messages/en/marketing.json" with { type: "json" };
import plans from "@/messages/en/plans.json" with { type: "json" };
import platform from "@/messages/en/platform.json" with { type: "json" };
import security from "@/messages/en/security.json" with { type: "json" };
import tenancy from "@/messages/en/tenancy.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
