import type { z } from "zod";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { cursorOf, isTooOld, type Place } from "@/lib/integrations/changes/cursors-rules";
import type { ChangesDto, changesQuery } from "@/lib/integrations/changes/schema";
import { changesKeptDays } from "@/lib/integrations/changes/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The number of the company's last change. */
export async function lastChange(tx: Tx, { companyId }: Pick<CompanyScope, "companyId">): Promise<bigint> {
  const where = { companyId, number: { not: null } };
  const last = await tx.change.findFirst({ where, orderBy: { number: "desc" }, select: { number: true } });
  return last?.number ?? 0n;
}

/** The number after which the changes of a place begin. Throws `too_old`. */
export async function startOf(tx: Tx, scope: CompanyScope, place: Place): Promise<bigint> {
  if (isTooOld(place, now())) throw new AppError("too_old", coded("server.developers.changesTooOld", { days: changesKeptDays }));
  if ("after" in place) return place.after;
  const where = { companyId: scope.companyId, number: { not: null }, at: { gte: place.from } };
  // Times never go back in the order of numbers.
  const first = await tx.change.findFirst({ where, orderBy: [{ at: "asc" }, { number: "asc" }], select: { number: true } });
  return first?.number ? first.number - 1n : lastChange(tx, scope);
}

/** What changed since a place, in order. Throws `too_old` where some of it may be deleted by now. */
export function listChanges(scope: CompanyScope, { since, limit }: z.output<typeof changesQuery>): Promise<ChangesDto> {
  const { companyId } = scope;
  // Asked for before the rows: what comes meanwhile is later than this.
  const at = now();
  return inCompany(scope, async (tx) => {
    if (!since) return { changes: [], cursor: cursorOf(await lastChange(tx, scope), at), hasMore: false };
    const after = await startOf(tx, scope, since);
    const rows = await tx.change.findMany({ where: { companyId, number: { gt: after } }, orderBy: { number: "asc" }, take: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = rows.length > limit;
    return {
      changes: shown.map(({ type, at, kind, subjectId, data }) => ({
        ...{ type, at: at.toISOString(), kind, id: subjectId, isDeleted: type === `${kind}.deleted` },
        data: data as Record<string, unknown>,
      })),
      // Where more follows, that begins with the time of the last one.
      cursor: cursorOf(last?.number ?? after, hasMore && last ? last.at : at),
      hasMore,
    };
  });
}
