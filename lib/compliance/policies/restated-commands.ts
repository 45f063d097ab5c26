import { type Document, Prisma } from "@/generated/prisma/client";
import type { StatedPolicy } from "@/lib/compliance/policies/dto";
import { isRestatement, type Restatement, restatements, type StatedTerm } from "@/lib/compliance/policies/restated-rules";
import { comparableNumber } from "@/lib/compliance/policies/rules";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { localDate, toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { isSameSentence, withoutRepeats } from "@/lib/infra/sentences-rules";
import { sentencesIn } from "@/lib/infra/sentences-schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

function toTerm(policy: StatedPolicy, timeZone: string): StatedTerm {
  const { createdAt } = policy.document;
  return {
    document: policy.documentId,
    fileName: policy.document.fileName,
    position: policy.position,
    day: toIsoDate(policy.certificateDate) ?? localDate(timeZone, createdAt),
    addedAt: createdAt.toISOString(),
    coverage: policy.coverage,
    policyNumber: comparableNumber(policy.policyNumber),
    effective: toIsoDate(policy.effectiveDate),
    expiration: toIsoDate(policy.expirationDate),
    limits: Object.fromEntries(limitKeys.map((key) => [key, policy[key] === null ? null : Number(policy[key])])),
  };
}

/**
 * Notes among the reasons for review where a vendor's document states a policy better than an older one does, in the caller's
 * transaction. A value that a person confirmed raises no doubt.
 */
export async function noteRestated(
  tx: Tx,
  { companyId, timeZone }: CompanyScope,
  documents: readonly Document[],
  policies: readonly StatedPolicy[],
): Promise<void> {
  const found = restatements(policies.map((policy) => toTerm(policy, timeZone)));
  const readings = await newestReadings(tx, companyId, [...new Set(found.map(({ document }) => document))]);
  const open = found.filter((one) => !isConfirmed(one, readings.get(one.document)));
  for (const row of documents) {
    const own = open.flatMap(({ document, reason }) => (document === row.id ? [reason] : []));
    const others = sentencesIn(row.reviewReasons).filter((reason) => !isRestatement(reason));
    const reviewReasons = [...others, ...withoutRepeats(own)];
    if (isSameSentence(reviewReasons, row.reviewReasons)) continue;
    await tx.document.updateMany({ where: { companyId, id: row.id }, data: { reviewReasons: reviewReasons as Prisma.InputJsonArray } });
  }
}

async function newestReadings(tx: Tx, companyId: string, documentIds: readonly string[]): Promise<Map<string, Extraction>> {
  const readings = new Map<string, Extraction>();
  for (const documentId of documentIds) {
    const row = await tx.reading.findFirst({
      where: { companyId, documentId, error: { equals: Prisma.DbNull } },
      orderBy: { revision: "desc" },
    });
    const reading = extraction.safeParse(row?.result).data;
    if (reading) readings.set(documentId, reading);
  }
  return readings;
}

/** Whether a person entered or confirmed the value. */
function isConfirmed({ position, value }: Restatement, reading: Extraction | undefined): boolean {
  const lines = (reading?.certificates ?? []).flatMap((certificate) => certificate.policies.map((_, place) => ({ certificate, place })));
  const line = lines[position];
  const key = value === "expirationDate" ? value : `limits/${value}`;
  return line?.certificate.evidence[`/policies/${line.place}/${key}`]?.reader === "person";
}
