import { beforeAll, describe, expect, it } from "vitest";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { writeQuery } from "@/lib/search/language/rules";
import { ask } from "@/lib/search/questions/queries";
import { askQuery } from "@/lib/search/questions/schema";
import { listCalls, type TestedCall } from "@/lib/testing/calls";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestMember,
} from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

// Decomposed, as some systems write it, with a typographer's apostrophes.
const name = "Pe\u00f1a & O\u2019Brien\u2019s \u00c9lan".normalize("NFD");
let admin: TestMember;
let platform: TestMember;
let projectId: string;
let calls: TestedCall[];

beforeAll(async () => {
  calls = await listCalls();
  const company = await createCompany({ name });
  admin = await createMember(company, "ADMIN", { firstName: name });
  platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const address = `1 Main St, Pen\u0303a, OH 43004`;
  const vendor = await createVendorRow(company, { name, contactName: name, address });
  await createVendorRow(company, { name: "Harbor Glass" });
  const document = await createStoredDocument(admin.scope, vendor.id);
  projectId = (await createProjectRow(company, [vendor.id], { name })).id;
  const { id: setId } = await createRequirementSetRow(company, {});
  await inCompany(company.scope, async (tx) => {
    const days = { fromOn: new Date("2026-11-01"), untilOn: new Date("2027-11-01") };
    const waived = {
      requirement: "gl-coverage",
      requirementSentence: { code: "verdicts.need_insured" },
      kind: "waive",
      reason: "Invented",
    };
    await tx.requirementException.create({ data: { companyId: company.id, vendorId: vendor.id, setId, ...waived, ...days } });
    await tx.document.updateMany({ where: { id: document.id }, data: { fileName: `${name}.pdf`, holders: [name] } });
    const mail = {
      companyId: company.id,
      kind: "COMPANY_MESSAGE",
      recipient: "a@b.example",
      subject: name,
      body: "",
      retryUntil: new Date(),
    } as const;
    await tx.mail.create({ data: { ...mail, messageId: "<failed@x>", status: "FAILED", failedAt: new Date() } });
  });
  await asPlatform().inboundMessage.create({
    data: { door: "smtp", sha256: "0".repeat(64), size: 1, storageKey: "inbound/1", recipients: [], state: "unmatched", subject: name },
  });
});

/** Every list that can be searched: by what its answer shows that the row is in it. An export answers with a file, and ids with ids. */
const lists: Record<string, { key?: "q"; shows?: RegExp; isPlatform?: true }> = {
  "GET /api/vendors": {},
  "GET /api/vendors/ids": { shows: /^\{"ids":\["[0-9a-f-]{36}"\]/ },
  "GET /api/vendors/export": {},
  "GET /api/documents": {},
  "GET /api/documents/ids": { shows: /^\{"ids":\["[0-9a-f-]{36}"\]/ },
  "GET /api/documents/export": {},
  "GET /api/projects": {},
  "GET /api/projects/ids": { shows: /^\{"ids":\["[0-9a-f-]{36}"\]/ },
  "GET /api/projects/export": {},
  "GET /api/projects/names": {},
  "GET /api/projects/[id]/assignments": {},
  "GET /api/projects/[id]/assignments/export": {},
  "GET /api/exceptions": {},
  "GET /api/exceptions/ids": { shows: /^\{"ids":\["[0-9a-f-]{36}"\]/ },
  "GET /api/exceptions/export": {},
  "GET /api/search": { key: "q" },
  "GET /api/admin/companies": { isPlatform: true },
  "GET /api/admin/users": { isPlatform: true },
  "GET /api/admin/emails": { isPlatform: true },
  "GET /api/admin/email-log": { isPlatform: true },
  "GET /api/admin/inbound": { isPlatform: true },
};

const takesSearch = ({ declaration: { query } }: TestedCall) => Boolean(query && "shape" in query && "search" in (query.shape as object));

it("covers every call that takes a search", () => {
  expect(
    calls
      .filter(takesSearch)
      .map((call) => call.name)
      .filter((one) => !(one in lists)),
  ).toEqual([]);
});

describe.each(Object.entries(lists))("%s", (path, { key = "search", shows = /Pen\u0303a/, isPlatform }) => {
  it.each(["pena", "PEN\u0303A", "PE\u00d1A", "obriens", "O'Brien's", "O\u2019Brien\u2019s", "elan"])("finds it by %j", async (typed) => {
    const call = calls.find((one) => one.name === path);
    if (!call) throw new Error(`${path} is no call`);
    const { status, body } = await callRoute(call.handler, {
      path: `/?${key}=${encodeURIComponent(typed)}`,
      params: { id: projectId },
      accessToken: (isPlatform ? platform : admin).accessToken,
    });
    expect(status).toBe(200);
    const text = typeof body === "string" ? body : JSON.stringify((body as { data: unknown }).data);
    expect(text).toMatch(shows);
    expect(text).not.toContain("Harbor Glass");
  });
});

it.each(["pena & obriens elan", "PEN\u0303A & O\u2019Brien\u2019s \u00c9LAN"])("finds a project in a sentence by %j", async (typed) => {
  const answer = await ask(admin.scope, askQuery.parse({ q: `who is on ${typed}?` }));
  expect(answer).toMatchObject({ isUnderstood: true, project: { id: projectId }, total: 1 });
});

describe.each(["name", "contact", "holder", "project", "city"] as const)("a question about a %s", (field) => {
  it.each(field === "city" ? ["pena", "PE\u00d1A", "Pen\u0303a"] : ["pena", "PEN\u0303A", "obriens", "O\u2019Brien\u2019s", "elan"])(
    "finds it by %j",
    async (text) => {
      const answer = await ask(admin.scope, askQuery.parse({ q: writeQuery([{ field, text }]) }));
      expect(answer).toMatchObject({ isUnderstood: true, total: 1, vendors: [{ name }] });
    },
  );
});
