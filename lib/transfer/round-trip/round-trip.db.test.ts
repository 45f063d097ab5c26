import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { unzipSync, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import type { Table } from "@/lib/infra/lists/tables-rules";
import { storage } from "@/lib/infra/storage";
import { exportAssignments } from "@/lib/projects/assignments-queries";
import { assignVendors, createProject } from "@/lib/projects/commands";
import { exportProjects } from "@/lib/projects/queries";
import { assignmentFilter, assignmentInput, projectFilter, projectInput } from "@/lib/projects/schema";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { csvTextOf, smallTable, workbookBytes } from "@/lib/testing/tables";
import { withImportedIds } from "@/lib/transfer/archive/rules";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { exportCompany } from "@/lib/transfer/export/queries";
import { checkLists, startLists } from "@/lib/transfer/lists/commands";
import { getListImport } from "@/lib/transfer/lists/queries";
import { listForm } from "@/lib/transfer/lists/schema";
import { workOnLists } from "@/lib/transfer/lists/work-commands";
import { workOnArrival } from "@/lib/transfer/work/commands";
import { createVendor } from "@/lib/vendors/commands";
import { exportVendors } from "@/lib/vendors/export-queries";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { readTable } from "@/lib/vendors/import/rules";
import { addNote } from "@/lib/vendors/notes/commands";
import { noteInput } from "@/lib/vendors/notes/schema";
import { newVendor, vendorFilter } from "@/lib/vendors/schema";

/** What people type into a field that takes several lines. */
const lines = few(
  [
    "12 Main St\nBoston",
    "12 Main St\nBoston, MA 02138",
    "12 Main St\rBoston",
    "12 Main St\r\nBoston",
    "\r\n 12 Main St \r\n\r\n Boston \r\n",
    'He said "hi"\nx',
    "12 Main\n=1+1",
    "- 12 Main\r\n=1+1",
    "@ Home\nBoston",
    "+1 Main; =2 Main\tand|sons",
    "'=1+1",
    "''@ Home",
    "'s-Gravenhage",
    "\uff1d1+1\n\uff20 home",
    "00123",
    "12345678901234567890",
    "1/2",
    "1e5",
    "TRUE",
    "Jose\u0301 Mun\u0303oz, José Muñoz",
    "ﬁrst № ½ ²",
    "שלום בנייה 🏗️",
    "A &amp; B <b>",
    "back\\slash \\n \\u0000",
    "x".repeat(500),
  ],
  9,
);
/** And into one that takes one, where an at sign would be a link. */
const names = lines.map((text, at) => `${text.replaceAll("@", "=").slice(0, 60)} ${at}`);

let from: TestMember;
let into: TestMember;
beforeEach(async () => {
  const [one, other] = [await createCompany({ plan: "enterprise" }), await createCompany({ plan: "enterprise" })];
  [from, into] = [await createMember(one, "ADMIN"), await createMember(other, "ADMIN")];
});

/** A company whose vendors, projects and contracts say all of it. */
async function fill({ scope }: TestMember) {
  for (const [at, address] of lines.entries()) {
    const name = names[at] ?? "";
    const vendor = await createVendor(
      scope,
      newVendor.parse({ name, email: `v${at}@vendor.example`, contactName: name, phone: "+1 614 555 0100", address, allowDuplicate: true }),
    );
    const project = await createProject(
      scope,
      projectInput.parse({ name, number: `00${at}`, address, startsOn: "2027-01-05", endsOn: "2027-12-06" }),
    );
    const contract = { contractNumber: `=${at}`, trade: name, scopeOfWork: address.replaceAll("@", "=").slice(0, 200) };
    await assignVendors(scope, project.id, assignmentInput.parse({ vendorIds: [vendor.id], ...contract }));
    await addNote(scope, vendor.id, noteInput.parse({ text: `${address}\r\n${"long text, ".repeat(300)}` }));
  }
}

type Lists = Record<"vendors" | "projects" | "assignments", string[][]>;

/** As another program reads it, to which each line end outside of quotation marks ends a row: all rows have as many fields. */
const recordsOf = async (table: Table): Promise<string[][]> =>
  parse(await csvTextOf(table), { bom: true, record_delimiter: ["\r\n", "\n", "\r"] });

/** The three lists as a person downloads them. A project's contracts are a list without its name, so that is added. */
async function listsOf({ scope }: TestMember): Promise<Lists> {
  const projects = await inCompany(scope, (tx) =>
    tx.project.findMany({ where: { companyId: scope.companyId }, orderBy: { number: "asc" } }),
  );
  const assignments: string[][] = [];
  for (const { id, number } of projects) {
    const [header = [], ...rows] = await recordsOf(await exportAssignments(scope, id, assignmentFilter.parse({ sort: "vendor" })));
    if (assignments.length === 0) assignments.push(["Project", ...header]);
    assignments.push(...rows.map((row) => [number ?? "", ...row]));
  }
  return {
    vendors: await recordsOf(await exportVendors(scope, vendorFilter.parse({ sort: "name" }))),
    projects: await recordsOf(await exportProjects(scope, projectFilter.parse({ sort: "name" }))),
    assignments,
  };
}

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

async function importLists({ scope }: TestMember, files: Record<string, Uint8Array>): Promise<void> {
  const stored = await storage().put(scope.companyId, one(zipSync(files)));
  const { id } = await checkLists(scope, listForm.parse({}), { ...stored, fileName: "move.zip" });
  await workOnLists(scope, id);
  // Our exports have columns that an import ignores, without a note.
  const problems = async () => (await getListImport(scope, id)).problems;
  expect(await problems()).toEqual([]);
  await startLists(scope, id);
  await workOnLists(scope, id);
  expect(await problems()).toEqual([]);
}

/** As the download has it, with an apostrophe before what a spreadsheet would run. */
const csvFileOf = async (rows: string[][]) => Buffer.from(stringify(rows, { quoted: true, record_delimiter: "\r\n" }));

/** The cells as a spreadsheet has them, on the sheet that is open. */
async function excelFileOf(rows: string[][]): Promise<Uint8Array> {
  const read = await readTable(decodeText(await csvFileOf(rows)).text);
  const [header = [], ...body] = read.rows.map(({ values }) => values);
  const files = unzipSync(await workbookBytes({ About: smallTable(["Lists"], []), Rows: smallTable(header, body) }));
  const workbook = Buffer.from(files["xl/workbook.xml"] ?? []).toString();
  const open = workbook
    .replace(/<bookViews>.*?<\/bookViews>/, "")
    .replace("<sheets>", '<bookViews><workbookView activeTab="1"/></bookViews><sheets>');
  return zipSync({ ...files, "xl/workbook.xml": Buffer.from(open) });
}

/** The rows of a list without what this installation found out itself. */
const typedIn = (json: string): unknown[] =>
  (JSON.parse(json) as { id: string }[])
    .map((row) => ({ ...row, updated_at: null, is_announced: null }))
    .toSorted((first, second) => (first.id < second.id ? -1 : 1));

describe("what a company exports and another one imports", () => {
  it.each(
    few(
      [
        ["CSV", csvFileOf],
        ["XLSX", excelFileOf],
      ],
      1,
    ),
  )("is exported there again as it was, by lists as %s", async (ending, fileOf) => {
    await fill(from);
    const before = await listsOf(from);
    for (const [name, fields] of Object.entries({ vendors: 25, projects: 15, assignments: 21 })) {
      expect(before[name as keyof Lists].map((row) => row.length)).toEqual(Array(lines.length + 1).fill(fields));
    }
    const files: Record<string, Uint8Array> = {};
    for (const [name, rows] of Object.entries(before)) files[`${name}.${ending.toLowerCase()}`] = await fileOf(rows);
    await importLists(into, files);
    expect(await listsOf(into)).toEqual(before);
  });

  it("is exported there again as it was, by the archive of the company", async () => {
    await fill(from);
    const archive = new Uint8Array(await buffer(await exportCompany(from.scope)));
    const stored = await storage().put(into.scope.companyId, one(archive));
    const { id } = await checkArchive(into.scope, { ...stored, fileName: "company-data.zip" });
    await workOnArrival(into.scope, id);
    await startArrival(into.scope, id);
    await workOnArrival(into.scope, id);
    const files = [unzipSync(archive), unzipSync(new Uint8Array(await buffer(await exportCompany(into.scope))))];
    for (const name of ["vendors", "projects", "assignments", "notes"]) {
      const [before = "", after] = files.map((one) => Buffer.from(one[`${name}.json`] ?? []).toString());
      expect(typedIn(after ?? ""), name).toEqual(typedIn(withImportedIds(id, before)));
    }
    expect(await listsOf(into)).toEqual(await listsOf(from));
  });
});
