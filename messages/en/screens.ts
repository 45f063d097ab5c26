import { accounts } from "@/messages/en/accounts";
import { admin } from "@/messages/en/admin";
import { audit } from "@/messages/en/audit";
import { auth } from "@/messages/en/auth";
import { client } from "@/messages/en/client";
import { common } from "@/messages/en/common";
import { companies } from "@/messages/en/companies";
import { compliance } from "@/messages/en/compliance";
import { dashboard } from "@/messages/en/dashboard";
import { documents } from "@/messages/en/documents";
import { infra } from "@/messages/en/infra";
import { layout } from "@/messages/en/layout";
import { lists } from "@/messages/en/lists";
import { mail } from "@/messages/en/mail";
import { marketing } from "@/messages/en/marketing";
import { operations } from "@/messages/en/operations";
import { plans } from "@/messages/en/plans";
import { policies } from "@/messages/en/policies";
import { projects } from "@/messages/en/projects";
import { reports } from "@/messages/en/reports";
import { review } from "@/messages/en/review";
import { samples } from "@/messages/en/samples";
import { search } from "@/messages/en/search";
import { settings } from "@/messages/en/settings";
import { tenancy } from "@/messages/en/tenancy";
import { ui } from "@/messages/en/ui";
import { vendors } from "@/messages/en/vendors";
import { views } from "@/messages/en/views";

/** What a browser may show. */
export const screens = {
  accounts,
  admin,
  audit,
  auth,
  client,
  common,
  companies,
  compliance,
  dashboard,
  documents,
  infra,
  layout,
  lists,
  mail,
  marketing,
  operations,
  plans,
  policies,
  projects,
  reports,
  review,
  samples,
  search,
  settings,
  tenancy,
  ui,
  vendors,
  views,
};
