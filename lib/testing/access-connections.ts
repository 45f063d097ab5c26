import { randomUUID } from "node:crypto";
import { adminOnly, adminWrites, type Row } from "@/lib/testing/access-rows";

/** What connects a company's other programs: its keys. */
export const connectionRows: Record<string, Row> = {
  "GET /api/keys": { answers: adminWrites },
  "POST /api/keys": { answers: adminOnly(201), call: () => ({ json: { name: "Invented", scope: "read" } }) },
  "DELETE /api/keys/[id]": { answers: adminOnly(404), call: () => ({ params: { id: randomUUID() } }) },
};
