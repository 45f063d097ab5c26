import { isSameAddress } from "@/lib/mail/recipients/rules";

/** The addresses of a cell, each once: separated by semicolons, commas or line breaks. The first one is the first contact's. */
export function addressesOf(cell: string): string[] {
  const all = cell.split(/[;,\n\r]+/).flatMap((one) => one.trim() || []);
  return all.filter((address, at) => all.findIndex((other) => isSameAddress(address, other)) === at);
}

/** What a list writes for several addresses. */
export const cellOf = (addresses: readonly string[]): string => addresses.join("; ");

/** A row's fields with the first address alone. */
export const withFirstAddress = <Fields extends object>(fields: Fields & { email?: unknown }): Fields & { email: string } => ({
  ...fields,
  email: addressesOf(String(fields.email ?? ""))[0] ?? "",
});
