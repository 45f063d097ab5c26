import { beforeEach, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { wordsIn } from "@/lib/testing/words";
import { addContact } from "@/lib/vendors/contacts/commands";
import { listContacts } from "@/lib/vendors/contacts/queries";
import { contactInput, contactsQuery } from "@/lib/vendors/contacts/schema";
import { advanceImport, startImport, undoImport } from "@/lib/vendors/import/commands";
import { getImport, planImport } from "@/lib/vendors/import/queries";
import { importForm } from "@/lib/vendors/import/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

async function* one(text: string) {
  yield Buffer.from(text);
}
const fileOf = async (text: string) => ({ ...(await storage().put(company.id, one(text))), fileName: "vendors.csv" });
async function take(text: string, form: object = {}) {
  const { id } = await startImport(member.scope, importForm.parse(form), await fileOf(text));
  while (await advanceImport(member.scope, id));
  return id;
}
async function undo(id: string) {
  await undoImport(member.scope, id);
  while (await advanceImport(member.scope, id));
  return wordsIn(await getImport(member.scope, id));
}
const vendors = () => inCompany(company.scope, (tx) => tx.vendor.findMany({ orderBy: { name: "asc" } }));
const addressesOf = async (id: string) => {
  const { first, contacts } = await listContacts(member.scope, id, contactsQuery.parse({}));
  return [first.email, ...contacts.map(({ email }) => email).toSorted()];
};

describe("several addresses in a cell of a list", () => {
  it.each([
    ["semicolons", "a@reed.example; b@reed.example;b@reed.example"],
    ["commas", "a@reed.example, B@reed.example"],
    ["line breaks", "a@reed.example\nb@reed.example"],
  ])("become contacts where they are separated by %s, the first one as the first contact", async (_what, cell) => {
    await take(`Name,Email\r\nReed Glass,"${cell}"`);
    const [vendor] = await vendors();
    expect((await addressesOf(vendor?.id ?? "")).map((one) => one.toLowerCase())).toEqual(["a@reed.example", "b@reed.example"]);
  });

  it("are refused with the row where one of them is no address", async () => {
    const { check } = wordsIn(
      await planImport(member.scope, importForm.parse({}), await fileOf('Name,Email\nReed,"a@reed.example; nobody"')),
    );
    expect(check.problems).toEqual([{ line: 2, name: "Reed", field: "email", message: "Please enter a valid email" }]);
  });

  it("go with their new vendor when the import is undone, unless someone changed a contact since", async () => {
    const id = await take('Name,Email\nReed Glass,"a@reed.example; b@reed.example"\nVale Paving,"a@vale.example; b@vale.example"');
    const [, vale] = await vendors();
    await addContact(member.scope, vale?.id ?? "", contactInput.parse({ email: "c@vale.example" }));
    expect(await undo(id)).toMatchObject({ removed: 1, kept: 1 });
    expect((await vendors()).map(({ name }) => name)).toEqual(["Vale Paving"]);
    expect(await addressesOf(vale?.id ?? "")).toEqual(["a@vale.example", "b@vale.example", "c@vale.example"]);
  });

  it("are added to a vendor that is there, and an undo takes those alone away", async () => {
    const { id: vendorId } = await createVendorRow(company, { name: "Reed Glass", email: "a@reed.example" });
    await addContact(member.scope, vendorId, contactInput.parse({ email: "own@reed.example" }));
    const id = await take('Name,Email\nReed Glass,"a@reed.example; own@reed.example; new@reed.example"', { existing: "update" });
    expect(await addressesOf(vendorId)).toEqual(["a@reed.example", "new@reed.example", "own@reed.example"]);
    expect(await undo(id)).toMatchObject({ restored: 1, kept: 0 });
    expect(await addressesOf(vendorId)).toEqual(["a@reed.example", "own@reed.example"]);
  });
});
