import { beforeEach, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { addNote, changeNote, removeNote } from "@/lib/vendors/notes/commands";
import { listNotes } from "@/lib/vendors/notes/queries";
import { noteInput } from "@/lib/vendors/notes/schema";

let company: TestCompany;
let admin: TestMember;
let author: TestMember;
let colleague: TestMember;
let vendorId: string;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  author = await createMember(company, "MANAGER");
  colleague = await createMember(company, "MANAGER");
  vendorId = (await createVendorRow(company, { name: "Alder Paving" })).id;
});

const add = (text: string, by = author) => addNote(by.scope, vendorId, { text });
const textsFor = async (by: TestMember) => (await listNotes(by.scope, vendorId)).notes.map(({ text }) => text);
async function addedId(): Promise<string> {
  const [note] = (await add("Call the office before noon")).notes;
  if (!note) throw new Error("the note is gone");
  return note.id;
}

describe("notes about a vendor", () => {
  it("are listed newest first, with who wrote them and who may change them", async () => {
    await add("First");
    await add("Second", colleague);
    const { notes } = await listNotes(author.scope, vendorId);
    expect(notes.map(({ text, isMine }) => [text, isMine])).toEqual([
      ["Second", false],
      ["First", true],
    ]);
    expect(notes.every(({ author: name }) => name)).toBe(true);
    expect((await listNotes(admin.scope, vendorId)).notes.every(({ isMine }) => isMine)).toBe(true);
  });

  it("are deleted by their author and by an admin, and by no one else", async () => {
    const id = await addedId();
    await expect(removeNote(colleague.scope, vendorId, id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await textsFor(author)).toEqual(["Call the office before noon"]);
    await removeNote(admin.scope, vendorId, id);
    expect(await textsFor(author)).toEqual([]);
  });

  it("are changed by their author and by an admin, with who and when", async () => {
    const id = await addedId();
    await expect(changeNote(colleague.scope, vendorId, id, { text: "Not mine" })).rejects.toMatchObject({ code: "forbidden" });
    expect((await listNotes(author.scope, vendorId)).notes).toMatchObject([{ editedAt: null, editedBy: null }]);
    const changed = await changeNote(admin.scope, vendorId, id, { text: "Call after noon" });
    expect(changed).toMatchObject({
      text: "Call after noon",
      author: "Test Member",
      editedBy: "Test Member",
      editedAt: expect.any(String),
    });
    const stranger = await createMember(await createCompany(), "ADMIN");
    await expect(changeNote(stranger.scope, vendorId, id, { text: "Not mine" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("of another vendor or company are not found", async () => {
    const id = await addedId();
    const other = await createVendorRow(company, { name: "Birch Framing" });
    await expect(removeNote(author.scope, other.id, id)).rejects.toMatchObject({ code: "not_found" });
    const stranger = await createMember(await createCompany(), "ADMIN");
    await expect(listNotes(stranger.scope, vendorId)).rejects.toMatchObject({ code: "not_found" });
    await expect(addNote(stranger.scope, vendorId, { text: "Not mine" })).rejects.toMatchObject({ code: "not_found" });
    await expect(removeNote(stranger.scope, vendorId, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await textsFor(author)).toEqual(["Call the office before noon"]);
  });

  it("are recorded in the audit trail without their text", async () => {
    const id = await addedId();
    await changeNote(author.scope, vendorId, id, { text: "Call the office after noon" });
    await removeNote(author.scope, vendorId, id);
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: vendorId } }));
    const actions = events.map(({ action }) => action).filter((action) => action.startsWith("vendor.note"));
    expect(actions.toSorted()).toEqual(["vendor.note_added", "vendor.note_changed", "vendor.note_removed"]);
    expect(JSON.stringify(events)).not.toContain("Call the office");
  });
});

describe("the text of a note", () => {
  it("holds up to 4,000 characters and is not blank", () => {
    expect(noteInput.safeParse({ text: "a".repeat(4000) }).success).toBe(true);
    expect(noteInput.safeParse({ text: "a".repeat(4001) }).success).toBe(false);
    expect(noteInput.safeParse({ text: "  \n " }).success).toBe(false);
    expect(noteInput.parse({ text: "  kept  " }).text).toBe("kept");
  });
});
