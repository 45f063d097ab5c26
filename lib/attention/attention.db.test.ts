import { beforeEach, describe, expect, it } from "vitest";
import { POST as batch } from "@/app/api/attention/batch/route";
import { GET as ids } from "@/app/api/attention/ids/route";
import { GET as list } from "@/app/api/attention/route";
import { countAttention } from "@/lib/attention/queries";
import type { AttentionListDto } from "@/lib/attention/schema";
import type { AttentionAct } from "@/lib/attention/values";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { requestException } from "@/lib/exceptions/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createInboundEmail,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { general } from "@/lib/testing/requirements";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  await makeDefaultSet(admin.scope, (await createRequirementSetRow(company, general)).id);
});

async function listed(query = "", who = admin): Promise<AttentionListDto> {
  const { status, body } = await callRoute(list, { path: `/api/attention?${query}`, accessToken: who.accessToken });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: AttentionListDto }).data;
}
const kinds = async (query = "", who = admin) => (await listed(query, who)).items.map(({ kind }) => kind);
const change = async (action: AttentionAct, some: string[], who = admin) =>
  callRoute(batch, { method: "POST", json: { action, ids: some }, accessToken: who.accessToken });
const changed = async (action: AttentionAct, some: string[]): Promise<BatchDto> =>
  ((await change(action, some)).body as { data: BatchDto }).data;

const vendor = (name: string, values: object = {}) => createVendorRow(company, { name, ...values });

/** A vendor with a certificate whose description says this, and values that nobody can read. */
async function certified(name: string, description: string | null = null, unreadable: string[] = []): Promise<string> {
  const { id } = await vendor(name);
  const reading = readingOf({ insured: name, number: `GL-${name}`, unreadable });
  const certificates = reading.certificates.map((one) => ({ ...one, descriptionOfOperations: description }));
  return createReadDocument(admin.scope, id, { ...reading, certificates });
}

async function emailWaiting(values: object): Promise<string> {
  const { delivery: id } = await createInboundEmail(company, "ann@vendor.example");
  const data = { state: "waiting", cause: "unknown_sender", ...values };
  await inCompany(company.scope, (tx) => tx.inboundDelivery.updateMany({ where: { id }, data }));
  return id;
}

async function exceptionAsked(): Promise<string> {
  const { id: vendorId } = await vendor("Elm Glass", { emailBouncedAt: new Date() });
  await inCompany(company.scope, (tx) => judgeVendors(tx, company.scope, [vendorId]));
  const until = addDays(today(company.scope), 60);
  const asked = { vendorId, requirement: "gl-coverage", kind: "waive" as const, reason: "One day on site", until, condition: undefined };
  return (await requestException(admin.scope, asked)).id;
}

async function reported(): Promise<void> {
  const { id: vendorId } = await vendor("Fir Tiling", { complianceStatus: "COMPLIANT" });
  const data = { companyId: company.id, vendorId, kind: "cancellation", policyNumber: "GL-9", reportedBy: "agent" };
  await inCompany(company.scope, (tx) => tx.policyNotice.create({ data }));
}

const sentence = "Coverage sleeps late at Prewitt.";

describe("what needs attention", () => {
  it("lists each matter once, the most urgent first, and counts what it lists", async () => {
    await vendor("Alder Paving");
    await vendor("Birch Paving");
    await certified("Cedar Roofing", null, ["/insurers/0/name"]);
    for (const name of ["Dogwood Glass", "Dogwood Steel"]) await certified(name, sentence);
    const unnamed = await createReadDocument(admin.scope, null, readingOf({ insured: "Nobody Known" }));
    await emailWaiting({ fromName: "Ann Invented" });
    const asking = await vendor("Hazel Stone", { complianceStatus: "COMPLIANT" });
    await emailWaiting({ cause: "no_attachment", vendorId: asking.id, text: "Which limit\ndo you need?" });
    await emailWaiting({ cause: "automatic" });
    await exceptionAsked();
    await reported();
    const { items, counts, pagination } = await listed();
    expect(items.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      "request: Email 2 vendors about a missing certificate",
      "notice: Fir Tiling",
      `wording: ${sentence}`,
      "document: Cedar Roofing",
      "exception: Elm Glass",
      "question: Hazel Stone",
      "file: certificate.pdf",
      "email: Ann Invented",
    ]);
    expect(items.map((item) => item.sentence)).toEqual([
      "No email went out in the last 14 days.",
      "The agent says that policy GL-9 has ended.",
      "What does this sentence mean? It is on 2 certificates.",
      expect.stringMatching(/^1 value to check\. /),
      expect.stringMatching(/^Test Member requests an exception until /),
      "“Which limit do you need?”",
      "The insured is Nobody Known.",
      "Unknown sender",
    ]);
    expect(items.find(({ kind }) => kind === "file")).toMatchObject({ id: unnamed, href: `/documents/${unnamed}` });
    expect(pagination.total).toBe(items.length);
    expect(await countAttention(admin.scope), "the menu counts alike").toEqual({ total: items.length });
    expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(pagination.total);
    expect(await kinds("kind=document,file")).toEqual(["document", "file"]);
    expect((await listed("limit=3&page=2")).items.map(({ kind }) => kind)).toEqual(["document", "exception", "question"]);
  });

  it("lists a file that waits in an email with the email alone, and vendors that were just emailed nowhere", async () => {
    const { id: vendorId } = await vendor("Alder Paving");
    const documentId = await createReadDocument(admin.scope, null, readingOf({ insured: "Nobody Known" }));
    const deliveryId = await emailWaiting({});
    const file = {
      companyId: company.id,
      deliveryId,
      position: 0,
      fileName: "a.pdf",
      fileSize: 1,
      sha256: "0",
      outcome: "waiting",
      documentId,
    };
    await inCompany(company.scope, (tx) => tx.inboundAttachment.create({ data: file }));
    expect(await kinds()).toEqual(["request", "email"]);
    const mail = {
      companyId: company.id,
      vendorId,
      kind: "VENDOR_INVITATION" as const,
      recipient: "a@vendor.example",
      subject: "",
      body: "",
    };
    await inCompany(company.scope, (tx) => tx.mail.create({ data: { ...mail, messageId: "invented", retryUntil: new Date() } }));
    expect(await kinds()).toEqual(["email"]);
  });

  it("shows exceptions to who approves them, and nothing of another company", async () => {
    await exceptionAsked();
    expect(await kinds()).toEqual(["exception"]);
    const manager = await createMember(company, "MANAGER");
    expect(await listed("", manager)).toMatchObject({ items: [], counts: { exception: 0 }, pagination: { total: 0 } });
    const stranger = await createMember(await createCompany(), "ADMIN");
    expect(await kinds("", stranger)).toEqual([]);
  });

  it("refuses a kind that it does not know", async () => {
    const { status } = await callRoute(list, { path: "/api/attention?kind=document,invented", accessToken: admin.accessToken });
    expect(status).toBe(400);
  });
});

describe("changing many rows", () => {
  it("does to each kind what it can, and refuses the rest with a reason", async () => {
    const document = await certified("Cedar Roofing", null, ["/insurers/0/name"]);
    const email = await emailWaiting({ fromName: "Ann Invented" });
    const exception = await exceptionAsked();
    const all = (await callRoute(ids, { path: "/api/attention/ids", accessToken: admin.accessToken })).body as { data: { ids: string[] } };
    expect(all.data.ids.toSorted()).toEqual([document, email, exception].toSorted());
    expect(await changed("dismiss", [document, email, exception])).toEqual({
      done: [document, email],
      failed: [{ id: exception, name: "Elm Glass", reason: "This action does not apply here." }],
    });
    expect(await kinds()).toEqual(["exception"]);
    expect(await changed("approve", [exception, document])).toEqual({
      done: [exception],
      failed: [{ id: document, name: null, reason: "This no longer needs attention." }],
    });
    expect(await kinds()).toEqual([]);
  });

  it("approves nothing for a manager", async () => {
    const exception = await exceptionAsked();
    const manager = await createMember(company, "MANAGER");
    expect((await change("approve", [exception], manager)).body).toMatchObject({ data: { done: [], failed: [{ id: exception }] } });
    expect(await kinds()).toEqual(["exception"]);
  });
});
