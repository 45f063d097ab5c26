import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { exportCompany, exportPerson } from "@/lib/companies/export/queries";
import { readySets } from "@/lib/compliance/ready-sets/values";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { queueMail } from "@/lib/mail/commands";
import { changeRequirementSet } from "@/lib/requirements/commands";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { saveView } from "@/lib/views/commands";

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
    expect(JSON.parse(files["company.json"] ?? "")).toMatchObject({ name: company.name });
    expect(JSON.parse(files["vendors.json"] ?? "")).toHaveLength(4);
    expect(JSON.parse(files["policies.json"] ?? "")).toEqual([]);
    expect(JSON.parse(files["documents.json"] ?? "")).toEqual([expect.objectContaining({ id, vendor_id: vendor.id })]);
    expect(JSON.parse(files["activity.json"] ?? "").map(({ action }: { action: string }) => action)).toContain("company.exported");
    expect(files[`documents/${id}.pdf`]).toBe(bytes.toString());
  });

  it("has the lists that were taken in, row by row, and the views that were saved", async () => {
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
    expect(files[`documents/${lost.id}.pdf`]).toBe("This file could not be found.");
    expect(files[`documents/${kept.id}.pdf`]).toBe("%PDF-1.7 kept");
  });
});

it("mails to an address that was never confirmed are in nobody's data: it may be another's", async () => {
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
