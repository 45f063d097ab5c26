import type { Document } from "@/generated/prisma/client";
import { toIsoDate } from "@/lib/infra/clock";
import type { NamedVendor } from "@/lib/policies/name-match/rules";

export function documentFacts(row: Document, vendor: NamedVendor | null) {
  return {
    processingStatus: row.processingStatus,
    typedDocumentType: row.typedDocumentType,
    readDocumentType: row.readDocumentType,
    typedExpirationDate: toIsoDate(row.typedExpirationDate),
    readExpirationDate: toIsoDate(row.readExpirationDate),
    reviewReasons: row.reviewReasons,
    insuredNames: row.insuredNames,
    holderDoubt: row.holderDoubt,
    isInsuredRejected: row.isInsuredRejected,
    isCanceled: row.isCanceled,
    isHolderRejected: row.holderAnswer === "REJECTED",
    // A confirmation of the insured applies to this file only.
    vendor: vendor && { name: vendor.name, acceptedNames: [...vendor.acceptedNames, ...row.confirmedInsured] },
  };
}
