/** For so many days a merge can be undone. */
export const undoDays = 30;

/** What moves, as people count it: the key of the answer, and the table whose rows are counted. */
export const countedTables = {
  documents: "document",
  assignments: "assignment",
  exceptions: "requirement_exception",
  decisions: "verdict_decision",
  notices: "policy_notice",
  notes: "vendor_note",
  emails: "mail",
  receivedEmails: "inbound_delivery",
  links: "portal_link",
  reminders: "reminder",
} as const;
export const movedKinds = Object.keys(countedTables) as (keyof typeof countedTables)[];
export type MovedKind = keyof typeof countedTables;

/** Kinds that people made or decided: an undo that cannot give all of them back is refused. */
export const keptKinds: readonly MovedKind[] = ["documents", "assignments", "exceptions", "decisions", "notices", "notes"];

/**
 * What a merge does with each table that points to a vendor. `moves`: its rows become those of the vendor that stays. `apart`: where both
 * vendors have the same row, the one of the vendor that stays counts, and the other waits with the merge for an undo. `unlinked`: it says
 * how the vendor came to be here. `gone`: it goes with the vendor. lib/infra/worked-with-queries checks the list against the database.
 */
export const mergedTables = {
  document: "moves",
  policy: "moves",
  mail: "moves",
  inbound_delivery: "moves",
  requirement_exception: "moves",
  verdict_decision: "moves",
  policy_notice: "moves",
  portal_link: "moves",
  vendor_note: "moves",
  vendor_merge: "moves",
  vendor_contact: "apart",
  vendor_payment: "moves",
  vendor_passport: "moves",
  assignment: "apart",
  verdict: "apart",
  reminder: "apart",
  import_row: "unlinked",
  reread_vendor: "gone",
} as const;
export type MergedTable = keyof typeof mergedTables;

/** What hangs on a contract, and goes over to the contract of the vendor that stays where both have one. */
export const hangingTables = ["requirement_exception", "verdict_decision", "completed_operations_request"] as const;

/** Tables of the rows that have no place beside those of the vendor that stays. */
export const asideTables = ["assignment", "verdict", "reminder", "completed_operations_request", "vendor_contact"] as const;

/** Fields that the vendor that stays takes over where it has none. */
export const filledFields = ["contactName", "phone", "address", "language", "externalId", "externalSource"] as const;

/** All fields that a merge may change. */
export const givenFields = [
  ...filledFields,
  ...(["email", "acceptedNames", "status", "unsubscribedAt", "emailBouncedAt", "emailBounceReason"] as const),
] as const;
