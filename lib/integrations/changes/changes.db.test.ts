import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PATCH as patchUser } from "@/app/api/admin/users/[id]/route";
import { GET } from "@/app/api/changes/route";
import { createKey, revokeKey } from "@/lib/accounts/api-keys/commands";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { inCompany, type Tx } from "@/lib/infra/db";
import { announce, forgetOldChanges } from "@/lib/integrations/changes/commands";
import { cursorOf } from "@/lib/integrations/changes/cursors-rules";
import { eventSchema } from "@/lib/integrations/changes/events-schema";
import type { ChangesDto } from "@/lib/integrations/changes/schema";
import { type EventType, eventTypes, followedKinds, followedTables, subjectOf, unfollowedTables } from "@/lib/integrations/changes/values";
import { assignVendors, deleteProject, removeAssignment } from "@/lib/projects/commands";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { general } from "@/lib/testing/requirements";
import { deleteVendor, updateVendor } from "@/lib/vendors/commands";
import { mergeVendors } from "@/lib/vendors/merging/commands";
import { undoMerge } from "@/lib/vendors/merging/unmerging-commands";

let owner: pg.Client;
let company: TestCompany;
let admin: TestMember;
let start: string;
beforeAll(async () => {
  owner = await connectAsOwner();
});
afterAll(() => owner.end());
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  start = (await changes()).cursor;
});

const ask = (query = "", accessToken = admin.accessToken) => callRoute(GET, { path: `/api/changes${query}`, accessToken });
async function changes(since?: string, more = ""): Promise<ChangesDto> {
  const { status, body } = await ask(since === undefined ? "" : `?since=${encodeURIComponent(since)}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: ChangesDto }).data;
}
const typesSince = async (since = start) => (await changes(since)).changes.map(({ type }) => type);

describe("the list of changes", () => {
  it("begins with a cursor, and tells what changed since, each thing once a transaction", async () => {
    expect(await changes()).toMatchObject({ changes: [], hasMore: false });
    const vendor = await createVendorRow(company);
    await updateVendor(admin.scope, vendor.id, { phone: "(555) 010-0100", name: "Birch Fencing" });
    const answer = await changes(start);
    expect(answer.changes.filter(({ kind }) => kind === "vendor")).toMatchObject([
      { type: "vendor.created", kind: "vendor", id: vendor.id, isDeleted: false, data: { vendorId: vendor.id } },
      { type: "vendor.updated", id: vendor.id },
    ]);
    expect((await changes(answer.cursor)).changes).toEqual([]);
    await deleteVendor(admin.scope, vendor.id);
    expect((await changes(answer.cursor)).changes).toMatchObject([{ type: "vendor.deleted", id: vendor.id, isDeleted: true }]);
  });

  it("comes in parts, each of which leads to the next", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await createVendorRow(company)).id);
    const seen: string[] = [];
    let cursor = start;
    for (let hasMore = true; hasMore; ) {
      const part = await changes(cursor, "&limit=2");
      seen.push(...part.changes.map(({ id }) => id));
      ({ cursor, hasMore } = part);
    }
    expect(seen).toEqual(ids);
  });

  it("never misses a change whose transaction began earlier and is committed later", async () => {
    const vendor = await createVendorRow(company);
    const before = (await changes()).cursor;
    let early: Promise<unknown> | undefined;
    let commit = () => {};
    const held = new Promise<void>((done) => {
      commit = done;
    });
    const began = new Promise<void>((done) => {
      early = inCompany(company.scope, async (tx) => {
        await tx.project.create({ data: { companyId: company.id, name: "Early Tower" } });
        done();
        await held;
      });
    });
    await began;
    await updateVendor(admin.scope, vendor.id, { phone: "(555) 010-0100" });
    const first = await changes(before);
    expect(first.changes.map(({ type }) => type)).toEqual(["vendor.updated"]);
    commit();
    await early;
    expect((await changes(first.cursor)).changes.map(({ type }) => type)).toEqual(["project.created"]);
  });

  it("loses nothing and repeats nothing while many write and one reads", async () => {
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let count = 0; count < 10; count += 1) {
        await inCompany(company.scope, async (tx) => {
          for (const part of [1, 2]) await tx.project.create({ data: { companyId: company.id, name: `Tower ${writer} ${count} ${part}` } });
        });
      }
    });
    const done = Promise.all(writers).then(() => true);
    const seen: string[] = [];
    let cursor = start;
    for (let isOver = false; ; ) {
      const part = await changes(cursor, "&limit=7");
      seen.push(...part.changes.map(({ id }) => id));
      cursor = part.cursor;
      if (isOver && !part.hasMore) break;
      isOver ||= await Promise.race([done, Promise.resolve(false)]);
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const times = (await changes(start, "&limit=1000")).changes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  it("says nothing of a change that is undone, and nothing of what another company does", async () => {
    const failed = inCompany(company.scope, async (tx) => {
      await tx.project.create({ data: { companyId: company.id, name: "Never" } });
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    await createVendorRow(await createCompany());
    expect(await typesSince()).toEqual([]);
  });

  it("can be asked from a time on, and says when that is too long ago", async () => {
    const { id } = await createVendorRow(company);
    const since = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    expect((await changes(since(-60))).changes.map((change) => change.id)).toContain(id);
    expect((await changes(since(60))).changes).toEqual([]);
    const old = new Date(Date.now() - 91 * 24 * 3600_000);
    for (const place of [old.toISOString(), cursorOf(0n, old)]) {
      expect((await ask(`?since=${place}`)).body).toMatchObject({
        status: 410,
        error: { code: "too_old", message: "Changes are kept for 90 days. Read everything once again." },
      });
    }
    for (const wrong of ["yesterday", "12", "2026-13-01T00:00:00Z", "1.%F0"])
      expect((await ask(`?since=${wrong}`)).status, wrong).toBe(400);
    expect((await ask("?since=2026-11-30T08:00:00Z&kind=vendor")).status, "unknown parameters").toBe(400);
  });

  it("is kept for 90 days", async () => {
    await createVendorRow(company);
    await createVendorRow(company);
    await owner.query(
      "update change set at = at - interval '91 days' where id = (select min(id) from change where company_id = $1 and type = 'vendor.created')",
      [company.id],
    );
    await forgetOldChanges(company.scope);
    expect((await typesSince()).filter((type) => type === "vendor.created")).toHaveLength(1);
  });

  it("is open to a key that only reads", async () => {
    const { secret } = await createKey(admin.scope, { name: "Mirror", scope: "read" } as never);
    expect((await ask("", secret)).status).toBe(200);
  });
});

describe("everything that a mirror keeps is told of when it is added, changed and deleted:", () => {
  const companyId = () => company.id;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => inCompany(company.scope, work);
  const person = () => ({
    companyId: companyId(),
    email: `${crypto.randomUUID()}@builders.example`,
    firstName: "Ann",
    lastName: "Invented",
  });
  const vendorId = async () => (await createVendorRow(company)).id;
  /** Each makes a row, and says how it is changed and deleted; a kind that cannot be has no such line. */
  const rows: Record<
    keyof typeof followedKinds,
    () => Promise<{ id: string; change?: () => Promise<unknown>; remove?: () => Promise<unknown> }>
  > = {
    vendor: async () => {
      const id = await vendorId();
      return { id, change: () => updateVendor(admin.scope, id, { phone: "(555) 010-0100" }), remove: () => deleteVendor(admin.scope, id) };
    },
    contact: async () => {
      const data = { companyId: companyId(), vendorId: await vendorId(), email: "agent@agency.example", role: "agent" };
      const { id } = await inTx((tx) => tx.vendorContact.create({ data }));
      const change = () => inTx((tx) => tx.vendorContact.update({ where: { id }, data: { name: "Birch" } }));
      return { id, change, remove: () => inTx((tx) => tx.vendorContact.delete({ where: { id } })) };
    },
    document: async () => {
      const { id } = await createStoredDocument(admin.scope, await vendorId());
      const change = () => inTx((tx) => tx.document.update({ where: { id }, data: { externalId: "D-1" } }));
      return { id, change, remove: () => inTx((tx) => tx.document.delete({ where: { id } })) };
    },
    project: async () => {
      const { id } = await createProjectRow(company);
      const change = () => inTx((tx) => tx.project.update({ where: { id }, data: { number: "7" } }));
      return { id, change, remove: () => deleteProject(admin.scope, id) };
    },
    assignment: async () => {
      const project = await createProjectRow(company);
      const vendor = await vendorId();
      await assignVendors(admin.scope, project.id, { vendorIds: [vendor] } as never);
      const { id } = await inTx((tx) => tx.assignment.findFirstOrThrow({ where: { projectId: project.id } }));
      const change = () => inTx((tx) => tx.assignment.update({ where: { id }, data: { trade: "Roofing" } }));
      return { id, change, remove: () => removeAssignment(admin.scope, { id: project.id, assignmentId: id }) };
    },
    requirement_set: async () => {
      const { id } = await createRequirementSetRow(company);
      const version = { companyId: companyId(), setId: id, number: 2, body: {} };
      return { id, change: () => inTx((tx) => tx.requirementSetVersion.create({ data: version })) };
    },
    exception: async () => {
      const asked = { companyId: companyId(), vendorId: await vendorId(), setId: company.id, requirement: "a", requirementSentence: {} };
      const data = { ...asked, kind: "waive", reason: "Small", fromOn: new Date(), untilOn: new Date() };
      const { id } = await inTx((tx) => tx.requirementException.create({ data }));
      const change = () => inTx((tx) => tx.requirementException.update({ where: { id }, data: { state: "approved" } }));
      return { id, change, remove: () => deleteVendor(admin.scope, asked.vendorId) };
    },
    document_kind: async () => {
      const { id } = await inTx((tx) => tx.documentKind.create({ data: { companyId: companyId(), name: "Permit", expires: "never" } }));
      return { id, change: () => inTx((tx) => tx.documentKind.update({ where: { id }, data: { archivedAt: new Date() } })) };
    },
    payment_file: async () => {
      const data = { companyId: companyId(), fileName: "paid.csv", sha256: "a" };
      const { id } = await inTx((tx) => tx.paymentImport.create({ data }));
      return { id, remove: () => inTx((tx) => tx.paymentImport.delete({ where: { id } })) };
    },
    user: async () => {
      const { id } = await inTx((tx) => tx.user.create({ data: person() }));
      const change = () => inTx((tx) => tx.user.update({ where: { id }, data: { role: "VIEWER" } }));
      return { id, change, remove: () => inTx((tx) => tx.user.update({ where: { id }, data: { deletedAt: new Date() } })) };
    },
    key: async () => {
      const { key } = await createKey(admin.scope, { name: "Invented", scope: "read" } as never);
      return { id: key.id, remove: () => revokeKey(admin.scope, key.id) };
    },
  };

  it.each(Object.entries(rows))("a %s", async (kind, make) => {
    const told = async (since: string) => {
      const answer = await changes(since, "&limit=1000");
      for (const { type, at, data } of answer.changes) {
        const event = { type, timestamp: at, data };
        expect(eventSchema(type as EventType).parse(event)).toEqual(event);
      }
      return {
        cursor: answer.cursor,
        types: answer.changes.filter((change) => change.kind === kind && change.id === made.id).map(({ type }) => type),
      };
    };
    const made = await make();
    let { cursor, types } = await told(start);
    expect(types[0]).toBe(`${kind}.created`);
    for (const [act, name] of [
      [made.change, "updated"],
      [made.remove, "deleted"],
    ] as const) {
      if (!act) continue;
      await act();
      ({ cursor, types } = await told(cursor));
      expect(types).toEqual([`${kind}.${name}`]);
    }
  });

  it("a vendor that goes into another one, and comes back", async () => {
    const [stays, goes] = [await createVendorRow(company), await createVendorRow(company)];
    const { id: documentId } = await createStoredDocument(admin.scope, goes.id);
    start = (await changes()).cursor;
    await mergeVendors(admin.scope, stays.id, { vendorId: goes.id } as never);
    const merged = await changes(start);
    expect(merged.changes).toContainEqual(
      expect.objectContaining({ type: "vendor.merged", data: { vendorId: stays.id, mergedVendorId: goes.id } }),
    );
    expect(merged.changes).toContainEqual(expect.objectContaining({ type: "vendor.deleted", id: goes.id }));
    expect(merged.changes).toContainEqual(expect.objectContaining({ type: "document.updated", data: { documentId, vendorId: stays.id } }));
    const { id } = await inCompany(company.scope, (tx) => tx.vendorMerge.findFirstOrThrow({ where: { goneId: goes.id } }));
    await undoMerge(admin.scope, stays.id, id);
    expect((await changes(merged.cursor)).changes).toContainEqual(expect.objectContaining({ type: "vendor.created", id: goes.id }));
  });

  it("what goes with a vendor that is deleted", async () => {
    const vendor = await createVendorRow(company);
    const { id: documentId } = await createStoredDocument(admin.scope, vendor.id);
    await createProjectRow(company, [vendor.id]);
    const { cursor } = await changes();
    await deleteVendor(admin.scope, vendor.id);
    const gone = (await changes(cursor)).changes.filter(({ isDeleted }) => isDeleted);
    expect(gone.map(({ kind }) => kind).toSorted()).toEqual(["assignment", "document", "vendor"]);
    expect(gone.map(({ id }) => id)).toContain(documentId);
  });

  it("a verdict, with what it was, what it is, its project and the reasons", async () => {
    await makeDefaultSet(admin.scope, (await createRequirementSetRow(company, general)).id);
    const vendor = await createVendorRow(company, { name: "Alder Paving" });
    const project = await createProjectRow(company);
    await assignVendors(admin.scope, project.id, { vendorIds: [vendor.id] } as never);
    const { cursor } = await changes();
    await createReadDocument(admin.scope, vendor.id, readingOf({ insured: "Alder Paving" }));
    const verdicts = (await changes(cursor)).changes.filter(({ type, data }) => type === "verdict.changed" && data.assignmentId !== null);
    expect(verdicts[0]?.data).toMatchObject({ projectId: project.id, from: "NO_DOCUMENTS", to: "UNDER_REVIEW", status: "UNDER_REVIEW" });
    expect(verdicts[0]?.data.reasons).toContainEqual({
      requirement: expect.any(String),
      result: "being_read",
      text: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(verdicts.at(-1)?.data).toMatchObject({ from: "UNDER_REVIEW", to: "COMPLIANT", reasons: [] });
  });

  it("a verdict that is gone with its contract", async () => {
    const vendor = await createVendorRow(company);
    const project = await createProjectRow(company, [vendor.id]);
    const { id: assignmentId } = await inTx((tx) => tx.assignment.findFirstOrThrow({ where: { projectId: project.id } }));
    const { cursor } = await changes();
    await removeAssignment(admin.scope, { id: project.id, assignmentId });
    expect((await changes(cursor)).changes.filter(({ kind }) => kind === "verdict")).toContainEqual(
      expect.objectContaining({ type: "verdict.deleted", id: assignmentId, isDeleted: true }),
    );
  });

  it("an account that moves to another company, in both of them", async () => {
    const other = await createCompany();
    const neighbor = await createMember(other, "ADMIN");
    const member = await createMember(company, "MANAGER");
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const move = { method: "PATCH", params: { id: member.id }, json: { companyId: other.id }, accessToken: platform.accessToken };
    expect((await callRoute(patchUser, move)).status).toBe(200);
    expect((await changes(start)).changes.at(-1)).toMatchObject({ type: "user.deleted", id: member.id });
    const { body } = await ask(`?since=${new Date(Date.now() - 60_000).toISOString()}`, neighbor.accessToken);
    expect((body as { data: ChangesDto }).data.changes.map(({ type }) => type)).toEqual(["user.created", "user.created"]);
  });

  it("but not what nobody outside sees", async () => {
    const vendor = await createVendorRow(company);
    const { cursor } = await changes();
    await inTx((tx) => tx.vendor.update({ where: { id: vendor.id }, data: { isJudgmentDue: true } }));
    await inTx((tx) => tx.user.update({ where: { id: admin.id }, data: { passwordHash: "other", listColumns: ["vendors.documents"] } }));
    expect((await changes(cursor)).changes).toEqual([]);
  });
});

describe("a new table or event", () => {
  it("is followed by triggers, or has a reason why it is not", async () => {
    const { rows } = await owner.query<{ name: string }>(`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (c.relname = 'company' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))`);
    const listed = [...Object.keys(followedTables), ...Object.keys(unfollowedTables)];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
    const { rows: triggers } = await owner.query<{ name: string; args: string[]; acts: number }>(`
      select c.relname as name, (t.tgtype & 28) as acts, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = 'note_change'`);
    const columns = await owner.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
    const known = new Set(columns.rows.map(({ name }) => name));
    for (const [table, kind] of Object.entries(followedTables)) {
      const own = triggers.find(({ name, args }) => name === table && args[0] === kind);
      // Versions of a set are only added.
      expect(own?.acts, table).toBe(table === "requirement_set_version" ? 4 : 28);
      const named = (own?.args ?? []).slice(1, 5).flatMap((part) => part.split(",").filter(Boolean));
      expect(named.filter((column) => !known.has(`${table}.${column}`))).toEqual([]);
    }
  });

  it("has one name, whose beginning is its kind", () => {
    expect(new Set(eventTypes).size).toBe(eventTypes.length);
    for (const kind of Object.keys(followedKinds))
      expect(eventTypes.filter((type) => subjectOf(type) === kind).length).toBeGreaterThanOrEqual(3);
  });

  it("is told in the same order as the rows of its transaction", async () => {
    await inCompany(company.scope, async (tx) => {
      const { id: emailId } = await tx.project.create({ data: { companyId: company.id, name: "One Tower" } });
      await announce(tx, company.scope, "reminder.sent", { emailId, vendorId: null });
    });
    expect(await typesSince()).toEqual(["project.created", "reminder.sent"]);
  });
});
