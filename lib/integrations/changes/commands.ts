import type { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import type { ToldData } from "@/lib/integrations/changes/events-schema";
import { changesKeptDays, type ToldType } from "@/lib/integrations/changes/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Subject = { kind: string; subjectId: string };
type Ids = Readonly<Record<string, unknown>>;

/** What a told event is about. A verdict is the one of a contract, or of its vendor without one. */
function subjectOf(type: ToldType, ids: Ids): Subject {
  const [part] = type.split(".");
  if (part === "verdict") return { kind: part, subjectId: String(ids.assignmentId ?? ids.vendorId) };
  const kind = part === "reminder" ? "email" : String(part);
  return { kind, subjectId: String(ids[`${kind}Id`]) };
}

/**
 * Tells webhooks and mirrors what happened, if and only if the caller's transaction is committed. That rows were added, changed or deleted
 * is told by triggers.
 */
export async function announce<Type extends ToldType>(
  tx: Tx,
  { companyId }: CompanyScope,
  type: Type,
  ...events: readonly Readonly<ToldData<Type>>[]
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((data) => ({
    companyId,
    type,
    ...subjectOf(type, data as Ids),
    data: data as unknown as Prisma.InputJsonObject,
  }));
  await tx.change.createMany({ data: rows });
}

/** Deletes changes past their retention period. */
export async function forgetOldChanges(scope: CompanyScope): Promise<void> {
  const before = new Date(now().getTime() - changesKeptDays * 24 * 3600 * 1000);
  await inCompany(scope, (tx) => tx.change.deleteMany({ where: { companyId: scope.companyId, at: { lt: before } } }));
}
