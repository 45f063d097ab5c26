import type { Readable } from "node:stream";
import type { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { type CompanyScope, today } from "@/lib/auth/scope";
import { statedPolicyParts } from "@/lib/compliance/dto";
import { readToday } from "@/lib/compliance/queries";
import { documentParts, toDocumentDetailDto, toDocumentDto } from "@/lib/documents/dto";
import { isShownInBrowser } from "@/lib/documents/rules";
import type { DocumentDetailDto, DocumentListDto, documentQuery } from "@/lib/documents/schema";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import { containsText } from "@/lib/infra/search";
import { storage } from "@/lib/infra/storage";

/** One page of the company's documents, newest first; `search` looks into the file's and the vendor's name. */
export function listDocuments(scope: CompanyScope, query: z.output<typeof documentQuery>): Promise<DocumentListDto> {
  const { ids, search, vendorId, status, page, limit } = query;
  const contains = containsText(search);
  const where: Prisma.DocumentWhereInput = {
    companyId: scope.companyId,
    ...(ids ? { id: { in: ids } } : {}),
    ...(search ? { OR: [{ fileName: contains }, { vendor: { name: contains } }] } : {}),
    ...(vendorId ? { vendorId } : {}),
    ...(status ? { processingStatus: status } : {}),
  };
  return readToday(scope, async (tx, stats) => {
    const rows = await tx.document.findMany({
      where,
      include: documentParts,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    });
    const filtered = ids || search || vendorId || status;
    const total = filtered ? await tx.document.count({ where }) : stats.documents;
    return { documents: rows.map((row) => toDocumentDto(row, today(scope))), pagination: paginate(page, limit, total) };
  });
}

/** A document with what was read from it. */
export function getDocument(scope: CompanyScope, id: string): Promise<DocumentDetailDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id } },
      include: {
        ...documentParts,
        readings: { where: { error: null }, orderBy: { revision: "desc" }, take: 1 },
      },
    });
    if (!row) throw notFound("Document");
    const cover = await tx.policy.findMany({
      where: { companyId: scope.companyId, vendorId: row.vendorId ?? { in: [] } },
      include: statedPolicyParts,
    });
    return toDocumentDetailDto(row, cover, today(scope));
  });
}

export type StoredDocument = { fileName: string; fileSize: number; contentType: string; bytes: Readable; inline: boolean };

/** The stored bytes, exactly as they were uploaded. */
export async function openDocumentFile(scope: CompanyScope, id: string): Promise<StoredDocument> {
  const row = await inCompany(scope, (tx) => tx.document.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } }));
  if (!row) throw notFound("Document");
  const { fileName, fileSize, contentType } = row;
  const bytes = await storage().read(row.storageKey);
  return { fileName, fileSize, contentType, bytes, inline: isShownInBrowser(contentType) };
}
