import { beforeEach, expect, it } from "vitest";
import { GET as documents } from "@/app/api/documents/route";
import { GET as projects } from "@/app/api/projects/route";
import { DELETE as deleteVendor } from "@/app/api/vendors/[id]/route";
import { GET as vendors } from "@/app/api/vendors/route";
import {
  createCompany,
  createMember,
  createProjectRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
});

type List = { pagination: { nextCursor?: string | null; total: number } } & Record<string, { id: string }[]>;

/** All ids of a list, read two at a time; `between` happens after each answer. */
async function readAll(
  handler: RouteHandler,
  name: string,
  between: (ids: string[]) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null | undefined = ""; next !== null; ) {
    const answer = await callRoute(handler, { path: `/api/${name}?limit=2&cursor=${next}`, accessToken: admin.accessToken });
    expect(answer.status).toBe(200);
    const list = (answer.body as { data: List }).data;
    ids.push(...(list[name] ?? []).map(({ id }) => id));
    next = list.pagination.nextCursor;
    if (next === undefined) throw new Error("the answer has no nextCursor");
    await between(ids);
  }
  return ids;
}

it("a list that is read by cursor has each vendor once, whatever others add and delete meanwhile", async () => {
  const before = await Promise.all(Array.from({ length: 7 }, () => createVendorRow(company)));
  const read = await readAll(vendors, "vendors", async ([first = ""]) => {
    await createVendorRow(company);
    await callRoute(deleteVendor, { method: "DELETE", params: { id: first }, accessToken: admin.accessToken });
  });
  expect(new Set(read).size).toBe(read.length);
  for (const { id } of before) expect(read).toContain(id);
});

it("documents and projects are read in the same way, and a page of a list has no cursor", async () => {
  const { id: vendorId } = await createVendorRow(company);
  const stored = await Promise.all(
    [1, 2, 3].map((file) => createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from(`%PDF-1.7 invented ${file}`) })),
  );
  const made = await Promise.all([1, 2, 3].map((place) => createProjectRow(company, [vendorId], { name: `Pier ${place}` })));
  expect((await readAll(documents, "documents")).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  expect((await readAll(projects, "projects")).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  const page = await callRoute(vendors, { path: "/api/vendors?page=1", accessToken: admin.accessToken });
  expect((page.body as { data: List }).data.pagination).not.toHaveProperty("nextCursor");
  expect((await callRoute(vendors, { path: "/api/vendors?cursor=nothing", accessToken: admin.accessToken })).status).toBe(400);
});
