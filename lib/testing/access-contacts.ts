import { randomUUID } from "node:crypto";
import { type Row, readsOne, type Subject, vendor, writes, writesOne } from "@/lib/testing/access-rows";
import type { Call } from "@/lib/testing/request";

const unknown = ({ vendorId }: Subject): Call => ({ params: { id: vendorId, contactId: randomUUID() } });

/** The calls about a vendor's contacts. */
export const contactRows: Record<string, Row> = {
  "GET /api/vendors/[id]/contacts": { answers: readsOne, call: vendor },
  "POST /api/vendors/[id]/contacts": {
    answers: writesOne(201),
    call: (subject) => ({ ...vendor(subject), json: { email: "other@vendor.example", role: "safety" } }),
  },
  "PATCH /api/vendors/[id]/contacts/[contactId]": {
    answers: writes(404),
    call: (subject) => ({ ...unknown(subject), json: { name: "Invented" } }),
  },
  "DELETE /api/vendors/[id]/contacts/[contactId]": { answers: writes(404), call: unknown },
  "POST /api/vendors/[id]/contacts/[contactId]/first": { answers: writes(404), call: unknown },
  "POST /api/vendors/[id]/contacts/[contactId]/retry": { answers: writes(404), call: unknown },
  "POST /api/vendors/[id]/contacts/[contactId]/resubscribe": { answers: writes(404), call: unknown },
};
