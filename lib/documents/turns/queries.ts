import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";

/**
 * How many files are read before each of these: those of the same company that come first, and of every other company as many as it
 * has turns until then. 0 for one that is being read or comes next. A document without a place in the queue is left out.
 */
export async function countAhead(documentIds: readonly string[]): Promise<Map<string, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = await asPlatform().$queryRaw<{ id: string; ahead: number }[]>`
    with waiting as (
      select *, row_number() over (partition by company_id, is_quick order by lane, turn, created_at, id) as rank
      from reading_turn where finished_at is null and taken_by is null)
    select t.document_id as id, (case when t.taken_by is not null then 0 else (
        select coalesce(sum(least(o.others, case when o.is_before then o.others else mine.rank end)), 0) from (
          select w.company_id, w.lane < t.lane as is_before, count(*) as others from waiting w
          where w.company_id <> t.company_id and w.is_quick = t.is_quick and w.lane <= t.lane and w.created_at <= t.created_at
          group by w.company_id, w.lane < t.lane) o) + mine.rank - 1 end)::int as ahead
    from reading_turn t left join waiting mine on mine.id = t.id
    where t.document_id = any(${[...documentIds]}::uuid[]) and t.finished_at is null`;
  return new Map(rows.map(({ id, ahead }) => [id, Math.max(0, ahead)]));
}

/** The same documents, with how many files are ahead of those that wait to be read. */
export async function withAhead<One extends { id: string; processingStatus: string; ahead: number | null }>(
  documents: readonly One[],
): Promise<One[]> {
  const ahead = await countAhead(documents.flatMap(({ id, processingStatus }) => (processingStatus === "PENDING" ? [id] : [])));
  return documents.map((document) => ({ ...document, ahead: ahead.get(document.id) ?? null }));
}

// A short file is read within seconds where nothing else waits.
const usualWaitMillis = 20_000;

/** What someone hears who waits on a screen for these documents: how many files are ahead, and whether it takes minutes in place of seconds. */
export async function readQueue(documents: readonly { id: string; createdAt: Date }[]): Promise<{ ahead: number; isBusy: boolean }> {
  const ahead = Math.max(0, ...(await countAhead(documents.map(({ id }) => id))).values());
  const oldest = Math.min(...documents.map(({ createdAt }) => createdAt.getTime()));
  return { ahead, isBusy: ahead > 2 * env().WORKER_READERS || now().getTime() - oldest > usualWaitMillis };
}

/** Whether a document of any company waits to be read, and could be read now. */
export async function isAnyWaiting(): Promise<boolean> {
  const waiting = { finishedAt: null, takenBy: null, dueAt: { lte: now() } };
  return (await asPlatform().readingTurn.findFirst({ where: waiting, select: { id: true } })) !== null;
}

/** Readings that the server could not do again and again; since when the oldest one waits. */
export async function findStuckTurns(tries: number): Promise<{ count: number; oldest: Date } | null> {
  const found = await asPlatform().readingTurn.aggregate({
    where: { finishedAt: null, tries: { gte: tries } },
    _count: true,
    _min: { createdAt: true },
  });
  return found._min.createdAt && { count: found._count, oldest: found._min.createdAt };
}
