export const documentTypes = [
  "CERTIFICATE_OF_INSURANCE",
  "GENERAL_LIABILITY",
  "WORKERS_COMPENSATION",
  "AUTO_LIABILITY",
  "UMBRELLA_POLICY",
  "OTHER",
  "CANCELLATION_NOTICE",
  "NON_RENEWAL_NOTICE",
  "REINSTATEMENT_NOTICE",
  "POLICY_CHANGE",
] as const;

export const processingStatuses = ["PENDING", "PROCESSING", "PROCESSED", "FAILED"] as const;

/** The choice in place of a vendor, when files are uploaded. */
export const byInsured = "by-insured";

/** What the upload takes; the specification's list. */
export const acceptedExtensions = ["pdf", "jpg", "jpeg", "png", "doc", "docx"] as const;

export const maximumFileBytes = 25 * 1024 * 1024;

/** "Expired already", or within so many days from today. */
export const expiryFilters = ["expired", "30", "60", "90"] as const;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const documentSorts = ["file", "vendor", "expiration", "status", "uploaded"] as const;
