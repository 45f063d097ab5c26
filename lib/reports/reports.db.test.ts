import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { PDFParse } from "pdf-parse";
import { readSheet } from "read-excel-file/node";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sweepFiles } from "@/lib/documents/files/commands";
import { localDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { platformFolder, storage } from "@/lib/infra/storage";
import { deliverMail } from "@/lib/mail/commands";
import { reasonToSkip } from "@/lib/mail/notices/sending-queries";
import { makeReport } from "@/lib/reports/commands";
import { sweepReports } from "@/lib/reports/removal-commands";
import { queueReport } from "@/lib/reports/requests-commands";
import { enqueueDueReports } from "@/lib/reports/schedules-commands";
import type { ReportFormat, ReportType } from "@/lib/reports/values";
import { systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createPolicyRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { openMailbox } from "@/lib/testing/mailbox";

afterEach(() => vi.useRealTimers());

const sly = "=HYPERLINK(0) Paving";
const foreign = "Łódź & Žižkov Façades 株";
const today = new Date().toISOString().slice(0, 10);
/** Reports write moments as days of the platform's time zone, which is another day than UTC's for some hours. */
let todayOfPlatform: string;

let company: TestCompany;
let admin: TestMember;
beforeAll(async () => {
  todayOfPlatform = localDate((await getSettings()).general.timeZone, new Date());
  company = await createCompany({ name: foreign, timeZone: "UTC" });
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN", firstName: "Invented", lastName: "Admin" });
  const { id: vendorId } = await createVendorRow(company, { name: sly });
  const { id: documentId } = await createStoredDocument(admin.scope, vendorId);
  const expirationDate = new Date(addDays(today, 5));
  const { id: other } = await createStoredDocument(admin.scope, vendorId);
  await createPolicyRow(company, { vendorId, documentId, expirationDate, policyNumber: "GL-0001" });
  await createPolicyRow(company, { vendorId, documentId: other, expirationDate: new Date(addDays(today, 60)), policyNumber: "later" });
  await inCompany(company.scope, (tx) => tx.vendor.update({ where: { id: vendorId }, data: { earliestExpiration: expirationDate } }));
});

const request = (type: ReportType, format: ReportFormat) =>
  asPlatform().$transaction((tx) => queueReport(tx, { type, format, range: "7d", requestedById: admin.id }));
const rowOf = (id: string) => asPlatform().report.findUnique({ where: { id } });

async function made(type: ReportType, format: ReportFormat): Promise<Buffer> {
  const { id } = await request(type, format);
  await makeReport(id, 1);
  const report = await rowOf(id);
  expect(report).toMatchObject({ status: "done", progress: 100, error: null });
  const bytes = await buffer(await storage().read(report?.storageKey ?? ""));
  expect(bytes.length).toBe(report?.fileSize);
  return bytes;
}

const linesOf = (bytes: Buffer) => bytes.toString("utf8").trimEnd().split("\r\n");

describe("a CSV report", () => {
  it.each([
    [
      "usage",
      "Company,Plan,Status,Users,Vendors,Documents,Storage (MB),Uploaded,Processed,Emails",
      `${foreign},Trial,Active,1,1,2,0,2,0,0`,
    ],
    [
      "users",
      "Name,Email,Company,Role,Platform Role,Status,Last Active,Active Days,Added",
      () => `Invented Admin,${admin.email},${foreign},Admin,Admin,Active,${todayOfPlatform},1,${todayOfPlatform}`,
    ],
  ] as const)("about %s lists everyone", async (type, header, row) => {
    const lines = linesOf(await made(type, "csv"));
    expect(lines[0]).toBe(`\ufeff${header}`);
    expect(lines).toContain(typeof row === "string" ? row : row());
  });

  it("about compliance has a rate, and none where there is nothing to rate", async () => {
    const empty = await createCompany({ name: "Invented and Empty" });
    const lines = linesOf(await made("compliance", "csv"));
    expect(lines).toContain("Invented and Empty,Trial,0,0,0,0,0,0,0,,");
    expect(lines.find((line) => line.startsWith(foreign))).toMatch(/,\d+,$/);
    expect(lines.length).toBeGreaterThan(2);
    await asPlatform().company.delete({ where: { id: empty.id } });
  });

  it("about expirations lists the coverages of the next days, and holds no formula", async () => {
    const lines = linesOf(await made("expiring", "csv"));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${foreign},'${sly},,`);
    expect(lines[1]).toContain(`General Liability,GL-0001,,${addDays(today, 5)},5`);
  });
});

it("an Excel report has a sheet of figures and a sheet of rows in which a text stays a text", async () => {
  const bytes = await made("expiring", "xlsx");
  const figures = await readSheet(bytes, "Summary");
  expect(figures).toContainEqual(["Coverages Expiring", 1]);
  const [header, row] = await readSheet(bytes, "Rows");
  expect(header?.slice(0, 2)).toEqual(["Company", "Vendor"]);
  expect(row?.slice(0, 2)).toEqual([foreign, sly]);
  expect(row?.at(-1)).toBe(5);
});

it.each(few(["usage", "users", "compliance", "expiring"], 1))("a PDF report about %s has figures, charts and the table", async (type) => {
  const parser = new PDFParse({ data: new Uint8Array(await made(type, "pdf")) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  const title = { usage: "System Usage", users: "User Activity", compliance: "Compliance", expiring: "Expiring Vendors" }[type];
  expect(total).toBeGreaterThanOrEqual(2);
  expect(text).toContain(`${title} Report`);
  expect(text).toContain(type === "expiring" ? "All companies · Next 7 days · Made" : "All companies · Last 7 days: ");
  expect(text).toContain(`Page 1 of ${total}`);
  // The font has no Chinese letters and the file says so; nothing else is lost.
  expect(text).toContain("Łódź & Žižkov");
  expect(text).toContain("“?” stands for letters that this PDF cannot show.");
});

describe("making a report", () => {
  it("is done once, also when its job runs twice", async () => {
    const { id } = await request("usage", "csv");
    await makeReport(id, 1);
    const first = await rowOf(id);
    await makeReport(id, 1);
    expect(await rowOf(id)).toEqual(first);
  });

  it("of a deleted report needs no work", async () => {
    await expect(makeReport(randomUUID(), 1)).rejects.toMatchObject({ code: "not_found" });
  });

  it("says that it failed once the last try has failed, and not before", async () => {
    const { id } = await request("usage", "csv");
    const put = vi.spyOn(Object.getPrototypeOf(storage()), "put").mockRejectedValue(new Error("no space"));
    await expect(makeReport(id, 1)).rejects.toThrow("no space");
    expect(await rowOf(id)).toMatchObject({ status: "running", error: null });
    await expect(makeReport(id, 3)).rejects.toThrow("no space");
    expect(await rowOf(id)).toMatchObject({ status: "failed", error: { code: "reports.thisReportCouldNotBe" } });
    put.mockRestore();
  });
});

describe("the sweep", () => {
  /** As after the last worker that made it died. */
  async function giveUp(id: string): Promise<void> {
    const owner = await connectAsOwner();
    await owner.query("update pgboss.job set state = 'failed' where data ->> 'reportId' = $1", [id]).finally(() => owner.end());
  }
  const filesOf = async () => {
    const keys: string[] = [];
    for await (const { key } of storage().list(platformFolder)) keys.push(key);
    return keys;
  };

  it("keeps a report for 90 days and then removes it with its file", async () => {
    const { id } = await request("usage", "csv");
    await makeReport(id, 1);
    const key = (await rowOf(id))?.storageKey ?? "";
    await asPlatform().report.update({ where: { id }, data: { createdAt: new Date(Date.now() - 89 * 86_400_000) } });
    await sweepReports();
    await sweepFiles();
    expect(await filesOf()).toContain(key);
    await asPlatform().report.update({ where: { id }, data: { createdAt: new Date(Date.now() - 91 * 86_400_000) } });
    await sweepReports();
    expect(await rowOf(id)).toBeNull();
    expect(await filesOf()).not.toContain(key);
  });

  it("marks a report as failed once its workers died at each try", async () => {
    const { id } = await request("usage", "csv");
    await asPlatform().report.update({ where: { id }, data: { status: "running", progress: 40 } });
    await sweepReports();
    expect(await rowOf(id), "its job is still there").toMatchObject({ status: "running" });
    await giveUp(id);
    await sweepReports();
    expect(await rowOf(id)).toMatchObject({ status: "failed", error: { code: "reports.thisReportCouldNotBe" } });
    await makeReport(id, 1);
    expect(await rowOf(id), "retried under Operations").toMatchObject({ status: "done", error: null });
  });
});

describe("a schedule", () => {
  const schedule = (values: { frequency: string; madeFor: string; recipientIds: string[] }) =>
    asPlatform().reportSchedule.create({ data: { type: "usage", format: "csv", ...values, madeFor: new Date(values.madeFor) } });
  const reportsOf = (scheduleId: string) => asPlatform().report.findMany({ where: { scheduleId } });

  it("makes one report a week, from seven on Monday where the platform is, also after an outage", async () => {
    const { id } = await schedule({ frequency: "weekly", madeFor: "2027-02-22", recipientIds: [admin.id] });
    const sweepAt = async (instant: string) => {
      vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });
      await Promise.all([enqueueDueReports(), enqueueDueReports()]);
      vi.useRealTimers();
      return (await reportsOf(id)).length;
    };
    expect(await sweepAt("2027-03-01T11:30:00Z"), "half past six in New York").toBe(0);
    expect(await sweepAt("2027-03-01T12:30:00Z"), "half past seven").toBe(1);
    expect(await sweepAt("2027-03-03T12:30:00Z"), "Wednesday").toBe(1);
    expect(await sweepAt("2027-03-24T12:30:00Z"), "two weeks missed").toBe(2);
    expect((await reportsOf(id))[0]).toMatchObject({ range: "7d", type: "usage", requestedById: null });
    await asPlatform().reportSchedule.delete({ where: { id } });
  });

  it("emails each platform admin once, skips those who no longer are, and says how to end it", async () => {
    const [former, second] = [await createMember(company), await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" })];
    const recipientIds = [admin.id, second.id, former.id];
    const { id } = await schedule({ frequency: "monthly", madeFor: "2027-01-01", recipientIds });
    const report = await asPlatform().$transaction((tx) => queueReport(tx, { type: "usage", format: "csv", range: "30d", scheduleId: id }));
    await makeReport(report.id, 1);
    await makeReport(report.id, 1);
    const mails = await asPlatform().mail.findMany({ where: { kind: "PLATFORM_REPORT" } });
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([admin.email, second.email].toSorted());
    expect(mails[0]).toMatchObject({ subject: "Your monthly System Usage report is ready", aboutId: report.id });
    expect(mails[0]?.body).toContain("/admin/reports");
    expect(mails[0]?.body).toContain("To stop it, end the schedule on the same page.");

    const mailbox = await openMailbox();
    try {
      const own = mails.find(({ recipient }) => recipient === admin.email);
      expect(await deliverMail(company.scope, own?.id ?? "")).toBe("SENT");
      expect((await mailbox.list())[0]?.subject).toBe("Your monthly System Usage report is ready");
    } finally {
      await mailbox.close();
    }
    await asPlatform().reportSchedule.delete({ where: { id } });
    const late = mails.find(({ recipient }) => recipient === second.email);
    const itsScope = systemScope({ id: late?.companyId ?? "", timeZone: "UTC" });
    const reason = await inCompany(itsScope, async (tx) => late && reasonToSkip(tx, itsScope, late));
    expect(storedInWords(reason), "an email that waits").toBe("The schedule has ended.");
    expect(await inCompany(company.scope, (tx) => tx.mail.count({ where: { kind: "PLATFORM_REPORT" } }))).toBe(1);
  });
});
