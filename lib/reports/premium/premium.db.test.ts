import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as REMOVE } from "@/app/api/payments/[id]/route";
import { POST as IMPORT, GET as LIST } from "@/app/api/payments/route";
import { GET as AUDIT } from "@/app/api/premium-audit/route";
import { inCompany } from "@/lib/infra/db";
import { exportPremiumAudit } from "@/lib/reports/premium/audit-queries";
import type { PaymentImportDto, PaymentsTakenDto } from "@/lib/reports/premium/schema";
import {
  createCompany,
  createMember,
  createProjectRow,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
const year = { from: "2025-01-01", to: "2025-12-31" };

beforeEach(async () => {
  company = await createCompany({ timeZone: "America/New_York" });
  admin = await createMember(company);
});

/** A vendor whose workers compensation is shown from March 1 to November 1, 2025. */
async function insured(name: string): Promise<string> {
  const { id } = await createVendorRow(company, { name });
  const term = { effective: "2025-03-01", expiration: "2025-11-01", number: "WC-1001" };
  await createReadDocument(admin.scope, id, readingOf({ insured: name, line: "WORKERS_COMPENSATION", ...term }));
  return id;
}

async function importOf(text: string, name = "payments.csv") {
  const form = new FormData();
  form.set("file", new Blob([text], { type: "text/csv" }), name);
  return callRoute(IMPORT, { method: "POST", form, accessToken: admin.accessToken });
}

const takenOf = ({ body }: { body: unknown }) => (body as { data: PaymentsTakenDto }).data;

async function imports(): Promise<PaymentImportDto[]> {
  const { body } = await callRoute(LIST, { accessToken: admin.accessToken });
  return (body as { data: { imports: PaymentImportDto[] } }).data.imports;
}

/** The texts and numbers of each row of a sheet of the audit's workbook. */
async function sheet(number: number): Promise<string[]> {
  const files = unzipSync(new Uint8Array(await buffer(await exportPremiumAudit(admin.scope, { ...year, format: "xlsx" }))));
  const xml = strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
  return [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<(?:t|v)[^>]*>([^<]*)</g)].map(([, text]) => text).join(" | "),
  );
}

describe("the premium audit", () => {
  it("has each vendor with a contract or a payment in the year, its days with and without coverage, and what was paid on them", async () => {
    const roofer = await insured("Imaginary Roofing");
    const mason = await createVendorRow(company, { name: "Fictional Masonry" });
    await createVendorRow(company, { name: "Idle Painting" });
    const { id: projectId } = await createProjectRow(company, [roofer], { startsOn: new Date("2025-02-01") });
    await inCompany(company.scope, (tx) =>
      tx.assignment.updateMany({ where: { companyId: company.id, projectId }, data: { createdAt: new Date("2025-01-15") } }),
    );
    const rows = [
      "Vendor,Date,Amount",
      'IMAGINARY ROOFING,2/15/2025,"$1,000.50"',
      "Imaginary Roofing,4/15/2025,2000",
      "Fictional Masonry,2025-06-30,500",
    ];
    expect(takenOf(await importOf(rows.join("\n"))).import).toMatchObject({ payments: 3, cents: 350_050, leftOut: 0 });

    const vendors = await sheet(2);
    expect(vendors).toHaveLength(3);
    expect(vendors[0]).toContain("Workers compensation: days shown");
    const roofing = vendors.find((row) => row.startsWith("Imaginary Roofing")) ?? "";
    expect(roofing, "from February 1: 28 days before the policy, 61 after it").toContain(
      "Feb 1, 2025 – Dec 31, 2025 | 334 | 245 | 0 | Feb 1, 2025 – Feb 28, 2025; Nov 1, 2025 – Dec 31, 2025 | 1000.5",
    );
    expect(
      vendors.find((row) => row.startsWith(mason.name)),
      "without a contract: the whole year",
    ).toContain("365 | 0 | 0 | Jan 1, 2025 – Dec 31, 2025 | 500");
    expect(vendors.join("\n")).not.toContain("Idle Painting");

    const [, policy] = await sheet(3);
    expect(policy).toContain("Imaginary Roofing | Workers compensation");
    expect(policy).toContain("WC-1001");
    expect(policy).toContain("certificate.pdf");

    const zip = unzipSync(new Uint8Array(await buffer(await exportPremiumAudit(admin.scope, { ...year, format: "zip" }))));
    expect(Object.keys(zip)).toEqual([
      "premium-audit.pdf",
      "premium-audit.xlsx",
      expect.stringMatching(/^certificates\/00\d Imaginary Roofing\/001 certificate\.pdf$/),
    ]);
    expect(strFromU8((zip["premium-audit.pdf"] ?? new Uint8Array()).slice(0, 5), true)).toBe("%PDF-");
  });

  it("tells in which wrap-ups a vendor was enrolled, and counts none of their days as shown", async () => {
    const mason = await createVendorRow(company, { name: "Fictional Masonry" });
    const { id: projectId } = await createProjectRow(company, [mason.id], { startsOn: new Date("2025-02-01") });
    const wrap = {
      ...{ kind: "OCIP", name: "Harbor OCIP", coverages: ["WORKERS_COMPENSATION"], offSite: [] },
      ...{ startsOn: "2025-03-01", endsOn: "2026-03-01" },
    };
    const enrollment = { status: "ENROLLED", enrolledOn: "2025-04-01", endsOn: null, number: "E-1", isConfirmed: true };
    await inCompany(company.scope, async (tx) => {
      await tx.project.updateMany({ where: { id: projectId }, data: { name: "Harbor Tower", wrap } });
      await tx.assignment.updateMany({ where: { projectId }, data: { enrollment, createdAt: new Date("2025-01-15") } });
    });
    const row = (await sheet(2)).find((one) => one.startsWith("Fictional Masonry"));
    expect(row).toContain("Enrolled in the wrap-up Harbor OCIP on Harbor Tower for Workers compensation (Apr 1, 2025 – Dec 31, 2025)");
    expect(row, "334 days of work, none shown").toContain("334 | 0 | 0");
  });

  it("refuses a year that ends before it starts or is no year, by the field", async () => {
    for (const [from, to] of [
      ["2025-12-31", "2025-01-01"],
      ["2020-01-01", "2025-01-01"],
      ["2025-01-01", ""],
    ]) {
      const { status, body } = await callRoute(AUDIT, { path: `/?from=${from}&to=${to}`, accessToken: admin.accessToken });
      expect([status, Object.keys((body as { error: { fields: object } }).error.fields)]).toEqual([400, ["to"]]);
    }
  });
});

describe("payments", () => {
  it("to a firm that is no vendor are left out and named, and a file counts once until it is removed", async () => {
    await insured("Imaginary Roofing");
    const text = "Payee;Check date;Check amount\nImaginary Roofing;2025-04-15;(200.00)\nUnknown Supply;2025-04-16;75";
    expect(takenOf(await importOf(text))).toMatchObject({
      import: { payments: 1, cents: -20_000, leftOut: 1, leftOutCents: 7500, from: "2025-04-15", createdBy: expect.any(String) },
      leftOut: [{ line: 3, name: "Unknown Supply", cents: 7500 }],
    });
    expect((await importOf(text, "again.csv")).status).toBe(409);
    const [kept] = await imports();
    expect((await callRoute(REMOVE, { method: "DELETE", params: { id: kept?.id ?? "" }, accessToken: admin.accessToken })).status).toBe(
      200,
    );
    expect(await imports()).toEqual([]);
    expect((await importOf(text)).status).toBe(200);
  });

  it("with a row that has no date or amount keep the whole file out, and each is told by its line", async () => {
    await insured("Imaginary Roofing");
    const taken = takenOf(await importOf("Vendor,Date,Amount\nImaginary Roofing,soon,10\nImaginary Roofing,2025-02-30,ten\n,2025-02-03,1"));
    expect(taken).toMatchObject({ import: null, faultCount: 4 });
    expect(taken.faults.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
      '2 day: "soon" is not a date. Use 2026-01-31 or 1/31/2026.',
      '3 day: "2025-02-30" is not a date. Use 2026-01-31 or 1/31/2026.',
      '3 amount: "ten" is not an amount. Use 1234.50 or $1,234.50.',
      "4 vendor: The vendor is missing",
    ]);
    expect(await imports()).toEqual([]);
  });

  it("without the three columns are refused by a sentence that names them", async () => {
    const { status, body } = await importOf("Vendor,Amount\nImaginary Roofing,10");
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("Name the columns Vendor, Date and Amount in the first row");
  });
});
