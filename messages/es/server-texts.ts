import accounts from "@/messages/es/server/accounts.json";
import admin from "@/messages/es/server/admin.json";
import audit from "@/messages/es/server/audit.json";
import auth from "@/messages/es/server/auth.json";
import billing from "@/messages/es/server/billing.json";
import companies from "@/messages/es/server/companies.json";
import details from "@/messages/es/server/details.json";
import developers from "@/messages/es/server/developers.json";
import documents from "@/messages/es/server/documents.json";
import doubts from "@/messages/es/server/doubts.json";
import evidence from "@/messages/es/server/evidence.json";
import exceptions from "@/messages/es/server/exceptions.json";
import http from "@/messages/es/server/http.json";
import inbound from "@/messages/es/server/inbound.json";
import jobs from "@/messages/es/server/jobs.json";
import mail from "@/messages/es/server/mail.json";
import operations from "@/messages/es/server/operations.json";
import portal from "@/messages/es/server/portal.json";
import projects from "@/messages/es/server/projects.json";
import reminders from "@/messages/es/server/reminders.json";
import reports from "@/messages/es/server/reports.json";
import requirements from "@/messages/es/server/requirements.json";
import search from "@/messages/es/server/search.json";
import templates from "@/messages/es/server/templates.json";
import tenancy from "@/messages/es/server/tenancy.json";
import terms from "@/messages/es/server/terms.json";
import transfer from "@/messages/es/server/transfer.json";
import vendors from "@/messages/es/server/vendors.json";
import verdicts from "@/messages/es/server/verdicts.json";
import views from "@/messages/es/server/views.json";
import wordings from "@/messages/es/server/wordings.json";

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
