import { beforeEach, expect, it } from "vitest";
import { PATCH as changeDocument } from "@/app/api/documents/[id]/route";
import { GET as documents } from "@/app/api/documents/route";
import { POST as addProject, GET as projects } from "@/app/api/projects/route";
import { PATCH as changeVendor } from "@/app/api/vendors/[id]/route";
import { POST as addVendor, GET as vendors } from "@/app/api/vendors/route";
import { PUT as put } from "@/app/api/vendors-by-external-id/[id]/route";
import { createCompany, createMember, createStoredDocument, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { type Call, callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
});

type Answer = { status: number; body: { data: Record<string, unknown>; error: { code: string; fields: Record<string, string> } } };
const call = (handler: RouteHandler, more: Call) => callRoute(handler, { accessToken: admin.accessToken, ...more }) as Promise<Answer>;
const vendor = { name: "Harbor Glazing", email: "office@harbor.example" };
const putVendor = (id: string, json: object) => call(put, { method: "PUT", params: { id }, json });
const found = async (handler: RouteHandler, list: string, query: string) => {
  const { body } = await call(handler, { path: `/?${query}` });
  return (body.data[list] as { id: string }[]).map(({ id }) => id);
};
const taken = { status: 409, body: { error: { fields: { externalId: "This external ID is already used" } } } };

it("adds a vendor by its id in another system once, and changes it from then on", async () => {
  const first = await putVendor("V-7", { ...vendor, externalSource: "Sage" });
  expect(first).toMatchObject({ status: 201, body: { data: { externalId: "V-7", externalSource: "Sage", alreadyThere: false } } });
  const second = await putVendor("V-7", { ...vendor, phone: "(614) 555-0142", externalSource: "Sage", status: "INACTIVE" });
  expect(second).toMatchObject({ status: 200, body: { data: { id: first.body.data.id, status: "INACTIVE", alreadyThere: true } } });
  // The same id in another system is another vendor's.
  expect((await putVendor("V-7", { ...vendor, name: "Cedar Paving", externalSource: "Ledger" })).status).toBe(201);
});

it("adds one vendor when two programs put the same id at once", async () => {
  const both = await Promise.all([
    putVendor("V-8", { ...vendor, allowDuplicate: true }),
    putVendor("V-8", { ...vendor, allowDuplicate: true }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(await found(vendors, "vendors", "externalId=V-8")).toHaveLength(1);
});

it("finds vendors, projects and documents by their ids in another system", async () => {
  const { body } = await call(addVendor, { method: "POST", json: { ...vendor, externalId: "V-1", externalSource: "Sage" } });
  await call(addVendor, { method: "POST", json: { ...vendor, name: "Cedar Paving" } });
  expect(await found(vendors, "vendors", "externalId=V-1")).toEqual([body.data.id]);
  expect(await found(vendors, "vendors", "externalId=V-1&externalSource=Ledger")).toEqual([]);
  const project = await call(addProject, { method: "POST", json: { name: "Mill School", externalId: "P-1" } });
  expect(await found(projects, "projects", "externalId=P-1")).toEqual([project.body.data.id]);
  expect(await found(projects, "projects", "externalId=P-2")).toEqual([]);
  const { id } = await createStoredDocument(admin.scope, String(body.data.id), { bytes: Buffer.from("%PDF-1.7 invented") });
  expect(await call(changeDocument, { method: "PATCH", params: { id }, json: { externalId: "D-1" } })).toMatchObject({
    status: 200,
    body: { data: { externalId: "D-1", typedDocumentType: null } },
  });
  expect(await found(documents, "documents", "externalId=D-1")).toEqual([id]);
});

it("gives an id to one vendor and one document only, and says so at the field", async () => {
  await call(addVendor, { method: "POST", json: { ...vendor, externalId: "V-1" } });
  const other = await call(addVendor, { method: "POST", json: { ...vendor, name: "Cedar Paving" } });
  const id = String(other.body.data.id);
  expect(await call(addVendor, { method: "POST", json: { ...vendor, name: "Alder Roofing", externalId: "V-1" } })).toMatchObject(taken);
  expect(await call(changeVendor, { method: "PATCH", params: { id }, json: { externalId: "V-1" } })).toMatchObject(taken);
  const files = await Promise.all(
    ["one", "two"].map((text) => createStoredDocument(admin.scope, id, { bytes: Buffer.from(`%PDF-1.7 ${text}`) })),
  );
  const [first, second] = files.map((file) =>
    call(changeDocument, { method: "PATCH", params: { id: file.id }, json: { externalId: "D-1" } }),
  );
  expect([(await first)?.status, (await second)?.status].sort()).toEqual([200, 409]);
});
