import { adminWrites, type Row, reads, readsOne } from "@/lib/testing/access-rows";

/** When and how often vendors are emailed, and whether they are at all. */
export const reminderRows: Record<string, Row> = {
  "GET /api/companies/reminders": { answers: reads },
  "GET /api/companies/reminders/plan": { answers: reads },
  "GET /api/companies/reminders/example": {
    answers: readsOne,
    call: ({ vendorId }) => ({ path: `/api/companies/reminders/example?vendorId=${vendorId}&on=2027-01-04&kind=followup` }),
  },
  "POST /api/companies/reminders/switch": { answers: adminWrites, call: () => ({ json: { isLive: true } }) },
  "PATCH /api/companies/reminders": { answers: adminWrites, call: () => ({ json: { reminderHour: 9 } }) },
};
