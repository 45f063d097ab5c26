import { randomUUID } from "node:crypto";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kindInput } from "@/lib/compliance/kinds/schema";
import { createKind } from "@/lib/documents/kinds/commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { updateProject } from "@/lib/projects/commands";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { excelCell, excelRows, excelWorkbook } from "@/lib/testing/excel";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { csvTextOf, smallTable, workbookBytes } from "@/lib/testing/tables";
import { wordsIn } from "@/lib/testing/words";
import { checkLists, chooseSource, discardLists, startLists, undoLists } from "@/lib/transfer/lists/commands";
import { loadHere } from "@/lib/transfer/lists/here-queries";
import { getListImport, listListImports, listRowsTable } from "@/lib/transfer/lists/queries";
import type { ListChoice } from "@/lib/transfer/lists/schema";
import { withSource } from "@/lib/transfer/lists/source-queries";
import { takeSome, takingOf } from "@/lib/transfer/lists/taking-commands";
import { workOnLists } from "@/lib/transfer/lists/work-commands";
import { updateVendor } from "@/lib/vendors/commands";
import { listImports } from "@/lib/vendors/import/queries";
import { importsQuery } from "@/lib/vendors/import/schema";
import { addNote } from "@/lib/vendors/notes/commands";

let company: TestCompany;
let admin: TestMember;
afterEach(() => setLimits({}));
beforeEach(async () => {
  company = await createCompany({ plan: "enterprise", planSince: new Date() });
  admin = await createMember(company, "ADMIN");
});

async function setLimits(value: Partial<BillingSettings>) {
  const row = { key: "settings.billing", value };
  await asPlatform().platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
  forgetSettings();
}

type Files = Record<string, string | Uint8Array>;

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

function zipOf(files: Files): Uint8Array {
  const entries = Object.entries(files).map(([name, bytes]) => [name, typeof bytes === "string" ? Buffer.from(bytes) : bytes]);
  return zipSync(Object.fromEntries(entries), { level: 1 });
}

/** Uploads files as one ZIP, or bytes as they are, and lets the worker check them. */
async function check(files: Files | Uint8Array, { existing = "skip" as "skip" | "update", fileName = "move.zip", member = admin } = {}) {
  const bytes = files instanceof Uint8Array ? files : zipOf(files);
  const stored = await storage().put(company.id, one(bytes));
  const { id } = await checkLists(member.scope, { existing }, { ...stored, fileName });
  await workOnLists(member.scope, id);
  return wordsIn(await getListImport(member.scope, id));
}

async function take(files: Files, options: Parameters<typeof check>[1] = {}) {
  const { id } = await check(files, options);
  await startLists(admin.scope, id);
  await workOnLists(admin.scope, id);
  return wordsIn(await getListImport(admin.scope, id));
}

async function undo(id: string) {
  await undoLists(admin.scope, id);
  await workOnLists(admin.scope, id);
  return wordsIn(await getListImport(admin.scope, id));
}

const counted = ({ lists }: Awaited<ReturnType<typeof check>>, list: string) => lists.find((each) => each.list === list);
const told = ({ problems }: Awaited<ReturnType<typeof check>>) =>
  problems.map(({ file, line, field, message }) => [file, line, field, message]);
const inHere = <T>(work: Parameters<typeof inCompany<T>>[1]) => inCompany(company.scope, work);
const everything = async () => ({
  vendors: await inHere((tx) => tx.vendor.count()),
  projects: await inHere((tx) => tx.project.count()),
  contracts: await inHere((tx) => tx.assignment.count()),
  invitations: await inHere((tx) => tx.invitation.count()),
  documents: await inHere((tx) => tx.document.count()),
});

/** A whole firm, in which each list names what the others bring. */
const firm = async (more: Files = {}): Promise<Files> => ({
  "move/vendors.csv": "Vendor Name,Email,External ID\nReed Glass LLC,a@reed.example,V-1\nVale Paving,b@vale.example,V-2\n",
  "move/Projects.csv":
    "Project,Number,Start Date,End Date,Certificate Holder\nHarbor Tower,17,1/15/2027,12/31/2027,Invented Builders Inc\n",
  "move/assignments.csv": "Vendor,Project,Trade,Contract Number\nReed Glass LLC,Harbor Tower,Glazing,C-1\nV-2,17,Paving,\n",
  "move/users.csv": "Name,Email,Role\nAnn,ann@builders.example,Viewer\n",
  "move/certificates.csv": "File,Vendor\nfiles/reed.pdf,Reed Glass LLC\nfiles\\VALE.PDF,V-2\n",
  "move/files/reed.pdf": await simpleCertificate("2099-06-01", "GL-1", "Reed Glass LLC"),
  "move/files/vale.pdf": await simpleCertificate("2099-06-01", "GL-2", "Vale Paving"),
  ...more,
});
const nothing = { vendors: 0, projects: 0, contracts: 0, invitations: 0, documents: 0 };

describe("a firm that brings its lists and certificates", () => {
  it("sees what would happen, and nothing has happened", async () => {
    const checked = await check(await firm());
    expect(checked).toMatchObject({ state: "checked", error: null, conflicts: [], problems: [], problemCount: 0 });
    expect(checked.lists.map(({ list, create }) => [list, create])).toEqual([
      ["vendors", 2],
      ["projects", 1],
      ["assignments", 2],
      ["users", 1],
      ["certificates", 2],
    ]);
    expect(await everything()).toEqual(nothing);
    expect(await inHere((tx) => tx.mail.count())).toBe(0);
  });

  it("has everything after the import, each row once, and nothing of it is green", full, async () => {
    const done = await take(await firm());
    expect(done).toMatchObject({ state: "done", problems: [] });
    expect(await everything()).toEqual({ vendors: 2, projects: 1, contracts: 2, invitations: 1, documents: 2 });
    const project = await inHere((tx) => tx.project.findFirstOrThrow({ include: { assignments: { include: { vendor: true } } } }));
    expect(project).toMatchObject({ name: "Harbor Tower", number: "17", holders: [{ name: "Invented Builders Inc", address: null }] });
    expect(project.startsOn?.toISOString().slice(0, 10)).toBe("2027-01-15");
    expect(project.assignments.map(({ trade, contractNumber, vendor }) => [vendor.name, trade, contractNumber]).sort()).toEqual([
      ["Reed Glass LLC", "Glazing", "C-1"],
      ["Vale Paving", "Paving", null],
    ]);
    const documents = await inHere((tx) => tx.document.findMany({ include: { vendor: true }, orderBy: { fileName: "asc" } }));
    expect(documents.map((row) => [row.fileName, row.vendor?.name, row.source, row.processingStatus, row.uploadedById])).toEqual([
      ["reed.pdf", "Reed Glass LLC", "IMPORT", "PENDING", admin.id],
      ["vale.pdf", "Vale Paving", "IMPORT", "PENDING", admin.id],
    ]);
    const vendors = await inHere((tx) => tx.vendor.findMany());
    expect(vendors.map(({ complianceStatus }) => complianceStatus)).not.toContain("COMPLIANT");
    expect(await inHere((tx) => tx.mail.findMany({ select: { recipient: true } }))).toEqual([{ recipient: "ann@builders.example" }]);
    const events = await inHere((tx) => tx.auditEvent.findMany({ where: { action: { startsWith: "lists." } }, orderBy: { seq: "asc" } }));
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["lists.import_started", admin.id],
      ["lists.imported", admin.id],
    ]);
    expect(events[1]?.details).toMatchObject({ created: 8, updated: 0, skipped: 0, refused: 0 });
    // The list of vendors was taken by an import of vendors, which is not shown a second time.
    expect(await listImports(admin.scope, importsQuery.parse({}))).toMatchObject({ imports: [] });
    const csv = await csvTextOf((await listRowsTable(admin.scope, done.id, { part: "all" })).table);
    expect(csv).toContain(`certificates.csv,2,files/reed.pdf,,Added,,`);
    expect(csv).toContain(`/documents/${documents[0]?.id}`);
  });

  it("can send one list without a ZIP", full, async () => {
    const lines = "Name,Email\nReed Glass,a@reed.example\n";
    const checked = await check(Buffer.from(lines), { fileName: "Vendors (1).csv" });
    expect(counted(checked, "vendors")).toMatchObject({ rows: 1, create: 1 });
    const other = await check(Buffer.from(lines), { fileName: "suppliers.csv" });
    expect(other).toMatchObject({ state: "refused", error: expect.stringContaining("Name the file vendors.csv, projects.csv") });
    const broken = await check(zipOf({ "vendors.csv": lines }).subarray(0, 60));
    expect(broken).toMatchObject({ state: "refused", error: expect.stringContaining("It may be incomplete") });
    const locked = Buffer.from(zipOf({ "vendors.csv": lines }));
    for (const [signature, at] of [
      [0x04034b50, 6],
      [0x02014b50, 8],
    ] as const) {
      const header = Buffer.alloc(4);
      header.writeUInt32LE(signature);
      locked[locked.indexOf(header) + at] = 1;
    }
    expect(await check(locked)).toMatchObject({ state: "refused", error: expect.stringContaining("has a password") });
    expect(told(await check({ "projects.csv": "Name,Number\n" }))).toEqual([
      ["projects.csv", null, null, expect.stringContaining("no rows")],
    ]);
  });

  it("changes what is there where that is wanted", full, async () => {
    await take(await firm());
    const again = await firm({
      "move/vendors.csv": "Name,Email\nReed Glass LLC,new@reed.example\n",
      "move/Projects.csv": "Name,Address\nharbor tower,2 Example Street\n",
      "move/assignments.csv": "Vendor,Project,Trade,Contract Number\nReed Glass LLC,Harbor Tower,Windows,c-1\n",
    });
    const skipped = await check(again);
    expect(skipped.lists.map(({ list, skip, create }) => [list, skip, create])).toEqual([
      ["vendors", 1, 0],
      ["projects", 1, 0],
      ["assignments", 1, 0],
      ["users", 1, 0],
      // The bytes are others each time they are drawn.
      ["certificates", 0, 2],
    ]);
    const done = await take(again, { existing: "update" });
    expect(done.lists.slice(0, 3).map(({ updated }) => updated)).toEqual([1, 1, 1]);
    const rows = await inHere((tx) =>
      tx.assignment.findMany({ where: { contractNumber: "C-1" }, include: { vendor: true, project: true } }),
    );
    expect(rows).toMatchObject([
      { trade: "Windows", vendor: { email: "new@reed.example" }, project: { address: "2 Example Street", number: "17" } },
    ]);
    expect(await undo(done.id)).toMatchObject({ state: "undone" });
    const back = await inHere((tx) =>
      tx.assignment.findMany({ where: { contractNumber: "C-1" }, include: { vendor: true, project: true } }),
    );
    expect(back).toMatchObject([{ trade: "Glazing", vendor: { email: "a@reed.example" }, project: { address: null, number: "17" } }]);
  });

  it("keeps a vendor with a note that a teammate wrote when it is undone, and says why", full, async () => {
    const { id } = await take(await firm());
    const vendor = await inHere((tx) => tx.vendor.findFirstOrThrow({ where: { name: "Reed Glass LLC" } }));
    await addNote((await createMember(company, "MANAGER")).scope, vendor.id, { text: "Called the office." });
    const undone = await undo(id);
    expect(undone).toMatchObject({
      state: "undone",
      problems: [{ file: "vendors.csv", name: "Reed Glass LLC", message: "Kept: it has notes" }],
    });
    expect(await inHere((tx) => tx.vendorNote.count({ where: { vendorId: vendor.id } }))).toBe(1);
    expect(await everything()).toEqual({ ...nothing, vendors: 1 });
  });

  it("is another company's business alone", async () => {
    const { id } = await check(await firm());
    const other = await createMember(await createCompany());
    await expect(getListImport(other.scope, id)).rejects.toThrow("Import not found");
    await expect(startLists(other.scope, id)).rejects.toThrow("Import not found");
    await expect(discardLists(other.scope, id)).rejects.toThrow("Import not found");
    await expect(undoLists(other.scope, id)).rejects.toThrow("Import not found");
    await expect(listRowsTable(other.scope, id, { part: "all" })).rejects.toThrow("Import not found");
    expect(await listListImports(other.scope)).toEqual({ imports: [] });
    // Names of another company's vendors find nothing.
    await createVendorRow(await createCompany(), { name: "Elsewhere Paving" });
    const checked = await check({ "certificates.csv": "File,Vendor\na.pdf,Elsewhere Paving\n", "a.pdf": await simpleCertificate() });
    expect(told(checked)).toEqual([["certificates.csv", 2, "Vendor", expect.stringContaining("Elsewhere Paving")]]);
  });
});

describe("what is wrong", () => {
  it("is reported with file, row and column, for every list", async () => {
    await createVendorRow(company, { name: "Reed Glass" });
    await createProjectRow(company, [], { name: "Old Tower", status: "COMPLETED" });
    await createRequirementSetRow(company, {}, { name: "Strict" });
    const checked = await check({
      "vendors.csv": "Name,Email,Shoe Size\nCole Tile,nobody,9\nReed Glass,a@reed.example,8\n",
      "projects.csv":
        "Name,Start Date,End Date,Requirement Set\nHarbor,2027-05-01,2027-04-01,\nPier,13/13/2027,,\nDock,,,Lax\n,,,Strict\nQuay,,,strict\nQUAY,,,\n",
      "assignments.csv": "Vendor,Project\nNobody,Quay\nReed Glass,Old Tower\nReed Glass,Nowhere\nReed Glass,Quay\nReed Glass,Quay\n",
      "users.csv": `Email,Role\nnobody,Viewer\nx@builders.example,Emperor\n${admin.email},Admin\n`,
      "certificates.csv":
        "File,Vendor\nmissing.pdf,Reed Glass\npage.pdf,Reed Glass\nempty.pdf,Reed Glass\nGOOD.pdf,Nobody\ngood.pdf,Reed Glass\ntwin.pdf,Reed Glass\n,Reed Glass\n",
      "page.pdf": "<html></html>",
      "empty.pdf": "",
      "good.pdf": "%PDF-1.7 one",
      "twin.pdf": "%PDF-1.7 one",
      "readme.txt": "Hello",
      "__MACOSX/good.pdf": "x",
    });
    const told = checked.problems.map(({ file, line, field, message }) => `${file} ${line ?? "-"} ${field ?? "-"}: ${message}`).sort();
    expect(told).toEqual(
      [
        'assignments.csv 2 Vendor: No vendor has the name or external ID "Nobody".',
        "assignments.csv 3 Project: Old Tower is completed. Reopen it to add vendors.",
        'assignments.csv 4 Project: No project has the name, number or external ID "Nowhere".',
        "assignments.csv 6 -: Skipped: it repeats row 5.",
        'certificates.csv 2 File: "missing.pdf" is not in the ZIP file.',
        "certificates.csv 3 File: This is not a PDF, picture or Word file of up to 25 MB.",
        "certificates.csv 4 File: The file is empty",
        'certificates.csv 5 Vendor: No vendor has the name or external ID "Nobody".',
        "certificates.csv 7 -: Skipped: it repeats row 6.",
        "certificates.csv 8 File: A value is required.",
        "projects.csv 2 End Date: Last day must not be before the first day",
        "projects.csv 3 Start Date: First day must be a date, for example 2027-03-04",
        'projects.csv 4 Requirement Set: No requirement set is named "Lax".',
        "projects.csv 5 Name: Project name is required",
        "projects.csv 7 -: Skipped: it repeats row 6.",
        "readme.txt - -: No row of certificates.csv names this file, so it is not imported.",
        "users.csv 2 Email: Please enter a valid email",
        "users.csv 3 Role: Write Admin, Manager or Viewer.",
        "users.csv 4 Email: Skipped: this person is already on your team.",
        "vendors.csv - Shoe Size: This column is unknown and is ignored.",
        "vendors.csv 2 Email: Please enter a valid email",
        'vendors.csv 3 Name: Skipped: "Reed Glass" is a vendor already',
      ].sort(),
    );
    await startLists(admin.scope, checked.id);
    await workOnLists(admin.scope, checked.id);
    expect((await getListImport(admin.scope, checked.id)).lists.map(({ list, created }) => [list, created])).toEqual([
      ["vendors", 0],
      ["projects", 1],
      ["assignments", 1],
      ["users", 0],
      ["certificates", 1],
    ]);
  });

  it("files nothing to one of two vendors of the same name", async () => {
    await createVendorRow(company, { name: "Reed Glass LLC", externalId: "V-1" });
    await createVendorRow(company, { name: "REED GLASS, L.L.C.", externalId: "V-2" });
    await createVendorRow(company, { name: "Reed Glass Inc", acceptedNames: ["Vale Paving"] });
    await createVendorRow(company, { name: "Vale Paving" });
    const rows = ["Reed Glass LLC", "V-2", "Vale Paving"].map((vendor) => `a.pdf,"${vendor}"`);
    const checked = await check({ "certificates.csv": `File,Vendor\n${rows.join("\n")}\n`, "a.pdf": await simpleCertificate() });
    expect(counted(checked, "certificates")).toMatchObject({ create: 2, refuse: 1 });
    expect(told(checked)).toEqual([
      ["certificates.csv", 2, "Vendor", 'Several vendors have the name "Reed Glass LLC". Write the external ID instead.'],
    ]);
    await startLists(admin.scope, checked.id);
    await workOnLists(admin.scope, checked.id);
    const documents = await inHere((tx) => tx.document.findMany({ include: { vendor: true } }));
    expect(documents.map(({ vendor }) => vendor?.name).sort()).toEqual(["REED GLASS, L.L.C.", "Vale Paving"]);
  });

  it("shows what is refused before any note, and counts all", full, async () => {
    const strangers = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`photos/${at}.txt`, "x"]));
    const checked = await check({ ...strangers, "vendors.csv": "Name,Email\nReed Glass,nobody\n" });
    expect(checked.problemCount).toBe(301);
    expect(checked.problems).toHaveLength(200);
    expect(checked.problems[0]).toMatchObject({ file: "vendors.csv", kind: "refuse" });
  });

  it("refuses a list without a needed column, and a file without a list", async () => {
    const checked = await check({ "certificates.csv": "Path,Amount\na.pdf,1\n", "a.pdf": "%PDF-1.7" });
    expect(told(checked)).toContainEqual(["certificates.csv", 1, "Vendor", 'The column "Vendor" is missing, so no row can be read.']);
    await expect(startLists(admin.scope, checked.id)).rejects.toThrow("No row of this file can be imported");
    expect(await check({ "suppliers.csv": "Name,Email\nA,a@x.example\n" })).toMatchObject({
      state: "refused",
      error: expect.stringContaining("none of the lists"),
    });
  });

  it("refuses a ZIP that unpacks to far more than it is", full, async () => {
    const bomb = await check({ "vendors.csv": "Name,Email\n", "zeros.pdf": new Uint8Array(300 * 1024 * 1024) });
    expect(bomb).toMatchObject({ state: "refused", error: expect.stringContaining("unpacks to far more") });
  });

  it("stops where the plan has no room, and invites no more people than it has room for", async () => {
    await setLimits({ enterpriseVendors: 1, enterpriseUsers: 2 });
    const checked = await check({ "vendors.csv": "Name,Email\nReed Glass,a@reed.example\nCole Tile,c@cole.example\n" });
    expect(checked.conflicts).toEqual([expect.stringContaining("includes 1 vendor")]);
    await expect(startLists(admin.scope, checked.id)).rejects.toThrow("includes 1 vendor");
    const users = await take({ "users.csv": "Email,Role\nann@builders.example,Viewer\nbea@builders.example,Viewer\n" });
    expect(counted(users, "users")).toMatchObject({ created: 1, refused: 1 });
    expect(users.problems).toEqual([
      expect.objectContaining({ line: 3, kind: "refuse", message: expect.stringContaining("includes 2 users") }),
    ]);
  });

  it("takes nothing from a list that says a vendor is compliant", async () => {
    const checked = await check({
      "vendors.csv": "Name,Email,Status,Compliance Status,Expiration Date\nReed Glass,a@reed.example,COMPLIANT,COMPLIANT,2099-01-01\n",
      "certificates.csv": "File,Vendor,Expiration Date,Status\na.pdf,Reed Glass,2099-01-01,COMPLIANT\n",
      "a.pdf": await simpleCertificate(),
    });
    expect(checked.problems.map(({ kind }) => kind)).toEqual(["note", "note", "note", "note", "note"]);
    await startLists(admin.scope, checked.id);
    await workOnLists(admin.scope, checked.id);
    const [document] = await inHere((tx) => tx.document.findMany({ include: { vendor: true } }));
    expect(document).toMatchObject({ typedExpirationDate: null, typedDocumentType: null });
    expect(document?.vendor?.complianceStatus).not.toBe("COMPLIANT");
  });
});

describe("how a list is read", () => {
  const workbook = () =>
    workbookBytes({ About: smallTable(["About"], []), Rows: smallTable(["Name", "Email"], [["Reed Glass", "a@reed.example"]]) });
  const again = async (id: string, choice: ListChoice) => {
    expect(await chooseSource(admin.scope, id, choice)).toMatchObject({ state: "checking", lists: [] });
    await workOnLists(admin.scope, id);
    return wordsIn(await getListImport(admin.scope, id));
  };

  it("is shown, and each list of a ZIP is read again by the sheet or encoding that a person chooses", async () => {
    const dos = Buffer.from("Name,Number\nD\xa2ck Ni\xa4o,7\n", "latin1");
    const first = await check({ "vendors.xlsx": await workbook(), "projects.csv": dos });
    const sheets = first.readings.find(({ list }) => list === "vendors")?.sheets.map(({ name }) => name) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(first.readings.find(({ list }) => list === "projects")).toMatchObject({ file: "projects.csv", sheets: [], isChosen: false });
    const data = sheets.at(-1) ?? "";
    const bySheet = await again(first.id, { list: "vendors", sheet: data });
    expect(counted(bySheet, "vendors")).toMatchObject({ rows: 1, create: 1 });
    const byBoth = await again(first.id, { list: "projects", encoding: "DOS 850" });
    expect(byBoth.readings).toContainEqual(expect.objectContaining({ list: "vendors", sheet: data, isChosen: true }));
    expect(byBoth.readings).toContainEqual(
      expect.objectContaining({ list: "projects", encoding: "DOS 850", isChosen: true, sample: "Dóck Niño · 7" }),
    );
    await startLists(admin.scope, first.id);
    await workOnLists(admin.scope, first.id);
    expect(await everything()).toMatchObject({ vendors: 1, projects: 1 });
    expect((await inHere((tx) => tx.project.findFirstOrThrow())).name).toBe("Dóck Niño");
  });

  it.each([
    ["vendors", ["Name", "Email"], ["Reed Glass", "a@reed.example"]],
    ["projects", ["Name", "Number"], ["Elm Tower", "7"]],
    ["assignments", ["Vendor", "Project"], ["Vale Paving", "Elm Tower"]],
  ] as const)("leaves the choice of another sheet of %s where the open or chosen one is no list", async (list, titles, row) => {
    await createVendorRow(company, { name: "Vale Paving" });
    if (list === "assignments") await createProjectRow(company, [], { name: "Elm Tower" });
    const sheets = [
      { name: "List", rows: excelRows(titles, row) },
      { name: "Long", rows: `<row r="1048576">${excelCell("A1048576", "far")}</row>` },
      { name: "Empty", rows: "" },
      { name: "Headings", rows: excelRows(titles) },
    ];
    const first = await check({ [`${list}.xlsx`]: excelWorkbook(sheets, 1) });
    const faultOf = ({ problems }: typeof first) => problems.map(({ message }) => message).join();
    expect([first.state, faultOf(first)]).toEqual(["checked", expect.stringContaining("The sheet has more than 20,000 rows")]);
    await expect(startLists(admin.scope, first.id)).rejects.toThrow("No row");
    const empty = await again(first.id, { list, sheet: "Empty" });
    expect([empty.state, faultOf(empty)]).toEqual(["checked", expect.stringContaining("This sheet has no rows")]);
    const headings = await again(first.id, { list, sheet: "Headings" });
    expect([headings.state, faultOf(headings)]).toEqual(["checked", expect.stringContaining("column titles only")]);
    expect(headings.readings[0]?.sheets.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
    expect(counted(await again(first.id, { list, sheet: "List" }), list)).toMatchObject({ rows: 1, create: 1 });
  });

  it("cannot be a sheet or a list that is not there, nor change once the import has begun", async () => {
    const { id } = await check({ "vendors.xlsx": await workbook() });
    await expect(chooseSource(admin.scope, id, { list: "vendors", sheet: "Nowhere" })).rejects.toThrow("Sheet not found");
    await expect(chooseSource(admin.scope, id, { list: "users", encoding: "UTF-8" })).rejects.toThrow("not found");
    const other = await createMember(await createCompany());
    await expect(chooseSource(other.scope, id, { list: "vendors" })).rejects.toThrow("Import not found");
    const done = await take({ "vendors.csv": "Name,Email\nReed Glass,a@reed.example\n" });
    await expect(chooseSource(admin.scope, done.id, { list: "vendors", encoding: "DOS 850" })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a worker that stops midway", () => {
  it("goes on where it was, and makes nothing twice", async () => {
    const { id } = await check(await firm());
    await startLists(admin.scope, id);
    const found = await inHere((tx) => tx.listImport.findUniqueOrThrow({ where: { id } }));
    const here = await inHere((tx) => loadHere(tx, admin.scope));
    // A project was made, and the worker died before it wrote that down; the same of a document and an invitation below.
    await takeSome(takingOf({ scope: admin.scope, found, here, source: null }), "projects");
    await inHere((tx) => tx.listImportRow.updateMany({ where: { list: "projects" }, data: { outcome: "waiting", link: null } }));
    await workOnLists(admin.scope, id);
    const waiting = { outcome: "waiting", link: null };
    await inHere((tx) => tx.listImportRow.updateMany({ where: { list: { in: ["assignments", "users", "certificates"] } }, data: waiting }));
    await withSource({ ...found, storageKey: await keptSource() }, async (source) => {
      const taking = takingOf({ scope: admin.scope, found, here: await inHere((tx) => loadHere(tx, admin.scope)), source });
      for (const list of ["assignments", "users", "certificates"]) while (await takeSome(taking, list));
    });
    const done = wordsIn(await getListImport(admin.scope, id));
    expect(done.lists.map(({ list, created, skipped }) => [list, created, skipped])).toEqual([
      ["vendors", 2, 0],
      ["projects", 1, 0],
      ["assignments", 2, 0],
      ["users", 1, 0],
      ["certificates", 2, 0],
    ]);
    expect(await everything()).toEqual({ vendors: 2, projects: 1, contracts: 2, invitations: 1, documents: 2 });
    expect(await inHere((tx) => tx.mail.count())).toBe(1);
  });

  /** The bytes of the firm's ZIP again, as the worker would still have them. */
  async function keptSource(): Promise<string> {
    const documents = await inHere((tx) => tx.document.findMany());
    const files: Files = {};
    for (const { fileName, storageKey } of documents) {
      const chunks: Buffer[] = [];
      for await (const chunk of await storage().read(storageKey)) chunks.push(chunk as Buffer);
      files[`files/${fileName}`] = Buffer.concat(chunks);
    }
    return (await storage().put(company.id, one(zipOf({ ...files, "certificates.csv": "File,Vendor\n" })))).key;
  }

  it("lets two workers at the same import share it", full, async () => {
    const { id } = await check(await firm());
    await startLists(admin.scope, id);
    await Promise.all([workOnLists(admin.scope, id), workOnLists(admin.scope, id)]);
    expect(await everything()).toEqual({ vendors: 2, projects: 1, contracts: 2, invitations: 1, documents: 2 });
  });

  it("lets one import of a company be at work", full, async () => {
    const { id } = await check(await firm());
    await startLists(admin.scope, id);
    await expect(check(await firm())).rejects.toThrow("Another import is running");
    await workOnLists(admin.scope, id);
  });
});

describe("an import that is undone", () => {
  it("leaves nothing of what no one has touched", async () => {
    const done = await take(await firm());
    for (const { id: documentId } of await inHere((tx) => tx.document.findMany())) {
      await beginReading(company.scope, { documentId, revision: 1 });
      await finishReading(company.scope, { documentId, revision: 1 }, readingOf({ expiration: "2099-06-01" }));
    }
    const { id: insideOfId, vendorId, fileName: insideOf } = await inHere((tx) => tx.document.findFirstOrThrow());
    await createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from("%PDF-1.7 inside"), inside: { insideOfId, insideOf } });
    const undone = await undo(done.id);
    expect(undone).toMatchObject({ state: "undone", problems: [] });
    expect(undone.lists.map(({ list, removed }) => [list, removed])).toEqual([
      ["vendors", 2],
      ["projects", 1],
      ["assignments", 2],
      ["users", 1],
      ["certificates", 2],
    ]);
    expect(await everything()).toEqual(nothing);
  });

  it("keeps what someone has worked with, and says why", full, async () => {
    const done = await take(await firm());
    const reed = await inHere((tx) => tx.vendor.findFirstOrThrow({ where: { name: { startsWith: "Reed" } } }));
    await updateVendor(admin.scope, reed.id, { phone: "(614) 555-0100" });
    const project = await inHere((tx) => tx.project.findFirstOrThrow());
    await updateProject(admin.scope, project.id, { address: "3 Example Street" });
    await inHere((tx) => tx.assignment.updateMany({ where: { vendorId: reed.id }, data: { trade: "Windows" } }));
    await createMember(company, "VIEWER", { id: randomUUID(), email: "ann@builders.example" });
    const undone = await undo(done.id);
    expect(undone.problems.map(({ file, line, kind, message }) => [file, line, kind, message])).toEqual([
      ["assignments.csv", 2, "kept", "Kept: someone has worked with it since the import."],
      ["projects.csv", 2, "kept", "Kept: the project has vendors."],
      ["users.csv", 2, "kept", "Kept: the invitation was accepted."],
      ["vendors.csv", 2, "kept", expect.stringContaining("Kept")],
    ]);
    expect(await everything()).toMatchObject({ vendors: 1, projects: 1, contracts: 1, documents: 0 });
    await expect(undoLists(admin.scope, done.id)).rejects.toThrow("Only a finished import can be undone");
  });
});

it("takes 250 vendors in turns, so that the verdicts of a long list are never in the worker's memory together", full, async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `Invented Vendor ${at} LLC,v${at}@vendor.example`);
  const done = await take({ "vendors.csv": `Name,Email\n${rows.join("\n")}\n` });
  expect(counted(done, "vendors")).toMatchObject({ created: 250 });
  const [most] = await inHere(
    (tx) => tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from import_row group by xmin::text order by 1 desc limit 1`,
  );
  expect(most?.count).toBeLessThanOrEqual(200);
});

describe("what a list names", () => {
  it("is the file of that very name, and none where two differ by case alone", async () => {
    await createVendorRow(company, { name: "Reed Glass" });
    await createVendorRow(company, { name: "Vale Paving" });
    const [large, small] = [await simpleCertificate("2099-06-01", "GL-1"), await simpleCertificate("2099-06-01", "GL-2")];
    const done = await take({
      "certificates.csv": "File,Vendor\nCoi/A.pdf,Reed Glass\nCOI/A.PDF,Vale Paving\n",
      ...{ "coi/a.pdf": small, "Coi/A.pdf": large },
    });
    expect(told(done)).toEqual([
      ["certificates.csv", 3, "File", expect.stringContaining('Several files of the ZIP file fit "COI/A.PDF"')],
      ["coi/a.pdf", null, null, expect.stringContaining("No row")],
    ]);
    const [document, ...others] = await inHere((tx) => tx.document.findMany({ include: { vendor: true } }));
    expect([document?.vendor?.name, document?.fileName, document?.fileSize, others.length]).toEqual([
      "Reed Glass",
      "A.pdf",
      large.length,
      0,
    ]);
  });

  it("is not a project whose number another project has too", full, async () => {
    const checked = await check({
      "projects.csv": "Name,Number\nPro One,P1\nPro Two,P1\n",
      "vendors.csv": "Name,Email,Project\nReed Glass,a@reed.example,p1\nVale Paving,b@vale.example,\n",
      "assignments.csv": "Vendor,Project\nVale Paving,P1\nVale Paving,Pro Two\n",
    });
    const several = expect.stringContaining("Several projects have the number");
    expect(told(checked)).toEqual([
      ["assignments.csv", 2, "Project", several],
      ["vendors.csv", 2, "Project", several],
    ]);
  });

  it("is in the column that has the title of the template, whatever columns precede it", full, async () => {
    await createVendorRow(company, { name: "Reed Glass" });
    const row = (values: string) => `${values}\n`;
    for (const [titles, values] of [
      ["Vendor,Certificate Number,File Name", "Reed Glass,CN-1,a.pdf"],
      ["Company,Document Type,Document ID,Certificate Holder,Vendor,File", "Builders,COI,7,Builders,Reed Glass,a.pdf"],
      ["Document,Vendor", "a.pdf,Reed Glass"],
    ] as const) {
      const checked = await check({ "certificates.csv": row(titles) + row(values), "a.pdf": await simpleCertificate() });
      expect(counted(checked, "certificates"), titles).toMatchObject({ create: 1 });
    }
  });

  it("is refused where two rows contradict each other, whichever comes first", async () => {
    const checked = await check({
      "users.csv":
        "Email,Role\nann@builders.example,Admin\nann@builders.example,Viewer\nbea@builders.example,Viewer\nBEA@builders.example,viewer\n",
      "projects.csv": "Name,Number\nPro One,P1\npro one,P2\n",
    });
    expect(told(checked)).toEqual([
      ["projects.csv", 2, null, expect.stringContaining("Row 3 is about the same, with other values")],
      ["projects.csv", 3, null, expect.stringContaining("Row 2 is about the same")],
      ["users.csv", 2, null, expect.stringContaining("Row 3 is about the same")],
      ["users.csv", 3, null, expect.stringContaining("Row 2 is about the same")],
      ["users.csv", 5, null, "Skipped: it repeats row 4."],
    ]);
  });
});

describe("dates of a list", () => {
  const startsOf = async (files: Files) => {
    const done = await take(files);
    const rows = await inHere((tx) => tx.project.findMany({ orderBy: { name: "asc" } }));
    return {
      starts: rows.map(({ name, startsOn }) => [name, startsOn?.toISOString().slice(0, 10)]),
      told: told(done).map(([, line, , text]) => [line, text]),
    };
  };

  it("are read day first where one of them only fits that way, and the check says so", async () => {
    const found = await startsOf({
      "projects.csv": "Name,Start Date\nDock,05/03/2027\nPier,6/3/27\n",
      "assignments.csv": "Vendor,Project,End Date\nNobody,Pier,28/04/2027\n",
    });
    expect(found.starts).toEqual([
      ["Dock", "2027-03-05"],
      ["Pier", "2027-03-06"],
    ]);
    expect(found.told).toContainEqual([null, expect.stringContaining("Dates are read day first")]);
  });

  it("are read month first where nothing speaks against it, and the check says so", async () => {
    const found = await startsOf({ "projects.csv": "Name,Start Date\nDock,05/03/2027\nPier,2027-04-28\n" });
    expect(found.starts[0]).toEqual(["Dock", "2027-05-03"]);
    expect(found.told).toEqual([[null, expect.stringContaining("Dates are read month first")]]);
  });

  it("are refused where they fit both ways in a list that has both", async () => {
    const found = await startsOf({ "projects.csv": "Name,Start Date\nDock,05/03/2027\nPier,28/04/2027\nQuay,4/28/2027\nSlip,5/5/2027\n" });
    expect(found.starts).toEqual([
      ["Pier", "2027-04-28"],
      ["Quay", "2027-04-28"],
      ["Slip", "2027-05-05"],
    ]);
    expect(found.told).toContainEqual([2, expect.stringContaining('"05/03/2027" can be read with the day or the month first')]);
  });
});

describe("documents of a company's kinds in a list", () => {
  beforeEach(async () => {
    await createKind(admin.scope, kindInput.parse({ starter: "license" }));
    await createKind(admin.scope, kindInput.parse({ starter: "w9" }));
    await createVendorRow(company, { name: "Reed Glass LLC" });
  });
  const head = "File,Vendor,Kind of Document,Document Number,Issue Date,Expiration Date\n";

  it("are filed as their kind, with what the list says of them", async () => {
    const done = await take({
      "certificates.csv": `${head}a.pdf,Reed Glass LLC,contractor license,CCC-1,28/01/2026,28/01/2028\nb.pdf,Reed Glass LLC,W-9,,,\nc.pdf,Reed Glass LLC,,,,\n`,
      ...{ "a.pdf": "%PDF-1.7 a", "b.pdf": "%PDF-1.7 b", "c.pdf": await simpleCertificate("2099-06-01", "GL-1", "Reed Glass LLC") },
    });
    expect(counted(done, "certificates")).toMatchObject({ created: 3 });
    const rows = await inHere((tx) => tx.document.findMany({ include: { kind: true }, orderBy: { fileName: "asc" } }));
    expect(rows.map(({ kind, kindSource, paperNumber }) => [kind?.name ?? null, kindSource, paperNumber])).toEqual([
      ["Contractor license", "person", "CCC-1"],
      ["W-9", "person", null],
      [null, null, null],
    ]);
    expect(rows[0]?.issuedOn?.toISOString().slice(0, 10)).toBe("2026-01-28");
    expect(rows[0]?.typedExpirationDate?.toISOString().slice(0, 10)).toBe("2028-01-28");
  });

  it("are refused at their column where the kind is unknown, has no such date, or ends before it was issued", async () => {
    const rows = [
      "a.pdf,Reed Glass LLC,Boat license,,,",
      "a.pdf,Reed Glass LLC,W-9,,,2028-01-28",
      "a.pdf,Reed Glass LLC,Contractor license,,2026-01-28,2025-01-28",
    ];
    const checked = await check({ "certificates.csv": `${head}${rows.join("\n")}\n`, "a.pdf": "%PDF-1.7 a" });
    expect(told(checked).map(([, line, field, message]) => [line, field, message])).toEqual([
      [2, "Kind of Document", 'No kind of document in use is named "Boat license".'],
      [3, "Expiration Date", expect.any(String)],
      [4, "Expiration Date", expect.any(String)],
    ]);
    expect(await inHere((tx) => tx.document.count())).toBe(0);
  });
});
