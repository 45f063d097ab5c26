import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as register } from "@/app/api/auth/register/route";
import { Prisma } from "@/generated/prisma/client";
import { checkOperations } from "@/jobs/handlers/operations";
import { sendMail } from "@/jobs/handlers/send-mail";
import { tellOfNewUser } from "@/jobs/handlers/tell-new-user";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { sendDigests, tellNewUser, tellProblems } from "@/lib/mail/platform-notices/commands";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import type { Settings } from "@/lib/tenancy/settings/schema";
import {
  createCompany,
  createMember,
  createPolicyRow,
  createStoredDocument,
  createVendorRow,
  type TestMember,
  testPassword,
} from "@/lib/testing/factories";
import { openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";

let admin: TestMember;
beforeEach(async () => {
  // One admin at a time, so that a test's emails are its own.
  await asPlatform().user.updateMany({ where: { platformRole: "ADMIN" }, data: { platformRole: "USER" } });
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN", firstName: "Pat" });
});
afterEach(async () => {
  vi.useRealTimers();
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

async function turn(value: Partial<Settings["notifications"]>) {
  const row = { key: "settings.notifications", value };
  await asPlatform().platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
  forgetSettings();
}

const emails = async () => {
  const where = { recipient: admin.email };
  const mails = await inCompany(admin.scope, (tx) => tx.mail.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }));
  return mails.map((mail) => ({ ...mail, error: storedInWords(mail.error) }));
};
const subjects = async () => (await emails()).map(({ subject }) => subject);
const at = (instant: string) => vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });

describe("New User Registration", () => {
  async function signUp() {
    const someone = { firstName: "Invented", lastName: "Person", email: `${randomUUID()}@company.example`, password: testPassword };
    const companyName = "Invented Concrete";
    expect((await callRoute(register, { method: "POST", json: { ...someone, companyName } })).status).toBe(201);
    const user = await asPlatform().user.findUniqueOrThrow({ where: { email: someone.email } });
    const [job] = await asPlatform().$queryRaw<{ data: unknown }[]>`
      select data from pgboss.job where name = 'mail.new-user' and data ->> 'userId' = ${user.id}`;
    return { user, job: job?.data };
  }

  it("emails each platform admin once about a sign-up, however often the job runs", async () => {
    const { user, job } = await signUp();
    await Promise.all([1, 2].map((attempt) => tellOfNewUser.run(job, { attempt })));
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.subject).toBe("New user: Invented Person");
    expect(email?.body).toMatch(/^Hi Pat,\n\nInvented Person signed up for Coverkeep\.\n\nEmail: \S+\nCompany: Invented Concrete\n\n/);
    expect(email?.body).toContain(user.email);
    expect(email?.body).toContain("/admin/settings?tab=notifications");
  });

  it("says where someone joined who was invited", async () => {
    const company = await createCompany();
    await createMember(company, "ADMIN", { createdAt: new Date(Date.now() - 60_000) });
    const { id } = await createMember(company, "VIEWER", { firstName: "Joining", lastName: "Person" });
    await tellNewUser(id);
    expect((await emails())[0]?.body).toContain(`Joining Person joined ${company.name} on Coverkeep.`);
  });

  it("emails nothing when it is off, and nothing to people who run no platform", async () => {
    const member = await createMember(await createCompany());
    const { user } = await signUp();
    await turn({ newUsers: false });
    expect(await tellNewUser(user.id)).toBe(0);
    await turn({});
    expect(await tellNewUser(user.id)).toBe(1);
    expect(await asPlatform().mail.count({ where: { recipient: member.email, kind: "PLATFORM_NOTICE" } })).toBe(0);
  });

  it("does not send what was turned off before it went out", async () => {
    const { user } = await signUp();
    await tellNewUser(user.id);
    await turn({ newUsers: false });
    const mailbox = await openMailbox();
    try {
      const mailId = (await emails())[0]?.id ?? "";
      await sendMail.run({ companyId: admin.scope.companyId, mailId }, { attempt: 1 });
      expect((await emails())[0]).toMatchObject({ status: "SKIPPED", error: "A platform admin turned off these emails." });
      expect(await mailbox.list()).toEqual([]);
    } finally {
      await mailbox.close();
    }
  });
});

describe("System Alerts", () => {
  const problem = { check: "disk.full", priority: "HIGH", title: "A disk is nearly full", message: "STORAGE_DIR: 4% free." };
  const found = (since: Date, more = {}) => ({ ...problem, fix: "Free space on that disk.", since: since.toISOString(), ...more });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it("emails a new problem once as long as it lasts, with its priority and how to fix it", async () => {
    const since = hoursAgo(1);
    await tellProblems([found(since), found(since, { check: "queue.stuck", title: "Jobs are waiting too long" })]);
    await tellProblems([found(since)]);
    expect(await subjects()).toEqual(["Problem: A disk is nearly full", "Problem: Jobs are waiting too long"]);
    expect((await emails())[0]?.body).toContain(
      "Problem: A disk is nearly full\nDetails: STORAGE_DIR: 4% free.\nPriority: High\nHow to fix it: Free space on that disk.",
    );
  });

  it("emails a problem that came back, but one that comes and goes only once in six hours", async () => {
    await tellProblems([found(hoursAgo(2))]);
    await tellProblems([found(hoursAgo(1))]);
    expect(await subjects()).toHaveLength(1);
    at(new Date(Date.now() + 7 * 3_600_000).toISOString());
    await tellProblems([found(hoursAgo(1))]);
    expect(await subjects()).toHaveLength(2);
  });

  it("is not sent when the problem is gone before it is sent, or the recipient is no longer an admin", async () => {
    const since = hoursAgo(1);
    const row = { check: "disk.full", priority: "HIGH", message: problem.message, since, checkedAt: new Date() } as const;
    const send = async () => {
      const mailId = (await emails())[0]?.id ?? "";
      await sendMail.run({ companyId: admin.scope.companyId, mailId }, { attempt: 1 });
      return (await emails())[0];
    };
    await tellProblems([found(since)]);
    expect(await send()).toMatchObject({ status: "SKIPPED", error: "The problem is gone." });
    await asPlatform().problem.create({ data: row });
    await inCompany(admin.scope, (tx) => tx.mail.updateMany({ data: { status: "QUEUED", error: Prisma.DbNull } }));
    await asPlatform().user.update({ where: { id: admin.id }, data: { platformRole: "USER" } });
    expect(await send()).toMatchObject({ status: "SKIPPED", error: "The recipient is no longer a platform admin." });
  });

  it("comes from the checks that the worker makes, and not when it is off", async () => {
    await turn({ systemAlerts: false });
    await checkOperations.run({}, { attempt: 1 });
    expect(await subjects()).toEqual([]);
    await turn({});
    await checkOperations.run({}, { attempt: 1 });
    expect(await subjects()).toContain("Problem: Scheduled backups are off");
  });
});

// Midnight of these days is 05:00 UTC where the platform is.
describe("the emails of the morning", () => {
  const expire = async (name: string, expirationDate: string, vendor = {}) => {
    const company = await createCompany({ name });
    const member = await createMember(company);
    const { id: vendorId } = await createVendorRow(company, vendor);
    const { id: documentId } = await createStoredDocument(member.scope, vendorId, { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) });
    await createPolicyRow(company, { vendorId, documentId, expirationDate: new Date(expirationDate) });
  };

  it("Document Expiring lists companies with documents that expire in the next 7 days, once a day", async () => {
    await expire("Invented Soon", "2031-01-08");
    await expire("Invented Later", "2031-01-16");
    await expire("Invented Past", "2031-01-05");
    await expire("Invented Inactive", "2031-01-08", { status: "INACTIVE" });
    await expire("Invented Sample", "2031-01-08", { isSample: true });
    await turn({ weeklySummary: false });
    at("2031-01-07T11:30:00Z");
    await sendDigests();
    expect(await subjects(), "half past six").toEqual([]);
    at("2031-01-07T12:30:00Z");
    await sendDigests();
    await sendDigests();
    expect(await subjects(), "half past seven").toEqual(["1 document expires in the next 7 days"]);
    const body = (await emails())[0]?.body;
    expect(body).toContain("- Invented Soon: 1 document of 1 vendor\n");
    expect(body).not.toMatch(/Later|Past|Inactive|Sample/);
    at("2031-01-08T12:30:00Z");
    await sendDigests();
    expect(await subjects(), "the day after").toHaveLength(2);
    at("2031-01-20T12:30:00Z");
    await turn({ weeklySummary: false });
    await sendDigests();
    expect(await subjects(), "nothing expires").toHaveLength(2);
  });

  it("Daily Reports is off, and then has the figures of the day before, once", async () => {
    await turn({ expiringDocuments: false, weeklySummary: false });
    at("2032-03-03T16:00:00Z");
    const company = await createCompany({ createdAt: new Date("2032-03-03T15:00:00Z") });
    await createMember(company, "ADMIN", { createdAt: new Date("2032-03-03T15:00:00Z") });
    await createMember(company, "ADMIN", { createdAt: new Date("2032-03-04T06:00:00Z") });
    at("2032-03-04T12:30:00Z");
    expect(await sendDigests()).toBe(0);
    await turn({ expiringDocuments: false, weeklySummary: false, dailyReports: true });
    expect(await sendDigests()).toBe(1);
    expect(await sendDigests()).toBe(0);
    const [email] = await emails();
    expect(email?.subject).toBe("Daily report for Mar 3, 2032");
    expect(email?.body).toContain("New users: 1\nNew companies: 1\n");
    expect(email?.body).toMatch(/Today's totals:\n\nUsers: \d+\nCompanies: \d+\nDocuments: \d+\nActive vendors: \d+\n/);
    expect(email?.validUntil, "out of date two days later").toEqual(new Date("2032-03-06T00:00:00Z"));
  });

  it("Weekly Summary comes on Monday, or on Tuesday after an outage, with the week before", async () => {
    await turn({ expiringDocuments: false });
    const company = await createCompany({ createdAt: new Date("2033-05-10T15:00:00Z") });
    const counted = { companyId: company.id, hour: new Date("2033-05-04T15:00:00Z"), added: 3, read: 2 };
    await inCompany(company.scope, (tx) => tx.documentHour.create({ data: counted }));
    at("2033-05-18T12:30:00Z");
    expect(await sendDigests(), "a Wednesday").toBe(0);
    at("2033-05-16T12:30:00Z");
    expect(await sendDigests()).toBe(1);
    at("2033-05-17T12:30:00Z");
    expect(await sendDigests(), "the Tuesday after").toBe(0);
    const [email] = await emails();
    expect(email?.subject).toBe("Weekly summary: May 9, 2033 to May 15, 2033");
    expect(email?.body).toContain("New companies: 1 (week before: 0)");
    expect(email?.body).toContain("Documents added: 0 (week before: 3)\nDocuments read: 0 (week before: 2)\n");
    at("2033-05-24T12:30:00Z");
    expect(await sendDigests(), "a Tuesday whose Monday was missed").toBe(1);
  });
});
