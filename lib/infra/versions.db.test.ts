import path from "node:path";
import { describe, expect, it } from "vitest";
import { shippedFigures } from "@/lib/admin/figures/rules";
import { kindInput } from "@/lib/compliance/kinds/schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { createKind } from "@/lib/documents/kinds/commands";
import { changePaper } from "@/lib/documents/kinds/filing-commands";
import { paperPatch } from "@/lib/documents/papers/schema";
import { inCompany } from "@/lib/infra/db";
import { createWebhook } from "@/lib/integrations/webhooks/commands";
import { accessTable } from "@/lib/testing/access-table";
import { listCalls } from "@/lib/testing/calls";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
  testPassword,
} from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { addContact } from "@/lib/vendors/contacts/commands";
import { contactInput } from "@/lib/vendors/contacts/schema";
import { addNote } from "@/lib/vendors/notes/commands";

type Setting = { company: TestCompany; admin: TestMember };
type Change = Record<string, unknown>;
/** Three changes of one record. Each overwrites the change before it. */
type Case = { params?: Record<string, string>; changes: [Change, Change, Change] };

const phones: Case["changes"] = [{ phone: "(555) 010-0101" }, { phone: "(555) 010-0102" }, { phone: "(555) 010-0103" }];
const vendorCase = async ({ company }: Setting): Promise<Case> => ({
  params: { id: (await createVendorRow(company)).id },
  changes: phones,
});
const figuresWith = (heading: string) => ({ ...shippedFigures, heading });
const viewOf = (search: string) => ({ list: "vendors", name: "Mine", query: `search=${search}` });

async function documentParams({ company, admin }: Setting): Promise<{ id: string }> {
  const { id: vendorId } = await createVendorRow(company);
  return { id: (await createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from("%PDF-1.7 invented") })).id };
}

const cases: Record<string, (setting: Setting) => Promise<Case>> = {
  "PATCH /api/vendors/[id]": vendorCase,
  "PUT /api/vendors/[id]": vendorCase,
  "PATCH /api/vendors/[id]/contacts/[contactId]": async ({ company, admin }) => {
    const { id } = await createVendorRow(company);
    const contact = await addContact(admin.scope, id, contactInput.parse({ email: "other@vendor.example" }));
    return { params: { id, contactId: contact.id }, changes: phones };
  },
  "PUT /api/vendors-by-external-id/[id]": async ({ company }) => {
    const { name, email } = await createVendorRow(company, { externalId: "V-1" });
    const [first, second, third] = phones;
    return {
      params: { id: "V-1" },
      changes: [
        { name, email, ...first },
        { name, email, ...second },
        { name, email, ...third },
      ],
    };
  },
  "PATCH /api/projects/[id]": async ({ company }) => ({
    params: { id: (await createProjectRow(company)).id },
    changes: [{ endsOn: "2027-03-01" }, { endsOn: "2027-04-01" }, { endsOn: null }],
  }),
  "PATCH /api/projects/[id]/assignments/[assignmentId]": async ({ company }) => {
    const { id: vendorId } = await createVendorRow(company);
    const { id } = await createProjectRow(company, [vendorId]);
    const assignment = await inCompany(company.scope, (tx) => tx.assignment.findFirstOrThrow({ where: { projectId: id } }));
    const params = { id, assignmentId: assignment.id };
    return { params, changes: [{ scopeOfWork: "Roofing" }, { scopeOfWork: "Paving" }, { scopeOfWork: "" }] };
  },
  "PATCH /api/webhooks/[id]": async ({ admin }) => ({
    params: { id: (await createWebhook(admin.scope, { address: "https://hooks.company.example/", types: ["vendor.created"] })).webhook.id },
    changes: [{ types: ["vendor.deleted"] }, { types: ["project.created"] }, { types: ["key.created"] }],
  }),
  "PATCH /api/sign-on": async () => ({ changes: [{ role: "VIEWER" }, { role: "MANAGER" }, { role: null }] }),
  "PATCH /api/sign-on/domains/[id]": async ({ company }) => {
    const providers = [await signOnProvider(company), await signOnProvider(company)];
    const { id } = await inCompany(company.scope, (tx) =>
      tx.signOnDomain.create({
        data: { companyId: company.id, domain: `${company.id}.example`, token: "invented", verifiedAt: new Date() },
      }),
    );
    return { params: { id }, changes: [{ providerId: providers[0] }, { providerId: providers[1] }, { providerId: null }] };
  },
  "PATCH /api/sign-on/providers/[id]": async ({ company }) => ({
    params: { id: await signOnProvider(company) },
    changes: [
      { name: "One", password: testPassword },
      { name: "Two", password: testPassword },
      { name: "Three", password: testPassword },
    ],
  }),
  "PATCH /api/sign-on/groups/[id]": async ({ company }) => {
    const group = inCompany(company.scope, (tx) => tx.directoryGroup.create({ data: { companyId: company.id, name: "Invented" } }));
    return { params: { id: (await group).id }, changes: [{ role: "VIEWER" }, { role: "MANAGER" }, { role: null }] };
  },
  "PATCH /api/connections/[connector]": async () => ({
    params: { connector: "procore" },
    changes: [{ account: "1", clientId: "client-id", clientSecret: "invented-secret" }, { account: "2" }, { account: "3" }],
  }),
  "PATCH /api/document-kinds/[id]": async ({ admin }) => ({
    params: { id: (await createKind(admin.scope, kindInput.parse({ name: "Invented permit", expires: "never" }))).id },
    changes: [{ told: "First" }, { told: "Second" }, { told: "Third" }],
  }),
  "PATCH /api/documents/[id]/paper": async (setting) => {
    const { id: kindId } = await createKind(setting.admin.scope, kindInput.parse({ name: "Invented license", expires: "date" }));
    const params = await documentParams(setting);
    await changePaper(setting.admin.scope, params.id, paperPatch.parse({ kindId }));
    return { params, changes: [{ number: "1" }, { number: "2" }, { number: "3" }] };
  },
  "PATCH /api/requirements/[id]": async ({ company }) => ({
    params: { id: (await createRequirementSetRow(company)).id },
    changes: [
      { requirements: readySets.standard.requirements },
      { requirements: readySets.trucker.requirements },
      { requirements: readySets.supplier.requirements },
    ],
  }),
  "PATCH /api/vendors/[id]/notes/[noteId]": async ({ company, admin }) => {
    const { id } = await createVendorRow(company);
    const [note] = (await addNote(admin.scope, id, { text: "Nothing yet" })).notes;
    return { params: { id, noteId: note?.id ?? "" }, changes: [{ text: "First" }, { text: "Second" }, { text: "Third" }] };
  },
  "PUT /api/insurer-ratings/[naic]": async () => ({
    params: { naic: "12345" },
    changes: [
      { name: "Invented Mutual", rating: "A", size: "X" },
      { rating: "A+", size: "X" },
      { rating: "B", size: "X" },
    ],
  }),
  "PATCH /api/documents/[id]": async (setting) => ({
    params: await documentParams(setting),
    changes: [{ documentType: "OTHER" }, { documentType: "UMBRELLA_POLICY" }, { documentType: null }],
  }),
  "PUT /api/documents/[id]/vendor": async (setting) => {
    const toNewVendor = async () => ({ vendorId: (await createVendorRow(setting.company)).id });
    return { params: await documentParams(setting), changes: [await toNewVendor(), await toNewVendor(), await toNewVendor()] };
  },
  "PATCH /api/vendors/[id]/reminders": async (setting) => ({
    ...(await vendorCase(setting)),
    changes: [{ ownSteps: [90] }, { ownSteps: [60] }, { ownSteps: [30, 7] }],
  }),
  "PATCH /api/companies/reminders": async () => ({ changes: [{ reminderHour: 9 }, { reminderHour: 10 }, { reminderHour: 11 }] }),
  "PATCH /api/templates/[kind]/[language]": async () => ({
    params: { kind: "request", language: "en" },
    changes: [{ subject: "One" }, { subject: "Two" }, { subject: "Three" }],
  }),
  "PATCH /api/companies/profile": async () => ({ changes: phones }),
  "PATCH /api/companies/settings": async () => ({
    changes: [{ legalNames: ["Invented One LLC"] }, { legalNames: ["Invented Two LLC"] }, { legalNames: [] }],
  }),
  "PATCH /api/team/[id]": async ({ company }) => ({
    params: { id: (await createMember(company)).id },
    changes: [{ role: "MANAGER" }, { role: "VIEWER" }, { role: "ADMIN" }],
  }),
  "PATCH /api/people/me": async () => ({ changes: phones }),
  "PATCH /api/people/me/notifications": async () => ({
    changes: [
      { weeklyReports: true, systemUpdates: true },
      { weeklyReports: false, systemUpdates: true },
      { weeklyReports: true, systemUpdates: false },
    ],
  }),
  "PATCH /api/admin/users/[id]": async ({ company }) => ({
    params: { id: (await createMember(company)).id },
    changes: [{ lastName: "One" }, { lastName: "Two" }, { lastName: "Three" }],
  }),
  "PATCH /api/admin/companies/[id]": async () => ({
    params: { id: (await createCompany()).id },
    changes: [{ name: "Invented One" }, { name: "Invented Two" }, { name: "Invented Three" }],
  }),
  "PATCH /api/admin/settings/general": async () => ({
    changes: [{ appName: "Invented One" }, { appName: "Invented Two" }, { appName: "Invented Three" }],
  }),
  "PATCH /api/admin/settings/security": async () => ({ changes: [{ sessionMinutes: 40 }, { sessionMinutes: 50 }, { sessionMinutes: 60 }] }),
  "PATCH /api/admin/settings/email": async () => ({
    changes: [
      { documentsAddress: "one@platform.example" },
      { documentsAddress: "two@platform.example" },
      { documentsAddress: "three@platform.example" },
    ],
  }),
  "PUT /api/admin/banner": async () => ({ changes: [{ text: "One" }, { text: "Two" }, { text: "Three" }] }),
  "PATCH /api/admin/settings/inbound": async () => ({ changes: [{ imapFolder: "One" }, { imapFolder: "Two" }, { imapFolder: "Three" }] }),
  "PATCH /api/admin/settings/notifications": async () => ({
    changes: [
      { dailyReports: true, newUsers: false },
      { dailyReports: false, newUsers: false },
      { dailyReports: true, newUsers: true },
    ],
  }),
  "PATCH /api/admin/settings/billing": async () => ({ changes: [{ proMonthly: 10 }, { proMonthly: 20 }, { proMonthly: 30 }] }),
  "PUT /api/admin/figures": async () => ({ changes: [figuresWith("One"), figuresWith("Two"), figuresWith("Three")] }),
  "POST /api/views": async () => ({ changes: [viewOf("one"), viewOf("two"), viewOf("three")] }),
};

/** A firm's directory is the one writer of what it keeps: SCIM leaves versions to choice, and these calls say that they have none. */
const scim = "/api/scim/";

const signOnProvider = async ({ id: companyId, scope }: TestCompany) => {
  const data = { companyId, name: "Invented", issuer: "https://id.example", clientId: "invented", clientSecret: "sealed" };
  return (await inCompany(scope, (tx) => tx.signOnProvider.create({ data }))).id;
};

type Body = { data?: { version: string; id?: string }; error?: { code: string; fields: object; current: Change & { version: string } } };

/** Calls a route for one record of a new company. */
async function start(name: string) {
  const [method = "", address = ""] = name.split(" ");
  const route = (await import(path.resolve(`app${address}/route.ts`))) as Record<string, RouteHandler>;
  const handler = route[method];
  if (!handler) throw new Error(`${name} is not on disk`);
  const company = await createCompany();
  const admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const made = await cases[name]?.({ company, admin });
  if (!made) throw new Error(`${name} has no case here`);
  const { changes, ...where } = made;
  const call = async (json: Change): Promise<{ status: number } & Body> => {
    const { status, body } = await callRoute(handler, { method, json, accessToken: admin.accessToken, ...where });
    return { status, ...(body as Body) };
  };
  /** Deletes the record, with If-Match. A saved view is named by the answer that made it. */
  const remove = async (etag: string, id: string | undefined) => {
    const { DELETE } = name === "POST /api/views" ? ((await import("@/app/api/views/[id]/route")) as unknown as typeof route) : route;
    const params = where.params ?? { id: id ?? "" };
    return callRoute(DELETE as RouteHandler, {
      method: "DELETE",
      params,
      accessToken: admin.accessToken,
      headers: { "if-match": `"${etag}"` },
    });
  };
  return { call, remove, changes };
}

it("every call that changes a record is tried here", () => {
  const changing = Object.keys(accessTable).filter(
    (name) => /^(PATCH|PUT) /.test(name) && !name.includes("[...rest]") && !name.includes(scim),
  );
  expect(Object.keys(cases)).toEqual(expect.arrayContaining(changing));
});

describe.each(few(Object.keys(cases), 16))("%s", (name) => {
  const ok = name.startsWith("POST") ? 201 : 200;

  it("refuses to overwrite what someone else changed since, and does it with the new version", async () => {
    const { call, changes } = await start(name);
    const [first, second, third] = changes;
    const seen = (await call(first)).data?.version;
    expect(seen, "a call without a version works, and its answer has one").toEqual(expect.any(String));
    const newer = (await call({ ...second, version: seen })).data?.version;
    expect(newer).not.toBe(seen);
    const refused = await call({ ...third, version: seen });
    expect(refused, "nothing is written").toMatchObject({ status: 409, error: { code: "outdated", current: { version: newer } } });
    expect((await call({ ...third, version: refused.error?.current.version })).status).toBe(ok);
    expect((await call({ ...second, version: newer })).status, "the last change is protected too").toBe(409);
  });

  it("makes one of two changes that come at the same moment", async () => {
    const { call, changes } = await start(name);
    const [first, second, third] = changes;
    const version = (await call(first)).data?.version;
    const answers = await Promise.all([call({ ...second, version }), call({ ...third, version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([ok, 409]);
  });

  it("accepts the same change twice, since it overwrites nothing", async () => {
    const { call, changes } = await start(name);
    const [first, second] = changes;
    const version = (await call(first)).data?.version;
    expect((await call({ ...second, version })).status).toBe(ok);
    expect((await call({ ...second, version })).status).toBe(ok);
  });
});

const calls = await listCalls();
const deleting = calls.filter(({ method, address }) => method === "DELETE" && !address.startsWith(scim));
const versioned = deleting.filter(({ declaration }) => declaration.deletesVersioned);

it("every call that deletes a record which can be changed heeds If-Match", () => {
  const changed = (address: string) => Object.keys(cases).some((name) => name.endsWith(` ${address}`) && !name.startsWith("POST"));
  expect(versioned.map(({ address }) => address)).toEqual(
    deleting.map(({ address }) => address).filter((address) => changed(address) || address === "/api/views/[id]"),
  );
});

describe.each(versioned)("$name", ({ address }) => {
  it("deletes nothing that someone else changed since, and the record as it was last seen", async () => {
    const name = Object.keys(cases).find((one) => one.endsWith(` ${address}`)) ?? "POST /api/views";
    const { call, remove, changes } = await start(name);
    const { version = "", id } = (await call(changes[0])).data ?? {};
    const newer = (await call({ ...changes[1], version })).data?.version ?? "";
    const refused = await remove(`${version}/of-an-older-answer`, id);
    expect(refused).toMatchObject({ status: 412, body: { error: { code: "precondition_failed", current: { version: newer } } } });
    expect((await call(changes[1])).data?.version, "nothing is deleted").toBe(newer);
    expect((await remove(newer, id)).status).toBe(200);
  });
});

describe.each(deleting.filter((call) => !versioned.includes(call)))("$name", ({ handler, row }) => {
  it("refuses If-Match, since what it deletes has no versions", async () => {
    const company = await createCompany();
    const { accessToken } = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
    const subject = { vendorId: "", documentId: "", projectId: "", assignmentId: "", requirementSetId: "" };
    const answer = await callRoute(handler, { ...row.call?.(subject), method: "DELETE", accessToken, headers: { "if-match": '"x"' } });
    expect([400, 404]).toContain(answer.status);
  });
});

describe("a vendor", () => {
  const name = "PATCH /api/vendors/[id]";

  it("keeps the changes of two people who changed different fields", async () => {
    const { call } = await start(name);
    const version = (await call({ phone: "(555) 010-0101" })).data?.version;
    expect((await call({ phone: "(555) 010-0102", version })).status).toBe(200);
    const { status, data } = await call({ address: "1 Example Street", version });
    expect({ status, data }).toMatchObject({ status: 200, data: { phone: "(555) 010-0102", address: "1 Example Street" } });
  });

  it("names the fields that changed with their present values, and writes no other field either", async () => {
    const { call } = await start(name);
    const version = (await call({ phone: "(555) 010-0101" })).data?.version;
    await call({ phone: "(555) 010-0102", version });
    const { error } = await call({ phone: "(555) 010-0103", address: "2 Example Street", version });
    expect(Object.keys(error?.fields ?? {})).toEqual(["phone"]);
    expect(error?.current).toMatchObject({ phone: "(555) 010-0102", address: null });
  });

  it.each(["", "not.a.version", "x".repeat(1000)])("takes an unknown version for an old one", async (version) => {
    const { call } = await start(name);
    expect((await call({ phone: "(555) 010-0103", version })).status).toBe(409);
  });
});
