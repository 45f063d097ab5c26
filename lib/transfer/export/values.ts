/** What the manifest of an export calls its shape; an import takes no other. */
export const exportFormat = "coverkeep-company-export";
export const exportVersion = 1;

export const manifestName = "manifest.json";
export const documentsFolder = "documents";
export const emailsFolder = "emails";
/** Lists of an installation before this one. */
export const formerFolder = "former";

export type ExportedTable = {
  table: string;
  /** Name of its two files in the ZIP, without the ending. */
  file: string;
  /** Which columns order its rows, with their types; none: the company has one row of it. */
  key: readonly (readonly [column: string, type: string])[];
  /** Columns that are not exported: secrets, and names of files in this installation's storage. */
  without: readonly string[];
  where?: string;
  /** Rows of it may be long. */
  rowsAtOnce: number;
};

const byId = [["id", "uuid"]] as const;

const of = (table: string, file: string, more: Partial<ExportedTable> = {}): ExportedTable => ({
  ...{ table, file, key: byId, without: [], rowsAtOnce: 500 },
  ...more,
});

/** Every table of a company, a row's neighbors before it. */
export const exportedTables: readonly ExportedTable[] = [
  of("company", "company", { key: [], without: ["logo_key"] }),
  of("user", "team", { without: ["password_hash", "totp_secret", "totp_step", "recovery_hashes"] }),
  of("invitation", "invitations", { without: ["hash"] }),
  of("identity", "sign-in-providers", { without: ["subject"] }),
  of("sign_on_provider", "identity-providers", { without: ["client_secret"] }),
  of("sign_on_domain", "sign-on-domains", { without: ["token"] }),
  of("directory_group", "directory-groups"),
  of("directory_member", "directory-members", {
    key: [
      ["group_id", "uuid"],
      ["user_id", "uuid"],
    ],
  }),
  of("api_key", "api-keys", { without: ["hash", "prefix"] }),
  of("requirement_set", "requirement-sets"),
  of("requirement_set_version", "requirement-set-versions", {
    key: [
      ["set_id", "uuid"],
      ["number", "int"],
    ],
  }),
  of("document_kind", "document-kinds"),
  of("vendor", "vendors"),
  of("vendor_contact", "contacts"),
  of("project", "projects"),
  of("assignment", "assignments"),
  of("portal_link", "portal-links", { without: ["hash"] }),
  of("document", "documents", { without: ["storage_key"] }),
  of("reading", "readings", { rowsAtOnce: 50 }),
  of("policy", "policies"),
  of("policy_notice", "notices"),
  of("insurer_rating", "insurer-ratings", { key: [["naic", "text"]] }),
  of("requirement_exception", "exceptions"),
  of("verdict_decision", "decisions"),
  of("wording_answer", "wording-answers"),
  of("verdict", "verdicts", { rowsAtOnce: 100 }),
  of("vendor_note", "notes"),
  of("vendor_merge", "merges", { rowsAtOnce: 20 }),
  of("mail", "mails", { where: "not t.sealed" }),
  of("mail_template", "mail-templates"),
  of("reminder", "reminders"),
  of("completed_operations_request", "completed-operations-requests"),
  of("inbound_delivery", "inbound-emails", { without: ["message_id"], rowsAtOnce: 100 }),
  of("inbound_attachment", "inbound-attachments"),
  of("agency_sender", "agency-senders"),
  of("vendor_import", "imports"),
  of("import_row", "import-rows", {
    key: [
      ["import_id", "uuid"],
      ["line", "int"],
    ],
  }),
  of("payment_import", "payment-files"),
  of("vendor_payment", "payments-to-vendors"),
  of("vendor_passport", "passports"),
  of("saved_view", "saved-views"),
  of("payment_account", "payments"),
  of("webhook", "webhooks", { without: ["secret", "former_secret"] }),
  of("webhook_delivery", "webhook-deliveries"),
  of("connection", "connections", { without: ["secrets"] }),
  of("connection_record", "connection-vendors"),
  of("connection_run", "connection-runs", { rowsAtOnce: 20 }),
  of("company_stats", "counters", { key: [] }),
  of("company_day", "counters-of-days", { key: [["day", "date"]] }),
  of("document_hour", "documents-of-hours", { key: [["hour", "timestamptz"]] }),
  of("active_day", "active-days", {
    key: [
      ["user_id", "uuid"],
      ["day", "date"],
    ],
  }),
  of("email_day", "emails-of-days", { key: [["day", "date"]] }),
  of("company_import", "company-imports", { without: ["storage_key"] }),
  of("former_record", "former-records", { without: ["storage_key"] }),
  of("list_import", "list-imports", { without: ["storage_key"] }),
  of("list_import_row", "list-import-rows", {
    key: [
      ["import_id", "uuid"],
      ["list", "text"],
      ["line", "int"],
    ],
  }),
  of("audit_event", "activity", { key: [["seq", "int"]] }),
];

/** Tables of a company that no export has, each with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  change: "It is the order in which this installation's data changed. The export has the data.",
  key_call: "It says what was called here in the last 30 days.",
  session: "Sign-ins hold what signs a person in.",
  reading_turn: "It says which document this installation reads next.",
  document_wording: "It is found again when a document's vendor is checked.",
  reread_run: "It is about this installation's reader. What was used of it is in the readings.",
  reread_file: "It waits for a decision in this installation.",
  reread_vendor: "It waits for a decision in this installation.",
  auth_token: "Links that were emailed work once, in the installation that sent them.",
};
