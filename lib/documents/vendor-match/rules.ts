import type { NewVendorDto } from "@/lib/documents/vendor-match/schema";
import { isCertain } from "@/lib/extraction/certainty-rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { vendorInput } from "@/lib/vendors/schema";

/** The agency's email where the certificates agree on one and it was read with certainty: emails to the vendor would go there. */
export function agencyEmailOf(certificates: readonly ReadCertificate[]): string | null {
  const emails = new Set(
    certificates.flatMap((one) => (isCertain(one, "/producer/email") ? (one.producer.email?.toLowerCase() ?? []) : [])),
  );
  const [email] = emails;
  return emails.size === 1 ? (vendorInput.shape.email.safeParse(email).data ?? null) : null;
}

/** The vendor that a file's certificates describe; null: they name several insureds, or a name that a person should check first. */
export function newVendorOf(certificates: readonly ReadCertificate[]): NewVendorDto | null {
  const insured = certificates.filter((one) => one.insured.name !== null || one.unreadable.includes("/insured/name"));
  const names = new Set(insured.map((one) => (isCertain(one, "/insured/name") ? one.insured.name : null)));
  const [first] = insured;
  const name = vendorInput.shape.name.safeParse([...names][0]).data;
  if (!first || names.size !== 1 || !name) return null;
  const address = isCertain(first, "/insured/address") ? (vendorInput.shape.address.safeParse(first.insured.address).data ?? null) : null;
  return { name, address, email: agencyEmailOf(certificates) };
}
