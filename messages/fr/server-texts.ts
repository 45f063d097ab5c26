import accounts from "@/messages/fr/server/accounts.json" with { type: "json" };
import admin from "@/messages/fr/server/admin.json" with { type: "json" };
import audit from "@/messages/fr/server/audit.json" with { type: "json" };
import auth from "@/messages/fr/server/auth.json" with { type: "json" };
import billing from "@/messages/fr/server/billing.json" with { type: "json" };
import companies from "@/messages/fr/server/companies.json" with { type: "json" };
import connections from "@/messages/fr/server/connections.json" with { type: "json" };
import details from "@/messages/fr/server/details.json" with { type: "json" };
import developers from "@/messages/fr/server/developers.json" with { type: "json" };
import documents from "@/messages/fr/server/documents.json" with { type: "json" };
import doubts from "@/messages/fr/server/doubts.json" with { type: "json" };
import evidence from "@/messages/fr/server/evidence.json" with { type: "json" };
import exceptions from "@/messages/fr/server/exceptions.json" with { type: "json" };
import http from "@/messages/fr/server/http.json" with { type: "json" };
import inbound from "@/messages/fr/server/inbound.json" with { type: "json" };
import jobs from "@/messages/fr/server/jobs.json" with { type: "json" };
import kinds from "@/messages/fr/server/kinds.json" with { type: "json" };
import mail from "@/messages/fr/server/mail.json" with { type: "json" };
import operations from "@/messages/fr/server/operations.json" with { type: "json" };
import passports from "@/messages/fr/server/passports.json" with { type: "json" };
import portal from "@/messages/fr/server/portal.json" with { type: "json" };
import premium from "@/messages/fr/server/premium.json" with { type: "json" };
import projects from "@/messages/fr/server/projects.json" with { type: "json" };
import reminders from "@/messages/fr/server/reminders.json" with { type: "json" };
import reports from "@/messages/fr/server/reports.json" with { type: "json" };
import requirements from "@/messages/fr/server/requirements.json" with { type: "json" };
import search from "@/messages/fr/server/search.json" with { type: "json" };
import signOn from "@/messages/fr/server/signOn.json" with { type: "json" };
import templates from "@/messages/fr/server/templates.json" with { type: "json" };
import tenancy from "@/messages/fr/server/tenancy.json" with { type: "json" };
import terms from "@/messages/fr/server/terms.json" with { type: "json" };
import transfer from "@/messages/fr/server/transfer.json" with { type: "json" };
import vendors from "@/messages/fr/server/vendors.json" with { type: "json" };
import verdicts from "@/messages/fr/server/verdicts.json" with { type: "json" };
import views from "@/messages/fr/server/views.json" with { type: "json" };
import wordings from "@/messages/fr/server/wordings.json" with { type: "json" };

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
