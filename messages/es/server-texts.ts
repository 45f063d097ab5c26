import accounts from "@/messages/es/server/accounts.json" with { type: "json" };
import admin from "@/messages/es/server/admin.json" with { type: "json" };
import audit from "@/messages/es/server/audit.json" with { type: "json" };
import auth from "@/messages/es/server/auth.json" with { type: "json" };
import billing from "@/messages/es/server/billing.json" with { type: "json" };
import companies from "@/messages/es/server/companies.json" with { type: "json" };
import connections from "@/messages/es/server/connections.json" with { type: "json" };
import details from "@/messages/es/server/details.json" with { type: "json" };
import developers from "@/messages/es/server/developers.json" with { type: "json" };
import documents from "@/messages/es/server/documents.json" with { type: "json" };
import doubts from "@/messages/es/server/doubts.json" with { type: "json" };
import evidence from "@/messages/es/server/evidence.json" with { type: "json" };
import exceptions from "@/messages/es/server/exceptions.json" with { type: "json" };
import http from "@/messages/es/server/http.json" with { type: "json" };
import inbound from "@/messages/es/server/inbound.json" with { type: "json" };
import jobs from "@/messages/es/server/jobs.json" with { type: "json" };
import kinds from "@/messages/es/server/kinds.json" with { type: "json" };
import mail from "@/messages/es/server/mail.json" with { type: "json" };
import operations from "@/messages/es/server/operations.json" with { type: "json" };
import passports from "@/messages/es/server/passports.json" with { type: "json" };
import portal from "@/messages/es/server/portal.json" with { type: "json" };
import premium from "@/messages/es/server/premium.json" with { type: "json" };
import projects from "@/messages/es/server/projects.json" with { type: "json" };
import reminders from "@/messages/es/server/reminders.json" with { type: "json" };
import reports from "@/messages/es/server/reports.json" with { type: "json" };
import requirements from "@/messages/es/server/requirements.json" with { type: "json" };
import search from "@/messages/es/server/search.json" with { type: "json" };
import signOn from "@/messages/es/server/signOn.json" with { type: "json" };
import templates from "@/messages/es/server/templates.json" with { type: "json" };
import tenancy from "@/messages/es/server/tenancy.json" with { type: "json" };
import terms from "@/messages/es/server/terms.json" with { type: "json" };
import transfer from "@/messages/es/server/transfer.json" with { type: "json" };
import vendors from "@/messages/es/server/vendors.json" with { type: "json" };
import verdicts from "@/messages/es/server/verdicts.json" with { type: "json" };
import views from "@/messages/es/server/views.json" with { type: "json" };
import wordings from "@/messages/es/server/wordings.json" with { type: "json" };

/** What only the server writes: its answers, emails, reports. */
export const server = {
  accounts,
  admin,
  audit,
  auth,
  billing,
  companies,
  connections,
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
  kinds,
  mail,
  operations,
  portal,
  passports,
  premium,
  projects,
  reminders,
  reports,
  requirements,
  search,
  signOn,
  templates,
  tenancy,
  terms,
  transfer,
  vendors,
  verdicts,
  views,
};
