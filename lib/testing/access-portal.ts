import { randomBytes, randomUUID } from "node:crypto";
import { adminOnly, document, members, type Row, readsOne, type Subject, same, vendor, writes, writesOne } from "@/lib/testing/access-rows";
import type { Call } from "@/lib/testing/request";

/** With an unsent token: a session does not help. */
const guessed = (json?: object) => (): Call => ({ params: { token: randomBytes(32).toString("base64url") }, ...(json && { json }) });

const ofPassport = ({ vendorId }: Subject): Call => ({ params: { id: vendorId, passportId: randomUUID() } });

/** Calls about the vendor's page: what members do with its links, and what is refused without one. */
export const portalRows: Record<string, Row> = {
  "GET /api/vendors/[id]/agencies": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/agencies": {
    answers: writes(404),
    call: (subject) => ({ ...vendor(subject), json: { agency: "Invented Agency", email: "desk@agency.example" } }),
  },
  "DELETE /api/vendors/[id]/agencies/[confirmedId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, confirmedId: randomUUID() } }),
  },
  ...Object.fromEntries(
    ["", "/insureds", "/logo", "/sample"].map((path) => [`GET /api/portal/[token]${path}`, { answers: same(404), call: guessed() }]),
  ),
  "POST /api/portal/[token]/documents": { answers: same(404), call: guessed() },
  "POST /api/portal/[token]/contact": { answers: same(404), call: guessed({ email: "new@vendor.example" }) },
  "POST /api/portal/[token]/agent": { answers: same(404), call: guessed({ email: "desk@agency.example" }) },
  "POST /api/portal/[token]/exceptions": { answers: same(404), call: guessed({ requirement: "gl-coverage", reason: "Invented" }) },
  "POST /api/portal/[token]/reports": { answers: same(404), call: guessed({ policyId: randomUUID(), kind: "cancelled" }) },
  "POST /api/portal/[token]/passport": { answers: same(404), call: guessed() },
  "GET /api/portal/[token]/passport/[passportId]": {
    answers: same(404),
    call: () => ({ params: { token: randomBytes(32).toString("base64url"), passportId: randomUUID() } }),
  },
  "GET /api/passport-key": { answers: same(404) },
  "GET /api/vendors/[id]/passports": { answers: readsOne, call: vendor },
  // Nothing is on file of this vendor.
  "POST /api/vendors/[id]/passports": { answers: writesOne(409), call: vendor },
  "DELETE /api/vendors/[id]/passports/[passportId]": { answers: writes(404), call: ofPassport },
  "GET /api/vendors/[id]/passports/[passportId]/file": { answers: members(404), call: ofPassport },
  // The document is no passport.
  "POST /api/documents/[id]/passport": { answers: writesOne(409), call: document },
  "POST /api/documents/[id]/passport/key": { answers: { ...adminOnly(409), neighbour: 404, platform: 404 }, call: document },
  "DELETE /api/documents/[id]/passport/key": { answers: { ...adminOnly(409), neighbour: 404, platform: 404 }, call: document },
  "GET /api/vendors/[id]/emails/[emailId]": {
    answers: { ...readsOne, viewer: 404, manager: 404, admin: 404, platform: 404 },
    call: ({ vendorId }) => ({ params: { id: vendorId, emailId: randomUUID() } }),
  },
  "POST /api/vendors/[id]/emails/resubscribe": { answers: writesOne(200), call: vendor },
  // A link that was never sent: the page says so, and nothing is stopped.
  "GET /api/unsubscribe/[token]": { answers: same(303), call: guessed() },
  "POST /api/unsubscribe/[token]": { answers: same(404), call: guessed() },
  "GET /api/vendors/[id]/links": { answers: readsOne, call: vendor },
  "DELETE /api/vendors/[id]/links/[linkId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, linkId: randomUUID() } }),
  },
};
