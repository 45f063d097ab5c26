import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { storedText } from "@/lib/infra/stored-texts";
import type { ImportDetailDto, ImportDto } from "@/lib/vendors/import/schema";
import { say } from "@/messages/say";

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
export function toProblemDto({ line, fields, outcome, reason }: ImportRow): ImportDetailDto["problems"][number][] {
  if (outcome !== "SKIPPED" && outcome !== "REFUSED" && outcome !== "KEPT") return [];
  const name = fields && typeof fields === "object" && "name" in fields ? String(fields.name) : "";
  return [{ line, name, outcome, message: storedText(reason) ?? "" }];
}

const keptWords = () => ({
  ...{ email: "email", contactName: say("server.vendors.contactName"), phone: "phone", address: "address" },
  ...{ externalId: say("projects.externalId"), externalSource: say("projects.externalSource") },
});

/** Why fields of a vendor do not get their old values back: someone changed them since. Null: all of them do. */
export function whyNotBack(fields: readonly (keyof ReturnType<typeof keptWords>)[]): string | null {
  const words = keptWords();
  return fields.length > 0 ? say("server.vendors.keptSinceItWasChanged", { join: fields.map((field) => words[field]).join(", ") }) : null;
}

const keptReasons = () => ({
  document: say("server.vendors.keptItHasDocuments"),
  mail: say("server.vendors.keptItWasEmailed"),
  assignment: say("server.vendors.keptItIsOnA"),
  vendor_note: say("server.vendors.keptItHasNotes"),
  requirement_exception: say("server.vendors.keptItHasExceptions"),
  verdict_decision: say("server.vendors.keptItHasDecisions"),
  policy_notice: say("server.vendors.keptItHasNotices"),
  portal_link: say("server.vendors.keptItHasLinks"),
  inbound_delivery: say("server.vendors.keptItSentEmail"),
  vendor_merge: say("server.vendors.keptItWasMerged"),
});

/** Why undoing an import keeps a vendor, by the first table in which someone worked with it. Null: it goes. */
export function whyKept([table]: readonly string[], changed: boolean): string | null {
  const known: Record<string, string> = keptReasons();
  if (table !== undefined) return known[table] ?? say("server.vendors.keptItWasChangedAfter");
  return changed ? say("server.vendors.keptItWasChangedAfter") : null;
}
