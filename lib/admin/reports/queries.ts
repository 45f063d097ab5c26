import type { Readable } from "node:stream";
import type { z } from "zod";
import { toPersonDto, toReportDto, toScheduleDto } from "@/lib/admin/reports/dto";
import type { ReportsDto, reportsQuery, SchedulesDto } from "@/lib/admin/reports/schema";
import { localDate, now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { getFigures } from "@/lib/reports/figures-queries";
import { findLostReports } from "@/lib/reports/removal-queries";
import { contentTypes, fileNameOf } from "@/lib/reports/rules";
import { activeAdmin } from "@/lib/reports/schedules-queries";
import type { ReportFigures } from "@/lib/reports/schema";
import { givenUp, type ReportFormat, type ReportType } from "@/lib/reports/values";
import type { PlatformScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

export function getReportFigures(_scope: PlatformScope, type: ReportType, range: TimeRange): Promise<ReportFigures> {
  return getFigures(type, range, now());
}

const person = { id: true, firstName: true, lastName: true, email: true } as const;

/** One page of the reports of all platform admins, the newest first. */
export async function listReports(_scope: PlatformScope, query: z.output<typeof reportsQuery>): Promise<ReportsDto> {
  const db = asPlatform();
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  const rows = await db.report.findMany({ where: after, ...window });
  const lost = new Set(await findLostReports());
  const ids = rows.flatMap(({ requestedById }) => requestedById ?? []);
  const people = await db.user.findMany({ where: { id: { in: ids }, deletedAt: null }, select: person });
  const byId = new Map(people.map((one) => [one.id, one]));
  return {
    reports: rows.map((row) => toReportDto(lost.has(row.id) ? { ...row, ...givenUp } : row, byId)),
    pagination: paginatePart(query, await db.report.count(), rows),
  };
}

type OpenFile = { fileName: string; fileSize: number; contentType: string; bytes: Readable; inline: boolean };

/** The file of a report. Throws `conflict` while it is not made. */
export async function openReport(_scope: PlatformScope, id: string): Promise<OpenFile> {
  const report = await asPlatform().report.findUnique({ where: { id } });
  if (!report) throw notFound(coded("server.admin.report"));
  if (!report.storageKey) {
    throw new AppError("conflict", report.status === "failed" ? coded("server.admin.reportFailed") : coded("server.admin.reportUnready"));
  }
  const [type, format] = [report.type as ReportType, report.format as ReportFormat];
  return {
    fileName: fileNameOf(type, format, localDate((await getSettings()).general.timeZone, report.createdAt)),
    fileSize: report.fileSize ?? 0,
    contentType: contentTypes[format],
    bytes: await storage().read(report.storageKey),
    inline: false,
  };
}

/** The schedules, the oldest first, and who can be a recipient. */
export async function listSchedules(_scope: PlatformScope): Promise<SchedulesDto> {
  const db = asPlatform();
  const schedules = await db.reportSchedule.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const admins = await db.user.findMany({
    where: activeAdmin,
    select: person,
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
  });
  const byId = new Map(admins.map((one) => [one.id, one]));
  return { schedules: schedules.map((row) => toScheduleDto(row, byId)), admins: admins.map(toPersonDto) };
}
