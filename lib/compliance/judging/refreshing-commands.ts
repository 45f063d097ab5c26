import type { Document } from "@/generated/prisma/client";
import { loadCompanyRules } from "@/lib/compliance/facts/queries";
import type { CompanyRules } from "@/lib/compliance/facts/schema";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { openHolderDoubt } from "@/lib/compliance/names/holders-rules";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { noteHolderDoubts, noteInsuredDoubts } from "@/lib/compliance/policies/commands";
import { statedPolicyParts } from "@/lib/compliance/policies/dto";
import { noteRestated } from "@/lib/compliance/policies/restated-commands";
import { insuredDoubt } from "@/lib/compliance/policies/rules";
import { documentFacts } from "@/lib/compliance/statuses/doubts-dto";
import { fromIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { isSameSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/**
 * Locks the vendor's row until the transaction ends and returns the vendor's names, or null if there is no such vendor. Call it before
 * the vendor's documents change.
 */
export async function lockVendor(tx: Tx, scope: CompanyScope, vendorId: string): Promise<({ id: string } & NamedVendor) | null> {
  const [row] = await tx.$queryRaw<({ id: string } & NamedVendor)[]>`
    select id, name, accepted_names as "acceptedNames" from vendor
    where company_id = ${scope.companyId}::uuid and id = ${vendorId}::uuid for update`;
  return row ?? null;
}

/**
 * Updates a vendor from its documents and its requirements, and writes badge, reason, verdicts and current coverages, in the caller's
 * transaction. The company's counters follow by trigger. The caller holds the vendor's lock.
 */
export async function refreshVendor(tx: Tx, scope: CompanyScope, vendorId: string): Promise<void> {
  const rules = await loadCompanyRules(tx, scope);
  await noteDoubts(tx, scope, vendorId, rules);
  await judgeVendors(tx, scope, [vendorId], rules);
}

/** Notes of a vendor's documents what is in doubt about them, before the vendor is judged. */
export async function noteDoubts(tx: Tx, scope: CompanyScope, vendorId: string, rules: CompanyRules): Promise<void> {
  const where = { companyId: scope.companyId, vendorId };
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id: vendorId } } });
  const documents = await tx.document.findMany({ where });
  await noteHoldersOf(tx, scope, rules.company, documents);
  await noteInsuredDoubts(tx, scope, documents, new Set(documents.filter((row) => isInsuredOpen(row, vendor)).map(({ id }) => id)));
  await noteRestated(tx, scope, documents, await tx.policy.findMany({ where, include: statedPolicyParts }));
}

const isInsuredOpen = (row: Document, vendor: NamedVendor) => insuredDoubt(documentFacts(row, vendor)) !== null;

/**
 * Notes which certificates are not made out to the company under its current names. Runs in the transaction that changes the names. The
 * caller then checks the vendors again.
 */
export async function noteHolders(tx: Tx, scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true, legalNames: true } });
  const where = { companyId, vendorId: { not: null }, holders: { isEmpty: false } };
  const rows = await tx.document.findMany({ where, select: { id: true, holders: true, holderDoubt: true, holderAnswer: true } });
  await noteHoldersOf(tx, scope, company, rows);
}

/** Notes of documents why they are not made out to the company. */
async function noteHoldersOf(
  tx: Tx,
  scope: CompanyScope,
  company: CompanyRules["company"],
  documents: readonly Pick<Document, "id" | "holders" | "holderDoubt" | "holderAnswer">[],
): Promise<void> {
  // Most certificates of a company have the same few holders.
  const known = new Map<string, Sentence | null>();
  const doubtOf = ({ holders, holderAnswer }: Pick<Document, "holders" | "holderAnswer">) => {
    const key = JSON.stringify([holders, holderAnswer]);
    const doubt = known.has(key) ? (known.get(key) ?? null) : openHolderDoubt({ holders, holderAnswer }, company);
    known.set(key, doubt);
    return doubt;
  };
  const noted = documents.map((row) => ({ id: row.id, holderDoubt: doubtOf(row) }));
  await noteHolderDoubts(
    tx,
    scope,
    noted.filter(({ holderDoubt }, at) => !isSameSentence(documents[at]?.holderDoubt, holderDoubt)),
  );
}

/** No badge counts as judged today any more: the next read does what is due first. */
export async function markBadgesStale(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  await tx.companyStats.update({ where: { companyId }, data: { asOf: fromIsoDate("1970-01-01") } });
}

/**
 * Brings the company's badges to today where only time has changed them. Reads call it through `ensureToday`, so that no list shows
 * yesterday's green; the hourly sweep calls it for companies that no one looks at.
 */
export async function rollForward(scope: CompanyScope): Promise<void> {
  const day = fromIsoDate(today(scope));
  const due = await inCompany(scope, (tx) =>
    tx.vendor.findMany({ where: { companyId: scope.companyId, statusDueOn: { lte: day } }, select: { id: true } }),
  );
  for (const { id } of due) {
    await inCompany(scope, async (tx) => {
      if (await lockVendor(tx, scope, id)) await refreshVendor(tx, scope, id);
    });
  }
  await inCompany(scope, (tx) => tx.companyStats.update({ where: { companyId: scope.companyId }, data: { asOf: day } }));
}
