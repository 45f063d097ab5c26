import { type Document, Prisma } from "@/generated/prisma/client";
import { type Filing, filePaper } from "@/lib/compliance/kinds/rules";
import { editablePaper, toKindRules } from "@/lib/documents/papers/dto";
import type { Extraction } from "@/lib/extraction/schema";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

const named = { name: true, acceptedNames: true } as const;
const ofCompany = (companyId: string, id: string) => ({ companyId_id: { companyId, id } });

/** As which paper of the company's kinds a file is filed by its reading; null: as none. */
export async function fileRow(tx: Tx, { companyId }: CompanyScope, row: Document, reading: Extraction): Promise<Filing | null> {
  const kinds = await tx.documentKind.findMany({ where: { companyId } });
  if (kinds.length === 0) return null;
  const { issuedOn, expiresOn } = editablePaper(row);
  const source = (row.kindSource as Filing["source"] | null) ?? null;
  const vendor = row.vendorId === null ? null : await tx.vendor.findUnique({ where: ofCompany(companyId, row.vendorId), select: named });
  return filePaper({ kindId: row.kindId, source, issuedOn, expiresOn }, reading, { kinds: kinds.map(toKindRules), vendor });
}

/** What a paper's reading means for its document: it states no coverage, and names no insured and no holder. */
export const paperSummary = ({ questions, expiresOn }: Filing) => ({
  readDocumentType: "OTHER" as const,
  readExpirationDate: expiresOn,
  insuredNames: [],
  holders: [],
  reviewReasons: questions,
});

/** The columns of a file about its kind. What a title said of an earlier reading does not stay. */
export function filedColumns(row: Document, filing: Filing | null, { paper }: Extraction) {
  const own = { kindId: filing?.kind.id ?? null, kindSource: filing?.source ?? (row.kindSource === "person" ? "person" : null) };
  const isUndated = filing !== null && filing.kind.expires !== "date";
  return {
    ...own,
    readPaper: paper ? (paper as Prisma.InputJsonObject) : Prisma.DbNull,
    // A date that was typed for a certificate is not the end of a paper that has none.
    ...(isUndated && { typedExpirationDate: null }),
  };
}
