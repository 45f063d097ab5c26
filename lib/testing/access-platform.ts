import { randomUUID } from "node:crypto";
import { shippedFigures } from "@/lib/admin/figures/rules";
import { type Answers, type Row, same } from "@/lib/testing/access-rows";
import { testPassword } from "@/lib/testing/factories";
import type { Call } from "@/lib/testing/request";

const platformOnly: Answers = { anonymous: 401, suspended: 401, viewer: 403, manager: 403, admin: 403, neighbour: 403, platform: 200 };

const platformNone: Answers = { ...platformOnly, platform: 404 };
const nobody = (): Call => ({ params: { id: randomUUID() } });

/** What only platform admins may do. */
export const platformRows: Record<string, Row> = {
  "GET /api/metrics": { answers: same(404) },
  // The call that takes the password which the others ask for.
  "POST /api/auth/admin-mode": { proof: "none", answers: platformOnly, call: () => ({ json: { password: testPassword } }) },
  "GET /api/admin/stats": { proof: "recent", answers: platformOnly },
  "GET /api/admin/users": { proof: "recent", answers: platformOnly },
  "GET /api/admin/emails": { proof: "recent", answers: platformOnly },
  "GET /api/admin/email-log": { proof: "recent", answers: platformOnly },
  "POST /api/admin/email-log/[id]/look": { proof: "recent", answers: platformNone, call: nobody },
  "GET /api/admin/email-log/[id]/preview": {
    proof: "recent",
    answers: platformNone,
    call: () => ({ ...nobody(), path: "/api/admin/email-log/x/preview?key=guessed" }),
  },
  // No such email.
  "POST /api/admin/emails/[id]/send": {
    proof: "recent",
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "GET /api/admin/inbound": { proof: "recent", answers: platformOnly },
  "POST /api/admin/inbound/[id]/assign": {
    proof: "recent",
    answers: platformNone,
    call: () => ({ ...nobody(), json: { companyId: randomUUID() } }),
  },
  "POST /api/admin/inbound/[id]/dismiss": { proof: "recent", answers: platformNone, call: nobody },
  "GET /api/admin/settings": { proof: "recent", answers: platformOnly },
  "PATCH /api/admin/settings/general": { proof: "recent", answers: platformOnly, call: () => ({ json: { language: "en" } }) },
  "PATCH /api/admin/settings/security": { proof: "recent", answers: platformOnly, call: () => ({ json: { sessionMinutes: 30 } }) },
  "PATCH /api/admin/settings/email": {
    proof: "recent",
    answers: platformOnly,
    call: () => ({ json: { documentsAddress: "documents@platform.example" } }),
  },
  "PATCH /api/admin/settings/notifications": { proof: "recent", answers: platformOnly, call: () => ({ json: { dailyReports: false } }) },
  "PATCH /api/admin/settings/billing": { proof: "recent", answers: platformOnly, call: () => ({ json: { currency: "USD" } }) },
  "PATCH /api/admin/settings/inbound": { proof: "recent", answers: platformOnly, call: () => ({ json: { imapFolder: "INBOX" } }) },
  "POST /api/admin/settings/billing/test": { proof: "recent", answers: { ...platformOnly, platform: 409 } },
  "POST /api/admin/settings/email/test": { proof: "recent", answers: platformOnly },
  "GET /api/admin/settings/email-accounts": { proof: "recent", answers: platformOnly },
  // The tests' own SMTP_URL decides.
  "POST /api/admin/settings/email-accounts/[purpose]": {
    proof: "recent",
    answers: { ...platformOnly, platform: 409 },
    call: () => ({ params: { purpose: "outgoing" } }),
  },
  "DELETE /api/admin/settings/email-accounts/[purpose]": {
    proof: "recent",
    answers: platformOnly,
    call: () => ({ params: { purpose: "outgoing" } }),
  },
  "GET /api/admin/settings/email-accounts/callback": { proof: "recent", answers: { ...platformOnly, platform: 303 } },
  "GET /api/admin/api-keys": { proof: "recent", answers: platformOnly },
  "POST /api/admin/api-keys": {
    proof: "again",
    answers: { ...platformOnly, platform: 201 },
    call: () => ({ json: { name: "Invented", scope: "read", password: testPassword } }),
  },
  "DELETE /api/admin/api-keys/[id]": {
    proof: "recent",
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "GET /api/admin/reports": { proof: "recent", answers: platformOnly },
  "GET /api/admin/reports/[type]": { proof: "recent", answers: platformOnly, call: () => ({ params: { type: "users" } }) },
  "GET /api/admin/report-files": { proof: "recent", answers: platformOnly },
  "POST /api/admin/report-files": {
    proof: "recent",
    answers: { ...platformOnly, platform: 202 },
    call: () => ({ json: { type: "usage", format: "csv" } }),
  },
  "DELETE /api/admin/report-files/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "GET /api/admin/report-files/[id]/download": { proof: "recent", answers: platformNone, call: nobody },
  "GET /api/admin/report-schedules": { proof: "recent", answers: platformOnly },
  // The recipient is no platform admin.
  "POST /api/admin/report-schedules": {
    proof: "recent",
    answers: { ...platformOnly, platform: 400 },
    call: () => ({ json: { type: "usage", frequency: "weekly", recipientIds: [randomUUID()] } }),
  },
  "DELETE /api/admin/report-schedules/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "GET /api/admin/vendor-emails": { proof: "recent", answers: platformOnly },
  "POST /api/notifications/send-vendor-email": {
    proof: "recent",
    answers: { ...platformOnly, platform: 202 },
    call: ({ vendorId }) => ({ json: { vendorId, subject: "Invented", message: "Invented.", emailType: "custom" } }),
  },
  "GET /api/admin/companies": { proof: "recent", answers: platformOnly },
  "GET /api/admin/activity": { proof: "recent", answers: platformOnly },
  // No record has these ids. The tests of lib/admin cover what the calls do.
  "POST /api/admin/users": {
    proof: "recent",
    answers: { ...platformOnly, platform: 400 },
    call: () => ({ json: { email: `${randomUUID()}@company.example`, companyId: randomUUID(), companyRole: "VIEWER" } }),
  },
  "PATCH /api/admin/users/[id]": { proof: "recent", answers: platformNone, call: () => ({ ...nobody(), json: { status: "suspended" } }) },
  "DELETE /api/admin/users/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "POST /api/admin/users/[id]/password-reset": { proof: "recent", answers: platformNone, call: nobody },
  "DELETE /api/admin/users/[id]/sessions": { proof: "recent", answers: platformNone, call: nobody },
  "DELETE /api/admin/users/[id]/two-factor": { proof: "recent", answers: platformNone, call: nobody },
  "DELETE /api/admin/invitations/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "POST /api/admin/invitations/[id]/send": { proof: "recent", answers: platformNone, call: nobody },
  "POST /api/admin/companies": {
    proof: "recent",
    answers: { ...platformOnly, platform: 201 },
    call: () => ({ json: { name: "Invented Roofing", plan: "trial", adminEmail: `${randomUUID()}@company.example` } }),
  },
  "GET /api/admin/companies/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "PATCH /api/admin/companies/[id]": {
    proof: "recent",
    answers: platformNone,
    call: () => ({ ...nobody(), json: { name: "Invented Roofing" } }),
  },
  "DELETE /api/admin/companies/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "POST /api/admin/companies/[id]/keep": { proof: "recent", answers: platformNone, call: nobody },
  "POST /api/admin/companies/[id]/look": {
    proof: "recent",
    answers: platformNone,
    call: () => ({ ...nobody(), json: { reason: "Asked to by their support call" } }),
  },
  "GET /api/admin/operations": { proof: "recent", answers: platformOnly },
  "POST /api/admin/operations/check": { proof: "recent", answers: platformOnly },
  // BACKUP_DIR is not set.
  "POST /api/admin/operations/backup": { proof: "recent", answers: { ...platformOnly, platform: 409 } },
  "POST /api/admin/operations/integrity": { proof: "recent", answers: { ...platformOnly, platform: 202 } },
  "GET /api/admin/operations/support-packet": { proof: "recent", answers: platformOnly },
  "GET /api/admin/operations/failed-jobs": { proof: "recent", answers: platformOnly },
  "POST /api/admin/operations/failed-jobs/retry": {
    proof: "recent",
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ json: { queue: "unknown" } }),
  },
  "POST /api/admin/operations/failed-jobs/[id]/retry": {
    proof: "recent",
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "DELETE /api/admin/operations/failed-jobs/[id]": {
    proof: "recent",
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "GET /api/admin/wordings": { proof: "recent", answers: platformOnly },
  "POST /api/admin/wordings": { proof: "recent", answers: platformNone, call: () => ({ json: { answerId: randomUUID() } }) },
  "DELETE /api/admin/wordings/[id]": { proof: "recent", answers: platformNone, call: nobody },
  "PUT /api/admin/banner": { proof: "recent", answers: platformOnly, call: () => ({ json: { text: "", tone: "info" } }) },
  "GET /api/admin/figures": { proof: "recent", answers: platformOnly },
  "PUT /api/admin/figures": { proof: "recent", answers: platformOnly, call: () => ({ json: shippedFigures }) },
};
