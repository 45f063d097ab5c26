import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { remindOneCompany } from "@/jobs/handlers/sweep";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { daysBetween } from "@/lib/extraction/rules";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { deliverMail } from "@/lib/mail/commands";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany as createEmptyCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
} from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { readingOf } from "@/lib/testing/reading";
import { updateVendor } from "@/lib/vendors/commands";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

/** A vendor whose coverage, as read from a document, ends in so many days. */
async function coveredVendor(company: TestCompany, ...daysLeft: number[]) {
  const vendor = await createVendorRow(company);
  for (const [index, days] of daysLeft.entries()) {
    const document = await createStoredDocument(company.scope, vendor.id);
    const task = { documentId: document.id, revision: 1 };
    await beginReading(company.scope, task);
    const expiration = addDays(today(company.scope), days);
    await finishReading(
      company.scope,
      task,
      readingOf({ expiration, number: `P-${index}`, line: index === 0 ? "GENERAL_LIABILITY" : "AUTO_LIABILITY" }),
    );
  }
  return vendor;
}

/** A company with a plan and a member whose mailbox is confirmed: only then it writes to vendors. */
async function createCompany(values: Parameters<typeof createEmptyCompany>[0] = {}): Promise<TestCompany> {
  const company = await createEmptyCompany({ planSince: new Date(), ...values });
  await createMember(company);
  return company;
}

const mailsOf = (company: TestCompany) => inCompany(company.scope, (tx) => tx.mail.findMany({ orderBy: { createdAt: "asc" } }));

/** Runs at noon, company time, so many days from now. */
async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

describe("the sweep", () => {
  it("emails the vendor's contact once, however often and in how many workers it runs", async () => {
    const company = await createCompany();
    const vendor = await coveredVendor(company, 30);
    await Promise.all([remindCompany(company.scope), remindCompany(company.scope), remindCompany(company.scope)]);
    await remindCompany(company.scope);
    const mails = await mailsOf(company);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "EXPIRATION_REMINDER", recipient: vendor.email, vendorId: vendor.id });
    expect(mails[0]?.subject).toContain("expires in 30 days");
  });

  it("goes through the stages as the days pass, and follows up at once on the day coverage lapses", async () => {
    const company = await createCompany();
    await coveredVendor(company, 95);
    for (let days = 0; days <= 96; days += 1) await daysLater(days, () => remindCompany(company.scope));
    const mails = await mailsOf(company);
    const subjects = mails.slice(0, -1).map(({ subject }) => /in (\d+) day/.exec(subject)?.[1]);
    expect(subjects).toEqual(["90", "60", "30", "14", "7", "3", "1"]);
    expect(mails.at(-1)).toMatchObject({ kind: "FOLLOW_UP", subject: `${company.name} needs your certificate of insurance` });
  });

  it("after an outage sends only the most urgent stage", async () => {
    const company = await createCompany();
    await coveredVendor(company, 95);
    await daysLater(90, () => remindCompany(company.scope));
    const mails = await mailsOf(company);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("in 5 days");
  });

  it("puts several policies of a vendor in one message", async () => {
    const company = await createCompany();
    await coveredVendor(company, 14, 14);
    await remindCompany(company.scope);
    const mails = await mailsOf(company);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain("General liability, policy P-0");
    expect(mails[0]?.body).toContain("Automobile liability, policy P-1");
  });

  it("sends nothing for coverage that was renewed or belongs to an inactive vendor", async () => {
    const company = await createCompany();
    const renewed = await coveredVendor(company, 14);
    const document = await createStoredDocument(company.scope, renewed.id);
    await beginReading(company.scope, { documentId: document.id, revision: 1 });
    await finishReading(
      company.scope,
      { documentId: document.id, revision: 1 },
      readingOf({ expiration: addDays(today(company.scope), 379), number: "P-9" }),
    );
    const inactive = await coveredVendor(company, 14);
    await updateVendor(company.scope, inactive.id, { status: "INACTIVE" });
    expect(await remindCompany(company.scope)).toBe(0);
  });

  it("counts days where the company is", async () => {
    const here = await createCompany({ timeZone: "Pacific/Kiritimati" });
    const there = await createCompany({ timeZone: "Pacific/Pago_Pago" });
    // 25 hours lie between the two: at every instant their calendars differ by a day, or for one hour by two.
    const apart = daysBetween(today(there.scope), today(here.scope));
    expect(apart).toBeGreaterThan(0);
    const expiration = addDays(today(here.scope), 14);
    for (const company of [here, there]) {
      const vendor = await createVendorRow(company);
      const document = await createStoredDocument(company.scope, vendor.id);
      await beginReading(company.scope, { documentId: document.id, revision: 1 });
      await finishReading(company.scope, { documentId: document.id, revision: 1 }, readingOf({ expiration }));
      await remindCompany(company.scope);
    }
    expect((await mailsOf(here))[0]?.subject).toContain("in 14 days");
    expect((await mailsOf(there))[0]?.subject).toContain(`in ${14 + apart} days`);
  });

  it("finds the companies that have something due, and only those", async () => {
    const due = await createCompany();
    await coveredVendor(due, 7);
    const calm = await createCompany();
    await coveredVendor(calm, 200);
    const before = await sweepCompanies();
    expect(before).toBeGreaterThan(0);
    const jobs = await inCompany(
      due.scope,
      (tx) => tx.$queryRaw<{ data: { companyId: string } }[]>`select data from pgboss.job where name = 'reminders.company'`,
    );
    const companies = new Set(jobs.map((job) => job.data.companyId));
    expect(companies.has(due.id)).toBe(true);
    expect(companies.has(calm.id)).toBe(false);
  });

  it("leaves a company alone whose reminders of the day are in the ledger", async () => {
    const told = await createCompany();
    await coveredVendor(told, 7, 45);
    const jobsOf = () =>
      inCompany(
        told.scope,
        (tx) => tx.$queryRaw<unknown[]>`
          select 1 from pgboss.job where name = 'reminders.company' and data ->> 'companyId' = ${told.id}`,
      );
    await remindCompany(told.scope);
    await sweepCompanies();
    expect(await jobsOf()).toHaveLength(0);
    await daysLater(38, () => sweepCompanies());
    expect(await jobsOf()).toHaveLength(1);
  });
});

describe("the members", () => {
  it("get one email with the vendors that were reminded, if they want it and only on such days", async () => {
    const company = await createCompany();
    const quiet = await createMember(company, "MANAGER", { expirationReminders: false });
    const silent = await createMember(company, "VIEWER", { emailAlerts: false });
    const unconfirmed = await createMember(company, "VIEWER", { emailVerifiedAt: null });
    const names = ["Invented Roofing", "Invented Paving"];
    for (const name of names) {
      const { id } = await coveredVendor(company, 30, 30);
      await updateVendor(company.scope, id, { name, acceptedNames: ["Invented Paving"] });
    }
    const sweepOnce = () => remindOneCompany.run({ companyId: company.id }, { attempt: 1 });
    await sweepOnce();
    await sweepOnce();
    const digests = (await mailsOf(company)).filter(({ vendorId }) => vendorId === null);
    expect(digests).toHaveLength(1);
    expect(digests[0]?.subject).toBe(`${company.name}: reminders sent to 2 vendors`);
    expect(digests[0]?.body).toContain("- Invented Paving\n- Invented Roofing\n");
    expect(digests[0]?.body).toContain("/settings?tab=notifications");
    for (const { email } of [quiet, silent, unconfirmed]) expect(digests[0]?.recipient).not.toBe(email);
  });
});

describe("a message", () => {
  it("is handed over once under its Message-ID and marked", async () => {
    const company = await createCompany();
    const vendor = await coveredVendor(company, 3);
    await remindCompany(company.scope);
    const [mail] = await mailsOf(company);
    await Promise.all([deliverMail(company.scope, mail?.id ?? ""), deliverMail(company.scope, mail?.id ?? "")]);
    const received = (await mailbox.list()).filter(({ to }) => to.includes(vendor.email));
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ messageId: mail?.messageId, subject: mail?.subject });
    expect((await mailsOf(company))[0]).toMatchObject({ status: "SENT" });
  });
});
