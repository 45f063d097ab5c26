import type { Document, DocumentKind } from "@/generated/prisma/client";
import { withDocument } from "@/lib/documents/commands";
import { documentParts } from "@/lib/documents/dto";
import { editablePaper, readPaperOf, toPaperDto } from "@/lib/documents/papers/dto";
import { fileRow } from "@/lib/documents/papers/filing-commands";
import { type PaperDates, unfitIn } from "@/lib/documents/papers/rules";
import type { PaperDto, PaperPatch } from "@/lib/documents/papers/schema";
import { adoptReading } from "@/lib/documents/readings/commands";
import { newestReading } from "@/lib/documents/review/commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The kind that a paper has after a change. Throws `invalid` for one that is not in use, unless the paper has it already. */
async function kindAfter(tx: Tx, { companyId }: CompanyScope, row: Document, kindId: string | null) {
  if (kindId === null) return null;
  const kind = await tx.documentKind.findUnique({ where: { companyId_id: { companyId, id: kindId } } });
  if (kind && (kind.archivedAt === null || kind.id === row.kindId)) return kind;
  const message = coded("server.documents.kindNotInUse");
  throw new AppError("invalid", message, { kindId: message });
}

const invalid = (field: string, message: Parameters<typeof coded>[0]) => {
  const sentence = { code: message };
  return new AppError("invalid", sentence, { [field]: sentence });
};

/**
 * Takes in what a person says of a paper: its kind, which is then certain, and its values. Its vendor's status follows. Of two people who
 * changed the same value, the second gets `outdated`. Throws `invalid` for an expiration that its kind does not have, or that comes before the
 * day of issue.
 */
export function changePaper(scope: CompanyScope, id: string, { version, ...patch }: PaperPatch): Promise<PaperDto> {
  return withDocument(scope, id, async (tx, row) => {
    const where = { companyId_id: { companyId: scope.companyId, id } };
    const values = editablePaper(row);
    const now = async () => {
      const { kind, ...paper } = await tx.document.findUniqueOrThrow({ where, include: documentParts });
      return toPaperDto(paper, kind);
    };
    refuseOutdated(values, patch, version, await now());
    const changed = changedFields<Values>(values, patch);
    const kind = await kindAfter(tx, scope, row, patch.kindId === undefined ? row.kindId : patch.kindId);
    const after = { ...values, ...changed };
    refuseUnfit(kind, changed, { ...after, issuedOn: after.issuedOn ?? readPaperOf(row)?.issuedOn ?? null });
    const isConfirmed = patch.kindId !== undefined && (row.kindSource !== "person" || "kindId" in changed);
    if (Object.keys(changed).length > 0 || isConfirmed) {
      const filed = isConfirmed && { kindId: kind?.id ?? null, kindSource: "person" };
      await followPaper(tx, scope, await tx.document.update({ where, data: { ...columnsOf(after, kind), ...filed } }));
      const action = isConfirmed ? "document.filed" : "document.paper_changed";
      const details = { ...(kind && { kind: kind.name }), fields: Object.keys(changed) };
      await recordEvent(tx, scope, { action, subjectType: "document", subjectId: id, details });
    }
    return now();
  });
}

type Values = Omit<PaperPatch, "version">;
/** Throws `invalid` at a value that the kind does not have, and at a day that does not fit the other one. */
function refuseUnfit(kind: DocumentKind | null, changed: Values, dates: PaperDates): void {
  if (!kind && Object.keys(changed).some((name) => name !== "kindId")) throw invalid("kindId", "server.documents.paperHasNoKind");
  const unfit = kind && unfitIn(kind, changed, dates);
  if (unfit) throw invalid(unfit.field, unfit.message);
}

const columnsOf = ({ number, issuer, state, issuedOn, expiresOn }: Values, kind: DocumentKind | null) => ({
  ...{ paperNumber: number ?? null, paperIssuer: issuer ?? null, paperState: state ?? null },
  issuedOn: fromIsoDate(issuedOn ?? null),
  // A kind without a date of its own has none that was typed for another kind.
  ...(kind && { typedExpirationDate: kind.expires === "date" ? fromIsoDate(expiresOn ?? null) : null }),
});

/** What follows from what was said of a file that is read already. One that is not read follows with its reading. */
async function followPaper(tx: Tx, scope: CompanyScope, row: Document): Promise<void> {
  if (row.processingStatus !== "PROCESSED") return;
  await adoptReading(tx, scope, row, { reading: await newestReading(tx, scope, row.id), revision: row.revision });
}

const filesAtOnce = 100;
const nil = "00000000-0000-0000-0000-000000000000";

/** Files what is on file already under a kind that came into use, by its title. What a person said of a file stays. */
export async function fileStoredPapers(scope: CompanyScope, kindId: string): Promise<number> {
  const { companyId } = scope;
  let filed = 0;
  for (let last = nil; ; ) {
    const rows = await inCompany(
      scope,
      (tx) => tx.$queryRaw<{ id: string }[]>`
        select d.id from document d where d.company_id = ${companyId}::uuid and d.kind_id is null and d.kind_source is null
          and d.processing_status = 'PROCESSED' and d.read_document_type = 'OTHER' and d.id > ${last}::uuid order by d.id limit ${filesAtOnce}`,
    );
    for (const { id } of rows) if (await fileByTitle(scope, id, kindId)) filed += 1;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < filesAtOnce) return filed;
  }
}

function fileByTitle(scope: CompanyScope, id: string, kindId: string): Promise<boolean> {
  return withDocument(scope, id, async (tx, row) => {
    if (row.kindId !== null || row.kindSource !== null || row.processingStatus !== "PROCESSED") return false;
    const reading = await newestReading(tx, scope, id);
    if ((await fileRow(tx, scope, row, reading))?.kind.id !== kindId) return false;
    await adoptReading(tx, scope, row, { reading, revision: row.revision });
    return true;
  }).catch((error: unknown) => {
    // It was deleted meanwhile.
    if (error instanceof AppError && error.code === "not_found") return false;
    throw error;
  });
}
