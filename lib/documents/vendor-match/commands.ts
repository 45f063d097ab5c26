import type { z } from "zod";
import { type Document, Prisma, type Vendor } from "@/generated/prisma/client";
import { loadAgencyVendors } from "@/lib/accounts/links/agencies-queries";
import { refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { writePolicies } from "@/lib/compliance/policies/commands";
import { insuredDoubt } from "@/lib/compliance/policies/rules";
import { withDocument } from "@/lib/documents/commands";
import { documentParts, editableDocument, toDocumentDto } from "@/lib/documents/dto";
import type { DocumentDto } from "@/lib/documents/schema";
import { liftClaim } from "@/lib/documents/senders-commands";
import { loadFinder } from "@/lib/documents/vendor-match/queries";
import type { assignInput, CandidateDto, holderInput, insuredInput } from "@/lib/documents/vendor-match/schema";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { maximumAcceptedNames } from "@/lib/vendors/schema";

const keyOf = (scope: CompanyScope, id: string) => ({ companyId_id: { companyId: scope.companyId, id } });

async function loadDto(tx: Tx, scope: CompanyScope, id: string): Promise<DocumentDto> {
  return toDocumentDto(await tx.document.findUniqueOrThrow({ where: keyOf(scope, id), include: documentParts }));
}

async function newestReading(tx: Tx, scope: CompanyScope, document: Document): Promise<Extraction | null> {
  if (document.processingStatus === "FAILED") return null;
  const where = { companyId: scope.companyId, documentId: document.id, error: { equals: Prisma.DbNull } };
  const reading = await tx.reading.findFirst({ where, orderBy: { revision: "desc" } });
  return extraction.safeParse(reading?.result).data ?? null;
}

/** Gives a document to a vendor: a file without one, or one that was another's. Its coverages and both statuses follow. */
export function assignDocument(
  scope: CompanyScope,
  id: string,
  { vendorId, sameFirm, version }: z.output<typeof assignInput>,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<DocumentDto> {
  const work = async (tx: Tx, row: Document): Promise<DocumentDto> => {
    refuseOutdated(editableDocument(row), { vendorId }, version);
    const from = row.vendorId;
    if (from === vendorId) return loadDto(tx, scope, id);
    const twin = await tx.document.findFirst({ where: { companyId: scope.companyId, vendorId, sha256: row.sha256 } });
    if (twin) throw new AppError("conflict", coded("server.documents.fileRepeated", { fileName: twin.fileName }));
    const vendor = await tx.vendor.findUniqueOrThrow({ where: keyOf(scope, vendorId) });
    const doubt = insuredDoubt({ insuredNames: row.insuredNames, vendor });
    // A person who assigns a file confirms its insured for this file. `sameFirm` confirms it for later files too.
    const confirmedInsured = doubt && !sameFirm && isConfirmed ? [doubt.insured] : [];
    // Whoever files an unproved sender's document confirms the sender for this document.
    const isUnproved = row.senderAddress !== null && row.senderProof === null;
    const confirmedSender = isUnproved ? { senderProof: "person", claimedVendorId: null } : {};
    const data = { vendorId, confirmedInsured, isInsuredRejected: false, reviewDismissedAt: null, ...confirmedSender };
    const moved = await tx.document.update({ where: keyOf(scope, id), data });
    await writePolicies(tx, scope, moved, await newestReading(tx, scope, row));
    if (isUnproved) await liftClaim(tx, scope, id);
    if (from) await refreshVendor(tx, scope, from);
    if (sameFirm && doubt) await rememberName(tx, scope, vendor, { name: doubt.insured, documentId: id });
    await refreshVendor(tx, scope, vendorId);
    const action = from ? "document.moved" : "document.assigned";
    await recordEvent(tx, scope, { action, subjectType: "document", subjectId: id, details: { from, to: vendorId, confirmedInsured } });
    return loadDto(tx, scope, id);
  };
  return withDocument(scope, id, work, vendorId);
}

async function rememberName(tx: Tx, scope: CompanyScope, vendor: Vendor, details: { name: string; documentId: string }): Promise<void> {
  if (vendor.acceptedNames.length >= maximumAcceptedNames) {
    throw new AppError("conflict", coded("server.documents.acceptedNamesTooMany", { maximumAcceptedNames }));
  }
  await tx.vendor.update({ where: keyOf(scope, vendor.id), data: { acceptedNames: { push: details.name } } });
  await recordEvent(tx, scope, { action: "vendor.name_accepted", subjectType: "vendor", subjectId: vendor.id, details });
}

/**
 * Gives a file that was read to the one vendor of the same name as its insured. With none, with several, or with one that is
 * inactive or has the file already, it waits for a person. Safe to repeat.
 */
export async function placeByInsured(scope: CompanyScope, id: string): Promise<void> {
  const only = await inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({ where: keyOf(scope, id) });
    if (!row) throw notFound(coded("server.documents.document"));
    const waits = row.vendorId === null && row.processingStatus === "PROCESSED" && row.insuredNames.length > 0;
    // Files by email are assigned by their sender, or by a person: anyone can write a vendor's name on a certificate.
    if (!waits || row.senderAddress !== null) return null;
    const found = (await loadFinder(tx, scope, row.insuredNames))(row.insuredNames);
    const insureds = await loadInsuredsOfSender(tx, scope, row.portalLinkId);
    const candidates = insureds ? found.filter(({ vendorId }) => insureds.has(vendorId)) : found;
    const equal = candidates.filter(({ likeness }) => likeness === "equal");
    const named = equal.length > 0 || !insureds ? equal : await ofSamePolicies(tx, scope, row, candidates);
    return named.length === 1 && named[0]?.status === "ACTIVE" ? named[0] : null;
  });
  if (!only) return;
  try {
    await assignDocument(scope, id, { vendorId: only.vendorId, sameFirm: false }, { isConfirmed: false });
  } catch (error) {
    // The vendor went, or was sent the same file, between the two: a person will see.
    if (!(error instanceof AppError)) throw error;
  }
}

/** The vendors whose files an agency may send; null: the file did not come from an agency. */
async function loadInsuredsOfSender(tx: Tx, scope: CompanyScope, portalLinkId: string | null): Promise<Set<string> | null> {
  if (!portalLinkId) return null;
  const link = await tx.portalLink.findUnique({ where: keyOf(scope, portalLinkId), select: { agency: true } });
  if (!link?.agency) return null;
  return new Set((await loadAgencyVendors(tx, scope, link.agency)).map(({ id }) => id));
}

/** Of vendors with a name like the insured's, those that have one of the file's policies already. */
async function ofSamePolicies(tx: Tx, scope: CompanyScope, row: Document, candidates: readonly CandidateDto[]): Promise<CandidateDto[]> {
  const { companyId } = scope;
  const certificates = (await newestReading(tx, scope, row))?.certificates ?? [];
  const numbers = certificates.flatMap(({ policies }) => policies.flatMap(({ policyNumber }) => policyNumber ?? []));
  const vendorIds = candidates.map(({ vendorId }) => vendorId);
  const where = { companyId, vendorId: { in: vendorIds }, policyNumber: { in: numbers } };
  const known = new Set((await tx.policy.findMany({ where, select: { vendorId: true } })).map(({ vendorId }) => vendorId));
  return candidates.filter(({ vendorId }) => known.has(vendorId));
}

/** Remembers the insured's name as a name of the document's vendor, because a person says that it is the same firm. */
export function acceptInsured(scope: CompanyScope, id: string, name: string): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, { vendorId, insuredNames }) => {
    if (!insuredNames.includes(name))
      throw new AppError("invalid", coded("server.documents.insuredUnknown"), { name: coded("server.documents.insuredUnknownField") });
    if (!vendorId) throw new AppError("conflict", coded("server.documents.vendorRequired"));
    const vendor = await tx.vendor.findUniqueOrThrow({ where: keyOf(scope, vendorId) });
    if (!vendor.acceptedNames.includes(name)) {
      await rememberName(tx, scope, vendor, { name, documentId: id });
      await refreshVendor(tx, scope, vendorId);
    }
    return loadDto(tx, scope, id);
  });
}

/**
 * Records that a document's certificates name another firm than its vendor, and updates the vendor: they do not count, and the question
 * does not come up again. null removes the answer. Throws `conflict` if the insured is not in doubt.
 */
export function answerInsured(scope: CompanyScope, id: string, { answer }: z.output<typeof insuredInput>): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, row) => {
    const { vendorId, insuredNames, confirmedInsured, isInsuredRejected } = row;
    if (!vendorId) throw new AppError("conflict", coded("server.documents.vendorRequiredFirst"));
    const { name, acceptedNames } = await tx.vendor.findUniqueOrThrow({ where: keyOf(scope, vendorId) });
    const isOpen = insuredDoubt({ insuredNames, vendor: { name, acceptedNames: [...acceptedNames, ...confirmedInsured] } }) !== null;
    if (!isOpen && !isInsuredRejected) throw new AppError("conflict", coded("server.documents.holderQuestionNone"));
    await tx.document.update({ where: keyOf(scope, id), data: { isInsuredRejected: answer === "REJECTED" } });
    await refreshVendor(tx, scope, vendorId);
    const details = { from: isInsuredRejected ? "REJECTED" : null, to: answer };
    await recordEvent(tx, scope, { action: "document.insured_answered", subjectType: "document", subjectId: id, details });
    return loadDto(tx, scope, id);
  });
}

/** Stores a person's answer about a document's certificate holder and judges the vendor again. null removes the answer. */
export function answerHolder(scope: CompanyScope, id: string, { answer }: z.output<typeof holderInput>): Promise<DocumentDto> {
  return withDocument(scope, id, async (tx, { vendorId, holderDoubt, holderAnswer }) => {
    if (!vendorId) throw new AppError("conflict", coded("server.documents.vendorRequiredFirst"));
    if (holderDoubt === null && holderAnswer === null) throw new AppError("conflict", coded("server.documents.holderQuestionNone"));
    await tx.document.update({ where: keyOf(scope, id), data: { holderAnswer: answer } });
    await refreshVendor(tx, scope, vendorId);
    const details = { from: holderAnswer, to: answer };
    await recordEvent(tx, scope, { action: "document.holder_answered", subjectType: "document", subjectId: id, details });
    return loadDto(tx, scope, id);
  });
}
