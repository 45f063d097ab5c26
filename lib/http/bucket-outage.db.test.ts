import { buffer } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { GET as openFile } from "@/app/api/documents/[id]/file/route";
import { POST as uploadDocument } from "@/app/api/documents/upload/route";
import { GET as ready } from "@/app/api/ready/route";
import { GET as exportOfVendor } from "@/app/api/vendors/[id]/evidence/route";
import { readDocument } from "@/jobs/handlers/read-document";
import * as readers from "@/jobs/reader-pool";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { receive } from "@/lib/inbound/receiving/commands";
import { listenForMail } from "@/lib/inbound/receiving/listening-commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { exportEvidence } from "@/lib/reports/evidence/queries";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawDoc } from "@/lib/testing/certificate-word";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { addressOf, deliveriesOf, documentsOf, openInbound } from "@/lib/testing/inbound";
import { writeMessage } from "@/lib/testing/messages";
import { readBy } from "@/lib/testing/reader";
import { callRoute } from "@/lib/testing/request";
import { TestBucket } from "@/lib/testing/s3";
import { testKeys } from "@/lib/testing/s3-signature";
import { exportCompany } from "@/lib/transfer/export/queries";

readBy(readers);

const cannotStore = "Files cannot be stored at the moment. Nothing was saved; please try again later.";
const cannotRead = "Files cannot be opened at the moment. Please try again later.";
const bucket = new TestBucket();
let company: TestCompany;
let member: TestMember;
let admin: TestMember;
let vendorId: string;
beforeAll(async () => {
  await bucket.open();
  Object.assign(process.env, {
    ...{ STORAGE: "s3", S3_BUCKET: bucket.name, S3_ENDPOINT: bucket.endpoint, S3_DOWNLOADS: "presigned" },
    ...{ S3_ACCESS_KEY_ID: testKeys.accessKeyId, S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey },
  });
  openInbound();
  company = await createCompany();
  member = await createMember(company);
  admin = await createMember(company, "ADMIN");
  vendorId = (await createVendorRow(company, { email: "office@vendor.example" })).id;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => bucket.close());

const formOf = (bytes: Uint8Array, name = "certificate.pdf") => {
  const form = new FormData();
  form.append("vendorId", vendorId);
  form.append("document", new Blob([new Uint8Array(bytes)]), name);
  return form;
};
const upload = (bytes: Uint8Array, name?: string) =>
  callRoute(uploadDocument, { method: "POST", form: formOf(bytes, name), accessToken: member.accessToken });
const idOf = ({ body }: { body: unknown }) => (body as { data: { id: string } }).data.id;
const open = (id: string, headers = {}) => callRoute(openFile, { params: { id }, accessToken: member.accessToken, headers });
const documentOf = (id: string) => inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));

it("loses nothing while the bucket is away for ten minutes, says so, and recovers by itself", full, async () => {
  const certificate = await drawCertificate(sampleCertificate);
  const id = idOf(await upload(certificate));
  const { storageKey } = await documentOf(id);
  const letter = { type: "application/msword", name: "letter.doc", body: drawDoc(["Our renewal"]) };
  const raw = writeMessage({ to: addressOf(company, vendorId), parts: [letter] });
  await routeMessage((await receive(raw, "smtp", { from: "office@vendor.example", recipients: [] })).id);
  const [delivery] = await deliveriesOf(company);
  const door = await listenForMail(0, "in.example", { host: "127.0.0.1" });
  const transport = createTransport({ host: "127.0.0.1", port: door.port, ignoreTLS: true });
  const sendMail = () =>
    transport.sendMail({
      envelope: { from: "office@vendor.example", to: [addressOf(company, vendorId)] },
      raw: writeMessage({ subject: "Renewal" }),
    });
  const task = { documentId: id };

  await bucket.close();
  const began = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let minute = 0; minute < 10; minute += 1) {
    vi.setSystemTime(began + minute * 60_000);
    expect(await upload(Buffer.concat([certificate, Buffer.from(`%${minute}`)]))).toMatchObject({
      status: 503,
      body: { error: { code: "unavailable", message: cannotStore } },
    });
    expect(await open(id)).toMatchObject({ status: 503, body: { error: { message: cannotRead } } });
    await readDocument.run(task, { attempt: 1 });
    await expect(sendMail()).rejects.toThrow(/451/);
    await expect(fileDelivery(company.scope, delivery?.id ?? "")).rejects.toMatchObject({ code: "unavailable" });
  }
  expect(await callRoute(ready)).toMatchObject({ status: 503, body: { error: { message: expect.stringContaining("storage") } } });
  expect(await documentOf(id)).toMatchObject({ fileMissingAt: null, failureReason: null });
  const turn = await inCompany(company.scope, (tx) => tx.readingTurn.findFirstOrThrow({ where: { documentId: id, finishedAt: null } }));
  expect(turn, "waits to be read again").toMatchObject({ tries: 10, takenBy: null });
  expect(await asPlatform().inboundMessage.count(), "no message was accepted").toBe(1);

  await bucket.open();
  expect((await callRoute(ready)).status).toBe(200);
  await readDocument.run(task, { attempt: 1 });
  expect(await documentOf(id)).toMatchObject({ processingStatus: "PROCESSED" });
  expect(Buffer.from((await open(id)).body as string).length).toBeGreaterThan(0);
  await sendMail();
  expect(await asPlatform().inboundMessage.count()).toBe(2);
  await fileDelivery(company.scope, delivery?.id ?? "");
  expect((await documentsOf(company, vendorId)).length).toBe(2);
  expect((await upload(Buffer.concat([certificate, Buffer.from("%again")]))).status).toBe(201);
  expect(bucket.objects.get(storageKey)?.bytes.equals(certificate)).toBe(true);
  const rows = await documentsOf(company, vendorId);
  for (const row of rows) expect(bucket.objects.has((await documentOf(row.id)).storageKey)).toBe(true);
  transport.close();
  await door.close();
});

it("makes no archive without its files: neither begun while the bucket is away nor ended when it leaves midway", full, async () => {
  const id = idOf(await upload(Buffer.concat([await drawCertificate(sampleCertificate), Buffer.from("%archive")])));
  const evidence = () => callRoute(exportOfVendor, { params: { id: vendorId }, accessToken: admin.accessToken });
  const exports = () => inCompany(company.scope, (tx) => tx.auditEvent.count({ where: { action: "company.exported" } }));
  await bucket.close();
  await expect(exportCompany(admin.scope)).rejects.toMatchObject({ code: "unavailable", message: cannotRead });
  expect(await exports()).toBe(0);
  expect(await evidence()).toMatchObject({ status: 503, body: { error: { code: "unavailable", message: cannotRead } } });
  await bucket.open();
  const archives = [await exportCompany(admin.scope), (await exportEvidence(admin.scope, vendorId)).bytes];
  bucket.fault = "503";
  for (const archive of archives) await expect(buffer(archive)).rejects.toMatchObject({ code: "unavailable" });
  bucket.fault = "none";
  bucket.objects.delete((await documentOf(id)).storageKey);
  expect((await buffer(await exportCompany(admin.scope))).toString("latin1")).toContain("This file could not be found.");
});

it("sends a browser to the bucket only for what is kept as a file; what is shown keeps our headers", async () => {
  const browser = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
  const pdf = idOf(await upload(await drawCertificate({ ...sampleCertificate })));
  const word = idOf(await upload(drawDoc(["A letter from our agent"]), "letter.doc"));
  const shown = await open(pdf, browser);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  const download = await open(word, browser);
  expect(download.status).toBe(302);
  const answer = await fetch(download.headers.get("location") ?? "");
  expect(answer.headers.get("content-disposition")).toContain('attachment; filename="letter.doc"');
  expect(answer.headers.get("content-type")).toBe("application/msword");
  expect((await open(word)).status, "a program gets the bytes themselves").toBe(200);
});
