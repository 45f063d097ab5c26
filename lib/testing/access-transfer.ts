import { randomUUID } from "node:crypto";
import type { Row } from "@/lib/testing/access-rows";
import { adminOnly } from "@/lib/testing/access-rows";

const unknown = () => ({ params: { id: randomUUID() } });

/** Calls that take a company's data in. What is nobody's is asked for here; whose import it is, its own test asks. */
export const transferRows: Record<string, Row> = {
  "GET /api/transfers": { answers: adminOnly(200) },
  "POST /api/transfers": { answers: adminOnly(400), call: () => ({ form: new FormData() }) },
  "GET /api/transfers/[id]": { answers: adminOnly(404), call: unknown },
  "DELETE /api/transfers/[id]": { answers: adminOnly(404), call: unknown },
  "POST /api/transfers/[id]/start": { answers: adminOnly(404), call: unknown },
  "GET /api/transfers/[id]/records/[recordId]": {
    answers: adminOnly(404),
    call: () => ({ params: { id: randomUUID(), recordId: randomUUID() } }),
  },
};
