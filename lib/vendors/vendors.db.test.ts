import { beforeEach, describe, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { createCompany, createMember, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { wordsIn } from "@/lib/testing/words";
import { createVendor, inviteVendor, updateVendor } from "@/lib/vendors/commands";
import { getVendor, listVendors } from "@/lib/vendors/queries";
import { vendorInput, vendorPatch, vendorQuery } from "@/lib/vendors/schema";

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const add = (name: string, more = {}) => createVendor(company.scope, vendorInput.parse({ name, email: "office@vendor.example", ...more }));
const list = (query: object) => listVendors(company.scope, vendorQuery.parse(query));

describe("the list of vendors", () => {
  it("shows the newest first, ten a page, and counts them", async () => {
    for (let index = 1; index <= 12; index += 1) await add(`Invented ${index}`);
    const first = await list({});
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect(first.vendors[0]?.name).toBe("Invented 12");
    expect((await list({ page: "2" })).vendors.map(({ name }) => name)).toEqual(["Invented 2", "Invented 1"]);
  });

  it("searches name, email and contact, with signs as letters", async () => {
    await add("Ünder_score Paving", { contactName: "Front desk" });
    await add("Other Works", { email: "hello@works.example" });
    expect((await list({ search: "ÜNDER_" })).pagination.total).toBe(1);
    expect((await list({ search: "front DESK" })).pagination.total).toBe(1);
    expect((await list({ search: "hello@" })).vendors[0]?.name).toBe("Other Works");
    expect((await list({ search: "r_w" })).pagination.total).toBe(0);
  });

  it("gives the reason of a status in the reader's language, whoever caused it", async () => {
    const { id } = await add("Former Works");
    const reasonSentence = { key: "record_expiring", values: { expires: "2026-05-11" }, terms: {} };
    await inCompany(company.scope, (tx) => tx.vendor.update({ where: { id }, data: { reasonSentence } }));
    const reason = async () => (await list({})).vendors[0]?.complianceReason;
    expect(await reason()).toContain("May 11, 2026");
    expect(await inLanguage("fr", reason)).toContain("11 mai 2026");
  });

  it("can be narrowed to what the dashboard counts", async () => {
    const left = await add("Left Works");
    await add("Here Works");
    await updateVendor(company.scope, left.id, vendorPatch.parse({ status: "INACTIVE" }));
    expect((await list({ active: "true" })).vendors.map(({ name }) => name)).toEqual(["Here Works"]);
    expect((await list({ active: "false" })).vendors.map(({ name }) => name)).not.toContain("Here Works");
    expect((await list({ active: "false" })).vendors).not.toHaveLength(0);
    expect((await list({ status: "NO_DOCUMENTS" })).pagination.total).toBe(2);
    expect((await list({ status: "" })).pagination.total).toBe(2);
  });
});

describe("a vendor", () => {
  it("has a phone number in one form however it was typed, and never something else", async () => {
    const { id } = await createVendor(company.scope, vendorInput.parse({ name: "Works", email: "a@b.example", phone: "614.555.0142 x12" }));
    expect(await getVendor(company.scope, id)).toMatchObject({ phone: "(614) 555-0142 ext. 12" });
    const refused = { code: "invalid", fields: { phone: expect.stringContaining("area code") } };
    expect(await updateVendor(company.scope, id, vendorPatch.parse({ phone: "call me maybe" })).catch(wordsIn)).toMatchObject(refused);
    const input = vendorInput.parse({ name: "Other", email: "a@b.example", phone: "555-0142" });
    expect(await createVendor(company.scope, input).catch(wordsIn)).toMatchObject(refused);
  });

  it("keeps an old phone number that is not one while other fields change", async () => {
    const { id } = await createVendorRow(company, { name: "Works", phone: "ask Ann" });
    const patch = vendorPatch.parse({ contactName: "Ann Invented", phone: "ask Ann" });
    expect(await updateVendor(company.scope, id, patch)).toMatchObject({ contactName: "Ann Invented", phone: "ask Ann" });
  });

  it("keeps what a change does not mention, and loses what it empties", async () => {
    const { id } = await add("Works", { phone: "(614) 555-0100", address: "1 Example Street" });
    const changed = await updateVendor(company.scope, id, vendorPatch.parse({ name: "Better Works", phone: "" }));
    expect(changed).toMatchObject({ name: "Better Works", phone: null, address: "1 Example Street" });
  });

  it("logs what changed, and nothing where nothing did", async () => {
    const { id } = await add("Works", { phone: "(614) 555-0100" });
    await updateVendor(company.scope, id, vendorPatch.parse({ name: "Works", phone: "", contactName: "", status: "ACTIVE" }));
    expect(await updateVendor(company.scope, id, vendorPatch.parse({ name: "Works", status: "ACTIVE" }))).toMatchObject({ name: "Works" });
    await updateVendor(company.scope, id, {});
    const { events } = await listActivity(company.scope, activityQuery.parse({ about: "vendors" }));
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ["vendor.updated", expect.stringMatching(/phone/)],
      ["vendor.created", ""],
    ]);
    expect(events[0]?.details).not.toMatch(/name|status/i);
  });

  it("is invited once, however often the button is pressed", async () => {
    const { id } = await add("Works");
    const { scope } = await createMember(company);
    const outcomes = await Promise.allSettled([inviteVendor(scope, id), inviteVendor(scope, id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mails = await inCompany(company.scope, (tx) => tx.mail.count({ where: { kind: "VENDOR_INVITATION" } }));
    expect(mails).toBe(1);
  });

  it("is not invited by someone whose own mailbox is not confirmed", async () => {
    const { id } = await add("Works");
    const { scope } = await createMember(company, "MANAGER", { emailVerifiedAt: null });
    await expect(inviteVendor(scope, id)).rejects.toThrow("Confirm your email to start emailing your vendors");
  });
});
