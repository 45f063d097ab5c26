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
 * Why a person should look at a certificate's holder: it is made out to somebody else. Name and address stand on lines; the
 * company is meant by any line that is one of its names. Null: it is the company, or no holder was read.
 */
export function holderDoubt(holder: string | null, { name, legalNames }: { name: string; legalNames: readonly string[] }): string | null {
  const lines = (holder ?? "").split("\n").filter((line) => line.trim() !== "");
  const [first] = lines;
  if (!first) return null;
  const us = { name, acceptedNames: [...legalNames] };
  if (lines.some((line) => compareWithVendor(line, us) !== "different")) return null;
  return `The certificate holder is "${first.trim()}", not your company. If that is you, add the name under Settings, Legal Names.`;
}
