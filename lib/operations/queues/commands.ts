import { asPlatform, inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { discardDeadJob, redriveQueue, retryDeadJob } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type AdminScope, systemScope } from "@/lib/tenancy/scope";

async function findDead(id: string): Promise<{ id: string; name: string; queue: string }> {
  const [job] = await asPlatform().$queryRaw<{ id: string; name: string; queue: string }[]>`
    select id::text, name, coalesce(source_name, replace(name, '.dead', '')) as queue
    from pgboss.job where id = ${id}::uuid and name like '%.dead' and state < 'completed'`;
  if (!job) throw notFound(coded("server.operations.job"));
  return job;
}

/** Puts a job that was given up back into its queue. */
export async function retryDeadLetter(scope: AdminScope, id: string): Promise<{ retried: number }> {
  const { name, queue } = await findDead(id);
  await retryDeadJob(name, id, queue);
  await note(scope, "platform.job_retried", queue, 1);
  return { retried: 1 };
}

/** Puts all jobs of a queue that were given up back into it. */
export async function retryDeadLetters(scope: AdminScope, queue: string): Promise<{ retried: number }> {
  const found = await asPlatform().$queryRaw<unknown[]>`select 1 from pgboss.queue where name = ${`${queue}.dead`}`;
  if (found.length === 0) throw notFound(coded("server.operations.queue"));
  const retried = await redriveQueue(queue);
  await note(scope, "platform.job_retried", queue, retried);
  return { retried };
}

/** Deletes a job that was given up. */
export async function discardDeadLetter(scope: AdminScope, id: string): Promise<{ retried: number }> {
  const { name, queue } = await findDead(id);
  await discardDeadJob(name, id);
  await note(scope, "platform.job_deleted", queue, 1);
  return { retried: 0 };
}

/** The event goes into the log of the platform admin's own company. */
async function note({ userId, actor }: AdminScope, action: string, queue: string, jobs: number): Promise<void> {
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
  const scope = systemScope(admin.company, actor);
  await inCompany(scope, (tx) => recordEvent(tx, scope, { action, subjectType: "platform", subjectId: queue, details: { queue, jobs } }));
}
