import type { Prisma } from "@/generated/prisma/client";
import { callerAddress } from "@/lib/infra/caller";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { factsOf } from "@/lib/tenancy/actors-rules";
import { chainHash } from "@/lib/tenancy/audit/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

export type AuditFact = {
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Prisma.InputJsonObject;
  /**
   * What the subject is called, where the caller knows it or it is gone when the event is written. Vendors, documents and
   * projects are looked up otherwise.
   */
  subjectName?: string;
};

/**
 * Appends an event to the company's chain, in the transaction of its change. Call it last: it takes the lock on the company's counters that
 * other writers then wait for.
 */
export async function recordEvent(tx: Tx, scope: CompanyScope, fact: AuditFact): Promise<void> {
  const { action, subjectType, subjectId } = fact;
  const subjectName = fact.subjectName ?? (await nameNow(tx, scope, fact));
  const details = { ...fact.details, ...(subjectName ? { subjectName } : {}), ...factsOf(scope.actor) };
  const [head] = await tx.$queryRaw<{ seq: number; hash: string }[]>`
    select audit_seq as seq, audit_hash as hash from company_stats where company_id = ${scope.companyId}::uuid for update`;
  const seq = (head?.seq ?? 0) + 1;
  const prevHash = head?.hash ?? "";
  const at = now();
  const address = callerAddress();
  const event = {
    companyId: scope.companyId,
    seq,
    at: at.toISOString(),
    actorKind: scope.actor.kind,
    actorId: scope.actor.id,
    action,
    subjectType,
    subjectId,
    details,
    ...(address && { address }),
  };
  const hash = chainHash(prevHash, event);
  await tx.auditEvent.create({ data: { ...event, at, prevHash, hash } });
  await tx.companyStats.update({ where: { companyId: scope.companyId }, data: { auditSeq: seq, auditHash: hash } });
}

/**
 * The name at the time, so that the log can describe what is deleted later. Persons are named by their rows alone: who leaves is forgotten.
 */
async function nameNow(tx: Tx, { companyId }: CompanyScope, { subjectType, subjectId: id }: AuditFact): Promise<string | undefined> {
  const where = { companyId_id: { companyId, id } };
  if (subjectType === "vendor") return (await tx.vendor.findUnique({ where, select: { name: true } }))?.name;
  if (subjectType === "document") return (await tx.document.findUnique({ where, select: { fileName: true } }))?.fileName;
  if (subjectType === "project") return (await tx.project.findUnique({ where, select: { name: true } }))?.name;
  return undefined;
}
