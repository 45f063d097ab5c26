import { beforeEach, describe, expect, it } from "vitest";
import type { Prisma } from "@/generated/prisma/client";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { inCompany } from "@/lib/infra/db";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { addVendorsToProject, assignRequirements } from "@/lib/projects/bulk-commands";
import { assignVendors, createProject, updateAssignment, updateProject } from "@/lib/projects/commands";
import {
  assignmentBatch,
  assignmentInput,
  assignmentPatch,
  assignmentQuery,
  projectInput,
  projectPatch,
  requirementsBatch,
} from "@/lib/projects/schema";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  overrideStanding,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { general, higher } from "@/lib/testing/requirements";
import { wordsIn } from "@/lib/testing/words";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

const add = (input: object) => createProject(member.scope, projectInput.parse(input));
const change = (id: string, patch: object) => updateProject(member.scope, id, projectPatch.parse(patch));
const assign = (id: string, input: object) => assignVendors(member.scope, id, assignmentInput.parse(input));
const listed = async (id: string, query: object = {}) =>
  (await listAssignments(company.scope, id, assignmentQuery.parse(query))).assignments;
const vendor = async (values: Partial<Prisma.VendorUncheckedCreateInput> = {}) => (await createVendorRow(company, values)).id;

async function insured(name: string): Promise<string> {
  const id = await vendor({ name });
  await createReadDocument(member.scope, id, readingOf({ insured: name, number: `GL-${name}` }));
  return id;
}

describe("a project", () => {
  it("keeps its set, its certificate holders, its years after completion and its id in another system", async () => {
    const set = await createRequirementSetRow(company, general);
    const holders = [
      { name: "Invented Owner LLC", address: "1 Example Quay\nSpringfield, NY 10000" },
      { name: "Invented Lender", address: null },
    ];
    const { id } = await add({ name: "Harbor Tower", requirementSetId: set.id, holders, completedYears: "8", externalId: "P-1" });
    const kept = { requirementSetId: set.id, requirementSetName: set.name, holders, completedYears: 8, externalId: "P-1" };
    expect(await change(id, { externalSource: "Ledger" })).toMatchObject({ ...kept, externalSource: "Ledger" });
    expect(await change(id, { requirementSetId: "", holders: [], completedYears: 0, externalId: "" })).toMatchObject({
      ...{ requirementSetId: null, requirementSetName: null, holders: [], completedYears: 0, externalId: null },
    });
  });

  it("takes a set of the company that is in use alone, and says so at the field", async () => {
    const [archived, theirs] = [
      await createRequirementSetRow(company, general, { archivedAt: new Date() }),
      await createRequirementSetRow(await createCompany(), general),
    ];
    expect(await add({ name: "Harbor Tower", requirementSetId: archived.id }).catch(wordsIn)).toMatchObject({
      code: "invalid",
      fields: { requirementSetId: "This requirement set is archived. Choose another." },
    });
    expect(await add({ name: "Harbor Tower", requirementSetId: theirs.id }).catch(wordsIn)).toMatchObject({
      fields: { requirementSetId: "Choose a requirement set that is in use" },
    });
    const { id } = await add({ name: "Harbor Tower" });
    await expect(change(id, { requirementSetId: archived.id })).rejects.toMatchObject({ code: "invalid" });
    const alder = await vendor();
    await expect(assign(id, { vendorIds: [alder], requirementSetId: archived.id })).rejects.toMatchObject({ code: "invalid" });
  });

  it("refuses an external id that another project of the same system has", async () => {
    await add({ name: "Harbor Tower", externalId: "P-1", externalSource: "Ledger" });
    const taken = { code: "conflict", fields: { externalId: "This external ID is already used" } };
    expect(await add({ name: "Mill School", externalId: "P-1", externalSource: "Ledger" }).catch(wordsIn)).toMatchObject(taken);
    const { id } = await add({ name: "Mill School", externalId: "P-1", externalSource: "Other" });
    expect(await change(id, { externalSource: "Ledger" }).catch(wordsIn)).toMatchObject(taken);
    expect(await add({ name: "Harbor Tower" }).catch(wordsIn)).toMatchObject({
      fields: { name: "A project with this name already exists" },
    });
  });

  it("refuses more than 20 years after completion", () => {
    for (const completedYears of [21, -1, 1.5, "many"]) {
      const { error } = projectInput.safeParse({ name: "Harbor Tower", completedYears });
      expect(error?.issues.map(({ message }) => wordsIn(message))).toEqual(["Years must be a whole number from 0 to 20"]);
    }
  });
});

describe("a vendor's contracts on a project", () => {
  it("are several, distinguished by their numbers regardless of case", async () => {
    const [{ id }, alder] = [await add({ name: "Harbor Tower" }), await vendor({ name: "Alder Roofing" })];
    await assign(id, { vendorIds: [alder], contractNumber: "C-1", trade: "Roofing" });
    await assign(id, { vendorIds: [alder], contractNumber: "C-2", trade: "Siding" });
    await assign(id, { vendorIds: [alder] });
    expect(await assign(id, { vendorIds: [alder], contractNumber: "c-1" }).catch(wordsIn)).toMatchObject({
      code: "conflict",
      fields: { contractNumber: "Alder Roofing already has contract c-1 on this project" },
    });
    expect(await assign(id, { vendorIds: [alder] }).catch(wordsIn)).toMatchObject({
      fields: { contractNumber: "Alder Roofing is already on this project. Enter a contract number to add another contract." },
    });
    const rows = await listed(id, { search: "siding" });
    expect(rows.map(({ contractNumber, trade }) => [contractNumber, trade])).toEqual([["C-2", "Siding"]]);
    const place = { id, assignmentId: rows[0]?.id ?? "" };
    expect(await updateAssignment(member.scope, place, assignmentPatch.parse({ contractNumber: "C-1" })).catch(wordsIn)).toMatchObject({
      code: "conflict",
      fields: { contractNumber: "This vendor already has a contract with this number on this project" },
    });
    expect(
      await updateAssignment(member.scope, place, assignmentPatch.parse({ startsOn: "2027-03-02", endsOn: "2027-03-01" })).catch(wordsIn),
    ).toMatchObject({ fields: { endsOn: "Last day must not be before the first day" } });
    const other = await add({ name: "Mill School" });
    await expect(updateAssignment(member.scope, { ...place, id: other.id }, { trade: "x" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("are judged each by its own set, and answer both gates", full, async () => {
    const alder = await insured("Alder Paving");
    const [soft, hard] = [await createRequirementSetRow(company, general), await createRequirementSetRow(company, higher)];
    await makeDefaultSet(member.scope, soft.id);
    const { id } = await add({ name: "Harbor Tower" });
    await assign(id, { vendorIds: [alder], contractNumber: "C-1" });
    await assign(id, { vendorIds: [alder], contractNumber: "C-2", requirementSetId: hard.id });
    const rows = await listed(id, { sort: "scope" });
    expect(
      rows
        .toSorted((a, b) => (a.contractNumber ?? "").localeCompare(b.contractNumber ?? ""))
        .map(({ contractNumber, complianceStatus, work, pay, complianceReason }) => [
          contractNumber,
          complianceStatus,
          work,
          pay,
          complianceReason,
        ]),
    ).toEqual([
      ["C-1", "COMPLIANT", "clear", "clear", "All requirements are met."],
      ["C-2", "NON_COMPLIANT", "stop", "stop", "Each occurrence limit is $1,000,000; $2,000,000 is required."],
    ]);
    expect((await listed(id, { work: "stop" })).map(({ contractNumber }) => contractNumber)).toEqual(["C-2"]);
    const place = { id, assignmentId: rows.find(({ contractNumber }) => contractNumber === "C-2")?.id ?? "" };
    await updateAssignment(member.scope, place, assignmentPatch.parse({ requirementSetId: null }));
    expect((await listed(id)).map(({ work }) => work)).toEqual(["clear", "clear"]);
    await change(id, { requirementSetId: hard.id });
    expect((await listed(id)).map(({ work }) => work)).toEqual(["stop", "stop"]);
  });

  it("without a set are judged by dates only, and are never clear by default", async () => {
    const { id } = await add({ name: "Harbor Tower" });
    const statuses = ["COMPLIANT", "EXPIRING_SOON", "UNDER_REVIEW", "NON_COMPLIANT", "EXPIRED", "NO_DOCUMENTS"] as const;
    for (const complianceStatus of statuses) {
      const vendorId = await vendor({ name: complianceStatus });
      await assign(id, { vendorIds: [vendorId] });
      await overrideStanding(company, vendorId, { complianceStatus });
    }
    const gates = Object.fromEntries((await listed(id)).map(({ vendor: { name }, work, pay }) => [name, [work, pay]]));
    expect(gates).toEqual({
      ...{ COMPLIANT: ["clear", "clear"], EXPIRING_SOON: ["clear", "clear"], UNDER_REVIEW: ["warn", "warn"] },
      ...{ NON_COMPLIANT: ["stop", "stop"], EXPIRED: ["stop", "stop"], NO_DOCUMENTS: ["stop", "stop"] },
    });
  });

  it("are not clear while they wait to be judged again, nor without the verdict that a set should give", async () => {
    const alder = await insured("Alder Paving");
    const { id } = await add({ name: "Harbor Tower" });
    await assign(id, { vendorIds: [alder] });
    expect(await listed(id)).toMatchObject([{ work: "clear" }]);
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ data: { isJudgmentDue: true } }));
    expect(await listed(id)).toMatchObject([
      { work: "warn", pay: "warn", complianceReason: expect.stringContaining("updating this contract") },
    ]);
    const set = await createRequirementSetRow(company, general);
    // A change without a check of its vendors, as a mistake would make it.
    await inCompany(company.scope, (tx) => tx.vendor.updateMany({ data: { isJudgmentDue: false } }));
    await inCompany(company.scope, (tx) => tx.project.updateMany({ data: { requirementSetId: set.id } }));
    expect(await listed(id)).toMatchObject([{ work: "warn", pay: "warn", complianceStatus: "UNDER_REVIEW" }]);
  });
});

describe("several vendors at once", () => {
  it("come onto a project each as if it were alone, and get a set for their contracts", async () => {
    const [alder, birch, cedar] = [await vendor({ name: "Alder" }), await vendor({ name: "Birch" }), await vendor({ name: "Cedar" })];
    const tower = await add({ name: "Harbor Tower" });
    await assign(tower.id, { vendorIds: [alder] });
    const added = await addVendorsToProject(member.scope, tower.id, assignmentBatch.parse({ ids: [alder, birch], trade: "Roofing" }));
    expect(added.done).toEqual([birch]);
    expect(wordsIn(added.failed)).toMatchObject([{ name: "Alder", reason: expect.stringContaining("on this project") }]);

    const set = await createRequirementSetRow(company, general);
    const input = { ids: [alder, birch, cedar], requirementSetId: set.id };
    const given = await assignRequirements(member.scope, requirementsBatch.parse(input));
    expect(given.done).toEqual([alder, birch]);
    expect(wordsIn(given.failed)).toMatchObject([{ name: "Cedar", reason: expect.stringContaining("no contract on an active project") }]);
    expect((await listed(tower.id)).map(({ requirementSetId }) => requirementSetId)).toEqual([set.id, set.id]);

    const other = await add({ name: "Far Bridge" });
    await assign(other.id, { vendorIds: [alder] });
    await assignRequirements(member.scope, requirementsBatch.parse({ ids: [alder], requirementSetId: null, projectId: other.id }));
    expect((await listed(tower.id, { sort: "vendor" }))[0], "only the contracts of the chosen project").toMatchObject({
      requirementSetId: set.id,
    });
  });
});
