import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET as file } from "@/app/api/documents/[id]/file/route";
import { GET as one, DELETE as remove } from "@/app/api/documents/[id]/route";
import { GET as list } from "@/app/api/documents/route";
import { POST as upload } from "@/app/api/documents/upload/route";
import { updateProfile } from "@/lib/companies/profile/commands";
import { getStats } from "@/lib/companies/profile/queries";
import { reprocessDocument } from "@/lib/documents/commands";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { listQueue } from "@/lib/documents/review/queue-queries";
import type { DocumentDetailDto, DocumentDto, UploadedDto } from "@/lib/documents/schema";
import type { Extraction } from "@/lib/extraction/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { removeFiles } from "@/lib/infra/remove-files";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { type Answer, callRoute } from "@/lib/testing/request";
import { updateVendor } from "@/lib/vendors/commands";
import { getVendor, listVendors } from "@/lib/vendors/queries";
import { vendorPatch } from "@/lib/vendors/schema";

let company: TestCompany;
let member: TestMember;
let vendorId: string;

beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
  vendorId = (await createVendorRow(company)).id;
});

async function send(fields: Record<string, string>, bytes: Uint8Array | null, fileName = "certificate.pdf"): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes) form.append("document", new Blob([bytes as BlobPart]), fileName);
  return callRoute(upload, { method: "POST", form, accessToken: member.accessToken });
}
const documentOf = (answer: Answer) => (answer.body as { data: DocumentDto }).data;
const storedFiles = () => readdir(path.join(process.env.STORAGE_DIR ?? "", company.id)).catch(() => []);

async function uploaded(fields: Record<string, string> = {}): Promise<DocumentDto> {
  return documentOf(await send({ vendorId, ...fields }, await simpleCertificate()));
}

async function readAs(document: DocumentDto, reading = readingOf(), revision = 1): Promise<void> {
  await beginReading(company.scope, { documentId: document.id, revision });
  await finishReading(company.scope, { documentId: document.id, revision }, reading);
}

const statusOf = async () => (await getVendor(company.scope, vendorId)).complianceStatus;

describe("an upload", () => {
  it("is stored byte for byte and served under the type that was found in it", async () => {
    const bytes = await simpleCertificate();
    const answer = await send({ vendorId }, bytes, "Versicherung – ü.pdf");
    expect(answer.status).toBe(201);
    const document = documentOf(answer);
    expect(document).toMatchObject({
      fileName: "Versicherung – ü.pdf",
      fileSize: bytes.length,
      processingStatus: "PENDING",
      contentType: "application/pdf",
    });
    const request = { params: { id: document.id }, accessToken: member.accessToken };
    const response = await file(
      new NextRequest("http://coverkeep.test/", {
        headers: { authorization: `Bearer ${member.accessToken}` },
      }),
      {
        params: Promise.resolve(request.params),
      },
    );
    const served = Buffer.from(await response.arrayBuffer());
    expect(createHash("sha256").update(served).digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("sandbox; default-src 'none'");
  });

  it("enqueues the reading in the same transaction", async () => {
    const document = await uploaded();
    const where = { documentId: document.id, finishedAt: null };
    const turns = await inCompany(company.scope, (tx) => tx.readingTurn.findMany({ where }));
    expect(turns).toMatchObject([{ lane: 0, turnOf: vendorId, takenBy: null }]);
    const jobs = await asPlatform().$queryRaw<object[]>`select 1 from pgboss.job where name = 'document.read' and state = 'created'`;
    expect(jobs.length).toBeGreaterThanOrEqual(await asPlatform().readingTurn.count({ where: { finishedAt: null } }));
  });

  it.each([
    ["without a file", {}, null, 400, "Please select a file and vendor"],
    ["without a vendor", { vendorId: "" }, "%PDF-1.7", 400, "Please select a file and vendor"],
    ["of an empty file", {}, "", 400, "The file is empty"],
    ["of a program", {}, "MZ program", 415, "Please upload a PDF, JPG, PNG, DOC or DOCX file"],
    ["with an impossible date", { expirationDate: "2027-02-30" }, "%PDF-1.7", 400, "Please enter a valid expiration date"],
    ["with an unknown type", { documentType: "CAT" }, "%PDF-1.7", 400, "document type"],
    ["for a vendor that is not there", { vendorId: "00000000-0000-4000-8000-000000000000" }, "%PDF-1.7", 404, "Vendor not found"],
  ])("%s is refused in words and leaves nothing stored", async (_name, fields, content, status, words) => {
    const answer = await send({ vendorId, ...fields }, content === null ? null : Buffer.from(content));
    expect(answer.status).toBe(status);
    expect((answer.body as { error: { message: string } }).error.message).toContain(words);
    await vi.waitFor(async () => expect(await storedFiles()).toEqual([]));
  });

  it("over 25 MB is refused and leaves nothing stored", async () => {
    const answer = await send({ vendorId }, Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(25 * 1024 * 1024)]));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ error: { fields: { document: expect.stringContaining("25 MB") } } });
    expect(await storedFiles()).toEqual([]);
  });

  it("that breaks off is refused and leaves neither a file nor a part of one", async () => {
    const begin = '--cut\r\ncontent-disposition: form-data; name="document"; filename="scan.pdf"\r\n\r\n%PDF-1.7 and then';
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error("the connection was lost"));
        else controller.enqueue(Buffer.from(begin));
        sent = true;
      },
    });
    const headers = { authorization: `Bearer ${member.accessToken}`, "content-type": "multipart/form-data; boundary=cut" };
    const request = new NextRequest("http://coverkeep.test/", { method: "POST", headers, body, duplex: "half" });
    const response = await upload(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(400);
    expect(await storedFiles()).toEqual([]);
  });

  it("keeps its name as people see it", async () => {
    expect(documentOf(await send({ vendorId }, await simpleCertificate(), 'a "quoted"\nname.pdf')).fileName).toBe('a "quoted" name.pdf');
    expect(documentOf(await send({ vendorId }, await simpleCertificate(), " ")).fileName).toBe("document");
  });

  it("of exactly 25 MB is taken", full, async () => {
    const answer = await send({ vendorId }, Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(25 * 1024 * 1024 - 8)]));
    expect(answer.status).toBe(201);
  });
});

describe("the same bytes", () => {
  const bytesOf = (answer: Answer) => answer.body as { data: UploadedDto };
  const countRows = () => inCompany(company.scope, (tx) => tx.document.count());

  it("for the same vendor are reported with the existing document, and neither stored nor read again", async () => {
    const bytes = await simpleCertificate();
    const first = documentOf(await send({ vendorId }, bytes, "first.pdf"));
    const again = await send({ vendorId, expirationDate: "2098-01-31" }, bytes, "second.pdf");
    expect(again.status).toBe(200);
    expect(bytesOf(again).data).toMatchObject({ id: first.id, fileName: "first.pdf", alreadyStored: true, expirationDate: null });
    expect(await storedFiles()).toHaveLength(1);
    expect(await countRows()).toBe(1);
    expect((await getVendor(company.scope, vendorId)).documentsCount).toBe(1);
  });

  it.each(["failed", "was done by an older reader"])("are read again where the last reading %s", async (how) => {
    const bytes = await simpleCertificate();
    const { id } = documentOf(await send({ vendorId }, bytes));
    const task = { documentId: id, revision: 1 };
    await beginReading(company.scope, task);
    if (how === "failed") await failReading(company.scope, task, "The file is locked.");
    else {
      await finishReading(company.scope, task, readingOf());
      expect(bytesOf(await send({ vendorId }, bytes)).data, "by the same reader nothing is new").toMatchObject({ isReadAgain: false });
      await inCompany(company.scope, (tx) => tx.reading.updateMany({ where: { documentId: id }, data: { readerVersion: null } }));
    }
    const again = bytesOf(await send({ vendorId }, bytes)).data;
    expect(again).toMatchObject({ id, alreadyStored: true, isReadAgain: true, processingStatus: "PENDING", failureReason: null });
    const turns = await inCompany(company.scope, (tx) => tx.readingTurn.findMany({ where: { documentId: id, finishedAt: null } }));
    expect(turns).toMatchObject([{ lane: 0 }]);
    expect(await storedFiles()).toHaveLength(1);
    expect(bytesOf(await send({ vendorId }, bytes)).data, "once is enough").toMatchObject({ isReadAgain: false });
  });

  it("for another vendor are stored, and said to be there too", async () => {
    const bytes = await simpleCertificate();
    const first = documentOf(await send({ vendorId }, bytes, "first.pdf"));
    const other = await createVendorRow(company, { name: "Other Works" });
    const answer = await send({ vendorId: other.id }, bytes);
    expect(answer.status).toBe(201);
    const { name } = await getVendor(company.scope, vendorId);
    expect(bytesOf(answer).data).toMatchObject({
      alreadyStored: false,
      storedElsewhere: [{ id: first.id, fileName: "first.pdf", vendorName: name }],
    });
  });

  it("sent several times at once are stored once", async () => {
    const bytes = await simpleCertificate();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ vendorId }, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => documentOf(answer).id)).size).toBe(1);
    expect(await storedFiles()).toHaveLength(1);
  });

  it("may come again after they were deleted, and to another company at any time", async () => {
    const bytes = await simpleCertificate();
    const { id } = documentOf(await send({ vendorId }, bytes));
    await callRoute(remove, { method: "DELETE", params: { id }, accessToken: member.accessToken });
    expect((await send({ vendorId }, bytes)).status).toBe(201);
    company = await createCompany();
    member = await createMember(company);
    const foreign = await send({ vendorId: (await createVendorRow(company)).id }, bytes);
    expect(foreign.status).toBe(201);
    expect(bytesOf(foreign).data.storedElsewhere).toEqual([]);
  });
});

describe("the insured's name", () => {
  const detail = async (id: string) => {
    const answer = await callRoute(one, { params: { id }, accessToken: member.accessToken });
    return (answer.body as { data: DocumentDetailDto }).data;
  };

  it("of another firm is a question about the document, in words, and its coverage does not count for the vendor", async () => {
    const document = await uploaded();
    await readAs(document, readingOf({ insured: "Entirely Different Inc" }));
    const text = 'The certificate names "Entirely Different Inc" as insured; this vendor is "Invented Paving".';
    expect(await detail(document.id)).toMatchObject({
      complianceStatus: "NON_COMPLIANT",
      reviewReasons: [text],
      insuredDoubt: { likeness: "different", insured: "Entirely Different Inc" },
      policies: [{ isCurrent: false, otherInsured: "Entirely Different Inc" }],
    });
    const vendor = await getVendor(company.scope, vendorId);
    expect(vendor).toMatchObject({ complianceStatus: "NON_COMPLIANT", earliestExpiration: null });
    expect(vendor.complianceReason).toContain("Entirely Different Inc");
  });

  it("that comes near is a doubt too, and the vendor's name or an accepted one ends it at once", full, async () => {
    const document = await uploaded();
    await readAs(document, readingOf({ insured: "Invented Paving LLC" }));
    expect(await detail(document.id)).toMatchObject({ insuredDoubt: { likeness: "near" }, policies: [{ isCurrent: true }] });
    expect(await statusOf()).toBe("UNDER_REVIEW");
    await updateVendor(company.scope, vendorId, vendorPatch.parse({ name: "INVENTED PAVING, L.L.C." }));
    expect(await statusOf()).toBe("COMPLIANT");
    await updateVendor(company.scope, vendorId, vendorPatch.parse({ name: "Invented Paving" }));
    expect(await statusOf()).toBe("UNDER_REVIEW");
    await updateVendor(company.scope, vendorId, vendorPatch.parse({ acceptedNames: ["Invented Paving LLC"] }));
    expect(await detail(document.id)).toMatchObject({ insuredDoubt: null, reviewReasons: [], complianceStatus: "COMPLIANT" });
  });

  it("and the holder: legal names that were entered leave no certificate green that is made out to another", async () => {
    const admin = (legalNames: string[]) => updateProfile(member.scope, { legalNames });
    const document = await uploaded();
    await readAs(document, readingOf({ holder: "Foreign Contractors Inc\n9 Other Road" }));
    expect(await statusOf(), "before any was entered").toBe("COMPLIANT");
    expect(await detail(document.id)).toMatchObject({ reviewReasons: [], warnings: [expect.stringContaining("Foreign Contractors")] });

    await admin(["Invented Holdings LLC"]);
    const reason = 'The certificate holder is "Foreign Contractors Inc", which does not match your legal names.';
    expect(await detail(document.id)).toMatchObject({
      complianceStatus: "UNDER_REVIEW",
      reviewReasons: [expect.stringContaining(reason)],
      warnings: [],
    });
    const vendor = await getVendor(company.scope, vendorId);
    expect(vendor).toMatchObject({ complianceStatus: "UNDER_REVIEW", complianceReason: expect.stringContaining(reason) });
    expect((await getStats(company.scope)).recentDocuments).toMatchObject([{ status: "UNDER_REVIEW" }]);
    expect((await listQueue(company.scope, { page: 1, limit: 10, dismissed: false })).documents).toMatchObject([{ id: document.id }]);

    await admin(["Invented Holdings LLC", "Foreign Contractors, Inc."]);
    expect(await statusOf()).toBe("COMPLIANT");
    expect(await detail(document.id)).toMatchObject({ reviewReasons: [], complianceStatus: "COMPLIANT" });
  });

  it("on one certificate of several is enough, and the others' coverage is not the vendor's", async () => {
    const document = await uploaded();
    const [ours, theirs] = [
      readingOf({ expiration: "2098-06-01" }),
      readingOf({ insured: "Invented Paving Inc", expiration: "2099-06-01" }),
    ];
    await readAs(document, { ...ours, certificates: [...ours.certificates, ...theirs.certificates] });
    expect(await detail(document.id)).toMatchObject({
      insuredDoubt: null,
      policies: [
        { isCurrent: true, otherInsured: null },
        { isCurrent: false, otherInsured: "Invented Paving Inc" },
      ],
    });
    expect(await getVendor(company.scope, vendorId)).toMatchObject({ complianceStatus: "COMPLIANT", earliestExpiration: "2098-06-01" });
  });

  it("that is not there at all needs a person", async () => {
    const document = await uploaded();
    await readAs(document, readingOf({ insured: null }));
    expect((await detail(document.id)).reviewReasons).toEqual(["The certificate has no insured name."]);
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });
});

describe("a newer certificate", () => {
  const detail = async (id: string) => {
    const answer = await callRoute(one, { params: { id }, accessToken: member.accessToken });
    return (answer.body as { data: DocumentDetailDto }).data;
  };
  const certificates = (...readings: Extraction[]) => ({
    ...readingOf(),
    certificates: [
      { ...(readings[0] as Extraction).certificates[0], policies: readings.flatMap(({ certificates: own }) => own[0]?.policies ?? []) },
    ] as Extraction["certificates"],
  });

  it("supersedes the lines that it renews and leaves the others, which the old document says with a link", async () => {
    const gl = readingOf({ effective: "2026-01-01", expiration: "2027-01-01", dated: "2026-01-02" });
    const auto = readingOf({ line: "AUTO_LIABILITY", number: "CA-1", effective: "2026-01-01", expiration: "2099-01-01" });
    const old = await uploaded();
    await readAs(old, certificates(gl, auto));
    const renewal = documentOf(await send({ vendorId }, await simpleCertificate(), "renewal.pdf"));
    await readAs(renewal, readingOf({ effective: "2026-12-15", expiration: "2099-03-01", dated: "2026-12-20", number: "GL-0002" }));
    expect((await detail(old.id)).policies).toMatchObject([
      { isCurrent: false, supersededBy: { documentId: renewal.id, fileName: "renewal.pdf" } },
      { isCurrent: true, supersededBy: null },
    ]);
    expect((await detail(renewal.id)).policies).toMatchObject([{ isCurrent: true, supersededBy: null }]);
  });

  it("counts by its own date, not by when it arrived", full, async () => {
    const first = await uploaded();
    await readAs(first, readingOf({ dated: "2026-06-01" }));
    const late = await uploaded();
    await readAs(late, readingOf({ dated: "2026-02-01", unreadable: ["/policies/0/limits/eachOccurrence"] }));
    expect((await detail(late.id)).policies).toMatchObject([{ isCurrent: false, supersededBy: { documentId: first.id } }]);
    expect((await detail(first.id)).policies).toMatchObject([{ isCurrent: true }]);
    // What the older one leaves in doubt has been stated since.
    expect(await statusOf()).toBe("COMPLIANT");
  });

  it("brings the older one back when it is deleted", async () => {
    const first = await uploaded();
    await readAs(first, readingOf({ dated: "2026-02-01" }));
    const second = await uploaded();
    await readAs(second, readingOf({ dated: "2026-06-01" }));
    expect((await detail(first.id)).policies).toMatchObject([{ isCurrent: false }]);
    await callRoute(remove, { method: "DELETE", params: { id: second.id }, accessToken: member.accessToken });
    expect((await detail(first.id)).policies).toMatchObject([{ isCurrent: true, supersededBy: null }]);
  });
});

describe("what was typed", () => {
  it("is used, and the read value is shown beside it", async () => {
    const document = await uploaded({ expirationDate: "2098-01-31", documentType: "GENERAL_LIABILITY" });
    await readAs(document);
    const answer = await callRoute(one, { params: { id: document.id }, accessToken: member.accessToken });
    expect(answer.body).toMatchObject({
      data: {
        documentType: "GENERAL_LIABILITY",
        readDocumentType: "CERTIFICATE_OF_INSURANCE",
        expirationDate: "2098-01-31",
        readExpirationDate: "2099-06-01",
        policies: [{ policyNumber: "GL-0001", insurerName: "Invented Mutual", limits: [{ key: "eachOccurrence", amount: 1_000_000 }] }],
      },
    });
  });

  it("gives way to the file where nothing was typed", async () => {
    const document = await uploaded();
    await readAs(document);
    const answer = await callRoute(one, { params: { id: document.id }, accessToken: member.accessToken });
    expect(answer.body).toMatchObject({ data: { documentType: "CERTIFICATE_OF_INSURANCE", expirationDate: "2099-06-01" } });
  });
});

describe("the vendor's badge and the dashboard", () => {
  it("follow a document through its life in the same transaction", async () => {
    const counts = async () => {
      const { totalVendors, compliantVendors, underReviewVendors, noDocumentsVendors, totalDocuments } = await getStats(company.scope);
      return { totalVendors, compliantVendors, underReviewVendors, noDocumentsVendors, totalDocuments };
    };
    const none = { totalVendors: 1, compliantVendors: 0, underReviewVendors: 0, noDocumentsVendors: 0, totalDocuments: 0 };
    expect(await counts()).toEqual({ ...none, noDocumentsVendors: 1 });
    const document = await uploaded();
    expect(await counts()).toEqual({ ...none, underReviewVendors: 1, totalDocuments: 1 });
    await readAs(document);
    expect(await statusOf()).toBe("COMPLIANT");
    expect(await counts()).toEqual({ ...none, compliantVendors: 1, totalDocuments: 1 });
    await callRoute(remove, { method: "DELETE", params: { id: document.id }, accessToken: member.accessToken });
    expect(await counts()).toEqual({ ...none, noDocumentsVendors: 1 });
    expect(await checkChain(company.scope)).toMatchObject({ brokenAt: null });
  });

  it("are never green for what could not be read", async () => {
    const failed = await uploaded({ expirationDate: "2098-01-31" });
    await beginReading(company.scope, { documentId: failed.id, revision: 1 });
    await failReading(company.scope, { documentId: failed.id, revision: 1 }, "This PDF is protected by a password.");
    expect(await statusOf()).toBe("UNDER_REVIEW");
    const unreadable = await uploaded();
    await readAs(unreadable, readingOf({ expiration: null, unreadable: ["/policies/0/expirationDate"] }));
    expect(await statusOf()).toBe("UNDER_REVIEW");
    const noCertificate = await uploaded();
    await readAs(noCertificate, readingOf({ policies: 0 }));
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it("turn by themselves at midnight where the company is, also when no sweep ran", async () => {
    await readAs(await uploaded(), readingOf({ expiration: "2099-06-01" }));
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-05-31T23:59:00-04:00") });
    try {
      expect((await listVendors(company.scope, { search: "", page: 1, limit: 10 })).vendors[0]?.complianceStatus).toBe("EXPIRING_SOON");
      vi.setSystemTime(new Date("2099-06-01T00:01:00-04:00"));
      expect((await listVendors(company.scope, { search: "", page: 1, limit: 10 })).vendors[0]?.complianceStatus).toBe("EXPIRED");
      expect(await getStats(company.scope)).toMatchObject({ expiredVendors: 1, compliantVendors: 0 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a reading", () => {
  it("of an older revision, or a second time, changes nothing", async () => {
    const document = await uploaded();
    await readAs(document);
    await reprocessDocument(company.scope, document.id);
    await finishReading(company.scope, { documentId: document.id, revision: 1 }, readingOf({ expiration: "2050-01-01" }));
    expect(await beginReading(company.scope, { documentId: document.id, revision: 1 })).toBeNull();
    expect(await statusOf()).toBe("UNDER_REVIEW");
    await readAs(document, readingOf(), 2);
    await finishReading(company.scope, { documentId: document.id, revision: 2 }, readingOf({ expiration: "2050-01-01" }));
    expect((await getVendor(company.scope, vendorId)).earliestExpiration).toBe("2099-06-01");
  });

  it("of a document that was deleted meanwhile ends as not found", async () => {
    const document = await uploaded();
    await callRoute(remove, { method: "DELETE", params: { id: document.id }, accessToken: member.accessToken });
    await expect(beginReading(company.scope, { documentId: document.id, revision: 1 })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the list of documents", () => {
  it("really searches, by file and by vendor, and filters by status", async () => {
    await readAs(await uploaded());
    await send({ vendorId }, await simpleCertificate(), "Hundred_percent 100%.pdf");
    const found = async (query: string) => {
      const answer = await callRoute(list, { path: `/?${query}`, accessToken: member.accessToken });
      return (answer.body as { data: { documents: DocumentDto[]; pagination: { total: number } } }).data;
    };
    const names = async (query: string) => (await found(query)).documents.map(({ fileName }) => fileName);
    const idsOf = async (query: string) => (await found(query)).documents.map(({ id }) => id);
    expect(await names("search=CERTIF")).toEqual(["certificate.pdf"]);
    expect(await names("search=100%25")).toEqual(["Hundred_percent 100%.pdf"]);
    expect(await names("search=invented")).toHaveLength(2);
    for (const page of [1, 2, 3]) expect((await found(`search=invented&limit=1&page=${page}`)).pagination.total, `page ${page}`).toBe(2);
    expect(await names("search=%25")).toEqual(["Hundred_percent 100%.pdf"]);
    expect(await names("status=PROCESSED")).toEqual(["certificate.pdf"]);
    expect(await names("limit=1&page=2")).toEqual(["certificate.pdf"]);
    const [newest] = await idsOf("");
    expect(await names(`ids=${newest},00000000-0000-4000-8000-000000000000`)).toEqual(["Hundred_percent 100%.pdf"]);
    expect(await callRoute(list, { path: "/?ids=everything", accessToken: member.accessToken })).toMatchObject({ status: 400 });
  });
});

describe("deleting", () => {
  it("removes the stored file by a job of the same transaction", async () => {
    const document = await uploaded();
    expect(await storedFiles()).toHaveLength(1);
    await callRoute(remove, { method: "DELETE", params: { id: document.id }, accessToken: member.accessToken });
    const jobs = await inCompany(
      company.scope,
      (tx) =>
        tx.$queryRaw<
          { data: { keys: string[] } }[]
        >`select data from pgboss.job where name = 'storage.remove' order by created_on desc limit 1`,
    );
    await removeFiles(jobs[0]?.data.keys ?? []);
    expect(await storedFiles()).toEqual([]);
  });
});
