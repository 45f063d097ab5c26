import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { assignVendors } from "@/lib/projects/commands";
import { connectAsOwner } from "@/lib/testing/db";
import { excelCell, excelFile, excelRows, excelWorkbook } from "@/lib/testing/excel";
import {
  createCompany,
  createMember,
  createProjectRow,
  createStoredDocument,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { wordsIn } from "@/lib/testing/words";
import { createVendor, inviteVendor, updateVendor } from "@/lib/vendors/commands";
import { advanceImport, startImport, undoImport } from "@/lib/vendors/import/commands";
import { getImport, listImports, planImport } from "@/lib/vendors/import/queries";
import { importForm, importsQuery } from "@/lib/vendors/import/schema";
import { addNote } from "@/lib/vendors/notes/commands";
import { vendorInput, vendorPatch } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

async function* one(bytes: Buffer) {
  yield bytes;
}

async function fileOf(...lines: string[]) {
  return { ...(await storage().put(company.id, one(Buffer.from(lines.join("\r\n"))))), fileName: "vendors.csv" };
}

async function excelOf(bytes: Buffer) {
  return { ...(await storage().put(company.id, one(bytes))), fileName: "vendors.xlsx" };
}

async function start(form: object, ...lines: string[]) {
  const { id } = await startImport(member.scope, importForm.parse(form), await fileOf("Name,Email,Phone", ...lines));
  return id;
}

async function finish(id: string) {
  while (await advanceImport(member.scope, id));
  return wordsIn(await getImport(member.scope, id));
}

const add = (name: string, more = {}) => createVendor(member.scope, vendorInput.parse({ name, email: "office@vendor.example", ...more }));
const vendors = () => inCompany(company.scope, (tx) => tx.vendor.findMany({ where: { companyId: company.id }, orderBy: { name: "asc" } }));

describe("a list of vendors", () => {
  it("is tried without changing anything, and its file is not kept", async () => {
    await add("Vale Paving");
    const file = await fileOf("Name,Email", "Vale Paving,a@x.example", "Reed Glass,b@x.example", "Cole,nobody");
    const { check } = wordsIn(await planImport(member.scope, importForm.parse({}), file));
    expect(check).toMatchObject({ rows: 3, create: 1, update: 0, skip: 1, refuse: 1, missing: [], problemCount: 2 });
    expect(check.vendors, "as they would be").toEqual([{ line: 3, name: "Reed Glass", email: "b@x.example" }]);
    expect(check.problems.at(-1)).toEqual({ line: 4, name: "Cole", field: "email", message: "Please enter a valid email" });
    expect(await vendors()).toHaveLength(1);
    await expect(storage().read(file.key)).rejects.toThrow();
  });

  it("may be an Excel file, by the same rules", async () => {
    await add("Vale Paving");
    const rows = excelRows(["Name", "Email"], ["Vale Paving", "a@x.example"], ["Reed Glass", "b@x.example"], ["Cole", "nobody"]);
    const { check } = wordsIn(await planImport(member.scope, importForm.parse({}), await excelOf(excelFile(rows))));
    expect(check).toMatchObject({ separator: null, encoding: null, header: true, rows: 3, create: 1, skip: 1, refuse: 1, problemCount: 2 });
    expect(check.vendors).toEqual([{ line: 3, name: "Reed Glass", email: "b@x.example" }]);
  });

  const rows = { list: excelRows(["Name", "Email"], ["Reed Glass", "b@x.example"]), headings: excelRows(["Name", "Email"]) };
  const farRow = `<row r="1048576">${excelCell("A1048576", "far")}</row>`;
  it.each([
    ["an open sheet with headings only", rows.headings, {}, "This sheet has no rows"],
    ["an empty sheet that was chosen", "", { sheet: "Other" }, "This sheet has no rows"],
    ["an open sheet with too many rows", farRow, {}, "The sheet has more than 20,000 rows"],
  ])("leaves the choice of another sheet where it is %s, and refuses only the import", async (_what, other, form, fault) => {
    const sheets = [rows.list, other].map((one, at) => ({ name: at === 0 ? "List" : "Other", rows: one }));
    const bytes = excelWorkbook(sheets, 1);
    const plan = async (more: object) => wordsIn(await planImport(member.scope, importForm.parse(more), await excelOf(bytes))).check;
    const check = await plan(form);
    expect(check).toMatchObject({ sheet: "Other", rows: 0, create: 0, missing: [], fault: expect.stringContaining(fault) });
    expect(check.sheets.map(({ name }) => name)).toEqual(["List", "Other"]);
    const begin = startImport(member.scope, importForm.parse(form), await excelOf(bytes));
    expect(await begin.catch(wordsIn)).toMatchObject({ code: "invalid", fields: { file: expect.stringContaining(fault) } });
    expect(await plan({ sheet: "List" })).toMatchObject({ sheet: "List", rows: 1, create: 1, fault: null });
  });

  it("leaves the choice of another encoding where the chosen one makes no list", async () => {
    const bytes = Buffer.from("Name,Email\nReed Glass,b@x.example\n", "utf16le");
    const plan = async (form: object) => wordsIn(await planImport(member.scope, importForm.parse(form), await excelOf(bytes))).check;
    expect(await plan({ encoding: "UTF-8" })).toMatchObject({ encoding: "UTF-8", rows: 0, fault: expect.stringContaining("not a CSV") });
    expect(await plan({})).toMatchObject({ encoding: "UTF-16", rows: 1, create: 1, fault: null });
  });

  it("is refused at once where no other sheet could be the list", async () => {
    const plan = async (bytes: Buffer) => planImport(member.scope, importForm.parse({}), await excelOf(bytes));
    expect(await plan(excelFile(rows.headings)).catch(wordsIn)).toMatchObject({ fields: { file: "The file has no rows" } });
    expect(await plan(excelFile("")).catch(wordsIn)).toMatchObject({ fields: { file: "The file is empty" } });
    await expect(plan(excelFile(farRow))).rejects.toThrow("The sheet has more than 20,000 rows");
  });

  it("says which needed column is missing", async () => {
    const { check } = wordsIn(await planImport(member.scope, importForm.parse({}), await fileOf("Name,Notes", "Reed Glass,x")));
    expect(check).toMatchObject({ missing: ["email"], create: 0 });
    await expect(startImport(member.scope, importForm.parse({}), await fileOf("Name,Notes", "A,x"))).rejects.toThrow("Choose the columns");
  });

  it("becomes vendors, each row once however often the job runs, with one event", async () => {
    await add("Vale Paving", { phone: "(614) 555-0100" });
    const id = await start(
      {},
      "Vale Paving,new@x.example,",
      "Reed Glass,b@x.example,(614) 555-0101",
      "Cole,nobody,",
      "REED GLASS,c@x.example,",
    );
    await Promise.all([finish(id), finish(id)]);
    const done = wordsIn(await getImport(member.scope, id));
    expect(done).toMatchObject({ state: "DONE", rows: 4, created: 1, updated: 0, skipped: 2, refused: 1 });
    expect(done.problems.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "SKIPPED"],
      [4, "REFUSED"],
      [5, "SKIPPED"],
    ]);
    expect((await vendors()).map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ["Reed Glass", "b@x.example", "(614) 555-0101"],
      ["Vale Paving", "office@vendor.example", "(614) 555-0100"],
    ]);
    const events = await inCompany(company.scope, (tx) =>
      tx.auditEvent.findMany({ where: { companyId: company.id, action: "vendors.imported" } }),
    );
    expect(events.map(({ actorId, details }) => [actorId, details])).toEqual([
      [member.id, { created: 1, updated: 0, skipped: 2, refused: 1 }],
    ]);
  });

  it("changes vendors of the same name where that is wanted; an empty cell changes nothing", async () => {
    await add("Vale Paving", { phone: "(614) 555-0100" });
    const id = await start(
      { existing: "update" },
      "VALE PAVING,new@x.example,",
      "Reed Glass,b@x.example,614-555-0101",
      "Reed Glass,c@x.example,",
    );
    expect(await finish(id)).toMatchObject({ created: 1, updated: 2, skipped: 0 });
    expect((await vendors()).map(({ name, email, phone }) => [name, email, phone])).toEqual([
      ["Reed Glass", "c@x.example", "(614) 555-0101"],
      ["Vale Paving", "new@x.example", "(614) 555-0100"],
    ]);
  });

  it("waits for the one that is at work", async () => {
    const id = await start({}, "Reed Glass,b@x.example,");
    await expect(start({}, "Cole Tile,c@x.example,")).rejects.toThrow("Another import is running");
    await finish(id);
    await finish(await start({}, "Cole Tile,c@x.example,"));
    expect((await listImports(member.scope, importsQuery.parse({}))).imports).toHaveLength(2);
  });

  it("belongs to no other company", async () => {
    const id = await start({}, "Reed Glass,b@x.example,");
    const other = await createMember(await createCompany());
    await expect(getImport(other.scope, id)).rejects.toThrow("Import not found");
    await expect(undoImport(other.scope, id)).rejects.toThrow("Import not found");
    expect(await listImports(other.scope, importsQuery.parse({}))).toMatchObject({ imports: [] });
  });

  it("keeps a row with a character that cannot be stored as refused", full, async () => {
    // At the head of a file it would be no text at all.
    const head = Array.from({ length: 150 }, (_, at) => `Invented ${at} Works,office@vendor.example,`);
    const id = await start({}, ...head, "Reed \u0000Glass,b@x.example,", "Cole \\u0000 Tile,c@x.example,");
    expect(await finish(id)).toMatchObject({ created: 151, refused: 1 });
    expect((await vendors()).map(({ name }) => name)).toContain("Cole \\u0000 Tile");
  });

  it("may be of many thousand rows", full, async () => {
    const id = await start({}, ...Array.from({ length: 3500 }, (_, at) => `Invented ${at} LLC,office-${at}@vendor.example,`));
    expect(await finish(id)).toMatchObject({ state: "DONE", created: 3500 });
    const stats = await inCompany(company.scope, (tx) => tx.companyStats.findUniqueOrThrow({ where: { companyId: company.id } }));
    expect(stats.vendorsAll).toBe(3500);
  });
});

describe("an import that is undone", () => {
  it("leaves what someone has touched, and says what and why", async () => {
    await add("Vale Paving");
    const names = ["Vale Paving", "Untouched", "Changed", "Invited", "With file", "Deleted", "At work"];
    const id = await start({ existing: "update" }, ...names.map((name) => `${name},a@x.example,`));
    await expect(undoImport(member.scope, id)).rejects.toThrow("Only a finished import");
    await finish(id);
    const byName = new Map((await vendors()).map((vendor) => [vendor.name, vendor.id]));
    const idOf = (name: string) => byName.get(name) ?? "";
    await updateVendor(member.scope, idOf("Changed"), vendorPatch.parse({ phone: "(614) 555-0100" }));
    await inviteVendor(member.scope, idOf("Invited"));
    await createStoredDocument(member.scope, idOf("With file"));
    await assignVendors(member.scope, (await createProjectRow(company)).id, { vendorIds: [idOf("At work")], scopeOfWork: null });
    await inCompany(company.scope, (tx) => tx.vendor.delete({ where: { companyId_id: { companyId: company.id, id: idOf("Deleted") } } }));
    await undoImport(member.scope, id);
    const undone = await finish(id);
    expect(undone).toMatchObject({ state: "UNDONE", removed: 1, restored: 1, kept: 4 });
    expect(undone.problems.map(({ name, message }) => [name, message])).toEqual([
      ["Changed", "Kept: it was changed after the import"],
      ["Invited", "Kept: it was emailed"],
      ["With file", "Kept: it has documents"],
      ["At work", "Kept: it is on a project"],
    ]);
    expect((await vendors()).map(({ name }) => name)).toEqual(["At work", "Changed", "Invited", "Vale Paving", "With file"]);
    await expect(undoImport(member.scope, id)).rejects.toThrow("Only a finished import");
  });

  it.each([
    ["vendor_note", "Kept: it has notes", (vendorId: string) => addNote(member.scope, vendorId, { text: "Called the office." })],
    [
      "policy_notice",
      "Kept: it has notices",
      (vendorId: string) =>
        inCompany(company.scope, (tx) =>
          tx.policyNotice.create({ data: { companyId: company.id, vendorId, kind: "cancellation", policyNumber: "GL-1" } }),
        ),
    ],
  ])("keeps a vendor with a row in %s and says why", async (_table, reason, work) => {
    const id = await start({}, "Noted Steel,b@x.example,", "Untouched,c@x.example,");
    await finish(id);
    const vendorId = (await vendors()).find(({ name }) => name === "Noted Steel")?.id ?? "";
    await work(vendorId);
    await undoImport(member.scope, id);
    const undone = await finish(id);
    expect(undone).toMatchObject({ state: "UNDONE", removed: 1, kept: 1 });
    expect(undone.problems.map(({ name, message }) => [name, message])).toEqual([["Noted Steel", reason]]);
    expect((await vendors()).map(({ name }) => name)).toEqual(["Noted Steel"]);
  });

  it("leaves a vendor that someone puts on a project at the same time", full, async () => {
    const id = await start({}, "Reed Glass,b@x.example,", "Untouched,c@x.example,");
    await finish(id);
    const vendorId = (await vendors())[0]?.id ?? "";
    const projectId = (await createProjectRow(company)).id;
    await undoImport(member.scope, id);
    const owner = await connectAsOwner();
    onTestFinished(() => owner.end());
    const undoing = await inCompany(company.scope, async (tx) => {
      await tx.assignment.create({ data: { companyId: company.id, projectId, vendorId } });
      const running = finish(id);
      const waits = () => owner.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      while ((await waits()).rows.length === 0);
      return { running };
    });
    expect(await undoing.running).toMatchObject({ state: "UNDONE", removed: 1, kept: 1 });
    expect((await vendors()).map(({ name }) => name)).toEqual(["Reed Glass"]);
  });

  it("removes also what two rows of the file made together", async () => {
    const id = await start({ existing: "update" }, "Reed Glass,b@x.example,", "Reed Glass,c@x.example,");
    await finish(id);
    await undoImport(member.scope, id);
    expect(await finish(id)).toMatchObject({ removed: 1, kept: 0 });
    expect(await vendors()).toEqual([]);
  });

  it("gives existing vendors their old values back, except where someone changed them since", async () => {
    await add("Vale Paving", { phone: "(614) 555-0100" });
    await add("Reed Glass", { phone: "(614) 555-0101", contactName: "Dana Reed" });
    const rows = [
      "Vale Paving,new@x.example,(614) 555-0200",
      "Reed Glass,new@x.example,(614) 555-0201",
      "VALE PAVING,newer@x.example,",
      "New Tile,n@x.example,614-555-0300",
    ];
    const id = await start({ existing: "update" }, ...rows);
    expect(await finish(id)).toMatchObject({ created: 1, updated: 3 });
    const reed = (await vendors()).find(({ name }) => name === "Reed Glass");
    await updateVendor(member.scope, reed?.id ?? "", vendorPatch.parse({ phone: "(614) 555-0999" }));
    await undoImport(member.scope, id);
    await Promise.all([finish(id), finish(id)]);
    const undone = wordsIn(await getImport(member.scope, id));
    expect(undone).toMatchObject({ state: "UNDONE", removed: 1, restored: 2, kept: 1 });
    expect(undone.problems.map(({ name, message }) => [name, message])).toEqual([
      ["Reed Glass", "Kept, since it was changed after the import: phone"],
    ]);
    expect((await vendors()).map(({ name, email, phone, contactName }) => [name, email, phone, contactName])).toEqual([
      ["Reed Glass", "office@vendor.example", "(614) 555-0999", "Dana Reed"],
      ["Vale Paving", "office@vendor.example", "(614) 555-0100", null],
    ]);
  });
});
