import { beforeAll, describe, expect, it } from "vitest";
import { inCompany, type Tx, withoutCompany } from "@/lib/infra/db";
import { createCompany, createVendorRow, type TestCompany } from "@/lib/testing/factories";

let ours: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  ours = await createCompany();
  theirs = await createCompany();
  await createVendorRow(ours, { name: "Ours Paving (invented)" });
  await createVendorRow(theirs, { name: "Theirs Paving (invented)" });
});

const forgetfulReads: Record<string, (tx: Tx) => Promise<unknown>> = {
  company: (tx) => tx.company.findMany(),
  users: (tx) => tx.user.findMany(),
  sessions: (tx) => tx.session.findMany(),
  vendors: (tx) => tx.vendor.findMany(),
  documents: (tx) => tx.document.findMany(),
  projects: (tx) => tx.project.findMany(),
  assignments: (tx) => tx.assignment.findMany(),
  policies: (tx) => tx.policy.findMany(),
  mails: (tx) => tx.mail.findMany(),
  "audit events": (tx) => tx.auditEvent.findMany(),
  statistics: (tx) => tx.companyStats.findMany(),
};

describe("a handler that forgets the company", () => {
  for (const [what, read] of Object.entries(forgetfulReads)) {
    it(`gets an error for ${what}, never rows and never an empty list`, async () => {
      await expect(read(withoutCompany())).rejects.toThrow(/app\.company_id|invalid input syntax for type uuid/);
    });
  }

  it("gets an error too when the pooled connection just served another company", async () => {
    for (let round = 0; round < 20; round += 1) {
      const names = await inCompany(ours.scope, (tx) => tx.vendor.findMany({ select: { name: true } }));
      expect(names).toEqual([{ name: "Ours Paving (invented)" }]);
      await expect(withoutCompany().vendor.findMany()).rejects.toThrow(/app\.company_id|invalid input syntax for type uuid/);
    }
  });

  it("cannot write either", async () => {
    const row = { companyId: theirs.scope.companyId, name: "Nobody's", email: "nobody@vendor.example" };
    await expect(withoutCompany().vendor.create({ data: row })).rejects.toThrow();
  });
});

describe("a handler of one company", () => {
  it("does not see another company's rows, whatever it queries", async () => {
    const found = await inCompany(ours.scope, (tx) => tx.vendor.findMany({ where: { companyId: theirs.scope.companyId } }));
    expect(found).toEqual([]);
  });

  it("cannot write into another company, nor move a row there", async () => {
    const row = { companyId: theirs.scope.companyId, name: "Smuggled", email: "smuggled@vendor.example" };
    await expect(inCompany(ours.scope, (tx) => tx.vendor.create({ data: row }))).rejects.toThrow(/row-level security/);
    const move = inCompany(ours.scope, (tx) => tx.vendor.updateMany({ data: { companyId: theirs.scope.companyId } }));
    await expect(move).rejects.toThrow();
  });

  it("finds its own rows beside a concurrent handler of another company", async () => {
    const names = (company: TestCompany) =>
      inCompany(company.scope, async (tx) => {
        await tx.$queryRaw`select 1 as one from pg_sleep(0.02)`;
        return (await tx.vendor.findMany()).map((vendor) => vendor.name);
      });
    const rounds = Array.from({ length: 30 }, (_, index) => (index % 2 ? ours : theirs));
    const seen = await Promise.all(rounds.map(names));
    for (const [index, company] of rounds.entries()) {
      expect(seen[index]).toEqual([company === ours ? "Ours Paving (invented)" : "Theirs Paving (invented)"]);
    }
  });
});
