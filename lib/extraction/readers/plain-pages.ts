import { lettersOf } from "@/lib/extraction/rules";
import type { ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/** A policy without any limit. */
export const isBare = ({ limits, otherLimits }: ReadPolicy) =>
  Object.values(limits).every((amount) => amount === null) && otherLimits.length === 0;

/** Pages of one policy as one certificate: each says what those before it did not. A page that states no policy belongs to the one before. */
export function joinPages(pages: readonly ReadCertificate[]): ReadCertificate[] {
  const joined: ReadCertificate[] = [];
  for (const page of pages) {
    const last = joined.at(-1);
    const [own] = last?.policies ?? [];
    const isSame =
      areOnePolicy(own, page.policies) ||
      page.policies.every(({ policyNumber }) => !policyNumber || lettersOf(policyNumber) === lettersOf(own?.policyNumber ?? ""));
    const isOne = page.policies.length < 2 || (last?.policies.length === 1 && own && isBare(own));
    if (last && isSame && isOne) fill(last, page);
    else joined.push(page);
  }
  return joined;
}

/** Whether the pages' parts, which have one number, are those of a policy whose number the page before did not give. */
function areOnePolicy(own: ReadPolicy | undefined, parts: readonly ReadPolicy[]): boolean {
  const [number, ...others] = new Set(parts.map(({ policyNumber }) => lettersOf(policyNumber ?? "")));
  return Boolean(own && own.policyNumber === null && isBare(own) && number) && others.length === 0;
}

const ofWhole = ["policyNumber", "effectiveDate", "expirationDate"] as const;

/** The parts of a package policy, whose number and term stand on the page before. */
function takeParts(certificate: ReadCertificate, whole: ReadPolicy, parts: readonly ReadPolicy[]) {
  certificate.policies = parts.map((part) => ({ ...part, insurerLetter: part.insurerLetter ?? whole.insurerLetter }));
  certificate.policies.forEach((part, at) => {
    for (const key of ofWhole) {
      const [pointer, evidence, reason] = [
        `/policies/${at}/${key}`,
        certificate.evidence[`/policies/0/${key}`],
        certificate.reasons[`/policies/0/${key}`],
      ];
      if (part[key] !== null) continue;
      part[key] = whole[key];
      if (evidence) certificate.evidence[pointer] = { ...evidence };
      if (reason) certificate.reasons[pointer] = reason;
    }
  });
}

/** Gives a certificate what another page of it states and it lacks, with where that stands. */
function fill(certificate: ReadCertificate, other: ReadCertificate) {
  const [own, more] = [certificate.policies[0], other.policies[0]];
  if (certificate.insurers.length === 0) certificate.insurers = other.insurers;
  if (certificate.policies.length === 0) certificate.policies = other.policies;
  else if (own && isBare(own) && other.policies.length > 1) takeParts(certificate, own, other.policies);
  else if (own && more) {
    if (isBare(own)) Object.assign(own, { type: more.type, typeText: more.typeText });
    fillObject(own as unknown as Record<string, unknown>, more);
  }
  for (const key of ["producer", "insured"] as const) fillObject(certificate[key], other[key]);
  for (const [pointer, evidence] of Object.entries(other.evidence))
    if (!(pointer in other.reasons) && (!(pointer in certificate.evidence) || pointer in certificate.reasons)) {
      certificate.evidence[pointer] = evidence;
      delete certificate.reasons[pointer];
    }
  for (const [pointer, isStated] of [
    ["/insurers", certificate.insurers.length > 0],
    ["/policies", certificate.policies.length > 0],
  ] as const)
    if (isStated) delete certificate.reasons[pointer];
  certificate.unreadable = Object.keys(certificate.reasons);
}

function fillObject(target: Record<string, unknown>, source: Record<string, unknown>) {
  for (const [key, value] of Object.entries(source)) {
    const own = target[key];
    if (own === null || own === undefined || (Array.isArray(own) && own.length === 0)) target[key] = value;
    else if (typeof own === "object" && !Array.isArray(own) && value && typeof value === "object")
      fillObject(own as Record<string, unknown>, value as Record<string, unknown>);
  }
}
