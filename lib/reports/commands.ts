import { Readable } from "node:stream";
import { Prisma, type Report } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { csvOf } from "@/lib/infra/lists/csv-rules";
import type { Cell } from "@/lib/infra/lists/tables-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { discardFile, platformFolder, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { readFonts } from "@/lib/reports/drawing-queries";
import { getFigures } from "@/lib/reports/figures-queries";
import { makeReportJob } from "@/lib/reports/jobs";
import { pdfOf } from "@/lib/reports/pdf-rules";
import { withTable } from "@/lib/reports/rows-queries";
import type { Table } from "@/lib/reports/rows-schema";
import { daysInWords, endOf, figureText, rowsNote } from "@/lib/reports/rules";
import { tellRecipients } from "@/lib/reports/schedules-commands";
import type { ReportFigures } from "@/lib/reports/schema";
import { firstRows, xlsxOf } from "@/lib/reports/tables-rules";
import { figureNames, givenUp, mostRows, type ReportFormat, type ReportType, reportNames } from "@/lib/reports/values";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { localeNow } from "@/messages/say";

/** Makes the file of a report, unless it is made already. Throws `not_found` when the report was deleted. */
export async function makeReport(id: string, attempt: number): Promise<void> {
  const report = await asPlatform().report.findUnique({ where: { id } });
  if (!report) throw notFound(coded("server.reports.report"));
  if (!report.storageKey) {
    try {
      await inLanguage(await languageOfReader(report), () => writeReport(report));
    } catch (error) {
      if (attempt > (makeReportJob.queue.retryLimit ?? 0)) await noteFailed(id);
      throw error;
    }
  }
  if (report.scheduleId) await tellRecipients(report.id, report.scheduleId);
}

/** Whoever asked for a report reads it. A scheduled one goes to several people. */
async function languageOfReader({ requestedById: id }: Report): Promise<string | null> {
  if (!id) return null;
  return (await asPlatform().user.findUnique({ where: { id }, select: { language: true } }))?.language ?? null;
}

async function noteFailed(id: string): Promise<void> {
  const data = { ...givenUp, finishedAt: now() };
  await asPlatform().report.updateMany({ where: { id, storageKey: null }, data });
}

async function writeReport({ id, ...row }: Report): Promise<void> {
  const [type, format, range] = [row.type as ReportType, row.format as ReportFormat, row.range as TimeRange];
  const note = progressOf(id);
  await note(0);
  const { timeZone } = (await getSettings()).general;
  const at = endOf({ type, isScheduled: row.scheduleId !== null, createdAt: row.createdAt }, now());
  const head = await getFigures(type, range, at);
  const about = aboutOf(head, at, timeZone);
  const { stored, rows } = await withTable(type, { range, at, timeZone }, async (table) => {
    const rows = Math.min(table.total, mostRows[format]);
    let read = 0;
    const pages = counting(table, async (count) => {
      read += count;
      await note(Math.min(95, Math.round((95 * read) / Math.max(1, rows))));
    });
    const bytes = await bytesOf[format]({ ...table, pages }, head, about);
    return { stored: await storage().put(platformFolder, bytes), rows };
  });
  await finish(id, stored, rows);
}

/** Keeps the file under its report. A report that was deleted meanwhile, or made by another worker, keeps none. */
async function finish(id: string, { key, size, sha256 }: StoredFile, rows: number): Promise<void> {
  const data = { status: "done", progress: 100, error: Prisma.DbNull, finishedAt: now(), storageKey: key, fileSize: size, sha256, rows };
  const { count } = await asPlatform()
    .report.updateMany({ where: { id, storageKey: null }, data })
    .catch(async (error) => {
      await discardFile(key);
      throw error;
    });
  if (count === 0) await discardFile(key);
}

const noteMillis = 500;

/** Writes how far a report is, at most twice a second. Throws `not_found` once the report is deleted. */
function progressOf(id: string): (percent: number) => Promise<void> {
  let last = 0;
  return async (progress) => {
    const time = now().getTime();
    if (time - last < noteMillis) return;
    last = time;
    const where = { id, storageKey: null };
    const { count } = await asPlatform().report.updateMany({ where, data: { status: "running", progress, error: Prisma.DbNull } });
    if (count === 0) throw new AppError("not_found", coded("server.reports.reportGone"));
  };
}

async function* counting({ pages }: Table, note: (rows: number) => Promise<void>): AsyncGenerator<Cell[][]> {
  for await (const page of pages) {
    yield page;
    await note(page.length);
  }
}

type Bytes = AsyncIterable<Buffer>;

const bytesOf: Record<ReportFormat, (table: Table, head: ReportFigures, about: Sentence[]) => Promise<Bytes>> = {
  csv: async (table) => Readable.from(csvOf(table), { objectMode: true }).map((text: string) => Buffer.from(text)),
  xlsx: async (table, head, about) => {
    const figures = head.figures.map((figure) => [coded(figureNames[figure.name]), plainValue(figure)] as const);
    return xlsxOf({ title: coded(reportNames[head.type]), about, figures }, table);
  },
  pdf: async (table, head, about) => {
    const rows = await firstRows(table, mostRows.pdf);
    const content = {
      title: coded("server.reports.reportReport", { report: coded(reportNames[head.type]) }),
      about: joined(" · ", about),
      head,
      columns: table.columns,
      rows,
    };
    return inPieces(await pdfOf({ ...content, note: rowsNote(rows.length, table.total) }, await readFonts(), now()));
  },
};

const aboutOf = ({ type, range }: ReportFigures, at: Date, timeZone: string) => [
  coded("server.reports.allCompanies"),
  daysInWords(type, range, at),
  coded("server.reports.madeTolocalestring", { toLocaleString: now().toLocaleString(localeNow(), { ...moment, timeZone }) }),
];
const moment = { month: "short", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** Counts stay numbers in a spreadsheet. */
const plainValue = (figure: ReportFigures["figures"][number]) =>
  figure.kind === "count" && figure.value !== null ? figure.value : figureText(figure);

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
