import type { PolicyType } from "@/lib/extraction/schema";

/** Names of form fields: those that agency systems share, the same after a prefix, or a carrier's own meaningless names. */
export type FieldNames = "standard" | "prefixed" | "custom";

const lines: Record<PolicyType, string> = {
  GENERAL_LIABILITY: "GeneralLiability",
  AUTO_LIABILITY: "AutomobileLiability",
  UMBRELLA_POLICY: "ExcessUmbrella",
  WORKERS_COMPENSATION: "WorkersCompensationEmployersLiability",
  OTHER: "OtherPolicy",
};
const parts: Record<string, string> = {
  certificateDate: "Form_CompletionDate",
  certificateNumber: "CertificateOfInsurance_CertificateNumberIdentifier",
  "producer/name": "Producer_FullName",
  "producer/address": "Producer_MailingAddress_Line",
  "producer/contact": "Producer_ContactPerson_FullName",
  "producer/phone": "Producer_ContactPerson_PhoneNumber",
  "producer/email": "Producer_ContactPerson_EmailAddress",
  "insured/name": "NamedInsured_FullName",
  "insured/address": "NamedInsured_MailingAddress_Line",
  certificateHolder: "CertificateHolder_FullName",
  name: "Insurer_FullName",
  naic: "Insurer_NAICCode",
  insurerLetter: "LINE_InsurerLetterCode",
  policyNumber: "Policy_LINE_PolicyNumberIdentifier",
  effectiveDate: "Policy_LINE_EffectiveDate",
  expirationDate: "Policy_LINE_ExpirationDate",
  additionalInsured: "CertificateOfInsurance_LINE_AdditionalInsuredCode",
  waiverOfSubrogation: "Policy_LINE_SubrogationWaivedCode",
  eachOccurrence: "GeneralLiability_EachOccurrence_LimitAmount",
  damageToRentedPremises: "GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount",
  medicalExpense: "GeneralLiability_MedicalExpense_EachPersonLimitAmount",
  personalAdvInjury: "GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount",
  generalAggregate: "GeneralLiability_GeneralAggregate_LimitAmount",
  productsCompOpAggregate: "GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount",
  combinedSingleLimit: "Vehicle_CombinedSingleLimit_EachAccidentAmount",
  descriptionOfOperations: "CertificateOfLiabilityInsurance_ACORDForm_RemarkText",
};

/**
 * The name of the field that shows the value at a pointer; `types` are the policies' in their order. The last letter counts up until
 * the name is free.
 */
export function fieldName(pointer: string, names: FieldNames, types: readonly PolicyType[], isFree: (name: string) => boolean): string {
  const line = lines[types[Number(/^\/policies\/(\d+)/.exec(pointer)?.[1])] ?? "OTHER"];
  const path = pointer.slice(1).replace(/^(policies|insurers)\/[^/]+\//, "");
  const last = path.split("/").at(-1) ?? path;
  const known = parts[path] ?? parts[last] ?? `LINE_${last.replace(/\W+/g, "")}Indicator`;
  const stem = names === "custom" ? "field" : known.replace("LINE", line);
  for (let at = 0; ; at++) {
    const count = names === "custom" ? String(at + 1) : `_${String.fromCharCode(65 + (at % 26))}${at > 25 ? Math.floor(at / 26) : ""}`;
    const name = names === "prefixed" ? `F[0].P1[0].${stem}${count}[0]` : `${stem}${count}`;
    if (isFree(name)) return name;
  }
}
