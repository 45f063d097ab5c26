import { randomUUID } from "node:crypto";
import { placeholderAddress } from "@/lib/accounts/sign-in/rules";
import { fileKinds } from "@/lib/documents/values";
import { randomToken, tokenHash } from "@/lib/infra/crypto";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { importedId, withImportedIds } from "@/lib/transfer/archive/rules";
import type { ArrivalProblem } from "@/lib/transfer/arrival/schema";
import { rowFault } from "@/lib/transfer/rows/schema";

export type Column = { name: string; type: string };
export type Row = Record<string, unknown>;

/** A file of the archive as this installation stores it. */
export type KeptFile = { key: string; size: number; sha256: string; contentType: string };

/** The new ids and values of one import's rows. */
export type Mapping = {
  importId: string;
  companyId: string;
  at: string;
  /** Members who are here already, by their former ids. */
  members: ReadonlyMap<string, string>;
  /** Stored files by the former ids of their documents and emails. */
  documents: ReadonlyMap<string, KeptFile>;
  emails: ReadonlyMap<string, KeptFile>;
  lost: ReadonlySet<string>;
  /** Whether the company's emails to vendors may hold web and email addresses. */
  mayLink: boolean;
};

type Fault = Pick<ArrivalProblem, "field" | "message" | "blocks">;
export type Prepared = { row: Row } | { fault: Fault } | { skip: true };

const fault = (message: Sentence, field: string | null = null, blocks = true): { fault: Fault } => ({ fault: { field, message, blocks } });

/** The id that a former one has here. */
export const idHere = ({ importId, members }: Pick<Mapping, "importId" | "members">, former: string): string =>
  members.get(former.toLowerCase()) ?? importedId(importId, former);

/** A row as this installation writes it: ids and secrets are new, and nothing is left to be sent. */
export function prepareRow(table: string, former: Row, columns: readonly Column[], left: readonly string[], mapping: Mapping): Prepared {
  if ("company_id" in former) return fault(coded("server.transfer.foreignCompany"), "company_id");
  const unfit = rowFault(table, former, mapping);
  if (unfit) return { fault: unfit };
  const row: Row = {};
  for (const [name, value] of Object.entries(former)) {
    const type = columns.find((column) => column.name === name)?.type;
    if (!type) return fault(coded("server.transfer.unknownField"), name);
    if (left.includes(name)) continue;
    row[name] = withNewIds(type, value, mapping);
  }
  const change = changes[table];
  return change ? change(row, former, mapping) : { row };
}

function withNewIds(type: string, value: unknown, mapping: Mapping): unknown {
  if (type === "uuid" && typeof value === "string") return idHere(mapping, value);
  if (type === "_uuid" && Array.isArray(value)) return value.map((one) => (typeof one === "string" ? idHere(mapping, one) : one));
  return value;
}

type Change = (row: Row, former: Row, mapping: Mapping) => Prepared;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A text that names rows, such as the filters of a saved view. Ids elsewhere in texts and JSON are no rows of ours. */
const withIdsHere = ({ importId, members }: Mapping, value: unknown): string => withImportedIds(importId, text(value), members);

/** A requirement for a kind of documents, which has another id here. */
function withKindHere(mapping: Mapping, requirement: unknown): unknown {
  const { type, kind } = (requirement ?? {}) as Row;
  return type === "document" && typeof kind === "string" ? { ...(requirement as Row), kind: idHere(mapping, kind) } : requirement;
}

const contentTypes: readonly string[] = fileKinds.map(({ contentType }) => contentType);

const changes: Record<string, Change> = {
  // No one of the archive can sign in, and no address is taken from anyone: it waits as an unconfirmed address.
  user(row, former, { members }) {
    if (members.has(text(former.id).toLowerCase())) return { skip: true };
    const email = text(former.email);
    const isGone = former.deleted_at !== null && former.deleted_at !== undefined;
    return {
      row: {
        ...row,
        email: placeholderAddress(text(row.id)),
        new_email: isGone ? null : email,
        former_email: null,
        ...{ status: "SUSPENDED", platform_role: "USER", email_verified_at: null, totp_enabled_at: null, deletion_due_at: null },
        ...{ password_hash: null, password_changed_at: null, totp_secret: null, totp_step: 0, recovery_hashes: [] },
      },
    };
  },
  requirement_set_version(row, _, mapping) {
    const body = (row.body ?? {}) as Row;
    if (!Array.isArray(body.requirements)) return { row };
    return { row: { ...row, body: { ...body, requirements: body.requirements.map((one) => withKindHere(mapping, one)) } } };
  },
  requirement_exception: (row, _, mapping) => ({
    row: { ...row, requirement_settings: withKindHere(mapping, row.requirement_settings) },
  }),
  vendor: (row) => ({ row: { ...row, is_announced: true, is_judgment_due: true } }),
  // Its token stayed with whoever got it: the link of another installation opens nothing here.
  portal_link: (row, _, { at }) => ({ row: { ...row, hash: tokenHash(randomToken()), revoked_at: row.revoked_at ?? at } }),
  document(row, former, { documents, lost, companyId, at }) {
    const id = text(former.id);
    const file = documents.get(id);
    const isFailed = former.processing_status === "FAILED";
    const state = { processing_status: isFailed ? "FAILED" : "PENDING", needs_review: isFailed };
    if (file) {
      if (file.sha256 !== former.sha256) return fault(coded("server.transfer.otherHash"), "sha256");
      const facts = { storage_key: file.key, file_size: file.size, content_type: file.contentType };
      return { row: { ...row, ...state, ...facts, file_missing_at: null } };
    }
    if (!lost.has(id)) return fault(coded("server.transfer.documentWithoutFile"), null, false);
    if (!contentTypes.includes(text(former.content_type))) return fault(coded("server.transfer.notAKindWeTake"), "content_type");
    return { row: { ...row, ...state, storage_key: `${companyId}/${randomUUID()}`, file_missing_at: at } };
  },
  // What waited to be sent by the other installation is not sent by this one.
  mail(row, _, mapping) {
    const skipped = row.status === "QUEUED" && { status: "SKIPPED", error: coded("server.transfer.notSentHere") };
    return { row: { ...row, ...(row.occasion !== null && { occasion: withIdsHere(mapping, row.occasion) }), ...skipped } };
  },
  inbound_delivery: (row, former, mapping) => ({
    row: {
      ...row,
      message_id: messageIdOf(mapping, text(former.id)),
      addressed_to: withIdsHere(mapping, row.addressed_to),
    },
  }),
  vendor_import: (row) => ({ row: { ...row, state: ["RUNNING", "UNDOING"].includes(text(row.state)) ? "DONE" : row.state } }),
  saved_view: (row, _, mapping) => ({ row: { ...row, query: withIdsHere(mapping, row.query) } }),
};

/** The id of the message of a delivery, which belongs to no company. */
export const messageIdOf = ({ importId }: Pick<Mapping, "importId">, delivery: string): string =>
  importedId(`${importId}/message`, delivery);

/** Why the database refuses a row. */
export type Refusal = { code: string; column: string | null; constraint: string | null };

/** The same for people; null: it is not about the row, and must stop everything. */
export function faultOf({ code, column, constraint }: Refusal): Fault | null {
  const field = column ?? constraint?.replace(/^.*?_company_id_/, "").replace(/_(?:fkey|key|check|idx)$/, "") ?? null;
  if (code === "23503") return { field, message: coded("server.transfer.refersToNothing"), blocks: false };
  if (code === "23505") return { field, message: coded("server.transfer.isThereAlready"), blocks: true };
  if (code === "23502") return { field, message: coded("server.transfer.isMissing"), blocks: true };
  if (code === "23514" || code.startsWith("22")) return { field, message: coded("server.transfer.isNotAllowed"), blocks: true };
  return null;
}
