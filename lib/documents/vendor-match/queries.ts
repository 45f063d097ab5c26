import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { loadNamedVendors } from "@/lib/compliance/names/match-queries";
import { candidateFinder } from "@/lib/compliance/names/match-rules";
import { documentParts, toDocumentDto } from "@/lib/documents/dto";
import { agencyEmailOf, newVendorOf } from "@/lib/documents/vendor-match/rules";
import type { CandidateDto, CandidatesDto, IntakeListDto, intakeQuery } from "@/lib/documents/vendor-match/schema";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

// A person chooses among a few; who is not among them is found by the vendor picker.
const shownCandidates = 8;

/** Finds, for the insured's names on files, which of the company's vendors they may mean, best first. */
export async function loadFinder(
  tx: Tx,
  scope: CompanyScope,
  allNames: readonly string[],
): Promise<(insuredNames: readonly string[]) => CandidateDto[]> {
  const vendors = await loadNamedVendors(tx, scope, allNames);
  const find = candidateFinder(vendors);
  return (insuredNames) =>
    find(insuredNames).map(({ vendor, likeness, insured }) => ({
      vendorId: vendor.id,
      vendorName: vendor.name,
      status: vendor.status,
      likeness,
      insured,
    }));
}

/** The certificates of each file's newest reading. */
async function loadCertificates(tx: Tx, { companyId }: CompanyScope, ids: readonly string[]): Promise<Map<string, ReadCertificate[]>> {
  const rows = await tx.reading.findMany({
    where: { companyId, documentId: { in: [...ids] }, error: { equals: Prisma.DbNull } },
    orderBy: [{ documentId: "asc" }, { revision: "desc" }],
    distinct: ["documentId"],
    select: { documentId: true, result: true },
  });
  return new Map(rows.map(({ documentId, result }) => [documentId, extraction.safeParse(result).data?.certificates ?? []]));
}

/** One page of the company's files without a vendor, newest first. */
export function listIntake(scope: CompanyScope, query: z.output<typeof intakeQuery>): Promise<IntakeListDto> {
  const where = { companyId: scope.companyId, vendorId: null, ...(query.ids && { id: { in: query.ids } }) };
  return inCompany(scope, async (tx) => {
    const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
    const rows = await tx.document.findMany({ where: { AND: [where, after] }, include: documentParts, ...window });
    const total = await tx.document.count({ where });
    const names = rows.flatMap(({ insuredNames }) => insuredNames);
    const find = names.length > 0 ? await loadFinder(tx, scope, names) : () => [];
    const found = rows.map((row) => ({ row, candidates: find(row.insuredNames) }));
    const unknown = found.filter(({ row, candidates }) => row.insuredNames.length > 0 && candidates[0]?.likeness !== "equal");
    const certificates = await loadCertificates(
      tx,
      scope,
      unknown.map(({ row }) => row.id),
    );
    const files = found.map(({ row, candidates }) => ({
      ...toDocumentDto(row),
      best: candidates[0] ?? null,
      candidates: candidates.length,
      newVendor: newVendorOf(certificates.get(row.id) ?? []),
    }));
    return { files, pagination: paginatePart(query, total, rows) };
  });
}

/** The vendors that a document may belong to, by the insured's names on it. */
export function listCandidates(scope: CompanyScope, id: string): Promise<CandidatesDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
    if (!row) throw notFound(coded("server.documents.document"));
    const { insuredNames } = row;
    const find = await loadFinder(tx, scope, insuredNames);
    const certificates = (await loadCertificates(tx, scope, [id])).get(id) ?? [];
    const insuredAddress = certificates.find(({ insured }) => insured.name === insuredNames[0])?.insured.address ?? null;
    const candidates = find(insuredNames).slice(0, shownCandidates);
    return { insuredNames, insuredAddress, agencyEmail: agencyEmailOf(certificates), candidates };
  });
}
