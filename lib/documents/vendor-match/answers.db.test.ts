import { beforeEach, describe, expect, it } from "vitest";
import { POST as holderRoute } from "@/app/api/documents/[id]/holder/route";
import { POST as insuredRoute } from "@/app/api/documents/[id]/insured/route";
import { PUT as assignRoute } from "@/app/api/documents/[id]/vendor/route";
import { GET as queueRoute } from "@/app/api/review/route";
import { GET as coveragesRoute } from "@/app/api/vendors/[id]/coverages/route";
import { updateProfile } from "@/lib/companies/profile/commands";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { reprocessDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import type { Extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { getVendor } from "@/lib/vendors/queries";

let company: TestCompany;
let member: TestMember;

beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

const readDocument = (vendorId: string | null, reading: Extraction) => createReadDocument(company.scope, vendorId, reading);
async function readAgain(id: string, reading: Extraction): Promise<void> {
  await reprocessDocument(company.scope, id);
  await beginReading(company.scope, { documentId: id, revision: 2 });
  await finishReading(company.scope, { documentId: id, revision: 2 }, reading);
}
const assign = (id: string, vendorId: string) =>
  callRoute(assignRoute, { method: "PUT", params: { id }, json: { vendorId }, accessToken: member.accessToken });
const answerHolder = (id: string, answer: "ACCEPTED" | "REJECTED" | null) =>
  callRoute(holderRoute, { method: "POST", params: { id }, json: { answer }, accessToken: member.accessToken });
const answerInsured = (id: string, answer: "REJECTED" | null) =>
  callRoute(insuredRoute, { method: "POST", params: { id }, json: { answer }, accessToken: member.accessToken });
async function waiting(): Promise<number> {
  const { body } = await callRoute(queueRoute, { accessToken: member.accessToken });
  return (body as { data: { pagination: { total: number } } }).data.pagination.total;
}
const statusOf = async (id: string) => (await getVendor(company.scope, id)).complianceStatus;

describe("a file that a person gives to a vendor of another name", () => {
  it("is not asked about again, and its coverage counts for that vendor", async () => {
    const { id: vendorId } = await createVendorRow(company, { name: "Quite Another Name" });
    const id = await readDocument(null, readingOf());
    expect(await waiting()).toBe(1);
    expect((await assign(id, vendorId)).body).toMatchObject({
      data: { insuredDoubt: null, reviewReasons: [], complianceStatus: "COMPLIANT" },
    });
    expect(await waiting()).toBe(0);
    expect(await statusOf(vendorId)).toBe("COMPLIANT");
    expect((await getVendor(company.scope, vendorId)).acceptedNames, "the next file is another question").toEqual([]);
    const next = await readDocument(vendorId, readingOf({ number: "GL-9" }));
    expect((await getDocument(company.scope, next)).insuredDoubt).not.toBeNull();
  });

  it("needs an answer again when another insured is read, or when it goes to another vendor and back", async () => {
    const [one, two] = [await createVendorRow(company, { name: "Quite Another" }), await createVendorRow(company, { name: "Third Name" })];
    const id = await readDocument(null, readingOf());
    await assign(id, one.id);
    await readAgain(id, readingOf({ insured: "Wholly Different Firm" }));
    expect((await getDocument(company.scope, id)).insuredDoubt).toMatchObject({ insured: "Wholly Different Firm" });
    expect(await statusOf(one.id)).toBe("NON_COMPLIANT");
    await assign(id, two.id);
    expect(await statusOf(two.id)).toBe("COMPLIANT");
  });
});

describe("a certificate that is made out to someone else", () => {
  async function foreign() {
    await updateProfile(company.scope, { legalNames: ["Example Builders LLC"] });
    const { id: vendorId } = await createVendorRow(company);
    const reading = readingOf();
    for (const certificate of reading.certificates) certificate.certificateHolder = "Wholly Different Owner\n1 Example Street";
    return { vendorId, reading, id: await readDocument(vendorId, reading) };
  }

  it("counts once a person accepts the holder, until that is taken back or another holder is read", async () => {
    const { vendorId, id, reading } = await foreign();
    expect(await getDocument(company.scope, id)).toMatchObject({
      complianceStatus: "UNDER_REVIEW",
      holder: { text: expect.stringContaining("Wholly Different Owner"), answer: null },
    });
    expect((await answerHolder(id, "ACCEPTED")).body).toMatchObject({ data: { complianceStatus: "COMPLIANT", holder: { text: null } } });
    expect([await statusOf(vendorId), await waiting()]).toEqual(["COMPLIANT", 0]);
    await answerHolder(id, null);
    expect([await statusOf(vendorId), await waiting()]).toEqual(["UNDER_REVIEW", 1]);
    await answerHolder(id, "ACCEPTED");
    const other = structuredClone(reading);
    for (const certificate of other.certificates) certificate.certificateHolder = "Yet Another Owner";
    await readAgain(id, other);
    expect([await statusOf(vendorId), await waiting()]).toEqual(["UNDER_REVIEW", 1]);
  });

  it("leaves the queue once a person rejects the holder, and never becomes compliant by that", async () => {
    const { vendorId, id } = await foreign();
    await answerHolder(id, "REJECTED");
    expect([await statusOf(vendorId), await waiting()]).toEqual(["NON_COMPLIANT", 0]);
    expect(await getDocument(company.scope, id)).toMatchObject({
      complianceStatus: "NON_COMPLIANT",
      reviewReasons: [expect.stringContaining("Ask the vendor for a corrected certificate")],
    });
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } }));
    expect(events.at(-1)).toMatchObject({ action: "document.holder_answered", details: { from: null, to: "REJECTED" } });
    expect((await answerHolder(await readDocument((await createVendorRow(company)).id, readingOf()), "REJECTED")).status).toBe(409);
  });
});

it("the vendor's coverages distinguish an unreadable date from one that is not stated", async () => {
  const { id: vendorId } = await createVendorRow(company);
  await readDocument(vendorId, readingOf({ expiration: null, unreadable: ["/policies/0/expirationDate"] }));
  await readDocument(vendorId, readingOf({ expiration: null, line: "AUTO_LIABILITY", number: "CA-1" }));
  const { body } = await callRoute(coveragesRoute, { params: { id: vendorId }, accessToken: member.accessToken });
  const { coverages } = (body as { data: { coverages: { coverage: string; unreadable: string[] }[] } }).data;
  expect(Object.fromEntries(coverages.map(({ coverage, unreadable }) => [coverage, unreadable]))).toEqual({
    GENERAL_LIABILITY: ["expirationDate"],
    AUTO_LIABILITY: [],
  });
});

describe("a certificate that names another insured", () => {
  const judgedBySet = async () => makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [named] })).id);
  const named: Requirement = { key: "insured", type: "named-insured", severity: "hard" };

  it.each([
    ["comes near", "Invented Pavings"],
    ["is nothing like", "Wholly Different Firm"],
  ])("whose name %s the vendor's leaves the queue once a person rejects it, and the requirement fails", async (_case, insured) => {
    await judgedBySet();
    const { id: vendorId } = await createVendorRow(company);
    const id = await readDocument(vendorId, readingOf({ insured }));
    expect(await waiting()).toBe(1);
    expect((await answerInsured(id, "REJECTED")).body).toMatchObject({
      data: { isInsuredRejected: true, complianceStatus: "NON_COMPLIANT" },
    });
    expect([await statusOf(vendorId), await waiting()]).toEqual(["NON_COMPLIANT", 0]);
    const [line] = (await getVendorVerdict(company.scope, vendorId)).units[0]?.lines ?? [];
    expect(line).toMatchObject({ result: "fail", ask: expect.stringContaining("Invented Paving") });
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } }));
    expect(events.at(-1)).toMatchObject({ action: "document.insured_answered", details: { from: null, to: "REJECTED" } });
    await answerInsured(id, null);
    expect(await waiting()).toBe(1);
  });

  it("never counts after a rejection, also where only dates are checked, and needs an answer again with another insured", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const id = await readDocument(vendorId, readingOf({ insured: "Wholly Different Firm" }));
    await answerInsured(id, "REJECTED");
    expect([await statusOf(vendorId), await waiting()]).toEqual(["NON_COMPLIANT", 0]);
    await readAgain(id, readingOf({ insured: "Third Firm" }));
    expect([(await getDocument(company.scope, id)).isInsuredRejected, await waiting()]).toEqual([false, 1]);
  });

  it("is not in question where it names the vendor", async () => {
    const { id: vendorId } = await createVendorRow(company);
    expect((await answerInsured(await readDocument(vendorId, readingOf()), "REJECTED")).status).toBe(409);
  });
});
