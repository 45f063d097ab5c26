import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { POST as apply } from "@/app/api/reread/[id]/apply/route";
import { GET as files } from "@/app/api/reread/[id]/files/route";
import { DELETE as discard } from "@/app/api/reread/[id]/route";
import { GET as vendors } from "@/app/api/reread/[id]/vendors/route";
import { GET as show, POST as start } from "@/app/api/reread/route";
import { reread } from "@/jobs/handlers/reread";
import * as readers from "@/jobs/reader-pool";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { deleteDocument } from "@/lib/documents/commands";
import type { RereadDto, RereadFileListDto, TurningListDto } from "@/lib/documents/rereading/schema";
import { reviewDocument } from "@/lib/documents/review/commands";
import { getReview } from "@/lib/documents/review/queries";
import { rescueRereads } from "@/lib/documents/upkeep/rescue-commands";
import { type Extraction, ReadingError } from "@/lib/extraction/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { today } from "@/lib/tenancy/scope";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readBy } from "@/lib/testing/reader";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { general } from "@/lib/testing/requirements";

/** What the reader of today finds in each file, by the key of its bytes in the storage; a file that is not in here it reads as before. */
const reader = { finds: new Map<string, unknown>(), reads: 0 };

readBy(readers, async (path) => {
  reader.reads += 1;
  const found = [...reader.finds].find(([key]) => path.endsWith(key))?.[1];
  if (found instanceof Error) throw found;
  return found;
});

const owner = await connectAsOwner();
afterAll(() => owner.end());

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  Object.assign(reader, { finds: new Map(), reads: 0 });
  company = await createCompany();
  admin = await createMember(company);
  await makeDefaultSet(admin.scope, (await createRequirementSetRow(company, general)).id);
});

type Asked = { id?: string; path?: string; by?: TestMember };
async function call<Answer>(handler: unknown, method: string, { id, path, by = admin }: Asked = {}) {
  const about = { method, accessToken: by.accessToken, ...(id && { params: { id } }), ...(path && { path }) };
  const { status, body } = await callRoute(handler as RouteHandler, about);
  return { status, data: (body as { data: Answer }).data, error: (body as { error?: { message: string; code: string } }).error };
}
const begin = async () => (await call<RereadDto>(start, "POST")).data.run?.id ?? "";
const state = async () => (await call<RereadDto>(show, "GET")).data;

/** Does what waits in the queue for the company's run, until nothing is left or a file could not be read. */
async function work(most = 20): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const run = await inCompany(company.scope, (tx) => tx.rereadRun.findFirstOrThrow({ orderBy: { startedAt: "desc" } }));
    if (!["reading", "comparing", "applying"].includes(run.state)) return;
    await reread.run({ companyId: company.id, runId: run.id, key: run.jobKey }, { attempt: 1 });
  }
}

const rowOf = (id: string) => inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
const badgeOf = async (id: string) =>
  (await inCompany(company.scope, (tx) => tx.vendor.findFirstOrThrow({ where: { id } }))).complianceStatus;
const actions = async () =>
  (await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ orderBy: { seq: "asc" } }))).map(({ action, actorId }) => [
    action,
    actorId,
  ]);

function withLimit(name: string, eachOccurrence: number): Extraction {
  const reading = readingOf({ insured: name, number: `GL-${name}` });
  const [certificate] = reading.certificates;
  if (certificate?.policies[0])
    certificate.policies[0] = { ...certificate.policies[0], limits: { ...certificate.policies[0].limits, eachOccurrence } };
  return reading;
}

/** A vendor whose certificate states $1,000,000, and what the reader finds there by now. */
async function vendorWith(name: string, now: Extraction | Error): Promise<{ vendorId: string; documentId: string }> {
  const { id: vendorId } = await createVendorRow(company, { name });
  const documentId = await createReadDocument(admin.scope, vendorId, withLimit(name, 1_000_000));
  reader.finds.set((await rowOf(documentId)).storageKey, now);
  return { vendorId, documentId };
}

const limit = "/policies/0/limits/eachOccurrence";

describe("reading all certificates again", () => {
  it("shows which vendors would turn and why, changes nothing before, and leaves past days as they were", async () => {
    const alder = await vendorWith("Alder", withLimit("Alder", 500_000));
    const birch = await vendorWith("Birch", { ...withLimit("Birch", 1_000_000), millis: 9 });
    const cedar = await vendorWith("Cedar", readingOf({ insured: "Cedar", number: "GL-Cedar", unreadable: [limit] }));
    const before = await Promise.all([alder, birch, cedar].map(({ documentId }) => rowOf(documentId)));
    await owner.query(`update reading set created_at = created_at - interval '3 days'; update document set created_at = created_at - interval '3 days';
      update vendor set created_at = created_at - interval '3 days'; update verdict set from_at = from_at - interval '3 days', until_at = until_at - interval '3 days'`);
    const id = await begin();
    expect((await state()).run).toMatchObject({ state: "reading", files: 3, read: 0 });
    await work();
    const { run } = await state();
    expect(run).toMatchObject({ state: "ready", files: 3, read: 3, different: 2, kept: 0, turned: 2, startedBy: { firstName: "Test" } });
    expect(run?.groups).toEqual([
      { from: "COMPLIANT", to: "NON_COMPLIANT", cause: "short", vendors: 1 },
      { from: "COMPLIANT", to: "UNDER_REVIEW", cause: "illegible", vendors: 1 },
    ]);
    const turning = await call<TurningListDto>(vendors, "GET", { id, path: "/?from=COMPLIANT&to=NON_COMPLIANT&cause=short" });
    expect(turning.data.vendors).toEqual([
      {
        id: alder.vendorId,
        name: "Alder",
        reason: "Each occurrence limit is $500,000; $1,000,000 is required.",
        documents: [
          {
            id: alder.documentId,
            fileName: "certificate.pdf",
            changes: [expect.objectContaining({ name: "General liability: Each occurrence", from: 1_000_000, to: 500_000 })],
          },
        ],
      },
    ]);
    expect(await Promise.all([alder, birch, cedar].map(({ documentId }) => rowOf(documentId)))).toEqual(
      before.map((row) => ({ ...row, createdAt: expect.any(Date) })),
    );
    expect(await badgeOf(alder.vendorId)).toBe("COMPLIANT");

    expect((await call(apply, "POST", { id })).status).toBe(200);
    await work();
    expect((await state()).run).toMatchObject({ state: "applied", files: 3, different: 2, applied: 2, turned: 2 });
    expect(await Promise.all([alder, birch, cedar].map(({ vendorId }) => badgeOf(vendorId)))).toEqual([
      "NON_COMPLIANT",
      "COMPLIANT",
      "UNDER_REVIEW",
    ]);
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ["reread.started", admin.id],
        ["reread.used", admin.id],
      ]),
    );
    const yesterday = addDays(today(admin.scope), -1);
    expect(await getVendorVerdict(admin.scope, alder.vendorId, yesterday)).toMatchObject({ status: "COMPLIANT" });
    expect(await getVendorVerdict(admin.scope, alder.vendorId)).toMatchObject({ status: "NON_COMPLIANT" });
  });

  it("keeps what people corrected, also where the reader finds something else by now", async () => {
    const fresh = withLimit("Alder", 500_000);
    const [certificate] = fresh.certificates;
    if (certificate) certificate.certificateNumber = "C-2";
    const { vendorId, documentId } = await vendorWith("Alder", fresh);
    const statement = { kind: "value" as const, certificate: 0, pointer: limit, value: 2_000_000 };
    await reviewDocument(admin.scope, documentId, { revision: 1, statements: [statement] });
    const id = await begin();
    await work();
    expect((await state()).run).toMatchObject({ state: "ready", different: 1, turned: 0, groups: [] });
    const differing = await call<RereadFileListDto>(files, "GET", { id, path: "/?state=different" });
    expect(differing.data.documents.flatMap(({ changes }) => changes)).toEqual([
      { name: "Certificate number", pointer: "/certificateNumber", from: null, to: "C-2", wasDoubtful: false, isDoubtful: false },
    ]);
    await call(apply, "POST", { id });
    await work();
    const { certificates, history } = await getReview(admin.scope, documentId);
    expect(certificates[0]).toMatchObject({ certificateNumber: "C-2", policies: [{ limits: { eachOccurrence: 2_000_000 } }] });
    expect(history.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect(await badgeOf(vendorId)).toBe("COMPLIANT");
  });

  it("keeps the reading of a file that cannot be read again or that people corrected in a way that no longer fits", async () => {
    const broken = await vendorWith("Alder", new ReadingError("broken", "This file is damaged."));
    const empty = await vendorWith("Birch", { ...withLimit("Birch", 1), certificates: [] });
    const statement = { kind: "value" as const, certificate: 0, pointer: limit, value: 1_000_000 };
    await reviewDocument(admin.scope, empty.documentId, { revision: 1, statements: [statement] });
    const id = await begin();
    await work();
    expect((await state()).run).toMatchObject({ state: "ready", different: 0, kept: 2 });
    await call(apply, "POST", { id });
    await work();
    const kept = await call<RereadFileListDto>(files, "GET", { id });
    expect(kept.data.documents).toMatchObject([
      { id: broken.documentId, kept: "failed", error: "This file is damaged.", vendor: { name: "Alder" } },
      { id: empty.documentId, kept: "held", error: null },
    ]);
    expect(await rowOf(broken.documentId)).toMatchObject({ processingStatus: "PROCESSED", revision: 1 });
  });

  it("goes on where a worker was killed, reads new uploads first, and does without a file that was deleted", async () => {
    const alder = await vendorWith("Alder", withLimit("Alder", 500_000));
    const birch = await vendorWith("Birch", new ReadingError("interrupted", "The worker stopped."));
    const id = await begin();
    const upload = await createStoredDocument(admin.scope, alder.vendorId);
    await work(1);
    expect(reader.reads, "an upload waits").toBe(0);
    await inCompany(company.scope, (tx) =>
      tx.readingTurn.updateMany({ where: { documentId: upload.id }, data: { finishedAt: new Date() } }),
    );
    const first = await inCompany(company.scope, (tx) => tx.rereadRun.findFirstOrThrow());
    await work(2);
    expect((await state()).run).toMatchObject({ state: "reading", files: 2, read: 1 });
    // Its job was lost: the sweep has it go on, and the lost job does nothing should it come back.
    await owner.query("update reread_run set stepped_at = now() - interval '3 hours' where id = $1", [id]);
    const before = reader.reads;
    await rescueRereads();
    await reread.run({ companyId: company.id, runId: id, key: first.jobKey }, { attempt: 2 });
    expect(reader.reads).toBe(before);
    await deleteDocument(admin.scope, birch.documentId);
    await work();
    expect((await state()).run).toMatchObject({ state: "ready", files: 1, read: 1, different: 1 });
  });

  it("starts once for two admins, takes one decision, and refuses what cannot be", async () => {
    const nothing = await call(start, "POST");
    expect(nothing).toMatchObject({
      status: 400,
      error: { message: "No certificate has been read yet. Upload a certificate, or wait until yours are read." },
    });
    const { vendorId } = await vendorWith("Alder", withLimit("Alder", 500_000));
    const other = await createMember(company);
    const both = await Promise.all([admin, other].map((by) => call<RereadDto>(start, "POST", { by })));
    const [id] = both.map(({ data }) => data.run?.id);
    expect(both.map(({ status, data }) => [status, data.run?.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    expect((await actions()).filter(([action]) => action === "reread.started")).toHaveLength(1);
    expect(await call(apply, "POST", { id: id ?? "" })).toMatchObject({ status: 409 });
    await work();
    const decided = await Promise.all([call(apply, "POST", { id: id ?? "" }), call(discard, "DELETE", { id: id ?? "", by: other })]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    await work();
    expect(await badgeOf(vendorId)).toBe(decided[0].status === 200 ? "NON_COMPLIANT" : "COMPLIANT");
    await owner.query("update company set trial_ends_at = now() - interval '1 day' where id = $1", [company.id]);
    expect(await call(start, "POST")).toMatchObject({ status: 402, error: { code: "plan_needed" } });
  });

  it("stops at once and leaves everything as it was", async () => {
    const { vendorId } = await vendorWith("Alder", withLimit("Alder", 500_000));
    const id = await begin();
    expect((await call<RereadDto>(discard, "DELETE", { id })).data.run).toMatchObject({ state: "discarded" });
    await work();
    expect(await badgeOf(vendorId)).toBe("COMPLIANT");
    expect(await call(apply, "POST", { id })).toMatchObject({ status: 409 });
    expect((await actions()).at(-1)).toEqual(["reread.stopped", admin.id]);
  });
});
