import accounts from "@/messages/en/server/accounts.json" with { type: "json" };
import admin from "@/messages/en/server/admin.json" with { type: "json" };
import audit from "@/messages/en/server/audit.json" with { type: "json" };
import auth from "@/messages/en/server/auth.json" with { type: "json" };
import billing from "@/messages/en/server/billing.json" with { type: "json" };
import companies from "@/messages/en/server/companies.json" with { type: "json" };
import connections from "@/messages/en/server/connections.json" with { type: "json" };
import details from "@/messages/en/server/details.json" with { type: "json" };
import developers from "@/messages/en/server/developers.json" with { type: "json" };
import documents from "@/messages/en/server/documents.json" with { type: "json" };
import doubts from "@/messages/en/server/doubts.json" with { type: "json" };
import evidence from "@/messages/en/server/evidence.json" with { type: "json" };
import exceptions from "@/messages/en/server/exceptions.json" with { type: "json" };
import http from "@/messages/en/server/http.json" with { type: "json" };
import inbound from "@/messages/en/server/inbound.json" with { type: "json" };
import jobs from "@/messages/en/server/jobs.json" with { type: "json" };
import kinds from "@/messages/en/server/kinds.json" with { type: "json" };
import mail from "@/messages/en/server/mail.json" with { type: "json" };
import operations from "@/messages/en/server/operations.json" with { type: "json" };
import passports from "@/messages/en/server/passports.json" with { type: "json" };
import portal from "@/messages/en/server/portal.json" with { type: "json" };
import premium from "@/messages/en/server/premium.json" with { type: "json" };
import projects from "@/messages/en/server/projects.json" with { type: "json" };
import reminders from "@/messages/en/server/reminders.json" with { type: "json" };
import reports from "@/messages/en/server/reports.json" with { type: "json" };
import requirements from "@/messages/en/server/requirements.json" with { type: "json" };
import search from "@/messages/en/server/search.json" with { type: "json" };
import signOn from "@/messages/en/server/signOn.json" with { type: "json" };
import templates from "@/messages/en/server/templates.json" with { type: "json" };
import tenancy from "@/messages/en/server/tenancy.json" with { type: "json" };
import terms from "@/messages/en/server/terms.json" with { type: "json" };
import transfer from "@/messages/en/server/transfer.json" with { type: "json" };
import vendors from "@/messages/en/server/vendors.json" with { type: "json" };
import verdicts from "@/messages/en/server/verdicts.json" with { type: "json" };
import views from "@/messages/en/server/views.json" with { type: "json" };
import wordings from "@/messages/en/server/wordings.json" with { type: "json" };

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
