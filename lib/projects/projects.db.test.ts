import { beforeEach, describe, expect, it } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { inCompany } from "@/lib/infra/db";
import { byteOrderMark } from "@/lib/infra/lists/csv-rules";
import { exportAssignments, listAssignments, listVendorProjects } from "@/lib/projects/assignments-queries";
import {
  assignVendors,
  changeProjects,
  createProject,
  deleteProject,
  removeAssignment,
  updateAssignment,
  updateProject,
} from "@/lib/projects/commands";
import { exportProjects, getProject, listProjectIds, listProjectNames, listProjects } from "@/lib/projects/queries";
import {
  assignmentFilter,
  assignmentInput,
  assignmentPatch,
  assignmentQuery,
  projectFilter,
  projectInput,
  projectNamesQuery,
  projectPatch,
  projectQuery,
} from "@/lib/projects/schema";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import {
  createCompany,
  createMember,
  createProjectRow,
  createStoredDocument,
  createVendorRow,
  overrideStanding,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { csvTextOf } from "@/lib/testing/tables";
import { wordsIn } from "@/lib/testing/words";
import { changeVendors, deleteVendor } from "@/lib/vendors/commands";
import { exportVendors } from "@/lib/vendors/export-queries";
import { listVendorIds, listVendors } from "@/lib/vendors/queries";
import { vendorFilter, vendorQuery } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

const add = (input: object) => createProject(member.scope, projectInput.parse(input));
const change = (id: string, patch: object) => updateProject(member.scope, id, projectPatch.parse(patch));
async function assign(id: string, vendorIds: string[], scopeOfWork?: string) {
  const outcome = await assignVendors(member.scope, id, assignmentInput.parse({ vendorIds, scopeOfWork }));
  for (const vendorId of new Set(vendorIds)) await overrideStanding(company, vendorId, wishes.get(vendorId) ?? {});
  return outcome;
}
const names = async (query: object) => (await listProjects(company.scope, projectQuery.parse(query))).projects.map(({ name }) => name);
const vendorsOf = (id: string, query: object = {}) => listAssignments(company.scope, id, assignmentQuery.parse(query));
/** The place of a vendor's only contract on a project. */
async function placeOf(id: string, vendorId: string): Promise<{ id: string; assignmentId: string }> {
  const row = await inCompany(company.scope, (tx) => tx.assignment.findFirst({ where: { projectId: id, vendorId } }));
  return { id, assignmentId: row?.id ?? "00000000-0000-4000-8000-000000000000" };
}
const events = async (about?: string) =>
  (await listActivity(company.scope, activityQuery.parse({ about }))).events
    .map(({ action, details }) => (details ? `${action}: ${details}` : action))
    .toReversed();
/** The status that each vendor is to have, whatever a command says of a vendor without papers. */
const wishes = new Map<string, Partial<Prisma.VendorUncheckedCreateInput>>();
async function vendor(values: Partial<Prisma.VendorUncheckedCreateInput>): Promise<string> {
  const { id } = await createVendorRow(company, values);
  wishes.set(id, { complianceStatus: "NO_DOCUMENTS", reasonSentence: Prisma.DbNull, ...values });
  return id;
}

describe("a project", () => {
  it("has a name that no other of the company has, regardless of case", async () => {
    const { id } = await add({ name: "Harbor Tower" });
    const taken = { code: "conflict", fields: { name: "A project with this name already exists" } };
    expect(await add({ name: "HARBOR  tower" }).catch(wordsIn)).toMatchObject(taken);
    const other = await add({ name: "Mill School" });
    expect(await change(other.id, { name: "harbor tower" }).catch(wordsIn)).toMatchObject(taken);
    await change(id, { name: "HARBOR TOWER" });
    const neighbour = await createCompany();
    expect((await createProject(neighbour.scope, projectInput.parse({ name: "Harbor Tower" }))).name).toBe("Harbor Tower");
  });

  it("of two with the same name at the same time one is refused", async () => {
    const outcomes = await Promise.allSettled([add({ name: "Harbor Tower" }), add({ name: "harbor tower" })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await names({})).toHaveLength(1);
  });

  it("keeps what a change does not mention, and checks a day against the one that is there", async () => {
    const { id } = await add({ name: "Harbor Tower", number: "26-014", startsOn: "2027-03-01", endsOn: "2027-09-30" });
    expect(await change(id, { endsOn: "2027-02-28" }).catch(wordsIn)).toMatchObject({
      code: "invalid",
      fields: { endsOn: "Last day must not be before the first day" },
    });
    expect(await change(id, { startsOn: "", address: "1 Example Street" })).toMatchObject({
      ...{ name: "Harbor Tower", number: "26-014", address: "1 Example Street", startsOn: null, endsOn: "2027-09-30" },
    });
    expect((await change(id, { endsOn: "2027-02-28" })).endsOn).toBe("2027-02-28");
  });

  it("goes alone when it is deleted: its vendors stay", async () => {
    const id = await vendor({});
    const project = await add({ name: "Harbor Tower" });
    await assign(project.id, [id]);
    await deleteProject(member.scope, project.id);
    await expect(getProject(company.scope, project.id)).rejects.toThrow("Project not found");
    const left = await inCompany(company.scope, async (tx) => [await tx.assignment.count(), await tx.vendor.count()]);
    expect(left).toEqual([0, 1]);
  });

  it("is logged, with the changed fields alone and nothing where nothing changed", async () => {
    const paving = await vendor({ name: "McAdam Paving" });
    const { id } = await add({ name: "Harbor Tower", endsOn: "2027-09-30" });
    await change(id, { name: "Harbor Tower", number: "26-014", endsOn: "2027-09-30" });
    await change(id, { number: "26-014" });
    await change(id, { status: "COMPLETED" });
    await change(id, { status: "ACTIVE" });
    await assign(id, [paving], "Paving");
    const place = await placeOf(id, paving);
    await updateAssignment(member.scope, place, assignmentPatch.parse({ scopeOfWork: "Paving" }));
    await updateAssignment(member.scope, place, assignmentPatch.parse({ scopeOfWork: "Paving, curbs" }));
    await removeAssignment(member.scope, place);
    await deleteProject(member.scope, id);
    expect(await events("projects")).toEqual([
      "project.created",
      "project.updated: number",
      "project.completed",
      "project.reopened",
      "project.vendor_added: vendor: McAdam Paving",
      "project.vendor_changed: scope of work, vendor: McAdam Paving",
      "project.vendor_removed: vendor: McAdam Paving",
      "project.deleted: 0 vendors",
    ]);
    const { events: told } = await listActivity(company.scope, activityQuery.parse({ about: "projects" }));
    expect(told.map(({ subject }) => subject)).toContainEqual({ type: "project", id, name: "Harbor Tower", isThere: false });
  });
});

it("a completed project takes no vendors until it is reopened", async () => {
  const [{ id }, alder] = [await add({ name: "Harbor Tower" }), await vendor({ name: "Alder Roofing" })];
  await change(id, { status: "COMPLETED" });
  await expect(assign(id, [alder])).rejects.toMatchObject({ code: "conflict", message: /Reopen it/ });
  expect((await vendorsOf(id)).assignments).toEqual([]);
  await change(id, { status: "ACTIVE" });
  expect(await assign(id, [alder])).toEqual({ added: 1 });
});

describe("the list of projects", () => {
  beforeEach(async () => {
    await add({ name: "birch Hall", number: "26-003", endsOn: "2027-02-01" });
    await add({ name: "Alder Yard", address: "9 Birch Road", endsOn: "2026-12-01", startsOn: "2026-11-01" });
    const cedar = await add({ name: "Cedar Court", number: "25-100" });
    await change(cedar.id, { status: "COMPLETED" });
  });

  it("is sorted by each column, both ways, what was left out last", async () => {
    expect(await names({})).toEqual(["Cedar Court", "Alder Yard", "birch Hall"]);
    expect(await names({ sort: "created" })).toEqual(["birch Hall", "Alder Yard", "Cedar Court"]);
    expect(await names({ sort: "name" })).toEqual(["Alder Yard", "birch Hall", "Cedar Court"]);
    expect(await names({ sort: "number" })).toEqual(["Cedar Court", "birch Hall", "Alder Yard"]);
    expect(await names({ sort: "-number" })).toEqual(["birch Hall", "Cedar Court", "Alder Yard"]);
    expect(await names({ sort: "ends" })).toEqual(["Alder Yard", "birch Hall", "Cedar Court"]);
    expect(await names({ sort: "-ends" })).toEqual(["birch Hall", "Alder Yard", "Cedar Court"]);
    expect(await names({ sort: "starts" })).toEqual(["Alder Yard", "birch Hall", "Cedar Court"]);
    expect(await names({ sort: "status" })).toEqual(["Alder Yard", "birch Hall", "Cedar Court"]);
    expect(projectQuery.safeParse({ sort: "name; drop table project" }).success).toBe(false);
  });

  it("is narrowed by status, and by name, number and address, with signs as letters", async () => {
    expect(await names({ search: "BIRCH", sort: "name" })).toEqual(["Alder Yard", "birch Hall"]);
    expect(await names({ search: "25-1" })).toEqual(["Cedar Court"]);
    expect(await names({ search: "2%0" })).toEqual([]);
    expect(await names({ status: "COMPLETED" })).toEqual(["Cedar Court"]);
    expect(await names({ status: "ACTIVE", search: "hall" })).toEqual(["birch Hall"]);
  });

  it("comes in pages, and its ids and its file have all of it in the same order", async () => {
    const { projects, pagination } = await listProjects(company.scope, projectQuery.parse({ sort: "name", limit: 2, page: 2 }));
    expect(projects.map(({ name }) => name)).toEqual(["Cedar Court"]);
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    const filter = projectFilter.parse({ sort: "name" });
    const { ids } = await listProjectIds(company.scope, filter);
    expect(ids).toHaveLength(3);
    await assign(ids[1] ?? "", [
      await vendor({ complianceStatus: "EXPIRED" }),
      await vendor({ earliestExpiration: new Date("2027-01-01") }),
    ]);
    const lines = (await csvTextOf(await exportProjects(company.scope, filter))).replace(byteOrderMark, "").split("\r\n");
    expect(lines[0]).toBe(
      "Project name,Project number,Address,Status,First day,Last day,Vendors,Compliant,Expiring Soon,Expired,Not Compliant,Under Review,No Documents,Coverage Ends Before the Work,Added",
    );
    expect(lines[2]).toMatch(/^birch Hall,26-003,,Active,,2027-02-01,2,0,0,1,0,0,1,1,\d{4}-\d\d-\d\d$/);
  });

  it("is offered by name as far as a choice goes, and says when there are more", full, async () => {
    const offered = async (query: object) => listProjectNames(company.scope, projectNamesQuery.parse(query));
    const all = await offered({});
    expect(all.projects.map(({ name, number }) => [name, number])).toEqual([
      ["Alder Yard", null],
      ["birch Hall", "26-003"],
      ["Cedar Court", "25-100"],
    ]);
    expect(all.more).toBe(false);
    expect((await offered({ status: "ACTIVE", search: "HALL" })).projects.map(({ name }) => name)).toEqual(["birch Hall"]);
    const neighbour = await createCompany();
    expect(await listProjectNames(neighbour.scope, projectNamesQuery.parse({}))).toEqual({ projects: [], more: false });
    for (let at = 0; at < 97; at += 1) await createProjectRow(company, [], { name: `Plot ${at}` });
    expect(await offered({})).toMatchObject({ projects: { length: 100 }, more: false });
    await createProjectRow(company, [], { name: "Zoo" });
    const most = await offered({});
    expect([most.projects.length, most.more, most.projects.some(({ name }) => name === "Zoo")]).toEqual([100, true, false]);
  });

  it("counts the vendors of each by status, each company's own", async () => {
    const expired = await vendor({ complianceStatus: "EXPIRED", earliestExpiration: new Date("2026-06-01") });
    const compliant = await vendor({ complianceStatus: "COMPLIANT", earliestExpiration: new Date("2027-02-01") });
    const longer = await vendor({ complianceStatus: "COMPLIANT", earliestExpiration: new Date("2027-08-01") });
    const { ids } = await listProjectIds(company.scope, projectFilter.parse({ sort: "name" }));
    await assign(ids[0] ?? "", [compliant, longer]);
    await assign(ids[1] ?? "", [longer, expired, compliant]);
    const neighbour = await createCompany();
    await createProjectRow(neighbour, [(await createVendorRow(neighbour)).id]);
    const { projects } = await listProjects(company.scope, projectQuery.parse({ sort: "name" }));
    expect(projects.map(({ vendors, standing, endingEarly }) => ({ vendors, standing, endingEarly }))).toEqual([
      { vendors: 2, standing: [{ status: "COMPLIANT", count: 2 }], endingEarly: 0 },
      {
        vendors: 3,
        standing: [
          { status: "EXPIRED", count: 1 },
          { status: "COMPLIANT", count: 2 },
        ],
        endingEarly: 2,
      },
      { vendors: 0, standing: [], endingEarly: 0 },
    ]);
  });

  it("is changed many rows at once, and says of each that was refused why", full, async () => {
    const { ids } = await listProjectIds(company.scope, projectFilter.parse({ sort: "name" }));
    const gone = "00000000-0000-4000-8000-000000000000";
    expect(await changeProjects(member.scope, { action: "complete", ids: [...ids, gone] })).toEqual({
      done: ids,
      failed: [{ id: gone, name: null, reason: "Project not found" }],
    });
    expect(await names({ status: "ACTIVE" })).toEqual([]);
    await changeProjects(member.scope, { action: "reopen", ids: ids.slice(0, 1) });
    expect(await names({ status: "ACTIVE" })).toEqual(["Alder Yard"]);
    const theirs = await createProjectRow(await createCompany());
    expect((await changeProjects(member.scope, { action: "delete", ids: [theirs.id, ...ids] })).done).toEqual(ids);
    expect(await names({})).toEqual([]);
  });
});

describe("vendors of a project", () => {
  let project: { id: string };
  let [expired, compliant, bare] = ["", "", ""];
  beforeEach(async () => {
    project = await add({ name: "Harbor Tower", endsOn: "2027-06-30" });
    expired = await vendor({ name: "Fable Masonry", complianceStatus: "EXPIRED", earliestExpiration: new Date("2026-06-01") });
    compliant = await vendor({ name: "alder Roofing", complianceStatus: "COMPLIANT", earliestExpiration: new Date("2027-06-30") });
    bare = await vendor({ name: "Bare Works" });
  });

  it("come several at once, each once, with what they do there", async () => {
    expect(await assign(project.id, [expired, compliant, expired], "Walls")).toEqual({ added: 2 });
    expect(await assign(project.id, [compliant, bare], "Roof").catch(wordsIn)).toMatchObject({
      code: "conflict",
      fields: { contractNumber: "alder Roofing is already on this project. Enter a contract number to add another contract." },
    });
    expect(await assign(project.id, [bare], "Roof")).toEqual({ added: 1 });
    const { assignments, pagination } = await vendorsOf(project.id);
    expect(pagination.total).toBe(3);
    expect(
      assignments.map(({ vendor, scopeOfWork, complianceStatus, endsEarly }) => [vendor.name, scopeOfWork, complianceStatus, endsEarly]),
    ).toEqual([
      ["Fable Masonry", "Walls", "EXPIRED", true],
      ["Bare Works", "Roof", "NO_DOCUMENTS", false],
      ["alder Roofing", "Walls", "COMPLIANT", true],
    ]);
    expect((await events("projects")).filter((event) => event.includes("vendor_added"))).toHaveLength(3);
  });

  it("are put on it once by two at the same time", async () => {
    const outcomes = await Promise.allSettled([assign(project.id, [compliant]), assign(project.id, [compliant])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("are all put on it or none, and never another company's", async () => {
    const neighbour = await createCompany();
    const theirs = await createVendorRow(neighbour);
    await expect(assign(project.id, [compliant, theirs.id])).rejects.toThrow("Vendor not found");
    expect((await vendorsOf(project.id)).assignments).toEqual([]);
    const theirProject = await createProjectRow(neighbour, [theirs.id]);
    await expect(assign(theirProject.id, [compliant])).rejects.toThrow("Project not found");
    await expect(vendorsOf(theirProject.id)).rejects.toThrow("Project not found");
    await expect(removeAssignment(member.scope, await placeOf(theirProject.id, theirs.id))).rejects.toThrow("not found");
    await expect(listVendorProjects(company.scope, theirs.id, { page: 1, limit: 10 })).rejects.toThrow("Vendor not found");
    // The database says the same of a row that a mistake would write.
    const row = { companyId: company.id, projectId: theirProject.id, vendorId: compliant };
    await expect(inCompany(company.scope, (tx) => tx.assignment.create({ data: row }))).rejects.toThrow();
    const smuggled = { companyId: neighbour.id, projectId: theirProject.id, vendorId: theirs.id };
    await expect(inCompany(company.scope, (tx) => tx.assignment.create({ data: smuggled }))).rejects.toThrow(/row-level security/);
  });

  it("are sorted and searched by name and by what they do", full, async () => {
    await assign(project.id, [expired], "Walls");
    await assign(project.id, [compliant], "Roof");
    await assign(project.id, [bare]);
    const order = async (query: object) => (await vendorsOf(project.id, query)).assignments.map(({ vendor }) => vendor.name);
    expect(await order({ sort: "vendor" })).toEqual(["alder Roofing", "Bare Works", "Fable Masonry"]);
    expect(await order({ sort: "scope" })).toEqual(["alder Roofing", "Fable Masonry", "Bare Works"]);
    expect(await order({ sort: "-scope" })).toEqual(["Fable Masonry", "alder Roofing", "Bare Works"]);
    expect(await order({ sort: "expiration" })).toEqual(["Fable Masonry", "alder Roofing", "Bare Works"]);
    expect(await order({ sort: "-status" })).toEqual(["alder Roofing", "Bare Works", "Fable Masonry"]);
    expect(await order({ search: "ROOF" })).toEqual(["alder Roofing"]);
    expect(await order({ search: "wall" })).toEqual(["Fable Masonry"]);
    expect((await vendorsOf(project.id, { page: 2, limit: 2 })).pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
  });

  it("go with their vendor, or alone", async () => {
    await assign(project.id, [expired, compliant]);
    const place = await placeOf(project.id, compliant);
    await removeAssignment(member.scope, place);
    await expect(removeAssignment(member.scope, place)).rejects.toThrow("not found");
    await deleteVendor(member.scope, expired);
    expect((await vendorsOf(project.id)).assignments).toEqual([]);
    expect(await getProject(company.scope, project.id)).toMatchObject({ vendors: 0, standing: [] });
  });

  it("are changed and taken off by several at the same time: who comes too late finds none", full, async () => {
    const other = await add({ name: "Mill School" });
    const outcomes = async (...calls: Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).map((outcome) =>
        outcome.status === "fulfilled" ? "done" : (outcome.reason.code ?? outcome.reason),
      );
    for (let round = 0; round < 8; round += 1) {
      const vendorId = await vendor({ name: `Round ${round}` });
      let place = { id: project.id, assignmentId: "" };
      const remove = () => removeAssignment(member.scope, place);
      const edit = () => updateAssignment(member.scope, place, { scopeOfWork: `Roof ${round}` });
      await assign(other.id, [vendorId]);
      await assign(project.id, [vendorId]);
      place = await placeOf(project.id, vendorId);
      expect((await outcomes(remove(), remove())).toSorted()).toEqual(["done", "not_found"]);
      await assign(project.id, [vendorId]);
      place = await placeOf(project.id, vendorId);
      const [removed, edited] = await outcomes(remove(), edit());
      expect([removed, ["done", "not_found"].includes(edited)]).toEqual(["done", true]);
      await assign(project.id, [vendorId]);
      place = await placeOf(project.id, vendorId);
      const [deleted, ...late] = await outcomes(deleteVendor(member.scope, vendorId), remove(), edit());
      expect([deleted, late.filter((one) => one !== "done" && one !== "not_found")]).toEqual(["done", []]);
    }
    expect((await vendorsOf(other.id)).assignments).toEqual([]);
  });

  it("go with a vendor and with a project that are deleted at the same time", full, async () => {
    for (let round = 0; round < 8; round += 1) {
      const vendorId = await vendor({ name: `Round ${round}` });
      await createStoredDocument(member.scope, vendorId);
      const { id } = await add({ name: `Round ${round}` });
      await assign(id, [vendorId, compliant]);
      const calls = [deleteVendor(member.scope, vendorId), deleteProject(member.scope, id)];
      expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    }
  });

  it("are counted in the log when their vendor is deleted, alone or among others", async () => {
    await assign(project.id, [expired, compliant]);
    await assign((await add({ name: "Mill School" })).id, [expired]);
    await deleteVendor(member.scope, expired);
    await changeVendors(member.scope, { action: "delete", ids: [compliant, bare] });
    expect(await events("vendors")).toEqual([
      "vendor.deleted: 2 projects, 0 documents",
      "vendor.deleted: 1 project, 0 documents",
      "vendor.deleted: 0 documents",
    ]);
  });

  it("are a file, with the warning in words", async () => {
    await assign(project.id, [expired, compliant], "Walls");
    await assign(project.id, [bare]);
    const text = await csvTextOf(await exportAssignments(company.scope, project.id, assignmentFilter.parse({ sort: "vendor" })));
    const [header, ...lines] = text.trim().split("\r\n");
    expect(header).toBe(
      "Vendor name,Email,Contact name,Phone,Contract number,Trade,Scope of work,Vendor status,Work,Payment,Compliance status,Reason,Valid until,Coverage Ends,Ends before the work,Exceptions,Enrollment,Enrollment Number,Enrolled On,Enrollment ends",
    );
    expect(lines.map((line) => line.replace(/office-\d+@vendor\.example/, "…"))).toEqual([
      "alder Roofing,…,,,,,Walls,Active,OK,OK,Compliant (dates only),All requirements are met.,2027-06-29,2027-06-30,Yes,0,,,,",
      "Bare Works,…,,,,,,Active,Not allowed,Not allowed,No Documents,No documents have been received.,,,No,0,,,,",
      "Fable Masonry,…,,,,,Walls,Active,Not allowed,Not allowed,Expired,All requirements are met.,,2026-06-01,Yes,0,,,,",
    ]);
  });

  it("narrow the list of vendors, also to those that are not on it", async () => {
    await assign(project.id, [expired, compliant]);
    const list = (query: object) => listVendors(company.scope, vendorQuery.parse({ sort: "name", ...query }));
    const on = await list({ projectId: project.id });
    expect(on.vendors.map(({ name }) => name)).toEqual(["alder Roofing", "Fable Masonry"]);
    expect(on.pagination.total).toBe(2);
    expect((await list({ projectId: project.id, status: "EXPIRED" })).vendors.map(({ name }) => name)).toEqual(["Fable Masonry"]);
    expect((await list({ notOnProjectId: project.id })).vendors.map(({ name }) => name)).toEqual(["Bare Works"]);
    const theirs = await createProjectRow(await createCompany());
    expect((await list({ projectId: theirs.id })).pagination.total).toBe(0);
    const filter = vendorFilter.parse({ projectId: project.id, sort: "-name" });
    expect(new Set((await listVendorIds(company.scope, filter)).ids)).toEqual(new Set([expired, compliant]));
    expect((await csvTextOf(await exportVendors(company.scope, filter))).trim().split("\r\n")).toHaveLength(3);
  });

  it("know their projects, those whose work goes on first", full, async () => {
    const done = await add({ name: "Abbey Hall", endsOn: "2028-01-01" });
    await assign(done.id, [compliant], "Roof");
    await change(done.id, { status: "COMPLETED" });
    await assign(project.id, [compliant]);
    const { projects, pagination } = await listVendorProjects(company.scope, compliant, { page: 1, limit: 10 });
    expect(pagination.total).toBe(2);
    expect(projects.map(({ project, scopeOfWork, endsEarly }) => [project.name, project.status, scopeOfWork, endsEarly])).toEqual([
      ["Harbor Tower", "ACTIVE", null, true],
      ["Abbey Hall", "COMPLETED", "Roof", false],
    ]);
  });
});
