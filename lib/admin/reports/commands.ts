import type { z } from "zod";
import { recordPlatformEvent } from "@/lib/admin/acting-commands";
import { toReportDto, toScheduleDto } from "@/lib/admin/reports/dto";
import type { ReportDto, reportInput, ScheduleDto, scheduleInput } from "@/lib/admin/reports/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { removeReport } from "@/lib/reports/removal-commands";
import { findLostReports } from "@/lib/reports/removal-queries";
import { queueReport } from "@/lib/reports/requests-commands";
import { presentStart } from "@/lib/reports/schedules-commands";
import { activeAdmin } from "@/lib/reports/schedules-queries";
import { type ReportType, reportNames } from "@/lib/reports/values";
import type { AdminScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** More reports at once would only wait for each other. */
const mostWaiting = 20;

/** Has a report made by the worker; while it waits, asking again gives the same one. Throws `conflict` while many wait already. */
export async function requestReport(scope: AdminScope, input: z.output<typeof reportInput>): Promise<ReportDto> {
  const lost = await findLostReports();
  const unfinished = { status: { in: ["queued", "running"] }, id: { notIn: lost } };
  const mine = { ...input, requestedById: scope.userId };
  const [report, isNew] = await asPlatform().$transaction(async (tx) => {
    // Two clicks may come at the same moment.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('platform.reports'))`;
    const same = await tx.report.findFirst({ where: { ...unfinished, ...mine } });
    if (same) return [same, false] as const;
    const waiting = await tx.report.count({ where: unfinished });
    if (waiting >= mostWaiting) throw new AppError("conflict", coded("server.admin.reportsTooMany", { waiting }));
    return [await queueReport(tx, mine), true] as const;
  });
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: scope.userId } });
  if (!isNew) return toReportDto(report, new Map([[admin.id, admin]]));
  const { format, range } = input;
  await recordPlatformEvent(scope, {
    action: "platform.report_requested",
    subjectId: report.id,
    subjectName: say(reportNames[input.type]),
    details: { format, range },
  });
  return toReportDto(report, new Map([[admin.id, admin]]));
}

export async function deleteReport(scope: AdminScope, id: string): Promise<Done> {
  const report = await asPlatform().report.findUnique({ where: { id } });
  if (!report || !(await removeReport(id))) throw notFound(coded("server.admin.report"));
  await recordPlatformEvent(scope, {
    action: "platform.report_deleted",
    subjectId: id,
    subjectName: say(reportNames[report.type as ReportType]),
  });
  return { message: coded("server.admin.reportDeleted") };
}

/** Has a report made every week or month. Throws `invalid` unless all recipients are platform admins. */
export async function createSchedule(scope: AdminScope, input: z.output<typeof scheduleInput>): Promise<ScheduleDto> {
  const recipientIds = [...new Set(input.recipientIds)];
  const recipients = await asPlatform().user.findMany({ where: { id: { in: recipientIds }, ...activeAdmin } });
  if (recipients.length < recipientIds.length) {
    const problem = coded("server.admin.recipientsInvalid");
    throw new AppError("invalid", problem, { recipientIds: problem });
  }
  const { type, format, frequency } = input;
  const data = {
    type,
    format,
    frequency,
    recipientIds,
    madeFor: await presentStart(frequency),
    createdById: scope.userId,
    createdAt: now(),
  };
  const schedule = await asPlatform().reportSchedule.create({ data });
  const details = { format, frequency, recipients: recipientIds };
  await recordPlatformEvent(scope, {
    action: "platform.report_schedule_created",
    subjectId: schedule.id,
    subjectName: say(reportNames[type]),
    details,
  });
  return toScheduleDto(schedule, new Map(recipients.map((one) => [one.id, one])));
}

export async function endSchedule(scope: AdminScope, id: string): Promise<Done> {
  const schedule = await asPlatform().reportSchedule.findUnique({ where: { id } });
  if (!schedule) throw notFound(coded("server.admin.schedule"));
  await asPlatform().reportSchedule.deleteMany({ where: { id } });
  const details = { frequency: schedule.frequency };
  await recordPlatformEvent(scope, {
    action: "platform.report_schedule_ended",
    subjectId: id,
    subjectName: say(reportNames[schedule.type as ReportType]),
    details,
  });
  return { message: coded("server.admin.scheduleEnded") };
}
