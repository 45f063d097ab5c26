import type { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import type { PlatformActivityDto, PlatformEventDto, platformActivityQuery } from "@/lib/admin/stats/activity-schema";
import { asPlatform } from "@/lib/infra/db";
import { paginate, paginatePart } from "@/lib/infra/pagination";
import { actorKind } from "@/lib/tenancy/actors-schema";
import { actorInWords } from "@/lib/tenancy/audit/rules";
import type { PlatformScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Of all companies, only so many of the newest events can be paged through. */
const mostListed = 10_000;

type Part = { companyId?: string; skip?: number; take: number };

const eventParts = { company: { select: { id: true, name: true } } } as const;
type EventRow = Prisma.AuditEventGetPayload<{ include: typeof eventParts }>;

/** The newest events first. A platform admin who acted in a company is named by the id in the event's details. */
export async function listNewestEvents({ companyId, ...part }: Part): Promise<PlatformEventDto[]> {
  const db = asPlatform();
  const events = await db.auditEvent.findMany({
    where: companyId ? { companyId } : {},
    orderBy: companyId ? { seq: "desc" } : { at: "desc" },
    include: eventParts,
    ...part,
  });
  return toPlatformEvents(events);
}

/** What follows a cursor, in the order of companies and their events, which nothing new comes between. */
async function listEventsAfter(cursor: string, companyId: string | undefined, take: number): Promise<PlatformEventDto[]> {
  const [company, seq] = cursor.split(":");
  const after = company ? { OR: [{ companyId: { gt: company } }, { companyId: company, seq: { gt: Number(seq) } }] } : {};
  const events = await asPlatform().auditEvent.findMany({
    where: { AND: [companyId ? { companyId } : {}, after] },
    orderBy: [{ companyId: "asc" }, { seq: "asc" }],
    include: eventParts,
    take,
  });
  return toPlatformEvents(events);
}

/** The user who acted, also by a key, or as a platform admin in another company. */
function personBehind({ actorKind, actorId, details }: EventRow): string | null {
  if (actorKind !== "person" && actorKind !== "key") return null;
  return actorId ?? (details as { platformAdmin?: string }).platformAdmin ?? null;
}

async function toPlatformEvents(events: readonly EventRow[]): Promise<PlatformEventDto[]> {
  const db = asPlatform();
  const people = events.map(personBehind);
  const ids = people.flatMap((id) => id ?? []);
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, firstName: true, lastName: true } });
  const names = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return events.map(({ company, seq, at, action, actorKind: stored }, index) => {
    const kind = actorKind.parse(stored);
    const id = people[index];
    const who = id ? (names.get(id) ?? say("server.admin.aFormerMember")) : null;
    return { company, seq, at: at.toISOString(), who, actor: { kind, name: actorInWords(kind, who) }, action };
  });
}

/** One page of the events of all companies, or of one. Totals come from the companies' own counters. */
export async function listPlatformActivity(
  _scope: PlatformScope,
  { companyId, page, limit, cursor }: z.output<typeof platformActivityQuery>,
): Promise<PlatformActivityDto> {
  const { _sum } = await asPlatform().companyStats.aggregate({ where: companyId ? { companyId } : {}, _sum: { auditSeq: true } });
  const all = _sum.auditSeq ?? 0;
  const total = companyId ? all : Math.min(mostListed, all);
  if (cursor !== undefined) {
    const events = await listEventsAfter(cursor, companyId || undefined, limit);
    const rows = events.map(({ company, seq }) => ({ id: `${company.id}:${seq}` }));
    return { events, pagination: paginatePart({ page, limit, cursor }, all, rows) };
  }
  const skip = (page - 1) * limit;
  const events = skip < total ? await listNewestEvents({ ...(companyId && { companyId }), skip, take: limit }) : [];
  return { events, pagination: paginate(page, limit, total) };
}
