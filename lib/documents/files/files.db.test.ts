import { randomUUID } from "node:crypto";
import { access, mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { GET as readAdminStats } from "@/app/api/admin/stats/route";
import { GET as openFile } from "@/app/api/documents/[id]/file/route";
import { removeCompany } from "@/lib/companies/deletion/commands";
import { sweepFiles } from "@/lib/documents/files/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { createCompany, createMember, createStoredDocument, createVendorRow } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

const root = process.env.STORAGE_DIR ?? "";
const old = new Date(Date.now() - 25 * 3600 * 1000);
const pathOf = (key: string) => path.join(root, key);
const exists = (key: string) =>
  access(pathOf(key)).then(
    () => true,
    () => false,
  );

async function strayFile(companyId: string, ending = "", changedAt = old): Promise<string> {
  const key = `${companyId}/${randomUUID()}${ending}`;
  await mkdir(path.dirname(pathOf(key)), { recursive: true });
  await writeFile(pathOf(key), "bytes");
  await utimes(pathOf(key), changedAt, changedAt);
  return key;
}

async function companyWithDocument() {
  const company = await createCompany();
  const member = await createMember(company);
  const { id } = await createStoredDocument(member.scope, (await createVendorRow(company)).id);
  const row = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id } }));
  await utimes(pathOf(row.storageKey), old, old);
  return { company, member, id, key: row.storageKey };
}

it("removes files without a row after a day, and nothing else, also when it runs twice at once", async () => {
  const { company, key } = await companyWithDocument();
  const stray = [await strayFile(company.id), await strayFile(company.id, ".part")];
  const young = await strayFile(company.id, "", new Date());
  const logoKey = await strayFile(company.id);
  await inCompany(company.scope, (tx) => tx.company.update({ where: { id: company.id }, data: { logoKey } }));
  await Promise.all([sweepFiles(), sweepFiles()]);
  for (const file of stray) expect(await exists(file), file).toBe(false);
  for (const file of [key, young, logoKey]) expect(await exists(file), file).toBe(true);
});

it("removes many files in parts", full, async () => {
  const company = await createCompany();
  const stray = await Promise.all(Array.from({ length: 1201 }, () => strayFile(company.id)));
  expect((await sweepFiles()).removed).toBeGreaterThanOrEqual(1201);
  expect(await Promise.all(stray.map(exists))).not.toContain(true);
});

it("leaves the files of a company that the database does not know, and removes those of a deleted one", async () => {
  const unknown = await strayFile(randomUUID());
  const deleted = randomUUID();
  const left = await strayFile(deleted, "", new Date());
  const removal = { companyId: deleted, askedAt: old, removedAt: old, users: 1, vendors: 0, documents: 1 };
  await asPlatform().removal.create({ data: removal });
  await sweepFiles();
  expect(await exists(unknown)).toBe(true);
  expect(await exists(left)).toBe(false);
});

it("leaves no file of a company that is deleted, with or without a row", async () => {
  const { company, key } = await companyWithDocument();
  const stray = await strayFile(company.id, "", new Date());
  await asPlatform().company.update({ where: { id: company.id }, data: { deletionDueAt: old } });
  await removeCompany(company.scope);
  expect([await exists(key), await exists(stray), await exists(company.id)]).toEqual([false, false, false]);
});

it("marks rows whose bytes are missing for the operator, until they are back", async () => {
  const { company, member, id, key } = await companyWithDocument();
  const missing = () => inCompany(company.scope, (tx) => tx.document.count({ where: { fileMissingAt: { not: null } } }));
  await storage().remove(key);
  await sweepFiles();
  expect(await missing()).toBe(1);
  const admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const stats = await callRoute(readAdminStats, { accessToken: admin.accessToken });
  expect((stats.body as { data: { missingFiles: number } }).data.missingFiles).toBeGreaterThanOrEqual(1);
  await writeFile(pathOf(key), "bytes");
  await sweepFiles();
  expect(await missing()).toBe(0);

  await storage().remove(key);
  const answer = await callRoute(openFile, { params: { id }, accessToken: member.accessToken });
  expect(answer).toMatchObject({ status: 410, body: { error: { message: expect.stringContaining("missing from our storage") } } });
  expect(await missing()).toBe(1);
});
