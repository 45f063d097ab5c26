import type { Document } from "@/generated/prisma/client";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { toIsoDate } from "@/lib/infra/clock";

/** What of a document's row is judged. */
export type JudgedDocument = Pick<
  Document,
  | "processingStatus"
  | "typedDocumentType"
  | "readDocumentType"
  | "typedExpirationDate"
  | "readExpirationDate"
  | "reviewReasons"
  | "insuredNames"
  | "holderDoubt"
  | "isInsuredRejected"
  | "isCanceled"
  | "holderAnswer"
  | "confirmedInsured"
>;

export function documentFacts(row: JudgedDocument, vendor: NamedVendor | null) {
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
