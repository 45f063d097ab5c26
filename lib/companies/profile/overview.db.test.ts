import { expect, it } from "vitest";
import { getOverview } from "@/lib/companies/profile/overview-queries";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createPolicyRow,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { higher } from "@/lib/testing/requirements";
import { listVendors } from "@/lib/vendors/queries";
import { vendorQuery } from "@/lib/vendors/schema";

it("counts a failure for vendors with a document alone, as the list that it opens shows them", async () => {
  const company = await createCompany();
  const { scope } = await createMember(company, "ADMIN");
  const vendor = await createVendorRow(company, { name: "Invented Paving" });
  await createVendorRow(company, { name: "Invented Glass" });
  await createReadDocument(scope, vendor.id, readingOf({ insured: "Invented Paving" }));
  await makeDefaultSet(scope, (await createRequirementSetRow(company, higher)).id);
  const { failures } = await getOverview(scope);
  expect(failures.length).toBeGreaterThan(0);
  for (const { miss, vendors } of failures) {
    const list = await listVendors(scope, vendorQuery.parse({ miss, active: "true" }));
    expect([vendors, list.vendors.map(({ name }) => name)], miss).toEqual([1, ["Invented Paving"]]);
  }
});

it("counts coverages that expire by week and kind, and the list behind a week shows their vendors", async () => {
  const company = await createCompany();
  const { scope } = await createMember(company, "VIEWER");
  const now = today(scope);
  const expiring = async (name: string, coverage: "GENERAL_LIABILITY" | "OTHER", days: number, more: object = {}) => {
    const vendor = await createVendorRow(company, { name });
    const documentId = await createReadDocument(scope, vendor.id, readingOf({ insured: name, policies: 0 }));
    await createPolicyRow(company, { vendorId: vendor.id, documentId, coverage, expirationDate: new Date(addDays(now, days)), ...more });
  };
  await expiring("Invented Paving", "GENERAL_LIABILITY", 1);
  await expiring("Invented Glass", "OTHER", 15);
  await expiring("Invented Roofing", "GENERAL_LIABILITY", 15, { canceledOn: new Date(now) });
  await expiring("Invented Steel", "GENERAL_LIABILITY", 0);
  await expiring("Invented Doors", "GENERAL_LIABILITY", 100);
  const { expirations } = await getOverview(scope);
  expect(expirations).toHaveLength(12);
  expect(expirations[0]).toMatchObject({ from: addDays(now, 1), counts: { GENERAL_LIABILITY: 1 } });
  const full = expirations.filter(({ counts }) => Object.keys(counts).length > 0);
  expect(full.map(({ counts }) => counts)).toEqual([{ GENERAL_LIABILITY: 1 }, { OTHER: 1 }]);
  for (const [{ from, to }, name] of [
    [full[0] ?? { from: "", to: "" }, "Invented Paving"],
    [full[1] ?? { from: "", to: "" }, "Invented Glass"],
  ] as const) {
    const list = await listVendors(scope, vendorQuery.parse({ expires: `${from}..${to}`, active: "true" }));
    expect(list.vendors.map((vendor) => vendor.name)).toEqual([name]);
  }
  expect(vendorQuery.safeParse({ expires: "2026-02-31..2026-03-07" }).success).toBe(false);
});
