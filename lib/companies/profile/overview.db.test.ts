import { expect, it } from "vitest";
import { getOverview } from "@/lib/companies/profile/overview-queries";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { createCompany, createMember, createReadDocument, createRequirementSetRow, createVendorRow } from "@/lib/testing/factories";
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
