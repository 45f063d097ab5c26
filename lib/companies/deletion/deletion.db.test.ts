import { beforeEach, describe, expect, it } from "vitest";
import {
  askAccountRemoval,
  askCompanyRemoval,
  forgetEnded,
  keepAccount,
  keepCompany,
  removeAccount,
  removeCompany,
} from "@/lib/companies/deletion/commands";
import { getRemovals } from "@/lib/companies/deletion/queries";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { removeOldCertificates } from "@/lib/documents/upkeep/retention-commands";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import { connectAsOwner } from "@/lib/testing/db";
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
import { createVendor } from "@/lib/vendors/commands";
import { vendorInput } from "@/lib/vendors/schema";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
});

const past = new Date("2026-01-01");
const accountIsDue = (id: string) => asPlatform().user.update({ where: { id }, data: { deletionDueAt: past } });
const companyIsDue = () => asPlatform().company.update({ where: { id: company.id }, data: { deletionDueAt: past } });
const mailsTo = (recipient: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { recipient, kind: "DELETION_NOTICE" } }));

/** Every table with a company in it, and how many rows of ours each has. */
async function rowsLeft(): Promise<Record<string, number>> {
  const owner = await connectAsOwner();
  try {
    const { rows } = await owner.query(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
    );
    const left: Record<string, number> = {};
    for (const { name } of rows) {
      const { rows: counted } = await owner.query(`select count(*)::int as count from "${name}" where company_id = $1`, [company.id]);
      if (counted[0].count > 0) left[name] = counted[0].count;
    }
    return left;
  } finally {
    await owner.end();
  }
}

describe("an account", () => {
  it("is deleted 30 days after its owner typed their address; the owner is emailed and can keep it", async () => {
    await createMember(company);
    await expect(askAccountRemoval(admin.scope, "somebody@else.example")).rejects.toMatchObject({
      fields: { typed: { code: "server.companies.typedDiffers" } },
    });
    const { accountDueAt } = await askAccountRemoval(admin.scope, ` ${admin.email.toUpperCase()} `);
    expect(accountDueAt?.slice(0, 10)).toBe(addDays(new Date().toISOString().slice(0, 10), 30));
    expect(await mailsTo(admin.email)).toHaveLength(1);
    expect(await keepAccount(admin.scope)).toEqual({ accountDueAt: null, companyDueAt: null });
    await removeAccount(company.scope, admin.id);
    expect(await inCompany(company.scope, (tx) => tx.user.findUnique({ where: { id: admin.id } }))).toMatchObject({ email: admin.email });
  });

  it("whose address was never confirmed is deleted without an email to it, which may be another person's", async () => {
    const claim = await createMember(company, "ADMIN", { emailVerifiedAt: null });
    await askAccountRemoval(claim.scope, claim.email);
    await askCompanyRemoval(claim.scope, company.name);
    expect(await mailsTo(claim.email)).toEqual([]);
    expect(await mailsTo(admin.email)).toHaveLength(1);
  });

  it("of the last admin stays, and they read why; of two who ask at once, one stays", async () => {
    await createMember(company, "MANAGER");
    await expect(askAccountRemoval(admin.scope, admin.email)).rejects.toThrow(/You are the last admin of/);
    const second = await createMember(company);
    const asked = await Promise.allSettled([askAccountRemoval(admin.scope, admin.email), askAccountRemoval(second.scope, second.email)]);
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("goes with name, address and sign-ins; what its owner uploaded is the company's", async () => {
    const leaver = await createMember(company, "MANAGER", { firstName: "Ida", phone: "555-0100" });
    const { id } = await createStoredDocument(leaver.scope, (await createVendorRow(company)).id);
    await askAccountRemoval(leaver.scope, leaver.email);
    await accountIsDue(leaver.id);
    await removeAccount(company.scope, leaver.id);
    await removeAccount(company.scope, leaver.id);
    const row = await asPlatform().user.findUniqueOrThrow({ where: { id: leaver.id } });
    expect(row).toMatchObject({ firstName: "Former", phone: null, passwordHash: null, status: "SUSPENDED", deletedAt: expect.any(Date) });
    expect(JSON.stringify(row)).not.toContain(leaver.email);
    expect(await inCompany(company.scope, (tx) => tx.session.count({ where: { userId: leaver.id } }))).toBe(0);
    expect(await mailsTo(leaver.email)).toEqual([]);
    expect(await inCompany(company.scope, (tx) => tx.document.findFirst({ where: { id } }))).toMatchObject({ uploadedById: leaver.id });
    expect((await checkChain(company.scope)).brokenAt).toBeNull();
  });

  it("that has become the last admin's meanwhile waits", async () => {
    const other = await createMember(company);
    await askAccountRemoval(admin.scope, admin.email);
    await asPlatform().user.update({ where: { id: other.id }, data: { status: "SUSPENDED" } });
    await accountIsDue(admin.id);
    await removeAccount(company.scope, admin.id);
    expect(await getRemovals(admin.scope)).toMatchObject({ accountDueAt: past.toISOString() });
  });
});

describe("a company", () => {
  it("is deleted 30 days after an admin typed its name; all members are emailed, also when it is kept", async () => {
    const viewer = await createMember(company, "VIEWER");
    await expect(askCompanyRemoval(admin.scope, "Another Company")).rejects.toThrow("This does not match the company's name");
    await askCompanyRemoval(admin.scope, company.name.toLowerCase());
    await askCompanyRemoval(admin.scope, company.name);
    expect(await mailsTo(viewer.email)).toHaveLength(1);
    expect((await getRemovals(viewer.scope)).companyDueAt).not.toBeNull();
    await removeCompany(company.scope);
    await keepCompany(admin.scope);
    expect((await mailsTo(viewer.email)).map(({ subject }) => subject)).toContain(`${company.name} will not be deleted`);
    expect((await getRemovals(viewer.scope)).companyDueAt).toBeNull();
  });

  it("goes with everything of it, and leaves only that it was; another company's rows stay", async () => {
    const neighbour = await createCompany();
    const theirs = await createVendorRow(neighbour);
    const vendor = await createVendor(admin.scope, vendorInput.parse({ name: "Invented Paving", email: "office@vendor.example" }));
    await createStoredDocument(admin.scope, vendor.id);
    await createStoredDocument(admin.scope, null);
    await createProjectRow(company, [vendor.id]);
    await makeDefaultSet(admin.scope, (await createRequirementSetRow(company)).id);
    await createProjectRow(neighbour, [theirs.id]);
    await askCompanyRemoval(admin.scope, company.name);
    await companyIsDue();
    await removeCompany(company.scope);
    await removeCompany(company.scope);
    expect(await rowsLeft()).toEqual({});
    expect(await asPlatform().company.findUnique({ where: { id: company.id } })).toBeNull();
    const left = await asPlatform().removal.findUniqueOrThrow({ where: { companyId: company.id } });
    expect(left).toMatchObject({ users: 1, vendors: 1, documents: 2 });
    const [files] = await asPlatform().$queryRaw<{ keys: number }[]>`
      select sum(jsonb_array_length(data->'keys'))::int as keys from pgboss.job
      where name = 'storage.remove' and data->'keys'->>0 like ${`${company.id}/%`}`;
    expect(files?.keys).toBe(2);
    expect(await inCompany(neighbour.scope, (tx) => tx.vendor.count({ where: { id: theirs.id } }))).toBe(1);
    expect(await inCompany(neighbour.scope, (tx) => tx.assignment.count())).toBe(1);
  });
});

describe("what is kept for a time", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

  it("forgets sign-ins, links and invitations 90 days after they ended, and none before", async () => {
    const { companyId } = company.scope;
    const session = { companyId, userId: admin.id };
    const token = { companyId, userId: admin.id, kind: "RESET_PASSWORD" as const };
    const invitation = { companyId, role: "VIEWER" as const };
    await inCompany(company.scope, async (tx) => {
      for (const [name, days] of [["fresh", 89] as const, ["old", 91] as const]) {
        const expiresAt = daysAgo(days);
        await tx.session.create({ data: { ...session, userAgent: name, expiresAt } });
        await tx.session.create({ data: { ...session, userAgent: `ended ${name}`, expiresAt: daysAgo(-30), revokedAt: expiresAt } });
        await tx.authToken.create({ data: { ...token, hash: `${name}-${companyId}`, expiresAt } });
        await tx.invitation.create({ data: { ...invitation, email: `${name}@company.example`, hash: `${name}-${companyId}`, expiresAt } });
      }
    });
    await forgetEnded();
    const left = await inCompany(company.scope, async (tx) => ({
      sessions: (await tx.session.findMany({ orderBy: { userAgent: "asc" } })).map(({ userAgent }) => userAgent),
      tokens: (await tx.authToken.findMany()).map(({ hash }) => hash),
      invitations: (await tx.invitation.findMany()).map(({ email }) => email),
    }));
    expect(left).toEqual({
      sessions: ["ended fresh", "fresh", "tests"],
      tokens: [`fresh-${companyId}`],
      invitations: ["fresh@company.example"],
    });
  });

  it("deletes a certificate seven years after its coverage ended, never earlier than seven years after its upload", async () => {
    const vendor = await createVendorRow(company);
    const store = async (fileName: string, uploadedDaysAgo: number, expirationDate?: string) => {
      const { id } = await createStoredDocument(admin.scope, vendor.id, { fileName, ...(expirationDate ? { expirationDate } : {}) });
      await inCompany(company.scope, (tx) => tx.document.updateMany({ where: { id }, data: { createdAt: daysAgo(uploadedDaysAgo) } }));
    };
    const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    const years = (count: number) => Math.round(count * 365.25);
    await store("over.pdf", years(9), dayAgo(years(7) + 3));
    await store("in-time.pdf", years(9), dayAgo(years(7) - 3));
    await store("uploaded-late.pdf", years(2), dayAgo(years(8)));
    await store("without-a-date.pdf", years(9));
    expect(await removeOldCertificates()).toBe(1);
    const left = await inCompany(company.scope, (tx) => tx.document.findMany({ orderBy: { fileName: "asc" } }));
    expect(left.map(({ fileName }) => fileName)).toEqual(["in-time.pdf", "uploaded-late.pdf", "without-a-date.pdf"]);
  });
});
