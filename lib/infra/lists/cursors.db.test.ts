import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { DELETE as deleteVendor } from "@/app/api/vendors/[id]/route";
import { GET as vendors } from "@/app/api/vendors/route";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { listCalls } from "@/lib/testing/calls";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createInboundEmail,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { firstSettings } from "@/lib/transfer/connectors/dto";

type Row = { id?: string; seq?: number; company?: { id: string } };
type List = { pagination: { nextCursor?: string | null; total: number } } & Record<string, Row[]>;
type Place = {
  company: TestCompany;
  admin: TestMember;
  vendorId: string;
  projectId: string;
  webhookId: string;
  connectionId: string;
  setId: string;
  runId: string;
};
/** `rows`: the name of the list in the answer. `add` makes one row more. */
type Case = {
  rows: string;
  query?: string;
  limit?: number;
  params?: (place: Place) => Record<string, string>;
  add: (place: Place) => Promise<unknown>;
};

const calls = await listCalls();
let place: Place;

beforeAll(async () => {
  const company = await createCompany({ planSince: new Date(), plan: "enterprise" });
  const admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const { companyId } = company.scope;
  const { id: vendorId } = await createVendorRow(company);
  const { id: projectId } = await createProjectRow(company);
  const { id: setId } = await createRequirementSetRow(company);
  const { id: webhookId } = await inCompany(company.scope, (tx) =>
    tx.webhook.create({ data: { companyId, address: "https://receiver.example", types: [], secret: "none" } }),
  );
  const { id: runId } = await inCompany(company.scope, (tx) =>
    tx.rereadRun.create({ data: { companyId, state: "ready", readerVersion: 1, jobKey: randomUUID() } }),
  );
  const { id: connectionId } = await inCompany(company.scope, (tx) =>
    tx.connection.create({ data: { companyId, connector: "procore", settings: firstSettings } }),
  );
  place = { company, admin, vendorId, projectId, setId, webhookId, connectionId, runId };
});

const vendor = ({ company }: Place) => createVendorRow(company);
const document = (vendorId: (place: Place) => string | null) => async (one: Place) => {
  const { id } = await createStoredDocument(one.admin.scope, vendorId(one), { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) });
  return id;
};
const ofNobody = document(() => null);
const mail =
  (kind: "VENDOR_MESSAGE" | "VENDOR_INVITATION", status: "SENT" | "FAILED") =>
  ({ company, vendorId }: Place) =>
    inCompany(company.scope, (tx) =>
      tx.mail.create({
        data: {
          ...{ companyId: company.id, vendorId, kind, status, recipient: "office@vendor.example", subject: "Invented", body: "Invented" },
          ...{ messageId: randomUUID(), retryUntil: new Date(), ...(status === "FAILED" && { failedAt: new Date() }) },
        },
      }),
    );
const asOwner = async (text: string, values: unknown[]) => {
  const owner = await connectAsOwner();
  await owner.query(text, values);
  await owner.end();
};
const event = ({ company }: Place) =>
  inCompany(company.scope, (tx) =>
    recordEvent(tx, company.scope, { action: "vendor.updated", subjectType: "vendor", subjectId: randomUUID() }),
  );
const ofVendor = ({ vendorId }: Place) => ({ id: vendorId });
const ofProject = ({ projectId }: Place) => ({ id: projectId });

const cases: Record<string, Case> = {
  "GET /api/vendors": { rows: "vendors", query: "search=", add: vendor },
  "GET /api/documents": { rows: "documents", add: document(({ vendorId }) => vendorId) },
  "GET /api/documents/without-vendor": { rows: "files", add: ofNobody },
  "GET /api/review": {
    rows: "documents",
    add: async (one) => {
      const id = await ofNobody(one);
      await inCompany(one.company.scope, (tx) => tx.document.updateMany({ where: { id }, data: { needsReview: true } }));
    },
  },
  "GET /api/attention": {
    rows: "items",
    query: "kind=email",
    add: async ({ company }) => {
      const { delivery: id } = await createInboundEmail(company, "office@vendor.example");
      await inCompany(company.scope, (tx) => tx.inboundDelivery.updateMany({ where: { id }, data: { state: "waiting" } }));
    },
  },
  "GET /api/projects": { rows: "projects", add: ({ company }) => createProjectRow(company) },
  "GET /api/projects/[id]/assignments": {
    rows: "assignments",
    params: ofProject,
    add: ({ company, projectId, vendorId }) =>
      inCompany(company.scope, (tx) =>
        tx.assignment.create({ data: { companyId: company.id, projectId, vendorId, contractNumber: randomUUID() } }),
      ),
  },
  "GET /api/vendors/[id]/projects": {
    rows: "projects",
    params: ofVendor,
    add: ({ company, vendorId }) => createProjectRow(company, [vendorId]),
  },
  "GET /api/vendors/[id]/contacts": {
    rows: "contacts",
    params: ofVendor,
    add: ({ company, vendorId }) =>
      inCompany(company.scope, (tx) =>
        tx.vendorContact.create({
          data: { ...{ companyId: company.id, vendorId }, email: `${randomUUID()}@vendor.example`, role: "safety", gets: ["copies"] },
        }),
      ),
  },
  "GET /api/vendors/[id]/emails": { rows: "emails", params: ofVendor, add: mail("VENDOR_INVITATION", "SENT") },
  "GET /api/exceptions": {
    rows: "exceptions",
    add: ({ company, vendorId, setId }) =>
      inCompany(company.scope, (tx) =>
        tx.requirementException.create({
          data: {
            ...{ companyId: company.id, vendorId, setId, requirement: "gl-coverage", requirementSentence: {}, kind: "waive" },
            ...{ reason: "Invented", fromOn: new Date("2026-01-01"), untilOn: new Date("2099-01-01") },
          },
        }),
      ),
  },
  "GET /api/inbox": { rows: "messages", add: ({ company }) => createInboundEmail(company, "office@vendor.example") },
  "GET /api/activity": { rows: "events", add: event },
  "GET /api/verdicts": { rows: "vendors", query: "date=2099-01-01", add: vendor },
  "GET /api/ask": { rows: "vendors", query: "q=active%3Ayes", add: vendor },
  "GET /api/imports": {
    rows: "imports",
    add: ({ company }) =>
      inCompany(company.scope, (tx) =>
        tx.vendorImport.create({
          data: { companyId: company.id, fileName: "vendors.csv", state: "DONE", updatesExisting: false, rowCount: 1 },
        }),
      ),
  },
  "GET /api/transfers": {
    rows: "imports",
    add: ({ company }) =>
      inCompany(company.scope, (tx) => tx.companyImport.create({ data: { companyId: company.id, fileName: "a.zip", state: "failed" } })),
  },
  "GET /api/reread/[id]/vendors": {
    rows: "vendors",
    query: "from=COMPLIANT&to=EXPIRED",
    params: ({ runId }) => ({ id: runId }),
    add: async (one) => {
      const { id: vendorId } = await vendor(one);
      const turned = { fromStatus: "COMPLIANT", toStatus: "EXPIRED", cause: "" };
      return inCompany(one.company.scope, (tx) =>
        tx.rereadVendor.create({ data: { companyId: one.company.id, runId: one.runId, vendorId, ...turned } }),
      );
    },
  },
  "GET /api/reread/[id]/files": {
    rows: "documents",
    params: ({ runId }) => ({ id: runId }),
    add: async (one) => {
      const documentId = await ofNobody(one);
      return inCompany(one.company.scope, (tx) =>
        tx.rereadFile.create({ data: { companyId: one.company.id, runId: one.runId, documentId, state: "failed" } }),
      );
    },
  },
  "GET /api/webhooks/[id]/deliveries": {
    rows: "deliveries",
    params: ({ webhookId }) => ({ id: webhookId }),
    add: ({ company, webhookId }) =>
      inCompany(company.scope, (tx) =>
        tx.webhookDelivery.create({ data: { companyId: company.id, webhookId, type: "vendor.created", payload: "{}" } }),
      ),
  },
  "GET /api/connections/[connector]/runs": {
    rows: "runs",
    params: () => ({ connector: "procore" }),
    add: ({ company, connectionId }) =>
      inCompany(company.scope, (tx) =>
        tx.connectionRun.create({ data: { companyId: company.id, connectionId, isDry: true, counts: {}, lines: [] } }),
      ),
  },
  "GET /api/connections/[connector]/questions": {
    rows: "questions",
    params: () => ({ connector: "procore" }),
    add: ({ company, connectionId }) =>
      inCompany(company.scope, (tx) => {
        const externalId = randomUUID();
        const data = { companyId: company.id, connectionId, externalId, state: "asked", source: { externalId, name: "Invented" } };
        return tx.connectionRecord.create({ data });
      }),
  },
  "GET /api/wordings": {
    rows: "wordings",
    add: async (one) => {
      const { company } = one;
      const row = { companyId: company.id, documentId: await ofNobody(one), wording: randomUUID(), sentence: "Invented.", isOpen: true };
      return inCompany(company.scope, (tx) => tx.documentWording.create({ data: row }));
    },
  },
  "GET /api/admin/activity": { rows: "events", limit: 40, add: event },
  "GET /api/admin/companies": { rows: "companies", add: () => createCompany() },
  "GET /api/admin/users": { rows: "users", add: ({ company }) => createMember(company, "VIEWER") },
  "GET /api/admin/email-log": { rows: "emails", limit: 5, add: mail("VENDOR_INVITATION", "SENT") },
  "GET /api/admin/emails": { rows: "emails", add: mail("VENDOR_INVITATION", "FAILED") },
  "GET /api/admin/vendor-emails": { rows: "emails", add: mail("VENDOR_MESSAGE", "SENT") },
  "GET /api/admin/inbound": {
    rows: "emails",
    add: () =>
      asPlatform().inboundMessage.create({
        data: { door: "smtp", sha256: randomUUID(), size: 1, storageKey: randomUUID(), recipients: [], state: "unmatched" },
      }),
  },
  "GET /api/admin/wordings": {
    rows: "wordings",
    query: "state=shared",
    add: () => asPlatform().sharedWording.create({ data: { wording: randomUUID(), answer: "nothing", grants: [], coverages: [] } }),
  },
  "GET /api/admin/report-files": {
    rows: "reports",
    add: () => asPlatform().report.create({ data: { type: "usage", format: "csv", range: "7d", status: "failed" } }),
  },
  "GET /api/admin/operations/failed-jobs": {
    rows: "jobs",
    add: () => asOwner("insert into pgboss.job (name, data, state) values ('webhooks.off.dead', '{}', 'created')", []),
  },
};

const keyOf = ({ id, seq, company }: Row) => id ?? `${company?.id ?? ""}:${seq}`;

/** What a list holds, read by cursor; `between` happens after each answer. */
async function readAll(handler: RouteHandler, { rows, query, limit = 2, params }: Case, between: (keys: string[]) => Promise<unknown>) {
  const keys: string[] = [];
  for (let next: string | null | undefined = ""; next !== null; ) {
    const path = `/list?${query ?? ""}&limit=${limit}&cursor=${next}`;
    const answer = await callRoute(handler, { path, accessToken: place.admin.accessToken, ...(params && { params: params(place) }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const list = (answer.body as { data: List }).data;
    keys.push(...(list[rows] ?? []).map(keyOf));
    next = list.pagination.nextCursor;
    if (next === undefined) throw new Error("the answer has no nextCursor");
    await between(keys);
  }
  return keys;
}

it("every list that comes in pages takes a cursor", () => {
  const shapeOf = (query: z.ZodType | undefined): object =>
    query instanceof z.ZodObject ? query.shape : query instanceof z.ZodPipe ? shapeOf(query.out as z.ZodType) : {};
  const paged = calls.filter(({ method, declaration }) => method === "GET" && "page" in shapeOf(declaration.query));
  expect(paged.filter(({ declaration }) => !("cursor" in shapeOf(declaration.query))).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(cases).toSorted()).toEqual(paged.map(({ name }) => name).toSorted());
});

describe.each(few(Object.entries(cases), 14))("%s", (name, one) => {
  it("has each row once while rows are added, and no cursor when it is read by pages", async () => {
    const handler = calls.find((call) => call.name === name)?.handler;
    if (!handler) throw new Error(`${name} is not on disk`);
    for (let made = 0; made < 5; made += 1) await one.add(place);
    const before = new Set(await readAll(handler, one, async () => {}));
    expect(before.size).toBeGreaterThanOrEqual(5);
    const read = await readAll(handler, one, () => one.add(place));
    expect(new Set(read).size, "no row comes twice").toBe(read.length);
    expect(
      [...before].filter((key) => !read.includes(key)),
      "no row is left out",
    ).toEqual([]);
    const path = `/list?${one.query ?? ""}&page=1`;
    const page = await callRoute(handler, { path, accessToken: place.admin.accessToken, ...(one.params && { params: one.params(place) }) });
    expect((page.body as { data: List }).data.pagination).not.toHaveProperty("nextCursor");
  });
});

it("a list that is read by cursor has each vendor once, whatever others delete in between", full, async () => {
  const before = await Promise.all(Array.from({ length: 7 }, () => vendor(place)));
  const read = await readAll(vendors, cases["GET /api/vendors"] as Case, async ([first = ""]) => {
    await callRoute(deleteVendor, { method: "DELETE", params: { id: first }, accessToken: place.admin.accessToken });
  });
  expect(new Set(read).size).toBe(read.length);
  for (const { id } of before) expect(read).toContain(id);
});

it("refuses what is not a cursor", async () => {
  const { accessToken } = place.admin;
  expect((await callRoute(vendors, { path: "/api/vendors?cursor=nothing", accessToken })).status).toBe(400);
});
