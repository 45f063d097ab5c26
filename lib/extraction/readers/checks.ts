import type { Notes } from "@/lib/extraction/readers/draft";
import { daysBetween } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** Confidence at most of values that stand clearly on the page, but do not go together with others. */
const odd = 0.75;

/**
 * Compares values of one certificate with each other and lowers the confidence of those that are unusual together: they are shown
 * for a person to look at. Nothing is changed or taken away.
 */
export function crossCheck({ insurers, policies }: Pick<ReadCertificate, "insurers" | "policies">, notes: Notes): void {
  const doubt = (...pointers: string[]) => {
    for (const pointer of pointers) {
      const one = notes.evidence[pointer];
      if (one) notes.evidence[pointer] = { ...one, confidence: Math.min(one.confidence, odd) };
    }
  };
  insurers.forEach(({ naic, name }, at) => {
    const other = insurers.findIndex((one) => naic !== null && one.naic === naic && one.name !== name);
    if (other < 0 || other === at) return;
    doubt(`/insurers/${at}/naic`, `/insurers/${other}/naic`);
    notes.warnings.push(`Two insurers share the NAIC number ${naic}.`);
  });
  policies.forEach(({ insurerLetter, effectiveDate, expirationDate, limits }, at) => {
    const pointer = `/policies/${at}`;
    if (insurerLetter && insurers.length > 0 && !insurers.some(({ letter }) => letter === insurerLetter)) {
      doubt(`${pointer}/insurerLetter`);
      notes.warnings.push(`A coverage names insurer ${insurerLetter}, which the certificate does not list.`);
    }
    const days = effectiveDate && expirationDate ? daysBetween(effectiveDate, expirationDate) : 365;
    if (days < 175 || days > 1115) doubt(`${pointer}/effectiveDate`, `${pointer}/expirationDate`);
    const pairs = [
      ["eachOccurrence", "generalAggregate"],
      ["eachOccurrence", "productsCompOpAggregate"],
      ["umbrellaEachOccurrence", "umbrellaAggregate"],
    ] as const;
    for (const [occurrence, aggregate] of pairs) {
      const [one, all] = [limits[occurrence], limits[aggregate]];
      if (one && all && all < one) doubt(`${pointer}/limits/${occurrence}`, `${pointer}/limits/${aggregate}`);
    }
  });
}
