import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/api/ask/route";
import { Prisma } from "@/generated/prisma/client";
import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { answerException, requestException } from "@/lib/exceptions/commands";
import { exceptionAnswer, exceptionInput } from "@/lib/exceptions/schema";
import { fromIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { getClearance } from "@/lib/projects/clearance/queries";
import { assignVendors } from "@/lib/projects/commands";
import { ask } from "@/lib/search/questions/queries";
import { type AskDto, askDto, askQuery } from "@/lib/search/questions/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import {
  officeAdvice,
  officeAskedOn,
  officeProjects,
  officeQuestions,
  officeRefusals,
  officeVendors,
} from "@/lib/testing/office-questions";
import { type AskedVendor, askedOn, askedProjects, askedVendors, englishQuestions, spanishQuestions } from "@/lib/testing/questions";
import { readingOf } from "@/lib/testing/reading";
import { refusedQuestions } from "@/lib/testing/refused-questions";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { coverage, occurrence } from "@/lib/testing/requirements";
import { frenchQuestions, shortQuestions } from "@/lib/testing/short-questions";

let company: TestCompany;
let member: TestMember;
const projectIds = new Map<string, string>();
const vendorIds = new Map<string, string>();

const requirements: RequirementSet["requirements"] = [
  coverage,
  occurrence,
  { ...occurrence, key: "gl-generalAggregate", limit: "generalAggregate", minimum: 2_000_000 },
  { ...coverage, key: "wc-coverage", coverage: "WORKERS_COMPENSATION" },
];
const notice: RequirementSet["requirements"][number] = {
  ...{ key: "gl-notice", type: "cancellation-notice", severity: "soft", coverage: "GENERAL_LIABILITY", days: 30, rung: "endorsement" },
};

const gate = { failing: "stop", review: "warn", softMiss: "warn" } as const;
const warning: RequirementSet["gates"] = { work: gate, pay: gate };

function papersOf({ name, papers, holder }: (typeof askedVendors)[number]) {
  const reading = readingOf({ insured: name, ...(holder && { holder }) });
  const [certificate] = reading.certificates;
  const [sample] = certificate?.policies ?? [];
  if (!certificate || !sample) throw new Error("no policy");
  certificate.policies = papers.map(({ line, expires, aggregate }, at) => ({
    ...{ ...sample, type: line, policyNumber: `${name}-${at}`, expirationDate: expires, effectiveDate: "2026-06-15" },
    limits: { ...sample.limits, generalAggregate: line === "GENERAL_LIABILITY" ? (aggregate ?? null) : null },
  }));
  certificate.unreadable = papers.flatMap(({ expires }, at) => (expires === null ? [`/policies/${at}/expirationDate`] : []));
  return reading;
}

/** Writes the vendors, projects and contracts that are asked about. */
async function lay(vendors: readonly AskedVendor[], projects: readonly string[], sets: ReadonlyMap<string, string>) {
  for (const name of projects) {
    const own = sets.has(name) ? { requirementSetId: sets.get(name) } : {};
    projectIds.set(name, (await createProjectRow(company, [], { name, ...own })).id);
  }
  for (const vendor of vendors) {
    const { name, address = null, contactName = null, isInactive, on } = vendor;
    const { id } = await createVendorRow(company, { name, address, contactName, status: isInactive ? "INACTIVE" : "ACTIVE" });
    vendorIds.set(name, id);
    if (vendor.papers.length > 0) await createReadDocument(member.scope, id, papersOf(vendor));
    const projectId = on && projectIds.get(on.project);
    if (projectId) await assignVendors(member.scope, projectId, { vendorIds: [id], scopeOfWork: null, trade: on.trade });
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${askedOn}T15:00:00Z`) });
  company = await createCompany();
  member = await createMember(company);
  const sets = new Map([
    ["Harbor Tower", (await createRequirementSetRow(company, { requirements })).id],
    ["Northgate Plaza", (await createRequirementSetRow(company, { requirements: [coverage, notice], gates: warning })).id],
  ]);
  await lay(askedVendors, askedProjects, sets);
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
});

const answered = async (scope: CompanyScope, query: object): Promise<AskDto> => askDto.parse(await ask(scope, askQuery.parse(query)));
const asked = (q: string) => answered(company.scope, { q, limit: 100 });

/** First words of the vendors in the answer, or why there are none. */
function answerOf(answer: AskDto): string {
  if (!answer.isUnderstood) return `[${answer.reason}]`;
  expect(answer.vendors).toHaveLength(answer.total);
  return answer.vendors.map(({ name }) => name.split(" ")[0]).join(" ");
}

const all = [...englishQuestions, ...shortQuestions, ...spanishQuestions, ...frenchQuestions];

describe("the question box", () => {
  it("has at least 150 questions, 40 in Spanish and 30 that it must not answer", () => {
    expect(englishQuestions.length + spanishQuestions.length + refusedQuestions.length).toBeGreaterThanOrEqual(150);
    expect(spanishQuestions.length).toBeGreaterThanOrEqual(40);
    expect(refusedQuestions.length).toBeGreaterThanOrEqual(30);
  });

  it.each(all)("answers %s", async (question, answer) => {
    expect(answerOf(await asked(question))).toBe(answer);
  });

  it.each(all)("answers the query that it shows for %s alike", async (question, answer) => {
    const first = await asked(question);
    if (!first.isUnderstood) throw new Error(first.message);
    const again = await asked(first.query);
    expect(again).toMatchObject({ isUnderstood: true, query: first.query });
    expect(answerOf(again)).toBe(answer);
  });

  it.each(refusedQuestions)("does not answer %s", async (question, reason) => {
    const answer = await asked(question);
    expect(answerOf(answer)).toBe(`[${reason}]`);
    if (answer.isUnderstood) return;
    expect(answer.message).not.toBe("");
    expect(answer.examples.length).toBeGreaterThan(2);
  });

  it("shows the project, the status there and the policies that it found", async () => {
    const answer = await asked("which electricians on Harbor expire in March");
    expect(answer).toMatchObject({
      isUnderstood: true,
      query: 'trade:electrical project:"Harbor Tower" expires:2027-03 active:yes',
      project: { id: projectIds.get("Harbor Tower"), name: "Harbor Tower" },
      total: 1,
      vendors: [
        {
          id: vendorIds.get("Amber Electric"),
          complianceStatus: "COMPLIANT",
          trades: ["Electrical"],
          policies: [{ coverage: "GENERAL_LIABILITY", expirationDate: "2027-03-10" }],
        },
      ],
    });
  });

  it("says how many more vendors may belong to the answer", async () => {
    expect(await asked("vendors without general liability")).toMatchObject({ total: 4, unsure: 1 });
    expect(await asked("vendors expiring in March")).toMatchObject({ total: 3, unsure: 1 });
    expect(await asked("expired vendors")).toMatchObject({ unsure: 0 });
  });

  it("says how many vendors have no requirement to check yet", async () => {
    expect(await asked("who fails the general aggregate limit")).toMatchObject({ total: 3, unsure: 1 });
    expect(await asked("rule:gl.aggregate result:pass")).toMatchObject({ total: 1, unsure: 1 });
    expect(await asked("rule:gl.aggregate result:review")).toMatchObject({ total: 1, unsure: 0 });
  });

  it("says how many more vendors may work with a warning", async () => {
    expect(await asked("who may work on Northgate")).toMatchObject({
      query: 'work:clear project:"Northgate Plaza" active:yes',
      total: 0,
      notes: ['1 more vendor has a warning. To include it: work:clear,warn project:"Northgate Plaza" active:yes'],
    });
    expect(await asked("who may be paid on Harbor")).toMatchObject({ total: 1, notes: [expect.stringContaining("pay:clear,warn")] });
    expect(await asked("who may not work on Northgate")).toMatchObject({ total: 0, notes: [] });
    expect(await asked("who may work on Mill Street School")).toMatchObject({ total: 2, notes: [] });
  });

  it("shows when the policies of the vendor expire that was asked about", async () => {
    expect(await asked("when does Amber Electric expire")).toMatchObject({
      query: 'name:"Amber Electric"',
      vendors: [{ complianceStatus: "COMPLIANT", policies: [{ expirationDate: "2027-03-10" }, { expirationDate: "2027-09-01" }] }],
    });
    expect(await asked("can I pay Cedar Plumbing on Harbor Tower")).toMatchObject({
      vendors: [{ pay: "stop" }],
      project: { name: "Harbor Tower" },
    });
    expect(await asked("is Electric covered")).toMatchObject({
      choices: ['name:"Amber Electric"', 'name:"Birch Electric"', 'name:"Juniper Electric"'],
    });
  });

  it("leaves inactive vendors out and says so, unless they are asked for", async () => {
    expect(await asked("signage contractors expiring in April")).toMatchObject({
      total: 0,
      notes: ["1 inactive vendor matches too. To include it: trade:signage expires:2027-04"],
    });
    expect(await asked("inactive vendors")).toMatchObject({ total: 1, notes: [] });
    expect(await asked("expires:2027-04")).toMatchObject({ total: 1, notes: [] });
  });

  it("says what else is compliant, or is not", async () => {
    expect(await asked("which vendors are not compliant")).toMatchObject({
      total: 1,
      notes: ["4 more vendors are expired or have no documents. To include them: status:non-compliant,expired,no-documents active:yes"],
    });
    expect(await asked("proveedores en regla")).toMatchObject({
      notes: [
        "1 more vendor is compliant and expires soon. To include it: status:compliant,expiring-soon active:yes",
        "1 inactive vendor matches too. To include it: status:compliant",
      ],
    });
    expect(await asked("status:non-compliant,expired")).toMatchObject({ total: 3, notes: [] });
  });

  it("answers by the worst of a vendor's contracts on a project", async () => {
    const other = await createCompany();
    const { scope } = await createMember(other);
    const ask2 = async (q: string) => answerOf(await answered(other.scope, { q }));
    const [low, high] = await Promise.all(
      [coverage, { ...coverage, key: "wc-coverage", coverage: "WORKERS_COMPENSATION" as const }].map((one) =>
        createRequirementSetRow(other, { requirements: [one] }),
      ),
    );
    const { id: projectId } = await createProjectRow(other, [], { name: "Twin Towers" });
    const { id } = await createVendorRow(other, { name: "Nettle Signs" });
    await createReadDocument(scope, id, papersOf({ name: "Nettle Signs", papers: askedVendors[0]?.papers.slice(0, 1) ?? [] }));
    for (const [contractNumber, set] of [["1", low] as const, ["2", high] as const]) {
      const contract = { scopeOfWork: null, trade: null, contractNumber, requirementSetId: set?.id ?? null };
      await assignVendors(scope, projectId, { vendorIds: [id], ...contract });
    }
    expect(await ask2("who may not work on Twin Towers")).toBe("Nettle");
    expect(await ask2("who may work on Twin Towers")).toBe("");
    expect(await ask2("compliant vendors on Twin Towers")).toBe("");
    expect(await ask2("project:Twin status:non-compliant")).toBe("Nettle");
    expect(await ask2("project:Twin result:fail")).toBe("Nettle");
  });

  it("offers the projects that may be meant", async () => {
    expect(await asked("who may not work on Dock")).toMatchObject({
      choices: ['work:stop project:"Dock 7 North" active:yes', 'work:stop project:"Dock 9 South" active:yes'],
    });
    expect(await asked("who may not work on northgate")).toMatchObject({ choices: ['work:stop project:"Northgate Plaza" active:yes'] });
    expect(await asked("vendors in Springfield")).toMatchObject({
      choices: ['project:"Springfield Library" active:yes', 'city:"Springfield" active:yes'],
    });
  });

  it("says that no contract names a trade", async () => {
    expect(await asked("welders expiring in March")).toMatchObject({ total: 0, notes: [expect.stringContaining("No contract")] });
  });

  it("opens and closes the gates as the clearance of each vendor does", async () => {
    for (const [name, vendorId] of vendorIds) {
      const { work, pay } = await getClearance(company.scope, { vendorId });
      const answer = await asked(`name:"${name}" work:${work} pay:${pay}`);
      expect(answerOf(answer), name).toBe(name.split(" ")[0]);
    }
  });

  it("closes the gate of a vendor that is about to be judged again", async () => {
    const id = vendorIds.get("Birch Electric") ?? "";
    const due = (isJudgmentDue: boolean) =>
      inCompany(company.scope, (tx) => tx.vendor.updateMany({ where: { companyId: company.id, id }, data: { isJudgmentDue } }));
    expect(answerOf(await asked("name:Birch work:clear"))).toBe("Birch");
    await due(true);
    expect(answerOf(await asked("name:Birch work:clear"))).toBe("");
    expect(answerOf(await asked("name:Birch work:warn"))).toBe("Birch");
    await due(false);
  });

  it("takes the signs of patterns for themselves", async () => {
    for (const q of ['name:"%"', 'name:"_"', 'city:".*"', 'contact:"\\\\"', "name:';drop"]) expect(answerOf(await asked(q)), q).toBe("");
  });

  it("answers a call, and never about another company", async () => {
    const call = async (as: TestMember, q: string) => {
      const path = `/api/ask?${new URLSearchParams({ q })}`;
      const { status, body } = await callRoute(GET as RouteHandler, { accessToken: as.accessToken, path });
      return { status, data: (body as { data: AskDto }).data };
    };
    vi.useRealTimers();
    const neighbour = await createMember(await createCompany());
    expect(await call(neighbour, "documents:some")).toMatchObject({ status: 200, data: { total: 0, vendors: [] } });
    expect(await call(neighbour, 'project:"Harbor"')).toMatchObject({ data: { isUnderstood: false, reason: "noProject" } });
    expect((await call(neighbour, "x".repeat(301))).status).toBe(400);
    expect((await call(neighbour, "")).status).toBe(400);
  });
});

describe("the question box of an office", () => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${officeAskedOn}T15:00:00Z`) });
    company = await createCompany();
    member = await createMember(company);
    const { id } = await createRequirementSetRow(company, { requirements });
    await lay(officeVendors, officeProjects, new Map([["Castle in the Air", id]]));
  }, 60_000);

  it("has at least 120 questions, and 300 with all others", () => {
    expect(officeQuestions.length + officeRefusals.length).toBeGreaterThanOrEqual(120);
    expect(officeQuestions.length + officeRefusals.length + all.length + refusedQuestions.length).toBeGreaterThanOrEqual(300);
  });

  it.each(officeQuestions)("answers %s", async (question, answer) => {
    expect(answerOf(await asked(question))).toBe(answer);
  });

  it("offers a question near to one that it does not answer", async () => {
    const near: [string, string[]][] = [
      ["is fabel masonry covered", ['name:"Fable Masonry"']],
      ["can we pay daydreem roofing", ['name:"Daydream Roofing" pay:clear,warn,stop']],
      ["show me new vendors on Castle in the Air", ['project:"Castle in the Air" active:yes']],
      ["everyone except roofers", []],
      ["which vendors do not expire in March", []],
    ];
    for (const [question, choices] of near) expect(await asked(question), question).toMatchObject({ isUnderstood: false, choices });
  });

  it("counts a vendor apart whose file could not be read, even where the coverage is not required", async () => {
    const { id } = await createVendorRow(company, { name: "Phantom Heating" });
    const documentId = await createReadDocument(member.scope, id, papersOf({ name: "Phantom Heating", papers: [] }));
    await inCompany(company.scope, (tx) =>
      tx.document.update({ where: { companyId_id: { companyId: company.id, id: documentId } }, data: { processingStatus: "FAILED" } }),
    );
    expect(await asked("name:Phantom without:umbrella")).toMatchObject({ total: 0, unsure: 1 });
  });

  it.each(officeAdvice)("gives the reason %s and the choices %s", async (reason, choices, questions) => {
    for (const question of questions) expect(await asked(question), question).toMatchObject({ isUnderstood: false, reason, choices });
  });

  it.each(officeRefusals)("does not answer %s", async (question) => {
    expect(await asked(question)).toMatchObject({ isUnderstood: false });
  });
});

it("says how many of the vendors without a coverage have it waived, and lists them by itself", async () => {
  const other = await createCompany();
  const admin = await createMember(other, "ADMIN");
  const wc = { ...coverage, key: "wc-coverage", coverage: "WORKERS_COMPENSATION" as const };
  const { id } = await createVendorRow(other, { name: "Invented Paving" });
  await createVendorRow(other, { name: "Invented Glazing" });
  await makeDefaultSet(admin.scope, (await createRequirementSetRow(other, { requirements: [wc] })).id);
  const until = addDays(today(other.scope), 30);
  const input = { vendorId: id, requirement: wc.key, kind: "waive", reason: "No employees", until };
  const exception = await requestException(admin.scope, exceptionInput.parse(input));
  await answerException(admin.scope, exception.id, exceptionAnswer.parse({ answer: "approve" }));
  const askIn = (q: string) => answered(other.scope, { q, limit: 100 });
  const query = "without:wc rule:wc.in-force result:waived active:yes";
  const notes = [`1 of these vendors has a waiver for it: without:wc active:yes rule:wc.in-force result:waived`];
  expect(await askIn("subs w/o wc")).toMatchObject({ total: 2, notes });
  expect(await askIn(query)).toMatchObject({ total: 1, vendors: [{ id }] });
  expect(await askIn("vendors with wc waived")).toMatchObject({ total: 1, vendors: [{ id }] });
});

it("lists who is enrolled in a wrap-up today, and says who is on other days", async () => {
  const other = await createCompany();
  const { scope } = await createMember(other);
  const day = today(other.scope);
  const days = { startsOn: addDays(day, -100), endsOn: addDays(day, 100) };
  const wrap = { kind: "OCIP", name: "Invented OCIP", coverages: ["GENERAL_LIABILITY"], offSite: [], ...days };
  const { id: projectId } = await createProjectRow(other, [], { name: "Harbor Bridge", wrap });
  const enroll = async (name: string, enrollment: object | null) => {
    const { id } = await createVendorRow(other, { name });
    await assignVendors(scope, projectId, { vendorIds: [id], scopeOfWork: null, trade: null });
    const data = { enrollment: enrollment ?? Prisma.DbNull };
    await inCompany(other.scope, (tx) => tx.assignment.updateMany({ where: { companyId: other.id, vendorId: id }, data }));
  };
  const none = { enrolledOn: null, endsOn: null, number: null, isConfirmed: false };
  await enroll("Amber Electric", { ...none, status: "ENROLLED", enrolledOn: addDays(day, -10) });
  await enroll("Birch Electric", { ...none, status: "ENROLLED", enrolledOn: addDays(day, 10) });
  await enroll("Cedar Plumbing", { ...none, status: "ENROLLED", enrolledOn: addDays(day, -50), endsOn: day });
  await enroll("Gale Roofing", { ...none, status: "ENROLLED" });
  await enroll("Dune Drywall", { ...none, status: "EXCLUDED" });
  await enroll("Elm Paving", null);
  await createVendorRow(other, { name: "Fern Glazing" });
  const askIn = (q: string) => answered(other.scope, { q, limit: 100 });
  const notes = ["2 more vendors are enrolled, but not today. To include them: enrolled:yes,other active:yes"];
  expect(await askIn("who's enrolled")).toMatchObject({ query: "enrolled:yes active:yes", total: 1, notes });
  expect(answerOf(await askIn("who's enrolled on Harbor Bridge"))).toBe("Amber");
  expect(answerOf(await askIn("enrolled:other"))).toBe("Birch Cedar");

  // Who was on a project that is completed is on none now.
  expect(await askIn("who is not on any project")).toMatchObject({ query: "projects:none active:yes", total: 1, notes: [] });
  await inCompany(other.scope, (tx) => tx.project.updateMany({ where: { id: projectId }, data: { completedOn: fromIsoDate(day) } }));
  expect(await askIn("who is not on any project")).toMatchObject({
    total: 1,
    notes: [
      "6 more vendors were only on projects that are completed or contracts that ended. To include them: projects:none,completed active:yes",
    ],
  });
});
