import { remarksOf } from "@/lib/extraction/readers/endorsements";
import { limitCount } from "@/lib/extraction/readers/plain-pages";
import type { PageWords } from "@/lib/extraction/readers/words";
import { lettersOf, withPolicyAt } from "@/lib/extraction/rules";
import type { ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

const numberOf = ({ policyNumber }: ReadPolicy) => lettersOf(policyNumber ?? "");

/**
 * Whether a page with a table goes on with the certificate before it: a schedule of remarks, or a list of that certificate's policies without limits
 * and without a holder ("Companies affording coverage").
 */
export function isAddition(page: PageWords, table: ReadCertificate, before: ReadCertificate | undefined): boolean {
  if (!before) return false;
  if (remarksOf(page) !== null) return true;
  const known = before.policies.map(numberOf);
  const isKnown = (policy: ReadPolicy) => numberOf(policy) !== "" && known.includes(numberOf(policy));
  return table.certificateHolder === null && table.policies.some(isKnown) && table.policies.every((policy) => limitCount(policy) === 0);
}

/**
 * Adds what such a page states to its certificate: policies that it does not list yet, once each, and the insurers where it has none. Other amounts on
 * the page are shares and parts of numbers, and no limits.
 */
export function addTo(certificate: ReadCertificate, table: ReadCertificate): void {
  const known = new Set(certificate.policies.map(numberOf));
  table.policies.forEach((policy, from) => {
    const number = numberOf(policy);
    if (number === "" || !policy.expirationDate || known.has(number)) return;
    known.add(number);
    const at = certificate.policies.push({ ...policy, insurerLetter: null, otherLimits: [] }) - 1;
    for (const [pointer, source] of Object.entries(table.evidence))
      if (pointer.startsWith(`/policies/${from}/`) && !/insurerLetter|otherLimits/.test(pointer))
        certificate.evidence[pointer.replace(/^\/policies\/\d+/, `/policies/${at}`)] = source;
    const marks = table.marks?.filter((mark) => mark.policy === from).map((mark) => withPolicyAt(mark, at)) ?? [];
    if (marks.length > 0) certificate.marks = [...(certificate.marks ?? []), ...marks];
  });
  if (certificate.insurers.length > 0) return;
  certificate.insurers = table.insurers;
  for (const [pointer, source] of Object.entries(table.evidence))
    if (pointer.startsWith("/insurers/")) certificate.evidence[pointer] = source;
  delete certificate.reasons["/insurers"];
  certificate.unreadable = Object.keys(certificate.reasons);
  for (const policy of certificate.policies)
    policy.insurerLetter ??= table.policies.find((one) => numberOf(one) === numberOf(policy))?.insurerLetter ?? null;
}
