import { randomUUID } from "node:crypto";
import { type Row, readsOne, vendor, writes } from "@/lib/testing/access-rows";

/** Calls about the vendor's page: what members do with its links, and what nobody does without one. */
export const portalRows: Record<string, Row> = {
  "GET /api/vendors/[id]/links": { answers: readsOne, call: vendor },
  "DELETE /api/vendors/[id]/links/[linkId]": {
    answers: writes(404),
    call: ({ vendorId }) => ({ params: { id: vendorId, linkId: randomUUID() } }),
  },
};
