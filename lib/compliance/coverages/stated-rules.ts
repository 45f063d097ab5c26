import type { Stated } from "@/lib/compliance/coverages/schema";
import { sureConfidence } from "@/lib/compliance/coverages/values";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** A value that a paper does not state. */
export const absent: Stated<never> = { state: "absent", value: null, reader: null, confidence: 1, page: null, box: null };

/** A value of a certificate with its evidence. `pointers` are where the reading keeps its doubt and its place. */
export function statedAt<Value>(
  certificate: ReadCertificate,
  pointer: string,
  value: Value | null,
  isNothing = value === null,
): Stated<Value> {
  const seen = certificate.evidence[pointer];
  const place = { reader: seen?.reader ?? null, page: seen?.page ?? null, box: seen?.box ?? null };
  const isLost = isDoubted(certificate, pointer);
  const confidence = seen?.confidence ?? (isLost ? 0 : 1);
  if (isLost || (seen && seen.confidence < sureConfidence)) return { state: "doubt", value, confidence, ...place };
  return isNothing ? { ...absent, ...place } : { state: "read", value, confidence, ...place };
}

/** Whether the reading doubts the value, or a list or row that holds it. */
function isDoubted({ unreadable, reasons }: ReadCertificate, pointer: string): boolean {
  const holds = (one: string) => one === pointer || pointer.startsWith(`${one}/`);
  return unreadable.some(holds) || Object.keys(reasons).some(holds);
}
