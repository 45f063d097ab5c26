import type { ReadCertificate } from "@/lib/extraction/schema";

/** At this confidence and above, values are right at least 99.5 % of the time (docs/accuracy.md). */
export const sure = 0.9;

/** Whether a value that is stated can be used without a look at the page. */
export function isCertain({ evidence, unreadable, reasons }: ReadCertificate, pointer: string): boolean {
  const { confidence = 0 } = evidence[pointer] ?? {};
  return confidence >= sure && !unreadable.includes(pointer) && !reasons[pointer];
}
