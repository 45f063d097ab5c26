import { accounts } from "@/messages/es/accounts";
import { auth } from "@/messages/es/auth";
import { client } from "@/messages/es/client";
import { common } from "@/messages/es/common";
import { companies } from "@/messages/es/companies";
import { infra } from "@/messages/es/infra";
import { layout } from "@/messages/es/layout";
import { marketing } from "@/messages/es/marketing";
import { plans } from "@/messages/es/plans";
import { platform } from "@/messages/es/platform";
import { security } from "@/messages/es/security";
import { tenancy } from "@/messages/es/tenancy";
import { ui } from "@/messages/es/ui";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
