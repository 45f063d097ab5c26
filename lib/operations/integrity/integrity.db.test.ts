import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { checkIntegrity, recount } from "@/lib/operations/integrity/commands";
import { checkProblems } from "@/lib/operations/problems/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";

let company: TestCompany;
let vendorId: string;
const files: { id: string; file: string }[] = [];

beforeAll(async () => {
  company = await createCompany();
  const { scope } = await createMember(company);
  vendorId = (await createVendorRow(company)).id;
  for (const owner of [vendorId, vendorId, null]) {
    const { id } = await createStoredDocument(scope, owner);
    const row = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
    files.push({ id, file: path.join(process.env.STORAGE_DIR ?? "", row.storageKey) });
  }
  await inCompany(company.scope, (tx) => recordEvent(tx, scope, { action: "vendor.updated", subjectType: "vendor", subjectId: vendorId }));
});

async function behindItsBack(sql: string): Promise<void> {
  const owner = await connectAsOwner();
  await owner.query(sql).finally(() => owner.end());
}

const problems = async () => (await checkProblems()).problems.map(({ check }) => check);

it("finds nothing wrong with what was never touched", async () => {
  expect(await checkIntegrity()).toMatchObject({
    files: 3,
    missingCount: 0,
    changedCount: 0,
    counters: [],
    chains: { checked: 1, broken: [] },
  });
  const run = await asPlatform().operationRun.findFirst({ where: { kind: "INTEGRITY" }, orderBy: { startedAt: "desc" } });
  expect(run).toMatchObject({ isGood: true, finishedAt: expect.any(Date) });
  expect(await problems()).toEqual(["worker.silent", "backup.off"]);
});

it("names a stored file with one changed byte and a file that is gone, until they are back", async () => {
  const [first, second] = files as [(typeof files)[0], (typeof files)[0]];
  const [bytes, other] = [await readFile(first.file), await readFile(second.file)];
  const changed = Buffer.from(bytes);
  changed[100] = (changed[100] ?? 0) ^ 1;
  await writeFile(first.file, changed);
  const { rm } = await import("node:fs/promises");
  await rm(second.file);
  const result = await checkIntegrity();
  expect(result).toMatchObject({
    changedCount: 1,
    missingCount: 1,
    changed: [{ documentId: first.id }],
    missing: [{ documentId: second.id }],
  });
  expect(await problems()).toEqual(expect.arrayContaining(["file.missing", "file.changed"]));

  await writeFile(first.file, bytes);
  await writeFile(second.file, other);
  expect(await checkIntegrity()).toMatchObject({ changedCount: 0, missingCount: 0 });
  const found = await problems();
  expect(found).not.toContain("file.changed");
  expect(found).not.toContain("file.missing");
});

it.each([
  ["a company's vendors", (id: string) => `update company_stats set total = total + 5 where company_id = '${id}'`, "total"],
  ["a company's documents", (id: string) => `update company_stats set documents = 0 where company_id = '${id}'`, "documents"],
  ["documents by type", (id: string) => `update company_stats set type_unknown = 7 where company_id = '${id}'`, "type_unknown"],
  ["stored bytes", (id: string) => `update company_stats set stored_bytes = 1 where company_id = '${id}'`, "stored_bytes"],
  ["a vendor's documents", (id: string) => `update vendor set documents_count = 9 where company_id = '${id}'`, "documents of vendors"],
])("finds a wrong counter of %s, and a recount sets it right", async (_what, sql, counter) => {
  await behindItsBack(sql(company.id));
  expect((await checkIntegrity()).counters).toMatchObject([{ companyId: company.id, counter }]);
  expect(await problems()).toContain("counters.wrong");
  expect(await recount()).toMatchObject([{ counter }]);
  expect(await recount()).toEqual([]);
  expect((await checkIntegrity()).counters).toEqual([]);
  expect(await problems()).not.toContain("counters.wrong");
});

it("finds an audit event that was changed", async () => {
  await behindItsBack(`update audit_event set details = '{"changed": true}' where company_id = '${company.id}' and seq = 1`);
  expect((await checkIntegrity()).chains.broken).toEqual([{ companyId: company.id, brokenAt: 1 }]);
  expect(await problems()).toContain("chain.broken");
});
