import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { changeRequirementSet } from "@/lib/compliance/sets/commands";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { queueMail } from "@/lib/mail/commands";
import { saveView } from "@/lib/search/views/commands";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createInboundEmail,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { exportCompany, exportPerson } from "@/lib/transfer/export/queries";
import { exportManifest } from "@/lib/transfer/export/schema";
import { exportedTables, exportFormat, leftOutTables } from "@/lib/transfer/export/values";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN", { firstName: "Ada" });
});

async function unpack(): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await buffer(await exportCompany(admin.scope))));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]));
}

describe("the company's data", () => {
  it("is one zip with a list for each kind of thing and the stored files as they came", async () => {
    for (let index = 0; index < 3; index += 1) await createVendorRow(company, { name: `Invented ${index}` });
    const vendor = await createVendorRow(company);
    const bytes = Buffer.from("%PDF-1.7 invented certificate");
    const { id } = await createStoredDocument(admin.scope, vendor.id, { bytes, fileName: "../Certificate.PDF" });
    const project = await createProjectRow(company, [vendor.id]);
    const set = await createRequirementSetRow(company);
    await changeRequirementSet(admin.scope, set.id, { requirements: readySets.standard.requirements });
    const files = await unpack();
    expect(JSON.parse(files["requirement-sets.json"] ?? "")).toEqual([expect.objectContaining({ id: set.id, name: set.name })]);
    expect(JSON.parse(files["requirement-set-versions.json"] ?? "")).toMatchObject([
      { set_id: set.id, number: 1, body: { name: set.name } },
      { set_id: set.id, number: 2, created_by_id: admin.id },
    ]);
    expect(JSON.parse(files["projects.json"] ?? "")).toEqual([expect.objectContaining({ id: project.id, name: project.name })]);
    expect(JSON.parse(files["assignments.json"] ?? "")).toEqual([
      expect.objectContaining({ project_id: project.id, vendor_id: vendor.id }),
    ]);
    expect(JSON.parse(files["company.json"] ?? "")).toMatchObject([{ name: company.name }]);
    expect(JSON.parse(files["vendors.json"] ?? "")).toHaveLength(4);
    expect(JSON.parse(files["policies.json"] ?? "")).toEqual([]);
    expect(JSON.parse(files["documents.json"] ?? "")).toEqual([expect.objectContaining({ id, vendor_id: vendor.id })]);
    expect(JSON.parse(files["activity.json"] ?? "").map(({ action }: { action: string }) => action)).toContain("company.exported");
    expect(files["documents/no date Invented Paving document.pdf"]).toBe(bytes.toString());
    expect(files["vendors.csv"]?.split("\r\n")[0]).toMatch(/id,name,email,contact_name,/);
    expect(files["vendors.csv"]?.trim().split("\r\n")).toHaveLength(5);
    expect(files["README.txt"]).toContain(company.name);
  });

  it("has every table of a company, or says why it has none of it", async () => {
    const owner = await connectAsOwner();
    const { rows } = await owner.query<{ name: string }>(`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`);
    await owner.end();
    const known = [...exportedTables.map(({ table }) => table), ...Object.keys(leftOutTables)];
    expect([...rows.map(({ name }) => name), "company"].sort()).toEqual(known.sort());
    const files = await unpack();
    for (const { file, table } of exportedTables) {
      expect(Array.isArray(JSON.parse(Buffer.from(files[`${file}.json`] ?? "", "latin1").toString())), table).toBe(true);
      expect(files[`${file}.csv`], table).toMatch(/,/);
    }
  });

  it("ends with a manifest that has the hash of every file, and names the document of each original", async () => {
    const vendor = await createVendorRow(company);
    const { id } = await createStoredDocument(admin.scope, vendor.id, { bytes: Buffer.from("%PDF-1.7 one") });
    const files = await unpack();
    const manifest = exportManifest.parse(JSON.parse(Buffer.from(files["manifest.json"] ?? "", "latin1").toString()));
    expect(manifest).toMatchObject({ format: exportFormat, version: 1, company: company.name, lost: [] });
    expect(manifest.files.map(({ name }) => name).sort()).toEqual(
      Object.keys(files)
        .filter((name) => !["manifest.json", "README.txt"].includes(name))
        .sort(),
    );
    for (const { name, sha256, size } of manifest.files) {
      const bytes = Buffer.from(files[name] ?? "", "latin1");
      expect([bytes.length, createHash("sha256").update(bytes).digest("hex")], name).toEqual([size, sha256]);
    }
    expect(manifest.files.find(({ document }) => document === id)?.name).toBe("documents/no date Invented Paving document.pdf");
  });

  it("has the incoming emails as they came", async () => {
    const { delivery, raw } = await createInboundEmail(company, "agent@agency.example");
    const files = await unpack();
    expect(JSON.parse(files["inbound-emails.json"] ?? "")).toEqual([expect.objectContaining({ id: delivery })]);
    expect(files[`emails/2027-01-31 agent@agency.example.eml`]).toBe(raw);
  });

  it("has the lists that were taken in, row by row, and the views that were saved", full, async () => {
    const { id } = await inCompany(company.scope, (tx) =>
      tx.vendorImport.create({ data: { companyId: company.id, fileName: "vendors.csv", updatesExisting: false, rowCount: 1001 } }),
    );
    const lines = Array.from({ length: 1001 }, (_, index) => index + 2);
    const rows = lines.map((line) => ({ companyId: company.id, importId: id, line, fields: { name: `Invented ${line}` } }));
    await inCompany(company.scope, (tx) => tx.importRow.createMany({ data: rows }));
    await saveView(admin.scope, { list: "vendors", name: "Expired first", query: "status=EXPIRED", shared: false, isDefault: false });
    const files = await unpack();
    expect(JSON.parse(files["imports.json"] ?? "")).toEqual([expect.objectContaining({ id, file_name: "vendors.csv" })]);
    const exported = JSON.parse(files["import-rows.json"] ?? "") as { line: number; fields: { name: string } }[];
    expect(exported.map(({ line }) => line)).toEqual(lines);
    expect(exported.at(-1)?.fields).toEqual({ name: "Invented 1002" });
    expect(JSON.parse(files["saved-views.json"] ?? "")).toEqual([expect.objectContaining({ name: "Expired first" })]);
  });

  it("holds no secret and nothing of another company", async () => {
    const neighbour = await createCompany({ name: "Neighbouring Works" });
    await createVendorRow(neighbour, { name: "Foreign Vendor" });
    const { passwordHash } = await inCompany(company.scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: admin.id } }));
    const all = Object.values(await unpack()).join("\n");
    for (const secret of [passwordHash ?? "", "password_hash", "totp_secret", "storage_key", "Foreign Vendor", neighbour.id]) {
      expect(all).not.toContain(secret);
    }
  });

  it("is complete but for a file that the storage has lost, and says so in its place", async () => {
    const lost = await createStoredDocument(admin.scope, null);
    const kept = await createStoredDocument(admin.scope, null, { bytes: Buffer.from("%PDF-1.7 kept") });
    const { storageKey } = await inCompany(company.scope, (tx) => tx.document.findUniqueOrThrow({ where: { id: lost.id } }));
    await storage().remove(storageKey);
    const files = await unpack();
    expect(files["documents/no date no vendor document.pdf.missing.txt"]).toBe("This file could not be found.");
    expect(files["documents/no date no vendor document (2).pdf"]).toBe("%PDF-1.7 kept");
    expect(JSON.parse(files["manifest.json"] ?? "").lost).toEqual([lost.id]);
    expect(kept.id > lost.id).toBe(true);
  });
});

it("emails to an address that was never confirmed are in no one's data: it may be another person's", async () => {
  const claim = await createMember(company, "ADMIN", { emailVerifiedAt: null });
  const mailsOf = async (member: TestMember) => {
    const text = { subject: "Said to the mailbox", body: "" };
    await inCompany(company.scope, (tx) =>
      queueMail(tx, company.scope, { kind: "RESET_PASSWORD", recipient: member.email, ...text, secret: true }),
    );
    return JSON.parse(await exportPerson(member.scope)).mails;
  };
  expect(await mailsOf(admin)).toMatchObject([{ subject: "Said to the mailbox" }]);
  expect(await mailsOf(claim)).toEqual([]);
  expect(JSON.parse((await unpack())["mails.json"] ?? "")).toEqual([]);
});

it("a person's own data is what is kept of them, without secrets", async () => {
  const other = await createMember(company, "VIEWER", { firstName: "Somebody Else" });
  await createStoredDocument(admin.scope, null, { fileName: "mine.pdf" });
  const text = await exportPerson(admin.scope);
  expect(JSON.parse(text)).toMatchObject({
    company: company.name,
    account: { email: admin.email, firstName: "Ada", emailAlerts: true },
    devices: [{ userAgent: "tests" }],
    uploads: [{ fileName: "mine.pdf" }],
    activity: [{ action: "document.uploaded" }],
  });
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/passwordHash|totpSecret|argon2/);
});
