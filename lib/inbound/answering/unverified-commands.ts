import { type Document, Prisma } from "@/generated/prisma/client";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import { noticesOf } from "@/lib/compliance/coverages/rules";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { extraction } from "@/lib/extraction/schema";
import { claimText } from "@/lib/inbound/answering/unverified-rules";
import { countUp } from "@/lib/infra/counters";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Emails a day to the staff of one company about unproved cancellations. The rest is on the vendors' pages and in the log. */
const mostADay = 20;
const daySeconds = 24 * 3600;

/**
 * Applies what an unproved email's file says of a policy's end, once it was read: the coverage is under review, and the staff are emailed
 * at once. A forged notice turns nothing red, and a true one is not missed. Safe to repeat.
 */
export async function heedUnverified(scope: CompanyScope, documentId: string): Promise<void> {
  const { companyId } = scope;
  const claims = await inCompany(scope, (tx) => findClaims(tx, scope, documentId));
  for (const [vendorId, notices] of claims) {
    await inCompany(scope, async (tx) => {
      if (!(await lockVendor(tx, scope, vendorId))) return;
      const row = await tx.document.findUnique({ where: { companyId_id: { companyId, id: documentId } } });
      const isReported = (await tx.policyNotice.count({ where: { companyId, vendorId, documentId, reportedBy: "email" } })) > 0;
      if (!row || !waits(row) || isReported) return;
      const note = coded("server.inbound.claimNote", { sender: row.senderAddress ?? "" });
      await tx.policyNotice.createMany({
        data: notices.map(({ policyNumber, coverage }) => ({
          ...{
            companyId,
            vendorId,
            documentId,
            kind: "cancellation",
            policyNumber: policyNumber ?? "",
            coverage,
            note,
            reportedBy: "email",
          },
        })),
      });
      await judgeVendors(tx, scope, [vendorId]);
      await tellStaff(tx, scope, row, vendorId);
      const details = { policyNumber: notices[0]?.policyNumber ?? "", sender: row.senderAddress ?? "" };
      await recordEvent(tx, scope, { action: "inbound.claim_noted", subjectType: "vendor", subjectId: vendorId, details });
    });
  }
}

const waits = (row: Document) => row.senderAddress !== null && row.senderProof === null && row.vendorId === null;

/** The ends of policies that a waiting file states, by the vendor that each is about: the one it claims, or the one with that policy. */
async function findClaims(tx: Tx, scope: CompanyScope, documentId: string): Promise<Map<string, Notice[]>> {
  const { companyId } = scope;
  const row = await tx.document.findUnique({ where: { companyId_id: { companyId, id: documentId } } });
  if (!row || !waits(row) || row.processingStatus !== "PROCESSED") return new Map();
  const reading = await tx.reading.findFirst({
    where: { companyId, documentId, error: { equals: Prisma.DbNull } },
    orderBy: { revision: "desc" },
  });
  const { data } = extraction.safeParse(reading?.result);
  const ends = (data ? noticesOf({ id: documentId }, data) : []).filter(({ kind }) => kind === "cancellation" || kind === "non_renewal");
  const claims = new Map<string, Notice[]>();
  for (const notice of ends.slice(0, 20)) {
    const vendorId = row.claimedVendorId ?? (await findInsured(tx, scope, notice));
    if (vendorId) claims.set(vendorId, [...(claims.get(vendorId) ?? []), notice]);
  }
  return new Map([...claims].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The only vendor with the policy today. */
async function findInsured(tx: Tx, { companyId }: CompanyScope, { policyNumber }: Notice): Promise<string | null> {
  if (!policyNumber) return null;
  const where = { companyId, policyNumber, isCurrent: true };
  const found = await tx.policy.findMany({ where, select: { vendorId: true }, distinct: ["vendorId"], take: 2 });
  return found.length === 1 ? (found[0]?.vendorId ?? null) : null;
}

async function tellStaff(tx: Tx, scope: CompanyScope, document: Document, vendorId: string): Promise<void> {
  const { companyId } = scope;
  if ((await countUp(`unverified-claims:${companyId}`, daySeconds)) > mostADay) return;
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } }, select: { name: true } });
  const readers = await tx.user.findMany({
    where: {
      ...{ companyId, status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null }, emailAlerts: true },
      role: { in: ["ADMIN", "MANAGER"] },
    },
    select: { firstName: true, email: true, language: true },
  });
  const { APP_URL: appUrl } = env();
  for (const { firstName, email, language } of readers) {
    const about = { firstName, vendor: vendor.name, sender: document.senderAddress ?? "", appUrl };
    const text = inLanguage(language, () => claimText(about));
    await queueMail(tx, scope, { kind: "VENDOR_NEWS", recipient: email, ...text });
  }
}
