import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type KindDto, kindInput, kindPatch } from "@/lib/compliance/kinds/schema";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { changeRequirementSet, createRequirementSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { requirementSetInput, requirementSetPatch } from "@/lib/compliance/sets/schema";
import { createDocument } from "@/lib/documents/commands";
import { changeKind, createKind } from "@/lib/documents/kinds/commands";
import { changePaper, fileStoredPapers } from "@/lib/documents/kinds/filing-commands";
import { paperPatch } from "@/lib/documents/papers/schema";
import { exportDocuments, getDocument, listDocuments } from "@/lib/documents/queries";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { documentFilter, documentQuery } from "@/lib/documents/schema";
import type { Extraction, ReadPaper } from "@/lib/extraction/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { loadVendorState } from "@/lib/reminders/due-queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { coverage } from "@/lib/testing/requirements";
import { csvTextOf } from "@/lib/testing/tables";
import { getVendor } from "@/lib/vendors/queries";

let company: TestCompany;
let admin: TestMember;
let vendorId: string;
let w9: KindDto;
let license: KindDto;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
  vendorId = (await createVendorRow(company, { name: "Invented Paving" })).id;
  w9 = await createKind(admin.scope, kindInput.parse({ starter: "w9" }));
  license = await createKind(admin.scope, kindInput.parse({ starter: "license" }));
});

const nothing: ReadPaper = {
  titles: [],
  number: null,
  issuer: null,
  state: null,
  issuedOn: null,
  expiresOn: null,
  stamp: null,
  evidence: {},
};
function paperReading(paper: Partial<ReadPaper>): Extraction {
  const reading = readingOf({ insured: null });
  return {
    ...reading,
    certificates: reading.certificates.map((one) => ({ ...one, formType: "OTHER", policies: [] })),
    paper: { ...nothing, ...paper },
  };
}
const aW9 = () => paperReading({ titles: ["Form W-9", "Request for Taxpayer Identification Number and Certification", "Invented Paving"] });
const aLicense = (expiresOn: string | null) =>
  paperReading({ titles: ["Contractor License", "Invented Paving"], number: "CCC-1", issuedOn: "2026-01-01", expiresOn });

async function store(scope: CompanyScope, kindId: string | null = null, bytes = `%PDF-1.7 invented ${randomUUID()}`) {
  const stored = await storage().put(
    scope.companyId,
    (async function* () {
      yield Buffer.from(bytes);
    })(),
  );
  return createDocument(scope, { vendorId, documentType: null, expirationDate: null, kindId }, { ...stored, fileName: "paper.pdf" });
}
async function read(id: string, reading: Extraction, revision = 1) {
  await beginReading(company.scope, { documentId: id, revision });
  await finishReading(company.scope, { documentId: id, revision }, reading);
}
/** A paper that the system took in, as one from the vendor's page. */
async function sent(reading: Extraction, kindId: string | null = null): Promise<string> {
  const { id } = await store(company.scope, kindId);
  await read(id, reading);
  return id;
}

const asks = (kind: KindDto, over: object = {}) => ({
  ...{ key: `document-${kind.id}`, type: "document", severity: "hard", kind: kind.id },
  ...{ inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: 30, ...over },
});
async function require(...requirements: object[]): Promise<string> {
  const gate = { failing: "stop", review: "warn" };
  const set = await createRequirementSet(
    admin.scope,
    requirementSetInput.parse({ name: "Papers", requirements, gates: { work: gate, pay: gate } }),
  );
  await makeDefaultSet(admin.scope, set.id);
  return set.id;
}
async function lines() {
  const { units } = await getVendorVerdict(admin.scope, vendorId);
  return (units[0]?.lines ?? []).map(({ brief, result, found }) => [brief.label, result, found]);
}
const status = async () => (await getVendor(admin.scope, vendorId)).complianceStatus;
const detail = (id: string) => getDocument(admin.scope, id);

describe("papers of kinds", () => {
  it("meet the requirements for them, until the license expires", async () => {
    await require(asks(w9), asks(license));
    expect(await status()).toBe("NO_DOCUMENTS");
    await sent(aW9());
    expect(await lines()).toEqual([
      ["Contractor license", "fail", "Contractor license is not on file."],
      ["W-9", "pass", "W-9 is on file."],
    ]);
    const id = await sent(aLicense(addDays(today(company.scope), 40)));
    expect(await status()).toBe("COMPLIANT");
    expect(await detail(id)).toMatchObject({
      kind: { name: "Contractor license" },
      complianceStatus: "COMPLIANT",
      policies: [],
      reviewReasons: [],
    });
    vi.setSystemTime(new Date(Date.now() + 20 * 86_400_000));
    expect(await status()).toBe("EXPIRING_SOON");
    vi.setSystemTime(new Date(Date.now() + 20 * 86_400_000));
    expect(await status()).toBe("EXPIRED");
    expect((await detail(id)).complianceStatus).toBe("EXPIRED");
    vi.useRealTimers();
  });

  it("ask a person where only the slot says what they are, and count once the person confirms", async () => {
    await require(asks(w9));
    const id = await sent(paperReading({ titles: ["A photograph"] }), w9.id);
    expect(await detail(id)).toMatchObject({ kind: { name: "W-9" }, paper: { source: "slot" }, complianceStatus: "UNDER_REVIEW" });
    expect(await status()).toBe("UNDER_REVIEW");
    await changePaper(admin.scope, id, paperPatch.parse({ kindId: w9.id }));
    expect(await detail(id)).toMatchObject({ reviewReasons: [], complianceStatus: "COMPLIANT" });
    expect(await status()).toBe("COMPLIANT");
  });

  it("of another firm do not meet a requirement by their title", async () => {
    await require(asks(license));
    const id = await sent(
      paperReading({ titles: ["Contractor License", "Fictional Masonry Inc"], expiresOn: addDays(today(company.scope), 40) }),
    );
    expect(await detail(id)).toMatchObject({ kind: { name: "Contractor license" }, complianceStatus: "UNDER_REVIEW" });
    expect((await lines()).map(([, result]) => result)).toEqual(["unreadable"]);
  });

  it("may give notice about a policy while only the slot says what they are", async () => {
    await require(coverage);
    await createReadDocument(admin.scope, vendorId, readingOf({ insured: "Invented Paving", number: "GL-1" }));
    expect(await status()).toBe("COMPLIANT");
    const notice = paperReading({ titles: ["Notice of cancellation"] });
    const effective = addDays(today(company.scope), -1);
    const said = { kind: "cancellation", policyNumber: "GL-1", effective, noticeDate: null, coverage: null, coverageText: null } as const;
    notice.certificates[0]?.notices.push(said);
    await sent(notice, license.id);
    expect(await status()).toBe("NON_COMPLIANT");
  });

  it("are what a member says who drops them on a slot", async () => {
    await require(asks(w9));
    const { id } = await store(admin.scope, w9.id);
    await read(id, paperReading({ titles: ["A photograph"] }));
    expect(await status()).toBe("COMPLIANT");
  });

  it("refuse an expiration before the issue date, and one that the kind does not have", async () => {
    const id = await sent(aLicense(null));
    const change = (patch: object) => changePaper(admin.scope, id, paperPatch.parse(patch));
    expect((await detail(id)).reviewReasons).toEqual(["Enter its expiration date."]);
    await expect(change({ expiresOn: "2025-12-31" })).rejects.toMatchObject({ code: "invalid", fields: { expiresOn: expect.anything() } });
    await expect(change({ issuedOn: "2027-01-01", expiresOn: "2026-12-31" })).rejects.toMatchObject({ code: "invalid" });
    await change({ expiresOn: "2030-12-31", number: "CCC-2" });
    expect(await detail(id)).toMatchObject({ expirationDate: "2030-12-31", reviewReasons: [] });
    expect((await detail(id)).paper).toMatchObject({
      number: "CCC-2",
      issuedOn: "2026-01-01",
      expiresOn: "2030-12-31",
      read: ["issuedOn"],
    });
    const other = await sent(aW9());
    await expect(changePaper(admin.scope, other, paperPatch.parse({ expiresOn: "2030-01-01" }))).rejects.toMatchObject({ code: "invalid" });
  });

  it("keep both of two papers, and count the newest", async () => {
    await require(asks(license));
    const older = await sent(aLicense("2027-01-01"));
    const newer = await sent(
      paperReading({ titles: ["Contractor License", "Invented Paving"], issuedOn: "2026-06-01", expiresOn: "2029-01-01" }),
    );
    expect((await detail(older)).complianceStatus).toBe("SUPERSEDED");
    expect((await detail(newer)).complianceStatus).toBe("COMPLIANT");
    expect((await lines())[0]?.[2]).toBe("Contractor license is on file until Jan 1, 2029.");
  });

  it("hold no insurance: no coverage, no reminder that waits, no failed certificate", async () => {
    await require(coverage, asks(w9, { severity: "soft" }));
    await createReadDocument(admin.scope, vendorId, readingOf());
    const before = await status();
    const id = await sent(paperReading({ titles: ["A photograph"] }), license.id);
    expect((await detail(id)).complianceStatus).toBe("UNDER_REVIEW");
    expect(await status()).toBe(before);
    const vendor = await inCompany(company.scope, (tx) => tx.vendor.findFirstOrThrow({ where: { id: vendorId } }));
    expect((await inCompany(company.scope, (tx) => loadVendorState(tx, company.scope, vendor))).silence).toBeNull();
  });

  it("are filed once their kind comes into use", async () => {
    const permit = paperReading({ titles: ["City permit", "Invented Paving"] });
    const id = await sent(permit);
    expect((await detail(id)).reviewReasons).toEqual([expect.stringContaining("No coverage was found")]);
    const kind = await createKind(admin.scope, kindInput.parse({ name: "City permit", expires: "never", titleWords: ["city permit"] }));
    expect(await fileStoredPapers(company.scope, kind.id)).toBe(1);
    expect(await fileStoredPapers(company.scope, kind.id)).toBe(0);
    expect(await detail(id)).toMatchObject({ kind: { name: "City permit" }, reviewReasons: [] });
  });

  it("get another end with another rule of their kind", async () => {
    const id = await sent(aLicense("2027-05-01"));
    await changeKind(admin.scope, license.id, kindPatch.parse({ expires: "months", months: 12 }));
    expect((await detail(id)).expirationDate).toBe("2027-01-01");
    await changeKind(admin.scope, license.id, kindPatch.parse({ expires: "never" }));
    expect((await detail(id)).expirationDate).toBeNull();
    await changeKind(admin.scope, license.id, kindPatch.parse({ expires: "date" }));
    expect((await detail(id)).expirationDate).toBe("2027-05-01");
  });

  it("are filed to their slot when the same file comes again there", async () => {
    const { id } = await store(company.scope, null, "%PDF-1.7 the same");
    await read(id, paperReading({ titles: ["A photograph"] }));
    const again = await store(company.scope, license.id, "%PDF-1.7 the same");
    expect(again).toMatchObject({ id, alreadyStored: true, isReadAgain: true });
    await read(id, paperReading({ titles: ["A photograph"] }), 2);
    expect(await detail(id)).toMatchObject({ kind: { name: "Contractor license" }, paper: { source: "slot" } });
  });

  it("are refused by a slot that takes other files, and by one that is not in use", async () => {
    await changeKind(admin.scope, license.id, kindPatch.parse({ fileTypes: ["image"] }));
    await expect(store(admin.scope, license.id)).rejects.toMatchObject({ code: "unsupported_type" });
    await expect(store(admin.scope, vendorId)).rejects.toMatchObject({ code: "invalid" });
  });

  it("are listed, found and exported by their kind", async () => {
    const id = await sent(aLicense("2027-05-01"));
    const other = await createReadDocument(admin.scope, vendorId, readingOf());
    const ids = async (query: object) => (await listDocuments(admin.scope, documentQuery.parse(query))).documents.map((one) => one.id);
    expect(await ids({ kind: license.id })).toEqual([id]);
    expect(await ids({ kind: "insurance" })).toEqual([other]);
    expect(await ids({ search: "contractor lic" })).toEqual([id]);
    expect(await ids({ search: "CCC-1" })).toEqual([id]);
    const csv = await csvTextOf(await exportDocuments(admin.scope, documentFilter.parse({ kind: license.id })));
    expect(csv).toContain("Contractor license");
    expect(csv).toContain("CCC-1");
  });

  it("are required under the kind's name of now, by kinds in use only", async () => {
    const setId = await require(asks(license));
    await changeKind(admin.scope, license.id, kindPatch.parse({ name: "State license" }));
    expect((await lines())[0]).toEqual(["State license", "fail", "State license is not on file."]);
    const unknown = { requirements: [asks({ ...license, id: vendorId })] };
    await expect(changeRequirementSet(admin.scope, setId, requirementSetPatch.parse(unknown))).rejects.toMatchObject({
      ...{ code: "invalid", fields: { "requirements.0.kind": expect.anything() } },
    });
  });
});
