/** An agency's name without what spellings differ in. Two agencies with the same one are taken for one. */
export const agencyKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The agencies that wrote a file's certificates. */
export const agencyKeysOf = (certificates: readonly { producer: { name: string | null } }[]): string[] => [
  ...new Set(certificates.flatMap(({ producer }) => agencyKey(producer.name ?? "") || [])),
];
