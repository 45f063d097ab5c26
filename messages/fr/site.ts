import { accounts } from "@/messages/fr/accounts";
import { auth } from "@/messages/fr/auth";
import { client } from "@/messages/fr/client";
import { common } from "@/messages/fr/common";
import { infra } from "@/messages/fr/infra";
import { layout } from "@/messages/fr/layout";
import { marketing } from "@/messages/fr/marketing";
import { plans } from "@/messages/fr/plans";
import { tenancy } from "@/messages/fr/tenancy";
import { ui } from "@/messages/fr/ui";

/** What every page may show. */
export const site = { accounts, auth, client, common, infra, layout, marketing, plans, tenancy, ui };
