import { afterEach, beforeEach, expect, it } from "vitest";
import { GET as readExample } from "@/app/api/companies/reminders/example/route";
import { GET as readPlan } from "@/app/api/companies/reminders/plan/route";
import { GET as readSettings } from "@/app/api/companies/reminders/route";
import { POST as switchReminders } from "@/app/api/companies/reminders/switch/route";
import { register } from "@/lib/accounts/sign-in/commands";
import { tellVendor } from "@/lib/exceptions/notices-commands";
import { answerDelivery } from "@/lib/inbound/answering/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { queueMail } from "@/lib/mail/commands";
import { isAutomatic } from "@/lib/mail/kinds-rules";
import { kindRules } from "@/lib/mail/kinds-values";
import { emailKinds } from "@/lib/mail/values";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import type { PlanDto } from "@/lib/reminders/live/schema";
import { writeToVendors } from "@/lib/reminders/requests/commands";
import { sendIfStillTrue } from "@/lib/reminders/sending-commands";
import { systemScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
  company = await createCompany({ remindersSince: null });
  admin = await createMember(company);
});
afterEach(() => mailbox.close());

const longAgo = new Date(Date.now() - 20 * 86_400_000);
const missing = { complianceStatus: "NO_DOCUMENTS" as const, createdAt: longAgo };
const mailsToVendors = () => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId: { not: null } } }));
const call = (route: Parameters<typeof callRoute>[0], more: object = {}) => callRoute(route, { accessToken: admin.accessToken, ...more });
const setLive = (isLive: boolean) => call(switchReminders, { method: "POST", json: { isLive } });

it("a company that signs up has not started reminders, and one that was there before goes on", async () => {
  const { answer } = await register(
    {
      firstName: "Ann",
      lastName: "Invented",
      email: `ann-${company.id}@company.example`,
      companyName: "New Builders",
      phone: null,
      password: "long enough 42",
    },
    { userAgent: "tests", address: "local" },
  );
  const scope = systemScope(answer.company);
  const row = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  expect(row.remindersSince).toBeNull();
});

it("nothing goes to 60 vendors until an admin starts reminders, and a manual request is sent", async () => {
  const vendors = [];
  for (let number = 0; number < 60; number += 1) vendors.push(await createVendorRow(company, missing));
  await sweepCompanies();
  const jobs = await inCompany(
    company.scope,
    (tx) => tx.$queryRaw<unknown[]>`select 1 from pgboss.job where name = 'reminders.company' and data ->> 'companyId' = ${company.id}`,
  );
  expect(jobs).toEqual([]);
  expect(await remindCompany(company.scope)).toBe(0);
  expect(await mailsToVendors()).toEqual([]);
  const { done } = await writeToVendors(admin.scope, { ids: [vendors[0]?.id ?? ""], kind: "request" });
  expect(done).toHaveLength(1);
  const [asked, ...others] = await mailsToVendors();
  expect(others).toEqual([]);
  await sendIfStillTrue(company.scope, asked?.id ?? "");
  expect(await mailbox.list()).toHaveLength(1);
});

it("shows first what is sent today and in 30 days, to whom, with one example, and then starts", async () => {
  const vendor = await createVendorRow(company, { ...missing, name: "Fictional Glass" });
  await createVendorRow(company, { ...missing, isSample: true });
  await createVendorRow(company, { ...missing, unsubscribedAt: new Date() });
  const { data } = (await call(readPlan)).body as { data: PlanDto };
  expect(data).toMatchObject({
    liveSince: null,
    counts: { today: 1, total: 4, vendors: 1 },
    example: { vendor: "Fictional Glass", recipient: vendor.email, kind: "followup" },
    refusal: null,
  });
  const { vendorId = "", on = "", kind = "" } = data.example ?? {};
  const query = new URLSearchParams({ vendorId, on, kind });
  const example = await call(readExample, { path: `/api/companies/reminders/example?${query}` });
  expect(JSON.stringify(example.body)).toContain("Fictional Glass");
  expect(await remindCompany(company.scope)).toBe(0);
  expect((await setLive(true)).status).toBe(200);
  expect(await remindCompany(company.scope)).toBe(data.counts.today);
  expect((await call(readSettings)).body).toMatchObject({ data: { liveSince: expect.any(String) } });
  const actions = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ select: { action: true } }));
  expect(actions.map(({ action }) => action)).toContain("reminders.started");
});

it("what waits when reminders are paused is not sent, and is due again once they start", async () => {
  await setLive(true);
  await createVendorRow(company, missing);
  expect(await remindCompany(company.scope)).toBe(1);
  const [mail] = await mailsToVendors();
  await setLive(false);
  await sendIfStillTrue(company.scope, mail?.id ?? "");
  expect(await mailbox.list()).toEqual([]);
  expect(await mailsToVendors()).toMatchObject([{ status: "SKIPPED", error: { code: "server.mail.remindersAreOff" } }]);
  await setLive(true);
  expect(await remindCompany(company.scope)).toBe(1);
});

it("cannot be started before someone of the company has confirmed an address", async () => {
  await inCompany(company.scope, (tx) => tx.user.updateMany({ where: { companyId: company.id }, data: { emailVerifiedAt: null } }));
  const { status, body } = await setLive(true);
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain("Confirm your email");
});

it("every kind of email is decided: to whom it goes, and whether it waits for the start", async () => {
  expect(Object.keys(kindRules).toSorted()).toEqual([...emailKinds].toSorted());
  const { id: vendorId, email: recipient } = await createVendorRow(company);
  const outside = emailKinds.filter((kind) => isAutomatic({ kind, vendorId }) && kindRules[kind].aboutVendor);
  expect(outside.toSorted()).toEqual([
    "COMPLETED_OPERATIONS",
    "DOCUMENT_REMINDER",
    "EXCEPTION_ANSWER",
    "EXPIRATION_REMINDER",
    "FOLLOW_UP",
    "INBOUND_ANSWER",
  ]);
  const mail = { recipient, subject: "Invented", body: "Invented." };
  for (const kind of emailKinds) {
    const write = inCompany(company.scope, (tx) => queueMail(tx, company.scope, { ...mail, kind, vendorId }));
    if (outside.includes(kind)) await expect(write, kind).rejects.toThrow("Reminders are off");
    else if (kindRules[kind].aboutVendor) await expect(write, kind).resolves.toBeTypeOf("string");
    else await write.catch(() => undefined);
    if (kindRules[kind].other) {
      const toMember = inCompany(company.scope, (tx) => queueMail(tx, company.scope, { ...mail, kind, recipient: admin.email }));
      await expect(toMember, kind).resolves.toBeTypeOf("string");
    }
  }
});

it("answers no email and emails no decision until reminders are started", async () => {
  const vendor = await createVendorRow(company, { language: "en" });
  const companyId = company.id;
  const message = { door: "smtp", sha256: vendor.id, size: 1, storageKey: vendor.id, recipients: [] };
  const { id: messageId } = await asPlatform().inboundMessage.create({ data: message });
  const delivery = { messageId, addressedTo: "company", contentHash: vendor.id, vendorId: vendor.id, state: "filed" };
  const { id: deliveryId } = await inCompany(company.scope, (tx) =>
    tx.inboundDelivery.create({ data: { companyId, ...delivery, fromAddress: vendor.email, receivedAt: new Date() } }),
  );
  await answerDelivery(company.scope, deliveryId, 99);
  const asked = { companyId, vendorId: vendor.id, kind: "waive", requirement: "limit", state: "approved", reason: "Small job" };
  const decide = () =>
    inCompany(company.scope, async (tx) => {
      const row = { ...asked, untilOn: new Date() } as unknown as Parameters<typeof tellVendor>[2];
      await tellVendor(tx, company.scope, row, { answer: "approve", note: "" });
    });
  await decide();
  expect(await mailsToVendors()).toEqual([]);
  await setLive(true);
  await decide();
  expect(await mailsToVendors()).toMatchObject([{ kind: "EXCEPTION_ANSWER", recipient: vendor.email }]);
});
