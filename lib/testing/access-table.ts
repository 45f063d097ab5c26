import { randomUUID } from "node:crypto";
import { billingRows } from "@/lib/testing/access-billing";
import { connectionRows } from "@/lib/testing/access-connections";
import { contactRows } from "@/lib/testing/access-contacts";
import { inboxRows } from "@/lib/testing/access-inbox";
import { platformRows } from "@/lib/testing/access-platform";
import { portalRows } from "@/lib/testing/access-portal";
import { projectRows } from "@/lib/testing/access-projects";
import { reminderRows } from "@/lib/testing/access-reminders";
import {
  adminOnly,
  adminWrites,
  document,
  listOf,
  members,
  type Row,
  reads,
  readsOne,
  type Subject,
  same,
  vendor,
  writes,
  writesOne,
} from "@/lib/testing/access-rows";
import { searchRows } from "@/lib/testing/access-search";
import { signOnRows } from "@/lib/testing/access-sign-on";
import { verdictRows } from "@/lib/testing/access-verdicts";
import { testPassword } from "@/lib/testing/factories";
import type { Call } from "@/lib/testing/request";

const requirementSet = ({ requirementSetId }: Subject): Call => ({ params: { id: requirementSetId } });
const invented = { name: "Invented", email: "new@vendor.example", allowDuplicate: true };
const renamed = (subject: Subject): Call => ({ ...vendor(subject), json: { name: "Renamed", allowDuplicate: true } });

/**
 * Every call of the API and what each caller gets. A route file or method that is not in here fails the test by its name:
 * add the row together with the route.
 */
export const accessTable: Record<string, Row> = {
  "GET /api/health": { answers: same(200) },
  "GET /api/openapi.json": { answers: same(200) },
  "GET /api/ready": { answers: same(200) },
  // What is no call at all.
  ...Object.fromEntries(["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => [`${method} /api/[...rest]`, { answers: same(404) }])),

  "POST /api/auth/register": { answers: same(400), call: () => ({ json: {} }) },
  "POST /api/auth/login": { answers: same(400), call: () => ({ json: {} }) },
  "POST /api/auth/password-check": { answers: same(400), call: () => ({ json: {} }) },
  "POST /api/auth/refresh": { answers: same(401), call: () => ({ json: {} }) },
  "GET /api/auth/renew": { answers: same(303) },
  "POST /api/auth/forgot-password": { answers: same(400), call: () => ({ json: {} }) },
  "POST /api/auth/reset-password": { answers: same(400), call: () => ({ json: { token: "guessed", password: "long enough" } }) },
  "GET /api/auth/confirm": { answers: same(400), call: () => ({ path: "/api/auth/confirm?token=guessed&type=signup" }) },
  "GET /api/auth/verify-email": { answers: same(400), call: () => ({ path: "/api/auth/verify-email?token=guessed" }) },
  "POST /api/auth/confirm": { answers: same(400), call: () => ({ json: { token: "guessed", type: "signup" } }) },
  "POST /api/auth/verify-email": { answers: same(400), call: () => ({ json: { token: "guessed" } }) },
  "POST /api/auth/second-factor": { answers: same(401), call: () => ({ json: { code: "000000" } }) },
  // No provider is configured.
  "POST /api/auth/sso/[provider]": { answers: same(404), call: () => ({ params: { provider: "google" } }) },
  "GET /api/auth/callback/[provider]": { answers: same(404), call: () => ({ params: { provider: "google" } }) },
  "POST /api/auth/sso/sign-up": {
    answers: same(400),
    call: () => ({ json: { firstName: "Test", lastName: "Person", companyName: "Invented" } }),
  },
  "GET /api/auth/me": { answers: reads },
  // What belongs to the person, regardless of their role.
  "POST /api/auth/confirm/resend": { answers: members(200) },
  "GET /api/auth/security": { answers: reads },
  "POST /api/auth/change-password": {
    answers: members(400),
    call: () => ({ json: { currentPassword: "guessed", newPassword: "long enough" } }),
  },
  "POST /api/auth/two-factor": { answers: members(200) },
  "POST /api/auth/two-factor/enable": { answers: members(400), call: () => ({ json: { code: "guessed", password: testPassword } }) },
  "POST /api/auth/two-factor/disable": { answers: members(409), call: () => ({ json: { code: "000000", password: testPassword } }) },
  "POST /api/auth/two-factor/recovery-codes": { answers: members(409), call: () => ({ json: { code: "000000" } }) },
  "GET /api/auth/sessions": { answers: reads },
  "DELETE /api/auth/sessions/[id]": { answers: members(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/auth/sessions/end-others": { answers: members(200) },
  "POST /api/auth/logout": { answers: same(200), call: () => ({ json: {} }) },

  ...connectionRows,
  ...signOnRows,
  ...searchRows,

  "GET /api/vendors": { answers: reads },
  "POST /api/vendors": { answers: writes(201), call: () => ({ json: invented }) },
  "PUT /api/vendors-by-external-id/[id]": { answers: writes(201), call: () => ({ params: { id: randomUUID() }, json: invented }) },
  "GET /api/vendors/ids": { answers: reads },
  "GET /api/vendors/export": { answers: reads },
  // Another company's records are reported row by row.
  "POST /api/vendors/batch": { answers: writes(200), call: ({ vendorId }) => ({ json: { action: "activate", ids: [vendorId] } }) },
  "GET /api/vendors/[id]": { answers: readsOne, call: vendor },
  "PATCH /api/vendors/[id]": { answers: writesOne(200), call: renamed },
  "PUT /api/vendors/[id]": { answers: writesOne(200), call: renamed },
  "DELETE /api/vendors/[id]": { answers: writesOne(200), call: vendor },
  "POST /api/vendors/[id]/invite": { answers: writesOne(200), call: vendor },
  "GET /api/vendors/[id]/emails": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/emails/[emailId]/send": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, emailId: randomUUID() } }),
  },
  "GET /api/vendors/[id]/reminders": { answers: readsOne, call: vendor },
  "PATCH /api/vendors/[id]/reminders": { answers: writesOne(200), call: (subject) => ({ ...vendor(subject), json: { isChased: false } }) },
  "GET /api/vendors/[id]/email-preview": { answers: readsOne, call: (subject) => ({ ...vendor(subject), path: "/?kind=request" }) },
  "POST /api/vendors/emails": { answers: writes(200), call: ({ vendorId }) => ({ json: { ids: [vendorId], kind: "request" } }) },
  ...reminderRows,
  "GET /api/templates": { answers: reads },
  "PATCH /api/templates/[kind]/[language]": {
    answers: adminWrites,
    call: () => ({ params: { kind: "request", language: "en" }, json: { subject: "Invented" } }),
  },
  "DELETE /api/templates/[kind]/[language]": { answers: adminWrites, call: () => ({ params: { kind: "request", language: "en" } }) },
  "GET /api/vendors/[id]/coverages": { answers: readsOne, call: vendor },

  "GET /api/vendors/[id]/projects": { answers: readsOne, call: vendor },

  ...projectRows,
  "GET /api/clearance": {
    answers: readsOne,
    call: ({ vendorId, projectId }) => ({ path: `/api/clearance?vendorId=${vendorId}&projectId=${projectId}` }),
  },

  "GET /api/samples": { answers: reads },
  // Only for a company without vendors of its own: the subject's has some.
  "POST /api/samples": { answers: { ...writes(409), neighbour: 200, platform: 200 } },
  "DELETE /api/samples": { answers: writes(200) },

  "GET /api/imports": { answers: writes(200) },
  // A list without emails: one that can be imported would be running when the next caller comes.
  "POST /api/imports": { answers: writes(400), call: () => ({ form: listOf("Invented Glazing") }) },
  "POST /api/imports/check": { answers: writes(200), call: () => ({ form: listOf("Invented Glazing,glass@vendor.example") }) },
  // An id that does not exist; a separate test checks who owns an import.
  "GET /api/imports/[id]": { answers: writes(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/imports/[id]/undo": { answers: writes(404), call: () => ({ params: { id: randomUUID() }, json: {} }) },

  "GET /api/requirements": { answers: reads },
  "POST /api/requirements": { answers: writes(201), call: () => ({ json: { ready: "standard", name: `Invented ${randomUUID()}` } }) },
  "GET /api/requirements/ready": { answers: reads },
  "GET /api/requirements/progress": { answers: reads },
  "POST /api/requirements/exhibits": { answers: writes(400), call: () => ({ form: new FormData() }) },
  "POST /api/requirements/exhibits/text": { answers: writes(200), call: () => ({ json: { text: "General liability: $1,000,000" } }) },
  "POST /api/requirements/exhibits/pages/[page]": { answers: writes(400), call: () => ({ form: new FormData(), params: { page: "1" } }) },
  "POST /api/requirements/preview": { answers: writes(200), call: () => ({ json: { ready: "default" } }) },
  "GET /api/requirements/[id]": { answers: readsOne, call: requirementSet },
  "PATCH /api/requirements/[id]": {
    answers: writesOne(200),
    call: (subject) => ({ ...requirementSet(subject), json: { name: `Renamed ${randomUUID()}` } }),
  },
  "DELETE /api/requirements/[id]": { answers: writesOne(200), call: requirementSet },
  "POST /api/requirements/[id]/copy": {
    answers: writesOne(201),
    call: (subject) => ({ ...requirementSet(subject), json: { name: `Copy ${randomUUID()}` } }),
  },
  "POST /api/requirements/[id]/restore": { answers: writesOne(200), call: requirementSet },
  "POST /api/requirements/[id]/default": { answers: writesOne(200), call: requirementSet },

  "GET /api/documents": { answers: reads },
  "GET /api/documents/ids": { answers: reads },
  "GET /api/documents/export": { answers: reads },
  "POST /api/documents/batch": { answers: writes(200), call: ({ documentId }) => ({ json: { action: "reprocess", ids: [documentId] } }) },
  "POST /api/documents/upload": { answers: writesOne(201), call: ({ vendorId }) => ({ form: uploadOf(vendorId) }) },
  "GET /api/documents/[id]": { answers: readsOne, call: document },
  "PATCH /api/documents/[id]": {
    answers: writesOne(200),
    call: (subject) => ({ ...document(subject), json: { documentType: "OTHER" } }),
  },
  "DELETE /api/documents/[id]": { answers: writesOne(200), call: document },
  "GET /api/documents/[id]/file": { answers: readsOne, call: document },
  "GET /api/documents/[id]/pages": { answers: readsOne, call: document },
  // The file of the subject is no PDF but by its first bytes.
  "GET /api/documents/[id]/pages/[page]": {
    answers: { ...readsOne, viewer: 415, manager: 415, admin: 415 },
    call: ({ documentId }) => ({ params: { id: documentId, page: "1" } }),
  },
  "GET /api/documents/[id]/review": { answers: readsOne, call: document },
  // Nothing can be stated of a file that was not read yet.
  "POST /api/documents/[id]/review": {
    answers: writesOne(409),
    call: (subject) => ({
      ...document(subject),
      json: { revision: 1, statements: [{ kind: "addPolicy", certificate: 0, type: "OTHER", typeText: null }] },
    }),
  },
  // No one has corrected anything in it.
  "POST /api/documents/[id]/review/undo": {
    answers: writesOne(409),
    call: (subject) => ({ ...document(subject), json: { revision: 1 } }),
  },
  "GET /api/review": { answers: reads },
  "GET /api/review/ids": { answers: reads },
  "POST /api/review/batch": { answers: writes(200), call: ({ documentId }) => ({ json: { action: "dismiss", ids: [documentId] } }) },
  "POST /api/documents/[id]/reprocess": { answers: writesOne(202), call: document },

  "PUT /api/documents/[id]/vendor": {
    answers: writesOne(200),
    call: (subject) => ({ ...document(subject), json: { vendorId: subject.vendorId } }),
  },
  "GET /api/documents/[id]/candidates": { answers: readsOne, call: document },
  "POST /api/documents/[id]/same-firm": {
    answers: writesOne(400),
    call: (subject) => ({ ...document(subject), json: { name: "Nobody on it" } }),
  },
  // No holder was read of it.
  "POST /api/documents/[id]/holder": {
    answers: writesOne(409),
    call: (subject) => ({ ...document(subject), json: { answer: "ACCEPTED" } }),
  },
  // No insured was read of it.
  "POST /api/documents/[id]/insured": {
    answers: writesOne(409),
    call: (subject) => ({ ...document(subject), json: { answer: "REJECTED" } }),
  },
  "GET /api/documents/without-vendor": { answers: reads },

  "GET /api/companies/profile": { answers: reads },
  "PATCH /api/companies/profile": { answers: adminWrites, call: () => ({ json: { phone: "(555) 010-0100" } }) },
  "PATCH /api/companies/settings": { answers: adminWrites, call: () => ({ json: { legalNames: ["Invented Builders Inc."] } }) },
  "GET /api/companies/logo": { answers: members(404) },
  "POST /api/companies/logo": { answers: adminOnly(415), call: () => ({ form: uploadOf(undefined, "logo") }) },
  "DELETE /api/companies/logo": { answers: adminWrites },
  "GET /api/companies/overview": { answers: reads },
  "GET /api/companies/stats": { answers: reads },

  "GET /api/team": { answers: reads },
  "PATCH /api/team/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() }, json: { role: "VIEWER" } }) },
  "POST /api/team/invitations": {
    answers: adminOnly(201),
    call: () => ({ json: { email: `${randomUUID()}@company.example`, role: "VIEWER" } }),
  },
  "POST /api/team/invitations/batch": {
    answers: adminOnly(200),
    call: () => ({ json: { emails: [`${randomUUID()}@company.example`], role: "VIEWER" } }),
  },
  "DELETE /api/team/invitations/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/team/invitations/[id]/send": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/team/accept": { answers: same(400), call: () => ({ json: {} }) },

  "GET /api/people/me": { answers: reads },
  "PATCH /api/people/me": { answers: members(200), call: () => ({ json: { firstName: "Renamed" } }) },
  "GET /api/people/me/notifications": { answers: reads },
  "PATCH /api/people/me/notifications": { answers: members(200), call: () => ({ json: { weeklyReports: true } }) },
  "POST /api/people/email": { answers: same(400), call: () => ({ json: { token: "guessed" } }) },

  // Who did what is for admins.
  "GET /api/activity": { answers: adminOnly(200) },
  "GET /api/plan": { answers: reads },
  "POST /api/plan": { answers: adminOnly(200), call: () => ({ json: { plan: "pro", cycle: "annual" } }) },
  ...billingRows,
  "GET /api/activity/check": { answers: adminOnly(200) },
  "GET /api/activity/export": { answers: adminOnly(200) },

  "GET /api/exports/me": { answers: reads },
  // The download takes the ticket that follows a password.
  "GET /api/exports/company": { answers: members(403) },
  "POST /api/exports/company": { answers: adminOnly(200), call: () => ({ json: { password: testPassword } }) },
  "GET /api/removal": { answers: reads },
  // The typed name is wrong on purpose: what follows a right one is in lib/companies/deletion's tests.
  "POST /api/removal/account": { answers: members(400), call: () => ({ json: { typed: "somebody else" } }) },
  "DELETE /api/removal/account": { answers: reads },
  "POST /api/removal/company": { answers: adminOnly(400), call: () => ({ json: { typed: "another company" } }) },
  "DELETE /api/removal/company": { answers: adminOnly(200) },

  "GET /api/banner": { answers: reads },

  ...inboxRows,
  ...contactRows,
  ...verdictRows,
  ...portalRows,
  ...platformRows,
};

/** A file that was never uploaded before. */
function uploadOf(vendorId?: string, part = "document"): FormData {
  const form = new FormData();
  if (vendorId) form.append("vendorId", vendorId);
  form.append(part, new Blob([Buffer.from(`%PDF-1.7 invented ${randomUUID()}`)]), "certificate.pdf");
  return form;
}
