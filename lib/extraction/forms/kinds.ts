import type { FormType, PolicyType } from "@/lib/extraction/schema";

/** Words by which a page without a coverage table is told apart; the first kind with enough of its words wins. */
export const kinds: { formType: FormType; least: number; words: RegExp[] }[] = [
  { formType: "ACORD_24", least: 1, words: [/CERTIFICATE OF PROPERTY INSURANCE/i, /ACORD 24\b/] },
  { formType: "ACORD_28", least: 1, words: [/EVIDENCE OF COMMERCIAL PROPERTY INSURANCE/i, /ACORD 28\b/] },
  { formType: "ACORD_27", least: 1, words: [/EVIDENCE OF PROPERTY INSURANCE/i, /ACORD 27\b/] },
  {
    formType: "ENDORSEMENT",
    least: 1,
    words: [/THIS ENDORSEMENT (CHANGES|MODIFIES|IS ATTACHED TO|FORMS A PART OF)/i, /ENDORSEMENT MODIFIES INSURANCE PROVIDED/i],
  },
  {
    formType: "DECLARATIONS",
    least: 3,
    words: [
      /\bdeclarations?\b/i,
      /policy (number|no|period)/i,
      /named insured/i,
      /\bpremium\b/i,
      /\b(coverage|limits?)\b/i,
      /(expires?|expiration|policy period|effective)/i,
    ],
  },
  {
    formType: "NON_ACORD_CERTIFICATE",
    least: 3,
    words: [
      /\b(certificate|evidence|memorandum|confirmation|verification|proof) of (liability )?(insurance|coverage)\b/i,
      /policy (number|no\b|#)/i,
      /certificate holder|certificate is held by|issued to/i,
      /insured/i,
      /effective|expir|coverage (begins|ends)|policy (period|term)/i,
      /general liability|workers'? comp|(auto|umbrella|excess|employers'?) liability/i,
    ],
  },
];

/** The word that a declarations page must have in a short line of its own. */
export const declarationsTitle = /\bdeclarations?\b/i;

export const coverageWords: { type: PolicyType; words: RegExp }[] = [
  { type: "WORKERS_COMPENSATION", words: /workers'? compensation/i },
  { type: "UMBRELLA_POLICY", words: /\b(umbrella|excess liability)\b/i },
  { type: "GENERAL_LIABILITY", words: /general liability/i },
  { type: "AUTO_LIABILITY", words: /\b(auto|automobile|vehicles?|business auto)\b/i },
];
