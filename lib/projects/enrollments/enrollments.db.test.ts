import { beforeEach, describe, expect, it } from "vitest";
import { POST as undoRoute } from "@/app/api/projects/[id]/enrollments/[importId]/undo/route";
import { POST } from "@/app/api/projects/[id]/enrollments/route";
import { inCompany } from "@/lib/infra/db";
import { inWords } from "@/lib/infra/sentences-rules";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { assignVendors, createProject, updateAssignment, updateProject } from "@/lib/projects/commands";
import { listEnrollmentImports } from "@/lib/projects/enrollments/queries";
import type { EnrollmentsReadDto } from "@/lib/projects/enrollments/schema";
import { assignmentPatch, assignmentQuery, projectInput, projectPatch } from "@/lib/projects/schema";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;
let projectId: string;
const vendors: Record<string, string> = {};

beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
  for (const name of ["Alder Paving", "Birch Roofing", "Cedar Glass", "Dogwood Steel"])
    vendors[name] = (await createVendorRow(company, { name, externalId: name.slice(0, 1) })).id;
  const wrap = {
    ...{ kind: "CCIP", name: "Harbor CCIP", coverages: ["GENERAL_LIABILITY"], offSite: [] },
    ...{ startsOn: "2026-01-01", endsOn: "2029-01-01" },
  };
  ({ id: projectId } = await createProject(member.scope, projectInput.parse({ name: "Harbor Tower", wrap })));
  const onProject = ["Alder Paving", "Birch Roofing", "Cedar Glass"].map((name) => vendors[name] ?? "");
  await assignVendors(member.scope, projectId, { vendorIds: onProject });
});

async function take(text: string, apply: boolean) {
  const form = new FormData();
  form.set("apply", String(apply));
  form.set("file", new Blob([text], { type: "text/csv" }), "enrollments.csv");
  return callRoute(POST, { method: "POST", form, accessToken: member.accessToken, params: { id: projectId } });
}
const read = async (text: string, apply = false) => ((await take(text, apply)).body as { data: EnrollmentsReadDto }).data;
const contracts = async () => (await listAssignments(member.scope, projectId, assignmentQuery.parse({ sort: "vendor" }))).assignments;
const enrollments = async () => (await contracts()).map(({ vendor, enrollment }) => [vendor.name, enrollment?.status, enrollment?.number]);

const list = [
  "Subcontractor,Enrollment Status,Enrollment Date,Enrollment Number",
  'Alder Paving,Enrolled,3/15/2026,"E-1"',
  "b,Off-Site,,",
  "Elm Electric,Enrolled,3/15/2026,E-4",
  "Dogwood Steel,Enrolled,3/15/2026,E-5",
  "Cedar Glass,Pending,3/15/2026,E-6",
].join("\n");

describe("a list of enrollments", () => {
  it("says first what it changes and names each row that changes nothing, and then changes that alone", async () => {
    const shown = await read(list);
    expect(shown).toMatchObject({ isApplied: false, changed: 2, same: 0, faultCount: 3 });
    expect(shown.faults.map(({ line, name, message }) => [line, name, inWords(message)])).toEqual([
      [4, "Elm Electric", "No vendor has this name or external id."],
      [5, "Dogwood Steel", "This vendor is not on the project."],
      [6, "Cedar Glass", "“Pending” is no enrollment status. Use Enrolled, Excluded or Off-site."],
    ]);
    expect((await enrollments()).every(([, status]) => status === undefined)).toBe(true);
    expect(await read(list, true)).toMatchObject({ isApplied: true, changed: 2 });
    expect(await enrollments()).toEqual([
      ["Alder Paving", "ENROLLED", "E-1"],
      ["Birch Roofing", "OFF_SITE", null],
      ["Cedar Glass", undefined, undefined],
    ]);
    expect(await read(list)).toMatchObject({ changed: 0, same: 2 });
    const query = assignmentQuery.parse({ enrollment: "UNKNOWN" });
    const { assignments } = await listAssignments(member.scope, projectId, query);
    expect(assignments.map(({ vendor }) => vendor.name)).toEqual(["Cedar Glass"]);
  });

  it("keeps what a person confirmed of the same enrollment, and asks for a date and for days that can be read", async () => {
    await read(list, true);
    const [first] = await contracts();
    const place = { id: projectId, assignmentId: first?.id ?? "" };
    await updateAssignment(member.scope, place, assignmentPatch.parse({ enrollment: { ...first?.enrollment, isConfirmed: true } }));
    const ended = "vendor,status,date,end date,number\nAlder Paving,Enrolled,3/15/2026,12/20/2026,E-1\nAlder Paving,Excluded,,,";
    const shown = await read(ended, true);
    expect(shown.faults.map(({ message }) => inWords(message))).toEqual(["This vendor is on line 2 too."]);
    expect((await contracts())[0]?.enrollment).toMatchObject({ isConfirmed: true, endsOn: "2026-12-20" });
    const unclear = await read("vendor,status,date\nCedar Glass,Enrolled,\nBirch Roofing,Enrolled,someday");
    expect(unclear.faults.map(({ message }) => inWords(message))).toEqual([
      "Enter the date of the enrollment.",
      expect.stringMatching(/enrollment date/i),
    ]);
  });

  it("takes nothing of an enrollment away by a column that is missing or a cell that is empty", async () => {
    await read(list, true);
    expect(await read("vendor,status,date\nAlder Paving,Enrolled,3/15/2026")).toMatchObject({ changed: 0, same: 1 });
    expect(await read("vendor,status,end date,number\nAlder Paving,Enrolled,12/20/2026,", true)).toMatchObject({ changed: 1 });
    const [first] = await contracts();
    expect(first?.enrollment).toMatchObject({ number: "E-1", enrolledOn: "2026-03-15", endsOn: "2026-12-20" });
  });

  it("is undone as far as no one has changed an enrollment since, and says what it left alone and why", async () => {
    await read("vendor,status,date,number\nCedar Glass,Enrolled,2026-02-01,E-0", true);
    const more = `${list.replace("Cedar Glass,Pending,3/15/2026,E-6", "Cedar Glass,Excluded,,")}`;
    const { importId } = await read(more, true);
    const [, birch] = await contracts();
    const place = { id: projectId, assignmentId: birch?.id ?? "" };
    await updateAssignment(member.scope, place, assignmentPatch.parse({ enrollment: { status: "EXCLUDED" } }));
    const undo = () =>
      callRoute(undoRoute, { method: "POST", accessToken: member.accessToken, params: { id: projectId, importId: importId ?? "" } });
    const answer = await undo();
    expect(answer.body).toMatchObject({
      data: {
        ...{ fileName: "enrollments.csv", isUndone: true, updated: 3, restored: 2, keptCount: 1 },
        kept: [{ vendor: "Birch Roofing", reason: "The enrollment was changed since the import." }],
      },
    });
    expect(await enrollments()).toEqual([
      ["Alder Paving", undefined, undefined],
      ["Birch Roofing", "EXCLUDED", null],
      ["Cedar Glass", "ENROLLED", "E-0"],
    ]);
    expect((await undo()).status).toBe(409);
    expect((await listEnrollmentImports(member.scope, projectId)).imports.map(({ isUndone }) => isUndone)).toEqual([true, false]);
    const where = { companyId: company.id, action: { startsWith: "project.enrollments_" } };
    const events = await inCompany(member.scope, (tx) => tx.auditEvent.findMany({ where, orderBy: { seq: "asc" } }));
    expect(events.map(({ action, details }) => [action, details])).toMatchObject([
      ["project.enrollments_imported", { updated: 1 }],
      ["project.enrollments_imported", { updated: 3 }],
      ["project.enrollments_undone", { restored: 2, kept: 1 }],
    ]);
  });

  it("is refused where it names no columns, and where the project has no wrap-up", async () => {
    expect((await take("vendor,amount\nAlder Paving,5", false)).status).toBe(400);
    await updateProject(member.scope, projectId, projectPatch.parse({ wrap: null }));
    expect((await take(list, true)).status).toBe(409);
  });
});
