import type { z } from "zod";
import { type CompanyScope, today } from "@/lib/auth/scope";
import { documentParts, toDocumentDto } from "@/lib/documents/dto";
import { extraction } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import type { CandidateDto, CandidatesDto, IntakeListDto, intakeQuery } from "@/lib/intake/schema";
import { candidateFinder } from "@/lib/vendors/rules";

// A person chooses among a few; who is not among them is found by the vendor picker.
const shownCandidates = 8;

/** Tells, for the insured's names on a file, which of the company's vendors they may mean, best first. */
export async function loadFinder(tx: Tx, scope: CompanyScope): Promise<(insuredNames: readonly string[]) => CandidateDto[]> {
  const vendors = await tx.vendor.findMany({
    where: { companyId: scope.companyId },
    select: { id: true, name: true, acceptedNames: true, status: true },
  });
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

/** One page of the company's files without a vendor, newest first. */
export function listIntake(scope: CompanyScope, { page, limit }: z.output<typeof intakeQuery>): Promise<IntakeListDto> {
  const where = { companyId: scope.companyId, vendorId: null };
  return inCompany(scope, async (tx) => {
    const rows = await tx.document.findMany({
      where,
      include: documentParts,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    });
    const total = await tx.document.count({ where });
    const named = rows.some(({ insuredNames }) => insuredNames.length > 0);
    const find = named ? await loadFinder(tx, scope) : () => [];
    const files = rows.map((row) => {
      const candidates = find(row.insuredNames);
      return { ...toDocumentDto(row, today(scope)), best: candidates[0] ?? null, candidates: candidates.length };
    });
    return { files, pagination: paginate(page, limit, total) };
  });
}

/** The vendors that a document may belong to, by the insured's names on it. */
export function listCandidates(scope: CompanyScope, id: string): Promise<CandidatesDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id } },
      include: { readings: { where: { error: null }, orderBy: { revision: "desc" }, take: 1 } },
    });
    if (!row) throw notFound("Document");
    const { insuredNames } = row;
    const find = await loadFinder(tx, scope);
    const certificates = extraction.safeParse(row.readings[0]?.result).data?.certificates ?? [];
    const insuredAddress = certificates.find(({ insured }) => insured.name === insuredNames[0])?.insured.address ?? null;
    return { insuredNames, insuredAddress, candidates: find(insuredNames).slice(0, shownCandidates) };
  });
}
