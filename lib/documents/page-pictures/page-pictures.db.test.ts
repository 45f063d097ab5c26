import { readdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as picture } from "@/app/api/documents/[id]/pages/[page]/route";
import { GET as pages } from "@/app/api/documents/[id]/pages/route";
import { deleteDocument } from "@/lib/documents/commands";
import { closeDrawing, drawAhead, openPage } from "@/lib/documents/page-pictures/queries";
import { createReaderPool } from "@/lib/extraction/commands";
import { inCompany } from "@/lib/infra/db";
import { removeFiles } from "@/lib/infra/remove-files";
import { storage } from "@/lib/infra/storage";
import { disk } from "@/lib/testing/disk";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

vi.mock("node:fs/promises", async (original) => {
  const { failing } = await import("@/lib/testing/disk");
  return failing((await original()) as typeof import("node:fs/promises"));
});

let company: TestCompany;
let viewer: TestMember;
let vendorId: string;

beforeEach(async () => {
  company = await createCompany();
  viewer = await createMember(company, "VIEWER");
  vendorId = (await createVendorRow(company)).id;
});
afterAll(closeDrawing);

const stored = (wishes: { bytes?: Uint8Array; fileName?: string } = {}) => createStoredDocument(company.scope, vendorId, wishes);
const ask = (id: string, page: number, headers = {}, path = "/") =>
  callRoute(picture, { path, params: { id, page: String(page) }, accessToken: viewer.accessToken, headers });
const askPages = (id: string) => callRoute(pages, { params: { id }, accessToken: viewer.accessToken });
const files = () => readdir(path.join(process.env.STORAGE_DIR ?? "", company.id), { recursive: true }).catch(() => []);

describe("a page of a stored document", () => {
  it("is drawn as a picture once, is kept, and is sent again only when the browser has it not", async () => {
    const { id } = await stored();
    expect((await askPages(id)).body).toEqual({ data: { kind: "picture", pages: [{ width: 612, height: 792 }] } });
    const answer = await ask(id, 1);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const { bytes } = await openPage(company.scope, id, 1);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1400 });
    expect((await files()).filter((name) => name.includes("page-1-sharp"))).toHaveLength(1);
    expect((await ask(id, 1, { "if-none-match": answer.headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("is shown and not half kept where a full disk has room for one size only", full, async () => {
    const { id } = await stored();
    const kept = async () => (await files()).filter((name) => name.includes("page-1"));
    Object.assign(disk, { fault: "full", filesLeft: 1 });
    expect((await ask(id, 1)).status).toBe(200);
    disk.fault = "none";
    expect(await kept()).toEqual([]);
    expect((await ask(id, 1)).status).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it("is drawn as soon as its file is back", full, async () => {
    const { id } = await stored();
    const { storageKey } = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
    const file = path.join(process.env.STORAGE_DIR ?? "", storageKey);
    await rename(file, `${file}.away`);
    expect((await ask(id, 1)).status).toBeGreaterThanOrEqual(400);
    await rename(`${file}.away`, file);
    expect((await ask(id, 1)).status).toBe(200);
  });

  it("has a small picture for the first look, which is drawn and kept with the sharp one", full, async () => {
    const { id } = await stored();
    const sharpOne = await ask(id, 1);
    expect((await files()).filter((name) => name.includes("page-1-first"))).toHaveLength(1);
    const answer = await ask(id, 1, {}, "/?size=first");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/avif");
    const { bytes } = await openPage(company.scope, id, 1, "first");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", compression: "av1", width: 800 });
    const etags = [sharpOne, answer].map(({ headers }) => ({ "if-none-match": headers.get("etag") ?? "" }));
    expect((await ask(id, 1, etags[1], "/?size=first")).status).toBe(304);
    expect((await ask(id, 1, etags[0], "/?size=first")).status).toBe(200);
    expect((await ask(id, 1, etags[1])).status).toBe(200);
  });

  it("has no picture of another size", async () => {
    const { id } = await stored();
    expect(await ask(id, 1, {}, "/?size=huge")).toMatchObject({
      status: 400,
      body: { error: { fields: { size: "size must be one of: first" } } },
    });
  });

  it("goes with its document", full, async () => {
    const { id } = await stored();
    expect((await ask(id, 1)).status).toBe(200);
    const { storageKey } = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
    await storage().putDerived(storageKey, "page-1-v1", Buffer.from("a picture of an older version"));
    await deleteDocument(company.scope, id);
    await removeFiles([storageKey]);
    expect(await files()).toEqual([]);
    expect((await ask(id, 1)).status).toBe(404);
  });

  it("is drawn ahead where a person must look at its document, and only there", full, async () => {
    const pool = createReaderPool();
    const { id } = await stored();
    await drawAhead(company.scope, id, { page: 1, pool });
    expect(await files()).toHaveLength(1);
    await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { id }, data: { needsReview: true } }));
    await drawAhead(company.scope, id, { page: 1, pool });
    await pool.close();
    const kept = await files();
    for (const name of ["pages-", "page-1-first", "page-1-sharp"]) expect(kept.filter((one) => one.includes(name))).toHaveLength(1);
  });

  it("that cannot be drawn ahead is no fault of the reading", full, async () => {
    const pool = createReaderPool();
    const { id } = await stored({ bytes: Buffer.from("%PDF-1.7 the rest is lost") });
    await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { id }, data: { needsReview: true } }));
    await expect(drawAhead(company.scope, id, { page: 1, pool })).resolves.toBeUndefined();
    await pool.close();
  });

  it("that the file does not have is not there", async () => {
    const { id } = await stored();
    expect(await ask(id, 2)).toMatchObject({ status: 404 });
  });

  it("of a photograph is upright and no wider than is shown", full, async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "white" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await stored({ bytes: photo, fileName: "photo.jpg" });
    const { bytes } = await openPage(company.scope, id, 1);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(width).toBe(1400);
    expect(height).toBe(2100);
    const first = await openPage(company.scope, id, 1, "first");
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 800, height: 1200 });
  });

  it("of a broken file is refused with a sentence", async () => {
    const { id } = await stored({ bytes: Buffer.from("%PDF-1.7 the rest is lost") });
    expect((await askPages(id)).body).toMatchObject({ data: { kind: "none", reason: expect.stringMatching(/\.$/) } });
    expect(await ask(id, 1)).toMatchObject({ status: 415, body: { error: { message: expect.stringMatching(/\.$/) } } });
  });

  it("asked for by many at once is drawn for all of them", full, async () => {
    const { id } = await stored();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(id, 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await files()).filter((name) => name.includes(".part"))).toEqual([]);
  });
});
