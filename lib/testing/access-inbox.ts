import { randomUUID } from "node:crypto";
import type { Row } from "@/lib/testing/access-rows";
import { members, reads, same, writes, writesOne } from "@/lib/testing/access-rows";

const one = () => ({ params: { id: randomUUID() } });

/** Calls about incoming emails. */
export const inboxRows: Record<string, Row> = {
  "GET /api/attention": { answers: reads },
  "GET /api/attention/count": { answers: reads },
  "GET /api/attention/ids": { answers: reads },
  // A row that does not wait is refused by itself; the list's own test checks who may do what to a row of each kind.
  "POST /api/attention/batch": { answers: writes(200), call: () => ({ json: { action: "dismiss", ids: [randomUUID()] } }) },
  "GET /api/inbox": { answers: reads },
  "GET /api/inbox/[id]": { answers: { ...members(404) }, call: one },
  // An id that does not exist; the pipeline's test checks who owns an email.
  "POST /api/inbox/[id]/assign": { answers: writes(404), call: ({ vendorId }) => ({ ...one(), json: { vendorId } }) },
  "POST /api/inbox/[id]/dismiss": { answers: writes(404), call: one },
  "POST /api/inbox/[id]/confirm": { answers: writes(404), call: one },
  "POST /api/vendors/[id]/address/retry": { answers: writesOne(200), call: ({ vendorId }) => ({ params: { id: vendorId }, json: {} }) },
  "POST /api/inbox/batch": { answers: writes(200), call: () => ({ json: { action: "dismiss", ids: [randomUUID()] } }) },
  // Nothing comes in here.
  "POST /api/inbound/[provider]": { answers: same(404), call: () => ({ params: { provider: "postmark" } }) },
  "POST /api/inbox/[id]/retry": { answers: writes(404), call: one },
};
