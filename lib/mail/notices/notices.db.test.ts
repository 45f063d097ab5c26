import { afterEach, describe, expect, it, vi } from "vitest";
import { updateNotifications } from "@/lib/accounts/profile/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { deliverMail } from "@/lib/mail/commands";
import { sendNews, sendWeeklyReports, tellNewVendors } from "@/lib/mail/notices/commands";
import { readNews } from "@/lib/mail/notices/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { openMailbox } from "@/lib/testing/mailbox";
import { createVendor } from "@/lib/vendors/commands";
import { vendorInput } from "@/lib/vendors/schema";

afterEach(() => vi.useRealTimers());

const confirmed = { emailVerifiedAt: new Date() };
const mailsTo = (company: TestCompany, recipient: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

it("emails the others about a new vendor, but neither who added it, nor who wants no such email, nor an unconfirmed mailbox", async () => {
  const company = await createCompany();
  const who = await createMember(company, "ADMIN", confirmed);
  const told = await createMember(company, "VIEWER", confirmed);
  const quiet = await createMember(company, "MANAGER", confirmed);
  const silent = await createMember(company, "MANAGER", confirmed);
  const unknown = await createMember(company, "VIEWER", { emailVerifiedAt: null });
  await updateNotifications(quiet.scope, { newVendorAlerts: false });
  await updateNotifications(silent.scope, { emailAlerts: false });
  await createVendor(who.scope, vendorInput.parse({ name: "Invented Roofing", email: "office@roofing.example" }));
  const later = await createMember(company, "VIEWER", { ...confirmed, createdAt: new Date(Date.now() + 60_000) });
  await tellNewVendors(company.scope);
  expect(await mailsTo(company, later.email), "who joined since").toEqual([]);
  const counts = await Promise.all([told, who, quiet, silent, unknown].map(async ({ email }) => (await mailsTo(company, email)).length));
  expect(counts).toEqual([1, 0, 0, 0, 0]);
  expect(await mailsTo(company, told.email)).toMatchObject([{ subject: "New vendor: Invented Roofing" }]);
});

it("emails all vendors of a few minutes in one email per member, and none twice", full, async () => {
  const company = await createCompany();
  const [one, two, reader] = [
    await createMember(company, "ADMIN", { ...confirmed, firstName: "Invented", lastName: "Admin" }),
    await createMember(company, "MANAGER", confirmed),
    await createMember(company, "VIEWER", confirmed),
  ];
  const add = (scope: CompanyScope, name: string) => createVendor(scope, vendorInput.parse({ name, email: "office@vendor.example" }));
  for (let number = 1; number <= 22; number += 1) await add(one.scope, `Pretend Firm ${number} Inc.`);
  await add(two.scope, "Fictional Glass");
  const jobs = await asPlatform().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where name = 'mail.new-vendors' and data ->> 'companyId' = ${company.id}`;
  expect(jobs[0]?.count, "jobs of 23 vendors").toBeLessThanOrEqual(2);
  await Promise.all([tellNewVendors(company.scope), tellNewVendors(company.scope)]);
  const emails = await mailsTo(company, reader.email);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe("23 new vendors");
  expect(emails[0]?.body).toContain("Your teammates added 23 vendors for");
  expect(emails[0]?.body).toContain("- Pretend Firm 20 Inc.\n- and 3 more\n");
  expect((await mailsTo(company, two.email))[0]?.body).toContain("Invented Admin added 22 vendors for");
  expect(await mailsTo(company, one.email), "who added the others").toMatchObject([{ subject: "New vendor: Fictional Glass" }]);
  await tellNewVendors(company.scope);
  expect(await mailsTo(company, reader.email), "told once").toHaveLength(1);
  await add(one.scope, "Imaginary Paving");
  await tellNewVendors(company.scope);
  expect((await mailsTo(company, reader.email)).map(({ subject }) => subject)).toContain("New vendor: Imaginary Paving");
});

it("emails the weekly report once, on Monday morning where the company is, to those who asked for it", async () => {
  const company = await createCompany({ timeZone: "America/Los_Angeles", trialEndsAt: new Date("2099-01-01") });
  const reader = await createMember(company, "VIEWER", confirmed);
  const other = await createMember(company, "VIEWER", confirmed);
  await updateNotifications(reader.scope, { weeklyReports: true });
  const sweepAt = async (instant: string) => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });
    await sendWeeklyReports();
    vi.useRealTimers();
    return (await mailsTo(company, reader.email)).length;
  };
  expect(await sweepAt("2027-03-01T14:00:00Z"), "six in the morning").toBe(0);
  expect(await sweepAt("2027-03-01T15:30:00Z"), "half past seven").toBe(1);
  expect(await sweepAt("2027-03-01T16:30:00Z"), "the next sweep").toBe(1);
  expect(await sweepAt("2027-03-04T16:30:00Z"), "Thursday").toBe(1);
  expect(await sweepAt("2027-03-08T16:30:00Z"), "the week after").toBe(2);
  expect(await mailsTo(company, other.email)).toEqual([]);
});

describe("news of the operator", () => {
  it("is read from a file: the subject on its first line, the text below", () => {
    expect(readNews("\uFEFFPlanned downtime\r\n\r\nOn Sunday.\r\nSorry.\r\n")).toEqual({
      subject: "Planned downtime",
      text: "On Sunday.\nSorry.",
    });
    expect(() => readNews("\nOn Sunday.")).toThrow("The first line must be the subject.");
    expect(() => readNews("Planned downtime\n")).toThrow("Add the text below the subject.");
    expect(() => readNews(`${"x".repeat(151)}\nOn Sunday.`)).toThrow("at most 150 characters");
  });

  it("comes once to those of every company who asked for it, and says how to end it", async () => {
    const [one, two] = [await createCompany(), await createCompany()];
    const wants = { ...confirmed, systemUpdates: true };
    const told = [await createMember(one, "VIEWER", wants), await createMember(two, "ADMIN", wants)];
    const others = [
      await createMember(one, "ADMIN", confirmed),
      await createMember(one, "ADMIN", { ...wants, emailAlerts: false }),
      await createMember(one, "ADMIN", { systemUpdates: true, emailVerifiedAt: null }),
      await createMember(two, "VIEWER", { ...wants, status: "SUSPENDED" }),
    ];
    const news = { subject: `Planned downtime ${one.id}`, text: "On Sunday." };
    await Promise.all([sendNews(news), sendNews(news)]);
    expect(await sendNews(news)).toMatchObject({ written: 0 });
    for (const { email } of others) expect(await mailsTo(one, email), email).toEqual([]);

    const mailbox = await openMailbox();
    try {
      for (const [at, company] of [one, two].entries()) {
        const mails = await mailsTo(company, told[at]?.email ?? "");
        expect(mails).toHaveLength(1);
        await deliverMail(company.scope, mails[0]?.id ?? "");
      }
      const received = await mailbox.list();
      expect(received.map(({ to }) => to[0]).toSorted()).toEqual(told.map(({ email }) => email).toSorted());
      expect(received[0]?.subject).toBe(news.subject);
      expect(received[0]?.text).toMatch(/Hi Test,\s+On Sunday\.\s+Change your notifications: \S+\/settings\?tab=notifications/);
    } finally {
      await mailbox.close();
    }
  });
});
