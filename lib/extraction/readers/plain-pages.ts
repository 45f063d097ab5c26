import { lettersOf } from "@/lib/extraction/rules";
import type { ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/** A policy without any limit. */
export const isBare = (policy: ReadPolicy) => limitCount(policy) + policy.otherLimits.length === 0;

/** How many of the limits that forms know a policy states, with an amount or in words. */
export const limitCount = ({ limits, limitsText }: ReadPolicy) =>
  Object.values(limits).filter((amount) => amount !== null).length + Object.keys(limitsText).length;

/** Whether a policy has its number, its term and limits; so is what `reasons` says of its values (at `pointer`) that it cannot be read. */
export function isStated(policy: ReadPolicy, pointer = "", reasons: ReadCertificate["reasons"] = {}): boolean {
  const has = (key: "policyNumber" | "effectiveDate" | "expirationDate") => policy[key] !== null || `${pointer}/${key}` in reasons;
  const hasLimits = !isBare(policy) || Object.keys(reasons).some((one) => one.startsWith(`${pointer}/limits/`));
  return has("policyNumber") && has("effectiveDate") && has("expirationDate") && hasLimits;
}

/** What a page states, and which of how many pages it says to be. */
export type Sheet = { certificate: ReadCertificate; number: [page: number, pages: number] | null };

/** Which of how many pages a page says to be: "Page 2 of 3". */
export function sheetNumber(text: string): Sheet["number"] {
  const [, page, pages] =
    /\bpage (\d{1,2}) (?:of|\/) (\d{1,2})\b/i.exec(text) ??
    /\bpage\b[\s\S]{0,160}?(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/i.exec(text) ??
    [];
  return page && Number(page) <= Number(pages) ? [Number(page), Number(pages)] : null;
}

/** Pages of one policy as one certificate: each says what those before it did not. A page that states no policy belongs to the one before. */
export function joinPages(sheets: readonly Sheet[]): ReadCertificate[] {
  const joined: ReadCertificate[] = [];
  for (const [at, { certificate: page }] of sheets.entries()) {
    const last = joined.at(-1);
    // A letter before what it sends.
    if (last?.policies.length === 0 && page.policies.length > 0 && page.formType === "NON_ACORD_CERTIFICATE") {
      fill(page, last);
      joined.splice(-1, 1, page);
      continue;
    }
    if (last && follows(sheets[at - 1], sheets[at]) && areFurther(last, page)) {
      append(last, page);
      continue;
    }
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

/** Whether a page is the next one of the paper that the page before it belongs to. */
export function follows(before: Pick<Sheet, "number"> | undefined, after: Pick<Sheet, "number"> | undefined): boolean {
  if (!before?.number || !after?.number) return false;
  return after.number[0] === before.number[0] + 1 && after.number[1] === before.number[1];
}

/**
 * Whether a page continues with further policies: it names no other insured, and each of its policies has a number of its own, or is of
 * another coverage under the same number.
 */
function areFurther(last: ReadCertificate, page: ReadCertificate): boolean {
  const name = lettersOf(page.insured.name ?? "");
  if (name && name !== lettersOf(last.insured.name ?? "")) return false;
  const numberOf = ({ policyNumber }: ReadPolicy) => lettersOf(policyNumber ?? "");
  const kindOf = ({ type, typeText }: ReadPolicy) => (type === "OTHER" ? (typeText ?? "") : type);
  const isOther = (one: ReadPolicy) =>
    !isBare(one) &&
    kindOf(one) !== "" &&
    last.policies.every((own) => !isBare(own) && kindOf(own) !== kindOf(one) && numberOf(own) === numberOf(one));
  const isNew = (one: ReadPolicy) => numberOf(one) !== "" && last.policies.every((own) => numberOf(own) !== numberOf(one));
  return page.policies.length > 0 && last.policies.length > 0 && (page.policies.every(isNew) || page.policies.every(isOther));
}

/** Gives a certificate the policies of its next page and their insurers. */
function append(certificate: ReadCertificate, other: ReadCertificate) {
  const [policies, insurers] = [certificate.policies.length, certificate.insurers.length];
  const letters = new Map<string, string | null>();
  // Parts of one policy have one insurer, however a page calls it.
  const isOne = other.policies.every(
    ({ policyNumber }) => lettersOf(policyNumber ?? "") === lettersOf(certificate.policies[0]?.policyNumber ?? ""),
  );
  for (const [at, insurer] of (isOne && insurers > 0 ? [] : other.insurers).entries()) {
    const known = certificate.insurers.find(({ name }) => lettersOf(name ?? "") === lettersOf(insurer.name ?? ""));
    const letter = known ? known.letter : insurer.letter && String.fromCharCode(65 + certificate.insurers.length);
    if (insurer.letter) letters.set(insurer.letter, letter);
    if (known) continue;
    move(certificate, other, `/insurers/${at}`, `/insurers/${certificate.insurers.length}`);
    certificate.insurers.push({ ...insurer, letter });
  }
  if (insurers === 0 && certificate.insurers.length > 0) delete certificate.reasons["/insurers"];
  other.policies.forEach((policy, at) => {
    move(certificate, other, `/policies/${at}`, `/policies/${policies + at}`);
    const added = { ...policy, insurerLetter: policy.insurerLetter && (letters.get(policy.insurerLetter) ?? null) };
    const whole = certificate.policies.findIndex(
      ({ policyNumber }) => policyNumber && lettersOf(policyNumber) === lettersOf(added.policyNumber ?? ""),
    );
    certificate.policies.push(added);
    const [own] = whole < 0 ? [] : certificate.policies.slice(whole, whole + 1);
    if (own) takeTerm(certificate, added, policies + at, own, whole);
  });
  // Each page was measured by the coverages that it names itself.
  if (!other.reasons["/policies"]) delete certificate.reasons["/policies"];
  certificate.unreadable = Object.keys(certificate.reasons);
}

/** Copies the places and unreadable values of a part of another page's certificate, under its new position. */
function move(certificate: ReadCertificate, other: ReadCertificate, from: string, to: string) {
  const isOf = (pointer: string) => pointer === from || pointer.startsWith(`${from}/`);
  for (const [pointer, evidence] of Object.entries(other.evidence))
    if (isOf(pointer)) certificate.evidence[to + pointer.slice(from.length)] = evidence;
  for (const [pointer, reason] of Object.entries(other.reasons))
    if (isOf(pointer)) certificate.reasons[to + pointer.slice(from.length)] = reason;
}

/** Whether the pages' parts, which have one number, are those of a policy whose number the page before did not give. */
function areOnePolicy(own: ReadPolicy | undefined, parts: readonly ReadPolicy[]): boolean {
  const [number, ...others] = new Set(parts.map(({ policyNumber }) => lettersOf(policyNumber ?? "")));
  return Boolean(own && own.policyNumber === null && isBare(own) && number) && others.length === 0;
}

const ofWhole = ["policyNumber", "effectiveDate", "expirationDate"] as const;

/** The parts of a package policy, whose number and term are on the page before. */
function takeParts(certificate: ReadCertificate, whole: ReadPolicy, parts: readonly ReadPolicy[]) {
  certificate.policies = parts.map((part) => ({ ...part, insurerLetter: part.insurerLetter ?? whole.insurerLetter }));
  certificate.policies.forEach((part, at) => {
    takeTerm(certificate, part, at, whole, 0);
  });
}

/** Gives a part the number and term of its policy where the part has none, with their place on the page. */
function takeTerm(certificate: ReadCertificate, part: ReadPolicy, at: number, whole: ReadPolicy, ofWholeAt: number) {
  for (const key of ofWhole) {
    if (part[key] !== null) continue;
    const [pointer, source] = [`/policies/${at}/${key}`, `/policies/${ofWholeAt}/${key}`];
    const [evidence, reason] = [certificate.evidence[source], certificate.reasons[source]];
    part[key] = whole[key];
    if (evidence) certificate.evidence[pointer] = { ...evidence };
    if (reason) certificate.reasons[pointer] = reason;
    else if (part[key] !== null) delete certificate.reasons[pointer];
  }
}

/** Gives a certificate the values that another page of it states and it lacks, with their place. */
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
