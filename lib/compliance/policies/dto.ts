import type { Document, Policy } from "@/generated/prisma/client";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { type CoverageTerm, comparableNumber, countsForVendor, coverageLine, supersededBy } from "@/lib/compliance/policies/rules";
import { toIsoDate } from "@/lib/infra/clock";

/** A coverage line with what its document adds to it. */
export type StatedPolicy = Policy & { document: Pick<Document, "fileName" | "createdAt" | "insuredNames" | "confirmedInsured"> };
export const statedPolicyParts = {
  document: { select: { fileName: true, createdAt: true, insuredNames: true, confirmedInsured: true } },
} as const;

/** The vendor's coverage lines as they are judged; those of another insured in its files are left out. */
export function toTerms(vendor: NamedVendor, policies: readonly StatedPolicy[]): CoverageTerm[] {
  const counted = policies.filter(({ insuredName, document: { insuredNames, confirmedInsured } }) =>
    countsForVendor(insuredName, insuredNames, { name: vendor.name, acceptedNames: [...vendor.acceptedNames, ...confirmedInsured] }),
  );
  return counted.map((policy) => ({
    id: policy.id,
    line: coverageLine(policy.coverage, policy.coverageText),
    document: policy.documentId,
    addedAt: policy.document.createdAt.toISOString(),
    certificateDate: toIsoDate(policy.certificateDate),
    policyNumber: comparableNumber(policy.policyNumber),
    effective: toIsoDate(policy.effectiveDate),
    expiration: toIsoDate(policy.expirationDate),
  }));
}

/** A line's status among the vendor's coverages: today's coverage, superseded by another document's, or another insured's. */
export type Standing = { isCurrent: boolean; supersededBy: { documentId: string; fileName: string } | null; otherInsured: string | null };

/** By the line's id, from all lines of the vendor, on the ISO date `today`. */
export function standingsOf(vendor: NamedVendor, policies: readonly StatedPolicy[], today: string): Map<string, Standing> {
  const terms = toTerms(vendor, policies);
  const counted = new Set(terms.map(({ id }) => id));
  const superseded = supersededBy(terms, today);
  const fileNames = new Map(policies.map(({ documentId, document }) => [documentId, document.fileName]));
  return new Map(
    policies.map(({ id, isCurrent, insuredName }) => {
      const newer = superseded.get(id);
      const by = newer ? { documentId: newer.document, fileName: fileNames.get(newer.document) ?? "" } : null;
      return [id, { isCurrent, supersededBy: by, otherInsured: counted.has(id) ? null : insuredName }];
    }),
  );
}
