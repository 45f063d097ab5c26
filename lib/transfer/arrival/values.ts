/** States of an import of a company's data. */
export const arrivalStates = ["checking", "checked", "refused", "importing", "judging", "done", "failed", "discarded"] as const;

/** In which a worker is busy with it. */
export const busyStates: readonly (typeof arrivalStates)[number][] = ["checking", "importing", "judging"];

/** The tables whose rows are taken, a row's neighbors before it. Of each, the columns that this installation decides itself. */
export const takenTables: Readonly<Record<string, readonly string[]>> = {
  // Neither its directory nor its identity provider comes along.
  user: ["keeps_password", "directory_at", "directory_id", "directory_name"],
  requirement_set: [],
  requirement_set_version: [],
  document_kind: [],
  vendor: [
    ...["compliance_status", "earliest_expiration", "status_due_on", "reason_sentence", "is_by_dates"],
    ...["general_liability_mark", "auto_liability_mark", "umbrella_mark", "workers_compensation_mark"],
    ...["excepted_count", "warnings_count", "is_judgment_due", "documents_count"],
  ],
  vendor_contact: [],
  project: [],
  assignment: [],
  portal_link: [],
  document: [
    ...["is_insured_doubtful", "holder_doubt", "is_canceled", "needs_review", "badge", "badge_sentence", "is_by_dates"],
    // Vendors get other ids here, and a claim needs a person anyway.
    "claimed_vendor_id",
    // Documents get other ids here; the name of the file that carried it stays.
    "inside_of_id",
    // The malware scan of another installation says nothing about the file that came.
    ...["scan_result", "scan_finding", "scanned_at"],
  ],
  reading: [],
  policy_notice: [],
  insurer_rating: [],
  requirement_exception: [],
  verdict_decision: [],
  wording_answer: [],
  vendor_note: [],
  mail: ["sending_until", "next_try_at"],
  mail_template: [],
  reminder: [],
  completed_operations_request: [],
  inbound_delivery: [],
  inbound_attachment: [],
  vendor_import: [],
  import_row: [],
  payment_import: [],
  vendor_payment: [],
  saved_view: [],
  vendor_merge: [],
};

/** Tables that follow from the imported data: they are rebuilt. */
export const derivedTables: readonly string[] = [...["policy", "company_stats", "company_day", "document_hour", "active_day", "email_day"]];

/**
 * The imported fields of the company itself. Plan, trial and address for incoming email are of this installation. Automatic emails to
 * vendors are not imported: a company that arrives here emails no one until an admin starts it.
 */
export const companyColumns = [
  ...["name", "industry", "size", "phone", "address", "website", "time_zone", "legal_names", "default_requirement_set_id"],
  ...[
    "reminder_steps",
    "reminder_hour",
    "reminders_a_month",
    "chases_expired",
    "chases_missing",
    "chases_short",
    "chase_days",
    "chase_times",
  ],
  "chase_later_days",
] as const;

export const problemsKept = 200;
