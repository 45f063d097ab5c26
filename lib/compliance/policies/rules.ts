import type { DocumentType } from "@/generated/prisma/client";
import { candidateFinder, type NamedVendor } from "@/lib/compliance/names/match-rules";
import type { PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { policyTypes } from "@/lib/extraction/values";
import { sentence } from "@/lib/infra/text-rules";
import { inList, type PlainKey, say } from "@/messages/say";

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

/** The coverage that a file states by the type that a person gave it; null: it opens none, as a notice does. */
export function typedCoverage(documentType: DocumentType | null): PolicyType | null {
  const isCertificate = documentType === null || documentType === "CERTIFICATE_OF_INSURANCE";
  return isCertificate ? "OTHER" : (policyTypes.find((type) => type === documentType) ?? null);
}

/** The texts of the coverages' names. */
export const coverageCodes = {
  GENERAL_LIABILITY: "policies.generalLiability",
  AUTO_LIABILITY: "policies.automobileLiability",
  UMBRELLA_POLICY: "policies.umbrellaExcess",
  WORKERS_COMPENSATION: "policies.workersCompensation",
  OTHER: "policies.otherCoverage",
} as const satisfies Record<PolicyType, PlainKey>;

/** A coverage as its certificate calls it, where it is not one of the usual ones. */
export const coverageName = ({ coverage, coverageText }: { coverage: PolicyType; coverageText: string | null }): string =>
  coverage === "OTHER" && coverageText ? coverageText : say(coverageCodes[coverage]);

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
export function policyKey(term: { line: string; policyNumber: string | null; expiration: string | null }): string {
  return [term.line, term.policyNumber ?? "", term.expiration ?? ""].join("|");
}

/** Whether a notice ended a policy before its last day. What has expired since is expired. */
export const isCanceledOn = (day: Date, { canceledOn, expirationDate }: Record<"canceledOn" | "expirationDate", Date | null>): boolean =>
  canceledOn !== null && !(expirationDate !== null && expirationDate <= day);

/** The insurer that a policy's letter names on its certificate. */
export function insurerOf(certificate: ReadCertificate, policy: ReadPolicy): ReadCertificate["insurers"][number] | undefined {
  return certificate.insurers.find(({ letter }) => letter !== null && letter === policy.insurerLetter);
}
