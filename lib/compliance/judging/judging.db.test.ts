import { beforeEach, describe, expect, it } from "vitest";
import { markOutdated, rejudgeSome } from "@/lib/compliance/judging/rejudging-commands";
import { getRejudging } from "@/lib/compliance/judging/rejudging-queries";
import { datesOnlyId, readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { changeRequirementSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { sweepJudgments } from "@/lib/operations/integrity/verdicts-commands";
import { assignVendors, updateProject } from "@/lib/projects/commands";
import { connectAsOwner } from "@/lib/testing/db";
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
import { readingOf } from "@/lib/testing/reading";
import { general, higher } from "@/lib/testing/requirements";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

async function vendorWith(name: string, wishes: Parameters<typeof readingOf>[0] = {}): Promise<string> {
  const { id } = await createVendorRow(company, { name });
  await createReadDocument(member.scope, id, readingOf({ insured: name, number: `GL-${name}`, ...wishes }));
  return id;
}

const vendorOf = (id: string) =>
  inCompany(company.scope, (tx) => tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: company.id, id } } }));
const verdictsOf = (vendorId: string) =>
  inCompany(company.scope, (tx) => tx.verdict.findMany({ where: { companyId: company.id, vendorId }, orderBy: { fromAt: "asc" } }));

describe("a vendor", () => {
  it("is judged by the default set from the moment it is chosen, and keeps what was before", async () => {
    const id = await vendorWith("Alder Paving");
    expect(await vendorOf(id)).toMatchObject({ complianceStatus: "COMPLIANT", isByDates: true });
    expect((await verdictsOf(id)).at(-1)).toMatchObject({ setId: datesOnlyId, status: "COMPLIANT", untilAt: null });
    const set = await createRequirementSetRow(company, general);
    await makeDefaultSet(member.scope, set.id);
    expect(await vendorOf(id)).toMatchObject({ complianceStatus: "COMPLIANT", isByDates: false, autoLiabilityMark: "NOT_REQUIRED" });
    await changeRequirementSet(member.scope, set.id, higher);
    expect(await vendorOf(id)).toMatchObject({
      complianceStatus: "NON_COMPLIANT",
      reasonSentence: { key: "limit_short", values: { found: 1_000_000, required: 2_000_000 } },
      generalLiabilityMark: "SHORT",
    });
    expect(
      (await verdictsOf(id))
        .filter(({ setId }) => setId === set.id)
        .map(({ setVersion, status, untilAt, work, misses }) => [setVersion, status, untilAt === null, work, misses]),
    ).toEqual([
      [1, "COMPLIANT", false, "clear", []],
      [2, "NON_COMPLIANT", true, "stop", ["limit:GENERAL_LIABILITY:eachOccurrence"]],
    ]);
  });

  it("shows the worst of its contracts, each by its own set", async () => {
    const id = await vendorWith("Alder Paving");
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    const strict = await createRequirementSetRow(company, higher);
    const [easy, hard] = [await createProjectRow(company), await createProjectRow(company, [], { requirementSetId: strict.id })];
    await assignVendors(member.scope, easy.id, { vendorIds: [id], scopeOfWork: null });
    expect(await vendorOf(id)).toMatchObject({ complianceStatus: "COMPLIANT" });
    await assignVendors(member.scope, hard.id, { vendorIds: [id], scopeOfWork: null });
    expect(await vendorOf(id)).toMatchObject({ complianceStatus: "NON_COMPLIANT" });
    const current = (await verdictsOf(id)).filter(({ untilAt }) => untilAt === null);
    expect(current.map(({ projectId, status }) => [projectId, status])).toEqual(
      expect.arrayContaining([
        [easy.id, "COMPLIANT"],
        [hard.id, "NON_COMPLIANT"],
      ]),
    );
    await updateProject(member.scope, hard.id, { status: "COMPLETED" });
    expect(await vendorOf(id), "work that is done is not judged").toMatchObject({ complianceStatus: "COMPLIANT" });
  });

  it("whose requirement is unclear waits in the review queue", async () => {
    const id = await vendorWith("Alder Paving");
    const exclusion = {
      key: "x",
      type: "no-exclusion",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      forms: ["CG 22 94"],
    } satisfies Requirement;
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [...general.requirements, exclusion] })).id);
    expect(await vendorOf(id)).toMatchObject({ complianceStatus: "UNDER_REVIEW" });
    const documents = await inCompany(company.scope, (tx) => tx.document.findMany({ where: { companyId: company.id, vendorId: id } }));
    expect(documents.map(({ needsReview, badge }) => [needsReview, badge])).toEqual([[true, "UNDER_REVIEW"]]);
  });
});

describe("a sentence that limits coverage", () => {
  const describedAs = async (words: string) => {
    const { id } = await createVendorRow(company, { name: "Alder Paving" });
    const reading = readingOf({ insured: "Alder Paving" });
    const certificates = reading.certificates.map((one) => ({
      ...one,
      descriptionOfOperations: words,
      policies: one.policies.flatMap((policy) => [policy, { ...policy, type: "AUTO_LIABILITY" as const, policyNumber: "CA-1" }]),
    }));
    await createReadDocument(member.scope, id, { ...reading, certificates });
    const [document] = await inCompany(company.scope, (tx) => tx.document.findMany({ where: { vendorId: id } }));
    return { vendor: await vendorOf(id), document };
  };

  it("is asked only at the coverage that it names", async () => {
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    const asked = await describedAs("General liability excludes roofing above three stories.");
    expect(asked.vendor).toMatchObject({ complianceStatus: "UNDER_REVIEW", reasonSentence: { key: "words_unclear" } });
    expect(asked.document).toMatchObject({ badge: "UNDER_REVIEW", needsReview: true, reviewReasons: [] });
  });

  it("is not asked where nothing is required of the coverage", async () => {
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    const { vendor, document } = await describedAs("Auto liability excludes drivers under 25.");
    expect(vendor).toMatchObject({ complianceStatus: "COMPLIANT" });
    expect(document).toMatchObject({ badge: "COMPLIANT", needsReview: false });
  });
});

it("a vendor without a verdict of this version is found and checked", async () => {
  const set = await createRequirementSetRow(company, general);
  await makeDefaultSet(member.scope, set.id);
  const id = await vendorWith("Alder Paving");
  const owner = await connectAsOwner();
  // As if it had been added while the set was changed.
  await owner.query(
    "insert into requirement_set_version (company_id, set_id, number, body) select company_id, set_id, 2, $2 from requirement_set_version where set_id = $1",
    [set.id, JSON.stringify({ ...readySets.default, ...higher })],
  );
  const { id: unjudged } = await createVendorRow(company, { name: "Birch Paving" });
  await owner.end();
  expect(await vendorOf(id)).toMatchObject({ complianceStatus: "COMPLIANT" });
  await markOutdated(company.scope);
  while (await rejudgeSome(company.scope)) {
    // until all are judged
  }
  expect(await vendorOf(id)).toMatchObject({ complianceStatus: "NON_COMPLIANT" });
  expect((await verdictsOf(unjudged)).at(-1)).toMatchObject({ setVersion: 2, status: "NO_DOCUMENTS" });
});

it("the next sweep checks the vendors that an upgrade marked", async () => {
  const id = await vendorWith("Alder Paving");
  const jobs = () =>
    asPlatform().$queryRaw<object[]>`select 1 from pgboss.job where name = 'company.rejudge' and data ->> 'companyId' = ${company.id}`;
  await sweepJudgments();
  expect(await jobs()).toHaveLength(0);
  await inCompany(company.scope, (tx) => tx.vendor.updateMany({ where: { id }, data: { isJudgmentDue: true } }));
  await sweepJudgments();
  expect(await jobs()).toHaveLength(1);
});

it("many vendors are checked in the background, with progress, and an unreadable set passes no one", async () => {
  for (let number = 0; number < 60; number += 1) await createVendorRow(company, { name: `Vendor ${number}` });
  const id = await vendorWith("Alder Paving");
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [] })).id);
  expect(await getRejudging(company.scope)).toEqual({ total: 61, done: 0 });
  expect(await rejudgeSome(company.scope)).toBe(true);
  expect(await getRejudging(company.scope)).toEqual({ total: 61, done: 50 });
  while (await rejudgeSome(company.scope)) {
    // until all are judged
  }
  expect(await getRejudging(company.scope)).toEqual({ total: 0, done: 0 });
  expect(await vendorOf(id)).toMatchObject({
    complianceStatus: "UNDER_REVIEW",
    reasonSentence: { key: "set_unreadable" },
  });
});
