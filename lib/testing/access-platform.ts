import { randomUUID } from "node:crypto";
import { shippedFigures } from "@/lib/admin/figures/rules";
import { type Answers, type Row, same } from "@/lib/testing/access-rows";
import type { Call } from "@/lib/testing/request";

const platformOnly: Answers = { anonymous: 401, suspended: 401, viewer: 403, manager: 403, admin: 403, neighbour: 403, platform: 200 };

const platformNone: Answers = { ...platformOnly, platform: 404 };
const nobody = (): Call => ({ params: { id: randomUUID() } });

/** What only platform admins may do. */
export const platformRows: Record<string, Row> = {
  "GET /api/metrics": { answers: same(404) },
  "GET /api/admin/stats": { answers: platformOnly },
  "GET /api/admin/users": { answers: platformOnly },
  "GET /api/admin/emails": { answers: platformOnly },
  "GET /api/admin/email-log": { answers: platformOnly },
  "POST /api/admin/email-log/[id]/look": { answers: platformNone, call: nobody },
  "GET /api/admin/email-log/[id]/preview": {
    answers: platformNone,
    call: () => ({ ...nobody(), path: "/api/admin/email-log/x/preview?key=guessed" }),
  },
  // No such email.
  "POST /api/admin/emails/[id]/send": { answers: { ...platformOnly, platform: 404 }, call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/admin/inbound": { answers: platformOnly },
  "POST /api/admin/inbound/[id]/assign": { answers: platformNone, call: () => ({ ...nobody(), json: { companyId: randomUUID() } }) },
  "POST /api/admin/inbound/[id]/dismiss": { answers: platformNone, call: nobody },
  "GET /api/admin/settings": { answers: platformOnly },
  "PATCH /api/admin/settings/general": { answers: platformOnly, call: () => ({ json: { language: "en" } }) },
  "PATCH /api/admin/settings/security": { answers: platformOnly, call: () => ({ json: { sessionMinutes: 30 } }) },
  "PATCH /api/admin/settings/email": { answers: platformOnly, call: () => ({ json: { documentsAddress: "documents@platform.example" } }) },
  "PATCH /api/admin/settings/notifications": { answers: platformOnly, call: () => ({ json: { dailyReports: false } }) },
  "PATCH /api/admin/settings/billing": { answers: platformOnly, call: () => ({ json: { currency: "USD" } }) },
  "PATCH /api/admin/settings/inbound": { answers: platformOnly, call: () => ({ json: { imapFolder: "INBOX" } }) },
  "POST /api/admin/settings/billing/test": { answers: { ...platformOnly, platform: 409 } },
  "POST /api/admin/settings/email/test": { answers: platformOnly },
  "GET /api/admin/api-keys": { answers: platformOnly },
  "POST /api/admin/api-keys": { answers: { ...platformOnly, platform: 201 }, call: () => ({ json: { name: "Invented", scope: "read" } }) },
  "DELETE /api/admin/api-keys/[id]": { answers: { ...platformOnly, platform: 404 }, call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/admin/reports": { answers: platformOnly },
  "GET /api/admin/reports/[type]": { answers: platformOnly, call: () => ({ params: { type: "users" } }) },
  "GET /api/admin/report-files": { answers: platformOnly },
  "POST /api/admin/report-files": { answers: { ...platformOnly, platform: 202 }, call: () => ({ json: { type: "usage", format: "csv" } }) },
  "DELETE /api/admin/report-files/[id]": { answers: platformNone, call: nobody },
  "GET /api/admin/report-files/[id]/download": { answers: platformNone, call: nobody },
  "GET /api/admin/report-schedules": { answers: platformOnly },
  // The recipient is no platform admin.
  "POST /api/admin/report-schedules": {
    answers: { ...platformOnly, platform: 400 },
    call: () => ({ json: { type: "usage", frequency: "weekly", recipientIds: [randomUUID()] } }),
  },
  "DELETE /api/admin/report-schedules/[id]": { answers: platformNone, call: nobody },
  "GET /api/admin/vendor-emails": { answers: platformOnly },
  "POST /api/notifications/send-vendor-email": {
    answers: { ...platformOnly, platform: 202 },
    call: ({ vendorId }) => ({ json: { vendorId, subject: "Invented", message: "Invented.", emailType: "custom" } }),
  },
  "GET /api/admin/companies": { answers: platformOnly },
  "GET /api/admin/activity": { answers: platformOnly },
  // No record has these ids. The tests of lib/admin cover what the calls do.
  "POST /api/admin/users": {
    answers: { ...platformOnly, platform: 400 },
    call: () => ({ json: { email: `${randomUUID()}@company.example`, companyId: randomUUID(), companyRole: "VIEWER" } }),
  },
  "PATCH /api/admin/users/[id]": { answers: platformNone, call: () => ({ ...nobody(), json: { status: "suspended" } }) },
  "DELETE /api/admin/users/[id]": { answers: platformNone, call: nobody },
  "POST /api/admin/users/[id]/password-reset": { answers: platformNone, call: nobody },
  "DELETE /api/admin/users/[id]/sessions": { answers: platformNone, call: nobody },
  "DELETE /api/admin/users/[id]/two-factor": { answers: platformNone, call: nobody },
  "DELETE /api/admin/invitations/[id]": { answers: platformNone, call: nobody },
  "POST /api/admin/invitations/[id]/send": { answers: platformNone, call: nobody },
  "POST /api/admin/companies": {
    answers: { ...platformOnly, platform: 201 },
    call: () => ({ json: { name: "Invented Roofing", plan: "trial", adminEmail: `${randomUUID()}@company.example` } }),
  },
  "GET /api/admin/companies/[id]": { answers: platformNone, call: nobody },
  "PATCH /api/admin/companies/[id]": { answers: platformNone, call: () => ({ ...nobody(), json: { name: "Invented Roofing" } }) },
  "DELETE /api/admin/companies/[id]": { answers: platformNone, call: nobody },
  "POST /api/admin/companies/[id]/keep": { answers: platformNone, call: nobody },
  "POST /api/admin/companies/[id]/look": {
    answers: platformNone,
    call: () => ({ ...nobody(), json: { reason: "Asked to by their support call" } }),
  },
  "GET /api/admin/operations": { answers: platformOnly },
  "POST /api/admin/operations/check": { answers: platformOnly },
  // BACKUP_DIR is not set.
  "POST /api/admin/operations/backup": { answers: { ...platformOnly, platform: 409 } },
  "POST /api/admin/operations/integrity": { answers: { ...platformOnly, platform: 202 } },
  "GET /api/admin/operations/support-packet": { answers: platformOnly },
  "GET /api/admin/operations/failed-jobs": { answers: platformOnly },
  "POST /api/admin/operations/failed-jobs/retry": {
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ json: { queue: "unknown" } }),
  },
  "POST /api/admin/operations/failed-jobs/[id]/retry": {
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "DELETE /api/admin/operations/failed-jobs/[id]": {
    answers: { ...platformOnly, platform: 404 },
    call: () => ({ params: { id: randomUUID() } }),
  },
  "PUT /api/admin/banner": { answers: platformOnly, call: () => ({ json: { text: "", tone: "info" } }) },
  "GET /api/admin/figures": { answers: platformOnly },
  "PUT /api/admin/figures": { answers: platformOnly, call: () => ({ json: shippedFigures }) },
};
