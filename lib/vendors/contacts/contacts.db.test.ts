import { beforeEach, describe, expect, it } from "vitest";
import { kindInput } from "@/lib/compliance/kinds/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { createKind } from "@/lib/documents/kinds/commands";
import { findBySender, findProof } from "@/lib/inbound/addressing/queries";
import { inCompany } from "@/lib/infra/db";
import { markBounced, tryAddressAgain } from "@/lib/mail/bounces-commands";
import { findRecipients } from "@/lib/mail/recipients/queries";
import { unsubscribe } from "@/lib/mail/unsubscribe/commands";
import { unsubscribeToken } from "@/lib/mail/unsubscribe/rules";
import { remindCompany } from "@/lib/reminders/commands";
import { writeToVendors } from "@/lib/reminders/requests/commands";
import { searchEverywhere } from "@/lib/search/queries";
import {
  createCompany,
  createMember,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { coverage } from "@/lib/testing/requirements";
import { csvTextOf } from "@/lib/testing/tables";
import { deleteVendor, inviteVendor, updateVendor } from "@/lib/vendors/commands";
import { addContact, changeContact, makeFirst, removeContact } from "@/lib/vendors/contacts/commands";
import { listContacts } from "@/lib/vendors/contacts/queries";
import { type ContactInput, contactInput, contactsQuery } from "@/lib/vendors/contacts/schema";
import { exportVendors } from "@/lib/vendors/export-queries";
import { mergeVendors } from "@/lib/vendors/merging/commands";
import { undoMerge } from "@/lib/vendors/merging/unmerging-commands";
import { listVendors } from "@/lib/vendors/queries";
import { vendorFilter, vendorQuery } from "@/lib/vendors/schema";

let company: TestCompany;
let admin: TestMember;
let vendorId: string;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  vendorId = (await createVendorRow(company, { name: "Alder Paving", email: "office@alder.example", contactName: "Ann Alder" })).id;
});

const add = (input: ContactInput, to = vendorId) => addContact(admin.scope, to, contactInput.parse(input));
const contactsOf = (of = vendorId) => listContacts(admin.scope, of, contactsQuery.parse({}));
const addressesOf = async (of = vendorId) => (await contactsOf(of)).contacts.map(({ email }) => email);
const mails = () => inCompany(company.scope, (tx) => tx.mail.findMany({ orderBy: { createdAt: "asc" } }));
const sentTo = async () => (await mails()).map(({ recipient }) => recipient).toSorted();
const proved = { by: "dkim" as const, from: "", isDisowned: false };

describe("contacts of a vendor", () => {
  it("are listed after the first one, which is the vendor's own and gets everything", async () => {
    await add({ email: "agent@agency.example", name: "Bay Agency", role: "agent", phone: "555 010 4477" });
    const { first, contacts } = await contactsOf();
    expect(first).toMatchObject({
      email: "office@alder.example",
      name: "Ann Alder",
      role: "office",
      gets: ["requests", "reminders", "copies"],
    });
    expect(contacts).toMatchObject([{ email: "agent@agency.example", role: "agent", gets: ["requests", "reminders"], papers: [] }]);
    expect((await listVendors(admin.scope, vendorQuery.parse({}))).vendors[0]?.email).toBe("office@alder.example");
  });

  it("have no address twice, whatever its case", async () => {
    await add({ email: "agent@agency.example" });
    await expect(add({ email: "Agent@Agency.example" })).rejects.toMatchObject({ code: "invalid", fields: { email: expect.anything() } });
    await expect(add({ email: "Office@alder.example" })).rejects.toMatchObject({ code: "invalid" });
  });

  it("of another company or vendor are not found", async () => {
    const { id } = await add({ email: "agent@agency.example" });
    const stranger = await createMember(await createCompany(), "ADMIN");
    const other = await createVendorRow(company, { name: "Birch Framing" });
    await expect(changeContact(stranger.scope, vendorId, id, { name: "X" })).rejects.toMatchObject({ code: "not_found" });
    await expect(changeContact(admin.scope, other.id, id, { name: "X" })).rejects.toMatchObject({ code: "not_found" });
    await expect(removeContact(admin.scope, other.id, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("change in place, and change hands with the first one", async () => {
    const { id } = await add({ email: "agent@agency.example", name: "Bay Agency", role: "agent" });
    await changeContact(admin.scope, vendorId, id, { gets: [] });
    expect((await contactsOf()).contacts).toMatchObject([{ name: "Bay Agency", role: "agent", gets: [] }]);
    const { first, contacts } = await makeFirst(admin.scope, vendorId, id);
    expect(first).toMatchObject({ email: "agent@agency.example", name: "Bay Agency" });
    expect(contacts).toMatchObject([{ email: "office@alder.example", name: "Ann Alder", role: "office" }]);
  });

  it("are no other contact any more once the vendor's own address is theirs", async () => {
    await add({ email: "new@alder.example" });
    await updateVendor(admin.scope, vendorId, { email: "New@alder.example" });
    expect(await addressesOf()).toEqual([]);
  });

  it("go with their vendor, and the log never has their addresses", async () => {
    await add({ email: "agent@agency.example" });
    await deleteVendor(admin.scope, vendorId);
    const { left, events } = await inCompany(company.scope, async (tx) => ({
      left: await tx.vendorContact.count(),
      events: await tx.auditEvent.findMany(),
    }));
    expect(left).toBe(0);
    expect(events.map(({ action }) => action)).toContain("vendor.contact_added");
    expect(JSON.stringify(events)).not.toContain("agency.example");
  });
});

describe("emails to a vendor", () => {
  it("go once to each contact that gets them", async () => {
    await add({ email: "agent@agency.example", role: "agent" });
    await add({ email: "safety@alder.example", role: "safety", gets: [] });
    await add({ email: "billing@alder.example", role: "billing", gets: ["copies"] });
    await inviteVendor(admin.scope, vendorId);
    expect(await sentTo()).toEqual(["agent@agency.example", "office@alder.example"]);
    const links = await inCompany(company.scope, (tx) => tx.portalLink.findMany());
    // An agent's link does not speak for the vendor.
    expect(new Map(links.map(({ recipient, kind }) => [recipient, kind]))).toEqual(
      new Map([
        ["office@alder.example", "VENDOR"],
        ["agent@agency.example", "AGENT"],
      ]),
    );
  });

  it("written by hand go to the first contact, with copies", async () => {
    await add({ email: "agent@agency.example", role: "agent" });
    await add({ email: "billing@alder.example", role: "billing", gets: ["copies"] });
    const text = { subject: "Hello", body: "Please call us." };
    await writeToVendors(admin.scope, { ids: [vendorId], kind: "custom", text });
    expect(await sentTo()).toEqual(["billing@alder.example", "office@alder.example"]);
  });

  it("are reminders for each contact that gets them, and none twice", async () => {
    await inCompany(company.scope, (tx) =>
      tx.vendor.update({ where: { id: vendorId }, data: { createdAt: new Date(Date.now() - 40 * 86_400_000) } }),
    );
    await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { chasesMissing: true } }));
    await add({ email: "agent@agency.example", role: "agent" });
    await add({ email: "billing@alder.example", gets: ["requests"] });
    expect(await remindCompany(company.scope)).toBe(2);
    expect(await sentTo()).toEqual(["agent@agency.example", "office@alder.example"]);
    expect(await remindCompany(company.scope)).toBe(0);
  });

  it("stop for the contact that bounced or unsubscribed, and go on for the others", async () => {
    await add({ email: "agent@agency.example", role: "agent" });
    await inviteVendor(admin.scope, vendorId);
    const [first] = (await mails()).filter(({ recipient }) => recipient === "office@alder.example");
    const [other] = (await mails()).filter(({ recipient }) => recipient === "agent@agency.example");
    if (!first || !other) throw new Error("both were written to");
    await inCompany(company.scope, (tx) => tx.mail.updateMany({ data: { status: "SENT" } }));
    await inCompany(company.scope, (tx) =>
      markBounced(tx, company.scope, other.id, { address: other.recipient, kind: "final", reason: "No such user" }),
    );
    expect((await contactsOf()).contacts).toMatchObject([{ bounceReason: "No such user" }]);
    expect((await contactsOf()).first.bouncedAt).toBeNull();
    const names = async (written: "requests" | "reminders") =>
      (await inCompany(company.scope, (tx) => findRecipients(tx, company.scope, vendorId, written))).map(({ email }) => email);
    expect(await names("requests")).toEqual(["office@alder.example"]);
    const [contact] = (await contactsOf()).contacts;
    await tryAddressAgain(admin.scope, vendorId, contact?.id);
    await unsubscribe(unsubscribeToken({ companyId: company.id, mailId: first.id }));
    expect((await contactsOf()).first.unsubscribedAt).not.toBeNull();
    expect(await names("reminders")).toEqual(["agent@agency.example"]);
    expect(await names("requests")).toEqual(["office@alder.example", "agent@agency.example"]);
  });

  it("are about what each contact chose: a request for a W-9 is no matter of the agent's", async () => {
    const w9 = await createKind(admin.scope, kindInput.parse({ starter: "w9" }));
    const asksW9 = {
      ...{ type: "document" as const, key: "w9", severity: "hard" as const, kind: w9.id, name: "", inDate: false },
      ...{ issuedFrom: null, requiredFrom: null, expiringDays: 30 },
    };
    const requirements = [coverage, asksW9];
    await makeDefaultSet(admin.scope, (await createRequirementSetRow(company, { requirements })).id);
    await add({ email: "agent@agency.example", role: "agent" });
    await add({ email: "tax@alder.example", role: "billing", kindIds: [w9.id] });
    await expect(add({ email: "no@alder.example", kindIds: [vendorId] })).rejects.toMatchObject({ fields: { kindIds: expect.anything() } });
    await inviteVendor(admin.scope, vendorId);
    const bodies = new Map((await mails()).map(({ recipient, body }) => [recipient, body]));
    const of = (address: string) => [bodies.get(address)?.includes("W-9"), bodies.get(address)?.includes("general liability")];
    expect(of("office@alder.example")).toEqual([true, true]);
    expect(of("agent@agency.example")).toEqual([false, true]);
    expect(of("tax@alder.example")).toEqual([true, false]);
  });

  it("tell a contact's old address of a new one, and end the links of a contact that is removed", async () => {
    const { id } = await add({ email: "agent@agency.example", role: "agent" });
    await inviteVendor(admin.scope, vendorId);
    await inCompany(company.scope, (tx) => tx.mail.updateMany({ data: { status: "SENT" } }));
    await changeContact(admin.scope, vendorId, id, { email: "other@agency.example" });
    expect((await mails()).filter(({ kind }) => kind === "SECURITY_NOTICE").map(({ recipient }) => recipient)).toEqual([
      "agent@agency.example",
    ]);
    await changeContact(admin.scope, vendorId, id, { email: "agent@agency.example" });
    await removeContact(admin.scope, vendorId, id);
    const links = await inCompany(company.scope, (tx) => tx.portalLink.findMany());
    expect(links.filter(({ revokedAt }) => revokedAt).map(({ recipient }) => recipient)).toEqual(["agent@agency.example"]);
  });
});

describe("emails from contacts", () => {
  it("are the vendor's under the rules of its first contact, and an agent must be proved", async () => {
    await add({ email: "agent@agency.example", role: "agent" });
    await add({ email: "safety@alder.example", role: "safety" });
    const vendor = { id: vendorId, companyId: company.id };
    expect(await findBySender("safety@alder.example", company.id)).toMatchObject([{ id: vendorId, isAgent: false }]);
    expect(await findBySender("agent@agency.example", company.id)).toMatchObject([{ id: vendorId, isAgent: true }]);
    const prove = (sender: string, by: "dkim" | null, isByToken: boolean) =>
      findProof(vendor, { sender, proof: { ...proved, by, from: sender } as Parameters<typeof findProof>[1]["proof"] }, isByToken);
    expect(await prove("safety@alder.example", "dkim", false)).toBe("dkim");
    expect(await prove("safety@alder.example", null, false)).toBeNull();
    expect(await prove("safety@alder.example", null, true)).toBe("address");
    expect(await prove("agent@agency.example", "dkim", false)).toBe("dkim");
    expect(await prove("agent@agency.example", null, true)).toBeNull();
    expect(await prove("stranger@agency.example", "dkim", true)).toBeNull();
  });
});

describe("the addresses of contacts", () => {
  it("find the vendor, in the list and in search, and are in the exported list", async () => {
    await add({ email: "rita@agency.example", name: "Rita Ray", role: "agent" });
    await createVendorRow(company, { name: "Birch Framing" });
    for (const search of ["rita@agency", "Rita Ray"]) {
      expect((await listVendors(admin.scope, vendorQuery.parse({ search }))).vendors.map(({ id }) => id)).toEqual([vendorId]);
      expect((await searchEverywhere(admin.scope, search)).vendors.map(({ id }) => id)).toEqual([vendorId]);
    }
    const table = await exportVendors(admin.scope, vendorFilter.parse({ search: "Alder" }));
    expect(await csvTextOf(table)).toContain("office@alder.example; rita@agency.example");
  });
});

describe("contacts in a merge", () => {
  it("move, but not those that are there already, and an undo gives them back", async () => {
    const goes = (await createVendorRow(company, { name: "Alder Paving LLC", email: "old@alder.example" })).id;
    await add({ email: "agent@agency.example" });
    await add({ email: "agent@agency.example", name: "Same agent" }, goes);
    await add({ email: "office@alder.example" }, goes);
    await add({ email: "safety@alder.example" }, goes);
    const { merges } = await mergeVendors(admin.scope, vendorId, { vendorId: goes, contact: "stays" });
    expect(await addressesOf()).toEqual(["agent@agency.example", "safety@alder.example"]);
    await undoMerge(admin.scope, vendorId, merges[0]?.id ?? "");
    expect(await addressesOf()).toEqual(["agent@agency.example"]);
    expect((await addressesOf(goes)).toSorted()).toEqual(["agent@agency.example", "office@alder.example", "safety@alder.example"]);
  });
});

describe("an email to the agent of a vendor", () => {
  const body = async (recipient: string) => (await mails()).find((mail) => mail.recipient === recipient)?.body ?? "";

  it("names the vendor as the agent's client, by the agent's name or by none, and tells no one to ask its agent", async () => {
    await makeDefaultSet(admin.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
    await add({ email: "named@agency.example", name: "Bay Agency", role: "agent" });
    await add({ email: "desk@agency.example", role: "agent" });
    await writeToVendors(admin.scope, { ids: [vendorId], kind: "request" });
    expect(await body("office@alder.example")).toMatch(
      /^Hi Ann Alder,[\s\S]*ask your insurance agent[\s\S]*To forward to your insurance agent/,
    );
    expect(await body("named@agency.example")).toMatch(/^Hi Bay Agency,[\s\S]*for your client Alder Paving/);
    expect(await body("desk@agency.example")).toMatch(/^Hi there,/);
    for (const agent of ["named@agency.example", "desk@agency.example"]) expect(await body(agent)).not.toMatch(/your insurance agent/);
  });

  it("is in the vendor's language", async () => {
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ data: { language: "es" } }));
    await add({ email: "desk@agency.example", role: "agent" });
    await inviteVendor(admin.scope, vendorId);
    expect(await body("desk@agency.example")).toMatch(/^Hola, buenos días:[\s\S]*su cliente Alder Paving/);
  });
});
