import type { DocumentDto, DocumentType, PolicyDto, ProcessingStatus } from "@/lib/documents/schema";
import { type PlainKey, say } from "@/messages/say";

type Coverage = PolicyDto["coverage"];
type LimitKey = PolicyDto["limits"][number]["key"];

/** The field's words for what the schema calls by constants. */
export const documentTypeWords: Record<DocumentType, PlainKey> = {
  CERTIFICATE_OF_INSURANCE: "documents.certificateOfInsurance",
  GENERAL_LIABILITY: "documents.generalLiability",
  WORKERS_COMPENSATION: "documents.workersCompensation",
  AUTO_LIABILITY: "documents.autoLiability",
  UMBRELLA_POLICY: "documents.umbrellaPolicy",
  OTHER: "documents.other",
  CANCELLATION_NOTICE: "documents.cancellationNotice",
  NON_RENEWAL_NOTICE: "documents.nonRenewalNotice",
  REINSTATEMENT_NOTICE: "documents.reinstatementNotice",
  POLICY_CHANGE: "documents.policyChange",
};

export const coverageWords: Record<Coverage, PlainKey> = {
  GENERAL_LIABILITY: "documents.generalLiability",
  AUTO_LIABILITY: "documents.autoLiability",
  UMBRELLA_POLICY: "documents.umbrellaExcess",
  WORKERS_COMPENSATION: "documents.workersCompensation",
  OTHER: "documents.other",
};

export const processingWords: Record<ProcessingStatus, PlainKey> = {
  PENDING: "common.pending",
  PROCESSING: "common.processing",
  PROCESSED: "common.processed",
  FAILED: "common.failed",
};

/** The label of each limit. */
export const limitWords: Record<LimitKey, PlainKey> = {
  eachOccurrence: "documents.eachOccurrence",
  damageToRentedPremises: "documents.damageToRentedPremises",
  medicalExpense: "documents.medicalExpense",
  personalAdvInjury: "documents.personalAdvInjury",
  generalAggregate: "documents.generalAggregate",
  productsCompOpAggregate: "documents.productsCompOpAggregate",
  combinedSingleLimit: "documents.combinedSingleLimit",
  umbrellaEachOccurrence: "documents.eachOccurrence",
  umbrellaAggregate: "documents.aggregate",
  elEachAccident: "documents.eLEachAccident",
  elDiseaseEachEmployee: "documents.eLDiseaseEachEmployee",
  elDiseasePolicyLimit: "documents.eLDiseasePolicyLimit",
};

/** What a document is: the company's kind, else the type that was chosen or read. */
export const kindInWords = ({ kind, documentType }: Pick<DocumentDto, "kind" | "documentType">, unknown: string): string =>
  kind?.name ?? (documentType ? say(documentTypeWords[documentType]) : unknown);
