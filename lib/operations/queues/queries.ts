import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { asPlatform } from "@/lib/infra/db";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { DeadLetters, deadLettersQuery, queueDto } from "@/lib/operations/queues/schema";

type QueueRow = Omit<z.infer<typeof queueDto>, "oldestDueAt"> & { oldestDueAt: Date | null };

/** Every queue with its depth, its oldest due job and its failures. */
export async function listQueues(): Promise<z.infer<typeof queueDto>[]> {
  const rows = await asPlatform().$queryRaw<QueueRow[]>`
    select q.name,
      count(j.id) filter (where j.name = q.name and j.state in ('created', 'retry'))::int as waiting,
      min(j.start_after) filter (where j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()) as "oldestDueAt",
      count(j.id) filter (where j.name = q.name and j.state = 'active')::int as running,
      count(j.id) filter (where j.name = q.name and j.state = 'retry')::int as retrying,
      count(j.id) filter (where j.name <> q.name)::int as dead
    from pgboss.queue q
    left join pgboss.job j on (j.name = q.name or j.name = q.dead_letter) and j.state < 'completed'
    where q.name not like '%.dead' group by q.name order by q.name`;
  return rows.map((row) => ({ ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null }));
}

type DeadRow = { id: string; queue: string; failedAt: Date; tries: number; output: unknown; data: unknown };

const longest = 500;

/** One page of the jobs that were given up, the latest first. */
export async function listDeadLetters(query: z.output<typeof deadLettersQuery>): Promise<DeadLetters> {
  const { after, window } = partInStatement(query, Prisma.sql`id`, Prisma.sql`created_on desc, id`);
  const rows = await asPlatform().$queryRaw<DeadRow[]>`
    select id::text, coalesce(source_name, replace(name, '.dead', '')) as queue, created_on as "failedAt",
      coalesce(source_retry_count, 0)::int + 1 as tries, output, data
    from pgboss.job where name like '%.dead' and state < 'completed' ${after} ${window}`;
  const [total] = await asPlatform().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where name like '%.dead' and state < 'completed'`;
  return {
    jobs: rows.map(({ output, data, failedAt, ...row }) => ({
      ...row,
      failedAt: failedAt.toISOString(),
      error: errorOf(output),
      data: JSON.stringify(data ?? {}).slice(0, longest),
    })),
    pagination: paginatePart(query, total?.count ?? 0, rows),
  };
}

/** What the last try failed with: pg-boss stores an error's own fields. */
function errorOf(output: unknown): Sentence {
  if (typeof output !== "object" || output === null) return coded("server.operations.errorUnknown");
  const { message, name } = output as Record<string, unknown>;
  const words = [name, message].filter((word): word is string => typeof word === "string" && word !== "Error");
  return words.join(": ").slice(0, longest) || JSON.stringify(output).slice(0, longest);
}
