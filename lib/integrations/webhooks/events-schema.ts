import { z } from "zod";
import type { EventType } from "@/lib/integrations/webhooks/values";

const id = (description: string) => z.uuid().meta({ description });
const vendorId = id("The vendor, as in /api/vendors/{id}");
const documentId = id("The document, as in /api/documents/{id}");
const emailId = id("The email");
// Written out: compliance reaches this area by way of policies. A status that is missing here does not compile where it is announced.
const status = z.enum(["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW", "NO_DOCUMENTS"]);

const vendor = z.object({ vendorId });
const document = z.object({
  documentId,
  vendorId: vendorId.nullable().meta({ description: "The document's vendor; null: none yet" }),
});
const exception = z.object({
  exceptionId: id("The exception, as in /api/exceptions/{id}"),
  vendorId,
  assignmentId: id("The vendor's contract on a project; null: the vendor without one").nullable(),
});
const email = z.object({ emailId, vendorId: vendorId.nullable().meta({ description: "The vendor; null: the email is about none" }) });

/** What each event says. Events are sent in these shapes, and the description of the API is made from them. */
export const eventData = {
  "vendor.created": vendor,
  "vendor.updated": vendor,
  "vendor.merged": vendor.extend({ mergedVendorId: id("The vendor that went into the other one. Its id is no longer found") }),
  "vendor.status_changed": z.object({
    vendorId,
    from: status.meta({ description: "The vendor's overall status before", examples: ["COMPLIANT"] }),
    to: status.meta({ description: "The vendor's overall status now", examples: ["EXPIRING_SOON"] }),
  }),
  "document.received": document,
  "document.processed": document,
  "document.needs_review": document,
  "verdict.changed": z.object({
    vendorId,
    assignmentId: id("The vendor's contract on a project; null: the vendor without one").nullable(),
    status: status.meta({ description: "The verdict's status now" }),
  }),
  "exception.requested": exception,
  "exception.approved": exception,
  "exception.ended": exception,
  "email.bounced": email.extend({ reason: z.string().meta({ description: "What the mail server said" }) }),
  "reminder.sent": email,
} as const satisfies Record<EventType, z.ZodObject>;
export type EventData<Type extends EventType> = z.input<(typeof eventData)[Type]>;

/** The whole body of an event. */
export const eventSchema = (type: EventType) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: "When it happened. Sort by it: events may arrive out of order" }),
    data: eventData[type],
  });
