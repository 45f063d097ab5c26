import { accounts } from "@/messages/fr/accounts";
import { auth } from "@/messages/fr/auth";
import { client } from "@/messages/fr/client";
import { common } from "@/messages/fr/common";
import { companies } from "@/messages/fr/companies";
import { infra } from "@/messages/fr/infra";
import { layout } from "@/messages/fr/layout";
import { marketing } from "@/messages/fr/marketing";
import { plans } from "@/messages/fr/plans";
import { platform } from "@/messages/fr/platform";
import { security } from "@/messages/fr/security";
import { tenancy } from "@/messages/fr/tenancy";
import { ui } from "@/messages/fr/ui";

/** What every page may show. */
export const site = { accounts, auth, client, common, companies, infra, layout, marketing, plans, platform, security, tenancy, ui };
