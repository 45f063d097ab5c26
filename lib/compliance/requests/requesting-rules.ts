import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";

/** Whether a requirement set that judges the vendor checks whom its certificates are made out to. */
export const checksHolder = (verdicts: readonly Pick<StoredVerdict, "lines">[]): boolean =>
  verdicts.some(({ lines }) => lines.some(({ type }) => type === "certificate-holder"));
