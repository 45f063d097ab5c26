import { rename } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { readDocument } from "@/jobs/handlers/read-document";
import * as readers from "@/jobs/reader-pool";
import { retrySeconds } from "@/lib/documents/turns/values";
import { ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { questions } from "@/lib/operations/problems/queries";
import { checks } from "@/lib/operations/problems/values";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { readBy } from "@/lib/testing/reader";
import { readingOf } from "@/lib/testing/reading";
import { getVendor } from "@/lib/vendors/queries";

/** How the next reading ends, and what processor time it uses. */
const pool = { millis: 0, error: null as Error | null, quickMs: undefined as number | undefined };

readBy(readers, async (_, { onEnd, quickMs } = {}) => {
  pool.quickMs = quickMs;
  onEnd?.(pool.millis);
  if (pool.error) throw pool.error;
  return readingOf();
});

let company: TestCompany;
let vendorId: string;
beforeEach(async () => {
  Object.assign(pool, { millis: 0, error: null, quickMs: undefined });
  company = await createCompany();
  await createMember(company);
  vendorId = (await createVendorRow(company)).id;
});

const read = (documentId: string) => readDocument.run({ documentId }, { attempt: 1 });
const documentOf = async (id: string) => {
  const row = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
  return { ...row, failureReason: storedInWords(row.failureReason) };
};
const turnOf = (documentId: string) =>
  inCompany(company.scope, (tx) => tx.readingTurn.findFirstOrThrow({ where: { documentId }, orderBy: { createdAt: "desc" } }));
const failWith = (code: ReadingErrorCode, text = "words") => Object.assign(pool, { error: new ReadingError(code, text) });

describe("a reading that ends for want of the server's time", () => {
  it.each(few(["interrupted", "unavailable", "cancelled"] as const, 1))(
    "(%s) goes back into the queue, later each time, and never fails",
    async (code) => {
      const { id } = await createStoredDocument(company.scope, vendorId);
      failWith(code);
      const waits: number[] = [];
      for (let count = 0; count < retrySeconds.length + 2; count += 1) {
        const before = Date.now();
        await read(id);
        waits.push(Math.round(((await turnOf(id)).dueAt.getTime() - before) / 10_000) * 10);
        expect(await documentOf(id)).toMatchObject({ processingStatus: "PENDING", failureReason: null });
      }
      expect(waits).toEqual([...retrySeconds, 3600, 3600]);
      expect(
        retrySeconds.slice(0, 5).reduce((sum, one) => sum + one, 0),
        "five tries within an hour",
      ).toBeLessThan(3600);
      expect((await getVendor(company.scope, vendorId)).complianceStatus).toBe("UNDER_REVIEW");
      expect(storedInWords(await questions["reading.waiting"]())).toContain("could not be read in an hour of tries");
      const mails = await inCompany(company.scope, (tx) => tx.mail.count({ where: { companyId: company.id } }));
      expect(mails).toBe(0);

      pool.error = null;
      await read(id);
      expect(await documentOf(id)).toMatchObject({ processingStatus: "PROCESSED" });
      expect((await turnOf(id)).finishedAt).not.toBeNull();
    },
  );

  it("report photos that wait for their decoder to the operator, until it is there", full, async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    failWith("no_decoder", "Photos from iPhones (HEIC) can't be read at the moment. We'll read this file again.");
    await read(id);
    expect(await documentOf(id)).toMatchObject({ processingStatus: "PENDING", failureReason: expect.stringContaining("HEIC") });
    expect(storedInWords(await questions["decoder.missing"]())).toContain("1 photo waits because heic-decode is not installed.");
    expect(storedInWords(checks["decoder.missing"].fix)).toContain("npm ci");
    pool.error = null;
    await read(id);
    expect(await documentOf(id)).toMatchObject({ processingStatus: "PROCESSED", failureReason: null });
    expect(await questions["decoder.missing"]()).toBeNull();
  });

  it("does not lose files while the whole storage is unavailable, and distinguishes a lost file from that", full, async () => {
    const documents = [await createStoredDocument(company.scope, vendorId), await createStoredDocument(company.scope, null)];
    const folder = process.env.STORAGE_DIR ?? "";
    await rename(folder, `${folder}-away`);
    for (const { id } of documents) {
      await read(id);
      expect(await documentOf(id)).toMatchObject({ processingStatus: "PENDING", failureReason: null });
    }
    await rename(`${folder}-away`, folder);
    const [one, two] = documents;
    const { storageKey } = await documentOf(one?.id ?? "");
    await rename(`${folder}/${storageKey}`, `${folder}/${storageKey}-lost`);
    for (const { id } of documents) await read(id);
    expect(await documentOf(one?.id ?? "")).toMatchObject({
      processingStatus: "FAILED",
      failureReason: expect.stringContaining("missing"),
    });
    expect(await documentOf(two?.id ?? "")).toMatchObject({ processingStatus: "PROCESSED" });
  });

  it("keeps a fault of ours in tries for an hour before a person is asked", full, async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    pool.error = new TypeError("cannot read");
    for (const _ of retrySeconds) {
      await read(id);
      expect(await documentOf(id)).toMatchObject({ processingStatus: "PENDING" });
    }
    await read(id);
    expect(await documentOf(id)).toMatchObject({ processingStatus: "FAILED" });
  });
});

describe("a reading that ends because of the file", () => {
  it.each(["timeout", "broken", "password", "out_of_memory"] as const)("(%s) fails with the reader's words", async (code) => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    failWith(code, "The file takes more than 60 seconds of processor time to read. Upload only the certificate.");
    pool.millis = 60_000;
    await read(id);
    expect(await documentOf(id)).toMatchObject({ processingStatus: "FAILED", failureReason: expect.stringContaining("processor time") });
    expect(await turnOf(id)).toMatchObject({ millis: 60_000, finishedAt: expect.any(Date) });
  });

  it("that needs more than a quick one waits with the large files, and is read there", full, async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    failWith("not_quick");
    await read(id);
    expect(pool.quickMs).toBe(10_000);
    expect(await documentOf(id)).toMatchObject({ processingStatus: "PENDING", failureReason: null });
    expect(await turnOf(id)).toMatchObject({ isQuick: false, takenBy: null, tries: 0 });
    pool.error = null;
    await read(id);
    expect(pool.quickMs).toBeUndefined();
    expect(await documentOf(id)).toMatchObject({ processingStatus: "PROCESSED" });
  });
});
