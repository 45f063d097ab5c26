import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { finishReading } from "@/lib/documents/readings/commands";
import { countTurn, enqueueTurn, takeTurn } from "@/lib/documents/turns/commands";
import { countAhead } from "@/lib/documents/turns/queries";
import type { Lane } from "@/lib/documents/turns/values";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { createCompany, createMember, createStoredDocument, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";

/** A document's name in these tests, by its id. */
const names = new Map<string, string>();

beforeEach(async () => {
  await asPlatform().readingTurn.deleteMany({});
  names.clear();
});

async function firm(): Promise<TestCompany> {
  const company = await createCompany();
  await createMember(company);
  return company;
}

type Place = { lane?: Lane; of?: string; size?: number };

/** Queues a document under a name; large by default. */
async function wait(company: TestCompany, name: string, { lane = "screen", of = "vendor", size = 2_000_000 }: Place = {}): Promise<string> {
  const { id } = await createStoredDocument(company.scope, null, { bytes: Buffer.from(`%PDF-1.7 ${name} ${randomUUID()}`) });
  await asPlatform().readingTurn.deleteMany({ where: { documentId: id } });
  const row = { id, contentType: "application/pdf", fileSize: size };
  await inCompany(company.scope, (tx) => enqueueTurn(tx, company.scope, row, { lane, turnOf: of }));
  names.set(id, name);
  return id;
}

/** Takes turns as workers do, until nothing waits. Each reading costs `millis`. */
async function order(onlyQuick = false, millis = 0): Promise<string[]> {
  const read: string[] = [];
  for (;;) {
    const turn = await takeTurn(randomUUID(), { onlyQuick });
    if (!turn) return read;
    read.push(names.get(turn.documentId) ?? "");
    const scope = { ...(await scopeOf(turn.companyId)) };
    if (millis > 0) await countTurn(scope, turn, millis);
    await inCompany(scope, (tx) => tx.document.updateMany({ where: { id: turn.documentId }, data: { processingStatus: "PROCESSING" } }));
    await finishReading(scope, turn, readingOf());
  }
}

const companies = new Map<string, TestCompany>();
const scopeOf = async (id: string) => (companies.get(id) as TestCompany).scope;
async function known(company: Promise<TestCompany>): Promise<TestCompany> {
  const made = await company;
  companies.set(made.id, made);
  return made;
}

describe("the order of reading", () => {
  it("puts who waits on a screen first, then email, then bulk", async () => {
    const a = await known(firm());
    await wait(a, "import", { lane: "bulk" });
    await wait(a, "email", { lane: "email" });
    await wait(a, "screen");
    expect(await order()).toEqual(["screen", "email", "import"]);
  });

  it("lets a notice of cancellation take turns with the screens, however many files are uploaded", async () => {
    const a = await known(firm());
    for (const number of [1, 2, 3]) await wait(a, `upload ${number}`, { of: `vendor ${number}` });
    await wait(a, "notice 1", { lane: "notice", of: "email 1" });
    await wait(a, "notice 2", { lane: "notice", of: "email 2" });
    const read = await order();
    expect(read.indexOf("notice 1")).toBeLessThan(2);
    expect(read.indexOf("notice 2"), "no flood of emails keeps uploads waiting").toBeGreaterThan(read.indexOf("upload 1"));
    expect(read.indexOf("notice 2")).toBeLessThan(4);
  });

  it("lets companies take turns, and within a company vendors and emails", full, async () => {
    const [a, b] = [await known(firm()), await known(firm())];
    for (const number of [1, 2, 3]) await wait(a, `A email 1 file ${number}`, { lane: "email", of: "email 1" });
    await wait(a, "A email 2", { lane: "email", of: "email 2" });
    await wait(b, "B 1", { lane: "email" });
    await wait(b, "B 2", { lane: "email" });
    expect(await order()).toEqual(["A email 1 file 1", "B 1", "A email 2", "B 2", "A email 1 file 2", "A email 1 file 3"]);
  });

  it("lets a short file pass the scans of twelve companies: it has places that large files never take", async () => {
    for (let number = 1; number <= 3; number += 1) {
      const other = await known(firm());
      for (const scan of [1, 2, 3]) await wait(other, `${number} scan ${scan}`);
    }
    const b = await known(firm());
    await wait(b, "certificate", { size: 10_000 });
    expect((await takeTurn(randomUUID(), { onlyQuick: true }))?.companyId).toBe(b.id);
    expect(await takeTurn(randomUUID(), { onlyQuick: true })).toBeNull();
  });

  it("puts a company's bulk uploads after others once it has used its processor time, and never its screens", async () => {
    const [busy, other] = [await known(firm()), await known(firm())];
    await wait(busy, "first", { lane: "bulk" });
    await order(false, env().READER_HOURLY_PROCESSOR_SECONDS * 1000);
    await wait(busy, "email of the busy one", { lane: "email" });
    await wait(other, "import of the other", { lane: "bulk" });
    await wait(busy, "screen of the busy one");
    expect(await order()).toEqual(["screen of the busy one", "import of the other", "email of the busy one"]);
  });

  it("reads files of a company without a confirmed address last, and all the same", async () => {
    const unconfirmed = await known(createCompany());
    await createMember(unconfirmed, "ADMIN", { emailVerifiedAt: null });
    await wait(unconfirmed, "late");
    await wait(await known(firm()), "import", { lane: "bulk" });
    expect(await order()).toEqual(["import", "late"]);
  });

  it("is one for all workers: no turn is taken twice, and a job that is retried has its own again", async () => {
    const a = await known(firm());
    for (const number of [1, 2, 3, 4]) await wait(a, `${number}`);
    const jobs = Array.from({ length: 6 }, () => randomUUID());
    const turns = await Promise.all(jobs.map((job) => takeTurn(job, { onlyQuick: false })));
    const taken = turns.flatMap((turn) => turn?.documentId ?? []);
    expect(new Set(taken).size).toBe(4);
    const at = turns.findIndex((turn) => turn !== null);
    expect(await takeTurn(jobs[at] ?? "", { onlyQuick: false })).toEqual(turns[at]);
  });

  it("says how many files are ahead", async () => {
    const [a, b] = [await known(firm()), await known(firm())];
    const ids = [await wait(a, "1"), await wait(a, "2"), await wait(b, "3"), await wait(a, "4")];
    const ahead = await countAhead(ids);
    expect(ids.map((id) => ahead.get(id))).toEqual([0, 1, 1, 3]);
    await takeTurn(randomUUID(), { onlyQuick: false });
    expect((await countAhead(ids)).get(ids[1] ?? "")).toBe(0);
  });
});
