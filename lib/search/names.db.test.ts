import { expect, it } from "vitest";
import { titleIn } from "@/lib/http/titles";
import { findName } from "@/lib/search/names-queries";
import { createCompany, createStoredDocument, createVendorRow } from "@/lib/testing/factories";

it("names what is the company's, and nothing of another company", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  const vendor = await createVendorRow(company, { name: "Fable Masonry" });
  const document = await createStoredDocument(company.scope, vendor.id, { fileName: "COI.pdf" });
  expect(await findName(company.scope, "vendor", vendor.id)).toBe("Fable Masonry");
  expect(await findName(company.scope, "document", document.id)).toBe("COI.pdf");
  expect(await findName(other.scope, "vendor", vendor.id)).toBeNull();
  expect(await findName(other.scope, "document", document.id)).toBeNull();
  expect(await findName(company.scope, "project", "no-id")).toBeNull();
});

it("puts the name before its list, and leaves the list alone without one", () => {
  expect(titleIn("common.vendors", "Fable Masonry")).toEqual({ title: "Fable Masonry · Vendors" });
  expect(titleIn("common.vendors", null)).toEqual({ title: "Vendors" });
});
