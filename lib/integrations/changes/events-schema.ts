import { z } from "zod";
import { type EventType, type FollowedKind, subjectOf, type ToldType } from "@/lib/integrations/changes/values";

const id = (description: string) => z.uuid().meta({ description });
const vendorId = id("The vendor, as in /api/vendors/{id}");
const documentId = id("The document, as in /api/documents/{id}");
const emailId = id("The email");
// Written out: compliance reaches this area by way of policies. A status that is missing here does not compile where it is announced.
const status = z.enum(["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW", "NO_DOCUMENTS"]);

const assignmentId = id("The vendor's contract on a project; null: the vendor without one").nullable();

const vendor = z.object({ vendorId });
const document = z.object({
  documentId,
  vendorId: vendorId.nullable().meta({ description: "The document's vendor; null: none yet" }),
});
const exception = z.object({ exceptionId: id("The exception, as in /api/exceptions/{id}"), vendorId, assignmentId });
const email = z.object({ emailId, vendorId: vendorId.nullable().meta({ description: "The vendor; null: the email is about none" }) });

/** What the events say that tell of a row which was added, changed or deleted. */
const rowData = {
  vendor,
  contact: z.object({ contactId: id("The contact, as in /api/vendors/{id}/contacts"), vendorId }),
  document,
  project: z.object({ projectId: id("The project, as in /api/projects/{id}") }),
  assignment: z.object({
    assignmentId: id("The vendor's contract on the project, as in /api/projects/{id}/assignments"),
    vendorId,
    projectId: id("The project, as in /api/projects/{id}"),
  }),
  requirement_set: z.object({ requirementSetId: id("The requirement set, as in /api/requirements/{id}") }),
  exception,
  document_kind: z.object({ documentKindId: id("The kind of documents, as in /api/document-kinds") }),
  payment_file: z.object({ paymentFileId: id("The file of payments, as in /api/payments") }),
  user: z.object({ userId: id("The person, as in /api/team") }),
  key: z.object({ keyId: id("The API key") }),
} as const satisfies Record<FollowedKind, z.ZodObject>;

/** One requirement that keeps a verdict from being good. */
const verdictReason = z.object({
  requirement: z.string().meta({ description: "The requirement's key in its set", examples: ["general_liability.each_occurrence"] }),
  result: z
    .enum(["fail", "not_enrolled", "being_read", "unreadable", "not_evaluated", "cancelled"])
    .meta({ description: "How it came out" }),
  text: z.string().meta({ description: "Why, as an English sentence" }),
});

const verdict = z.object({
  vendorId,
  assignmentId,
  projectId: id("The project of the contract; null: the vendor without one").nullable(),
});

const toldData = {
  "vendor.merged": vendor.extend({ mergedVendorId: id("The vendor that went into the other one. Its id is no longer found") }),
  "vendor.status_changed": z.object({
    vendorId,
    from: status.meta({ description: "The vendor's overall status before", examples: ["COMPLIANT"] }),
    to: status.meta({ description: "The vendor's overall status now", examples: ["EXPIRING_SOON"] }),
  }),
  "document.received": document,
  "document.processed": document,
  "document.needs_review": document,
  "verdict.changed": verdict.extend({
    from: status.nullable().meta({ description: "The verdict's status before; null: there was no verdict", examples: ["COMPLIANT"] }),
    to: status.meta({ description: "The verdict's status now", examples: ["EXPIRED"] }),
    status: status.meta({ description: "The same as `to`", examples: ["EXPIRED"] }),
    reasons: z.array(verdictReason).meta({ description: "The requirements that are not met or not clear, now" }),
  }),
  "verdict.deleted": verdict.extend({ from: status.meta({ description: "The verdict's last status", examples: ["COMPLIANT"] }) }),
  "exception.requested": exception,
  "exception.approved": exception,
  "exception.ended": exception,
  "email.bounced": email.extend({ reason: z.string().meta({ description: "What the mail server said" }) }),
  "reminder.sent": email,
} as const satisfies Record<ToldType, z.ZodObject>;
/** What a command tells of an event. */
export type ToldData<Type extends ToldType> = z.input<(typeof toldData)[Type]>;

/** What each event says. Events are sent in these shapes, and the description of the API is made from them. */
const dataOf = (type: EventType): z.ZodObject => (type in toldData ? toldData[type as ToldType] : rowData[subjectOf(type) as FollowedKind]);

/** The whole body of an event. */
export const eventSchema = (type: EventType) =>
  z.object({
    type: z.literal(type).meta({ description: "What happened" }),
    timestamp: z.iso.datetime().meta({ description: "When it happened. Sort by it: an event may come late" }),
    data: dataOf(type),
  });
