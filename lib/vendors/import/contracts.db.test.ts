import { beforeEach, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { createCompany, createMember, createProjectRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { wordsIn } from "@/lib/testing/words";
import { createVendor } from "@/lib/vendors/commands";
import { advanceImport, startImport, undoImport } from "@/lib/vendors/import/commands";
import { getImport, planImport } from "@/lib/vendors/import/queries";
import { importForm } from "@/lib/vendors/import/schema";
import { vendorInput } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

async function* one(bytes: Buffer) {
  yield bytes;
}

const header = "Name,Email,Project,Contract number,Trade,External ID,External system";
async function fileOf(...lines: string[]) {
  return { ...(await storage().put(company.id, one(Buffer.from([header, ...lines].join("\r\n"))))), fileName: "vendors.csv" };
}
const plan = async (...lines: string[]) => wordsIn((await planImport(member.scope, importForm.parse({}), await fileOf(...lines))).check);
async function take(form: object, ...lines: string[]) {
  const { id } = await startImport(member.scope, importForm.parse(form), await fileOf(...lines));
  while (await advanceImport(member.scope, id));
  return wordsIn(await getImport(member.scope, id));
}
async function undo(id: string) {
  await undoImport(member.scope, id);
  while (await advanceImport(member.scope, id));
  return wordsIn(await getImport(member.scope, id));
}
const add = (name: string) => createVendor(member.scope, vendorInput.parse({ name, email: "office@vendor.example" }));
const vendors = () => inCompany(company.scope, (tx) => tx.vendor.findMany({ orderBy: { name: "asc" } }));
const contracts = async () => {
  const include = { vendor: { select: { name: true } }, project: { select: { name: true } } };
  const rows = await inCompany(company.scope, (tx) => tx.assignment.findMany({ include, orderBy: { contractNumber: "asc" } }));
  return rows.map(({ vendor, project, contractNumber, trade }) => [vendor.name, project.name, contractNumber, trade]);
};

describe("a list with projects and contracts", () => {
  it("says of a row which project is not there, and creates none", async () => {
    await createProjectRow(company, [], { name: "Mill School", status: "COMPLETED" });
    const check = await plan(
      "Alder Roofing,a@x.example,Harbor Tower,C-1,,,",
      "Birch Framing,b@x.example,mill school,,,,",
      "Cedar Paving,c@x.example,,C-3,,,",
    );
    expect(check).toMatchObject({ create: 0, refuse: 3 });
    expect(check.columns.map(({ field }) => field)).toEqual([
      ...["name", "email", "project", "contractNumber", "trade", "externalId", "externalSource"],
    ]);
    expect(check.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [2, "project", "No project has the name or number “Harbor Tower”. Add the project first."],
      [3, "project", "Mill School is completed. Reopen it to add vendors."],
      [4, "project", "A contract number or a trade needs a project"],
    ]);
    expect(await inCompany(company.scope, (tx) => tx.project.count())).toBe(1);
  });

  it("puts vendors on projects by name or number, one with several contracts, and undoing takes all of it back", async () => {
    await createProjectRow(company, [], { name: "Harbor Tower", number: "26-014" });
    await add("Alder Roofing");
    const done = await take(
      {},
      "Alder Roofing,a@x.example,harbor tower,C-1,Roofing,,",
      "Birch Framing,b@x.example,26-014,C-2,Framing,V-2,Ledger",
      "Birch Framing,b@x.example,26-014,C-3,Siding,,",
      "Birch Framing,b@x.example,26-014,c-3,,,",
    );
    expect(done).toMatchObject({ created: 1, updated: 2, skipped: 1, refused: 0 });
    expect(done.problems).toMatchObject([{ line: 5, message: "Skipped: the vendor already has this contract on the project" }]);
    expect(await contracts()).toEqual([
      ["Alder Roofing", "Harbor Tower", "C-1", "Roofing"],
      ["Birch Framing", "Harbor Tower", "C-2", "Framing"],
      ["Birch Framing", "Harbor Tower", "C-3", "Siding"],
    ]);
    expect(await vendors()).toMatchObject([{ email: "office@vendor.example" }, { externalId: "V-2", externalSource: "Ledger" }]);
    expect(await undo(done.id)).toMatchObject({ state: "UNDONE", removed: 1, restored: 1, kept: 0 });
    expect(await contracts()).toEqual([]);
    expect((await vendors()).map(({ name }) => name)).toEqual(["Alder Roofing"]);
  });

  it("keeps a contract that someone changed since, and its vendor", async () => {
    await createProjectRow(company, [], { name: "Harbor Tower" });
    const { id } = await take({}, "Alder Roofing,a@x.example,Harbor Tower,C-1,,,");
    await inCompany(company.scope, (tx) => tx.assignment.updateMany({ data: { scopeOfWork: "Upper floors" } }));
    expect(await undo(id)).toMatchObject({ removed: 0, kept: 1 });
    expect(await contracts()).toHaveLength(1);
  });

  it("adds another vendor of a name that is taken where its external id says so, there and in the file", async () => {
    await take({}, "Alder Roofing,a@x.example,,,,V-1,Ledger");
    const done = await take(
      {},
      "Alder Roofing,b@y.example,,,,V-2,Ledger",
      "Alder Roofing,c@z.example,,,,V-3,Ledger",
      "Alder Roofing,a@x.example,,,,V-1,Ledger",
      "Alder Roofing,d@w.example,,,,,",
    );
    expect(done).toMatchObject({ created: 2, skipped: 2, refused: 0 });
    const rows = await inCompany(company.scope, (tx) => tx.vendor.findMany({ orderBy: { externalId: "asc" } }));
    expect(rows.map(({ name, email, externalId }) => [name, email, externalId])).toEqual([
      ["Alder Roofing", "a@x.example", "V-1"],
      ["Alder Roofing", "b@y.example", "V-2"],
      ["Alder Roofing", "c@z.example", "V-3"],
    ]);
  });

  it("keeps two vendors of one name in a list apart, also where the list may change vendors", async () => {
    const done = await take({ existing: "update" }, "Zeta Paving,a@x.example,,,,Z-1,Ledger", "Zeta Paving,b@y.example,,,,Z-2,Ledger");
    expect(done).toMatchObject({ created: 2, updated: 0 });
    const rows = await inCompany(company.scope, (tx) => tx.vendor.findMany({ orderBy: { externalId: "asc" } }));
    expect(rows.map(({ email, externalId }) => [email, externalId])).toEqual([
      ["a@x.example", "Z-1"],
      ["b@y.example", "Z-2"],
    ]);
  });

  it("refuses an external id that another vendor has, in the file or before", async () => {
    await take({}, "Alder Roofing,a@x.example,,,,V-1,Ledger");
    const check = await plan(
      "Birch Framing,b@x.example,,,,V-1,Ledger",
      "Cedar Paving,c@x.example,,,,V-2,",
      "Daydream Works,d@x.example,,,,V-2,",
      "Elm Glass,e@x.example,,,,V-1,Other",
    );
    expect(check.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [2, "externalId", "Alder Roofing already has this external ID"],
      [4, "externalId", "Cedar Paving already has this external ID"],
    ]);
    const done = await take({ existing: "update" }, "Alder Roofing,a@x.example,,,,V-9,Ledger");
    expect(await vendors()).toMatchObject([{ externalId: "V-9" }]);
    await undo(done.id);
    expect(await vendors()).toMatchObject([{ externalId: "V-1" }]);
  });
});
