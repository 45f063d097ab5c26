import { randomUUID } from "node:crypto";
import { adminOnly, adminWrites, type Row } from "@/lib/testing/access-rows";

const one = () => ({ params: { id: randomUUID() } });

/** What connects a company's other programs: its keys and webhooks. */
export const connectionRows: Record<string, Row> = {
  "GET /api/keys": { answers: adminWrites },
  "POST /api/keys": { answers: adminOnly(201), call: () => ({ json: { name: "Invented", scope: "read" } }) },
  "DELETE /api/keys/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
  "GET /api/webhooks": { answers: adminWrites },
  "POST /api/webhooks": {
    answers: adminOnly(201),
    call: () => ({ json: { address: "https://hooks.company.example/coverkeep", types: ["vendor.created"] } }),
  },
  "POST /api/webhooks/[id]/switch": { answers: adminOnly(404), call: () => ({ ...one(), json: { isActive: false } }) },
  "DELETE /api/webhooks/[id]": { answers: adminOnly(404), call: one },
  "GET /api/webhooks/[id]/deliveries": { answers: adminOnly(404), call: one },
  "POST /api/webhooks/[id]/deliveries/[deliveryId]/send": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID(), deliveryId: randomUUID() } }),
  },
};
