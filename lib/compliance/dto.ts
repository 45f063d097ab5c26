import type { Document, Policy } from "@/generated/prisma/client";
import type { CoverageTerm } from "@/lib/compliance/rules";
import { comparableNumber, countsForVendor, coverageLine } from "@/lib/documents/rules";
import { toIsoDate } from "@/lib/infra/clock";
import type { NamedVendor } from "@/lib/vendors/rules";

type StatedPolicy = Policy & { document: Pick<Document, "createdAt" | "insuredNames"> };

/** The vendor's coverage lines as they are judged; those of another insured in its files are left out. */
export function toTerms(vendor: NamedVendor, policies: readonly StatedPolicy[]): CoverageTerm[] {
  const counted = policies.filter(({ insuredName, document }) => countsForVendor(insuredName, document.insuredNames, vendor));
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
