import { beforeEach, expect, it } from "vitest";
import { POST as load, DELETE as remove, GET as see } from "@/app/api/samples/route";
import { POST as invite } from "@/app/api/vendors/[id]/invite/route";
import { POST as createVendor } from "@/app/api/vendors/route";
import { readDocument as readInJob } from "@/jobs/handlers/read-document";
import { closeReaderPool } from "@/jobs/reader-pool";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { readDocument } from "@/lib/extraction/readers/file";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { assignVendors } from "@/lib/projects/commands";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { sampleVendors } from "@/lib/transfer/samples/values";
import { addNote } from "@/lib/vendors/notes/commands";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

const call = (handler: typeof load, method: string) => callRoute(handler, { method, accessToken: member.accessToken });
const rows = () =>
  inCompany(company.scope, async (tx) => ({
    vendors: await tx.vendor.findMany({ where: { companyId: company.id }, include: { documents: true } }),
    projects: await tx.project.findMany({ where: { companyId: company.id }, include: { assignments: true } }),
    emails: await tx.mail.count({ where: { companyId: company.id } }),
  }));

it("fills an empty company with marked vendors, projects and certificates, once", async () => {
  expect((await call(see, "GET")).body).toEqual({ data: { vendors: 0, projects: 0, canLoad: true } });
  const answers = await Promise.all([call(load, "POST"), call(load, "POST")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { vendors, projects, emails } = await rows();
  expect(vendors.map(({ name }) => name).toSorted()).toEqual(sampleVendors.map(({ name }) => name).toSorted());
  expect([...vendors, ...projects].every(({ isSample }) => isSample)).toBe(true);
  expect(vendors.every(({ email }) => email.endsWith(".example"))).toBe(true);
  expect(vendors.flatMap(({ documents }) => documents)).toHaveLength(5);
  expect(projects.flatMap(({ assignments }) => assignments)).toHaveLength(6);
  expect(emails, "no email about sample vendors").toBe(0);
});

it("gives certificates that read as the vendor's, with days around today", full, async () => {
  await call(load, "POST");
  const { vendors } = await rows();
  const vendor = vendors.find(({ name }) => name === "Fable Masonry");
  const key = vendor?.documents[0]?.storageKey ?? "";
  const read = await storage().withLocalFile(key, (path) => readDocument(path, "certificate.pdf"));
  const text = JSON.stringify(read);
  expect(text).toContain("Fable Masonry");
  const ended = new Date(Date.parse(today(company.scope)) - 12 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(text).toContain(ended);
  expect(text).not.toContain("2099");
  expect(read?.certificates[0]?.certificateHolder, "made out to the company").toContain(company.name);
});

it("shows vendors who meet the default set, and others who do not", full, async () => {
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, readySets.default)).id);
  await call(load, "POST");
  for (const { id } of (await rows()).vendors.flatMap(({ documents }) => documents))
    await readInJob.run({ documentId: id }, { attempt: 1 });
  await closeReaderPool();
  const statuses = new Set((await rows()).vendors.map(({ complianceStatus }) => complianceStatus));
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining(["COMPLIANT", "EXPIRED", "EXPIRING_SOON"]));
});

it("removes exactly the samples with their files, and is in the log", full, async () => {
  await call(load, "POST");
  const keys = (await rows()).vendors.flatMap(({ documents }) => documents.map(({ storageKey }) => storageKey));
  const own = { name: "Own Paving", email: "office@own.example" };
  await callRoute(createVendor, { method: "POST", accessToken: member.accessToken, json: own });
  expect((await call(remove, "DELETE")).status).toBe(200);
  expect((await call(remove, "DELETE")).status, "a second time").toBe(200);
  const { vendors, projects } = await rows();
  expect(vendors.map(({ name }) => name)).toEqual(["Own Paving"]);
  expect(projects).toEqual([]);
  const events = await inCompany(company.scope, (tx) =>
    tx.auditEvent.findMany({ where: { companyId: company.id, action: { startsWith: "samples." } }, orderBy: { seq: "asc" } }),
  );
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["samples.loaded", member.id],
    ["samples.removed", member.id],
  ]);
  expect(keys).toHaveLength(5);
});

it("is refused where there are own vendors, and never invites a sample vendor", async () => {
  await call(load, "POST");
  const { vendors } = await rows();
  const id = vendors[0]?.id ?? "";
  const invited = await callRoute(invite, { method: "POST", accessToken: member.accessToken, params: { id } });
  expect(invited).toMatchObject({ status: 409, body: { error: { message: "This is a sample vendor. Sample vendors get no email." } } });
  await call(remove, "DELETE");
  const own = { name: "Own Paving", email: "office@own.example" };
  await callRoute(createVendor, { method: "POST", accessToken: member.accessToken, json: own });
  expect((await call(load, "POST")).status).toBe(409);
});

it("keeps sample vendors and projects that someone worked with, and names them with the reason", full, async () => {
  await call(load, "POST");
  const { vendors, projects } = await rows();
  const idOf = (name: string) => vendors.find((vendor) => vendor.name === name)?.id ?? "";
  const own = await createVendorRow(company, { name: "Own Paving" });
  const ownProject = await createProjectRow(company, [idOf("Daydream Roofing")]);
  await addNote(member.scope, idOf("Fable Masonry"), { text: "Called the office." });
  await createStoredDocument(member.scope, idOf("Wonderland Drywall"));
  const castle = projects.find(({ name }) => name === "Castle in the Air")?.id ?? "";
  await assignVendors(member.scope, castle, { vendorIds: [own.id], scopeOfWork: null });
  const answer = await call(remove, "DELETE");
  expect(answer.body).toEqual({
    data: {
      message:
        "Sample data removed, except what someone changed: Daydream Roofing (Kept: it is on a project); Fable Masonry (Kept: it has notes); Wonderland Drywall (Kept: it has documents)",
    },
  });
  const after = await rows();
  expect(after.vendors.map(({ name }) => name).toSorted()).toEqual([
    "Daydream Roofing",
    "Fable Masonry",
    "Own Paving",
    "Wonderland Drywall",
  ]);
  expect(after.projects.map(({ id }) => id).toSorted()).toEqual([castle, ownProject.id].toSorted());
});
