import { beforeEach, describe, expect, it } from "vitest";
import { listDocuments } from "@/lib/documents/queries";
import { documentQuery } from "@/lib/documents/schema";
import { inCompany } from "@/lib/infra/db";
import { searchEverywhere } from "@/lib/search/queries";
import {
  createCompany,
  createMember,
  createPolicyRow,
  createProjectRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const namesFor = async (text: string) => (await searchEverywhere(company.scope, text)).vendors.map(({ name }) => name);

describe("search everywhere", () => {
  it("finds vendors by part of a name, email or contact, those that begin with it first", async () => {
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

  it("shows what begins so first where more names hold the word than are compared", full, async () => {
    const { scope } = await createMember(company);
    const { id: vendorId } = await createVendorRow(company, { name: "Granite & Sons" });
    const row = (name: string) => ({ companyId: company.id, name, email: "office@vendor.example" });
    const file = (fileName: string, at: number) => ({
      ...{ companyId: company.id, vendorId, fileName, fileSize: 1, contentType: "application/pdf", storageKey: `none/${fileName}` },
      sha256: String(at),
    });
    const many = Array.from({ length: 320 }, (_, at) => `Upper Granite ${at}`);
    await inCompany(scope, (tx) => tx.vendor.createMany({ data: [...many, "Granite Works"].map(row) }));
    await inCompany(scope, (tx) => tx.document.createMany({ data: [...many, "granite scan.pdf"].map(file) }));
    const { vendors, documents } = await searchEverywhere(company.scope, "granite");
    expect(vendors.map(({ name }) => name).slice(0, 2)).toEqual(["Granite & Sons", "Granite Works"]);
    expect(vendors).toHaveLength(6);
    expect(documents[0]?.fileName).toBe("granite scan.pdf");
    expect(documents).toHaveLength(6);
  });

  it("finds projects by part of a name, number or address, and forgives a slip", async () => {
    await createProjectRow(company, [], { name: "Harborview Tower", number: "26-014" });
    await createProjectRow(company, [], { name: "Mill Street School", address: "7 Harborview Road" });
    const projectsFor = async (text: string) => (await searchEverywhere(company.scope, text)).projects.map(({ name }) => name);
    expect(await projectsFor("harbor")).toEqual(["Harborview Tower", "Mill Street School"]);
    expect(await projectsFor("26-0")).toEqual(["Harborview Tower"]);
    expect(await projectsFor("hrborview")).toEqual(["Harborview Tower", "Mill Street School"]);
  });

  it("finds vendors by phone number in any way of writing, with or without the country code", async () => {
    await createVendorRow(company, { name: "Granite & Sons", phone: "+16145550142" });
    await createVendorRow(company, { name: "Other Firm", phone: "(614) 555-0177" });
    for (const text of ["614-555-0142", "(614) 555 0142", "+1 614 555 0142", "16145550142", "0142"])
      expect(await namesFor(text), text).toEqual(["Granite & Sons"]);
    expect(await namesFor("1 (614) 555-0177")).toEqual(["Other Firm"]);
  });

  it("finds policies by number in any way of writing and by insurer, each once, and documents by insured", async () => {
    const { scope } = await createMember(company);
    const vendor = await createVendorRow(company, { name: "Granite & Sons" });
    for (const fileName of ["first.pdf", "second.pdf"]) {
      const { id: documentId } = await createStoredDocument(scope, vendor.id, { fileName });
      await createPolicyRow(company, { vendorId: vendor.id, documentId, policyNumber: "CGL-77 41", insurerName: "Fictional Casualty" });
    }
    const waiting = await createStoredDocument(scope, null, { fileName: "scan.pdf" });
    await inCompany(scope, (tx) =>
      tx.document.updateMany({ where: { companyId: company.id, id: waiting.id }, data: { insuredNames: ["Quartz Brothers LLC"] } }),
    );
    const policiesFor = async (text: string) => (await searchEverywhere(company.scope, text)).policies;
    for (const text of ["cgl-77 41", "CGL7741", "7741", "fictional cas"])
      expect(await policiesFor(text), text).toMatchObject([
        { policyNumber: "CGL-77 41", insurerName: "Fictional Casualty", vendorName: "Granite & Sons" },
      ]);
    const filesFor = async (search: string) => {
      const { documents } = await listDocuments(company.scope, documentQuery.parse({ search, sort: "file" }));
      return documents.map(({ fileName }) => fileName);
    };
    expect(await filesFor("cgl 7741")).toEqual(["first.pdf", "second.pdf"]);
    expect(await filesFor("Casualty")).toEqual(["first.pdf", "second.pdf"]);
    expect(await filesFor("quartz")).toEqual(["scan.pdf"]);
    const { documents } = await searchEverywhere(company.scope, "quartz");
    expect(documents).toMatchObject([{ fileName: "scan.pdf", insuredNames: ["Quartz Brothers LLC"] }]);
  });

  it("stays inside the company", async () => {
    const neighbour = await createCompany();
    await createVendorRow(neighbour, { name: "Granite & Sons" });
    const { id: vendorId } = await createVendorRow(neighbour, { name: "Another" });
    const { id: documentId } = await createStoredDocument(neighbour.scope, vendorId);
    await createPolicyRow(neighbour, { vendorId, documentId, insurerName: "Granite Mutual" });
    await createProjectRow(neighbour, [], { name: "Granite Hall" });
    expect(await searchEverywhere(company.scope, "granite")).toEqual({ vendors: [], documents: [], projects: [], policies: [] });
  });
});
