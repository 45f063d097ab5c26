import { beforeEach, describe, expect, it } from "vitest";
import { POST as postVendor } from "@/app/api/vendors/route";
import { inCompany } from "@/lib/infra/db";
import { formerKind } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { checkChain, exportActivity, listActivity } from "@/lib/tenancy/audit/queries";
import { chainHash } from "@/lib/tenancy/audit/rules";
import { activityFilter, activityQuery } from "@/lib/tenancy/audit/schema";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createStoredDocument, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { csvTextOf } from "@/lib/testing/tables";
import { createVendor, deleteVendor, updateVendor } from "@/lib/vendors/commands";
import { vendorInput, vendorPatch } from "@/lib/vendors/schema";

type Former = { actorId?: string; details?: Record<string, string> };

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany({ timeZone: "Pacific/Auckland" });
  member = await createMember(company, "ADMIN", { firstName: "Ada", lastName: "Example" });
});

const list = (query: object = {}) => listActivity(company.scope, activityQuery.parse(query));
const addVendor = (name: string) => createVendor(member.scope, vendorInput.parse({ name, email: "office@vendor.example" }));
const note = (action: string, subjectType: string) =>
  inCompany(company.scope, (tx) => recordEvent(tx, company.scope, { action, subjectType, subjectId: company.id }));

/** Past the product, as someone with the database's password might. */
async function tamper(sql: string): Promise<void> {
  const owner = await connectAsOwner();
  try {
    await owner.query(sql, [company.id]);
  } finally {
    await owner.end();
  }
}

describe("the company's log", () => {
  it("says who did what to what, the newest first", async () => {
    const vendor = await addVendor("Invented Paving");
    await updateVendor(member.scope, vendor.id, vendorPatch.parse({ phone: "(614) 555-0100" }));
    await note("document.read", "document_kind_of_tomorrow");
    const { events, people, pagination } = await list();
    expect(events.map(({ action }) => action)).toEqual(["document.read", "vendor.updated", "vendor.created"]);
    expect(events[1]).toMatchObject({
      who: { id: member.id, name: "Ada Example" },
      subject: { type: "vendor", id: vendor.id, name: "Invented Paving" },
      details: expect.stringContaining("phone"),
    });
    expect(events[0]?.who).toBeNull();
    expect(people).toEqual([{ id: member.id, name: "Ada Example" }]);
    expect(pagination.total).toBe(3);
  });

  it("counts all events and names them on every page", async () => {
    for (let number = 1; number <= 5; number += 1) await addVendor(`Invented Paving ${number}`);
    const { events, pagination } = await list({ page: "2", limit: "2" });
    expect(pagination).toMatchObject({ total: 5, totalPages: 3 });
    expect(events.map(({ subject, who }) => [subject.name, subject.isThere, who?.name])).toEqual([
      ["Invented Paving 3", true, "Ada Example"],
      ["Invented Paving 2", true, "Ada Example"],
    ]);
  });

  it("is requested for one vendor and its documents alone", async () => {
    const [paving] = [await addVendor("Invented Paving"), await addVendor("Invented Glass")];
    await createStoredDocument(member.scope, paving.id);
    const { events, pagination } = await list({ vendorId: paving.id });
    expect(events.map(({ action }) => action)).toEqual(["document.uploaded", "vendor.created"]);
    expect(pagination.total).toBe(2);
    const elsewhere = await createCompany();
    expect((await listActivity(elsewhere.scope, activityQuery.parse({ vendorId: paving.id }))).events).toEqual([]);
  });

  it("still includes deleted records", async () => {
    const vendor = await addVendor("Short Lived Works");
    await deleteVendor(member.scope, vendor.id);
    const { events } = await list();
    expect(events.map(({ subject, details }) => [subject.name, subject.isThere, details])).toEqual([
      ["Short Lived Works", false, "0 documents"],
      ["Short Lived Works", false, ""],
    ]);
    await tamper("update audit_event set details = '{}' where company_id = $1");
    expect((await list()).events.map(({ subject }) => subject)).toMatchObject([
      { name: null, isThere: false },
      { name: null, isThere: false },
    ]);
    const text = await csvTextOf(await exportActivity(company.scope, activityFilter.parse({})));
    expect(text).toContain("deleted a vendor,a deleted vendor");
  });

  it("is narrowed by person, subject and day of the company's time zone", async () => {
    await addVendor("Invented Paving");
    await note("company.updated", "company");
    expect((await list({ who: "system" })).events.map(({ action }) => action)).toEqual(["company.updated"]);
    expect((await list({ who: member.id })).events.map(({ action }) => action)).toEqual(["vendor.created"]);
    expect((await list({ about: "vendors" })).pagination.total).toBe(1);
    expect((await list({ about: "company" })).events.map(({ action }) => action)).toEqual(["company.updated"]);
    // Auckland is 13 hours ahead in January: this is the second of the month there.
    await tamper("update audit_event set at = '2027-01-01T12:00:00Z' where company_id = $1 and seq = 1");
    expect((await list({ from: "2027-01-02", to: "2027-01-02" })).pagination.total).toBe(1);
    expect((await list({ from: "2027-01-01", to: "2027-01-01" })).pagination.total).toBe(0);
    expect(activityFilter.safeParse({ from: "yesterday" }).success).toBe(false);
  });

  it("has pages, and never another company's events", async () => {
    for (let index = 0; index < 5; index += 1) await note("company.updated", "company");
    await createMember(await createCompany());
    expect((await list({ limit: "2", page: "3" })).events.map(({ seq }) => seq)).toEqual([1]);
    expect((await list({ limit: "2" })).pagination).toEqual({ page: 1, limit: 2, total: 5, totalPages: 3 });
  });

  it("is exported, oldest first, and nothing in it runs in a spreadsheet", async () => {
    await addVendor("=1+1");
    await note("company.updated", "company");
    const text = await csvTextOf(await exportActivity(company.scope, activityFilter.parse({})));
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("Ada Example,added a vendor,'=1+1");
    expect(lines[2]).toContain("Coverkeep,changed the company profile");
  });
});

describe("the network address of who did it", () => {
  it("is kept with the event, shown, exported and held by the chain", async () => {
    const vendor = { name: "Addressed Paving", email: "office@vendor.example" };
    const headers = { "x-coverkeep-peer": "198.51.100.7" };
    await callRoute(postVendor, { method: "POST", json: vendor, accessToken: member.accessToken, headers });
    await note("company.updated", "company");
    expect((await list()).events.map(({ address }) => address)).toEqual([null, "198.51.100.7"]);
    const text = await csvTextOf(await exportActivity(company.scope, activityFilter.parse({})));
    expect(text).toContain("198.51.100.7");
    expect(await checkChain(company.scope)).toEqual({ events: 2, brokenAt: null });
    await tamper("update audit_event set address = '192.0.2.1' where company_id = $1 and seq = 1");
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: 1 });
  });
});

describe("events from before kinds of actors were kept", () => {
  const former = [
    ["a person", { actorId: "member" }, "person"],
    ["the command line", { details: { platformAdmin: "command line" } }, "command"],
    ["a key", { actorId: "member", details: { apiKey: "Script" } }, "key"],
    ["a job", {}, "job"],
  ] as const;

  it.each(former)("of %s fit their hashes still, and a changed kind is found", async (_who, { actorId, details = {} }: Former, kind) => {
    const at = new Date("2026-11-01T12:00:00Z");
    const head = await inCompany(company.scope, (tx) => tx.companyStats.findUniqueOrThrow({ where: { companyId: company.id } }));
    const about = { companyId: company.id, seq: head.auditSeq + 1, action: "user.suspended", subjectType: "user", subjectId: company.id };
    const facts = { ...about, actorId: actorId ? member.id : null, details };
    expect(formerKind(facts)).toBe(kind);
    const hash = chainHash(head.auditHash, { ...facts, at: at.toISOString() });
    await inCompany(company.scope, async (tx) => {
      await tx.auditEvent.create({ data: { ...facts, at, actorKind: kind, prevHash: head.auditHash, hash } });
      await tx.companyStats.update({ where: { companyId: company.id }, data: { auditSeq: about.seq, auditHash: hash } });
    });
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: null });
    expect((await list()).events[0]).toMatchObject({ actor: { kind } });
    const other = actorId ? (kind === "key" ? "person" : "key") : kind === "job" ? "command" : "job";
    await tamper(`update audit_event set actor_kind = '${other}' where company_id = $1 and seq = ${about.seq}`);
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: about.seq });
  });
});

describe("the chain", () => {
  beforeEach(async () => {
    for (let index = 0; index < 4; index += 1) await note("company.updated", "company");
  });

  it("is intact as it was written", async () => {
    expect(await checkChain(company.scope)).toEqual({ events: 4, brokenAt: null });
  });

  it.each([
    ["changed", "update audit_event set action = 'company.praised' where company_id = $1 and seq = 2", 2],
    ["given to another time", "update audit_event set at = at + interval '1 day' where company_id = $1 and seq = 3", 3],
    ["taken out of the middle", "delete from audit_event where company_id = $1 and seq = 2", 2],
    ["taken off the end", "delete from audit_event where company_id = $1 and seq = 4", 4],
  ])("says where an event was %s", async (_how, sql, brokenAt) => {
    await tamper(sql);
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt });
  });
});
