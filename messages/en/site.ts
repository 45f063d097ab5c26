import { accounts } from "@/messages/en/accounts";
import { auth } from "@/messages/en/auth";
import { client } from "@/messages/en/client";
import { common } from "@/messages/en/common";
import { infra } from "@/messages/en/infra";
import { layout } from "@/messages/en/layout";
import { marketing } from "@/messages/en/marketing";
import { plans } from "@/messages/en/plans";
import { tenancy } from "@/messages/en/tenancy";
import { ui } from "@/messages/en/ui";

/** What every page may show. */
export const site = { accounts, auth, client, common, infra, layout, marketing, plans, tenancy, ui };
