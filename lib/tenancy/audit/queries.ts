import type { z } from "zod";
import { endOfDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany, readInCompany } from "@/lib/infra/db";
import { momentColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { paginatePart } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import { type ActivityRow, toActivityDto } from "@/lib/tenancy/audit/dto";
import { hashedFacts, subjectsOf } from "@/lib/tenancy/audit/rules";
import type { ActivityListDto, activityFilter, activityQuery, ChainDto } from "@/lib/tenancy/audit/schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Filter = z.output<typeof activityFilter>;

function whereOf(scope: CompanyScope, { who, about, vendorId, from, to }: Filter): { where: string; values: unknown[] } {
  const values: unknown[] = [scope.companyId];
  const next = (value: unknown) => `$${values.push(value)}`;
  let where = "e.company_id = $1";
  if (who === "system") where += " and e.actor_id is null";
  else if (who) where += ` and e.actor_id = ${next(who)}::uuid`;
  if (about === "company") where += ` and e.subject_type <> all(${next(Object.values(subjectsOf).flat())}::text[])`;
  else if (about) where += ` and e.subject_type = any(${next(subjectsOf[about])}::text[])`;
  if (vendorId) {
    const vendor = next(vendorId);
    const documents = `select id::text from document where company_id = $1 and vendor_id = ${vendor}::uuid`;
    const merged = `select gone_id::text from vendor_merge where company_id = $1 and vendor_id = ${vendor}::uuid and undone_at is null`;
    where += ` and e.subject_id = any(array(select ${vendor}::text union all ${merged} union all ${documents}))`;
  }
  if (from) where += ` and e.at >= ${next(endOfDate(scope.timeZone, addDays(from, -1)))}::timestamptz`;
  if (to) where += ` and e.at < ${next(endOfDate(scope.timeZone, to))}::timestamptz`;
  return { where, values };
}

const listed = `e.seq, e.at, e.actor_kind as "actorKind", e.actor_id as "actorId", e.action, e.subject_type as "subjectType", e.subject_id as "subjectId", e.details, e.address, e.hash`;

type EventRow = Omit<ActivityRow, "actorName" | "subjectName" | "isThere"> & { hash: string };

/** The tables with the rows of a subject. Only the ids of these kinds are uuids. */
const namesOf: Record<string, string> = {
  vendor: "select id, name from vendor",
  document: "select id, file_name as name from document",
  project: "select id, name from project",
  user: `select id, first_name || ' ' || last_name as name from "user"`,
  invitation: "select id, email as name from invitation",
};

/**
 * Adds the names of people and subjects, each looked up by its id. Joined to the events, row-level security makes Postgres read
 * whole tables for one page.
 */
async function addNames(scope: CompanyScope, events: readonly EventRow[]): Promise<(ActivityRow & { hash: string })[]> {
  const kinds = Object.keys(namesOf);
  const idsOf = (kind: string) => [
    ...events.flatMap(({ subjectType, subjectId }) => (subjectType === kind ? subjectId : [])),
    ...(kind === "user" ? events.flatMap(({ actorId }) => actorId ?? []) : []),
  ];
  const rows = await readInCompany(
    scope,
    kinds.map((kind) => ({
      text: `${namesOf[kind]} where company_id = $1 and id = any($2::uuid[])`,
      values: [scope.companyId, [...new Set(idsOf(kind))]],
    })),
  );
  const names = new Map(kinds.flatMap((kind, at) => (rows[at] ?? []).map(({ id, name }) => [`${kind}/${id}`, String(name)] as const)));
  return events.map((event) => {
    const found = names.get(`${event.subjectType}/${event.subjectId}`);
    const noted = (event.details as { subjectName?: string }).subjectName;
    const subjectName = (event.subjectType === "invitation" ? (found ?? noted) : (noted ?? found)) ?? null;
    return { ...event, actorName: names.get(`user/${event.actorId}`) ?? null, subjectName, isThere: found !== undefined };
  });
}

/** One page of the company's log, the newest event first; by a cursor from the oldest event on. */
export async function listActivity(scope: CompanyScope, query: z.output<typeof activityQuery>): Promise<ActivityListDto> {
  const { page, limit, cursor, ...filter } = query;
  const { where, values } = whereOf(scope, query);
  const isNarrowed = Object.values(filter).some(Boolean);
  const part =
    cursor === undefined ? `order by e.seq desc offset $${values.length + 2}` : `and e.seq > $${values.length + 2} order by e.seq`;
  const [events = [], [count] = [], people = []] = await readInCompany(scope, [
    {
      text: `select ${listed} from audit_event e where ${where} ${part} limit $${values.length + 1}`,
      values: [...values, limit, cursor === undefined ? (page - 1) * limit : Number(cursor)],
    },
    isNarrowed
      ? { text: `select count(*)::int as total from audit_event e where ${where}`, values }
      : { text: "select audit_seq as total from company_stats where company_id = $1", values },
    {
      text: `select id, first_name || ' ' || last_name as name from "user" where company_id = $1 and deleted_at is null order by 2, 1`,
      values: [scope.companyId],
    },
  ]);
  return {
    events: (await addNames(scope, events as EventRow[])).map(toActivityDto),
    pagination: paginatePart(
      query,
      Number(count?.total),
      events.map(({ seq }) => ({ id: String(seq) })),
    ),
    people: people as ActivityListDto["people"],
  };
}

const exportHeader = () => [
  coded("server.audit.number"),
  momentColumn(coded("server.audit.timeUtc")),
  coded("server.audit.who"),
  coded("common.what"),
  coded("common.about"),
  coded("server.audit.details"),
  coded("server.audit.networkAddress"),
  coded("server.audit.action"),
  coded("server.audit.columnSubjectId"),
  coded("server.audit.hash"),
];

/** The filtered log as a table, oldest first, with the hashes by which it can be checked against a later one. */
export async function exportActivity(scope: CompanyScope, filter: Filter): Promise<Table> {
  const { where, values } = whereOf(scope, filter);
  const [found = []] = await readInCompany(scope, [{ text: `select e.seq from audit_event e where ${where} order by e.seq`, values }]);
  const seqs = found.map(({ seq }) => String(seq));
  return tableOf(exportHeader(), seqs, async (some) => {
    const text = `select ${listed} from audit_event e where e.company_id = $1 and e.seq = any($2::int[]) order by e.seq`;
    const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, some] }]);
    return (await addNames(scope, rows as EventRow[])).map((row) => {
      const { seq, at, actor, action, subject, details, address } = toActivityDto(row);
      const about = subject.name ?? (subject.isThere ? subject.type : `a deleted ${subject.type}`);
      return [seq, at, actor.name, actionInWords(action), about, details, address ?? "", action, subject.id, row.hash];
    });
  });
}

const eventsAtOnce = 2000;

/** Recomputes the company's chain from its first event on. */
export function checkChain(scope: CompanyScope): Promise<ChainDto> {
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      let last = { seq: 0, hash: "" };
      while (true) {
        // Read before the events: what is appended meanwhile is found by the next round.
        const head = await tx.companyStats.findUnique({ where: { companyId } });
        const events = await tx.auditEvent.findMany({
          where: { companyId, seq: { gt: last.seq } },
          orderBy: { seq: "asc" },
          take: eventsAtOnce,
        });
        if (events.length === 0) {
          const complete = head?.auditSeq === last.seq && head.auditHash === last.hash;
          return { events: last.seq, brokenAt: complete ? null : last.seq + 1 };
        }
        for (const { prevHash, hash, at, address, ...facts } of events) {
          const stored = { ...facts, at: at.toISOString(), ...(address !== null && { address }) };
          const fits = facts.seq === last.seq + 1 && prevHash === last.hash && hashedFacts(last.hash, stored, hash) !== null;
          if (!fits) return { events: head?.auditSeq ?? last.seq, brokenAt: last.seq + 1 };
          last = { seq: facts.seq, hash };
        }
      }
    },
    { timeout: 120_000 },
  );
}
