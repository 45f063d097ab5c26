import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { setLogo } from "@/lib/companies/profile/commands";
import { openLogo } from "@/lib/companies/profile/queries";
import { inCompany } from "@/lib/infra/db";
import type { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import { disk } from "@/lib/testing/disk";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { wordsIn } from "@/lib/testing/words";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { exportCompany } from "@/lib/transfer/export/queries";
import { exportManifest } from "@/lib/transfer/export/schema";
import { workOnArrival } from "@/lib/transfer/work/commands";

vi.mock("node:fs/promises", async (original) => {
  const { failing } = await import("@/lib/testing/disk");
  return failing((await original()) as typeof import("node:fs/promises"));
});

let former: TestMember;
let owner: TestMember;
beforeEach(async () => {
  const company = await createCompany();
  former = await createMember(company, "ADMIN");
  owner = await createMember(await createCompany(), "ADMIN");
  await createStoredDocument(former.scope, (await createVendorRow(company)).id);
  const picture = await sharp({ create: { width: 300, height: 100, channels: 3, background: "navy" } })
    .png()
    .toBuffer();
  await setLogo(former.scope, { ...(await storage().put(company.id, one(picture))), fileName: "logo.png" });
});

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

type Files = Record<string, Uint8Array>;
const exported = async (): Promise<Files> => unzipSync(new Uint8Array(await buffer(await exportCompany(former.scope))));

/** Uploads an archive, lets the worker check it, and starts the import. */
async function begin(files: Files): Promise<string> {
  const { scope } = owner;
  const stored = await storage().put(scope.companyId, one(zipSync(files, { level: 1 })));
  const { id } = await checkArchive(scope, { ...stored, fileName: "company-data.zip" });
  await workOnArrival(scope, id);
  await startArrival(scope, id);
  return id;
}

const storedFiles = async () => (await readdir(disk.root(), { recursive: true })).filter((name) => name.includes("/")).sort();
const companyRow = () => inCompany(owner.scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: owner.scope.companyId } }));

it("tries an archive again, logo and all, at whichever file the disk became full, and keeps nothing of the try", full, async () => {
  const id = await begin(await exported());
  const before = await storedFiles();
  let tries = 0;
  for (; (await getArrival(owner.scope, id)).state === "importing"; tries += 1) {
    Object.assign(disk, { fault: "full", filesLeft: tries });
    const failure = await workOnArrival(owner.scope, id).catch((error: unknown) => error);
    disk.fault = "none";
    if (failure === undefined) break;
    expect(failure).toMatchObject({ code: "unavailable" } satisfies Partial<AppError>);
    expect([(await companyRow()).logoKey, await storedFiles()]).toEqual([null, before]);
  }
  expect(tries).toBeGreaterThan(2);
  expect(await getArrival(owner.scope, id)).toMatchObject({ state: "done", report: { problemCount: 0 } });
  expect(await sharp((await openLogo(owner.scope)).bytes).metadata()).toMatchObject({ format: "png", width: 300 });
});

it("takes an archive without a logo that is no picture, and says so", async () => {
  const files = await exported();
  const bytes = Buffer.from("no picture");
  const manifest = exportManifest.parse(JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString()));
  const facts = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const named = manifest.files.map((file) => (file.name === "logo.png" ? { ...file, ...facts } : file));
  const id = await begin({ ...files, "logo.png": bytes, "manifest.json": Buffer.from(JSON.stringify({ ...manifest, files: named })) });
  await workOnArrival(owner.scope, id);
  const { state, report } = wordsIn(await getArrival(owner.scope, id));
  expect(state).toBe("done");
  expect(report.problems).toEqual([
    expect.objectContaining({ file: "logo.png", message: expect.stringContaining("Upload a PNG or JPEG") }),
  ]);
  expect((await companyRow()).logoKey).toBeNull();
});
