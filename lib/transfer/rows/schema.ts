import { z } from "zod";
import { personForm } from "@/lib/accounts/profile/schema";
import { profileForm } from "@/lib/companies/profile/schema";
import { kindForm } from "@/lib/compliance/kinds/schema";
import { ratingForm } from "@/lib/compliance/ratings/schema";
import { requirementSet } from "@/lib/compliance/requirements/schema";
import { requirementSetPatch } from "@/lib/compliance/sets/schema";
import { exceptionInput } from "@/lib/exceptions/schema";
import { coded, codedIssue, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { holdsTypedLink, unknownIn } from "@/lib/mail/templates/rules";
import { templateParams, writtenText } from "@/lib/mail/templates/schema";
import { assignmentForm, projectInput } from "@/lib/projects/schema";
import { viewInput } from "@/lib/search/views/schema";
import type { takenTables } from "@/lib/transfer/arrival/values";
import { contactInput } from "@/lib/vendors/contacts/schema";
import { keptMerge, mergeCounts } from "@/lib/vendors/merging/schema";
import { noteInput } from "@/lib/vendors/notes/schema";
import { noticeInput } from "@/lib/vendors/notices/schema";
import { vendorPatch } from "@/lib/vendors/schema";

export type Row = Record<string, unknown>;
/** What the rules of a screen depend on beside the row: whether emails to vendors may hold web and email addresses. */
export type Circumstances = { mayLink: boolean };
type Check = {
  /** The same schema as the screen and the call have. */
  shape: z.ZodType;
  /** Rows that no person wrote. */
  isOwn?: (row: Row) => boolean;
  /** What the screen refuses beside the schema: the field, and the sentence. */
  also?: (row: Row, about: Circumstances) => { field: string; message: Sentence } | null;
  /** No other row refers to it: it is left out, where others stop the import. */
  isLeaf?: boolean;
};

/**
 * Why no person writes a table's rows, so that no screen's schema checks them: they are created for the arriving company; they record how
 * the readers or the parser read a file, and these run again; they follow from a button without text of its own; or they record what has
 * been sent or has ended, and have no effect.
 */
export const unwritten = ["made-anew", "read-again", "from-a-button", "record"] as const;

const templates = templateParams.extend(writtenText.shape);
const vendor = z.object({ ...vendorPatch.shape, name: vendorPatch.shape.name.unwrap(), email: vendorPatch.shape.email.unwrap() });

function templateFault(row: Row, { mayLink }: Circumstances) {
  const text = templates.safeParse(row).data;
  if (!text) return null;
  const unknown = unknownIn(text.kind, text);
  const names = [...unknown.subject, ...unknown.body].join(", ");
  if (names) return { field: "body", message: coded("reminders.unknownPlaceholders", { names }) };
  return !mayLink && holdsTypedLink(text) ? { field: "body", message: coded("server.templates.noLinksInTrial") } : null;
}

/**
 * By which schema each table of an archive passes: that of the screen on which people write its rows, or why it has none.
 */
export const rowChecks: Readonly<Record<keyof typeof takenTables | "company", Check | (typeof unwritten)[number]>> = {
  company: { shape: profileForm.pick({ name: true, phone: true, address: true, website: true }) },
  user: { shape: personForm.pick({ firstName: true, lastName: true, phone: true }), isOwn: ({ deletedAt }) => deletedAt === null },
  requirement_set: { shape: requirementSetPatch.pick({ name: true }).required() },
  document_kind: { shape: kindForm },
  requirement_set_version: { shape: z.object({ body: requirementSet }) },
  vendor: {
    shape: vendor.pick({ name: true, email: true, contactName: true, phone: true, address: true, acceptedNames: true, status: true }),
  },
  vendor_contact: { shape: contactInput, isLeaf: true },
  project: { shape: projectInput },
  assignment: { shape: assignmentForm },
  portal_link: "made-anew",
  document: "read-again",
  reading: "read-again",
  policy_notice: {
    shape: noticeInput.pick({ kind: true, policyNumber: true, coverage: true, note: true }),
    isOwn: ({ enteredById, reportedBy }) => Boolean(enteredById) && !reportedBy,
    isLeaf: true,
  },
  insurer_rating: { shape: ratingForm, isLeaf: true },
  requirement_exception: { shape: exceptionInput.pick({ kind: true, requirement: true, reason: true, condition: true }) },
  verdict_decision: "from-a-button",
  wording_answer: "from-a-button",
  vendor_note: { shape: noteInput, isLeaf: true },
  mail: "record",
  mail_template: { shape: templates, also: templateFault, isLeaf: true },
  reminder: "record",
  completed_operations_request: "record",
  inbound_delivery: "read-again",
  inbound_attachment: "read-again",
  vendor_import: "record",
  import_row: "record",
  payment_import: "record",
  vendor_payment: "record",
  saved_view: { shape: viewInput.pick({ list: true, name: true, query: true }), isLeaf: true },
  // The rows that it keeps for its undo pass their own checks (lib/transfer/rows/merge-rules.ts).
  vendor_merge: { shape: keptMerge.extend({ otherEmail: vendor.shape.email, counts: mergeCounts }), isLeaf: true },
};

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a schema does not word itself. */
function unworded({ path = [] }: { path?: PropertyKey[] | undefined }): string {
  const words = snake(String(path[0] ?? "row")).replaceAll("_", " ");
  return codedIssue("server.http.fieldIsNotValid", { field: words.charAt(0).toUpperCase() + words.slice(1) });
}

export type RowFault = { field: string | null; message: Sentence; blocks: boolean };

/** Why the screen would refuse what a row says; null: it would take it. */
export function rowFault(table: string, former: Row, about: Circumstances): RowFault | null {
  const check = rowChecks[table as keyof typeof rowChecks];
  if (!check || typeof check === "string") return null;
  const row = Object.fromEntries(Object.entries(former).map(([name, value]) => [camel(name), value]));
  if (check.isOwn && !check.isOwn(row)) return null;
  const [issue] = check.shape.safeParse(row, { error: unworded }).error?.issues ?? [];
  const found = issue ? { field: String(issue.path[0] ?? ""), message: issueSentence(issue.message) } : (check.also?.(row, about) ?? null);
  return found && { field: snake(found.field) || null, message: found.message, blocks: !check.isLeaf };
}
