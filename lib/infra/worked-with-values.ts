/**
 * The references to a row that an undo deletes if no one worked with it. `work`: someone did. `own`: it came with the row, or follows from
 * it. The test beside this file fails for a column of the database that is not listed here.
 */
export const pointers = {
  vendor: {
    "document.vendor_id": "work",
    "mail.vendor_id": "work",
    "assignment.vendor_id": "work",
    "vendor_note.vendor_id": "work",
    "requirement_exception.vendor_id": "work",
    "verdict_decision.vendor_id": "work",
    "policy_notice.vendor_id": "work",
    "portal_link.vendor_id": "work",
    "inbound_delivery.vendor_id": "work",
    "vendor_merge.vendor_id": "work",
    // Whoever changes a contact changes its vendor, which stays for that.
    "vendor_contact.vendor_id": "own",
    "vendor_payment.vendor_id": "work",
    "vendor_passport.vendor_id": "work",
    // A reminder has its email, and a policy its document.
    "reminder.vendor_id": "own",
    "policy.vendor_id": "own",
    "verdict.vendor_id": "own",
    "import_row.vendor_id": "own",
    "reread_vendor.vendor_id": "own",
    "connection_record.vendor_id": "own",
  },
  project: { "assignment.project_id": "work", "verdict.project_id": "own", "list_import.project_id": "own" },
  assignment: {
    "requirement_exception.assignment_id": "work",
    "verdict_decision.assignment_id": "work",
    "completed_operations_request.assignment_id": "work",
    "verdict.assignment_id": "own",
    "import_row.assignment_id": "own",
  },
  document: {
    "policy_notice.document_id": "work",
    "inbound_attachment.document_id": "work",
    "reading.document_id": "own",
    // Where it waits for its reading.
    "reading_turn.document_id": "own",
    "policy.document_id": "own",
    "document_wording.document_id": "own",
    "reread_file.document_id": "own",
  },
} as const satisfies Record<string, Record<string, "work" | "own">>;
export type Target = keyof typeof pointers;

/** Tables that others point to and from which no row is deleted for want of work, each with the reason. */
export const neverForWantOfWork: Readonly<Record<string, string>> = {
  company: "Its admins delete it.",
  user: "They delete their account, or an admin does.",
  requirement_set: "It is archived, not deleted.",
  document_kind: "It is archived, not deleted.",
  project_requirement: "It goes with its project.",
  payment_import: "An admin removes it.",
  vendor_import: "It stays as the record of an import.",
  reread_run: "It stays as the record of a run.",
  list_import: "It stays as the record of an import.",
  company_import: "It stays as the record of an import.",
  inbound_message: "It is kept as long as emails are.",
  inbound_delivery: "It is kept as long as emails are.",
  mail: "It is kept as long as emails are.",
  api_key: "An admin revokes it.",
  webhook: "An admin deletes it.",
  sign_on_provider: "An admin deletes it.",
  directory_group: "The firm's directory deletes it.",
  connection: "An admin deletes it.",
  session: "It ends by itself.",
};
