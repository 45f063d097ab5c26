import { expect, it } from "vitest";
import { GET } from "@/app/api/vendors/export/route";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createReadDocument, createVendorRow } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { procoreStatusOf } from "@/lib/vendors/procore-rules";

it("calls nothing compliant in Procore that is not here", () => {
  expect(procoreStatusOf("COMPLIANT", "2099-01-01", "2027-01-01")).toBe("compliant");
  expect(procoreStatusOf("COMPLIANT", "2027-01-01", "2027-01-01")).toBe("expired");
  expect(procoreStatusOf("EXPIRED", "2099-01-01", "2027-01-01")).toBe("non_compliant");
  for (const status of ["UNDER_REVIEW", "NON_COMPLIANT", "EXPIRED", "NO_DOCUMENTS"] as const) {
    expect(procoreStatusOf(status, "2099-01-01", "2027-01-01")).not.toContain("compliant_in");
    expect(procoreStatusOf(status, null, "2027-01-01")).not.toBe("compliant");
  }
});

it("writes a row for each policy with Procore's field names, and one for a vendor without policies", full, async () => {
  const company = await createCompany();
  const { scope, accessToken } = await createMember(company);
  const vendor = await createVendorRow(company, { name: "Invented Paving", externalId: "4711", externalSource: "Procore" });
  await createVendorRow(company, { name: "Invented Roofing", externalId: "9", externalSource: "Sage" });
  await createReadDocument(scope, vendor.id, readingOf({ expiration: "2020-06-01", number: "GL-1" }));
  const answer = await callRoute(GET, { path: "/api/vendors/export?as=procore&sort=name", accessToken });
  const [header, ...rows] = String(answer.body).replace("\ufeff", "").trim().split("\r\n");
  expect(header).toMatch(/^vendor_id,vendor,insurance_type,name,policy_number,limit,effective_date,expiration_date,status/);
  expect(rows.map((row) => row.split(",").slice(0, 9))).toEqual([
    ["4711", "Invented Paving", "General Liability", "Invented Mutual", "GL-1", "1000000", "2019-06-01", "2020-06-01", "expired"],
    ["", "Invented Roofing", "", "", "", "", "", "", "unregistered"],
  ]);
});

it("marks a vendor whose status rests on an exception", async () => {
  const company = await createCompany();
  const { scope, accessToken } = await createMember(company);
  const vendor = await createVendorRow(company, { name: "Invented Paving" });
  await createReadDocument(scope, vendor.id, readingOf({ number: "GL-1", insured: "Invented Paving" }));
  await inCompany(scope, (tx) => tx.vendor.updateMany({ where: { id: vendor.id }, data: { exceptedCount: 1 } }));
  const answer = await callRoute(GET, { path: "/api/vendors/export?as=procore", accessToken });
  expect(String(answer.body)).toMatch(/,with exception,/);
});
