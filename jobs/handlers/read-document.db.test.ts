import { beforeEach, describe, expect, it, vi } from "vitest";
import { readDocument } from "@/jobs/handlers/read-document";
import { lateGroup } from "@/lib/documents/jobs";
import { ReadingError } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createStoredDocument, type TestCompany } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

/** What the next reading takes in milliseconds, and whether it ends in time. */
const pool = vi.hoisted(() => ({ millis: 0, isEndless: false, owners: [] as (string | undefined)[] }));

vi.mock("@/jobs/reader-pool", () => ({
  whileReading: (read: () => Promise<unknown>) => read(),
  readerPool: () => ({
    read: async (_: string, { owner, onEnd }: { owner?: string; onEnd?: (millis: number) => void }) => {
      pool.owners.push(owner);
      onEnd?.(pool.millis);
      if (pool.isEndless) throw new ReadingError("timeout", "The file could not be read within 60 seconds.");
      return readingOf();
    },
  }),
}));

type Queued = { data: { documentId: string; isLate: boolean }; priority: number; group_id: string | null };

async function queuedFor(documentId: string): Promise<Queued[]> {
  const owner = await connectAsOwner();
  const { rows } = await owner.query<Queued>(
    "select data, priority, group_id from pgboss.job where name = 'document.read' and data->>'documentId' = $1 order by created_on",
    [documentId],
  );
  await owner.end();
  return rows;
}

const documentOf = (company: TestCompany, id: string) =>
  inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { companyId: company.id, id } }));

async function runNewest(documentId: string): Promise<void> {
  const job = (await queuedFor(documentId)).at(-1);
  await readDocument.run(job?.data, { attempt: 1 });
}

beforeEach(() => Object.assign(pool, { millis: 0, isEndless: false, owners: [] }));

describe("a company that used its reading time", () => {
  it("waits behind other companies, its document says why, and nothing is lost", async () => {
    const company = await createCompany();
    await createMember(company);
    Object.assign(pool, { millis: env().READER_HOURLY_SECONDS * 1000, isEndless: true });
    const first = await createStoredDocument(company.scope, null);
    await runNewest(first.id);
    expect(await documentOf(company, first.id)).toMatchObject({ processingStatus: "FAILED" });

    pool.isEndless = false;
    const second = await createStoredDocument(company.scope, null);
    await runNewest(second.id);
    const waiting = await documentOf(company, second.id);
    expect(waiting).toMatchObject({ processingStatus: "PENDING" });
    expect(waiting.failureReason).toContain("used its reading time");
    const [before, after] = await queuedFor(second.id);
    expect(before).toMatchObject({ group_id: company.id });
    expect(after).toMatchObject({ group_id: lateGroup, data: { isLate: true } });
    expect(after?.priority).toBeLessThan(-500_000);

    await runNewest(second.id);
    expect(await documentOf(company, second.id)).toMatchObject({ processingStatus: "PROCESSED", failureReason: null });
    // In the pool, too, all such companies count as one.
    expect(pool.owners).toEqual([company.id, lateGroup]);
  });

  it("does not hold up another company", async () => {
    const [busy, other] = [await createCompany(), await createCompany()];
    for (const company of [busy, other]) await createMember(company);
    pool.millis = env().READER_HOURLY_SECONDS * 1000;
    await runNewest((await createStoredDocument(busy.scope, null)).id);
    const document = await createStoredDocument(other.scope, null);
    await runNewest(document.id);
    expect(await documentOf(other, document.id)).toMatchObject({ processingStatus: "PROCESSED" });
  });
});

describe("a company without a confirmed address", () => {
  it("comes after the companies with one, and is read all the same", async () => {
    const [unconfirmed, confirmed] = [await createCompany(), await createCompany()];
    await createMember(unconfirmed, "ADMIN", { emailVerifiedAt: null });
    await createMember(confirmed);
    const [late, early] = [await createStoredDocument(unconfirmed.scope, null), await createStoredDocument(confirmed.scope, null)];
    const [[lateJob], [earlyJob]] = [await queuedFor(late.id), await queuedFor(early.id)];
    expect(lateJob).toMatchObject({ group_id: lateGroup });
    expect(lateJob?.priority).toBeLessThan(earlyJob?.priority ?? 0);
    await runNewest(late.id);
    expect(await documentOf(unconfirmed, late.id)).toMatchObject({ processingStatus: "PROCESSED" });
  });
});
