import type { Document } from "@/generated/prisma/client";
import { toIsoDate } from "@/lib/infra/clock";
import type { NamedVendor } from "@/lib/policies/name-match/rules";

export function documentFacts(row: Document, vendor: NamedVendor | null) {
  return {
    processingStatus: row.processingStatus,
    typedDocumentType: row.typedDocumentType,
    typedExpirationDate: toIsoDate(row.typedExpirationDate),
    readExpirationDate: toIsoDate(row.readExpirationDate),
    reviewReasons: row.reviewReasons,
    insuredNames: row.insuredNames,
    holderDoubt: row.holderDoubt,
    vendor,
  };
}
