import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { unzipSync, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { acceptInvitation, inviteMember } from "@/lib/companies/team/commands";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { changeRequirementSet, giveFirstSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { queueMail } from "@/lib/mail/commands";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createInboundEmail,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
  testPassword,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { wordsIn } from "@/lib/testing/words";
import { importedId, withImportedIds } from "@/lib/transfer/archive/rules";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { exportCompany } from "@/lib/transfer/export/queries";
import { exportManifest } from "@/lib/transfer/export/schema";
import { workOnArrival } from "@/lib/transfer/work/commands";

let company: TestCompany;
let admin: TestMember;
let fresh: TestCompany;
let owner: TestMember;
beforeEach(async () => {
  company = await createCompany({ legalNames: ["Invented Builders Inc"], industry: "Construction", reminderHour: 9 });
  admin = await createMember(company, "ADMIN", { firstName: "Ada" });
  fresh = await createCompany();
  owner = await createMember(fresh, "ADMIN");
});

type Files = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

const exported = async (member: TestMember): Promise<Files> => unzipSync(new Uint8Array(await buffer(await exportCompany(member.scope))));
const rowsIn = (files: Files, name: string): Row[] => JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());

async function* one(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}

/** Uploads an archive into the fresh company and lets the worker check it. */
async function check(files: Files, { scope } = owner) {
  const stored = await storage().put(scope.companyId, one(zipSync(files, { level: 1 })));
  const { id } = await checkArchive(scope, { ...stored, fileName: "company-data.zip" });
  await workOnArrival(scope, id);
  return wordsIn(await getArrival(scope, id));
}

async function take(files: Files, member = owner) {
  const { scope } = member;
  const { id, ...checked } = await check(files, member);
  expect(checked).toMatchObject({ state: "checked", error: null, report: { conflicts: [] } });
  await startArrival(scope, id);
  await workOnArrival(scope, id);
  return wordsIn(await getArrival(scope, id));
}

/** The files with one list changed and a manifest that fits it: what a person could do who means harm. */
function forged(files: Files, name: string, change: (rows: Row[]) => Row[]): Files {
  const rows = change(rowsIn(files, name));
  return withFile(files, `${name}.json`, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`));
}

function withFile(files: Files, name: string, bytes: Buffer): Files {
  const manifest = exportManifest.parse(JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString()));
  const facts = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const named = manifest.files.map((file) => (file.name === name ? { ...file, ...facts } : file));
  return { ...files, [name]: bytes, "manifest.json": Buffer.from(JSON.stringify({ ...manifest, files: named })) };
}

/** A company with a row of most kinds. */
async function fill() {
  const paving = await createVendorRow(company, { name: "Invented Paving", acceptedNames: ["Invented Paving Group"], externalId: "V-1" });
  const roofing = await createVendorRow(company, { name: 'Invented "Roofing", Inc. ünï' });
  await createVendorRow(company, { name: "Invented Glass" });
  const set = await createRequirementSetRow(company);
  await changeRequirementSet(admin.scope, set.id, { requirements: readySets.standard.requirements });
  await makeDefaultSet(admin.scope, set.id);
  await createProjectRow(company, [paving.id, roofing.id], { number: "17" });
  await createReadDocument(admin.scope, paving.id, readingOf({ expiration: "2099-06-01" }));
  await createReadDocument(admin.scope, roofing.id, readingOf({ expiration: "2020-06-01", insured: "Somebody Else" }));
  await createStoredDocument(admin.scope, null, { bytes: Buffer.from("%PDF-1.7 of nobody yet") });
  await createInboundEmail(company, "agent@agency.example");
  await inCompany(company.scope, (tx) =>
    queueMail(tx, company.scope, { kind: "COMPANY_MESSAGE", vendorId: paving.id, recipient: paving.email, subject: "Hello", body: "Text" }),
  );
}

describe("a company that moves to another installation", () => {
  it("brings its default set, which a new company has as well", async () => {
    for (const { scope } of [admin, owner]) await inCompany(scope, (tx) => giveFirstSet(tx, scope));
    const { state } = await take(await exported(admin));
    expect(state).toBe("done");
    const sets = await inCompany(fresh.scope, (tx) => tx.requirementSet.findMany({ where: { companyId: fresh.id, archivedAt: null } }));
    const { defaultRequirementSetId } = await inCompany(fresh.scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: fresh.id } }));
    expect(sets.map(({ id }) => id)).toEqual([defaultRequirementSetId]);
  });

  it("has there what it had here, but for ids, times and what must not travel", async () => {
    await fill();
    const before = await exported(admin);
    const { id, ...done } = await take(before);
    expect(done).toMatchObject({ state: "done", error: null, formerCompany: company.name, report: { problems: [], lost: 0, people: 1 } });
    const after = await exported(owner);
    const here = (value: unknown): Row => JSON.parse(withImportedIds(id, JSON.stringify(value)));
    const without = (row: Row, names: readonly string[]) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
    const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    const differ: Record<string, string[]> = {
      vendors: ["updated_at", "is_announced"],
      mails: ["status", "error", "message_id"],
      policies: ["id"],
      verdicts: ["id", "from_at"],
      documents: [],
      "portal-links": ["revoked_at"],
    };
    for (const name of [
      ...["requirement-sets", "requirement-set-versions", "vendors", "projects", "assignments", "documents", "readings", "policies"],
      ...["verdicts", "mails", "inbound-emails", "reminders", "saved-views", "exceptions", "decisions", "notices", "notes"],
    ]) {
      const skipped = differ[name] ?? [];
      const current = (row: Row) => name !== "verdicts" || row.until_at === null;
      const there = rowsIn(after, name).filter((row) => current(row));
      const expected = rowsIn(before, name)
        .filter((row) => current(row))
        .map((row) => here(row));
      expect(sorted(there.map((row) => without(row, skipped))), name).toEqual(sorted(expected.map((row) => without(row, skipped))));
    }
    const counts = Object.fromEntries(["vendors", "policies", "verdicts", "readings"].map((name) => [name, rowsIn(after, name).length]));
    expect(counts).toMatchObject({ vendors: 3, policies: 2, readings: 2 });
    expect(counts.verdicts).toBeGreaterThan(2);
    const originals = (files: Files) => Object.keys(files).filter((name) => /^(documents|emails)\//.test(name));
    expect(originals(after).sort()).toEqual(originals(before).sort());
    for (const name of originals(before)) expect(Buffer.from(after[name] ?? []), name).toEqual(Buffer.from(before[name] ?? []));
    expect(rowsIn(after, "company")[0]).toMatchObject({ name: company.name, industry: "Construction", reminder_hour: 9 });
    const team = rowsIn(after, "team").find((person) => person.first_name === "Ada");
    expect(team).toMatchObject({ id: importedId(id, admin.id), status: "SUSPENDED", new_email: admin.email, email_verified_at: null });
    expect(rowsIn(after, "mails")[0]).toMatchObject({ status: "SKIPPED" });
    expect((await checkChain(fresh.scope)).brokenAt).toBeNull();
    expect(rowsIn(after, "activity").map(({ action }) => action)).toEqual(
      expect.arrayContaining(["company.imported", "company.import_judged"]),
    );
    // The former installation's own trail stays as it was there.
    expect(Buffer.from(after["former/activity.json"] ?? [])).toEqual(Buffer.from(before["activity.json"] ?? []));
  });
});

describe("an archive that is not as it was exported", () => {
  let files: Files;
  beforeEach(async () => {
    await fill();
    files = await exported(admin);
  });
  const nothingIsThere = async () => expect(await inCompany(fresh.scope, (tx) => tx.vendor.count())).toBe(0);
  const problemOf = async (archive: Files) => {
    const { state, report, error } = await check(archive);
    expect(state).toBe("refused");
    await nothingIsThere();
    return { error, problems: report.problems };
  };

  it("is refused when a file was changed, is missing or has no owner", async () => {
    const bytes = Buffer.from(files["vendors.json"] ?? []);
    const changed = Buffer.from(bytes.toString().replace("Invented Glass", "Invented Gloss"));
    expect((await problemOf({ ...files, "vendors.json": changed })).error).toContain('"vendors.json" was changed after the export');
    const { "policies.csv": _, ...fewer } = files;
    expect((await problemOf(fewer)).error).toContain('"policies.csv" is missing');
    expect((await problemOf({ ...files, "more.json": changed })).error).toContain('does not list "more.json"');
  });

  it("is refused when it is no export, or one of a later version", full, async () => {
    const { "manifest.json": _, ...without } = files;
    expect((await problemOf(without)).error).toContain("not an export of a company");
    const manifest = JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString());
    const later = { ...files, "manifest.json": Buffer.from(JSON.stringify({ ...manifest, version: 2 })) };
    expect((await problemOf(later)).error).toContain("format version 2");
    const stored = await storage().put(fresh.id, one(Buffer.from("not a zip")));
    const { id } = await checkArchive(owner.scope, { ...stored, fileName: "a.zip" });
    await workOnArrival(owner.scope, id);
    expect(wordsIn(await getArrival(owner.scope, id))).toMatchObject({
      state: "refused",
      error: expect.stringContaining("not a readable ZIP"),
    });
  });

  it("is refused when a name leads out of its folder, or it unpacks to far more than it is", full, async () => {
    expect((await problemOf({ ...files, "../../etc/passwd": Buffer.from("x") })).error).toContain("points outside its folder");
    const bomb = withFile(files, "vendors.csv", Buffer.alloc(300 * 1024 * 1024));
    expect((await problemOf(bomb)).error).toContain("unpacks to far more than its own size");
  });

  it(
    "is refused when a row names a company, a field that is unknown, or a value that does not fit, each with its place",
    full,
    async () => {
      const withCompany = forged(files, "vendors", ([first, ...rest]) => [{ ...first, company_id: company.id }, ...rest]);
      expect((await problemOf(withCompany)).problems).toEqual([
        { file: "vendors.json", line: 1, field: "company_id", message: expect.stringContaining("names a company"), blocks: true },
      ]);
      const odd = forged(files, "vendors", (rows) =>
        rows.map((row, at) => (at === 1 ? { ...row, status: "BANKRUPT" } : at === 2 ? { ...row, name: null } : row)),
      );
      expect((await problemOf(odd)).problems).toEqual([
        { file: "vendors.json", line: 2, field: "status", message: "Status is not valid", blocks: true },
        { file: "vendors.json", line: 3, field: "name", message: "Vendor name is required", blocks: true },
      ]);
      const unknown = forged(files, "projects", (rows) => rows.map((row) => ({ ...row, budget: 1 })));
      expect((await problemOf(unknown)).problems[0]).toMatchObject({ file: "projects.json", line: 1, field: "budget" });
    },
  );

  it("is refused when an original is a page or a program, or not what was read", full, async () => {
    const name = Object.keys(files).find((one) => one.startsWith("documents/2099")) ?? "";
    const page = withFile(files, name, Buffer.from("<html><script>alert(1)</script></html>"));
    expect((await problemOf(page)).problems[0]).toMatchObject({ file: name, message: expect.stringContaining("not a PDF, picture") });
    const other = withFile(files, name, Buffer.from("%PDF-1.7 another certificate"));
    expect((await problemOf(other)).problems).toContainEqual(expect.objectContaining({ file: "documents.json", field: "sha256" }));
  });

  it("is never trusted about a verdict or a status: both follow from the readings", async () => {
    const green = forged(files, "vendors", (rows) =>
      rows.map((row) => ({ ...row, compliance_status: "COMPLIANT", general_liability_mark: "IN_FORCE" })),
    );
    await take(forged(green, "verdicts", (rows) => rows.map((row) => ({ ...row, status: "COMPLIANT", work: "clear" }))));
    const rows = await inCompany(fresh.scope, (tx) => tx.vendor.findMany({ select: { name: true, complianceStatus: true } }));
    expect(rows.map(({ complianceStatus }) => complianceStatus)).not.toContain("COMPLIANT");
    const verdicts = await inCompany(fresh.scope, (tx) => tx.verdict.findMany());
    expect(verdicts.map(({ status }) => status)).not.toContain("COMPLIANT");
  });

  it("is never trusted about a malware scan: every file waits for a scan of this installation", full, async () => {
    const scan = { scan_result: "CLEAN", scan_finding: "OK", scanned_at: new Date().toISOString() };
    await take(forged(files, "documents", (rows) => rows.map((row) => ({ ...row, ...scan }))));
    const scans = await inCompany(fresh.scope, (tx) =>
      tx.document.findMany({ select: { scanResult: true, scanFinding: true, scannedAt: true } }),
    );
    expect(scans).toEqual(Array.from({ length: 3 }, () => ({ scanResult: null, scanFinding: null, scannedAt: null })));
  });

  it("leaves out what refers to nothing, and says so before anything is imported", full, async () => {
    const torn = forged(files, "vendors", (rows) => rows.filter(({ name }) => name !== "Invented Paving"));
    const { state, report } = await check(torn);
    expect(state).toBe("checked");
    expect(report.problems.every(({ blocks }) => !blocks)).toBe(true);
    expect(report.problems[0]).toMatchObject({
      file: "assignments.json",
      field: "vendor_id",
      message: expect.stringContaining("skipped"),
    });
  });

  it("goes only into a company that has nothing, whose people keep their accounts", full, async () => {
    await createVendorRow(fresh, { name: "Invented Vendor of Old" });
    const { state, report } = await check(files);
    expect(state).toBe("refused");
    expect(report.conflicts).toEqual([expect.stringContaining("This company is not empty. Vendors: 1")]);
    const elsewhere = await createMember(await createCompany(), "ADMIN");
    const same = forged(files, "team", (rows) => rows.map((row) => ({ ...row, email: elsewhere.email })));
    expect(await take(same, elsewhere)).toMatchObject({ state: "done", report: { people: 0 } });
    const documents = await inCompany(elsewhere.scope, (tx) => tx.document.findMany({ include: { uploadedBy: true } }));
    expect(documents.map(({ uploadedBy }) => uploadedBy?.id)).toEqual(Array.from({ length: 3 }, () => elsewhere.id));
  });

  it("lets an invited colleague take over the account that came with the data", full, async () => {
    const email = `ada-${fresh.id}@builders.example`;
    const { id } = await take(forged(files, "team", (rows) => rows.map((row) => ({ ...row, email }))));
    await inviteMember(owner.scope, { email, role: "MANAGER" });
    const mail = await inCompany(fresh.scope, (tx) => tx.mail.findFirstOrThrow({ where: { recipient: email } }));
    const token = /token=([\w-]+)/.exec(open("mail", mail.body))?.[1] ?? "";
    const person = { firstName: "Ada", lastName: "Member", password: testPassword, agreeToTerms: true as const };
    await acceptInvitation({ token, ...person }, { userAgent: "tests" });
    const people = await inCompany(fresh.scope, (tx) => tx.user.findMany({ where: { id: { not: owner.id } } }));
    expect(people).toEqual([
      expect.objectContaining({ id: importedId(id, admin.id), email, role: "MANAGER", status: "ACTIVE", newEmail: null }),
    ]);
    expect(await inCompany(fresh.scope, (tx) => tx.document.count({ where: { uploadedById: importedId(id, admin.id) } }))).toBe(3);
  });

  it("makes no one a platform admin and signs no one in", async () => {
    const root = forged(files, "team", (rows) =>
      rows.map((row) => ({ ...row, platform_role: "ADMIN", password_hash: "known", status: "ACTIVE" })),
    );
    await take(root);
    const people = await inCompany(fresh.scope, (tx) => tx.user.findMany({ where: { id: { not: owner.id } } }));
    expect(people).toEqual([expect.objectContaining({ platformRole: "USER", passwordHash: null, status: "SUSPENDED" })]);
  });
});
