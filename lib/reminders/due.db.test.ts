import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ComplianceStatus, Prisma } from "@/generated/prisma/client";
import { fromIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { zoneClock } from "@/lib/infra/zone-times-queries";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { dueVendors, loadVendorState, settingsFor, stateFor } from "@/lib/reminders/due-queries";
import { dueOn } from "@/lib/reminders/rules";
import { noDocumentsKey, reminderSteps } from "@/lib/reminders/values";
import { today } from "@/lib/tenancy/scope";
import { createCompany, createMember, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ planSince: new Date() });
  await createMember(company, "ADMIN", { expirationReminders: false });
});
afterEach(() => vi.useRealTimers());

const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
const mailsTo = (email: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { recipient: email }, orderBy: { createdAt: "asc" } }));

const lines = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY"] as const;

/** A vendor's row as if it had been judged so, with its current policies. `canceledAgo`: how many days ago each was canceled. */
async function judgedVendor(
  status: ComplianceStatus,
  daysLeft: readonly number[],
  values: Partial<Prisma.VendorUncheckedCreateInput> = {},
  canceledAgo: (number | undefined)[] = [],
) {
  const vendor = await createVendorRow(company, { complianceStatus: status, createdAt: new Date(), ...values });
  const { companyId } = { companyId: company.id };
  const day = today(company.scope);
  await inCompany(company.scope, async (tx) => {
    for (const [position, days] of daysLeft.entries()) {
      const id = randomUUID();
      const file = {
        fileName: "a.pdf",
        fileSize: 1,
        contentType: "application/pdf",
        sha256: id,
        storageKey: id,
        processingStatus: "PROCESSED" as const,
      };
      await tx.document.create({
        data: { id, companyId, vendorId: vendor.id, ...file, createdAt: new Date(Date.now() - 40 * 86_400_000) },
      });
      const expirationDate = fromIsoDate(addDays(day, days));
      const policy = {
        documentId: id,
        position,
        key: `P${position}|${days}`,
        coverage: lines[position] ?? ("OTHER" as const),
        expirationDate,
        canceledOn: canceledAgo[position] === undefined ? null : fromIsoDate(addDays(day, -canceledAgo[position])),
        isCurrent: true,
      };
      await tx.policy.create({ data: { companyId, vendorId: vendor.id, ...policy } });
    }
  });
  return vendor;
}

it("a vendor without documents gets a request every week four times and then every month, until its first document", async () => {
  const started = Date.parse("2027-02-01T15:00:00Z");
  at("2027-02-01T15:00:00Z");
  const { id, email } = await judgedVendor("NO_DOCUMENTS", []);
  const dayOf = async (day: number) => {
    at(new Date(started + day * 86_400_000).toISOString());
    await remindCompany(company.scope);
    return (await mailsTo(email)).length;
  };
  const counts: number[] = [];
  for (let day = 0; day <= 60; day += 1) counts.push(await dayOf(day));
  expect([6, 7, 13, 14, 21, 28, 57, 58].map((day) => counts[day])).toEqual([0, 1, 1, 2, 3, 4, 4, 5]);
  const [first] = await mailsTo(email);
  expect(first).toMatchObject({ kind: "FOLLOW_UP", subject: `${company.name} needs your certificate of insurance` });
  expect(first?.body).toContain(`${company.name} needs a current certificate of insurance from Invented Paving.`);
  await inCompany(company.scope, (tx) => tx.vendor.update({ where: { id }, data: { complianceStatus: "COMPLIANT" } }));
  expect(await dayOf(120)).toBe(5);
});

it("an expired vendor gets another request with all that has expired, and a policy that expires as well in the same email", async () => {
  const { email } = await judgedVendor("EXPIRED", [-9, -8, 30]);
  await remindCompany(company.scope);
  await remindCompany(company.scope);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.body.match(/expired on/g)).toHaveLength(2);
  expect(mail?.body).toContain("(in 30 days)");
});

it.each<[string, Partial<Prisma.VendorUncheckedCreateInput>]>([
  ["unsubscribed", { unsubscribedAt: new Date() }],
  ["has an address that bounces", { emailBouncedAt: new Date() }],
  ["has turned every step off", { hasOwnSteps: true, ownSteps: [] }],
])("a vendor that %s gets nothing", async (_, values) => {
  await judgedVendor("EXPIRING_SOON", [14], values);
  expect(await remindCompany(company.scope)).toBe(0);
});

it("a vendor hears nothing while one of its documents waits for a person", async () => {
  const { id } = await judgedVendor("EXPIRING_SOON", [14]);
  const set = (needsReview: boolean) =>
    inCompany(company.scope, (tx) => tx.document.updateMany({ where: { vendorId: id }, data: { needsReview } }));
  await set(true);
  expect(await remindCompany(company.scope)).toBe(0);
  await set(false);
  expect(await remindCompany(company.scope)).toBe(1);
});

it("nothing is sent before the company's morning", async () => {
  await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { reminderHour: 8 } }));
  at("2027-03-15T03:30:00Z");
  await judgedVendor("EXPIRING_SOON", [14]);
  const jobs = async () => {
    await sweepCompanies();
    const found = await inCompany(
      company.scope,
      (tx) => tx.$queryRaw<unknown[]>`select 1 from pgboss.job where name = 'reminders.company' and data ->> 'companyId' = ${company.id}`,
    );
    return found.length;
  };
  at("2027-03-15T11:59:00Z");
  expect(await jobs(), "one minute to eight in summer time").toBe(0);
  expect(await remindCompany(company.scope)).toBe(0);
  at("2027-03-15T12:05:00Z");
  expect(await jobs()).toBe(1);
  expect(await remindCompany(company.scope)).toBe(1);
});

/** The verdict of a vendor that is short or canceled, after an earlier one. Returns its gaps. */
async function judgedShort(vendorId: string, status: ComplianceStatus, roll: (sides: number) => number): Promise<string[]> {
  if (status !== "NON_COMPLIANT" && status !== "EXPIRED") return [];
  const results = [roll(2) === 0 ? "cancelled" : "fail", roll(3) === 0 ? "fail" : "pass"];
  const lines = results.map((result, at) => ({ severity: "hard", result, coverage: ["GENERAL_LIABILITY", "UMBRELLA"][at], type: "limit" }));
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const since = ago(roll(60));
  const row = { companyId: company.id, vendorId, setId: randomUUID(), setVersion: 1, work: "clear", pay: "clear", excepted: 0 };
  await inCompany(company.scope, async (tx) => {
    await tx.verdict.updateMany({ where: { companyId: company.id, vendorId }, data: { untilAt: new Date() } });
    await tx.verdict.createMany({
      data: [
        {
          ...row,
          status: roll(2) === 0 ? "COMPLIANT" : "NO_DOCUMENTS",
          fromAt: ago(90),
          untilAt: since,
          misses: [],
          questions: [],
          body: {},
        },
        { ...row, status, fromAt: since, misses: [], questions: [], body: { lines } },
      ],
    });
  });
  return lines.flatMap(({ result, coverage }) => (result === "pass" ? [] : [`${result === "fail" ? "short" : "canceled"}:${coverage}`]));
}

/** The same numbers each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it("the statement that finds due vendors finds those for whom the rules want an email", { ...full, timeout: 60_000 }, async () => {
  const roll = dice(35);
  const statuses = [
    "EXPIRED",
    "EXPIRED",
    "NON_COMPLIANT",
    "NON_COMPLIANT",
    "NO_DOCUMENTS",
    "EXPIRING_SOON",
    "COMPLIANT",
    "UNDER_REVIEW",
  ] as const;
  const day = today(company.scope);
  await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { remindersAMonth: 2, chaseTimes: 2 } }));
  for (let number = 0; number < 60; number += 1) {
    const status = statuses[roll(statuses.length)] ?? "EXPIRED";
    const daysLeft = status === "NO_DOCUMENTS" ? [] : Array.from({ length: 1 + roll(3) }, () => roll(140) - 50);
    const values = {
      ...{ hasOwnSteps: roll(4) === 0, ownSteps: reminderSteps.filter(() => roll(2) === 0), isChased: roll(5) > 0 },
      ...{ createdAt: new Date(Date.now() - roll(50) * 86_400_000), ...(roll(12) === 0 && { unsubscribedAt: new Date() }) },
    };
    const canceledAgo = daysLeft.map(() => (roll(4) === 0 ? roll(60) : undefined));
    const vendor = await judgedVendor(status, daysLeft, values, canceledAgo);
    const gaps = await judgedShort(vendor.id, status, roll);
    // Some vendors have another contact, which gets reminders or does not, and of which some unsubscribed.
    const other = { companyId: company.id, vendorId: vendor.id, email: `other-${number}@vendor.example`, role: "agent" };
    const gets = number % 3 === 0 ? ["reminders"] : ["requests"];
    const unsubscribedAt = number % 12 === 0 ? new Date() : null;
    if (number % 2 === 0) await inCompany(company.scope, (tx) => tx.vendorContact.create({ data: { ...other, gets, unsubscribedAt } }));
    await inCompany(company.scope, async (tx) => {
      for (let rows = roll(4); rows > 0; rows -= 1) {
        const createdAt = new Date(Date.now() - roll(50) * 86_400_000);
        const mail = {
          companyId: company.id,
          vendorId: vendor.id,
          recipient: vendor.email,
          subject: "a",
          body: "a",
          messageId: randomUUID(),
          retryUntil: createdAt,
        };
        const kind = roll(3) === 0 ? ("VENDOR_INVITATION" as const) : ("FOLLOW_UP" as const);
        const { id: mailId } = await tx.mail.create({ data: { ...mail, kind, createdAt, status: "SENT" } });
        if (kind === "VENDOR_INVITATION") continue;
        const position = roll(Math.max(daysLeft.length, 1));
        const isMissing = daysLeft.length === 0;
        const isGap = gaps.length > 0 && roll(2) === 0;
        const stage = isGap || isMissing || (daysLeft[position] ?? 0) <= 0 ? -1 - rows : (reminderSteps[roll(reminderSteps.length)] ?? 1);
        const policyKey = isGap ? (gaps[0] ?? "") : isMissing ? noDocumentsKey : `P${position}|${daysLeft[position]}`;
        const told = {
          companyId: company.id,
          vendorId: vendor.id,
          policyKey,
          stage,
          recipient: roll(3) === 0 ? other.email : vendor.email,
          mailId,
          createdAt,
        };
        await tx.reminder.createMany({ data: [told], skipDuplicates: true });
      }
    });
  }
  await inCompany(company.scope, async (tx) => {
    const found = await tx.$queryRaw<{ vendorId: string }[]>`
      select distinct vendor_id as "vendorId" from (${dueVendors(Prisma.sql`${company.id}::uuid`, Prisma.sql`${day}::date`, zoneClock(company.scope.timeZone))}) due`;
    const vendors = await tx.vendor.findMany({ include: { company: true } });
    const wanted: string[] = [];
    for (const vendor of vendors) {
      const state = await loadVendorState(tx, company.scope, vendor);
      const settings = settingsFor(vendor.company, vendor);
      if (state.recipients.some((one) => dueOn(settings, stateFor(state, one), day).length > 0)) wanted.push(vendor.id);
    }
    expect(found.map(({ vendorId }) => vendorId).toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.length).toBeLessThan(50);
  });
});
