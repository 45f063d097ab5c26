import { beforeEach, describe, expect, it } from "vitest";
import { searchEverywhere } from "@/lib/search/queries";
import {
  createCompany,
  createMember,
  createProjectRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
} from "@/lib/testing/factories";

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const namesFor = async (text: string) => (await searchEverywhere(company.scope, text)).vendors.map(({ name }) => name);

describe("search everywhere", () => {
  it("finds vendors by part of a name, e-mail or contact, what begins so first", async () => {
    await createVendorRow(company, { name: "Upper Granite Works" });
    await createVendorRow(company, { name: "Granite & Sons", email: "hello@stone.example" });
    await createVendorRow(company, { name: "Other Firm", contactName: "Gran Torres", acceptedNames: ["Quartz Brothers"] });
    expect(await namesFor("GRAN")).toEqual(["Granite & Sons", "Upper Granite Works", "Other Firm"]);
    expect(await namesFor("hello@st")).toEqual(["Granite & Sons"]);
    expect(await namesFor("quartz")).toEqual(["Other Firm"]);
  });

  it("forgives a slip, and takes the signs of a pattern for themselves", async () => {
    await createVendorRow(company, { name: "Northridge Roofing" });
    await createVendorRow(company, { name: "100% Concrete" });
    expect(await namesFor("nortridge")).toEqual(["Northridge Roofing"]);
    expect(await namesFor("0%")).toEqual(["100% Concrete"]);
    expect(await namesFor("__")).toEqual([]);
  });

  it("finds documents by file and by vendor, also those without a vendor", async () => {
    const { scope } = await createMember(company);
    const vendor = await createVendorRow(company, { name: "Granite & Sons" });
    await createStoredDocument(scope, vendor.id, { fileName: "renewal.pdf" });
    await createStoredDocument(scope, null, { fileName: "granite scan.pdf" });
    const { documents } = await searchEverywhere(company.scope, "granite");
    expect(documents.map(({ fileName, vendorName }) => [fileName, vendorName])).toEqual([
      ["granite scan.pdf", null],
      ["renewal.pdf", "Granite & Sons"],
    ]);
  });

  it("finds projects by part of a name, number or address, and forgives a slip", async () => {
    await createProjectRow(company, [], { name: "Harborview Tower", number: "26-014" });
    await createProjectRow(company, [], { name: "Mill Street School", address: "7 Harborview Road" });
    const projectsFor = async (text: string) => (await searchEverywhere(company.scope, text)).projects.map(({ name }) => name);
    expect(await projectsFor("harbor")).toEqual(["Harborview Tower", "Mill Street School"]);
    expect(await projectsFor("26-0")).toEqual(["Harborview Tower"]);
    expect(await projectsFor("hrborview")).toEqual(["Harborview Tower", "Mill Street School"]);
  });

  it("stays inside the company", async () => {
    const neighbour = await createCompany();
    await createVendorRow(neighbour, { name: "Granite & Sons" });
    await createProjectRow(neighbour, [], { name: "Granite Hall" });
    expect(await searchEverywhere(company.scope, "granite")).toEqual({ vendors: [], documents: [], projects: [] });
  });
});
