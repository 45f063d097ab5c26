import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as askAgent } from "@/app/api/portal/[token]/agent/route";
import { POST as correct } from "@/app/api/portal/[token]/contact/route";
import { POST as send } from "@/app/api/portal/[token]/documents/route";
import { POST as askException } from "@/app/api/portal/[token]/exceptions/route";
import { GET as getInsureds } from "@/app/api/portal/[token]/insureds/route";
import { POST as report } from "@/app/api/portal/[token]/reports/route";
import { GET as getPage } from "@/app/api/portal/[token]/route";
import { listAgencies } from "@/lib/accounts/links/agencies-queries";
import { createPortalLink, type NewPortalLink, revokeLink } from "@/lib/accounts/links/commands";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { answerException } from "@/lib/exceptions/commands";
import { inCompany } from "@/lib/infra/db";
import { log } from "@/lib/infra/log";
import { portalToken } from "@/lib/mail/links-rules";
import type { AgencyPageDto } from "@/lib/portal/agencies/schema";
import type { PortalPageDto } from "@/lib/portal/page/schema";
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
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { coverage, higher } from "@/lib/testing/requirements";
import { addContact } from "@/lib/vendors/contacts/commands";
import { contactInput } from "@/lib/vendors/contacts/schema";
import { enterNotice } from "@/lib/vendors/notices/commands";
import { listNotices } from "@/lib/vendors/notices/queries";
import { noticeInput } from "@/lib/vendors/notices/schema";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };
beforeEach(async () => {
  company = await createCompany({ address: "1 Example Street\nSpringfield, NY 10000" });
  member = await createMember(company);
  vendor = await createVendorRow(company, { name: "Alder Paving" });
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, higher)).id);
});

const makeLink = (link: NewPortalLink) => inCompany(company.scope, (tx) => createPortalLink(tx, member.scope, link));
const linkFor = (vendorId: string, kind: "VENDOR" | "AGENT" = "VENDOR") => makeLink({ kind, vendorId, recipient: "office@vendor.example" });

/** A call by a link, and what it answers. */
async function call<Data = PortalPageDto>(handler: unknown, linkId: string, rest: object = {}) {
  const answer = await callRoute(handler as RouteHandler, { params: { token: portalToken(linkId) }, ...rest });
  return { ...answer, data: (answer.body as { data: Data }).data, error: (answer.body as { error?: { message: string } }).error };
}

const post = (json: object) => ({ method: "POST", json });
const form = (text: string, name = "certificate.pdf") => {
  const body = new FormData();
  body.append("document", new Blob([`%PDF-1.7 ${text}`]), name);
  return { method: "POST", form: body };
};

const readingBy = (name: string, wishes: Parameters<typeof readingOf>[0], address: string | null = null) => {
  const reading = readingOf(wishes);
  for (const { producer } of reading.certificates) Object.assign(producer, { name, address });
  return reading;
};

/** Everything that a look at the page could have changed. */
const snapshot = () =>
  inCompany(company.scope, async (tx) => ({
    links: await tx.portalLink.findMany({ orderBy: { id: "asc" } }),
    vendors: await tx.vendor.findMany({ orderBy: { id: "asc" } }),
    documents: await tx.document.findMany({ orderBy: { id: "asc" } }),
    mails: await tx.mail.count(),
    events: await tx.auditEvent.count(),
  }));

async function readThrough(documentId: string, reading = readingOf({ insured: vendor.name })): Promise<void> {
  await beginReading(company.scope, { documentId, revision: 1 });
  await finishReading(company.scope, { documentId, revision: 1 }, reading);
  await placeByInsured(company.scope, documentId);
}

describe("a vendor's link", () => {
  it("shows what is required, the certificate holder and what is on file, and nothing of another vendor or company", async () => {
    const other = await createVendorRow(company, { name: "Birch Roofing", email: "secret@birch.example", phone: "555-0100" });
    await createReadDocument(member.scope, other.id, readingOf({ insured: "Birch Roofing", number: "BIRCH-9" }));
    await createReadDocument(member.scope, vendor.id, readingOf({ insured: vendor.name, number: "ALDER-1" }));
    const { status, data, headers } = await call(getPage, await linkFor(vendor.id));
    expect(status).toBe(200);
    expect(data).toMatchObject({ vendor: "Alder Paving", standing: "missing", company: { name: company.name } });
    expect(data.holder).toBe(`${company.name}\n1 Example Street\nSpringfield, NY 10000`);
    expect(data.units[0]?.lines[0]).toMatchObject({ standing: "missing", ask: "Raise the each occurrence limit to $2,000,000." });
    expect(data.policies).toMatchObject([{ policyNumber: "ALDER-1", expiration: "2099-06-01", state: "current" }]);
    expect(JSON.stringify(data)).not.toMatch(/birch|555-0100/i);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("changes nothing by being looked at, and keeps its token out of the log", async () => {
    const id = await linkFor(vendor.id);
    await call(getPage, id);
    const before = await snapshot();
    const lines = vi.spyOn(log, "info");
    for (let times = 0; times < 3; times += 1) await call(getPage, id, { path: `/api/portal/${portalToken(id)}` });
    expect(await snapshot()).toEqual(before);
    const logged = JSON.stringify(lines.mock.calls);
    expect(logged).toContain("/api/portal/[token]");
    expect(logged).not.toContain(portalToken(id));
    lines.mockRestore();
  });

  it("takes a file, which is judged for its vendor and never green before it is read", async () => {
    const id = await linkFor(vendor.id);
    const sent = await call<{ id: string }>(send, id, form("one"));
    expect(sent.status).toBe(201);
    const waiting = await call(getPage, id);
    expect(waiting.data).toMatchObject({ standing: "checking", isReading: true, files: [{ state: "reading" }] });
    await readThrough(sent.data.id);
    const read = await call(getPage, id);
    expect(read.data).toMatchObject({
      ...{ standing: "missing", isReading: false },
      files: [{ state: "read", insured: ["Alder Paving"], coverages: [{ policyNumber: "GL-0001" }] }],
    });
    const row = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id: sent.data.id } }));
    expect(row).toMatchObject({ vendorId: vendor.id, source: "PORTAL", portalLinkId: id, uploadedById: null });
  });

  it(
    "says of a file that failed and of a paper that is not a certificate why we could not use it, in words for the vendor",
    full,
    async () => {
      const id = await linkFor(vendor.id);
      const sendAs = async (name: string) => (await call<{ id: string }>(send, id, form(name, name))).data.id;
      const [good, damaged, w9] = [await sendAs("coi.pdf"), await sendAs("damaged.pdf"), await sendAs("w9.pdf")];
      await readThrough(good);
      await beginReading(company.scope, { documentId: damaged, revision: 1 });
      await failReading(company.scope, { documentId: damaged, revision: 1 }, { code: "server.doubts.notAPdf" });
      const form9 = readingOf({ insured: vendor.name, policies: 0 });
      for (const one of form9.certificates) one.formType = "W9";
      await readThrough(w9, form9);
      const { data } = await call(getPage, id);
      const whys = Object.fromEntries(data.files.map(({ name, unused }) => [name, unused]));
      expect(whys).toEqual({
        "coi.pdf": null,
        "damaged.pdf": "This file is damaged or is not a PDF. Print it to a new PDF and send that.",
        "w9.pdf": "This is a Form W-9, not a certificate of insurance. We still need the certificate.",
      });
    },
  );

  it("takes no more than its limits, and does not count a file that is there already", full, async () => {
    const id = await linkFor(vendor.id);
    await call(send, id, form("one"));
    expect(await call(send, id, form("one"))).toMatchObject({ status: 200, data: { alreadyStored: true, id: null } });
    const count = () => inCompany(company.scope, (tx) => tx.portalLink.findFirstOrThrow({ where: { id } }));
    expect(await count()).toMatchObject({ files: 1, bytes: 12n });
    await inCompany(company.scope, (tx) => tx.portalLink.updateMany({ where: { id }, data: { files: 49 } }));
    const answers = await Promise.all(["two", "three", "four"].map((text) => call(send, id, form(text))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
    expect((await count()).files).toBe(50);
  });

  it.each(["VENDOR", "AGENCY"] as const)("receives a known file that is read again, and reveals its owner to no one (%s)", async (kind) => {
    const id = kind === "VENDOR" ? await linkFor(vendor.id) : await makeLink({ kind, agency: "Elm Agency", recipient: "desk@elm.example" });
    const { id: documentId } = await createStoredDocument(company.scope, vendor.id, { bytes: Buffer.from("%PDF-1.7 broken") });
    await beginReading(company.scope, { documentId, revision: 1 });
    await failReading(company.scope, { documentId, revision: 1 }, "The file is damaged.");
    const again = { id: null, alreadyStored: false, isReadAgain: true };
    expect((await call(send, id, form("broken"))).data).toMatchObject(again);
    expect((await call(send, id, form("broken"))).data).toMatchObject({ ...again, alreadyStored: true, isReadAgain: false });
    expect(await inCompany(company.scope, (tx) => tx.document.count())).toBe(1);
  });

  it("that expired, was ended, or is of a company that is suspended says whom to ask", full, async () => {
    const id = await linkFor(vendor.id);
    await revokeLink(member.scope, vendor.id, id);
    for (const answer of [await call(getPage, id), await call(send, id, form("late"))]) {
      expect(answer).toMatchObject({ status: 410, error: { message: expect.stringContaining(member.email) } });
    }
    const old = await linkFor(vendor.id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 3600 * 1000 });
    // The trial has ended by then too, so the link's own reason comes first.
    expect(await call(getPage, old)).toMatchObject({ status: 410, error: { message: expect.stringContaining("has expired") } });
    vi.useRealTimers();
    expect((await call(getPage, randomUUID())).status).toBe(404);
    expect(await inCompany(company.scope, (tx) => tx.document.count())).toBe(0);
  });

  it("speaks the language that the page does", full, async () => {
    const id = await linkFor(vendor.id);
    const { data } = await call(getPage, id, { headers: { "x-coverkeep-language": "es" } });
    expect(data.note).toContain("Qué se exige");
    expect((await call(getPage, id, { headers: { "accept-language": "es-MX,en;q=0.5" } })).data.note).toContain("Qué se exige");
  });
});

describe("what a vendor says on its page", () => {
  it("corrects its contact data, which is emailed to the staff and logged", async () => {
    const id = await linkFor(vendor.id);
    const contact = { contactName: "Ann Alder", email: "ann@alder.example", phone: "", address: "" };
    const seen = (await call(getPage, id)).data.contact?.version;
    const saved = await call(correct, id, { method: "POST", json: { ...contact, version: seen } });
    expect(saved.data.contact).toMatchObject({ email: "ann@alder.example" });
    const late = await call(correct, id, { method: "POST", json: { ...contact, email: "late@alder.example", version: seen } });
    expect(late.status, "what someone else saved since is not overwritten").toBe(409);
    const [mail] = await inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind: "VENDOR_NEWS" } }));
    expect(mail).toMatchObject({ recipient: member.email, body: expect.stringContaining(`${vendor.email} → ann@alder.example`) });
    const event = await inCompany(company.scope, (tx) => tx.auditEvent.findFirstOrThrow({ where: { action: "vendor.updated" } }));
    expect(event).toMatchObject({ actorId: null, details: { byLink: "VENDOR", linkId: id } });
  });

  it("corrects nothing by the link of another contact, which does not show the first one's data", async () => {
    await addContact(member.scope, vendor.id, contactInput.parse({ email: "safety@vendor.example", role: "safety" }));
    const id = await makeLink({ kind: "VENDOR", vendorId: vendor.id, recipient: "safety@vendor.example" });
    expect((await call(getPage, id)).data).toMatchObject({ kind: "VENDOR", contact: null });
    const json = { contactName: "Ann", email: "safety@vendor.example", phone: "", address: "" };
    expect((await call(correct, id, { method: "POST", json })).status).toBe(403);
  });

  it("asks for an exception, which the staff decide about as about any other", full, async () => {
    await createReadDocument(member.scope, vendor.id, readingOf({ insured: vendor.name }));
    const id = await linkFor(vendor.id);
    const { requirement = "" } = (await call(getPage, id)).data.units[0]?.lines[0] ?? {};
    const asked = await call(askException, id, post({ requirement, reason: "Small job" }));
    expect(asked).toMatchObject({ status: 201, data: { standing: "missing" } });
    expect(asked.data.units[0]?.lines[0]).toMatchObject({ standing: "missing", isAskedFor: true });
    expect((await call(askException, id, post({ requirement, reason: "Again" }))).status).toBe(409);
    const row = await inCompany(company.scope, (tx) => tx.requirementException.findFirstOrThrow());
    expect(row).toMatchObject({ byVendor: true, state: "requested", kind: "accept_short" });
    await answerException(member.scope, row.id, { answer: "approve", note: undefined });
    expect((await call(getPage, id)).data).toMatchObject({ standing: "met" });
    const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "EXCEPTION_ANSWER" } }));
    expect(mail, "the vendor learns of it").toMatchObject({ recipient: vendor.email, vendorId: vendor.id });
    expect(mail.subject).toContain("approved your exception");
  });

  it("sends its agent a link of the agent's own, a few times at most", full, async () => {
    const id = await linkFor(vendor.id);
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push((await call(askAgent, id, post({ email: "desk@agency.example" }))).status);
    expect(answers).toEqual([200, 200, 200, 409]);
    const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "AGENT_REQUEST" } }));
    expect(mail).toMatchObject({ recipient: "desk@agency.example", vendorId: vendor.id, body: expect.not.stringContaining("/portal/") });
    const agents = mail.portalLinkId ?? "";
    expect((await call(getPage, agents)).data).toMatchObject({ kind: "AGENT", contact: null, canAskAgent: false });
    for (const [handler, json] of [
      [askAgent, { email: "a@b.example" }],
      [askException, { requirement: "x", reason: "y" }],
    ] as const) {
      expect((await call(handler, agents, post(json))).status).toBe(403);
    }
    expect((await call(correct, agents, { method: "POST", json: { email: "a@b.example" } })).status).toBe(403);
  });
});

describe("a policy reported as ended", () => {
  it("keeps the vendor under review until a person confirms or removes it", async () => {
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
    await createReadDocument(member.scope, vendor.id, readingOf({ insured: vendor.name, number: "GL-7" }));
    const id = await linkFor(vendor.id, "AGENT");
    const { data } = await call(getPage, id);
    expect(data.standing).toBe("met");
    const told = await call(report, id, post({ policyId: data.policies[0]?.id, kind: "not_written" }));
    expect(told.status).toBe(201);
    expect((await call(getPage, id)).data).toMatchObject({ standing: "checking", policies: [{ isReported: true }] });
    expect((await call(report, id, post({ policyId: data.policies[0]?.id, kind: "cancelled" }))).status).toBe(409);
    const [notice] = (await listNotices(member.scope, vendor.id)).notices;
    expect(notice).toMatchObject({ reportedBy: "agent", policyNumber: "GL-7", effective: null });
    const entered = { kind: "cancellation", policyNumber: "GL-7", effective: "2026-01-02", replaces: notice?.id };
    await enterNotice(member.scope, vendor.id, noticeInput.parse(entered));
    expect((await listNotices(member.scope, vendor.id)).notices).toMatchObject([{ reportedBy: null, effective: "2026-01-02" }]);
    expect((await call(getPage, id)).data).toMatchObject({ standing: "missing", policies: [{ state: "canceled" }] });
  });

  it("is no policy of another vendor", async () => {
    const other = await createVendorRow(company, { name: "Birch Roofing" });
    await createReadDocument(member.scope, other.id, readingOf({ insured: "Birch Roofing" }));
    const policy = await inCompany(company.scope, (tx) => tx.policy.findFirstOrThrow({ where: { vendorId: other.id } }));
    const answer = await call(report, await linkFor(vendor.id), post({ policyId: policy.id, kind: "cancelled" }));
    expect(answer.status).toBe(404);
    expect(await inCompany(company.scope, (tx) => tx.policyNotice.count())).toBe(0);
  });
});

describe("an agency's link", () => {
  let birch: { id: string };
  let cedar: { id: string };
  let link: string;
  beforeEach(async () => {
    birch = await createVendorRow(company, { name: "Birch Roofing" });
    cedar = await createVendorRow(company, { name: "Cedar Glass" });
    await createReadDocument(member.scope, vendor.id, readingBy("Elm Agency, Inc.", { insured: "Alder Paving", number: "A-1" }));
    await createReadDocument(member.scope, birch.id, readingBy("ELM AGENCY INC", { insured: "Birch Roofing", number: "B-1" }));
    await createReadDocument(member.scope, cedar.id, readingBy("Oak Agency", { insured: "Cedar Glass", number: "C-1" }));
    link = await makeLink({ kind: "AGENCY", agency: "Elm Agency Inc", recipient: "desk@elm.example" });
  });

  const page = async () => (await call<AgencyPageDto>(getInsureds, link)).data;
  const drop = async (text: string, reading: ReturnType<typeof readingOf>) => {
    const { data } = await call<{ id: string }>(send, link, form(text, `${text}.pdf`));
    await readThrough(data.id, reading);
    return inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id: data.id } }));
  };

  it("shows all insureds of that agency, and no vendor of another one", async () => {
    const { vendors } = await page();
    expect(vendors.map(({ name }) => name)).toEqual(["Alder Paving", "Birch Roofing"]);
    expect(vendors[0]).toMatchObject({ standing: "missing", missing: [{ ask: "Raise the each occurrence limit to $2,000,000." }] });
    expect(JSON.stringify(vendors)).not.toMatch(/cedar|"C-1"/i);
    expect((await call(getPage, link)).status).toBe(404);
    expect((await call(askAgent, link, post({ email: "a@b.example" }))).status).toBe(403);
  });

  it(
    "files each certificate by its insured, or by a policy number where the name is only near, and leaves the rest to the staff",
    full,
    async () => {
      expect((await drop("equal", readingBy("Elm Agency Inc", { insured: "Birch Roofing", number: "B-2" }))).vendorId).toBe(birch.id);
      const near = await drop("near", readingBy("Elm Agency Inc", { insured: "Alder Paving LLC", number: "A-1" }));
      expect(near).toMatchObject({ vendorId: vendor.id, confirmedInsured: [] });
      const foreign = await drop("foreign", readingBy("Elm Agency Inc", { insured: "Cedar Glass", number: "C-1" }));
      const stranger = await drop("stranger", readingBy("Elm Agency Inc", { insured: "Nobody Known", number: "N-1" }));
      expect([foreign.vendorId, stranger.vendorId]).toEqual([null, null]);
      const { files } = await page();
      expect(files.map(({ name, filedTo }) => [name, filedTo])).toEqual([
        ["stranger.pdf", null],
        ["foreign.pdf", null],
        ["near.pdf", "Alder Paving"],
        ["equal.pdf", "Birch Roofing"],
      ]);
    },
  );

  it("keeps two agencies of one name apart by the ZIP Code of their offices", full, async () => {
    const dogwood = await createVendorRow(company, { name: "Dogwood Tile" });
    const far = readingBy("Elm Agency, Inc.", { insured: "Dogwood Tile", number: "D-1" }, "9 Far Road\nShelbyville, OH 43000-1234");
    await createReadDocument(member.scope, dogwood.id, far);
    expect((await page()).vendors.map(({ name }) => name)).toEqual(["Alder Paving", "Birch Roofing"]);
    const { agencies } = await listAgencies(member.scope, dogwood.id);
    expect(agencies).toMatchObject([{ name: "Elm Agency, Inc., 43000", vendors: [{ name: "Dogwood Tile" }] }]);
  });

  it("no longer shows a vendor that went to another agency", full, async () => {
    await createReadDocument(
      member.scope,
      birch.id,
      readingBy("Oak Agency", { insured: "Birch Roofing", number: "B-1", expiration: "2099-06-01", dated: "2099-01-01" }),
    );
    expect((await page()).vendors.map(({ name }) => name)).toEqual(["Alder Paving"]);
  });
});
