import { beforeEach, describe, expect, it } from "vitest";
import { POST as batch } from "@/app/api/review/batch/route";
import { GET as ids } from "@/app/api/review/ids/route";
import { GET as list } from "@/app/api/review/route";
import { reprocessDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { beginReading, failReading } from "@/lib/documents/readings/commands";
import { getReview } from "@/lib/documents/review/queries";
import type { QueueAction, QueueDto } from "@/lib/documents/review/queue-schema";
import type { Extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { getVendor } from "@/lib/vendors/queries";

let company: TestCompany;
let manager: TestMember;

beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER");
});

const readDocument = (vendorId: string | null, reading: Extraction) => createReadDocument(company.scope, vendorId, reading);
const unclear = (expiration: string) => readingOf({ expiration, effective: "2016-06-01", unreadable: ["/insurers/0/name"] });
async function queue(query = ""): Promise<QueueDto> {
  const { body } = await callRoute(list, { path: `/api/review?${query}`, accessToken: manager.accessToken });
  return (body as { data: QueueDto }).data;
}
const order = async (query = "") => (await queue(query)).documents.map(({ id }) => id);
const change = async (action: QueueAction, documentIds: string[], by = manager) =>
  callRoute(batch, { method: "POST", json: { action, ids: documentIds }, accessToken: by.accessToken });

describe("the order of the review queue", () => {
  it("puts what a verdict waits for first and what expired long ago last", async () => {
    const vendor = async () => (await createVendorRow(company)).id;
    const ancient = await readDocument(await vendor(), unclear("2017-06-01"));
    const recent = await readDocument(await vendor(), unclear("2025-06-01"));
    const late = await readDocument(await vendor(), unclear("2099-06-01"));
    const soon = await readDocument(await vendor(), unclear("2050-06-01"));
    const unassigned = await readDocument(null, readingOf({ insured: "Nobody Known", expiration: "2060-06-01" }));
    const lost = await readDocument(null, readingOf({ insured: "Nobody Known", expiration: "2016-06-01" }));
    expect(await order()).toEqual([soon, unassigned, late, recent, ancient, lost]);
    expect(await order("limit=2&page=2")).toEqual([late, recent]);
  });

  it("has each document lead to the one after it, and the last one to the first", full, async () => {
    const vendor = async () => (await createVendorRow(company)).id;
    const made: string[] = [];
    for (const day of ["2017-06-01", "2025-06-01", "2050-06-01", "2050-06-01"]) made.push(await readDocument(await vendor(), unclear(day)));
    const nobodys = readingOf({ insured: "Nobody Known", expiration: "2060-06-01" });
    for (const reading of [nobodys, nobodys, readingOf({ insured: "Nobody Known", expiration: "2016-06-01" })]) {
      made.push(await readDocument(null, reading));
    }
    for (let undated = 0; undated < 3; undated += 1) made.push(await readDocument(await vendor(), readingOf({ expiration: null })));
    // Some keep their vendors under review, others only wait.
    const ids = { in: made.filter((_, at) => at % 3 === 0) };
    await inCompany(company.scope, (tx) =>
      tx.vendor.updateMany({ where: { documents: { some: { id: ids } } }, data: { complianceStatus: "EXPIRED" } }),
    );
    const all = await order("limit=50");
    expect(all.toSorted()).toEqual(made.toSorted());
    const nextOf = async (id: string) => (await getReview(company.scope, id)).next?.id;
    expect(await Promise.all(all.map(nextOf))).toEqual([...all.slice(1), all[0]]);
    const clear = await readDocument(await vendor(), readingOf());
    expect(await nextOf(clear)).toBe(all[0]);
  });

  it("has an old file first while its vendor's verdict waits for it", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const old = readingOf({ number: "GL-1", expiration: "2025-06-01", unreadable: ["/insurers/0/name"] });
    const [certificate] = old.certificates;
    const [other] = readingOf({ line: "WORKERS_COMPENSATION", number: "WC-1", expiration: "2099-01-01" }).certificates;
    if (certificate && other) certificate.policies.push(...other.policies);
    const mixed = await readDocument(vendorId, old);
    await readDocument(vendorId, readingOf({ number: "GL-1", expiration: "2099-06-01" }));
    const soon = await readDocument((await createVendorRow(company)).id, unclear("2050-06-01"));
    expect((await getVendor(company.scope, vendorId)).complianceStatus).toBe("UNDER_REVIEW");
    expect(await order()).toEqual([mixed, soon]);
  });

  it("counts what the document's page lists to check, values that are only unsure too", async () => {
    const { id: vendorId } = await createVendorRow(company, { name: "Fictional Glass" });
    const reading = readingOf({ insured: "Fictional Glass", unreadable: ["/insurers/0/name"], expiration: null });
    for (const certificate of reading.certificates) certificate.reasons["/policies/0/policyNumber"] = "It may not be complete.";
    const id = await readDocument(vendorId, reading);
    expect((await queue()).documents).toMatchObject([{ id, valuesToCheck: 3 }]);
  });

  it("counts no value where only a question about the document is open", async () => {
    const { id: vendorId } = await createVendorRow(company, { name: "Fictional Glass" });
    const id = await readDocument(vendorId, readingOf({ insured: "Entirely Different Inc" }));
    expect((await queue()).documents).toMatchObject([{ id, valuesToCheck: 0 }]);
  });
});

describe("dismissing from the review queue", () => {
  it("takes documents out, shows them on request, and puts them back; the log says who", async () => {
    const of = async (expiration: string) => readDocument((await createVendorRow(company)).id, unclear(expiration));
    const [one, two] = [await of("2017-06-01"), await of("2018-06-01")];
    expect(await change("dismiss", [one, two])).toMatchObject({ status: 200, body: { data: { done: [one, two], failed: [] } } });
    expect(await queue()).toMatchObject({ documents: [], pagination: { total: 0 } });
    expect((await order("dismissed=true")).toSorted()).toEqual([one, two].toSorted());
    const all = await callRoute(ids, { path: "/api/review/ids?dismissed=true", accessToken: manager.accessToken });
    expect((all.body as { data: { ids: string[] } }).data.ids.toSorted()).toEqual([one, two].toSorted());
    expect(await getDocument(company.scope, one)).toMatchObject({ isDismissed: true });
    expect((await getReview(company.scope, two)).next).toBeNull();

    await change("restore", [one]);
    expect(await order()).toEqual([one]);
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: one }, orderBy: { seq: "asc" } }));
    expect(events.slice(-2)).toMatchObject([{ action: "document.dismissed", actorId: manager.id }, { action: "document.restored" }]);
    expect((await checkChain(company.scope)).brokenAt).toBeNull();
  });

  it("makes nothing compliant: the document and its vendor stay under review", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const id = await readDocument(vendorId, unclear("2099-06-01"));
    await change("dismiss", [id]);
    expect(await getDocument(company.scope, id)).toMatchObject({ complianceStatus: "UNDER_REVIEW" });
    expect((await getVendor(company.scope, vendorId)).complianceStatus).toBe("UNDER_REVIEW");
  });

  it("holds for one reading: a file that is read again waits again", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const id = await readDocument(vendorId, unclear("2099-06-01"));
    await change("dismiss", [id]);
    await reprocessDocument(company.scope, id);
    await beginReading(company.scope, { documentId: id, revision: 2 });
    await failReading(company.scope, { documentId: id, revision: 2 }, "The page is empty.");
    expect(await order()).toEqual([id]);
  });

  it("refuses what does not wait, one row alone, and viewers", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const clear = await readDocument(vendorId, readingOf());
    const waits = await readDocument((await createVendorRow(company)).id, unclear("2099-06-01"));
    const { body } = await change("dismiss", [clear, waits]);
    expect(body).toMatchObject({ data: { done: [waits], failed: [{ id: clear, reason: "This document is not waiting for review" }] } });
    expect((await change("restore", [waits], await createMember(company, "VIEWER"))).status).toBe(403);
    const neighbor = await createMember(await createCompany(), "ADMIN");
    expect((await change("restore", [waits], neighbor)).body).toMatchObject({ data: { done: [], failed: [{ id: waits }] } });
  });
});
