import { beforeEach, describe, expect, it } from "vitest";
import { changeDocuments } from "@/lib/documents/batch-commands";
import { exportDocuments, listDocumentIds, listDocuments } from "@/lib/documents/queries";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { documentFilter, documentQuery } from "@/lib/documents/schema";
import { byteOrderMark } from "@/lib/infra/lists/csv-rules";
import type { Table } from "@/lib/infra/lists/tables-rules";
import { deleteView, saveView } from "@/lib/search/views/commands";
import { listViews } from "@/lib/search/views/queries";
import { viewInput } from "@/lib/search/views/schema";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { csvTextOf } from "@/lib/testing/tables";
import { changeVendors } from "@/lib/vendors/commands";
import { exportVendors } from "@/lib/vendors/export-queries";
import { listCoverages, listVendorIds, listVendors } from "@/lib/vendors/queries";
import { vendorFilter, vendorQuery } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

const vendors = async (query: object) => (await listVendors(company.scope, vendorQuery.parse(query))).vendors.map(({ name }) => name);
const documents = async (query: object) =>
  (await listDocuments(company.scope, documentQuery.parse(query))).documents.map(({ fileName }) => fileName);

describe("the list of vendors", () => {
  beforeEach(async () => {
    await createVendorRow(company, { name: "birch Works", complianceStatus: "EXPIRED", earliestExpiration: new Date("2026-02-01") });
    await createVendorRow(company, { name: "Alder Works", complianceStatus: "COMPLIANT", earliestExpiration: new Date("2027-02-01") });
    await createVendorRow(company, { name: "Cedar Works", complianceStatus: "NO_DOCUMENTS" });
  });

  it("is sorted by each column, both ways, and newest first by itself", async () => {
    expect(await vendors({})).toEqual(["Cedar Works", "Alder Works", "birch Works"]);
    expect(await vendors({ sort: "name" })).toEqual(["Alder Works", "birch Works", "Cedar Works"]);
    expect(await vendors({ sort: "-name" })).toEqual(["Cedar Works", "birch Works", "Alder Works"]);
    expect(await vendors({ sort: "created" })).toEqual(["birch Works", "Alder Works", "Cedar Works"]);
    expect(vendorQuery.safeParse({ sort: "name; drop table vendor" }).success).toBe(false);
  });

  it("has the worst status first, both ways, and inactive vendors last", async () => {
    for (const status of ["EXPIRING_SOON", "UNDER_REVIEW", "NON_COMPLIANT"] as const) {
      await createVendorRow(company, { name: `Vendor ${status}`, complianceStatus: status });
    }
    const worstFirst = [
      ...["birch Works", "Vendor NON_COMPLIANT", "Cedar Works"],
      ...["Vendor UNDER_REVIEW", "Vendor EXPIRING_SOON", "Alder Works"],
    ];
    await createVendorRow(company, { name: "Gone Works", complianceStatus: "EXPIRED", status: "INACTIVE" });
    expect(await vendors({ sort: "status" })).toEqual([...worstFirst, "Gone Works"]);
    expect(await vendors({ sort: "-status" })).toEqual([...worstFirst.toReversed(), "Gone Works"]);
  });

  it("is filtered by the status of a coverage", async () => {
    await createVendorRow(company, { name: "Dogwood Works", generalLiabilityMark: "IN_FORCE", autoLiabilityMark: "EXPIRED" });
    expect(await vendors({ coverage: "GL_IN_FORCE" })).toEqual(["Dogwood Works"]);
    expect(await vendors({ coverage: "GL_MISSING", sort: "name" })).toEqual(["Alder Works", "birch Works", "Cedar Works"]);
    expect(await vendors({ coverage: "AUTO_EXPIRED", active: "true" })).toEqual(["Dogwood Works"]);
    expect(await vendors({ coverage: "" })).toHaveLength(4);
    const { vendors: rows, pagination } = await listVendors(company.scope, vendorQuery.parse({ coverage: "AUTO_EXPIRED" }));
    expect(pagination.total).toBe(1);
    expect(rows[0]?.coverageMarks).toMatchObject({ generalLiability: "IN_FORCE", autoLiability: "EXPIRED", umbrella: "MISSING" });
    expect(vendorQuery.safeParse({ coverage: "GL_GREEN" }).success).toBe(false);
    expect((await listVendorIds(company.scope, vendorFilter.parse({ coverage: "AUTO_EXPIRED" }))).ids).toEqual([rows[0]?.id]);
  });

  it("has vendors that came at the same moment by name, over its pages as well", async () => {
    const createdAt = new Date("2026-03-01T12:00:00Z");
    for (const name of ["Gorse Works", "elm Works", "Fir Works", "Dogwood Works"]) await createVendorRow(company, { name, createdAt });
    const ofOneMoment = ["Dogwood Works", "elm Works", "Fir Works", "Gorse Works"];
    expect((await vendors({})).slice(3)).toEqual(ofOneMoment);
    expect([...(await vendors({ page: 3, limit: 2 })), ...(await vendors({ page: 4, limit: 2 }))]).toEqual(ofOneMoment.slice(1));
    expect((await vendors({ sort: "created" })).slice(0, 4)).toEqual(ofOneMoment);
  });

  it("is searched for what can be typed and for what can be pasted", async () => {
    expect(await vendors({ search: "\0 alder\0 " })).toEqual(["Alder Works"]);
    expect(vendorQuery.safeParse({ search: "a".repeat(201) }).success).toBe(false);
  });

  it("has vendors without an expiration last, whichever way it is sorted", async () => {
    expect(await vendors({ sort: "expiration" })).toEqual(["birch Works", "Alder Works", "Cedar Works"]);
    expect(await vendors({ sort: "-expiration" })).toEqual(["Alder Works", "birch Works", "Cedar Works"]);
  });

  it("sorts vendors whose coverage ends on the same day by name, across its pages as well", async () => {
    const earliestExpiration = new Date("2026-02-01");
    for (const name of ["Elder Works", "dogwood Works"]) await createVendorRow(company, { name, earliestExpiration });
    for (const name of ["Gorse Works", "fir Works"]) await createVendorRow(company, { name });
    const soonest = ["birch Works", "dogwood Works", "Elder Works", "Alder Works", "Cedar Works", "fir Works", "Gorse Works"];
    expect(await vendors({ sort: "expiration" })).toEqual(soonest);
    expect([
      ...(await vendors({ sort: "expiration", page: 1, limit: 2 })),
      ...(await vendors({ sort: "expiration", page: 2, limit: 2 })),
    ]).toEqual(soonest.slice(0, 4));
    expect(await vendors({ sort: "-expiration" })).toEqual([
      ...["Alder Works", "Elder Works", "dogwood Works", "birch Works"],
      ...["Gorse Works", "fir Works", "Cedar Works"],
    ]);
  });

  it("is exported whole, in its order, and nothing in it runs in a spreadsheet", async () => {
    await createVendorRow(company, { name: '=HYPERLINK("http://bad.example")', phone: "+1 555", contactName: "Ann, the second" });
    const filter = vendorFilter.parse({ sort: "name" });
    const text = await csvTextOf(await exportVendors(company.scope, filter));
    expect(text.startsWith(`${byteOrderMark}Vendor name,Email,`)).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(text).toContain(`"Ann, the second",'+1 555`);
    expect(text.trimEnd().split("\r\n")).toHaveLength(5);
    expect(text.indexOf("Alder")).toBeLessThan(text.indexOf("birch"));
    const some = await csvTextOf(await exportVendors(company.scope, vendorFilter.parse({ search: "alder" })));
    expect(some.trimEnd().split("\r\n")).toHaveLength(2);
  });

  it("is changed row by row: a refused row is reported and stops nothing", full, async () => {
    const ids = (await listVendors(company.scope, vendorQuery.parse({ sort: "name" }))).vendors.map(({ id }) => id);
    expect(new Set((await listVendorIds(company.scope, vendorFilter.parse({}))).ids)).toEqual(new Set(ids));
    const foreign = await createVendorRow(await createCompany());
    const answer = await changeVendors(member.scope, { action: "deactivate", ids: [ids[0] ?? "", foreign.id, ids[1] ?? ""] });
    expect(answer).toEqual({ done: ids.slice(0, 2), failed: [{ id: foreign.id, name: null, reason: "Vendor not found" }] });
    expect(await vendors({ active: "true" })).toEqual(["Cedar Works"]);
    await changeVendors(member.scope, { action: "invite", ids: ids.slice(0, 1) });
    const again = await changeVendors(member.scope, { action: "invite", ids: ids.slice(0, 2) });
    expect(again.failed).toEqual([{ id: ids[0], name: "Alder Works", reason: "A request was sent a moment ago" }]);
    await changeVendors(member.scope, { action: "delete", ids });
    expect(await vendors({})).toEqual([]);
  });
});

describe("the list of documents", () => {
  it("by vendor has those without a vendor last, across its pages", async () => {
    const vendor = await createVendorRow(company, { name: "Zinnia Works" });
    for (const fileName of ["a.pdf", "b.pdf"]) await createStoredDocument(member.scope, vendor.id, { fileName });
    for (const fileName of ["c.pdf", "d.pdf"]) await createStoredDocument(member.scope, null, { fileName });
    const pages = (limit: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => documents({ sort: "vendor", limit, page: at + 1 })));
    expect(await pages(2, 3)).toEqual([["a.pdf", "b.pdf"], ["c.pdf", "d.pdf"], []]);
    expect(await pages(3, 2)).toEqual([["a.pdf", "b.pdf", "c.pdf"], ["d.pdf"]]);
    expect(await documents({ sort: "-vendor", limit: 3 })).toEqual(["b.pdf", "a.pdf", "d.pdf"]);
  });

  it("is sorted by each column, and exported", full, async () => {
    const first = await createVendorRow(company, { name: "Zinnia Works" });
    const second = await createVendorRow(company, { name: "acorn Works" });
    await createStoredDocument(member.scope, first.id, { fileName: "b.pdf", expirationDate: "2027-03-01" });
    await createStoredDocument(member.scope, second.id, { fileName: "A.pdf", expirationDate: "2027-01-01" });
    await createStoredDocument(member.scope, null, { fileName: "c.pdf" });
    expect(await documents({})).toEqual(["c.pdf", "A.pdf", "b.pdf"]);
    expect(await documents({ sort: "file" })).toEqual(["A.pdf", "b.pdf", "c.pdf"]);
    expect(await documents({ sort: "vendor" })).toEqual(["A.pdf", "b.pdf", "c.pdf"]);
    expect(await documents({ sort: "-vendor" })).toEqual(["b.pdf", "A.pdf", "c.pdf"]);
    expect(await documents({ sort: "-expiration" })).toEqual(["b.pdf", "A.pdf", "c.pdf"]);
    expect(await documents({ sort: "-file", search: "works" })).toEqual(["b.pdf", "A.pdf"]);
    const text = await csvTextOf(await exportDocuments(company.scope, documentFilter.parse({ sort: "file" })));
    expect(text).toContain("A.pdf,,,acorn Works,,2027-01-01");
    const { ids } = await listDocumentIds(company.scope, documentFilter.parse({}));
    const answer = await changeDocuments(member.scope, { action: "reprocess", ids });
    expect(answer.done).toHaveLength(3);
    await changeDocuments(member.scope, { action: "delete", ids });
    expect(await documents({})).toEqual([]);
  });
});

/** The rows of a CSV file as objects by their headers; no cell of these tests holds a comma. */
async function rowsOf(table: Table): Promise<Record<string, string>[]> {
  const [header = [], ...rows] = (await csvTextOf(table))
    .replace(byteOrderMark, "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.replace('"WC employer\'s liability, each accident"', "WC each accident").split(","));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

it("the exports of vendors and documents hold coverages, limits and what could not be read", async () => {
  const vendor = await createVendorRow(company);
  const document = await createStoredDocument(member.scope, vendor.id, { fileName: "certificate.pdf" });
  await beginReading(company.scope, { documentId: document.id, revision: 1 });
  const unreadable = ["/policies/0/limits/generalAggregate"];
  await finishReading(company.scope, { documentId: document.id, revision: 1 }, readingOf({ unreadable }));
  const limits = { "GL each occurrence": "1000000", "GL general aggregate": "unreadable", "Umbrella aggregate": "" };
  const [row] = await rowsOf(await exportVendors(company.scope, vendorFilter.parse({ search: "invented paving" })));
  expect(row).toMatchObject({ ...limits, "General liability": "Under Review", Umbrella: "Missing" });
  const [file] = await rowsOf(await exportDocuments(company.scope, documentFilter.parse({ search: "certificate" })));
  expect(file).toMatchObject({ ...limits, Coverages: "General liability" });
  const { coverages } = await listCoverages(company.scope, vendor.id);
  expect(coverages).toMatchObject([{ limits: [{ key: "eachOccurrence", amount: 1_000_000 }], unreadable: ["generalAggregate"] }]);
});

describe("saved views", () => {
  const view = (more: object) => viewInput.parse({ list: "vendors", name: "Expired", query: "status=EXPIRED", ...more });

  it("belong to a person, are seen by the others when shared, and only their owner deletes them", async () => {
    const other = await createMember(company, "VIEWER");
    const own = await saveView(member.scope, view({}));
    await saveView(member.scope, view({ name: "For all", shared: true, isDefault: true }));
    expect((await listViews(member.scope, "vendors")).views.map(({ name, ownerName }) => [name, ownerName])).toEqual([
      ["Expired", null],
      ["For all", null],
    ]);
    const seen = (await listViews(other.scope, "vendors")).views;
    expect(seen).toMatchObject([{ name: "For all", ownerName: "Test Member", isDefault: false }]);
    expect((await listViews(other.scope, "documents")).views).toEqual([]);
    await expect(deleteView(other.scope, own.id)).rejects.toThrow("View not found");
    await deleteView(member.scope, own.id);
    expect((await listViews(member.scope, "vendors")).views).toHaveLength(1);
  });

  it("are shared by who may change vendors, and an admin can delete what others share", async () => {
    const viewer = await createMember(company, "VIEWER");
    const manager = await createMember(company, "MANAGER");
    await expect(saveView(viewer.scope, view({ shared: true }))).rejects.toThrow(
      "Only managers and admins can share views with the company",
    );
    await saveView(viewer.scope, view({}));
    const shared = await saveView(manager.scope, view({ name: "For all", shared: true }));
    const kept = await saveView(manager.scope, view({ name: "My own" }));
    await expect(deleteView(viewer.scope, shared.id)).rejects.toThrow("View not found");
    await expect(deleteView(member.scope, kept.id)).rejects.toThrow("View not found");
    await deleteView(member.scope, shared.id);
    expect((await listViews(member.scope, "vendors")).views).toEqual([]);
  });

  it("are logged when they are shared and when that ends", async () => {
    const log = async () => {
      const { events } = await listActivity(company.scope, activityQuery.parse({}));
      return events.map(({ action, subject }) => `${action} ${subject?.name}`).reverse();
    };
    await saveView(member.scope, view({}));
    expect(await log()).toEqual([]);
    await saveView(member.scope, view({ shared: true }));
    await saveView(member.scope, view({ shared: true, query: "sort=name" }));
    await saveView(member.scope, view({}));
    const { id } = await saveView(member.scope, view({ name: "For all", shared: true }));
    await deleteView(member.scope, id);
    expect(await log()).toEqual(["view.shared Expired", "view.unshared Expired", "view.shared For all", "view.unshared For all"]);
  });

  it("are at most 50 of a list, each of which can still be changed", full, async () => {
    for (let number = 1; number <= 50; number += 1) await saveView(member.scope, view({ name: `View ${number}` }));
    await expect(saveView(member.scope, view({ name: "View 51" }))).rejects.toThrow("You have 50 views of this list already");
    expect(await saveView(member.scope, view({ name: "View 50", query: "sort=name" }))).toMatchObject({ query: "sort=name" });
  });

  it("hold the query string of an address, whatever was sent", () => {
    expect(view({ query: "status=EXPIRED&search=a+b" })).toMatchObject({ query: "status=EXPIRED&search=a+b" });
    // As it is, it would lead to the list's plain address again and again.
    expect(view({ query: "#x" })).toMatchObject({ query: "%23x=" });
  });

  it("are changed by the same name, and one at most opens a list", async () => {
    await saveView(member.scope, view({ isDefault: true }));
    await saveView(member.scope, view({ query: "sort=name", isDefault: true }));
    await saveView(member.scope, view({ name: "Other", isDefault: true }));
    const { views } = await listViews(member.scope, "vendors");
    expect(views.map(({ name, query, isDefault }) => [name, query, isDefault])).toEqual([
      ["Expired", "sort=name", false],
      ["Other", "status=EXPIRED", true],
    ]);
  });
});
