import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { storedText } from "@/lib/infra/stored-texts";
import type { ImportDetailDto, ImportDto } from "@/lib/vendors/import/schema";

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
