import { randomUUID } from "node:crypto";
import { Prisma } from "@/generated/prisma/client";
import { readDocumentJob, readQuickJob } from "@/lib/documents/turns/jobs";
import { isQuick, secondsUntilRetry } from "@/lib/documents/turns/rules";
import { agingMinutes, type Lane, lanes } from "@/lib/documents/turns/values";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { enqueue } from "@/lib/infra/queue";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * Which document is read next. The queue brings a job, which names no document: "read the next one". The job takes the turn that comes
 * first now, and keeps it until the reading ends, also over its own retries. For each turn that waits there is a job at least; one that
 * finds nothing to do does no harm.
 */

/** A reading that a job has taken. */
export type Turn = { id: string; companyId: string; documentId: string; revision: number; isQuick: boolean; tries: number };

type ReadableRow = { id: string; contentType: string; fileSize: number };

/** Has a document read. `turnOf`: the vendor or email that takes turns with others of the company. */
export async function enqueueTurn(
  tx: Tx,
  scope: Pick<CompanyScope, "companyId">,
  row: ReadableRow,
  place: { lane: Lane; turnOf: string },
): Promise<void> {
  const { companyId } = scope;
  const quick = isQuick(row);
  const lane = lanes[place.lane];
  await tx.$executeRaw`
    insert into reading_turn (id, company_id, document_id, lane, turn_of, turn, is_quick)
    select ${randomUUID()}::uuid, ${companyId}::uuid, ${row.id}::uuid, ${lane}, ${place.turnOf}, count(*), ${quick} from reading_turn
      where company_id = ${companyId}::uuid and lane = ${lane} and turn_of = ${place.turnOf} and finished_at is null
    on conflict (company_id, document_id) where finished_at is null do nothing`;
  await bringJobs(tx, quick);
}

/** Puts in what reads the next document. A quick one has places of its own besides, which large files never fill. */
async function bringJobs(tx: Tx, quick: boolean, startAfter = 0): Promise<void> {
  await enqueue(tx, readDocumentJob, {}, { startAfter });
  if (quick) await enqueue(tx, readQuickJob, {}, { startAfter });
}

/** A turn whose job was lost is taken again after so long: a reading ends within its outer bound of 15 minutes. */
const lostAfter = "30 minutes";

/** Turns that can be taken now. A second more, so that no job comes too early for its turn. */
const open = Prisma.sql`t.finished_at is null and t.due_at <= now() + interval '1 second'
  and (t.taken_by is null or t.taken_at < now() - ${lostAfter}::interval)`;

/**
 * The order of turns. First the lanes; files of a company without a confirmed address come last, and so do those of one that has used
 * its reading time of the hour, unless someone waits for them on a screen. Within a lane the company comes first whose last turn was
 * longest ago. Within a company vendors and emails take turns, each by its oldest file.
 */
function inOrder(onlyQuick: boolean): Prisma.Sql {
  const budget = env().READER_HOURLY_PROCESSOR_SECONDS * 1000;
  const isConfirmed = Prisma.sql`exists (select 1 from "user" u where u.company_id = t.company_id and u.email_verified_at is not null)`;
  return Prisma.sql`
    left join (select company_id, lane, max(taken_at) as served from reading_turn
      where taken_at > now() - interval '1 hour' group by company_id, lane) r on r.company_id = t.company_id and r.lane = t.lane
    left join (select company_id, sum(millis) as millis from reading_turn
      where taken_at > now() - interval '1 hour' group by company_id) s on s.company_id = t.company_id
    where ${open} and (t.is_quick or not ${onlyQuick})
    order by case when not ${isConfirmed} or (t.lane > 0 and s.millis >= ${budget}) then 9
        else greatest(0, t.lane - floor(extract(epoch from now() - t.created_at) / ${agingMinutes * 60})) end,
      r.served nulls first, t.lane, t.turn, t.created_at, t.id`;
}

/**
 * Takes the turn that comes first for a job of the queue; the same one again for a job that was retried. `documentId`: that document's
 * instead, also before it is due. null: nothing waits.
 */
export async function takeTurn(
  jobId: string,
  { onlyQuick, documentId }: { onlyQuick: boolean; documentId?: string | undefined },
): Promise<Turn | null> {
  return asPlatform().$transaction(async (tx) => {
    const own = await tx.readingTurn.findFirst({ where: { takenBy: jobId, finishedAt: null }, select: { id: true } });
    const wanted = documentId ? Prisma.sql`where t.document_id = ${documentId}::uuid and t.finished_at is null` : inOrder(onlyQuick);
    const [next] = own
      ? [own]
      : await tx.$queryRaw<{ id: string }[]>`select t.id from reading_turn t ${wanted} limit 1 for update of t skip locked`;
    if (!next) return null;
    await tx.$executeRaw`update reading_turn set taken_by = ${jobId}::uuid, taken_at = clock_timestamp() where id = ${next.id}::uuid`;
    const [turn] = await tx.$queryRaw<Turn[]>`
      select t.id, t.company_id as "companyId", t.document_id as "documentId", d.revision, t.is_quick as "isQuick", t.tries
      from reading_turn t join document d on d.company_id = t.company_id and d.id = t.document_id where t.id = ${next.id}::uuid`;
    return turn ?? null;
  });
}

/** Ends the turn of a document that was read, could not be read, or needs no reading. */
export async function endTurn(tx: Tx, { companyId }: CompanyScope, documentId: string): Promise<void> {
  await tx.$executeRaw`
    update reading_turn set finished_at = now() where company_id = ${companyId}::uuid and document_id = ${documentId}::uuid and finished_at is null`;
}

/** The same, in a transaction of its own. */
export const endOpenTurn = (scope: CompanyScope, documentId: string) => inCompany(scope, (tx) => endTurn(tx, scope, documentId));

/** Adds the processor time that a reading used. It counts toward the company's hour, also where the reading did not end. */
export function countTurn(scope: CompanyScope, { id }: Turn, millis: number): Promise<unknown> {
  return inCompany(
    scope,
    (tx) => tx.$executeRaw`update reading_turn set millis = millis + ${Math.ceil(millis)}::int where id = ${id}::uuid`,
  );
}

/** Gives a turn back that the server could not do. It is tried again by itself, later each time. */
export async function postponeTurn(tx: Tx, turn: Turn): Promise<void> {
  const seconds = secondsUntilRetry(turn.tries);
  await tx.$executeRaw`
    update reading_turn set taken_by = null, tries = tries + 1, due_at = now() + make_interval(secs => ${seconds}::int)
    where id = ${turn.id}::uuid and finished_at is null`;
  await bringJobs(tx, turn.isQuick, seconds);
}

/** Gives a turn back at once whose file turned out to need more than a quick one. */
export async function returnAsLarge(tx: Tx, turn: Turn): Promise<void> {
  await tx.$executeRaw`
    update reading_turn set taken_by = null, is_quick = false where id = ${turn.id}::uuid and finished_at is null`;
  await bringJobs(tx, false);
}

/** Forgets turns that ended more than an hour ago. */
export function forgetOldTurns(): Promise<number> {
  return asPlatform().$executeRaw`delete from reading_turn where finished_at < now() - interval '1 hour'`;
}
