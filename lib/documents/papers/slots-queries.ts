import type { UnitDto } from "@/lib/compliance/reading/schema";
import { badgeOf } from "@/lib/compliance/statuses/doubts-dto";
import { effectiveExpiration } from "@/lib/compliance/statuses/doubts-rules";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import type { SlotDto, SlotPaperDto } from "@/lib/documents/papers/slots-schema";
import { toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Units = readonly Pick<UnitDto, "lines">[];

/** More papers of one kind than a slot shows. */
const mostPapers = 10;

/** The line about a kind that matters most: an open one of any contract, a required one before a wanted one. */
function worstLine(units: Units, kindId: string) {
  const lines = units.flatMap((unit) => unit.lines.filter((line) => line.kindId === kindId));
  const rank = ({ result, severity }: (typeof lines)[number]) => (isOpen(result) ? 0 : 2) + (severity === "hard" ? 0 : 1);
  return lines.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** A slot for each kind of document that a set requires of the vendor or that is on file. */
export async function loadSlots(tx: Tx, { companyId }: CompanyScope, vendorId: string, units: Units): Promise<SlotDto[]> {
  const asked = new Set(units.flatMap(({ lines }) => lines.flatMap(({ kindId }) => kindId ?? [])));
  const rows = await tx.document.findMany({
    where: { companyId, vendorId, kindId: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const papers = Map.groupBy(rows, ({ kindId }) => kindId ?? "");
  const kinds = await tx.documentKind.findMany({
    where: { companyId, id: { in: [...new Set([...asked, ...papers.keys()])] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return kinds.map((kind) => {
    const line = worstLine(units, kind.id);
    return {
      kind: { id: kind.id, name: kind.name, told: kind.told, fileTypes: kind.fileTypes, isInUse: kind.archivedAt === null },
      line: line ? { result: line.result, severity: line.severity, found: line.found } : null,
      papers: (papers.get(kind.id) ?? []).slice(0, mostPapers).map(toSlotPaper),
    };
  });
}

type Row = Parameters<typeof badgeOf>[0] & {
  id: string;
  fileName: string;
  createdAt: Date;
  processingStatus: SlotPaperDto["processingStatus"];
  typedExpirationDate: Date | null;
  readExpirationDate: Date | null;
};

const toSlotPaper = (row: Row): SlotPaperDto => ({
  ...{ id: row.id, fileName: row.fileName, createdAt: row.createdAt.toISOString(), processingStatus: row.processingStatus },
  expirationDate: effectiveExpiration({
    typedExpirationDate: toIsoDate(row.typedExpirationDate),
    readExpirationDate: toIsoDate(row.readExpirationDate),
  }),
  complianceStatus: badgeOf(row),
});
