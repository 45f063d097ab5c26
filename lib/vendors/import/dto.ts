import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { type Coded, coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import type { ImportDetail, ImportDto } from "@/lib/vendors/import/schema";

/** The parts of an import's row that its DTO needs. */
export const importParts = { createdBy: { select: { firstName: true, lastName: true } } } as const;

type Row = VendorImport & { createdBy: { firstName: string; lastName: string } | null };

export function toImportDto(row: Row): ImportDto {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    updatesExisting: row.updatesExisting,
    rows: row.rowCount,
    created: row.created,
    updated: row.updated,
    skipped: row.skipped,
    refused: row.refused,
    removed: row.removed,
    restored: row.restored,
    kept: row.kept,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** A row that did not become a vendor, or that stays. */
export function toProblemDto({ line, fields, outcome, reason }: ImportRow): ImportDetail["problems"][number][] {
  if (outcome !== "SKIPPED" && outcome !== "REFUSED" && outcome !== "KEPT") return [];
  const name = fields && typeof fields === "object" && "name" in fields ? String(fields.name) : "";
  return [{ line, name, outcome, message: sentenceIn(reason) ?? "" }];
}

const keptWords = {
  ...{ email: "email", contactName: coded("server.vendors.contactName"), phone: "phone", address: "address" },
  ...{ externalId: coded("projects.externalId"), externalSource: coded("projects.externalSource") },
};

/** Why fields of a vendor do not get their old values back: someone changed them since. Null: all of them do. */
export function whyNotBack(fields: readonly (keyof typeof keptWords)[]): Sentence | null {
  if (fields.length === 0) return null;
  const words = fields.map((field) => keptWords[field]);
  return coded("server.vendors.keptSinceItWasChanged", { join: joined(", ", words) });
}

const keptReasons: Readonly<Record<string, Coded>> = {
  document: coded("server.vendors.keptItHasDocuments"),
  mail: coded("server.vendors.keptItWasEmailed"),
  assignment: coded("server.vendors.keptItIsOnA"),
  vendor_note: coded("server.vendors.keptItHasNotes"),
  requirement_exception: coded("server.vendors.keptItHasExceptions"),
  verdict_decision: coded("server.vendors.keptItHasDecisions"),
  policy_notice: coded("server.vendors.keptItHasNotices"),
  portal_link: coded("server.vendors.keptItHasLinks"),
  inbound_delivery: coded("server.vendors.keptItSentEmail"),
  vendor_merge: coded("server.vendors.keptItWasMerged"),
};

/** Why undoing an import keeps a vendor, by the first table in which someone worked with it. Null: it goes. */
export function whyKept([table]: readonly string[], changed: boolean): Coded | null {
  if (table !== undefined) return keptReasons[table] ?? coded("server.vendors.keptItWasChangedAfter");
  return changed ? coded("server.vendors.keptItWasChangedAfter") : null;
}
