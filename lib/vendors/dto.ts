import type { Vendor } from "@/generated/prisma/client";
import { type StatedPolicy, standingsOf } from "@/lib/compliance/policies/dto";
import { fromMarkColumns } from "@/lib/compliance/statuses/marks-rules";
import { isBeingRead, reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { limitKeys, policyTypes } from "@/lib/extraction/values";
import { toIsoDate } from "@/lib/infra/clock";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { type CoverageDto, type VendorDto, vendorFields } from "@/lib/vendors/schema";
import { vendorLanguages } from "@/lib/vendors/values";

/** What of a vendor can be changed. */
export const editableVendor = (row: VendorFields) => pick(row, vendorFields);
type VendorFields = Omit<Pick<VendorDto, (typeof vendorFields)[number]>, "language"> & { language: string | null };

export function toVendorDto(
  row: Omit<Vendor, "statusDueOn" | "isJudgmentDue" | "updatedAt" | "companyId" | "isAnnounced" | "addedById">,
): VendorDto {
  return {
    id: row.id,
    name: row.name,
    acceptedNames: row.acceptedNames,
    email: row.email,
    contactName: row.contactName,
    phone: row.phone,
    address: row.address,
    language: vendorLanguages.find((code) => code === row.language) ?? null,
    status: row.status,
    complianceStatus: row.complianceStatus,
    isBeingRead: isBeingRead(row.reasonSentence),
    complianceReason: reasonInWords(row.reasonSentence),
    earliestExpiration: toIsoDate(row.earliestExpiration),
    coverageMarks: fromMarkColumns(row),
    documentsCount: row.documentsCount,
    exceptedCount: row.exceptedCount,
    warningsCount: row.warningsCount,
    isByDates: row.isByDates,
    emailBouncedAt: row.emailBouncedAt?.toISOString() ?? null,
    emailBounceReason: row.emailBounceReason,
    externalId: row.externalId,
    externalSource: row.externalSource,
    createdAt: row.createdAt.toISOString(),
    version: versionOf(editableVendor(row)),
  };
}

const lineOrder: readonly string[] = policyTypes;

/** `policies` are all lines of the vendor, in their order within current coverage and history. */
export function toCoverageDtos(policies: readonly StatedPolicy[]): CoverageDto[] {
  const standings = standingsOf(policies);
  const coverages = policies.flatMap((policy): CoverageDto[] => {
    const standing = standings.get(policy.id);
    if (!standing) return [];
    return [
      {
        id: policy.id,
        documentId: policy.documentId,
        fileName: policy.document.fileName,
        coverage: policy.coverage,
        coverageText: policy.coverageText,
        insurerName: policy.insurerName,
        policyNumber: policy.policyNumber,
        effectiveDate: toIsoDate(policy.effectiveDate),
        expirationDate: toIsoDate(policy.expirationDate),
        additionalInsured: policy.additionalInsured,
        waiverOfSubrogation: policy.waiverOfSubrogation,
        limits: limitKeys.flatMap((key) => (policy[key] === null ? [] : [{ key, amount: Number(policy[key]) }])),
        unreadable: policy.unreadable,
        ...standing,
      },
    ];
  });
  const byLine = (a: CoverageDto, b: CoverageDto) => lineOrder.indexOf(a.coverage) - lineOrder.indexOf(b.coverage);
  const [current, earlier] = [coverages.filter(({ isCurrent }) => isCurrent), coverages.filter(({ isCurrent }) => !isCurrent)];
  return [...current.toSorted(byLine), ...earlier];
}
