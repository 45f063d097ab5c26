/** What a certificate says of the agency that wrote it. */
type Producer = { name: string | null; address: string | null };

const zipAtEnd = /\b(\d{5})(?:-\d{4})?\s*$/;

/**
 * An agency by name and, where it is read, the ZIP Code of its office: two agencies may have one name, and neither may see the
 * other's insureds. null: no name.
 */
export function agencyName({ name, address }: Producer): string | null {
  const zip = zipAtEnd.exec((address ?? "").slice(-40))?.[1];
  return name && agencyKey(name) ? [name, zip].filter(Boolean).join(", ") : null;
}

/** An agency's name as people read it: the ZIP Code only distinguishes two agencies with one name. */
export const agencyTitle = (agency: string): string => agency.replace(/, \d{5}$/, "");

/** An agency's name without what spellings differ in. */
export const agencyKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The agencies that wrote a file's certificates. */
export const agencyKeysOf = (certificates: readonly { producer: Producer }[]): string[] => [
  ...new Set(certificates.flatMap(({ producer }) => agencyKey(agencyName(producer) ?? "") || [])),
];
