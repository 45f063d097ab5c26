import type { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { Sentence } from "@/lib/infra/sentences-rules";

const keptDays = 90;

type Run<T> = { isGood: boolean; summary: Prisma.InputJsonObject; result: T };

const failureOf = (error: unknown): Sentence =>
  error instanceof AppError ? error.sentence : error instanceof Error ? error.message.slice(0, 500) : "unknown";

/** Runs a backup or a check and keeps how it went. An error is kept as failed and thrown on. */
export async function keepRun<T>(kind: "BACKUP" | "INTEGRITY", work: () => Promise<Run<T>>): Promise<T> {
  const db = asPlatform();
  await db.operationRun.deleteMany({ where: { startedAt: { lt: new Date(now().getTime() - keptDays * 24 * 3600 * 1000) } } });
  const { id } = await db.operationRun.create({ data: { kind, startedAt: now() } });
  const finish = (isGood: boolean, summary: Prisma.InputJsonObject) =>
    db.operationRun.update({ where: { id }, data: { finishedAt: now(), isGood, summary } });
  try {
    const { isGood, summary, result } = await work();
    await finish(isGood, summary);
    return result;
  } catch (error) {
    await finish(false, { error: failureOf(error) as Prisma.InputJsonValue }).catch(() => undefined);
    throw error;
  }
}
