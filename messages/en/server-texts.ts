import accounts from "@/messages/en/server/accounts.json";
import admin from "@/messages/en/server/admin.json";
import audit from "@/messages/en/server/audit.json";
import auth from "@/messages/en/server/auth.json";
import billing from "@/messages/en/server/billing.json";
import companies from "@/messages/en/server/companies.json";
import details from "@/messages/en/server/details.json";
import developers from "@/messages/en/server/developers.json";
import documents from "@/messages/en/server/documents.json";
import doubts from "@/messages/en/server/doubts.json";
import evidence from "@/messages/en/server/evidence.json";
import exceptions from "@/messages/en/server/exceptions.json";
import http from "@/messages/en/server/http.json";
import inbound from "@/messages/en/server/inbound.json";
import jobs from "@/messages/en/server/jobs.json";
import mail from "@/messages/en/server/mail.json";
import operations from "@/messages/en/server/operations.json";
import portal from "@/messages/en/server/portal.json";
import projects from "@/messages/en/server/projects.json";
import reminders from "@/messages/en/server/reminders.json";
import reports from "@/messages/en/server/reports.json";
import requirements from "@/messages/en/server/requirements.json";
import search from "@/messages/en/server/search.json";
import templates from "@/messages/en/server/templates.json";
import tenancy from "@/messages/en/server/tenancy.json";
import terms from "@/messages/en/server/terms.json";
import transfer from "@/messages/en/server/transfer.json";
import vendors from "@/messages/en/server/vendors.json";
import verdicts from "@/messages/en/server/verdicts.json";
import views from "@/messages/en/server/views.json";
import wordings from "@/messages/en/server/wordings.json";

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
