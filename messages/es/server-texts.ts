import { accounts } from "@/messages/es/server/accounts";
import { admin } from "@/messages/es/server/admin";
import { audit } from "@/messages/es/server/audit";
import { auth } from "@/messages/es/server/auth";
import { billing } from "@/messages/es/server/billing";
import { companies } from "@/messages/es/server/companies";
import { details } from "@/messages/es/server/details";
import { developers } from "@/messages/es/server/developers";
import { documents } from "@/messages/es/server/documents";
import { doubts } from "@/messages/es/server/doubts";
import { evidence } from "@/messages/es/server/evidence";
import { exceptions } from "@/messages/es/server/exceptions";
import { http } from "@/messages/es/server/http";
import { inbound } from "@/messages/es/server/inbound";
import { jobs } from "@/messages/es/server/jobs";
import { mail } from "@/messages/es/server/mail";
import { operations } from "@/messages/es/server/operations";
import { portal } from "@/messages/es/server/portal";
import { projects } from "@/messages/es/server/projects";
import { reminders } from "@/messages/es/server/reminders";
import { reports } from "@/messages/es/server/reports";
import { requirements } from "@/messages/es/server/requirements";
import { search } from "@/messages/es/server/search";
import { templates } from "@/messages/es/server/templates";
import { tenancy } from "@/messages/es/server/tenancy";
import { terms } from "@/messages/es/server/terms";
import { transfer } from "@/messages/es/server/transfer";
import { vendors } from "@/messages/es/server/vendors";
import { verdicts } from "@/messages/es/server/verdicts";
import { views } from "@/messages/es/server/views";
import { wordings } from "@/messages/es/server/wordings";

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
