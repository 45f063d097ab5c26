import { Readable } from "node:stream";
import type { z } from "zod";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { answerNames } from "@/lib/compliance/verdicts/labels-values";
import { now } from "@/lib/infra/clock";
import { downloadName } from "@/lib/infra/download-names-rules";
import { tableFile, type WrittenFile } from "@/lib/infra/lists/files-rules";
import { dateColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { exportAssignments, listAllAssignments, loadAssignments } from "@/lib/projects/assignments-queries";
import { getProjectClearance } from "@/lib/projects/clearance/queries";
import type { sheetQuery } from "@/lib/projects/clearance/schema";
import { toAssignmentDto } from "@/lib/projects/dto";
import { getProject } from "@/lib/projects/queries";
import type { assignmentFilter } from "@/lib/projects/schema";
import { holdDays } from "@/lib/projects/values";
import { readFonts } from "@/lib/reports/drawing-queries";
import { type Sheet, sheetPdf } from "@/lib/reports/sheets-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** More rows than anyone prints. */
const mostPrinted = 2000;

async function aboutOf(scope: CompanyScope, projectId: string): Promise<{ name: string; about: Sentence }> {
  const { name, number, address } = await getProject(scope, projectId);
  const place = address?.replace(/\s*\n\s*/g, ", ");
  return {
    name,
    about: joined(
      " · ",
      [number, place, coded("server.projects.asOfDay", { day: { day: today(scope) } })].flatMap((part) => part || []),
    ),
  };
}

const contractText = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ") || null;

type Format = z.output<typeof sheetQuery>["format"];

async function sheetName(scope: CompanyScope, projectId: string, what: string, format: Format): Promise<string> {
  const { name } = await getProject(scope, projectId);
  return downloadName(format, name, what, today(scope));
}

const pdfOf = (fileName: string, bytes: Uint8Array): WrittenFile => ({
  ...{ fileName, contentType: "application/pdf", bytes: Readable.from([Buffer.from(bytes)]) },
});

type Gates = z.output<typeof assignmentFilter> & { format: Format };

/** Who of a project may work and be paid, as a file. */
export async function gatesFile(scope: CompanyScope, projectId: string, { format, ...filter }: Gates): Promise<WrittenFile> {
  const fileName = await sheetName(scope, projectId, "vendors", format);
  if (format === "pdf") return pdfOf(fileName, await gatesPdf(scope, projectId, filter));
  return { ...tableFile("project-vendors", await exportAssignments(scope, projectId, filter), format), fileName };
}

/** The contracts of a project that will be on hold soon, as a file. */
export async function holdsFile(scope: CompanyScope, projectId: string, { format }: { format: Format }): Promise<WrittenFile> {
  const fileName = await sheetName(scope, projectId, "on-hold-soon", format);
  if (format === "pdf") return pdfOf(fileName, await holdsPdf(scope, projectId));
  return { ...tableFile("on-hold-soon", await exportHolds(scope, projectId), format), fileName };
}

async function gatesPdf(scope: CompanyScope, projectId: string, filter: z.output<typeof assignmentFilter>): Promise<Uint8Array> {
  const { name, about } = await aboutOf(scope, projectId);
  const ids = (await listAllAssignments(scope, projectId, filter)).slice(0, mostPrinted);
  const rows = (await loadAssignments(scope, projectId, ids)).map(toAssignmentDto);
  const sheet: Sheet = {
    title: coded("server.projects.clearanceTitle", { name }),
    ...{ about, empty: coded("server.reports.noRows") },
    columns: [
      { name: coded("common.vendor"), share: 22 },
      { name: coded("projects.contract"), share: 20 },
      { name: coded("server.projects.mayWork"), share: 9 },
      { name: coded("server.projects.mayBePaid"), share: 9 },
      { name: coded("server.projects.complianceStatus"), share: 12 },
      { name: coded("common.reason"), share: 32 },
      { name: coded("server.projects.validUntil"), share: 11 },
    ],
    rows: rows.map((row) => [
      ...[
        row.vendor.name,
        contractText(row.contractNumber, row.trade, row.scopeOfWork),
        coded(answerNames[row.work]),
        coded(answerNames[row.pay]),
      ],
      ...[markedStatus(row.complianceStatus, row), row.complianceReason, row.validUntil && { day: row.validUntil }],
    ]),
  };
  return sheetPdf(sheet, await readFonts(), now());
}

const holdHeader = () => [
  ...[
    coded("server.projects.vendorName"),
    coded("projects.contractNumber"),
    coded("projects.trade"),
    dateColumn(coded("server.projects.onHoldFrom")),
  ],
  ...[coded("common.reason"), coded("server.projects.mayWork"), coded("server.projects.mayBePaid")],
];

async function exportHolds(scope: CompanyScope, projectId: string): Promise<Table> {
  const { holds } = await getProjectClearance(scope, projectId);
  const byId = new Map(holds.map((hold) => [hold.assignmentId, hold]));
  return tableOf(holdHeader(), [...byId.keys()], async (ids) =>
    ids.flatMap((id) => {
      const hold = byId.get(id);
      if (!hold) return [];
      const { vendor, contractNumber, trade, from, reason, work, pay } = hold;
      return [[vendor.name, contractNumber, trade, from, reason, coded(answerNames[work]), coded(answerNames[pay])]];
    }),
  );
}

async function holdsPdf(scope: CompanyScope, projectId: string): Promise<Uint8Array> {
  const { name, about } = await aboutOf(scope, projectId);
  const { holds } = await getProjectClearance(scope, projectId);
  const sheet: Sheet = {
    title: coded("server.projects.onHoldTitle", { name, count: holdDays }),
    ...{ about, empty: coded("projects.onHoldSoonEmpty", { count: holdDays }) },
    columns: [
      { name: coded("common.vendor"), share: 26 },
      { name: coded("projects.contract"), share: 22 },
      { name: coded("server.projects.onHoldFrom"), share: 14 },
      { name: coded("common.reason"), share: 38 },
    ],
    rows: holds.map(({ vendor, contractNumber, trade, from, reason }) => [
      ...[vendor.name, contractText(contractNumber, trade), { day: from }, reason],
    ]),
  };
  return sheetPdf(sheet, await readFonts(), now());
}
