/**
 * Raise it with each change that reads files better or otherwise: a file that comes again is then read again, and so gets the better
 * reading. Kept with each reading.
 */
export const readerVersion = 4;

export const policyTypes = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION", "OTHER"] as const;

/** Limits in whole dollars, in the order in which the form states them. */
export const limitKeys = [
  "eachOccurrence",
  "damageToRentedPremises",
  "medicalExpense",
  "personalAdvInjury",
  "generalAggregate",
  "productsCompOpAggregate",
  "combinedSingleLimit",
  "umbrellaEachOccurrence",
  "umbrellaAggregate",
  "elEachAccident",
  "elDiseaseEachEmployee",
  "elDiseasePolicyLimit",
] as const;

/** Limits that only some forms state; present when read. */
export const extraLimitKeys = ["bodilyInjuryPerPerson", "bodilyInjuryPerAccident", "propertyDamage", "retention", "deductible"] as const;

export const aggregateScopes = ["POLICY", "PROJECT", "LOCATION", "OTHER"] as const;

/** The edition of ACORD 25 that agents use now, and the one before it. */
export const currentEdition = "2025/12";
export const editionBefore = "2016/03";

/** The interests in insured property that evidence of property insurance has boxes for. */
export const propertyInterests = ["MORTGAGEE", "LOSS_PAYEE", "LENDERS_LOSS_PAYABLE"] as const;

/** What a person says of a mark on a page: it means nothing in this file, it changes a value, or it makes the certificate invalid. */
export const markAnswers = ["nothing", "changes", "invalid"] as const;

/** What a notice does to a policy. */
export const noticeKinds = ["cancellation", "non_renewal", "reinstatement", "amendment"] as const;

/** The name of one amount for what is checked, where that is not one kind of property alone. */
export const amountName = "Amount of insurance";
