import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { unzipSync, zipSync } from "fflate";
import { beforeEach, expect, it } from "vitest";
import { findBySender } from "@/lib/inbound/addressing/queries";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import {
  createCompany,
  createMember,
  createProjectRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { importedId } from "@/lib/transfer/archive/rules";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { exportCompany } from "@/lib/transfer/export/queries";
import { exportManifest } from "@/lib/transfer/export/schema";
import { workOnArrival } from "@/lib/transfer/work/commands";
import { mergeVendors } from "@/lib/vendors/merging/commands";
import { listMerges } from "@/lib/vendors/merging/queries";
import { undoMerge } from "@/lib/vendors/merging/unmerging-commands";
import { addNote } from "@/lib/vendors/notes/commands";
import { getVendor } from "@/lib/vendors/queries";

type Files = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

let company: TestCompany;
let admin: TestMember;
let owner: TestMember;
let stays: { id: string };
let goes: { id: string };

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

/** A firm that merged two vendors, which both are on one project and have a document. */
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  owner = await createMember(await createCompany(), "ADMIN");
  stays = await createVendorRow(company, { name: "Arbor Steel LLC", email: "bo@arbor.example" });
  const facts = { name: "Arbor Steel Inc", email: "ann@arbor-inc.example", phone: "(614) 555-0142", acceptedNames: ["Arbor Ironworks"] };
  // An id of another system may look like one of ours.
  goes = await createVendorRow(company, { ...facts, externalId: "a7cf29ae-2784-43b6-9d6a-e10f4470ff0d", externalSource: "Procore" });
  await createProjectRow(company, [stays.id, goes.id], { name: "Arbor Tower" });
  await createStoredDocument(admin.scope, stays.id, { bytes: Buffer.from("%PDF-1.7 of the one that stays") });
  await createStoredDocument(admin.scope, goes.id, { bytes: Buffer.from("%PDF-1.7 of the one that goes") });
  await addNote(admin.scope, goes.id, { text: "Called Ann." });
  await mergeVendors(admin.scope, stays.id, { vendorId: goes.id, contact: "stays" });
});

const exported = async (): Promise<Files> => unzipSync(new Uint8Array(await buffer(await exportCompany(admin.scope))));

async function take(files: Files) {
  const { scope } = owner;
  const stored = await storage().put(scope.companyId, one(zipSync(files, { level: 1 })));
  const { id } = await checkArchive(scope, { ...stored, fileName: "company-data.zip" });
  await workOnArrival(scope, id);
  expect(await getArrival(scope, id)).toMatchObject({ state: "checked", error: null });
  await startArrival(scope, id);
  await workOnArrival(scope, id);
  return getArrival(scope, id);
}

/** What a vendor has in the new company. */
const countsOf = (vendorId: string) =>
  inCompany(owner.scope, async (tx) => {
    const where = { companyId: owner.scope.companyId, vendorId };
    return [await tx.document.count({ where }), await tx.assignment.count({ where }), await tx.vendorNote.count({ where })];
  });

it("comes with an archive: the vendor that went leads to the one that stayed, its old address is known, and the undo works", async () => {
  const { id, state, report } = await take(await exported());
  expect([state, report.problems]).toEqual(["done", []]);
  const [staysHere, goesHere] = [importedId(id, stays.id), importedId(id, goes.id)];
  await expect(getVendor(owner.scope, goesHere)).rejects.toMatchObject({
    code: "not_found",
    options: { current: { mergedInto: staysHere } },
  });
  expect(await findBySender("ann@arbor-inc.example", owner.scope.companyId)).toEqual([expect.objectContaining({ id: staysHere })]);
  const { merges } = await listMerges(owner.scope, staysHere);
  expect(merges).toEqual([expect.objectContaining({ goneId: goesHere, name: "Arbor Steel Inc", canUndo: true })]);
  expect(await countsOf(staysHere)).toEqual([2, 1, 1]);
  await undoMerge(owner.scope, staysHere, merges[0]?.id ?? "");
  expect([await countsOf(staysHere), await countsOf(goesHere)]).toEqual([
    [1, 1, 0],
    [1, 1, 1],
  ]);
  const back = await getVendor(owner.scope, goesHere);
  expect(back).toMatchObject({ name: "Arbor Steel Inc", email: "ann@arbor-inc.example", acceptedNames: ["Arbor Ironworks"] });
  expect(back).toMatchObject({ externalId: "a7cf29ae-2784-43b6-9d6a-e10f4470ff0d", externalSource: "Procore" });
  expect(back.complianceStatus).not.toBe("COMPLIANT");
});

/** The archive with its merge changed, and a manifest that fits: what a person could do who means harm. */
function forged(files: Files, change: (row: Row) => Row): Files {
  const rows: Row[] = JSON.parse(Buffer.from(files["merges.json"] ?? []).toString());
  const bytes = Buffer.from(`[\n${rows.map((row) => JSON.stringify(change(row))).join(",\n")}\n]\n`);
  const manifest = exportManifest.parse(JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString()));
  const facts = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const named = manifest.files.map((file) => (file.name === "merges.json" ? { ...file, ...facts } : file));
  return { ...files, "merges.json": bytes, "manifest.json": Buffer.from(JSON.stringify({ ...manifest, files: named })) };
}

const within = (row: Row, field: string, more: Row): Row => ({ ...row, [field]: { ...(row[field] as Row), ...more } });

const forgeries: [string, (row: Row) => Row][] = [
  ["the undo would write to another table", (row) => within(row, "moved", { tables: { 'vendor" set name = name --': [] } })],
  ["the undo would write to a column that does not exist", (row) => within(row, "gone", { 'name") select 1 --': "x" })],
  ["the vendor that went has no email address", (row) => within(row, "gone", { email: "no address" })],
  [
    "the undo would give a field what its screen refuses",
    (row) => within(row, "given", { contactName: ["https://evil.example/login", "x"] }),
  ],
  ["the old address is not an address", (row) => ({ ...row, other_email: "no address" })],
];
it.each(few(forgeries, 2))("is left out of an archive, and listed, where %s", async (_what, change) => {
  const { state, report } = await take(forged(await exported(), change));
  expect([state, report.problems.map(({ file, blocks }) => [file, blocks])]).toEqual(["done", [["merges.json", false]]]);
  expect(await inCompany(owner.scope, (tx) => tx.vendorMerge.count({ where: { companyId: owner.scope.companyId } }))).toBe(0);
});

it("comes without the verdicts and statuses that the undo would write again", full, async () => {
  const isGreen = (row: Row) => within(within(row, "gone", { compliance_status: "COMPLIANT" }), "aside", { verdict: [{ status: "MET" }] });
  const { id } = await take(forged(await exported(), isGreen));
  const [merge] = (await listMerges(owner.scope, importedId(id, stays.id))).merges;
  await undoMerge(owner.scope, importedId(id, stays.id), merge?.id ?? "");
  expect((await getVendor(owner.scope, importedId(id, goes.id))).complianceStatus).not.toBe("COMPLIANT");
});
