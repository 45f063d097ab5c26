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

/** The specification's list of what the upload takes, as texts name it. */
export const namedExtensions = ["pdf", "jpg", "jpeg", "png", "doc", "docx"] as const;

/** What every way in takes. */
export const acceptedExtensions = [...namedExtensions, "heic", "heif", "tif", "tiff", "webp"] as const;
export type AcceptedExtension = (typeof acceptedExtensions)[number];

const endingsOf: Readonly<Record<string, readonly AcceptedExtension[]>> = {
  pdf: ["pdf"],
  image: ["jpg", "jpeg", "png", "heic", "heif", "tif", "tiff", "webp"],
  word: ["doc", "docx"],
};

/** The `accept` of a field for files of some types; none: all that can be uploaded. */
export const acceptOf = (types: readonly string[]): string =>
  (types.length === 0 ? acceptedExtensions : types.flatMap((type) => endingsOf[type] ?? [])).map((ending) => `.${ending}`).join(",");

/** The kinds of files that are taken, with the ending by which each is handed on. A browser shows those that are `shown` without running anything. */
export const fileKinds = [
  { contentType: "application/pdf", ending: "pdf", shown: true },
  { contentType: "image/jpeg", ending: "jpg", shown: true },
  { contentType: "image/png", ending: "png", shown: true },
  { contentType: "image/webp", ending: "webp", shown: true },
  { contentType: "image/heic", ending: "heic", shown: false },
  { contentType: "image/tiff", ending: "tiff", shown: false },
  { contentType: "application/msword", ending: "doc", shown: false },
  { contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ending: "docx", shown: false },
] as const satisfies readonly { contentType: string; ending: AcceptedExtension; shown: boolean }[];
export type ContentType = (typeof fileKinds)[number]["contentType"];

export const maximumFileBytes = 25 * 1024 * 1024;

/** "Expired already", or within so many days from today. */
export const expiryFilters = ["expired", "30", "60", "90"] as const;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const documentSorts = ["file", "vendor", "expiration", "status", "uploaded"] as const;
