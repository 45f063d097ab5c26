import { beforeEach, describe, expect, it } from "vitest";
import { POST as review } from "@/app/api/documents/[id]/review/route";
import { POST as undo } from "@/app/api/documents/[id]/review/undo/route";
import { reprocessDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { getReview } from "@/lib/documents/review/queries";
import type { Statement } from "@/lib/documents/review/schema";
import type { Extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createReadDocument,
  createStoredDocument,
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
let vendorId: string;

beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER", { firstName: "Mona", lastName: "Manager" });
  vendorId = (await createVendorRow(company)).id;
});

const pointer = "/policies/0/expirationDate";
const unclear = () => readingOf({ expiration: null, effective: "2026-06-01", unreadable: [pointer] });

const readDocument = (reading: Extraction = unclear()) => createReadDocument(company.scope, vendorId, reading);
async function send(route: typeof review, id: string, json: object) {
  return callRoute(route, { method: "POST", params: { id }, json, accessToken: manager.accessToken });
}
const state = async (id: string, statement: Statement) =>
  send(review, id, { revision: (await getReview(company.scope, id)).revision, statements: [statement] });
const undoLast = async (id: string, revision?: number) =>
  send(undo, id, { revision: revision ?? (await getReview(company.scope, id)).revision });
const dated = (value: string): Statement => ({ kind: "value", certificate: 0, pointer, value });
const statusOf = async () => (await getVendor(company.scope, vendorId)).complianceStatus;

describe("undoing what a person stated", () => {
  it("restores value, status, and queue, appears in the history, and is in the activity log", async () => {
    const id = await readDocument();
    await state(id, dated("2099-06-01"));
    expect(await statusOf()).toBe("COMPLIANT");
    expect((await getReview(company.scope, id)).history.map(({ canUndo }) => canUndo)).toEqual([true, false]);

    expect((await undoLast(id)).status).toBe(200);
    const after = await getReview(company.scope, id);
    expect(after.certificates).toEqual(unclear().certificates);
    expect(after).toMatchObject({ revision: 3, needsReview: true });
    expect(after.history[0]).toMatchObject({ by: "Mona Manager", changes: [{ kind: "undo", revision: 2 }], canUndo: false });
    expect(after.history[1]).toMatchObject({ changes: [{ kind: "value", to: "2099-06-01" }], canUndo: false });
    expect(await statusOf()).toBe("UNDER_REVIEW");
    expect(await getDocument(company.scope, id)).toMatchObject({ expirationDate: null, complianceStatus: "UNDER_REVIEW" });
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } }));
    expect(events.at(-1)).toMatchObject({ action: "document.review_undone", actorId: manager.id, details: { undone: 2 } });
    expect((await checkChain(company.scope)).brokenAt).toBeNull();
  });

  it("keeps earlier statements, and what was undone does not come back when the file is read again", full, async () => {
    const id = await readDocument();
    await state(id, { kind: "value", certificate: 0, pointer: "/certificateNumber", value: "N-1" });
    await state(id, dated("2099-06-01"));
    await undoLast(id);
    await reprocessDocument(company.scope, id);
    const { revision } = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
    await beginReading(company.scope, { documentId: id, revision });
    await finishReading(company.scope, { documentId: id, revision }, unclear());
    const [certificate] = (await getReview(company.scope, id)).certificates;
    expect(certificate).toMatchObject({ certificateNumber: "N-1", unreadable: [pointer] });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it("is refused when someone changed the document meanwhile, twice in a row, and where no one stated anything", async () => {
    const id = await readDocument();
    expect((await undoLast(id)).status).toBe(409);
    await state(id, dated("2099-06-01"));
    expect((await undoLast(id, 1)).status).toBe(409);
    expect((await undoLast(id)).status).toBe(200);
    expect((await undoLast(id)).status).toBe(409);
  });

  it("is refused for the first value of a file that could not be read", async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    await beginReading(company.scope, { documentId: id, revision: 1 });
    await failReading(company.scope, { documentId: id, revision: 1 }, "The page is empty.");
    await state(id, { kind: "addPolicy", certificate: 0, type: "GENERAL_LIABILITY", typeText: null });
    expect((await getReview(company.scope, id)).history[0]).toMatchObject({ canUndo: false });
    expect((await undoLast(id)).status).toBe(409);
  });
});
