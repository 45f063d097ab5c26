/**
 * What a column of a file can hold: the fields of a vendor, and its contract on a project. Several columns together can be a contact's
 * name or an address.
 */
export const importFields = [
  ...(["name", "email", "contactName", "phone", "address"] as const),
  ...(["project", "contractNumber", "trade", "externalId", "externalSource"] as const),
] as const;

export const joinedFields: readonly (typeof importFields)[number][] = ["contactName", "address"];

export const maximumImportBytes = 10 * 1024 * 1024;

/** Limit for an unpacked Excel file. 20,000 rows take about 10 MB. */
export const maximumUnpackedBytes = 32 * 1024 * 1024;

export const maximumImportRows = 20_000;

export const maximumImportColumns = 100;

/** How the bytes of a text file can be letters, the usual ways first. */
export const encodings = ["UTF-8", "UTF-16", "Windows-1252", "Mac Roman", "DOS 850", "DOS 437"] as const;
