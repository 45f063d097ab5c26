import { randomUUID } from "node:crypto";
import type { Row } from "@/lib/testing/access-rows";
import { adminOnly, document, members, reads, readsOne, vendor, writes, writesOne } from "@/lib/testing/access-rows";

/** Calls about how vendors are judged, and what persons decided and noted. */
export const verdictRows: Record<string, Row> = {
  "POST /api/vendors/[id]/decisions": {
    answers: { ...writes(400), neighbour: 404, platform: 404 },
    call: (subject) => ({ ...vendor(subject), json: { requirement: "gl-coverage", answer: "accepted", note: "Seen" } }),
  },
  "DELETE /api/vendors/[id]/decisions/[decisionId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, decisionId: randomUUID() } }),
  },
  "GET /api/reread": { answers: adminOnly(200) },
  // No certificate has been read.
  "POST /api/reread": { answers: adminOnly(400) },
  "DELETE /api/reread/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/reread/[id]/apply": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() }, json: {} }) },
  "GET /api/reread/[id]/vendors": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID() }, path: "/?from=COMPLIANT&to=EXPIRED" }),
  },
  "GET /api/reread/[id]/files": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/wordings": { answers: reads, call: () => ({}) },
  "POST /api/wordings": { answers: writes(404), call: () => ({ json: { wording: "invented wording", answer: "nothing" } }) },
  "GET /api/wordings/[id]": { answers: { ...members(404) }, call: () => ({ params: { id: randomUUID() } }) },
  "DELETE /api/wordings/[id]": { answers: writes(404), call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/vendors/[id]/notices": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/notices": {
    answers: writesOne(201),
    call: (subject) => ({ ...vendor(subject), json: { kind: "amendment", policyNumber: "X-1", effective: "2020-01-01" } }),
  },
  "DELETE /api/vendors/[id]/notices/[noticeId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, noticeId: randomUUID() } }),
  },
  "GET /api/vendors/[id]/notes": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/notes": { answers: writesOne(201), call: (subject) => ({ ...vendor(subject), json: { text: "Invented" } }) },
  "PATCH /api/vendors/[id]/notes/[noteId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, noteId: randomUUID() }, json: { text: "Invented" } }),
  },
  "DELETE /api/vendors/[id]/notes/[noteId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, noteId: randomUUID() } }),
  },
  "PATCH /api/documents/[id]/paper": {
    answers: writesOne(200),
    call: (subject) => ({ ...document(subject), json: { kindId: null } }),
  },
  "GET /api/vendors/[id]/slots": { answers: readsOne, call: vendor },
  "GET /api/document-kinds": { answers: reads },
  "POST /api/document-kinds": { answers: writes(201), call: () => ({ json: { name: `Invented ${randomUUID()}`, expires: "never" } }) },
  "GET /api/document-kinds/[id]": { answers: { ...members(404) }, call: () => ({ params: { id: randomUUID() } }) },
  "PATCH /api/document-kinds/[id]": { answers: writes(404), call: () => ({ params: { id: randomUUID() }, json: { name: "Invented" } }) },
  "DELETE /api/document-kinds/[id]": { answers: writes(404), call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/document-kinds/[id]/restore": { answers: writes(404), call: () => ({ params: { id: randomUUID() }, json: {} }) },
  "GET /api/insurer-ratings": { answers: reads },
  "PUT /api/insurer-ratings/[naic]": {
    answers: writes(200),
    call: () => ({ params: { naic: "12345" }, json: { name: "Invented Mutual", rating: "A", size: "X" } }),
  },
  "DELETE /api/insurer-ratings/[naic]": { answers: writes(404), call: () => ({ params: { naic: "99999" } }) },
  "POST /api/insurer-ratings/import": { answers: writes(200), call: () => ({ json: { text: "Invented Mutual,12345,A,X" } }) },
  "GET /api/documents/[id]/verdict": { answers: readsOne, call: document },
  "GET /api/verdicts": { answers: reads, call: () => ({ path: "/?date=2026-01-01" }) },
  "POST /api/vendors/requirements": {
    answers: writes(200),
    call: ({ vendorId }) => ({ json: { ids: [vendorId], requirementSetId: null } }),
  },
  "POST /api/projects/[id]/assignments/batch": {
    answers: writesOne(200),
    call: ({ projectId, vendorId }) => ({ params: { id: projectId }, json: { ids: [vendorId], contractNumber: randomUUID() } }),
  },
  "GET /api/exceptions": { answers: reads },
  "POST /api/exceptions": {
    answers: { ...writes(400), neighbour: 404, platform: 404 },
    call: ({ vendorId }) => ({ json: { vendorId, requirement: "gl-coverage", kind: "waive", reason: "Invented", until: "2099-01-01" } }),
  },
  "GET /api/exceptions/ids": { answers: reads },
  "GET /api/exceptions/export": { answers: reads },
  "POST /api/exceptions/batch": { answers: adminOnly(200), call: () => ({ json: { action: "approve", ids: [randomUUID()] } }) },
  "GET /api/exceptions/[id]": { answers: { ...members(404) }, call: () => ({ params: { id: randomUUID() } }) },
  "POST /api/exceptions/[id]/answer": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID() }, json: { answer: "approve" } }),
  },
  "POST /api/exceptions/[id]/withdraw": { answers: writes(404), call: () => ({ params: { id: randomUUID() }, json: {} }) },
  "GET /api/vendors/[id]/merge": {
    answers: { ...writes(404) },
    call: (subject) => ({ ...vendor(subject), path: `/?vendorId=${randomUUID()}` }),
  },
  "POST /api/vendors/[id]/merge": { answers: writes(404), call: (subject) => ({ ...vendor(subject), json: { vendorId: randomUUID() } }) },
  "GET /api/vendors/[id]/merges": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/merges/[mergeId]/undo": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, mergeId: randomUUID() } }),
  },
  "GET /api/vendors/[id]/timeline": { answers: readsOne, call: vendor },
  "GET /api/vendors/[id]/verdict": { answers: readsOne, call: vendor },
  "GET /api/vendors/[id]/evidence": { answers: { ...adminOnly(200), neighbour: 404, platform: 404 }, call: vendor },
  // Nothing is marked in a file that was not read yet.
  "POST /api/documents/[id]/marks": {
    answers: writesOne(409),
    call: (subject) => ({ ...document(subject), json: { revision: 1, certificate: 0, mark: 0, answer: "nothing" } }),
  },
};
