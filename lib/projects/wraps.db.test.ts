import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { listKinds } from "@/lib/compliance/kinds/queries";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { deleteDocument } from "@/lib/documents/commands";
import { archiveKind } from "@/lib/documents/kinds/commands";
import { changePaper } from "@/lib/documents/kinds/filing-commands";
import { paperPatch } from "@/lib/documents/papers/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { insuranceGap, papersGap } from "@/lib/mail/gaps-rules";
import { listAssignments } from "@/lib/projects/assignments-queries";
import { assignVendors, createProject, updateAssignment, updateProject } from "@/lib/projects/commands";
import { assignmentPatch, assignmentQuery, projectInput, projectPatch } from "@/lib/projects/schema";
import { remindCompany } from "@/lib/reminders/commands";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

let company: TestCompany;
let member: TestMember;
let vendorId: string;
let projectId: string;

const rules = readySets["high-risk"].requirements.filter(({ key }) => key === "gl-coverage" || key === "auto-coverage");
const inDays = (days: number) => addDays(today(company.scope), days);
const emptyPaper = { number: null, issuer: null, state: null, issuedOn: null, expiresOn: null, stamp: null, evidence: {} };
const wrapOf = (over: object = {}) => ({
  ...{ kind: "OCIP", name: "Harbor Tower OCIP", coverages: ["WORKERS_COMPENSATION", "GENERAL_LIABILITY"], offSite: [] },
  ...{ startsOn: inDays(-60), endsOn: inDays(100), ...over },
});
const enrolled = (over: object = {}) => ({ status: "ENROLLED", enrolledOn: inDays(-30), number: "E-1042", ...over });
const change = (patch: object) => updateProject(member.scope, projectId, projectPatch.parse(patch));
const contract = async () => {
  const { assignments } = await listAssignments(member.scope, projectId, assignmentQuery.parse({}));
  const [first] = assignments;
  if (!first) throw new Error("The vendor is on the project");
  return first;
};
async function enroll(enrollment: object | null) {
  const { id, version } = await contract();
  return updateAssignment(member.scope, { id: projectId, assignmentId: id }, assignmentPatch.parse({ enrollment, version }));
}
const gap = () => inCompany(company.scope, (tx) => loadGap(tx, company.scope, vendorId));
const asks = async () => insuranceGap(await gap());

async function enrollmentPaper(number: string, titles = ["Harbor Tower OCIP"]): Promise<string> {
  const [kind] = (await listKinds(member.scope)).kinds;
  const reading = readingOf({ insured: null, policies: 0 });
  const certificates = reading.certificates.map((one) => ({ ...one, formType: "OTHER" as const }));
  const id = await createReadDocument(member.scope, vendorId, {
    ...reading,
    sha256: randomUUID(),
    certificates,
    paper: { ...emptyPaper, titles },
  });
  await changePaper(member.scope, id, paperPatch.parse({ kindId: kind?.id, number }));
  return id;
}

beforeEach(async () => {
  company = await createCompany({ planSince: new Date() });
  member = await createMember(company);
  const set = await createRequirementSetRow(company, { requirements: rules });
  ({ id: projectId } = await createProject(member.scope, projectInput.parse({ name: "Harbor Tower", requirementSetId: set.id })));
  ({ id: vendorId } = await createVendorRow(company, { name: "Alder Paving" }));
  await assignVendors(member.scope, projectId, { vendorIds: [vendorId] });
  const auto = readingOf({ insured: "Alder Paving", number: "A-1", line: "AUTO_LIABILITY", expiration: inDays(300) });
  await createReadDocument(member.scope, vendorId, auto);
});
afterEach(() => vi.useRealTimers());

const mails = () => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId }, orderBy: { createdAt: "asc" } }));

describe("reminders of a wrap-up that ends", () => {
  it("go out on the steps of reminders, name the wrap-up and what is then required, and stop when that is on file", async () => {
    await change({ wrap: wrapOf({ endsOn: inDays(30) }) });
    await enroll(enrolled({ isConfirmed: true }));
    expect(await remindCompany(company.scope)).toBe(1);
    expect(await remindCompany(company.scope), "told already").toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: "EXPIRATION_REMINDER" });
    expect(mail?.body).toMatch(/- Enrollment in the wrap-up Harbor Tower OCIP: ends on .* \(in 30 days\)/);
    expect(mail?.body).toContain("your own coverage from then on: General liability.");
    expect(mail?.body).not.toContain("Auto liability");
    const own = readingOf({ insured: "Alder Paving", number: "G-1", expiration: inDays(300) });
    await createReadDocument(member.scope, vendorId, own);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 86_400_000 });
    expect(await remindCompany(company.scope)).toBe(0);
    expect(await contract()).toMatchObject({ complianceStatus: "COMPLIANT" });
  });
});

describe("a project with a wrap-up", () => {
  it("keeps it, names its change in the log, and has the kind of enrollment papers in use", async () => {
    const { wrap } = await change({ wrap: wrapOf() });
    expect(wrap).toEqual(wrapOf({ coverages: ["GENERAL_LIABILITY", "WORKERS_COMPENSATION"] }));
    const [kind] = (await listKinds(member.scope)).kinds;
    expect(kind).toMatchObject({ name: "Wrap-up enrollment", starter: "wrap-enrollment" });
    await expect(archiveKind(member.scope, kind?.id ?? "")).rejects.toMatchObject({ code: "conflict" });
    await change({ wrap: null });
    await archiveKind(member.scope, kind?.id ?? "");
    await change({ wrap: wrapOf() });
    expect((await listKinds(member.scope)).kinds).toMatchObject([{ id: kind?.id, archivedAt: null }]);
  });

  it("requires all of a vendor's own coverage while its enrollment is not known, and when it is excluded or off the site", async () => {
    await change({ wrap: wrapOf() });
    for (const enrollment of [null, { status: "EXCLUDED" }, { status: "OFF_SITE" }]) {
      await enroll(enrollment);
      expect(await contract()).toMatchObject({ complianceStatus: "NON_COMPLIANT", work: "stop" });
      expect(await asks()).toContain("No general liability was found.");
    }
  });

  it("asks an enrolled vendor for its paper alone, and is met once the paper has its number", async () => {
    await change({ wrap: wrapOf() });
    await enroll(enrolled());
    expect(await contract()).toMatchObject({ complianceStatus: "NON_COMPLIANT", work: "stop", enrollment: { number: "E-1042" } });
    expect(await asks()).toBe("");
    expect(papersGap(await gap())).toContain("Wrap-up enrollment: Your certificate or letter of enrollment");
    const other = await enrollmentPaper("E-1042", ["Mill Street CCIP"]);
    expect(await contract()).toMatchObject({
      complianceStatus: "UNDER_REVIEW",
      complianceReason: expect.stringContaining("does not show both the enrollment number and the name of Harbor Tower OCIP"),
    });
    await deleteDocument(member.scope, other);
    const id = await enrollmentPaper("E-9");
    expect(await contract()).toMatchObject({ complianceStatus: "UNDER_REVIEW" });
    await changePaper(member.scope, id, paperPatch.parse({ number: "E-1042" }));
    expect(await contract()).toMatchObject({
      ...{ complianceStatus: "COMPLIANT", work: "clear", pay: "clear", validUntil: inDays(99) },
      complianceReason: "All requirements are met, some by the project's wrap-up.",
    });
  });

  it("asks again for the vendor's own coverage when it ends, which its status says before, and by itself", async () => {
    await change({ wrap: wrapOf({ endsOn: inDays(20) }) });
    await enroll(enrolled({ isConfirmed: true }));
    expect(await contract()).toMatchObject({
      complianceStatus: "EXPIRING_SOON",
      complianceReason: expect.stringContaining("wrap-up ends"),
    });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 86_400_000 });
    await rollForward(company.scope);
    expect(await contract()).toMatchObject({ complianceStatus: "NON_COMPLIANT", work: "stop" });
    expect(await asks()).toContain("No general liability was found.");
    expect(await asks()).toContain("Harbor Tower OCIP");
  });
});
