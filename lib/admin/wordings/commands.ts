import { recordPlatformEvent } from "@/lib/admin/acting-commands";
import { judgeSharedWordingJob } from "@/lib/compliance/wordings/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import type { AdminScope } from "@/lib/tenancy/scope";

/**
 * Shares what a company answered about a wording with all companies, whose certificates the worker checks again. Throws `not_found` for an
 * answer that no longer counts, and `conflict` where the wording has a shared answer.
 */
export async function shareAnswer(scope: AdminScope, answerId: string): Promise<Done> {
  const { id, wording } = await asPlatform().$transaction(async (tx) => {
    const found = await tx.wordingAnswer.findFirst({ where: { id: answerId, withdrawnAt: null } });
    if (!found) throw notFound(coded("server.wordings.answer"));
    const { wording, answer, grants, coverages } = found;
    // Two admins may share at the same moment.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('platform.wordings'))`;
    const isShared = (await tx.sharedWording.count({ where: { wording, withdrawnAt: null } })) > 0;
    if (isShared) throw new AppError("conflict", coded("server.wordings.sharedAlready"));
    const data = { wording, answer, grants, coverages, sharedById: scope.userId, sharedAt: now() };
    const shared = await tx.sharedWording.create({ data });
    await enqueue(tx, judgeSharedWordingJob, { sharedId: shared.id });
    return shared;
  });
  await recordPlatformEvent(scope, { action: "platform.wording_shared", subjectId: id, details: { wording } });
  return { message: coded("server.wordings.shared") };
}

/** Withdraws a shared answer: each company is asked again unless it answered itself. Throws `not_found`. */
export async function withdrawShared(scope: AdminScope, id: string): Promise<Done> {
  const wording = await asPlatform().$transaction(async (tx) => {
    const data = { withdrawnAt: now(), withdrawnById: scope.userId };
    const { count } = await tx.sharedWording.updateMany({ where: { id, withdrawnAt: null }, data });
    if (count === 0) throw notFound(coded("server.wordings.answer"));
    await enqueue(tx, judgeSharedWordingJob, { sharedId: id });
    return (await tx.sharedWording.findUniqueOrThrow({ where: { id } })).wording;
  });
  await recordPlatformEvent(scope, { action: "platform.wording_unshared", subjectId: id, details: { wording } });
  return { message: coded("server.wordings.noLongerShared") };
}
