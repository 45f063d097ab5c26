import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { zipSync } from "fflate";
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { POST as postLogo } from "@/app/api/companies/logo/route";
import { GET as openFile } from "@/app/api/documents/[id]/file/route";
import { GET as openPage } from "@/app/api/documents/[id]/pages/[page]/route";
import { POST as postDocument } from "@/app/api/documents/upload/route";
import { POST as checkImport } from "@/app/api/imports/check/route";
import { POST as postImport } from "@/app/api/imports/route";
import { POST as postWebhook } from "@/app/api/inbound/[provider]/route";
import { POST as postLists } from "@/app/api/list-imports/route";
import { POST as postPayments } from "@/app/api/payments/route";
import { POST as postByLink } from "@/app/api/portal/[token]/documents/route";
import { POST as postEnrollments } from "@/app/api/projects/[id]/enrollments/route";
import { POST as postExhibitPage } from "@/app/api/requirements/exhibits/pages/[page]/route";
import { POST as postExhibit } from "@/app/api/requirements/exhibits/route";
import { POST as postSamples } from "@/app/api/samples/route";
import { POST as postTransfer } from "@/app/api/transfers/route";
import { GET as evidence } from "@/app/api/vendors/[id]/evidence/route";
import { jobContracts } from "@/jobs/registry";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { drawPageJob } from "@/lib/documents/page-pictures/jobs";
import { drawAhead } from "@/lib/documents/page-pictures/queries";
import { takeFilesInside } from "@/lib/documents/readings/inside-commands";
import { createReaderPool } from "@/lib/extraction/commands";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { fileDeliveryJob, routeMessageJob } from "@/lib/inbound/jobs";
import { receive } from "@/lib/inbound/receiving/commands";
import { listenForMail } from "@/lib/inbound/receiving/listening-commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import * as environment from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import type { JobContract } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";
import { portalToken } from "@/lib/mail/links-rules";
import { makeReport } from "@/lib/reports/commands";
import { makeReportJob } from "@/lib/reports/jobs";
import { disk } from "@/lib/testing/disk";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { isShort } from "@/lib/testing/full";
import { addressOf, deliveriesOf } from "@/lib/testing/inbound";
import { writeMessage } from "@/lib/testing/messages";
import { type Call, callRoute, type RouteHandler } from "@/lib/testing/request";
import { listRoutes } from "@/lib/testing/routes";
import { TestBucket } from "@/lib/testing/s3";
import { testKeys } from "@/lib/testing/s3-signature";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { importCompanyJob } from "@/lib/transfer/arrival/jobs";
import { exportCompany } from "@/lib/transfer/export/queries";
import { checkLists, startLists } from "@/lib/transfer/lists/commands";
import { importListsJob } from "@/lib/transfer/lists/jobs";
import { workOnLists } from "@/lib/transfer/lists/work-commands";
import { workOnArrival } from "@/lib/transfer/work/commands";

vi.mock("node:fs/promises", async (original) => {
  const { failing } = await import("@/lib/testing/disk");
  return failing((await original()) as typeof import("node:fs/promises"));
});
/** How long the storage may do nothing: as in the product, and less once it is made to hang. A busy machine is slow by itself. */
const patience = vi.hoisted(() => ({ millis: 15_000 }));
vi.mock("@/lib/infra/stall", () => ({
  get stallMillis() {
    return patience.millis;
  },
}));

const secret = "invented-webhook-secret";
const bucket = new TestBucket();
let kind: "folder" | "s3" = "folder";
const settings = environment.env();
vi.spyOn(environment, "env").mockImplementation(() => ({
  ...settings,
  ...{ STORAGE: kind, S3_BUCKET: bucket.name, S3_ENDPOINT: bucket.endpoint, INBOUND_ADDRESS: "docs@in.example", INBOUND_SMTP_PORT: 2525 },
  ...{ INBOUND_WEBHOOK_SECRET: secret, S3_ACCESS_KEY_ID: testKeys.accessKeyId, S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey },
}));

/** An import that a worker is about to check, or to take. */
type Import = { member: TestMember; id: string };
type Stage = {
  company: TestCompany;
  member: TestMember;
  vendorId: string;
  documentId: string;
  messageId: string;
  deliveryId: string;
  reportId: string;
} & {
  archives: Record<"check" | "take", Import>;
  lists: Record<"check" | "take", Import>;
};
const stages = new Map<string, Stage>();
let empty: TestMember;
const pool = createReaderPool();
let platform: TestMember;
let door: Awaited<ReturnType<typeof listenForMail>>;
let mailer: ReturnType<typeof createTransport>;

beforeAll(async () => {
  // Files for the moment, apart from those of other processes.
  process.env.TMPDIR = await mkdtemp(path.join(os.tmpdir(), "coverkeep-test-"));
  await bucket.open();
  platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  empty = await createMember(await createCompany());
  for (const one of ["folder", "s3"] as const) stages.set(one, await prepare(one));
  door = await listenForMail(0, "in.example", { host: "127.0.0.1" });
  mailer = createTransport({ host: "127.0.0.1", port: door.port, ignoreTLS: true });
});
afterEach(async () => {
  disk.fault = "none";
  bucket.fault = "none";
  patience.millis = 15_000;
});
afterAll(async () => {
  await rm(os.tmpdir(), { recursive: true, force: true });
  mailer.close();
  await pool.close();
  await door.close();
  await bucket.close();
});

/** A firm with a vendor, a document, and an email, a report, archives and lists that wait for a worker, in one kind of storage. */
async function prepare(one: "folder" | "s3"): Promise<Stage> {
  kind = one;
  const company = await createCompany();
  const member = await createMember(company);
  const { id: vendorId } = await createVendorRow(company, { email: "office@vendor.example" });
  const { id: documentId } = await createStoredDocument(member.scope, vendorId, { bytes: certificate });
  await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { id: documentId }, data: { needsReview: true } }));
  const letter = { type: "application/pdf", name: "letter.pdf", body: certificate };
  const raw = writeMessage({ to: addressOf(company, vendorId), parts: [letter] });
  await routeMessage((await receive(raw, "smtp", { from: "office@vendor.example", recipients: [] })).id);
  const [delivery] = await deliveriesOf(company);
  const waiting = writeMessage({ to: addressOf(company, vendorId), parts: [letter] });
  const { id: messageId } = await receive(waiting, "smtp", { from: "office@vendor.example", recipients: [] });
  const report = { type: "usage", format: "csv", range: "30d", requestedById: platform.id };
  const { id: reportId } = await asPlatform().report.create({ data: report });
  const archives = { check: await bringArchive(member), take: await bringArchive(member) };
  await workOnArrival(archives.take.member.scope, archives.take.id);
  await startArrival(archives.take.member.scope, archives.take.id);
  const lists = { check: await bringLists(), take: await bringLists() };
  await workOnLists(lists.take.member.scope, lists.take.id);
  await startLists(lists.take.member.scope, lists.take.id);
  return { company, member, vendorId, documentId, messageId, deliveryId: delivery?.id ?? "", reportId, archives, lists };
}

/** A new firm with a firm's archive, which a worker is to check. */
async function bringArchive(former: TestMember): Promise<Import> {
  const member = await createMember(await createCompany(), "ADMIN");
  const stored = await storage().put(member.scope.companyId, (await exportCompany(former.scope)) as AsyncIterable<Buffer>);
  return { member, id: (await checkArchive(member.scope, { ...stored, fileName: "company-data.zip" })).id };
}

/** A new firm with a list of certificates for a vendor that it has, which a worker is to check. */
async function bringLists(): Promise<Import> {
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const member = await createMember(company, "ADMIN");
  await createVendorRow(company, { name: "Reed Glass" });
  const files = { "certificates.csv": Buffer.from("File,Vendor\na.pdf,Reed Glass\n"), "a.pdf": certificate };
  const stored = await storage().put(company.id, pieces(Buffer.from(zipSync(files, { level: 0 }))));
  return { member, id: (await checkLists(member.scope, { existing: "skip" }, { ...stored, fileName: "move.zip" })).id };
}
const workOn = (how: "check" | "take") => ({
  archive: () => workOnArrival(stage().archives[how].member.scope, stage().archives[how].id),
  lists: () => workOnLists(stage().lists[how].member.scope, stage().lists[how].id),
});

// Larger than the room on a full disk and than what a parser holds back, so that an unread part would stop the body.
const certificate = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(3_000_000, "x")]);
const stage = () => stages.get(kind) as Stage;

function form(part: string, fields: Record<string, string> = {}): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  sent.append(part, new Blob([certificate]), "certificate.pdf");
  return sent;
}
const send = (handler: unknown, more: Call) =>
  callRoute(handler as RouteHandler, { method: "POST", accessToken: stage().member.accessToken, ...more });
const get = (handler: unknown, params: Record<string, string>) =>
  callRoute(handler as RouteHandler, { params, accessToken: stage().member.accessToken });

async function sendByLink(how: "VENDOR" | "AGENCY") {
  const { company, member, vendorId } = stage();
  const facts = how === "VENDOR" ? { kind: how, vendorId } : { kind: how, agency: "Elm Agency Inc" };
  const link = { ...facts, recipient: "desk@elm.example" };
  const id = await inCompany(company.scope, (tx) => createPortalLink(tx, member.scope, link));
  return callRoute(postByLink as RouteHandler, { method: "POST", params: { token: portalToken(id) }, form: form("document") });
}

function sendByWebhook() {
  const headers = { authorization: `Basic ${Buffer.from(`coverkeep:${secret}`).toString("base64")}` };
  const raw = writeMessage({ parts: [{ type: "application/pdf", name: "letter.pdf", body: certificate }] });
  const json = {
    MessageID: crypto.randomUUID(),
    RawEmail: raw.toString("utf8"),
    OriginalRecipient: "docs+x@in.example",
    From: "a@b.example",
  };
  return callRoute(postWebhook as RouteHandler, { method: "POST", params: { provider: "postmark" }, json, headers });
}

const letterOf = () =>
  writeMessage({ subject: crypto.randomUUID(), parts: [{ type: "application/pdf", name: "a.pdf", body: certificate }] });
const sendBySmtp = () =>
  mailer.sendMail({ envelope: { from: "office@vendor.example", to: [addressOf(stage().company, stage().vendorId)] }, raw: letterOf() });

/** Takes in what the reading of a PDF found inside it. */
async function takeInside() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "inside-"));
  await writeFile(path.join(folder, "1"), Buffer.concat([certificate, Buffer.from(crypto.randomUUID())]));
  const inside = [{ name: "a.pdf", file: "1", reason: null }];
  const room = { take: async () => null, giveBack: async () => undefined };
  return takeFilesInside(stage().company.scope, stage().documentId, { inside, folder, room });
}

async function* pieces(bytes = certificate) {
  yield bytes;
}

type Way = {
  /** Its route, where a call brings a file; its job, where a worker goes it; and the sources that use the storage on this way. */
  route?: string;
  job?: JobContract;
  sources: string[];
  act: () => Promise<unknown>;
  /** It only reads: a full disk does not stop it. */
  reads?: true;
};

/** Every way on which files come in or are made. A new one fails the tests below until it has its line here. */
const ways: Record<string, Way> = {
  "a person's upload": {
    route: "POST /api/documents/upload",
    sources: ["lib/http/upload.ts", "lib/documents/commands.ts"],
    act: () => send(postDocument, { form: form("document", { vendorId: stage().vendorId }) }),
  },
  "the vendor's page": { route: "POST /api/portal/[token]/documents", sources: ["lib/http/upload.ts"], act: () => sendByLink("VENDOR") },
  "the agency's page": { sources: ["lib/http/upload.ts"], act: () => sendByLink("AGENCY") },
  "the logo": {
    route: "POST /api/companies/logo",
    sources: ["lib/companies/profile/commands.ts", "lib/companies/profile/queries.ts"],
    act: () => send(postLogo, { form: form("logo") }),
  },
  "the check of a list": {
    route: "POST /api/imports/check",
    sources: ["lib/vendors/import/queries.ts"],
    act: () => send(checkImport, { form: form("file") }),
  },
  "a list of vendors": { route: "POST /api/imports", sources: [], act: () => send(postImport, { form: form("file") }) },
  "payments to vendors": { route: "POST /api/payments", sources: [], act: () => send(postPayments, { form: form("file") }) },
  "enrollments in a wrap-up": {
    route: "POST /api/projects/[id]/enrollments",
    sources: [],
    act: () => send(postEnrollments, { form: form("file"), params: { id: crypto.randomUUID() } }),
  },
  "lists with files": {
    route: "POST /api/list-imports",
    sources: ["lib/transfer/lists/taking-commands.ts"],
    act: () => send(postLists, { form: form("file") }),
  },
  "a company's archive": {
    route: "POST /api/transfers",
    sources: ["lib/transfer/work/files-commands.ts", "scripts/operator-transfer.ts"],
    act: () => send(postTransfer, { form: form("file") }),
  },
  "checking an archive": { job: importCompanyJob, sources: ["lib/transfer/work/commands.ts"], reads: true, act: workOn("check").archive },
  "taking an archive": { job: importCompanyJob, sources: ["lib/transfer/work/files-commands.ts"], act: workOn("take").archive },
  "checking lists": { job: importListsJob, sources: ["lib/transfer/lists/source-queries.ts"], reads: true, act: workOn("check").lists },
  "taking lists": { job: importListsJob, sources: ["lib/transfer/lists/taking-commands.ts"], act: workOn("take").lists },
  "email by SMTP": { sources: ["lib/inbound/receiving/commands.ts"], act: sendBySmtp },
  "email from a mailbox": {
    sources: ["lib/inbound/receiving/commands.ts"],
    act: () => receive(letterOf(), "imap", { from: "office@vendor.example", recipients: [], key: crypto.randomUUID() }),
  },
  "email by a webhook": { route: "POST /api/inbound/[provider]", sources: ["lib/inbound/receiving/commands.ts"], act: sendByWebhook },
  "routing an email": {
    job: routeMessageJob,
    sources: ["lib/inbound/addressing/commands.ts"],
    reads: true,
    act: () => routeMessage(stage().messageId),
  },
  "filing an email": {
    job: fileDeliveryJob,
    sources: ["lib/inbound/filing/taking-commands.ts", "lib/inbound/filing/commands.ts"],
    act: () => fileDelivery(stage().company.scope, stage().deliveryId),
  },
  "files inside a PDF": { sources: ["lib/documents/readings/inside-commands.ts"], act: takeInside },
  "the sample data": { sources: ["lib/transfer/samples/commands.ts"], act: () => send(postSamples, { accessToken: empty.accessToken }) },
  "a report": { job: makeReportJob, sources: ["lib/reports/commands.ts"], act: () => makeReport(stage().reportId, 1) },
  "a restored file": {
    sources: ["lib/operations/backup/restore-commands.ts"],
    act: () => storage().putBack(`${stage().company.id}/${crypto.randomUUID()}`, pieces()),
  },
  "a page's picture": {
    sources: ["lib/documents/page-pictures/queries.ts"],
    reads: true,
    act: () => get(openPage, { id: stage().documentId, page: "1" }),
  },
  "a page drawn ahead": {
    job: drawPageJob,
    sources: ["lib/documents/page-pictures/queries.ts"],
    reads: true,
    act: () => drawAhead(stage().member.scope, stage().documentId, { page: 1, pool }),
  },
  "opening a file": {
    sources: ["lib/documents/upkeep/opening-queries.ts"],
    reads: true,
    act: () => get(openFile, { id: stage().documentId }),
  },
  "an evidence package": { sources: ["lib/documents/files/queries.ts"], reads: true, act: () => get(evidence, { id: stage().vendorId }) },
  "a company's export": { sources: [], reads: true, act: async () => buffer(await exportCompany(stage().member.scope)) },
  "a contract": {
    route: "POST /api/requirements/exhibits",
    sources: ["lib/compliance/exhibits/commands.ts"],
    act: () => send(postExhibit, { form: form("file") }),
  },
  "a page of a contract": {
    route: "POST /api/requirements/exhibits/pages/[page]",
    sources: [],
    act: () => send(postExhibitPage, { form: form("file"), params: { page: "1" } }),
  },
};

/** Sources that open a stored file on no way of the list, and what becomes of them in an outage. */
const otherSources: Record<string, string> = {
  "jobs/handlers/read-document.ts": "the reading waits and is tried again (jobs/handlers/read-document.db.test.ts)",
  "jobs/handlers/reread.ts": "the file is tried again, and in the end keeps its reading",
  "lib/documents/upkeep/malware-commands.ts": "the scan is tried again by the hourly sweep",
  "lib/mail/look-queries.ts": "the email goes out without the logo",
  "lib/operations/backup/commands.ts": "the backup fails with a problem that operators see",
  "lib/operations/integrity/commands.ts": "the check is tried again",
  "lib/admin/reports/queries.ts": "answered as the opening of a file is",
  "lib/transfer/arrival/queries.ts": "answered as the opening of a file is",
  "lib/reports/passports/file-queries.ts": "answered as the opening of a file is",
};

/** Jobs that neither take in nor make a file. The first ones open or remove files, as `otherSources` lists. */
const jobsWithoutWay = [
  ...[
    "document.read",
    "document.read-quick",
    "documents.reread",
    "storage.remove",
    "storage.sweep",
    "storage.scan",
    "operations.integrity",
    "operations.backup",
  ],
  ...["removal.account", "removal.company", "mail.send", "mail.new-vendors", "mail.new-user", "reminders.sweep", "reminders.company"],
  ...["vendors.import", "company.rejudge", "wordings.judge", "operations.check", "inbound.answer", "webhooks.off", "connections.run"],
  ...["payments.sync", "payments.prices", "papers.file"],
];

type Outage = { stopsReads: boolean } & (
  | { kind: "folder"; fault: "full" | "read-only" | "stalled" }
  | { kind: "s3"; fault: "reset" | "hang" }
);
const outages: Record<string, Outage> = {
  "a full disk": { kind: "folder", fault: "full", stopsReads: false },
  "a read-only disk": { kind: "folder", fault: "read-only", stopsReads: false },
  "a disk that hangs": { kind: "folder", fault: "stalled", stopsReads: true },
  "a bucket that is away": { kind: "s3", fault: "reset", stopsReads: true },
  "a bucket that hangs": { kind: "s3", fault: "hang", stopsReads: true },
};

/** The words of an answer, of a refusal by SMTP, or of what a job throws, which is tried again. */
async function wordsOf(act: () => Promise<unknown>): Promise<string> {
  try {
    const { status, body } = (await act()) as { status: number; body: { error?: { message: string } } };
    return `${status} ${body?.error?.message ?? ""}`;
  } catch (error) {
    if (error instanceof AppError) return `${error.code === "unavailable" ? 503 : error.code} ${error.message}`;
    const { responseCode, message } = error as { responseCode?: number; message: string };
    return `${responseCode === 451 ? 503 : message} ${message}`;
  }
}

/** What is kept: files with their unfinished ones, rows, and files for the moment. */
async function kept() {
  const files = await readdir(disk.root(), { recursive: true }).catch(() => []);
  const db = asPlatform();
  const rows = [db.document.count(), db.vendor.count(), db.inboundMessage.count(), db.vendorImport.count(), db.companyImport.count()];
  const more = [db.listImport.count(), db.report.count({ where: { storageKey: { not: null } } })];
  const brought = [db.project.count(), db.assignment.count(), db.importRow.count(), db.formerRecord.count(), db.invitation.count()];
  return {
    // Folders stay.
    files: files.filter((name) => name.includes("/")).sort(),
    objects: [...bucket.objects.keys()].sort(),
    uploads: bucket.uploads.size,
    rows: await Promise.all([...rows, ...more, ...brought]),
    listRows: await db.listImportRow.groupBy({
      by: ["importId", "outcome"],
      _count: true,
      orderBy: [{ importId: "asc" }, { outcome: "asc" }],
    }),
    states: await db.companyImport.findMany({ select: { id: true, state: true }, orderBy: { id: "asc" } }),
    logo: await db.company.count({ where: { logoKey: { not: null } } }),
    passing: (await readdir(os.tmpdir())).filter((name) => /^coverkeep-/.test(name)),
  };
}

/** Ends the outage, and waits for what was tried during it: some of it comes about now, and must be taken back. */
async function mend(): Promise<void> {
  disk.fault = "none";
  bucket.fault = "none";
  patience.millis = 15_000;
  if (kind === "folder") return void (await new Promise((resolve) => setTimeout(resolve, 200)));
  bucket.cutConnections();
  for (let seen = -1; seen !== bucket.requests; await new Promise((resolve) => setTimeout(resolve, 600))) seen = bucket.requests;
}

/** The ways on which an outage is tried: in a short run two, others for each outage. */
function waysIn(outage: string) {
  const possible = Object.entries(ways).filter(([, { reads }]) => !reads || outages[outage]?.stopsReads);
  const first = 2 * Object.keys(outages).indexOf(outage);
  return isShort ? possible.slice(first, first + 2) : possible;
}

describe.each(Object.entries<Outage>(outages))("%s", (outage, { kind: stored, fault }) => {
  it.each(waysIn(outage))(
    "ends %s in words within seconds, with nothing half kept",
    async (_way, { act }) => {
      kind = stored;
      const before = await kept();
      if (stored === "folder") disk.fault = fault;
      else bucket.fault = fault;
      patience.millis = 600;
      const started = Date.now();
      expect(await wordsOf(act)).toMatch(/^503 .*(?:cannot be (?:stored|opened) |[Tt]ry again)/);
      // The one second of the tests is ten seconds of the product.
      expect(Date.now() - started).toBeLessThan(12_000);
      await mend();
      await vi.waitFor(async () => expect(await kept()).toEqual(before), { timeout: 5000, interval: 100 });
    },
    25_000,
  );
});

describe("the list of ways", () => {
  it("holds every call that takes a file", async () => {
    const { routes } = await listRoutes();
    const declared = (handler: RouteHandler) => (handler as RouteHandler & { declaration?: { upload?: object; raw?: number } }).declaration;
    const taking = [...routes].flatMap(([name, handler]) => (declared(handler)?.upload || declared(handler)?.raw ? [name] : []));
    // Facts, questions and people, which are no files.
    const isWithoutFile = (name: string) => ["POST /api/billing/stripe", "POST /api/mcp"].includes(name) || name.includes("/api/scim/");
    const listed = Object.values(ways).flatMap(({ route }) => route ?? []);
    expect(taking.filter((name) => !isWithoutFile(name)).sort()).toEqual(listed.sort());
  });

  it("holds every job but those that take in and make no file", () => {
    const listed = Object.values(ways).flatMap(({ job }) => job?.name ?? []);
    expect(jobContracts.map(({ name }) => name).sort()).toEqual([...new Set(listed), ...jobsWithoutWay].sort());
  });

  it("has each job that takes in a person's file tried again through two hours of outage, at least every ten minutes", () => {
    for (const { name, queue } of [importCompanyJob, importListsJob, routeMessageJob, fileDeliveryJob]) {
      const { retryLimit = 0, retryDelay = 0, retryDelayMax = Number.POSITIVE_INFINITY } = queue;
      const delays = Array.from({ length: retryLimit }, (_, tries) => Math.min(retryDelayMax, retryDelay * 2 ** tries));
      expect(Math.max(...delays), name).toBeLessThanOrEqual(600);
      expect(
        delays.reduce((sum, delay) => sum + delay, 0),
        name,
      ).toBeGreaterThan(2 * 3600);
    }
  });

  it("holds every source that stores or opens a file", async () => {
    const found: string[] = [];
    for (const folder of ["lib", "jobs", "app", "scripts"]) {
      for (const name of await readdir(folder, { recursive: true })) {
        const file = `${folder}/${name}`;
        if (!file.endsWith(".ts") || /\.test\.ts$|^lib\/(?:testing|infra)\//.test(file)) continue;
        if (/storage\(\)\s*\.(?:(?:put|read)(?:Back|Derived)?|withLocalFile|downloadAddress)\(/.test(await readFile(file, "utf8")))
          found.push(file);
      }
    }
    const listed = new Set([...Object.values(ways).flatMap(({ sources }) => sources), ...Object.keys(otherSources)]);
    expect([...new Set(found)].sort()).toEqual([...listed].sort());
  });
});
