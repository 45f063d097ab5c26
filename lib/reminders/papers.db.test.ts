import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type KindDto, kindInput } from "@/lib/compliance/kinds/schema";
import { createKind } from "@/lib/documents/kinds/commands";
import { changePaper } from "@/lib/documents/kinds/filing-commands";
import { paperPatch } from "@/lib/documents/papers/schema";
import { now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { getVendorReminders } from "@/lib/reminders/vendors/queries";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

let company: TestCompany;
let admin: TestMember;
let vendorId: string;
let license: KindDto;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
  vendorId = (await createVendorRow(company, { name: "Invented Paving", email: "paving@vendor.example" })).id;
  const words = { told: "Your state license.", reminderText: "Send the renewed license." };
  license = await createKind(admin.scope, kindInput.parse({ starter: "license", ...words }));
});

async function paperUntil(expiresOn: string): Promise<string> {
  const reading = readingOf({ insured: null, policies: 0 });
  const other = {
    ...reading,
    sha256: randomUUID(),
    certificates: reading.certificates.map((one) => ({ ...one, formType: "OTHER" as const })),
  };
  const id = await createReadDocument(admin.scope, vendorId, other);
  await changePaper(admin.scope, id, paperPatch.parse({ kindId: license.id, expiresOn }));
  return id;
}
const inDays = (days: number) => addDays(today(company.scope), days);
const mails = (kind: "DOCUMENT_REMINDER" | "EXPIRATION_REMINDER" | "FOLLOW_UP") =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind, vendorId }, orderBy: { createdAt: "asc" } }));

describe("reminders of papers", () => {
  it("go out on the kind's days, once each, in the company's words and never as insurance", async () => {
    await paperUntil(inDays(25));
    await remindCompany(company.scope);
    await remindCompany(company.scope);
    const [mail, ...more] = await mails("DOCUMENT_REMINDER");
    expect(more).toEqual([]);
    expect(mail?.body).toContain("Contractor license expires on");
    expect(mail?.body).toContain("Send the renewed license.");
    expect(mail?.body).not.toMatch(/insurance|certificate|coverage/i);
    expect(await mails("EXPIRATION_REMINDER")).toEqual([]);
  });

  it("go to no agent, who gets reminders of insurance", async () => {
    const data = { companyId: company.id, vendorId, email: "agent@agency.example", role: "agent", gets: ["reminders"] };
    await inCompany(company.scope, (tx) => tx.vendorContact.create({ data }));
    await paperUntil(inDays(25));
    await remindCompany(company.scope);
    expect((await mails("DOCUMENT_REMINDER")).map(({ recipient }) => recipient)).not.toContain("agent@agency.example");
    expect(await mails("DOCUMENT_REMINDER")).toHaveLength(1);
  });

  it("go to the contacts that are emailed about the kind, and to none that chose something else", async () => {
    const contact = { companyId: company.id, vendorId, gets: ["reminders"], role: "safety" };
    const data = [
      { ...contact, email: "license@vendor.example", kindIds: [license.id] },
      { ...contact, email: "agent@agency.example", role: "agent", kindIds: [license.id] },
      { ...contact, email: "insurance@vendor.example", papers: ["insurance"] },
      { ...contact, email: "other@vendor.example", kindIds: [randomUUID()] },
    ];
    await inCompany(company.scope, (tx) => tx.vendorContact.createMany({ data }));
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ data: { unsubscribedAt: now() } }));
    await paperUntil(inDays(25));
    await remindCompany(company.scope);
    const to = (await mails("DOCUMENT_REMINDER")).map(({ recipient }) => recipient);
    expect(to.toSorted()).toEqual(["agent@agency.example", "license@vendor.example"]);
  });

  it("wait for the first of the kind's days, which the vendor's page names, and after it for the next one", async () => {
    const next = async () => (await getVendorReminders(admin.scope, vendorId)).paper;
    expect(await next()).toBeNull();
    const paper = await paperUntil(inDays(61));
    await remindCompany(company.scope);
    expect(await mails("DOCUMENT_REMINDER")).toEqual([]);
    const [first = 0, second = 0] = license.reminderDays.toSorted((one, other) => other - one);
    expect(await next()).toEqual({ kind: "Contractor license", on: inDays(61 - first) });
    await changePaper(admin.scope, paper, paperPatch.parse({ expiresOn: inDays(first) }));
    expect(await next()).toMatchObject({ on: inDays(0) });
    await remindCompany(company.scope);
    expect(await next()).toMatchObject({ on: inDays(first - second) });
  });

  it("say once that a paper has expired", async () => {
    await paperUntil(inDays(-1));
    await remindCompany(company.scope);
    await remindCompany(company.scope);
    expect((await mails("DOCUMENT_REMINDER")).map(({ body }) => /license expired on/.test(body))).toEqual([true]);
  });

  it("end once a newer paper has come", async () => {
    const older = await paperUntil(inDays(20));
    await changePaper(admin.scope, older, paperPatch.parse({ issuedOn: inDays(-345) }));
    const newer = await paperUntil(inDays(400));
    await changePaper(admin.scope, newer, paperPatch.parse({ issuedOn: inDays(0) }));
    await remindCompany(company.scope);
    expect(await mails("DOCUMENT_REMINDER")).toEqual([]);
  });

  it("neither hold nor replace the reminders of insurance on the same day", async () => {
    await paperUntil(inDays(25));
    await remindCompany(company.scope);
    await createReadDocument(admin.scope, vendorId, readingOf({ insured: "Invented Paving", expiration: inDays(20) }));
    await remindCompany(company.scope);
    expect((await mails("EXPIRATION_REMINDER")).length + (await mails("FOLLOW_UP")).length).toBe(1);
    expect(await mails("DOCUMENT_REMINDER")).toHaveLength(1);
  });

  it("bring a company into the sweep by themselves", async () => {
    await remindCompany(company.scope);
    await paperUntil(inDays(5));
    expect(await sweepCompanies()).toBeGreaterThan(0);
  });
});
