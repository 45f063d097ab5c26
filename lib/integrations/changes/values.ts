/**
 * What a program may keep a copy of. Triggers note each row that is added, changed or deleted, by whatever command. `shown`: the call that
 * reads it.
 */
export const followedKinds = {
  vendor: { shown: "/api/vendors/{id}" },
  contact: { shown: "/api/vendors/{id}/contacts" },
  document: { shown: "/api/documents/{id}" },
  project: { shown: "/api/projects/{id}" },
  assignment: { shown: "/api/projects/{id}/assignments" },
  requirement_set: { shown: "/api/requirements/{id}" },
  exception: { shown: "/api/exceptions/{id}" },
  document_kind: { shown: "/api/document-kinds" },
  payment_file: { shown: "/api/payments" },
  user: { shown: "/api/team" },
  key: { shown: "/api/keys" },
} as const;
export type FollowedKind = keyof typeof followedKinds;

const acts = ["created", "updated", "deleted"] as const;
export type RowEventType = `${FollowedKind}.${(typeof acts)[number]}`;

/** What commands tell of beside: why a row changed, and what is no row of its own. */
export const toldTypes = [
  "vendor.merged",
  "vendor.status_changed",
  "document.received",
  "document.processed",
  "document.needs_review",
  "verdict.changed",
  "verdict.deleted",
  "exception.requested",
  "exception.approved",
  "exception.ended",
  "email.bounced",
  "reminder.sent",
] as const;
export type ToldType = (typeof toldTypes)[number];
export type EventType = RowEventType | ToldType;

const kinds = Object.keys(followedKinds) as FollowedKind[];
const rowEventTypes = kinds.flatMap((kind) => acts.map((act): RowEventType => `${kind}.${act}`));

/** The first part of its name: what it is about. */
export const subjectOf = (type: EventType) => type.slice(0, type.indexOf("."));

/** What a change may be. Those of a kind are together. */
export const eventTypes: readonly EventType[] = [...rowEventTypes, ...toldTypes].toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(type: EventType): number {
  const place = kinds.indexOf(subjectOf(type) as FollowedKind);
  return place === -1 ? kinds.length : place;
}

/** Days for which changes are kept. */
export const changesKeptDays = 90;

/** Tables of a company whose rows are noted by a trigger, by their kind. A version of a set is a change of the set. */
export const followedTables: Readonly<Record<string, FollowedKind>> = {
  vendor: "vendor",
  vendor_contact: "contact",
  document: "document",
  project: "project",
  assignment: "assignment",
  requirement_set: "requirement_set",
  requirement_set_version: "requirement_set",
  requirement_exception: "exception",
  document_kind: "document_kind",
  payment_import: "payment_file",
  user: "user",
  api_key: "key",
};

/** All other tables of a company, each with the reason why its rows are not followed. */
export const unfollowedTables: Readonly<Record<string, string>> = {
  active_day: "It counts for the platform's figures.",
  agency_sender: "It is a setting of incoming email.",
  audit_event: "The activity log has a list of its own, in its order.",
  auth_token: "It is a secret.",
  change: "It is the list of changes.",
  company: "It is one record, and the activity log tells of its changes.",
  connection: "It is how other systems are reached, and holds a sign-in.",
  connection_record: "It says who a vendor is in another system. Vendors that it adds are followed.",
  connection_run: "It is the log of a connection.",
  company_day: "It is a count.",
  company_import: "It is the record of an import. What it brings is followed.",
  company_stats: "It holds counts.",
  completed_operations_request: "It says that an email was sent.",
  directory_group: "It is how the firm's directory gives roles. Users are followed.",
  directory_member: "It is how the firm's directory gives roles. Users are followed.",
  document_hour: "It is a count.",
  document_wording: "A changed document tells of it.",
  email_day: "It is a count.",
  former_record: "It is kept as it was in another installation.",
  identity: "It is how a person signs in.",
  import_row: "It is the record of an import. What it brings is followed.",
  inbound_attachment: "The document that it became is followed.",
  inbound_delivery: "The inbox is a list of its own. Documents in it are followed.",
  insurer_rating: "A rating counts through verdicts, which are told of.",
  invitation: "Who accepts it becomes a user, which is followed.",
  key_call: "It says what a key called.",
  list_import: "It is the record of an import. What it brings is followed.",
  list_import_row: "It is the record of an import. What it brings is followed.",
  mail: "Emails are told of when they return.",
  mail_template: "It is a setting.",
  payment_account: "It is the company's own plan.",
  policy: "A changed document tells of it, and verdicts do.",
  policy_notice: "It counts through verdicts, which are told of.",
  portal_link: "It is a secret.",
  reading: "A changed document tells of it.",
  reading_turn: "It says which document is read next.",
  reminder: "It is told of when it is sent.",
  reread_file: "It waits for a decision. Documents that change are followed.",
  reread_run: "It waits for a decision. Documents that change are followed.",
  reread_vendor: "It waits for a decision. Documents that change are followed.",
  saved_view: "It is a person's own view.",
  session: "It is a secret.",
  sign_on_domain: "It is how people sign in.",
  sign_on_provider: "It is how people sign in.",
  vendor_import: "It is the record of an import. What it brings is followed.",
  vendor_merge: "It is told of as vendor.merged.",
  vendor_note: "Notes are for people.",
  vendor_payment: "Its payment file is followed, and a merge is told of.",
  vendor_passport: "It is the record of a file that was made.",
  verdict: "It is told of as verdict.changed.",
  verdict_decision: "It counts through verdicts, which are told of.",
  webhook: "It is how changes are told.",
  webhook_delivery: "It is how changes are told.",
  wording_answer: "It counts through verdicts, which are told of.",
};
