import { limitKeys, type ReadCertificate } from "@/lib/extraction/schema";
import type { CertificateContent } from "@/lib/testing/certificate";

export const groups = ["policy numbers", "dates", "limits", "boxes", "names", "insurers"] as const;
export type Group = (typeof groups)[number];
/** `silent`: stated, not read, and not said to be unreadable. `wrong`: another value than the truth's, given as read. */
export type Outcome = "exact" | "unreadable" | "silent" | "wrong";
export type Result = { group: Group; pointer: string; outcome: Outcome; want: string | null; got: string | null };

const plain = (value: unknown) =>
  value === null || value === undefined
    ? null
    : String(value)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "");

/** Compares a reading with the truth, value by value; values that neither states are left out. */
export function scoreReading(content: CertificateContent, read: ReadCertificate): Result[] {
  const results: Result[] = [];
  const doubted = (pointer: string) =>
    read.unreadable.some(
      (one) =>
        pointer === one ||
        pointer.startsWith(`${one}/`) ||
        ((one === "/policies" || one === "/insurers") && pointer.startsWith(`${one}/-1/`)),
    );
  const compare = (group: Group, pointer: string, truth: unknown, value: unknown) => {
    const [want, got] = [plain(truth), plain(value)];
    if (want === null && got === null) return;
    const outcome = want === got ? "exact" : got !== null ? "wrong" : doubted(pointer) ? "unreadable" : "silent";
    results.push({ group, pointer, outcome, want, got });
  };
  compare("dates", "/certificateDate", content.certificateDate, read.certificateDate);
  compare("names", "/producer/name", content.producer.name, read.producer.name);
  compare("names", "/insured/name", content.insured.name, read.insured.name);
  compare("names", "/insured/address", content.insured.address, read.insured.address);
  compare("names", "/certificateHolder", content.holder && `${content.holder.name}${content.holder.address}`, read.certificateHolder);
  for (const insurer of content.insurers) {
    const at = read.insurers.findIndex(({ letter }) => letter === insurer.letter);
    compare("insurers", `/insurers/${at}/name`, insurer.name, read.insurers[at]?.name);
    compare("insurers", `/insurers/${at}/naic`, insurer.naic, read.insurers[at]?.naic);
  }
  const left = new Set(read.policies.keys());
  for (const policy of content.policies) {
    const at = read.policies.findIndex(({ type }, index) => type === policy.type && left.has(index));
    left.delete(at);
    const found = read.policies[at];
    const base = `/policies/${at}`;
    compare("policy numbers", `${base}/policyNumber`, policy.number === "TBD" ? null : policy.number, found?.policyNumber);
    compare("dates", `${base}/effectiveDate`, policy.effective, found?.effectiveDate);
    compare("dates", `${base}/expirationDate`, policy.expiration, found?.expirationDate);
    compare("insurers", `${base}/insurerLetter`, policy.letter, found?.insurerLetter);
    for (const key of limitKeys) {
      const value = policy.limits?.[key];
      compare("limits", `${base}/limits/${key}`, value, found?.limits[key] ?? found?.limitsText[key]);
    }
    if (policy.type !== "WORKERS_COMPENSATION")
      compare("boxes", `${base}/additionalInsured`, policy.additionalInsured, found?.additionalInsured);
    compare("boxes", `${base}/waiverOfSubrogation`, policy.waiver, found?.waiverOfSubrogation);
    compare("boxes", `${base}/occurrenceOrClaimsMade`, policy.basis, found?.occurrenceOrClaimsMade);
    compare("boxes", `${base}/aggregateAppliesPer`, policy.aggregatePer, found?.aggregateAppliesPer);
  }
  for (const at of left) compare("policy numbers", `/policies/${at}/policyNumber`, null, read.policies[at]?.policyNumber);
  return results;
}
