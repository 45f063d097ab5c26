import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import type { AttentionItem, AttentionList, attentionFilter, attentionQuery } from "@/lib/attention/schema";
import { sources } from "@/lib/attention/sources-queries";
import { type AttentionKind, attentionKindNames, entryOf } from "@/lib/attention/values";
import { readToday } from "@/lib/compliance/judging/queries";
import { inCompany, type Tx } from "@/lib/infra/db";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { inWords } from "@/lib/infra/sentences-rules";
import { can } from "@/lib/tenancy/permissions";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Row = { id: string; kind: AttentionKind; since: string | null; detail?: unknown };
type Counts = Partial<Record<AttentionKind, number>>;

/** The most urgent first; of one level, by weight and then those that wait longest. */
const listOrder = Prisma.sql`urgency, weight nulls last, since nulls last, id`;

/** The kinds that the caller has. */
const kindsOf = ({ role }: CompanyScope): AttentionKind[] =>
  attentionKindNames.filter((kind) => !entryOf(kind).isPrivate || can(role, entryOf(kind).needs));

/** The rows of some kinds, one statement each. */
async function rowsOf(tx: Tx, scope: CompanyScope, kinds: readonly AttentionKind[]): Promise<Prisma.Sql> {
  if (kinds.length === 0) return Prisma.sql`select null::uuid as id, null::text as kind where false`;
  const parts = [];
  for (const kind of kinds) {
    const rows = await sources[kind].rows(tx, scope);
    parts.push(
      Prisma.sql`select id, ${kind}::text as kind, urgency::int as urgency, weight::int as weight, since::timestamptz as since,
        ${sources[kind].hasDetail ? Prisma.sql`detail` : Prisma.sql`null::jsonb`} as detail from (${rows}) r`,
    );
  }
  return Prisma.join(parts, " union all ");
}

const chosen = ({ kind }: z.output<typeof attentionFilter>, kinds: readonly AttentionKind[]) =>
  kind.length > 0 ? kinds.filter((one) => kind.includes(one)) : kinds;

/** One page of what needs a person, with how many rows of each kind there are. */
export function listAttention(scope: CompanyScope, query: z.output<typeof attentionQuery>): Promise<AttentionList> {
  const { after, window } = partInStatement(query, Prisma.sql`id`, listOrder);
  const kinds = kindsOf(scope);
  const shown = chosen(query, kinds);
  return readToday(scope, async (tx) => {
    const [found] = await tx.$queryRaw<{ counts: Counts; rows: Row[] }[]>`
      with waiting as materialized (${await rowsOf(tx, scope, kinds)})
      select (select coalesce(jsonb_object_agg(kind, n), '{}') from (select kind, count(*) as n from waiting group by kind) c) as counts,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'since', since, 'detail', detail)), '[]') from (
          select * from waiting where kind = any(${shown}::text[]) ${after} ${window}) p) as rows`;
    const { counts = {}, rows = [] } = found ?? {};
    const total = shown.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    return {
      items: await tellRows(tx, scope, rows),
      counts: Object.fromEntries(attentionKindNames.map((kind) => [kind, counts[kind] ?? 0])) as Record<AttentionKind, number>,
      pagination: paginatePart(query, total, rows),
    };
  });
}

/** How many rows the whole list has: without their words, for the menu. */
export function countAttention(scope: CompanyScope): Promise<{ total: number }> {
  return readToday(scope, async (tx) => {
    const rows = await rowsOf(tx, scope, kindsOf(scope));
    const [found] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from (${rows}) waiting`;
    return { total: found?.total ?? 0 };
  });
}

/** Puts rows into words, kind by kind, in their own order. */
async function tellRows(tx: Tx, scope: CompanyScope, rows: readonly Row[]): Promise<AttentionItem[]> {
  const told = new Map<string, Omit<AttentionItem, "kind" | "since">>();
  const details = new Map(rows.map(({ id, detail }) => [id, detail]));
  for (const kind of attentionKindNames) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const one of await sources[kind].tell(tx, scope, ids, details)) told.set(one.id, one);
  }
  return rows.flatMap(({ id, kind, since }) => {
    const one = told.get(id);
    return one ? [{ ...one, kind, since: since && new Date(since).toISOString() }] : [];
  });
}

/** Ids of all rows of the filtered list that can be changed together, to select them. */
export function listAttentionIds(scope: CompanyScope, filter: z.output<typeof attentionFilter>): Promise<{ ids: string[] }> {
  return inCompany(scope, async (tx) => {
    const rows = await rowsOf(
      tx,
      scope,
      chosen(filter, kindsOf(scope)).filter((kind) => entryOf(kind).acts.length > 0),
    );
    const found = await tx.$queryRaw<{ id: string }[]>`select id from (${rows}) waiting`;
    return { ids: found.map(({ id }) => id) };
  });
}

/** The kinds of some rows; a row that no longer waits is missing. */
export function loadKinds(scope: CompanyScope, ids: readonly string[]): Promise<Map<string, AttentionKind>> {
  return inCompany(scope, async (tx) => {
    const rows = await rowsOf(tx, scope, kindsOf(scope));
    const found = await tx.$queryRaw<Row[]>`select id, kind from (${rows}) waiting where id = any(${[...ids]}::uuid[])`;
    return new Map(found.map(({ id, kind }) => [id, kind]));
  });
}

/** Titles of some rows, by id. */
export async function loadTitles(scope: CompanyScope, kinds: ReadonlyMap<string, AttentionKind>): Promise<Map<string, string>> {
  const rows = [...kinds].map(([id, kind]) => ({ id, kind, since: null }));
  const items = await inCompany(scope, (tx) => tellRows(tx, scope, rows));
  return new Map(items.map(({ id, title }) => [id, inWords(title)]));
}
