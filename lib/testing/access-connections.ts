import { randomUUID } from "node:crypto";
import { adminOnly, adminWrites, members, type Row, reads } from "@/lib/testing/access-rows";
import { testPassword } from "@/lib/testing/factories";

const one = () => ({ params: { id: randomUUID() } });

const procore = () => ({ params: { connector: "procore" } });
/** Nobody has set it up, and it has no sign-in. */
const nowhere = () => ({ params: { connector: "vista" } });

/** What connects a company's other programs, its keys and webhooks, and how its data comes from another installation. */
export const connectionRows: Record<string, Row> = {
  "GET /api/keys": { answers: adminWrites },
  "POST /api/keys": {
    proof: "again",
    answers: adminOnly(201),
    call: () => ({ json: { name: "Invented", scope: "read", password: testPassword } }),
  },
  "DELETE /api/keys/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/keys/[id]/calls": { answers: adminOnly(404), call: one },
  // Nobody has made one.
  "GET /api/test-company": { answers: reads },
  "POST /api/test-company": { answers: adminOnly(201) },
  "DELETE /api/test-company": { answers: adminOnly(404) },
  "POST /api/test-company/empty": { answers: adminOnly(404) },
  "POST /api/test-company/enter": { answers: members(404) },
  "POST /api/test-company/leave": { answers: members(200) },
  "GET /api/changes": { answers: reads },
  "GET /api/webhooks": { answers: adminWrites },
  "POST /api/webhooks": {
    answers: adminOnly(201),
    call: () => ({ json: { address: "https://hooks.company.example/coverkeep", types: ["vendor.created"] } }),
  },
  "POST /api/webhooks/[id]/switch": { answers: adminOnly(404), call: () => ({ ...one(), json: { isActive: false } }) },
  "GET /api/webhooks/[id]": { answers: adminOnly(404), call: one },
  "PATCH /api/webhooks/[id]": { answers: adminOnly(404), call: () => ({ ...one(), json: { types: ["vendor.created"] } }) },
  "DELETE /api/webhooks/[id]": { answers: adminOnly(404), call: one },
  "POST /api/webhooks/[id]/test": { answers: adminOnly(404), call: one },
  "POST /api/webhooks/[id]/secret": { answers: adminOnly(404), call: one },
  "POST /api/webhooks/[id]/replay": { answers: adminOnly(404), call: () => ({ ...one(), json: { since: new Date().toISOString() } }) },
  "GET /api/webhooks/[id]/deliveries": { answers: adminOnly(404), call: one },
  "POST /api/webhooks/[id]/deliveries/[deliveryId]/send": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID(), deliveryId: randomUUID() } }),
  },
  "GET /api/connections": { answers: adminOnly(200) },
  "GET /api/connections/[connector]": { answers: adminOnly(200), call: procore },
  "PATCH /api/connections/[connector]": {
    answers: adminOnly(200),
    call: () => ({ ...procore(), json: { account: "1", clientId: "client-id", clientSecret: "invented-secret" } }),
  },
  "DELETE /api/connections/[connector]": { answers: adminOnly(404), call: nowhere },
  "POST /api/connections/[connector]/switch": { answers: adminOnly(404), call: () => ({ ...nowhere(), json: { isActive: true } }) },
  "POST /api/connections/[connector]/check": { answers: adminOnly(404), call: nowhere },
  "POST /api/connections/[connector]/sign-in": { answers: adminOnly(404), call: nowhere },
  "POST /api/connections/[connector]/connect": {
    answers: adminOnly(404),
    call: () => ({ ...nowhere(), json: { state: "0.x", code: "x" } }),
  },
  "GET /api/connections/[connector]/runs": { answers: adminOnly(200), call: procore },
  "POST /api/connections/[connector]/runs": { answers: adminOnly(404), call: () => ({ ...nowhere(), json: { isDry: true } }) },
  "GET /api/connections/[connector]/questions": { answers: adminOnly(200), call: procore },
  "POST /api/connections/[connector]/questions/[questionId]": {
    answers: adminOnly(404),
    call: () => ({ params: { connector: "procore", questionId: randomUUID() }, json: { answer: "ignore" } }),
  },
  // Records without an owner are requested here; a separate test checks who owns an import.
  "GET /api/list-imports": { answers: adminOnly(200) },
  "POST /api/list-imports": { answers: adminOnly(400), call: () => ({ form: new FormData() }) },
  "GET /api/list-imports/[id]": { answers: adminOnly(404), call: one },
  "DELETE /api/list-imports/[id]": { answers: adminOnly(404), call: one },
  "POST /api/list-imports/[id]/source": { answers: adminOnly(404), call: () => ({ ...one(), json: { list: "vendors" } }) },
  "POST /api/list-imports/[id]/start": { answers: adminOnly(404), call: one },
  "POST /api/list-imports/[id]/undo": { answers: adminOnly(404), call: one },
  "GET /api/list-imports/[id]/rows": { answers: adminOnly(404), call: one },
  "GET /api/list-imports/template": { answers: adminOnly(200) },
  "GET /api/payments": { answers: adminOnly(200) },
  "POST /api/payments": { answers: adminOnly(400), call: () => ({ form: new FormData() }) },
  "DELETE /api/payments/[id]": { answers: adminOnly(404), call: one },
  "GET /api/premium-audit": { answers: adminOnly(200), call: () => ({ path: "/?from=2026-01-01&to=2026-12-31&format=xlsx" }) },
  "GET /api/transfers": { answers: adminOnly(200) },
  "POST /api/transfers": { answers: adminOnly(400), call: () => ({ form: new FormData() }) },
  "GET /api/transfers/[id]": { answers: adminOnly(404), call: one },
  "DELETE /api/transfers/[id]": { answers: adminOnly(404), call: one },
  "POST /api/transfers/[id]/start": { answers: adminOnly(404), call: one },
  "GET /api/transfers/[id]/records/[recordId]": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID(), recordId: randomUUID() } }),
  },
};
