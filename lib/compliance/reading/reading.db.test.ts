import { beforeEach, describe, expect, it } from "vitest";
import { GET as TIMELINE } from "@/app/api/vendors/[id]/timeline/route";
import { GET as VERDICT } from "@/app/api/vendors/[id]/verdict/route";
import { listStatusesOn } from "@/lib/compliance/reading/past-queries";
import { pastQuery } from "@/lib/compliance/reading/past-schema";
import type { TimelineDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { changeRequirementSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { beginReading, failReading } from "@/lib/documents/readings/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { assignVendors } from "@/lib/projects/commands";
import { assignmentQuery } from "@/lib/projects/schema";
import { today } from "@/lib/tenancy/scope";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { coverage, occurrence } from "@/lib/testing/requirements";
import { getVendor, listVendors } from "@/lib/vendors/queries";
import { vendorQuery } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

async function vendorWith(name: string): Promise<string> {
  const { id } = await createVendorRow(company, { name });
  await createReadDocument(
    member.scope,
    id,
    readingOf({ insured: name, number: `GL-${name}`, expiration: addDays(today(company.scope), 200) }),
  );
  return id;
}

async function ask<T>(handler: unknown, id: string, query = ""): Promise<T> {
  const { status, body } = await callRoute(handler as RouteHandler, {
    params: { id },
    accessToken: member.accessToken,
    path: `/?${query}`,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: T }).data;
}

describe("the verdict of a vendor", () => {
  it("gives for each requirement what is required, what was found, where it is and what to ask for", async () => {
    const id = await vendorWith("Alder Paving");
    const set = await createRequirementSetRow(company, { requirements: [coverage, { ...occurrence, minimum: 2_000_000 }] });
    await makeDefaultSet(member.scope, set.id);
    const verdict = await ask<VendorVerdictDto>(VERDICT, id);
    expect(verdict).toMatchObject({ status: "NON_COMPLIANT", isJudgedAgain: false });
    const [unit] = verdict.units;
    expect(unit).toMatchObject({
      ...{ assignmentId: null, project: null, set: { id: set.id, name: set.name, version: 1 }, work: "stop", pay: "stop" },
      reason: "Each occurrence limit is $1,000,000; $2,000,000 is required.",
      fix: "Raise the each occurrence limit to $2,000,000.",
    });
    expect(unit?.lines.map(({ result, required }) => [result, required])).toEqual([
      ["fail", "Each occurrence limit of at least $2,000,000"],
      ["pass", "General liability in force"],
    ]);
    expect(unit?.lines[0]?.proofs).toMatchObject([{ document: { name: expect.any(String) }, rung: "checkbox" }]);
  });

  it("of a past day is what was known then, and of a day to come what is known now", async () => {
    const id = await vendorWith("Alder Paving");
    const set = await createRequirementSetRow(company, { requirements: [coverage, occurrence] });
    await makeDefaultSet(member.scope, set.id);
    await changeRequirementSet(member.scope, set.id, { requirements: [coverage, { ...occurrence, minimum: 2_000_000 }] });
    const day = today(company.scope);
    const before = await ask<VendorVerdictDto>(VERDICT, id, `date=${addDays(day, -1)}`);
    expect(before, "nothing was on file yesterday").toMatchObject({ status: "NO_DOCUMENTS", isJudgedAgain: true });
    const later = await ask<VendorVerdictDto>(VERDICT, id, `date=${addDays(day, 300)}`);
    expect(later).toMatchObject({ status: "EXPIRED", isJudgedAgain: true });
  });
});

it("a record that waits for a file says being read wherever its badge is, and under review once a person has to look", async () => {
  const id = await vendorWith("Alder Paving");
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage, occurrence] })).id);
  const project = await createProjectRow(company);
  await assignVendors(member.scope, project.id, { vendorIds: [id] });
  const standings = async () => {
    const { vendors } = await listVendors(member.scope, vendorQuery.parse({}));
    const { assignments } = await listAssignments(member.scope, project.id, assignmentQuery.parse({}));
    const past = await listStatusesOn(member.scope, pastQuery.parse({ date: today(company.scope) }));
    const { units } = await ask<VendorVerdictDto>(VERDICT, id);
    const badges = [vendors[0], await getVendor(member.scope, id), assignments[0]].map((one) => [one?.complianceStatus, one?.isBeingRead]);
    return [...badges, ...[past.vendors[0], ...units].map((one) => [one?.status, one?.isBeingRead])];
  };
  const all = (status: string, isBeingRead: boolean) => Array.from({ length: 5 }, () => [status, isBeingRead]);
  expect(await standings()).toEqual(all("COMPLIANT", false));
  const { id: documentId } = await createStoredDocument(member.scope, id, { bytes: Buffer.from("%PDF-1.7 waiting") });
  expect(await standings()).toEqual(all("UNDER_REVIEW", true));
  await beginReading(member.scope, { documentId, revision: 1 });
  await failReading(member.scope, { documentId, revision: 1 }, "The file is damaged.");
  expect(await standings()).toEqual(all("UNDER_REVIEW", false));
});

it("a vendor whom no requirement set judges says being read, too, until something else is open", async () => {
  const id = await vendorWith("Alder Paving");
  const standing = async () => {
    const { complianceStatus, isBeingRead, complianceReason } = await getVendor(member.scope, id);
    return [complianceStatus, isBeingRead, complianceReason];
  };
  const { id: documentId, fileName } = await createStoredDocument(member.scope, id, { bytes: Buffer.from("%PDF-1.7 waiting") });
  expect(await standing()).toEqual(["UNDER_REVIEW", true, `Still reading ${fileName}.`]);
  await beginReading(member.scope, { documentId, revision: 1 });
  await failReading(member.scope, { documentId, revision: 1 }, "The file is damaged.");
  expect(await standing()).toMatchObject(["UNDER_REVIEW", false, expect.any(String)]);
});

describe("the timeline", () => {
  const asRequired = async () => makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
  const timelineFor = async (id: string, from: string, to: string) => {
    const [row] = (await ask<TimelineDto>(TIMELINE, id, `from=${from}&to=${to}`)).coverages;
    return { gaps: row?.gaps.map((gap) => [gap.from, gap.to, gap.days]), unknown: row?.unknown.map((part) => [part.from, part.to]), row };
  };

  it("counts no day before the vendor was added, and none to come", async () => {
    await asRequired();
    const id = await vendorWith("Alder Paving");
    const day = today(company.scope);
    const ends = addDays(day, 200);
    const began = `${Number(ends.slice(0, 4)) - 1}${ends.slice(4)}`;
    const [from, to] = [addDays(began, -100), addDays(ends, 99)];
    const { gaps, unknown, row } = await timelineFor(id, from, to);
    expect(row).toMatchObject({ isRequired: true, knownFrom: day });
    expect(gaps).toEqual([]);
    expect(unknown).toEqual([
      [from, addDays(began, -1)],
      [ends, to],
    ]);
    expect((await timelineFor(id, "2020-01-01", "2020-01-31")).gaps, "long before").toEqual([]);
  });

  it("counts the days since an expired policy until today", async () => {
    await asRequired();
    const id = await vendorWith("Alder Paving");
    const day = today(company.scope);
    const added = addDays(day, -400);
    const owner = await connectAsOwner();
    await owner.query("update vendor set created_at = $1 where id = $2", [`${added}T15:00:00Z`, id]);
    await owner.end();
    const { gaps } = await timelineFor(id, addDays(added, -50), addDays(day, 100));
    const ends = addDays(day, 200);
    const began = `${Number(ends.slice(0, 4)) - 1}${ends.slice(4)}`;
    expect(gaps).toEqual([[added, addDays(began, -1), expect.any(Number)]]);
  });

  it("counts days to come within required work, and days since work that began before the vendor was added", async () => {
    await asRequired();
    const id = await vendorWith("Alder Paving");
    const day = today(company.scope);
    const ends = addDays(day, 200);
    const began = `${Number(ends.slice(0, 4)) - 1}${ends.slice(4)}`;
    const work = { startsOn: new Date(addDays(began, -10)), endsOn: new Date(addDays(ends, 30)) };
    const project = await createProjectRow(company, [], work);
    await assignVendors(member.scope, project.id, { vendorIds: [id] });
    const { gaps, unknown } = await timelineFor(id, addDays(began, -100), addDays(ends, 99));
    expect(gaps).toEqual([
      [addDays(began, -10), addDays(began, -1), 10],
      [ends, addDays(ends, 30), 31],
    ]);
    expect(unknown).toEqual([
      [addDays(began, -100), addDays(began, -11)],
      [addDays(ends, 31), addDays(ends, 99)],
    ]);
  });
});

it("a past day shows the worst of a vendor's contracts, one by its set and one by dates only", async () => {
  const id = await vendorWith("Alder Paving");
  const expired = readingOf({
    insured: "Alder Paving",
    number: "CA-1",
    line: "AUTO_LIABILITY",
    expiration: addDays(today(company.scope), -100),
  });
  await createReadDocument(member.scope, id, expired);
  const set = await createRequirementSetRow(company, { requirements: [coverage, occurrence] });
  const [judged, bare] = [await createProjectRow(company, [], { requirementSetId: set.id }), await createProjectRow(company)];
  for (const project of [judged, bare]) await assignVendors(member.scope, project.id, { vendorIds: [id] });
  const owner = await connectAsOwner();
  for (const [table, column] of Object.entries({
    verdict: "from_at",
    assignment: "created_at",
    document: "created_at",
    reading: "created_at",
    vendor: "created_at",
    requirement_set_version: "created_at",
  }))
    await owner.query(`update ${table} set ${column} = ${column} - interval '5 days' where company_id = $1`, [company.id]);
  await owner.end();
  const day = addDays(today(company.scope), -2);
  expect(await ask<VendorVerdictDto>(VERDICT, id, `date=${day}`)).toMatchObject({ status: "EXPIRED", isJudgedAgain: false });
  const past = await listStatusesOn(member.scope, pastQuery.parse({ date: day }));
  expect(past.vendors).toMatchObject([{ id, status: "EXPIRED" }]);
});

it("all vendors today have the status of their badges, also those without a set", async () => {
  const id = await vendorWith("Alder Paving");
  const now = await listStatusesOn(member.scope, pastQuery.parse({ date: today(company.scope) }));
  expect(now.vendors).toMatchObject([{ id, status: "COMPLIANT" }]);
});

it("all vendors on a past day have the status known then, and another company's are not included", async () => {
  const id = await vendorWith("Alder Paving");
  const set = await createRequirementSetRow(company, { requirements: [coverage, { ...occurrence, minimum: 2_000_000 }] });
  await makeDefaultSet(member.scope, set.id);
  const day = today(company.scope);
  const now = await listStatusesOn(member.scope, pastQuery.parse({ date: day }));
  expect(now.vendors).toMatchObject([{ id, status: "NON_COMPLIANT", isJudgedAgain: false }]);
  expect((await listStatusesOn(member.scope, pastQuery.parse({ date: addDays(day, -3) }))).vendors, "it was added later").toEqual([]);
  const other = await createMember(await createCompany());
  expect((await listStatusesOn(other.scope, pastQuery.parse({ date: day }))).vendors).toEqual([]);
});
