import { beforeEach, describe, expect, it, vi } from "vitest";
import { decide, withdrawDecision } from "@/lib/compliance/decisions-commands";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { changeRequirementSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { requirementSetPatch } from "@/lib/compliance/sets/schema";
import { listDocuments } from "@/lib/documents/queries";
import { documentQuery } from "@/lib/documents/schema";
import { answerException, approveExceptions, requestException, withdrawException } from "@/lib/exceptions/commands";
import { lapseExceptions } from "@/lib/exceptions/lapsing-commands";
import { exportExceptions, listExceptionIds, listExceptions } from "@/lib/exceptions/queries";
import { exceptionAnswer, exceptionFilter, exceptionInput, exceptionQuery } from "@/lib/exceptions/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { systemScope, today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { coverage, occurrence } from "@/lib/testing/requirements";
import { csvTextOf } from "@/lib/testing/tables";
import { wordsIn } from "@/lib/testing/words";
import { enterNotice, removeNotice } from "@/lib/vendors/notices/commands";
import { noticeInput } from "@/lib/vendors/notices/schema";

let company: TestCompany;
let admin: TestMember;
let manager: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  manager = await createMember(company, "MANAGER");
});

const exclusion = {
  key: "x",
  type: "no-exclusion" as const,
  severity: "hard" as const,
  coverage: "GENERAL_LIABILITY" as const,
  forms: ["CG 22 94"],
};

async function vendorShort(more: (typeof exclusion)[] = [], minimum = 2_000_000): Promise<string> {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createReadDocument(manager.scope, id, readingOf({ insured: "Alder Paving", number: "GL-1" }));
  const set = await createRequirementSetRow(company, { requirements: [coverage, { ...occurrence, minimum }, ...more] });
  await makeDefaultSet(manager.scope, set.id);
  return id;
}

const until = () => addDays(today(company.scope), 5);
const ask = (vendorId: string, over: object = {}) =>
  requestException(
    manager.scope,
    exceptionInput.parse({ vendorId, requirement: occurrence.key, kind: "accept_short", reason: "A small job", until: until(), ...over }),
  );
const answer = (id: string, what: object) => answerException(admin.scope, id, exceptionAnswer.parse(what));
const sweep = () => lapseExceptions(systemScope({ id: company.id, timeZone: "America/New_York" }));
async function mailsWith(words: string): Promise<[string, string][]> {
  const where = { companyId: company.id, kind: "EXCEPTION_NOTICE", subject: { contains: words } } as const;
  const mails = await inCompany(company.scope, (tx) => tx.mail.findMany({ where, orderBy: { createdAt: "asc" } }));
  return mails.map(({ recipient, subject }) => [recipient, subject]);
}
const listed = (query: object) => listExceptions(admin.scope, exceptionQuery.parse(query));
const statusOf = async (id: string) => (await getVendorVerdict(admin.scope, id)).status;

describe("an exception", () => {
  it("counts from an admin's approval on, is announced a week before its end, and can be ended", async () => {
    const id = await vendorShort();
    const asked = await ask(id);
    expect(asked).toMatchObject({
      state: "requested",
      least: 1_000_000,
      policyNumber: "GL-1",
      required: "Each occurrence limit of at least $2,000,000",
    });
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    await answer(asked.id, { answer: "approve" });
    expect(await statusOf(id)).toBe("COMPLIANT");
    const [line] = (await getVendorVerdict(admin.scope, id)).units[0]?.lines.filter(({ result }) => result === "accepted_short") ?? [];
    expect(line?.exception).toBe(asked.id);
    await sweep();
    await sweep();
    expect(await mailsWith("ends soon"), "told once").toEqual([[admin.email, "An exception for Alder Paving ends soon"]]);
    expect(await answer(asked.id, { answer: "end" }).catch(wordsIn)).toMatchObject({ fields: { note: "Say why it ends" } });
    await answer(asked.id, { answer: "end", note: "The job grew" });
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    expect((await listExceptions(admin.scope, exceptionQuery.parse({ vendorId: id }))).exceptions).toMatchObject([
      { state: "ended", note: "The job grew" },
    ]);
    const { events } = await listActivity(company.scope, activityQuery.parse({}));
    expect(events.find(({ action }) => action === "exception.ended")?.details).toContain("The job grew");
  });

  it.each<[string, object, string, string]>([
    ["of a requirement that is met", { requirement: "gl-coverage" }, "requirement", "This requirement is met. It needs no exception."],
    ["of no requirement", { requirement: "other" }, "requirement", "This requirement does not apply to the vendor"],
    ["that ended yesterday", { until: "2020-01-01" }, "until", "The last day is in the past"],
    ["for longer than five years", { until: "2099-01-01" }, "until", "An exception lasts at most five years"],
  ])("%s is refused at its field", async (_, over, field, message) => {
    const id = await vendorShort();
    expect(await ask(id, over).catch(wordsIn)).toMatchObject({ code: "invalid", fields: { [field]: message } });
  });

  it("is requested once, refused only with a reason, and belongs to its company", async () => {
    const id = await vendorShort();
    const { id: exception } = await ask(id);
    await expect(ask(id)).rejects.toMatchObject({ code: "conflict" });
    expect(await answer(exception, { answer: "refuse" }).catch(wordsIn)).toMatchObject({ fields: { note: "Say why it is refused" } });
    const other = await createMember(await createCompany(), "ADMIN");
    await expect(answerException(other.scope, exception, { answer: "approve", note: null })).rejects.toMatchObject({ code: "not_found" });
    expect(await answer(exception, { answer: "refuse", note: "Too much" })).toMatchObject({ state: "refused", note: "Too much" });
    await expect(answer(exception, { answer: "approve" })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a request", () => {
  it("is withdrawn by its author, and by no one else", async () => {
    const id = await vendorShort();
    const { id: exception, isMine } = await ask(id);
    expect(isMine).toBe(true);
    expect((await listed({})).exceptions).toMatchObject([{ isMine: false }]);
    await expect(withdrawException(admin.scope, exception)).rejects.toMatchObject({ code: "forbidden" });
    const stranger = await createMember(await createCompany(), "ADMIN");
    await expect(withdrawException(stranger.scope, exception)).rejects.toMatchObject({ code: "not_found" });
    expect(await withdrawException(manager.scope, exception)).toMatchObject({ state: "withdrawn" });
    await expect(withdrawException(manager.scope, exception)).rejects.toMatchObject({ code: "conflict" });
    await expect(answer(exception, { answer: "approve" })).rejects.toMatchObject({ code: "conflict" });
    expect((await listed({ state: "withdrawn" })).pagination.total).toBe(1);
    expect(await ask(id), "it can be asked for again").toMatchObject({ state: "requested" });
  });

  it("names who looks after its condition", full, async () => {
    const id = await vendorShort();
    const asked = await ask(id, { condition: "No roofing", ownerId: admin.scope.actor.id });
    expect(asked).toMatchObject({ condition: "No roofing", owner: "Test Member" });
    const stranger = await createMember(await createCompany(), "ADMIN");
    await withdrawException(manager.scope, asked.id);
    expect(await ask(id, { ownerId: stranger.scope.actor.id }).catch(wordsIn)).toMatchObject({
      fields: { ownerId: "Choose a member of your company" },
    });
  });
});

describe("a requirement that changes after its exception was approved", () => {
  const setOf = async () =>
    (await inCompany(company.scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: company.id } }))).defaultRequirementSetId ?? "";
  const raiseTo = async (minimum: number) =>
    changeRequirementSet(manager.scope, await setOf(), requirementSetPatch.parse({ requirements: [coverage, { ...occurrence, minimum }] }));

  it("needs a new decision when it asks for more, and none when it asks for less", async () => {
    const id = await vendorShort();
    const { id: exception } = await ask(id);
    await answer(exception, { answer: "approve" });
    await raiseTo(1_500_000);
    expect(await statusOf(id), "less is covered").toBe("COMPLIANT");
    expect((await listed({})).exceptions).toMatchObject([{ isOutdated: false, isApplied: true }]);
    await raiseTo(5_000_000);
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    expect((await listed({})).exceptions).toMatchObject([
      { state: "approved", isOutdated: true, isApplied: false, requiredNow: "Each occurrence limit of at least $5,000,000" },
    ]);
    const again = await ask(id);
    await answer(again.id, { answer: "approve" });
    expect(await statusOf(id)).toBe("COMPLIANT");
  });

  it("is not approved for what it asked before", full, async () => {
    const id = await vendorShort();
    const { id: exception } = await ask(id);
    await raiseTo(5_000_000);
    await expect(answer(exception, { answer: "approve" })).rejects.toMatchObject({ code: "conflict" });
    expect((await listed({})).exceptions).toMatchObject([{ isOutdated: true }]);
    expect(await answer(exception, { answer: "refuse", note: "Ask again" })).toMatchObject({ state: "refused", isOutdated: false });
  });
});

describe("people", () => {
  it("are emailed when an exception is requested and decided, unless they turned emails off", async () => {
    const id = await vendorShort();
    const quiet = await createMember(company, "ADMIN", { emailAlerts: false });
    const { id: exception } = await ask(id);
    await answer(exception, { answer: "refuse", note: "Ask for the higher limit" });
    expect(await mailsWith("")).toEqual([
      [admin.email, "Exception requested for Alder Paving"],
      [manager.email, "Exception refused for Alder Paving"],
    ]);
    const mails = await inCompany(company.scope, (tx) =>
      tx.mail.findMany({ where: { companyId: company.id }, orderBy: { createdAt: "asc" } }),
    );
    expect(mails.at(-1)?.body).toContain("Requirement: Each occurrence limit of at least $2,000,000\nReason: Ask for the higher limit");
    expect(mails.some(({ recipient }) => recipient === quiet.email)).toBe(false);
    const { events } = await listActivity(company.scope, activityQuery.parse({}));
    expect(events[0]?.details).toContain("requirement: Each occurrence limit of at least $2,000,000");
  });
});

describe("the list", () => {
  it("shows what waits first and counts its parts", async () => {
    const id = await vendorShort();
    const { id: first } = await ask(id);
    await answer(first, { answer: "approve" });
    const { id: other } = await createVendorRow(company, { name: "Birch Roofing" });
    await createReadDocument(manager.scope, other, readingOf({ insured: "Birch Roofing", number: "GL-2" }));
    await ask(other, { until: addDays(today(company.scope), 40) });
    const all = await listed({});
    expect(all.exceptions.map(({ vendor, state, isApplied, endsSoon }) => [vendor.name, state, isApplied, endsSoon])).toEqual([
      ["Birch Roofing", "requested", false, false],
      ["Alder Paving", "approved", true, true],
    ]);
    expect(all.counts).toEqual({ requested: 1, approved: 1, refused: 0, ended: 0, withdrawn: 0, soon: 1 });
    expect((await listed({ vendorId: other, state: "approved" })).exceptions).toEqual([]);
    expect((await listed({ state: "soon" })).pagination.total).toBe(1);
  });
});

describe("a long list", () => {
  it("is searched, filtered, sorted, exported and approved together", async () => {
    const { scope } = admin;
    const { id: setId } = await createRequirementSetRow(company, { requirements: [coverage] });
    const add = async (name: string, over: object) => {
      const { id: vendorId } = await createVendorRow(company, { name });
      const row = {
        companyId: company.id,
        setId,
        requirement: coverage.key,
        requirementSentence: {},
        fromOn: new Date("2026-01-01"),
        requirementSettings: coverage,
      };
      return inCompany(scope, (tx) =>
        tx.requirementException.create({
          data: { ...row, vendorId, kind: "waive", reason: "A small job", untilOn: new Date("2099-05-01"), ...over },
        }),
      );
    };
    const alder = await add("Alder Paving", { reason: "The owner is on site" });
    const birch = await add("Birch Paving", { untilOn: new Date("2099-01-01"), kind: "accept_short", least: 500_000 });
    const namesOf = async (query: object) => (await listed(query)).exceptions.map(({ vendor }) => vendor.name);
    expect(await namesOf({ search: "birch" })).toEqual(["Birch Paving"]);
    expect(await namesOf({ search: "owner is on" })).toEqual(["Alder Paving"]);
    expect(await namesOf({ kind: "waive" })).toEqual(["Alder Paving"]);
    expect(await namesOf({ sort: "until" })).toEqual(["Birch Paving", "Alder Paving"]);
    expect(await namesOf({ sort: "-vendor", limit: 1 })).toEqual(["Birch Paving"]);
    expect((await listed({ search: "birch", state: "approved" })).counts, "the counts of what is searched for").toMatchObject({
      requested: 1,
    });
    expect((await listExceptionIds(scope, exceptionFilter.parse({ sort: "vendor" }))).ids).toEqual([alder.id, birch.id]);
    const lines = (await csvTextOf(await exportExceptions(scope, exceptionFilter.parse({ sort: "vendor" })))).split("\r\n");
    expect(lines[2]).toMatch(/^Birch Paving,,,.*,Accept a lower limit,Needs approval,2026-01-01,2099-01-01,500000,/);

    const done = await approveExceptions(scope, [alder.id, birch.id]);
    expect(done).toEqual({ done: [alder.id, birch.id], failed: [] });
    const again = await approveExceptions(scope, [alder.id]);
    expect(again.failed).toMatchObject([{ id: alder.id, name: expect.stringContaining("Alder Paving") }]);
  });
});

describe("the sweep", () => {
  it("marks an exception whose day is over, which judging has left out by itself", async () => {
    const id = await vendorShort();
    const { id: exception } = await ask(id);
    await answer(exception, { answer: "approve" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
    try {
      expect(await statusOf(id)).toBe("NON_COMPLIANT");
      expect((await listed({})).exceptions[0]?.state).toBe("ended");
      await sweep();
    } finally {
      vi.useRealTimers();
    }
    const row = await inCompany(company.scope, (tx) => tx.requirementException.findFirstOrThrow({ where: { id: exception } }));
    expect(row).toMatchObject({ state: "ended", endedAt: expect.any(Date) });
    expect((await mailsWith("ended")).map(([reader]) => reader).sort()).toEqual([admin.email, manager.email].sort());
  });

  it("ends an exception when the policy that it rests on is canceled", async () => {
    const id = await vendorShort();
    const { id: exception } = await ask(id);
    await answer(exception, { answer: "approve" });
    const notice = noticeInput.parse({ kind: "cancellation", policyNumber: "GL-1", effective: addDays(today(company.scope), -1) });
    await enterNotice(manager.scope, id, notice);
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    await sweep();
    expect((await listed({})).exceptions[0]?.state).toBe("ended");
  });

  it("counts the last day of the policy as the last of the exception", async () => {
    const { id } = await createVendorRow(company, { name: "Cedar Fencing" });
    const expiration = addDays(today(company.scope), 3);
    await createReadDocument(manager.scope, id, readingOf({ insured: "Cedar Fencing", number: "GL-3", expiration }));
    const { id: setId } = await createRequirementSetRow(company, { requirements: [coverage, { ...occurrence, minimum: 2_000_000 }] });
    await makeDefaultSet(manager.scope, setId);
    const asked = await ask(id, { until: addDays(today(company.scope), 90) });
    expect(asked).toMatchObject({ lastDay: addDays(expiration, -1), until: addDays(today(company.scope), 90) });
  });
});

describe("an unclear requirement", () => {
  it("is settled by a person with a reason, and open again when that is taken back", async () => {
    const id = await vendorShort([exclusion], 1_000_000);
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
    const accepted = await decide(manager.scope, id, {
      requirement: "x",
      answer: "accepted",
      note: "The policy was read",
      assignmentId: null,
    });
    expect(accepted.status).toBe("COMPLIANT");
    const line = accepted.units[0]?.lines.find(({ requirement }) => requirement === "x");
    expect(line).toMatchObject({ result: "pass", decision: { by: "Test Member", note: "The policy was read" } });
    await expect(decide(manager.scope, id, { requirement: "x", answer: "rejected", note: "No", assignmentId: null })).rejects.toMatchObject(
      { code: "invalid" },
    );
    expect((await withdrawDecision(manager.scope, id, line?.decision?.id ?? "")).status).toBe("UNDER_REVIEW");
    const rejected = await decide(manager.scope, id, {
      requirement: "x",
      answer: "rejected",
      note: "Send the policy without CG 22 94",
      assignmentId: null,
    });
    expect(rejected.status).toBe("NON_COMPLIANT");
  });
});

it("a notice that a person enters cancels the policy, and is taken back", async () => {
  const id = await vendorShort([], 1_000_000);
  expect(await statusOf(id)).toBe("COMPLIANT");
  const entered = noticeInput.parse({ kind: "cancellation", policyNumber: "GL-1", effective: addDays(today(company.scope), -1) });
  const { notices } = await enterNotice(manager.scope, id, entered);
  expect(notices).toMatchObject([{ kind: "cancellation", policyNumber: "GL-1", isEntered: true }]);
  expect(await statusOf(id)).toBe("NON_COMPLIANT");
  const badges = async () =>
    (await listDocuments(manager.scope, documentQuery.parse({ vendorId: id }))).documents.map((one) => one.complianceStatus);
  expect(await badges(), "no canceled certificate is green").toEqual(["EXPIRED"]);
  const [canceled] = (await listDocuments(manager.scope, documentQuery.parse({ vendorId: id }))).documents;
  expect(canceled?.isCanceled, "and it reads Canceled").toBe(true);
  expect((await removeNotice(manager.scope, id, notices[0]?.id ?? "")).notices).toEqual([]);
  expect(await statusOf(id)).toBe("COMPLIANT");
  expect(await badges()).toEqual(["COMPLIANT"]);
});
