import { accounts } from "@/messages/en/server/accounts";
import { admin } from "@/messages/en/server/admin";
import { audit } from "@/messages/en/server/audit";
import { auth } from "@/messages/en/server/auth";
import { billing } from "@/messages/en/server/billing";
import { companies } from "@/messages/en/server/companies";
import { details } from "@/messages/en/server/details";
import { developers } from "@/messages/en/server/developers";
import { documents } from "@/messages/en/server/documents";
import { doubts } from "@/messages/en/server/doubts";
import { evidence } from "@/messages/en/server/evidence";
import { exceptions } from "@/messages/en/server/exceptions";
import { http } from "@/messages/en/server/http";
import { inbound } from "@/messages/en/server/inbound";
import { jobs } from "@/messages/en/server/jobs";
import { mail } from "@/messages/en/server/mail";
import { operations } from "@/messages/en/server/operations";
import { portal } from "@/messages/en/server/portal";
import { projects } from "@/messages/en/server/projects";
import { reminders } from "@/messages/en/server/reminders";
import { reports } from "@/messages/en/server/reports";
import { requirements } from "@/messages/en/server/requirements";
import { search } from "@/messages/en/server/search";
import { templates } from "@/messages/en/server/templates";
import { tenancy } from "@/messages/en/server/tenancy";
import { terms } from "@/messages/en/server/terms";
import { transfer } from "@/messages/en/server/transfer";
import { vendors } from "@/messages/en/server/vendors";
import { verdicts } from "@/messages/en/server/verdicts";
import { views } from "@/messages/en/server/views";
import { wordings } from "@/messages/en/server/wordings";

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
