import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as merge, GET as preview } from "@/app/api/vendors/[id]/merge/route";
import { POST as undo } from "@/app/api/vendors/[id]/merges/[mergeId]/undo/route";
import { GET as show } from "@/app/api/vendors/[id]/route";
import { POST as create } from "@/app/api/vendors/route";
import { createDocument } from "@/lib/documents/commands";
import { findBySender } from "@/lib/inbound/addressing/queries";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createProjectRow, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import type { MergePreviewDto, MergesDto } from "@/lib/vendors/merging/schema";
import { mergedTables } from "@/lib/vendors/merging/values";
import { addNote } from "@/lib/vendors/notes/commands";

type Owner = Awaited<ReturnType<typeof connectAsOwner>>;
let owner: Owner;
let company: TestCompany;
let manager: TestMember;
beforeAll(async () => {
  owner = await connectAsOwner();
});
afterAll(() => owner.end());
beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER");
});

const call = <Data>(handler: typeof merge | typeof show, params: Record<string, string>, more: object = {}) =>
  callRoute(handler, { params, accessToken: manager.accessToken, ...more }).then(({ status, body }) => ({
    status,
    data: (body as { data: Data }).data,
    error: (body as { error: { code: string; message: string; current?: { candidates?: { name: string }[] } } }).error,
  }));
const mergeInto = (id: string, vendorId: string, json: object = {}) =>
  call<MergesDto>(merge, { id }, { method: "POST", json: { vendorId, ...json } });
const undoOf = (id: string, mergeId: string) => call<MergesDto>(undo, { id, mergeId }, { method: "POST", json: {} });

/** Uploads the same bytes for the same text. */
async function upload(vendorId: string, text: string): Promise<string> {
  const stored = await storage().put(
    company.id,
    (async function* () {
      yield Buffer.from(`%PDF-1.4 ${text}`);
    })(),
  );
  const made = await createDocument(
    manager.scope,
    { vendorId, documentType: null, expirationDate: null },
    { ...stored, fileName: `${text}.pdf` },
  );
  return made.id;
}

/** Every row that points to a vendor, and the vendor itself, without the times at which something was written. */
async function everythingOf(vendorId: string) {
  const all: Record<string, unknown> = {};
  for (const table of Object.keys(mergedTables)) {
    if (table === "vendor_merge") continue;
    const { rows } = await owner.query(
      `select to_jsonb(t) - 'updated_at' as row from ${table} t where t.vendor_id = $1 order by to_jsonb(t)::text`,
      [vendorId],
    );
    all[table] =
      table === "verdict" ? rows.filter(({ row }) => row.until_at === null).map(({ row }) => [row.assignment_id, row.status]) : rows;
  }
  const { rows } = await owner.query("select to_jsonb(v) - 'updated_at' as row from vendor v where v.id = $1", [vendorId]);
  return { ...all, vendor: rows };
}

/** Two vendors of one firm with something of most kinds, and a project that both are on. */
async function twoOfOneFirm() {
  const stays = await createVendorRow(company, { name: "Arbor Steel LLC", email: "bo@arbor.example" });
  const goes = await createVendorRow(company, {
    ...{ name: "Arbor Steel Inc", email: "ann@arbor.example", phone: "(614) 555-0142", acceptedNames: ["Arbor Ironworks"] },
    ...{ externalId: "V-77", externalSource: "Procore" },
  });
  const shared = await createProjectRow(company, [stays.id, goes.id], { name: "Arbor Tower" });
  const alone = await createProjectRow(company, [goes.id]);
  await upload(stays.id, "same");
  await upload(goes.id, "same");
  await upload(goes.id, "renewal");
  await addNote(manager.scope, goes.id, { text: "Called Ann." });
  const [assignment] = (await owner.query("select id from assignment where vendor_id = $1 and project_id = $2", [goes.id, shared.id])).rows;
  await owner.query("update assignment set trade = 'Steel' where id = $1", [assignment.id]);
  await inCompany(company.scope, async (tx) => {
    const data = { companyId: company.id, vendorId: goes.id };
    const mail = {
      ...data,
      kind: "COMPANY_MESSAGE",
      recipient: "ann@arbor.example",
      subject: "Hi",
      body: "Hi",
      messageId: `<${goes.id}@x>`,
    } as const;
    const { id: mailId } = await tx.mail.create({ data: { ...mail, retryUntil: new Date() } });
    await tx.reminder.create({ data: { ...data, policyKey: "k", stage: 30, recipient: "ann@arbor.example", mailId } });
    const twice = { policyKey: "k", stage: 7, recipient: "office@arbor.example", mailId };
    await tx.reminder.createMany({
      data: [
        { ...data, ...twice },
        { ...data, ...twice, vendorId: stays.id },
      ],
    });
  });
  return { stays, goes, shared, alone };
}

describe("merging two vendors", () => {
  it("moves everything to the one that stays, and an undo puts each row back", async () => {
    const { stays, goes } = await twoOfOneFirm();
    const before = [await everythingOf(stays.id), await everythingOf(goes.id)];
    const shown = await call<MergePreviewDto>(preview, { id: stays.id }, { path: `/?vendorId=${goes.id}` });
    expect(shown.data).toMatchObject({
      counts: { documents: 2, assignments: 2, notes: 1, emails: 1, reminders: 2 },
      sharedContracts: [{ project: "Arbor Tower", contractNumber: null }],
      sameFiles: 1,
      names: ["Arbor Steel Inc", "Arbor Ironworks"],
      // It has more documents, whichever was chosen first.
      proposedId: goes.id,
    });
    const turned = await call<MergePreviewDto>(preview, { id: goes.id }, { path: `/?vendorId=${stays.id}` });
    expect(turned.data.proposedId).toBe(goes.id);

    const merged = await mergeInto(stays.id, goes.id);
    expect(merged).toMatchObject({ status: 200, data: { merges: [{ goneId: goes.id, name: "Arbor Steel Inc", canUndo: true }] } });
    const after = await call<object>(show, { id: stays.id });
    expect(after.data).toMatchObject({
      ...{ email: "bo@arbor.example", phone: "(614) 555-0142", externalId: "V-77", documentsCount: 3 },
      acceptedNames: ["Arbor Steel Inc", "Arbor Ironworks"],
    });
    const gone = await call(show, { id: goes.id });
    expect(gone).toMatchObject({
      status: 404,
      error: { message: "This vendor was merged into Arbor Steel LLC", current: { mergedInto: stays.id } },
    });
    const { rows } = await owner.query("select trade from assignment where vendor_id = $1 order by trade", [stays.id]);
    expect(rows).toEqual([{ trade: "Steel" }, { trade: null }]);
    expect(await findBySender("ann@arbor.example", company.id)).toEqual([{ id: stays.id, companyId: company.id, isAgent: false }]);

    const back = await undoOf(stays.id, merged.data.merges[0]?.id ?? "");
    expect(back).toMatchObject({ status: 200, data: { merges: [] } });
    expect([await everythingOf(stays.id), await everythingOf(goes.id)]).toEqual(before);
    expect((await undoOf(stays.id, merged.data.merges[0]?.id ?? "")).status).toBe(409);
  });

  it("keeps the company's counters true both ways", async () => {
    const { stays, goes } = await twoOfOneFirm();
    const counters = async () =>
      (await owner.query("select vendors_all, total, documents from company_stats where company_id = $1", [company.id])).rows[0];
    const before = await counters();
    const merged = await mergeInto(stays.id, goes.id);
    expect(await counters()).toEqual({ ...before, vendors_all: before.vendors_all - 1, total: before.total - 1 });
    await undoOf(stays.id, merged.data.merges[0]?.id ?? "");
    expect(await counters()).toEqual(before);
  });

  it("writes to the contact of the one that goes where a person says so, and still knows the other address", async () => {
    const { stays, goes } = await twoOfOneFirm();
    await mergeInto(stays.id, goes.id, { contact: "goes" });
    expect((await call<object>(show, { id: stays.id })).data).toMatchObject({ email: "ann@arbor.example" });
    expect(await findBySender("bo@arbor.example", company.id)).toEqual([{ id: stays.id, companyId: company.id, isAgent: false }]);
  });

  it("is told to programs and logged", async () => {
    const { stays, goes } = await twoOfOneFirm();
    await mergeInto(stays.id, goes.id);
    const [change] = await inCompany(company.scope, (tx) => tx.change.findMany({ where: { type: "vendor.merged" } }));
    expect(change?.data).toEqual({ vendorId: stays.id, mergedVendorId: goes.id });
    const [event] = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ orderBy: { seq: "desc" }, take: 1 }));
    expect(event).toMatchObject({ action: "vendor.merged", actorId: manager.id, details: { vendor: "Arbor Steel Inc", documents: 2 } });
  });

  it("is not undone after something that moved was deleted, after 30 days, or before a later merge", full, async () => {
    const { stays, goes } = await twoOfOneFirm();
    const merged = await mergeInto(stays.id, goes.id);
    const mergeId = merged.data.merges[0]?.id ?? "";
    const third = await createVendorRow(company, { name: "Arbor Group" });
    const later = await mergeInto(third.id, stays.id);
    expect((await undoOf(third.id, mergeId)).error.message).toBe("The vendor was merged into Arbor Group since. Undo that merge first.");
    const laterId = later.data.merges.find(({ goneId }) => goneId === stays.id)?.id ?? "";
    expect((await undoOf(third.id, laterId)).status).toBe(200);
    await owner.query("update vendor_merge set created_at = created_at - interval '31 days' where id = $1", [mergeId]);
    expect((await undoOf(stays.id, mergeId)).error.message).toBe("A merge can be undone for 30 days. That time is over.");
    await owner.query("update vendor_merge set created_at = created_at + interval '31 days' where id = $1", [mergeId]);
    await owner.query("delete from vendor_note where vendor_id = $1", [stays.id]);
    expect((await undoOf(stays.id, mergeId)).error.message).toBe("Cannot undo the merge. Deleted or moved since: 1 note");
  });

  it("is refused for one vendor alone, for a sample beside a vendor of one's own, and for viewers", async () => {
    const { stays } = await twoOfOneFirm();
    const sample = await createVendorRow(company, { name: "Sample", isSample: true });
    expect((await mergeInto(stays.id, stays.id)).status).toBe(409);
    expect((await mergeInto(stays.id, sample.id)).status).toBe(409);
    const viewer = await createMember(company, "VIEWER");
    const refused = await callRoute(merge, {
      method: "POST",
      params: { id: stays.id },
      json: { vendorId: sample.id },
      accessToken: viewer.accessToken,
    });
    expect(refused.status).toBe(403);
  });
});

describe("a new vendor whose name is taken", () => {
  const add = (name: string, more: object = {}) =>
    call(create as typeof merge, {}, { method: "POST", json: { name, email: "office@vendor.example", ...more } });

  it.each([
    ["ARBOR STEEL, L.L.C.", 409],
    ["Arbor Steel Inc.", 409],
    ["Arbor Steal LLC", 409],
    ["Arbor Steel Erectors LLC", 201],
    ["Harbor Glass LLC", 201],
  ])("%s beside Arbor Steel LLC is answered %i", async (name, status) => {
    await createVendorRow(company, { name: "Arbor Steel LLC" });
    const answer = await add(name);
    expect(answer.status).toBe(status);
    if (status === 201) return;
    expect(answer.error).toMatchObject({ code: "possible_duplicate", current: { candidates: [{ name: "Arbor Steel LLC" }] } });
    expect((await add(name, { allowDuplicate: true })).status).toBe(201);
  });
});
