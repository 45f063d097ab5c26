import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { NextRequest } from "next/server";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { POST as sendLogo } from "@/app/api/companies/logo/route";
import { GET as openFile } from "@/app/api/documents/[id]/file/route";
import { POST as uploadDocument } from "@/app/api/documents/upload/route";
import { POST as checkImport } from "@/app/api/imports/check/route";
import { GET as ready } from "@/app/api/ready/route";
import { inCompany } from "@/lib/infra/db";
import { removeFiles } from "@/lib/infra/remove-files";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

const cannotStore = "Files cannot be stored at the moment. Nothing was saved; please try again later.";
const root = process.env.STORAGE_DIR ?? "";
let company: TestCompany;
let member: TestMember;
let vendorId: string;
beforeAll(async () => {
  await mkdir(root, { recursive: true });
  company = await createCompany();
  member = await createMember(company);
  vendorId = (await createVendorRow(company)).id;
});

/** A regular file in the place of the folder: every step below it fails, also for root. */
async function breakStorage(): Promise<void> {
  await rename(root, `${root}-well`);
  await writeFile(root, "");
}
async function mendStorage(): Promise<void> {
  await rm(root, { recursive: true });
  await rename(`${root}-well`, root);
}

// Larger than what the parser holds back, so that an unread part would stop the body.
const certificate = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(3_000_000, "x")]);
function formOf(part: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(part, new Blob([certificate]), "certificate.pdf");
  return form;
}
const send = (handler: RouteHandler, form: FormData) => callRoute(handler, { method: "POST", form, accessToken: member.accessToken });
const countDocuments = () => inCompany(company.scope, (tx) => tx.document.count());

describe("while the storage is away", () => {
  afterEach(mendStorage);

  it.each([
    ["a document", () => send(uploadDocument, formOf("document", { vendorId }))],
    ["a file without a vendor", () => send(uploadDocument, formOf("document"))],
    ["a logo", () => send(sendLogo, formOf("logo"))],
    ["a list of vendors", () => send(checkImport, formOf("file"))],
  ])(
    "the upload of %s is refused at once with words, and taken afterwards",
    async (_name, upload) => {
      await breakStorage();
      const before = await countDocuments();
      const answer = await upload();
      expect(answer).toMatchObject({ status: 503, body: { error: { code: "unavailable", message: cannotStore } } });
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(await countDocuments()).toBe(before);
    },
    10_000,
  );

  it("the readiness check says so", async () => {
    await breakStorage();
    expect(await callRoute(ready)).toMatchObject({ status: 503, body: { error: { message: expect.stringContaining("storage") } } });
  });
});

it("takes a document once the storage is back", async () => {
  await breakStorage();
  expect((await send(uploadDocument, formOf("document", { vendorId }))).status).toBe(503);
  await mendStorage();
  expect((await send(uploadDocument, formOf("document", { vendorId }))).status).toBe(201);
});

it("stops listening to a sender who goes on far beyond the limit", async () => {
  const files = await readdir(`${root}/${company.id}`);
  let sent = 0;
  const endless = (async function* () {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\n');
    for (;;) {
      sent += 100_000;
      yield Buffer.alloc(100_000);
    }
  })();
  const headers = { authorization: `Bearer ${member.accessToken}`, "content-type": "multipart/form-data; boundary=b" };
  const body = Readable.toWeb(Readable.from(endless)) as ReadableStream;
  const request = new NextRequest("http://coverkeep.test/", { method: "POST", headers, body, duplex: "half" } as never);
  expect((await sendLogo(request, { params: Promise.resolve({}) })).status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
  expect(await readdir(`${root}/${company.id}`)).toEqual(files);
});

describe("a document whose bytes are missing", () => {
  it("says so to a person, as a page where they opened the file itself", async () => {
    const id = ((await send(uploadDocument, formOf("document", { vendorId }))).body as { data: { id: string } }).data.id;
    const row = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
    await removeFiles([row.storageKey]);
    const call = { params: { id }, accessToken: member.accessToken };
    const answer = await callRoute(openFile, call);
    expect(answer).toMatchObject({
      status: 410,
      body: { error: { code: "file_missing", message: expect.stringContaining("upload it again") } },
    });
    const page = await callRoute(openFile, { ...call, headers: { "sec-fetch-mode": "navigate" } });
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.body).toContain("This file is missing from our storage.");
  });
});
