import { beforeEach, describe, expect, it } from "vitest";
import { POST as acceptRoute } from "@/app/api/documents/[id]/same-firm/route";
import { PUT as assignRoute } from "@/app/api/documents/[id]/vendor/route";
import { POST as uploadRoute } from "@/app/api/documents/upload/route";
import { GET as listRoute } from "@/app/api/documents/without-vendor/route";
import { getStats } from "@/lib/companies/profile/queries";
import { deleteDocument, reprocessDocument } from "@/lib/documents/commands";
import { getDocument, listDocuments } from "@/lib/documents/queries";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { documentQuery, type UploadedDto } from "@/lib/documents/schema";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { listCandidates } from "@/lib/documents/vendor-match/queries";
import type { IntakeListDto } from "@/lib/documents/vendor-match/schema";
import { inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { type Answer, callRoute } from "@/lib/testing/request";
import { updateVendor } from "@/lib/vendors/commands";
import { getVendor } from "@/lib/vendors/queries";
import { vendorPatch } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;

beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

async function drop(bytes?: Uint8Array, fileName = "dropped.pdf"): Promise<Answer> {
  const form = new FormData();
  form.append("document", new Blob([(bytes ?? (await simpleCertificate())) as BlobPart]), fileName);
  return callRoute(uploadRoute, { method: "POST", form, accessToken: member.accessToken });
}
const uploadedOf = ({ body }: Answer) => (body as { data: UploadedDto }).data;

/** What the worker does when the file has been read. */
async function readAndPlace(id: string, reading = readingOf()): Promise<void> {
  await beginReading(company.scope, { documentId: id, revision: 1 });
  await finishReading(company.scope, { documentId: id, revision: 1 }, reading);
  await placeByInsured(company.scope, id);
}
const vendorOf = async (id: string) => (await getDocument(company.scope, id)).vendor?.id ?? null;
async function waiting(): Promise<IntakeListDto["files"]> {
  const answer = await callRoute(listRoute, { accessToken: member.accessToken });
  return (answer.body as { data: IntakeListDto }).data.files;
}
const assign = (id: string, vendorId: string) =>
  callRoute(assignRoute, { method: "PUT", params: { id }, json: { vendorId }, accessToken: member.accessToken });
const accept = (id: string, name: string) =>
  callRoute(acceptRoute, { method: "POST", params: { id }, json: { name }, accessToken: member.accessToken });
const events = () =>
  inCompany(company.scope, async (tx) => (await tx.auditEvent.findMany({ orderBy: { seq: "asc" } })).map(({ action }) => action));

describe("a file without a vendor", () => {
  it("is stored, listed and read, and counts for no vendor", async () => {
    const vendor = await createVendorRow(company, { name: "Somebody Else" });
    const answer = await drop();
    expect(answer.status).toBe(201);
    const { id } = uploadedOf(answer);
    expect(await waiting()).toMatchObject([{ id, vendor: null, processingStatus: "PENDING", best: null, candidates: 0 }]);
    expect((await getStats(company.scope)).recentDocuments, "nobody has to review it yet").toMatchObject([{ id, status: "PENDING" }]);
    await readAndPlace(id);
    expect(await waiting()).toMatchObject([{ id, insuredNames: ["Invented Paving"], best: null }]);
    expect(await getVendor(company.scope, vendor.id)).toMatchObject({ complianceStatus: "NO_DOCUMENTS", documentsCount: 0 });
    expect(await getStats(company.scope)).toMatchObject({
      totalDocuments: 1,
      recentDocuments: [{ id, vendorName: null, status: "NO_VENDOR" }],
    });
    expect((await listDocuments(company.scope, documentQuery.parse({}))).documents).toMatchObject([
      { id, vendor: null, complianceStatus: "NO_VENDOR", reviewReasons: ["No vendor assigned yet."] },
    ]);
  });

  it("goes by itself to the one vendor of the same name, whose status follows", async () => {
    await createVendorRow(company, { name: "Invented Roofing" });
    const { id: vendorId } = await createVendorRow(company, { name: "INVENTED PAVING" });
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    expect(await vendorOf(id)).toBe(vendorId);
    expect(await waiting()).toEqual([]);
    expect(await getVendor(company.scope, vendorId)).toMatchObject({ complianceStatus: "COMPLIANT", documentsCount: 1 });
    expect((await getDocument(company.scope, id)).policies).toMatchObject([{ isCurrent: true, policyNumber: "GL-0001" }]);
    expect(await events()).toContain("document.assigned");
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: null });
  });

  it("goes by an accepted name too", async () => {
    const { id: vendorId } = await createVendorRow(company, { name: "Quite Another Name", acceptedNames: ["Invented Paving"] });
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    expect(await vendorOf(id)).toBe(vendorId);
  });

  it.each<[string, string[], string]>([
    ["comes near to one", ["Invented Paving LLC"], "Invented Paving LLC"],
    ["is that of two", ["Invented Paving", "The Invented Paving"], "Invented Paving"],
    ["comes near to several", ["Invented Paving & Sealing Inc", "Invented Paving Co"], "Invented Paving Co"],
  ])("waits for a person when its insured's name %s, with the best first", async (_case, names, best) => {
    for (const name of names) await createVendorRow(company, { name });
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    expect(await vendorOf(id)).toBeNull();
    expect(await waiting()).toMatchObject([{ best: { vendorName: best }, candidates: names.length }]);
    const { candidates, insuredNames } = await listCandidates(company.scope, id);
    expect(insuredNames).toEqual(["Invented Paving"]);
    expect(candidates.map(({ vendorName }) => vendorName).sort()).toEqual([...names].sort());
  });

  it("finds its vendor among thousands, with typos as near ones", full, async () => {
    const trades = ["Paving", "Roofing", "Glazing"];
    const others = Array.from({ length: 2100 }, (_, at) => ({
      ...{ companyId: company.id, name: `Lakeside ${trades[at % 3]} ${at}`, email: `office-${at}@vendor.example` },
    }));
    await inCompany(company.scope, (tx) => tx.vendor.createMany({ data: others }), { timeout: 60_000 });
    const vendor = await createVendorRow(company, { name: "The Granite & Sons Company", acceptedNames: ["Quartz Brothers"] });
    const placed = uploadedOf(await drop());
    await readAndPlace(placed.id, readingOf({ insured: "GRANITE AND SONS CO." }));
    expect(await vendorOf(placed.id)).toBe(vendor.id);
    const waitingOne = uploadedOf(await drop(await simpleCertificate("2099-07-01"), "other.pdf"));
    await readAndPlace(waitingOne.id, readingOf({ insured: "Quartz Brother" }));
    expect(await vendorOf(waitingOne.id)).toBeNull();
    expect((await listCandidates(company.scope, waitingOne.id)).candidates).toMatchObject([{ vendorId: vendor.id, likeness: "near" }]);
  });

  it("does not go to an inactive vendor by itself", async () => {
    await createVendorRow(company, { status: "INACTIVE" });
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    expect(await waiting()).toMatchObject([{ id, best: { status: "INACTIVE", likeness: "equal" } }]);
  });

  it("stays when it cannot be read, is read again, and is assigned by a person", async () => {
    const { id: vendorId } = await createVendorRow(company);
    const { id } = uploadedOf(await drop());
    await beginReading(company.scope, { documentId: id, revision: 1 });
    await failReading(company.scope, { documentId: id, revision: 1 }, "The page is empty.");
    await placeByInsured(company.scope, id);
    expect(await waiting()).toMatchObject([{ id, processingStatus: "FAILED", failureReason: "The page is empty." }]);
    await reprocessDocument(company.scope, id);
    expect((await assign(id, vendorId)).status).toBe(200);
    expect((await getVendor(company.scope, vendorId)).complianceStatus).toBe("UNDER_REVIEW");
    await finishAs(id, 2);
    expect((await getVendor(company.scope, vendorId)).complianceStatus).toBe("COMPLIANT");
  });

  it("is assigned once, whoever is quicker, and never to a vendor that is not the company's", async () => {
    const [one, two] = [await createVendorRow(company, { name: "One" }), await createVendorRow(company, { name: "Two" })];
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    const foreign = await createVendorRow(await createCompany());
    expect((await assign(id, foreign.id)).status).toBe(404);
    await Promise.all([assign(id, one.id), assign(id, two.id), placeByInsured(company.scope, id), assign(id, one.id)]);
    const owner = await vendorOf(id);
    const counts = await Promise.all([one, two].map(async (vendor) => (await getVendor(company.scope, vendor.id)).documentsCount));
    expect(counts).toEqual([one, two].map((vendor) => (vendor.id === owner ? 1 : 0)));
  });

  it("is refused when a thousand wait already, and nothing of it is kept", full, async () => {
    const { id } = uploadedOf(await drop());
    await inCompany(company.scope, async (tx) => {
      const {
        storageKey: _,
        id: __,
        badgeSentence: ___,
        failureReason: ____,
        holderDoubt: _____,
        readPaper: ______,
        passport: _______,
        ...row
      } = await tx.document.findFirstOrThrow({ where: { id } });
      const more = Array.from({ length: 999 }, (_none, at) => ({
        ...row,
        ...{ leftOut: [], reviewReasons: [], sha256: `more ${at}`, storageKey: `${company.id} more ${at}` },
      }));
      await tx.document.createMany({ data: more });
      // They came over several hours.
      await tx.companyStats.update({ where: { companyId: company.id }, data: { hourFiles: 0 } });
    });
    expect(await drop()).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("1,000 files without a vendor") } },
    });
    expect(await getStats(company.scope)).toMatchObject({ totalDocuments: 1000 });
    const { id: vendorId } = await createVendorRow(company);
    expect((await assign(id, vendorId)).status).toBe(200);
    expect((await drop()).status).toBe(201);
  });

  it("is deleted like any other", async () => {
    const { id } = uploadedOf(await drop());
    await deleteDocument(company.scope, id);
    expect(await waiting()).toEqual([]);
    expect(await getStats(company.scope)).toMatchObject({ totalDocuments: 0 });
  });
});

async function finishAs(id: string, revision: number): Promise<void> {
  await beginReading(company.scope, { documentId: id, revision });
  await finishReading(company.scope, { documentId: id, revision }, readingOf());
}

describe("bytes that the company has", () => {
  it("are not taken a second time without a vendor, not even at the same time", async () => {
    const bytes = await simpleCertificate();
    const answers = await Promise.all([drop(bytes), drop(bytes), drop(bytes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await waiting()).toHaveLength(1);
  });

  it("name the vendor's document instead", async () => {
    const vendor = await createVendorRow(company);
    const bytes = await simpleCertificate();
    const stored = await createStoredDocument(company.scope, vendor.id, { bytes, fileName: "theirs.pdf" });
    const answer = await drop(bytes);
    expect(answer.status).toBe(200);
    expect(uploadedOf(answer)).toMatchObject({ id: stored.id, fileName: "theirs.pdf", alreadyStored: true, vendor: { id: vendor.id } });
  });

  it("are not given twice to one vendor; the file stays where it is", async () => {
    const [one, two] = [await createVendorRow(company, { name: "One" }), await createVendorRow(company, { name: "Two" })];
    const bytes = await simpleCertificate();
    const ofOne = await createStoredDocument(company.scope, one.id, { bytes, fileName: "one.pdf" });
    await createStoredDocument(company.scope, two.id, { bytes });
    const answer = await assign(ofOne.id, two.id);
    expect(answer).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining("has the same file already") } } });
    expect(await vendorOf(ofOne.id)).toBe(one.id);
  });
});

describe("a certificate of another firm", () => {
  async function wrongVendor() {
    const vendor = await createVendorRow(company, { name: "Harrow Roofs" });
    const { id } = await createStoredDocument(company.scope, vendor.id);
    await finishAs(id, 1);
    return { vendor, id };
  }

  it("moves to the right vendor, and both statuses and counts follow", async () => {
    const { vendor, id } = await wrongVendor();
    const right = await createVendorRow(company);
    expect((await getVendor(company.scope, vendor.id)).complianceStatus).toBe("NON_COMPLIANT");
    expect((await assign(id, right.id)).body).toMatchObject({
      data: { vendor: { id: right.id }, insuredDoubt: null, complianceStatus: "COMPLIANT" },
    });
    expect(await getVendor(company.scope, vendor.id)).toMatchObject({ complianceStatus: "NO_DOCUMENTS", documentsCount: 0 });
    expect(await getVendor(company.scope, right.id)).toMatchObject({ complianceStatus: "COMPLIANT", documentsCount: 1 });
    expect(await events()).toContain("document.moved");
  });

  it("ends at one vendor when moves cross each other, with uploads, readings and deletions between them", async () => {
    const [one, two] = [await createVendorRow(company, { name: "One" }), await createVendorRow(company)];
    const files = await Promise.all([one, two, one, two].map((vendor) => createStoredDocument(company.scope, vendor.id)));
    const waiting = await Promise.all([1, 2].map(async () => uploadedOf(await drop())));
    const moves = [...files, ...waiting].flatMap(({ id }, at) => [
      () => assign(id, at % 2 ? one.id : two.id),
      () => finishAs(id, 1),
      () => placeByInsured(company.scope, id),
      () => assign(id, at % 2 ? two.id : one.id),
      () => createStoredDocument(company.scope, at % 2 ? two.id : one.id),
    ]);
    const outcomes = await Promise.allSettled([...moves.map((move) => move()), deleteDocument(company.scope, files[0]?.id ?? "")]);
    const broken = outcomes.filter((outcome) =>
      outcome.status === "rejected"
        ? outcome.reason.code !== "not_found"
        : outcome.value && "status" in outcome.value && Number(outcome.value.status) >= 500,
    );
    expect(broken).toEqual([]);
    const documents = await inCompany(company.scope, (tx) => tx.document.findMany({ select: { vendorId: true } }));
    for (const { id } of [one, two]) {
      const owned = documents.filter(({ vendorId }) => vendorId === id).length;
      expect((await getVendor(company.scope, id)).documentsCount).toBe(owned);
      const strays = await inCompany(company.scope, (tx) =>
        tx.policy.count({ where: { vendorId: id, document: { vendorId: { not: id } } } }),
      );
      expect(strays).toBe(0);
    }
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: null });
  });

  it("is accepted as the same firm with the move when the person says so", async () => {
    const { id } = await wrongVendor();
    const near = await createVendorRow(company, { name: "Invented Paving LLC" });
    const json = { vendorId: near.id, sameFirm: true };
    await callRoute(assignRoute, { method: "PUT", params: { id }, json, accessToken: member.accessToken });
    expect(await getVendor(company.scope, near.id)).toMatchObject({ acceptedNames: ["Invented Paving"], complianceStatus: "COMPLIANT" });
    expect((await events()).slice(-2)).toEqual(["vendor.name_accepted", "document.moved"]);
  });

  it("is the same firm when a person says so: the name is kept, the next one is not asked about, and it can be removed", async () => {
    const { vendor, id } = await wrongVendor();
    expect((await accept(id, "Somebody Not On It")).status).toBe(400);
    expect((await accept(id, "Invented Paving")).body).toMatchObject({ data: { insuredDoubt: null, complianceStatus: "COMPLIANT" } });
    expect((await accept(id, "Invented Paving")).status).toBe(200);
    expect(await getVendor(company.scope, vendor.id)).toMatchObject({ acceptedNames: ["Invented Paving"], complianceStatus: "COMPLIANT" });
    const next = await createStoredDocument(company.scope, vendor.id);
    await finishAs(next.id, 1);
    expect((await getDocument(company.scope, next.id)).insuredDoubt).toBeNull();
    expect((await events()).filter((action) => action === "vendor.name_accepted")).toHaveLength(1);
    await updateVendor(company.scope, vendor.id, vendorPatch.parse({ acceptedNames: [] }));
    expect((await getVendor(company.scope, vendor.id)).complianceStatus).toBe("NON_COMPLIANT");
  });

  it("cannot be accepted while the file has no vendor", async () => {
    const { id } = uploadedOf(await drop());
    await readAndPlace(id);
    expect((await accept(id, "Invented Paving")).status).toBe(409);
  });
});
