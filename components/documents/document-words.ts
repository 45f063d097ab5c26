import type { DocumentType, PolicyDto, ProcessingStatus } from "@/lib/documents/schema";

type Coverage = PolicyDto["coverage"];
type LimitKey = PolicyDto["limits"][number]["key"];

/** The field's words for what the schema calls by constants. */
export const documentTypeWords: Record<DocumentType, string> = {
  CERTIFICATE_OF_INSURANCE: "Certificate of Insurance",
  GENERAL_LIABILITY: "General Liability",
  WORKERS_COMPENSATION: "Workers Compensation",
  AUTO_LIABILITY: "Auto Liability",
  UMBRELLA_POLICY: "Umbrella Policy",
  OTHER: "Other",
};

export const coverageWords: Record<Coverage, string> = {
  GENERAL_LIABILITY: "General Liability",
  AUTO_LIABILITY: "Auto Liability",
  UMBRELLA_POLICY: "Umbrella / Excess",
  WORKERS_COMPENSATION: "Workers Compensation",
  OTHER: "Other",
};

export const processingWords: Record<ProcessingStatus, string> = {
  PENDING: "Pending",
  PROCESSING: "Processing",
  PROCESSED: "Processed",
  FAILED: "Failed",
};

/** The label of each limit. */
export const limitWords: Record<LimitKey, string> = {
  eachOccurrence: "Each occurrence",
  damageToRentedPremises: "Damage to rented premises",
  medicalExpense: "Medical expense",
  personalAdvInjury: "Personal & adv. injury",
  generalAggregate: "General aggregate",
  productsCompOpAggregate: "Products - comp/op aggregate",
  combinedSingleLimit: "Combined single limit",
  umbrellaEachOccurrence: "Each occurrence",
  umbrellaAggregate: "Aggregate",
  elEachAccident: "E.L. each accident",
  elDiseaseEachEmployee: "E.L. disease, each employee",
  elDiseasePolicyLimit: "E.L. disease, policy limit",
};
