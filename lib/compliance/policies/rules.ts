import { candidateFinder, compareWithVendor, type NamedVendor } from "@/lib/compliance/names/match-rules";
import { expiringSoonDays } from "@/lib/compliance/policies/values";
import type { PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { sentence } from "@/lib/infra/text-rules";
import { inList, say, textsOf } from "@/messages/say";

/**
 * One coverage line of one document. `line` is the kind of coverage; the certificate's date (ISO), then `addedAt` (the upload's ISO time),
 * decide which of two documents is newer.
 */
export type CoverageTerm = {
  id: string;
  line: string;
  document: string;
  addedAt: string;
  certificateDate: string | null;
  policyNumber: string | null;
  effective: string | null;
  expiration: string | null;
};

/** A certificate without a date counts as dated on the day of its upload. */
const dayOf = ({ certificateDate, addedAt }: CoverageTerm) => certificateDate ?? addedAt.slice(0, 10);

/** Total, so that two never each come after the other. */
function isNewer(one: CoverageTerm, other: CoverageTerm): boolean {
  const age = (term: CoverageTerm) => [dayOf(term), term.addedAt, term.document].join("|");
  return age(one) > age(other);
}

const isSamePolicy = (one: CoverageTerm, other: CoverageTerm) => one.policyNumber !== null && one.policyNumber === other.policyNumber;

/** Whether a newer certificate states the same policy's same term again: what it says counts, be it more or less. */
function restates(newer: CoverageTerm, older: CoverageTerm): boolean {
  if (!newer.expiration || newer.document === older.document || !isSamePolicy(newer, older) || !isNewer(newer, older)) return false;
  if (newer.expiration === older.expiration) return true;
  if (newer.effective && older.effective) return newer.effective === older.effective;
  // An end that could not be read stays in doubt only until a newer certificate states it.
  return older.expiration === null;
}

/** Whether a certificate of a later day states a policy that began later and runs today: the insurer was changed within the term. */
function replaces(newer: CoverageTerm, older: CoverageTerm, today: string): boolean {
  const began = newer.effective && older.effective && newer.effective > older.effective && newer.effective <= today;
  return Boolean(began) && newer.document !== older.document && dayOf(newer) > dayOf(older);
}

/**
 * Whether `newer` runs on from `older`: the same policy renewed, one that starts about where it ends, one that replaced it, or a later
 * one without a start. With a gap between the two, only once it has begun: until then the older end counts.
 */
function renews(newer: CoverageTerm, older: CoverageTerm, today: string): boolean {
  if (!newer.expiration || !older.expiration || newer.expiration <= older.expiration) return false;
  if (newer.effective && newer.effective > older.expiration && newer.effective > today) return false;
  const elsewhere = newer.document !== older.document;
  if (elsewhere && isSamePolicy(newer, older)) return true;
  if (!newer.effective) return elsewhere && isNewer(newer, older);
  if (replaces(newer, older, today)) return true;
  return newer.effective >= addDays(older.expiration, -expiringSoonDays);
}

/**
 * Which term supersedes which on a day, by id. Each line is superseded separately: a certificate that renews one line leaves the others of
 * an older certificate as they are, and an older certificate that arrives later supersedes nothing. Policies that overlap otherwise are
 * separate coverage: the earlier end counts. Restated terms are removed first, then renewed ones, so that one term always remains.
 */
export function supersededBy(terms: readonly CoverageTerm[], today: string): Map<string, CoverageTerm> {
  const superseded = new Map<string, CoverageTerm>();
  for (const rule of [restates, renews]) {
    const left = terms.filter(({ id }) => !superseded.has(id));
    for (const older of left) {
      const rivals = left.filter((one) => one.line === older.line && rule(one, older, today));
      const last = rivals.toSorted((a, b) => Number(isNewer(b, a)) - Number(isNewer(a, b)))[0];
      if (last) superseded.set(older.id, last);
    }
  }
  return superseded;
}

/** The insured of a document's certificates, as they are written there, and whose document it is. */
type InsuredFacts = { insuredNames: readonly string[]; vendor: NamedVendor | null };

/** Whose certificate it is, in doubt: `insured` is the name that comes nearest to the vendor's. */
export type InsuredDoubt = { likeness: "near" | "different"; insured: string; text: string };

/** The doubt whether a document is the vendor's. None when one of its certificates names the vendor, or none names anyone. */
export function insuredDoubt({ insuredNames, vendor }: InsuredFacts): InsuredDoubt | null {
  if (!vendor || insuredNames.length === 0 || insuredNames.includes(vendor.name)) return null;
  const [nearest] = candidateFinder([vendor])(insuredNames);
  if (nearest?.likeness === "equal") return null;
  const names = inList(insuredNames.map((name) => `"${name}"`));
  const text = sentence(say("policies.theCertificateNamesNamesAs", { names, name: vendor.name }));
  return { likeness: nearest?.likeness ?? "different", insured: nearest?.insured ?? insuredNames[0] ?? "", text };
}

/**
 * Whether a coverage line of a file counts for the vendor. It belongs to another insured when a different certificate in the file
 * names the vendor, or when its insured's name is nothing like the vendor's.
 */
export function countsForVendor(insured: string | null, insuredNames: readonly string[], vendor: NamedVendor): boolean {
  const likeness = insured === null ? "equal" : compareWithVendor(insured, vendor);
  return likeness === "equal" || (likeness === "near" && insuredDoubt({ insuredNames, vendor }) !== null);
}

export const coverageNames: Record<PolicyType, string> = textsOf({
  GENERAL_LIABILITY: "policies.generalLiability",
  AUTO_LIABILITY: "policies.automobileLiability",
  UMBRELLA_POLICY: "policies.umbrellaExcess",
  WORKERS_COMPENSATION: "policies.workersCompensation",
  OTHER: "policies.otherCoverage",
});

/** A coverage as its certificate calls it, where it is not one of the usual ones. */
export const coverageName = ({ coverage, coverageText }: { coverage: PolicyType; coverageText: string | null }): string =>
  coverage === "OTHER" && coverageText ? coverageText : coverageNames[coverage];

/** The line of coverage that a newer policy of the same kind supersedes. */
export function coverageLine(coverage: PolicyType, coverageText: string | null): string {
  return coverage === "OTHER"
    ? `OTHER:${(coverageText ?? "")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim()}`
    : coverage;
}

/** A policy number as it is compared: carriers and agents differ in spaces and dashes. */
export function comparableNumber(policyNumber: string | null): string | null {
  return policyNumber ? policyNumber.toUpperCase().replace(/[^A-Z0-9]/g, "") || null : null;
}

/** The same policy on two certificates, or read twice, has the same key; the reminder ledger counts by it. */
export function policyKey(term: Pick<CoverageTerm, "line" | "policyNumber" | "expiration">): string {
  return [term.line, term.policyNumber ?? "", term.expiration ?? ""].join("|");
}

/** Whether a notice ended a policy before its last day. What has expired since is expired. */
export const isCanceledOn = (day: Date, { canceledOn, expirationDate }: Record<"canceledOn" | "expirationDate", Date | null>): boolean =>
  canceledOn !== null && !(expirationDate !== null && expirationDate <= day);

/** The insurer that a policy's letter names on its certificate. */
export function insurerOf(certificate: ReadCertificate, policy: ReadPolicy): ReadCertificate["insurers"][number] | undefined {
  return certificate.insurers.find(({ letter }) => letter !== null && letter === policy.insurerLetter);
}
