import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as saveTemplate } from "@/app/api/templates/[kind]/[language]/route";
import { GET as preview } from "@/app/api/vendors/[id]/email-preview/route";
import { GET as reminders } from "@/app/api/vendors/[id]/reminders/route";
import { POST as write } from "@/app/api/vendors/emails/route";
import { GET as listVendors } from "@/app/api/vendors/route";
import { inCompany } from "@/lib/infra/db";
import type { BatchDto } from "@/lib/infra/lists/schema";
import type { PreviewDto } from "@/lib/mail/templates/schema";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany({ planSince: new Date() });
  member = await createMember(company);
});

const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const send = async (json: object) => callRoute(write, { method: "POST", accessToken: member.accessToken, json });
const mailsTo = (vendorId: string) => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId } }));
const template = (language: string, json: object) =>
  callRoute(saveTemplate, { method: "PATCH", accessToken: member.accessToken, params: { kind: "request", language }, json });

describe("a request to several vendors", () => {
  it("is sent in the company's words, in each vendor's language, with a link to its page", async () => {
    const english = await createVendorRow(company, { name: "Alder Paving", contactName: "Ann" });
    const spanish = await createVendorRow(company, { name: "Birch Paving", language: "es" });
    expect((await template("en", { subject: "Papers of {{vendor}}", body: "Dear {{contact}},\n\n{{link}}" })).status).toBe(200);
    const answer = dataOf<BatchDto>(await send({ ids: [english.id, spanish.id], kind: "request" }));
    expect(answer).toMatchObject({ done: [english.id, spanish.id], failed: [] });
    expect(await mailsTo(english.id)).toMatchObject([
      { kind: "VENDOR_INVITATION", subject: "Papers of Alder Paving", body: "Dear Ann,\n\n\uE001", portalLinkId: expect.any(String) },
    ]);
    expect(await mailsTo(spanish.id)).toMatchObject([{ subject: `${company.name} necesita su certificado de seguro`, language: "es" }]);
  });

  it("names the vendors that cannot be asked and why, and asks the others", async () => {
    const fine = await createVendorRow(company);
    const bounced = await createVendorRow(company, { name: "Cedar Paving", emailBouncedAt: new Date() });
    const answer = dataOf<BatchDto>(await send({ ids: [bounced.id, fine.id], kind: "request" }));
    expect(answer).toMatchObject({ done: [fine.id], failed: [{ name: "Cedar Paving", reason: expect.stringContaining("bounce") }] });
  });

  it("moves the vendor's next follow-up", async () => {
    const { id } = await createVendorRow(company, { createdAt: new Date(Date.now() - 6 * 86_400_000) });
    const next = async () =>
      dataOf<{ next: { on: string } }>(await callRoute(reminders, { accessToken: member.accessToken, params: { id } })).next.on;
    const before = await next();
    await send({ ids: [id], kind: "request" });
    expect((await next()) > before).toBe(true);
  });
});

describe("words of a member's own", () => {
  it("are shown with the vendor's facts, and sent once", async () => {
    const { id, email } = await createVendorRow(company, { name: "Alder Paving" });
    const shown = dataOf<PreviewDto>(await callRoute(preview, { accessToken: member.accessToken, params: { id }, path: "/?kind=custom" }));
    expect(shown).toMatchObject({ recipient: email, refusal: null, values: { vendor: "Alder Paving", company: company.name } });
    const text = { subject: "Site access", body: "Hi {{contact}},\n\nThe gate is closed on Friday." };
    expect(dataOf<BatchDto>(await send({ ids: [id], kind: "custom", text })).done).toEqual([id]);
    expect(dataOf<BatchDto>(await send({ ids: [id], kind: "custom", text })).failed).toHaveLength(1);
    expect(await mailsTo(id)).toMatchObject([{ kind: "COMPANY_MESSAGE", body: "Hi Alder Paving,\n\nThe gate is closed on Friday." }]);
  });

  it("are refused with an unknown placeholder, and with an address during the trial", async () => {
    const { id } = await createVendorRow(company);
    const torn = { ids: [id], kind: "custom", text: { subject: "A", body: "Hi {{name}}" } };
    expect(await send(torn)).toMatchObject({ status: 400, body: { error: { fields: { body: "Unknown placeholder: {{name}}" } } } });
    const onTrial = await createCompany();
    const { accessToken } = await createMember(onTrial);
    const link = { ids: [(await createVendorRow(onTrial)).id], kind: "custom", text: { subject: "A", body: "See https://pay.example" } };
    expect((await callRoute(write, { method: "POST", accessToken, json: link })).status).toBe(400);
    expect((await template("en", { body: "{{gap}} {{wrong}}" })).status).toBe(400);
  });
});

it("a vendor that was told the last step and sent nothing is found by the list", async () => {
  const silent = await createVendorRow(company, { name: "Silent Paving", complianceStatus: "EXPIRED" });
  await createVendorRow(company, { complianceStatus: "EXPIRED" });
  await inCompany(company.scope, async (tx) => {
    const createdAt = new Date(Date.now() - 3 * 86_400_000);
    const mail = { companyId: company.id, vendorId: silent.id, recipient: silent.email, subject: "a", body: "a", messageId: silent.id };
    const { id: mailId } = await tx.mail.create({ data: { ...mail, kind: "EXPIRATION_REMINDER", retryUntil: createdAt, createdAt } });
    const told = { companyId: company.id, vendorId: silent.id, policyKey: "P", stage: 1, recipient: silent.email, mailId, createdAt };
    await tx.reminder.create({ data: { ...told, isLast: true } });
  });
  const { accessToken } = member;
  const { vendors } = dataOf<{ vendors: { name: string }[] }>(await callRoute(listVendors, { accessToken, path: "/?noAnswer=true" }));
  expect(vendors.map(({ name }) => name)).toEqual(["Silent Paving"]);
  const shown = await callRoute(reminders, { accessToken, params: { id: silent.id } });
  expect(dataOf<{ noAnswerSince: string }>(shown).noAnswerSince).toMatch(/^\d{4}-/);
});
