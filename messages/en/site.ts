import { accounts } from "@/messages/en/accounts";
import { auth } from "@/messages/en/auth";
import { client } from "@/messages/en/client";
import { common } from "@/messages/en/common";
import { companies } from "@/messages/en/companies";
import { infra } from "@/messages/en/infra";
import { layout } from "@/messages/en/layout";
import { marketing } from "@/messages/en/marketing";
import { plans } from "@/messages/en/plans";
import { platform } from "@/messages/en/platform";
import { security } from "@/messages/en/security";
import { tenancy } from "@/messages/en/tenancy";
import { ui } from "@/messages/en/ui";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
