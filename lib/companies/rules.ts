import { compareWithVendor } from "@/lib/vendors/rules";

type Counters = {
  total: number;
  compliant: number;
  expiringSoon: number;
};

/** Whole percent of active vendors whose cover is in force and in order; a vendor that expires soon is still covered. Never rounded up to 100. */
export function complianceRate({ total, compliant, expiringSoon }: Counters): number {
  if (total === 0) return 0;
  return Math.floor(((compliant + expiringSoon) / total) * 100);
}

/**
 * Why a person should look at a certificate's holder: it is made out to somebody else. Name and address stand on lines or
 * between commas, and a name can have a comma itself. Null: it is the company, or no holder was read.
 */
export function holderDoubt(holder: string | null, { name, legalNames }: { name: string; legalNames: readonly string[] }): string | null {
  const parts = (holder ?? "").split(/[\n,]/).flatMap((part) => part.trim() || []);
  const [first] = parts;
  if (!first) return null;
  const us = { name, acceptedNames: [...legalNames] };
  const isUs = (text: string) => compareWithVendor(text, us) !== "different";
  if (parts.some((part, index) => isUs(part) || isUs(parts.slice(index, index + 2).join(", ")))) return null;
  return `The certificate holder is "${first}", not your company. If that is you, add the name under Settings, Legal Names.`;
}
