import accounts from "@/messages/fr/server/accounts.json";
import admin from "@/messages/fr/server/admin.json";
import audit from "@/messages/fr/server/audit.json";
import auth from "@/messages/fr/server/auth.json";
import billing from "@/messages/fr/server/billing.json";
import companies from "@/messages/fr/server/companies.json";
import details from "@/messages/fr/server/details.json";
import developers from "@/messages/fr/server/developers.json";
import documents from "@/messages/fr/server/documents.json";
import doubts from "@/messages/fr/server/doubts.json";
import evidence from "@/messages/fr/server/evidence.json";
import exceptions from "@/messages/fr/server/exceptions.json";
import http from "@/messages/fr/server/http.json";
import inbound from "@/messages/fr/server/inbound.json";
import jobs from "@/messages/fr/server/jobs.json";
import mail from "@/messages/fr/server/mail.json";
import operations from "@/messages/fr/server/operations.json";
import portal from "@/messages/fr/server/portal.json";
import projects from "@/messages/fr/server/projects.json";
import reminders from "@/messages/fr/server/reminders.json";
import reports from "@/messages/fr/server/reports.json";
import requirements from "@/messages/fr/server/requirements.json";
import search from "@/messages/fr/server/search.json";
import templates from "@/messages/fr/server/templates.json";
import tenancy from "@/messages/fr/server/tenancy.json";
import terms from "@/messages/fr/server/terms.json";
import transfer from "@/messages/fr/server/transfer.json";
import vendors from "@/messages/fr/server/vendors.json";
import verdicts from "@/messages/fr/server/verdicts.json";
import views from "@/messages/fr/server/views.json";
import wordings from "@/messages/fr/server/wordings.json";

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
