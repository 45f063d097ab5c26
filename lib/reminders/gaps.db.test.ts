import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { remindCompany } from "@/lib/reminders/commands";
import { loadGaps } from "@/lib/reminders/gaps-queries";
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
import { enterNotice } from "@/lib/vendors/notices/commands";
import { noticeInput } from "@/lib/vendors/notices/schema";
import { getVendor } from "@/lib/vendors/queries";

/** A company that has chosen no requirement set: its vendors are judged by dates only. */
let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };
beforeEach(async () => {
  company = await createCompany({ planSince: new Date() });
  member = await createMember(company);
  vendor = await createVendorRow(company, { name: "Alder Paving" });
});
afterEach(() => vi.useRealTimers());

const inDays = (days: number) => addDays(today(company.scope), days);
const covered = (days: number, number: string) =>
  createReadDocument(member.scope, vendor.id, readingOf({ insured: vendor.name, number, expiration: inDays(days) }));
const notice = (kind: string, effective: string) =>
  enterNotice(member.scope, vendor.id, noticeInput.parse({ kind, policyNumber: "GL-1", effective }));
const keys = async () =>
  ((await inCompany(company.scope, (tx) => loadGaps(tx, company.scope, [vendor.id]))).get(vendor.id) ?? []).map(({ key }) => key);
const standing = () => getVendor(member.scope, vendor.id);
const mails = () => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId: vendor.id }, orderBy: { createdAt: "asc" } }));

it("chases a canceled policy at once and then by the plan where no requirement set judges the vendor", async () => {
  await covered(200, "GL-1");
  expect(await remindCompany(company.scope)).toBe(0);
  await notice("cancellation", inDays(-3));
  expect(await standing()).toMatchObject({ complianceStatus: "NON_COMPLIANT", coverageMarks: { generalLiability: "MISSING" } });
  expect((await standing()).complianceReason).toMatch(/^General liability policy GL-1 was canceled on \w+ \d+, \d{4}\.$/);
  expect(await keys()).toEqual(["canceled:GENERAL_LIABILITY"]);
  expect(await remindCompany(company.scope)).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: "FOLLOW_UP" });
  expect(mail?.body).toMatch(/- General liability policy GL-1 was canceled on \w+ \d+, \d{4}\./);
  const started = Date.now();
  for (const [days, count] of [
    [1, 0],
    [7, 1],
  ] as const) {
    vi.useFakeTimers({ toFake: ["Date"], now: started + days * 86_400_000 });
    expect(await remindCompany(company.scope), `after ${days} days`).toBe(count);
  }
});

it("sends no further reminder once another policy is on file", async () => {
  await covered(200, "GL-1");
  await notice("cancellation", inDays(-3));
  await covered(300, "GL-2");
  expect(await keys()).toEqual([]);
  expect(await remindCompany(company.scope)).toBe(0);
});

it("chases a cancellation on the day it takes effect, though no other date changes then", async () => {
  await covered(200, "GL-1");
  await notice("cancellation", inDays(3));
  expect(await remindCompany(company.scope)).toBe(0);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 86_400_000 });
  expect(await remindCompany(company.scope)).toBe(1);
});
