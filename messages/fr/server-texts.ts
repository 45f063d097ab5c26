import { accounts } from "@/messages/fr/server/accounts";
import { admin } from "@/messages/fr/server/admin";
import { audit } from "@/messages/fr/server/audit";
import { auth } from "@/messages/fr/server/auth";
import { billing } from "@/messages/fr/server/billing";
import { companies } from "@/messages/fr/server/companies";
import { details } from "@/messages/fr/server/details";
import { developers } from "@/messages/fr/server/developers";
import { documents } from "@/messages/fr/server/documents";
import { doubts } from "@/messages/fr/server/doubts";
import { evidence } from "@/messages/fr/server/evidence";
import { exceptions } from "@/messages/fr/server/exceptions";
import { http } from "@/messages/fr/server/http";
import { inbound } from "@/messages/fr/server/inbound";
import { jobs } from "@/messages/fr/server/jobs";
import { mail } from "@/messages/fr/server/mail";
import { operations } from "@/messages/fr/server/operations";
import { portal } from "@/messages/fr/server/portal";
import { projects } from "@/messages/fr/server/projects";
import { reminders } from "@/messages/fr/server/reminders";
import { reports } from "@/messages/fr/server/reports";
import { requirements } from "@/messages/fr/server/requirements";
import { search } from "@/messages/fr/server/search";
import { templates } from "@/messages/fr/server/templates";
import { tenancy } from "@/messages/fr/server/tenancy";
import { terms } from "@/messages/fr/server/terms";
import { transfer } from "@/messages/fr/server/transfer";
import { vendors } from "@/messages/fr/server/vendors";
import { verdicts } from "@/messages/fr/server/verdicts";
import { views } from "@/messages/fr/server/views";
import { wordings } from "@/messages/fr/server/wordings";

/** What only the server writes: its answers, emails, reports. */
export const server = {
  accounts,
  admin,
  audit,
  auth,
  billing,
  companies,
  details,
  developers,
  documents,
  doubts,
  evidence,
  exceptions,
  wordings,
  http,
  inbound,
  jobs,
  mail,
  operations,
  portal,
  projects,
  reminders,
  reports,
  requirements,
  search,
  templates,
  tenancy,
  terms,
  transfer,
  vendors,
  verdicts,
  views,
};
