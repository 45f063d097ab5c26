import { beforeEach, describe, expect, it } from "vitest";
import { POST as review } from "@/app/api/documents/[id]/review/route";
import { PATCH as patch } from "@/app/api/documents/[id]/route";
import { GET as queue } from "@/app/api/review/route";
import { reprocessDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { getReview } from "@/lib/documents/review/queries";
import type { QueueDto } from "@/lib/documents/review/queue-schema";
import type { ReviewDto, Statement } from "@/lib/documents/review/schema";
import type { Extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createReadDocument,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { wordsIn } from "@/lib/testing/words";
import { updateVendor } from "@/lib/vendors/commands";
import { getVendor } from "@/lib/vendors/queries";
import { vendorPatch } from "@/lib/vendors/schema";

let company: TestCompany;
let manager: TestMember;
let vendorId: string;

beforeEach(async () => {
  company = await createCompany();
  manager = await createMember(company, "MANAGER", { firstName: "Mona", lastName: "Manager" });
  vendorId = (await createVendorRow(company)).id;
});

const expirationPointer = "/policies/0/expirationDate";
const unclear = () => readingOf({ expiration: null, effective: "2026-06-01", unreadable: [expirationPointer] });

const readDocument = (reading: Extraction = unclear(), toVendor = vendorId) => createReadDocument(company.scope, toVendor, reading);

async function readAgain(id: string, reading: Extraction): Promise<void> {
  const { revision } = await getReview(company.scope, id);
  await reprocessDocument(company.scope, id);
  await beginReading(company.scope, { documentId: id, revision: revision + 1 });
  await finishReading(company.scope, { documentId: id, revision: revision + 1 }, reading);
}

async function state(id: string, statements: Statement[], { revision = 0, by = manager } = {}) {
  const seen = revision || (await getReview(company.scope, id)).revision;
  return callRoute(review, { method: "POST", params: { id }, json: { revision: seen, statements }, accessToken: by.accessToken });
}
const value = (pointer: string, stated: string | number | boolean | null): Statement => ({
  kind: "value",
  certificate: 0,
  pointer,
  value: stated,
});
const waiting = async () => {
  const { body } = await callRoute(queue, { accessToken: manager.accessToken });
  return (body as { data: QueueDto }).data;
};
const statusOf = async (id = vendorId) => (await getVendor(company.scope, id)).complianceStatus;
const first = async (id: string) => wordsIn(await getReview(company.scope, id)).certificates[0];

describe("a correction", () => {
  it("counts at once for document, coverages, vendor and queue, and says who, when, what was and what is", async () => {
    const id = await readDocument();
    expect(await statusOf()).toBe("UNDER_REVIEW");
    expect(await waiting()).toMatchObject({ documents: [{ id }], pagination: { total: 1 } });
    const { status, body } = await state(id, [value(expirationPointer, "2099-06-01")]);
    expect(status).toBe(200);
    const { data } = body as { data: ReviewDto };
    expect(data).toMatchObject({ revision: 2, needsReview: false, next: null });
    expect(data.history[0]).toMatchObject({
      by: "Mona Manager",
      changes: [{ kind: "value", name: "General liability: Expiration date", from: null, wasUnreadable: true, to: "2099-06-01" }],
    });
    expect(data.history[1]).toMatchObject({ by: null, changes: [] });
    expect(await statusOf()).toBe("COMPLIANT");
    expect(await getDocument(company.scope, id)).toMatchObject({ reviewReasons: [], expirationDate: "2099-06-01" });
    expect((await waiting()).pagination.total).toBe(0);
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { subjectId: id }, orderBy: { seq: "asc" } }));
    expect(events.at(-1)).toMatchObject({ action: "document.reviewed", actorId: manager.id, details: { changes: [{ to: "2099-06-01" }] } });
    expect((await checkChain(company.scope)).brokenAt).toBeNull();
  });

  it("may say that something is not on the form, which is another answer than unreadable and no less a doubt", full, async () => {
    const id = await readDocument();
    await state(id, [value(expirationPointer, null)]);
    expect(await first(id)).toMatchObject({ unreadable: [], policies: [{ expirationDate: null }] });
    expect(await getDocument(company.scope, id)).toMatchObject({
      reviewReasons: ["General liability: no expiration date is stated."],
    });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it("of the insured's name decides whose certificate it is", full, async () => {
    const id = await readDocument(readingOf({ insured: "Inverted Paving" }));
    expect((await getDocument(company.scope, id)).insuredDoubt).not.toBeNull();
    await state(id, [value("/insured/name", "Invented Paving")]);
    expect(await getDocument(company.scope, id)).toMatchObject({ insuredDoubt: null, insuredNames: ["Invented Paving"] });
    expect(await statusOf()).toBe("COMPLIANT");
  });

  it("of the insured's name brings a file without a vendor to the one that it names", full, async () => {
    const { id } = await createStoredDocument(company.scope, null);
    await beginReading(company.scope, { documentId: id, revision: 1 });
    await finishReading(company.scope, { documentId: id, revision: 1 }, readingOf({ insured: "Nobody Known" }));
    expect(await waiting()).toMatchObject({ documents: [{ id, vendor: null }] });
    await state(id, [value("/insured/name", "Invented Paving")]);
    expect(await getDocument(company.scope, id)).toMatchObject({ vendor: { id: vendorId }, complianceStatus: "COMPLIANT" });
    expect(await statusOf()).toBe("COMPLIANT");
    expect((await waiting()).pagination.total).toBe(0);
  });

  it("never makes a policy that ends before it begins count as clear", async () => {
    const id = await readDocument(readingOf({ effective: "2026-06-01" }));
    await state(id, [value("/policies/0/effectiveDate", "2099-07-01")]);
    expect(await getDocument(company.scope, id)).toMatchObject({
      reviewReasons: ["General liability: the policy expires before it starts."],
    });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it.each([
    ["/policies/0/expirationDate", "2099-02-31"],
    ["/policies/0/expirationDate", 5],
    ["/policies/0/limits/eachOccurrence", -1],
    ["/policies/0/limits/__proto__", 1],
    ["/policies/9/expirationDate", "2099-06-01"],
    ["/policies/0/additionalInsured", "yes"],
    ["/policies/0/type", null],
    ["/insurers/0/naic", "12"],
    ["/evidence", "x"],
  ])("that does not fit %s (%s) is refused with the field's name, and nothing of the call is taken", async (pointer, stated) => {
    const id = await readDocument();
    const answer = await state(id, [value("/insured/name", "Somebody Else"), value(pointer, stated)]);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { fields: { [pointer]: expect.any(String) } } });
    expect(await first(id)).toMatchObject({ insured: { name: "Invented Paving" } });
    expect((await getReview(company.scope, id)).revision).toBe(1);
  });

  it("that conflicts with someone else's change is refused clearly, and theirs stays", async () => {
    const id = await readDocument();
    await state(id, [value(expirationPointer, "2099-06-01")], { revision: 1 });
    const late = await state(id, [value(expirationPointer, "2098-06-01")], { revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("changed this document after you opened it") } },
    });
    expect((await first(id))?.policies[0]?.expirationDate).toBe("2099-06-01");
  });

  it("made by two at the same moment is taken from one of them", async () => {
    const id = await readDocument();
    const answers = await Promise.all(
      ["2097-06-01", "2098-06-01"].map((date) => state(id, [value(expirationPointer, date)], { revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await getReview(company.scope, id)).history).toHaveLength(2);
  });

  it("is not for viewers, nor for other companies", async () => {
    const id = await readDocument();
    const viewer = await createMember(company, "VIEWER");
    const neighbour = await createMember(await createCompany());
    expect((await state(id, [value(expirationPointer, null)], { by: viewer })).status).toBe(403);
    expect((await state(id, [value(expirationPointer, null)], { by: neighbour })).status).toBe(404);
    expect((await getReview(company.scope, id)).revision).toBe(1);
    await expect(getReview(neighbour.scope, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("waits until the file has been read", async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    expect((await state(id, [value("/insured/name", "Invented Paving")])).status).toBe(409);
  });
});

describe("a coverage", () => {
  it("that was not seen is added and filled in", async () => {
    const id = await readDocument(readingOf({ expiration: "2099-06-01" }));
    const added: Statement = { kind: "addPolicy", certificate: 0, type: "AUTO_LIABILITY", typeText: null };
    await state(id, [added, value("/policies/1/expirationDate", "2030-01-01"), value("/policies/1/limits/combinedSingleLimit", 1_000_000)]);
    const { policies } = await getDocument(company.scope, id);
    expect(policies).toMatchObject([
      { coverage: "GENERAL_LIABILITY" },
      { coverage: "AUTO_LIABILITY", expirationDate: "2030-01-01", limits: [{ key: "combinedSingleLimit", amount: 1_000_000 }] },
    ]);
  });

  it("that is not on the form is taken out, with its doubts, and those after it keep theirs", full, async () => {
    const id = await readDocument(readingOf({ policies: 2, unreadable: ["/policies/0/policyNumber", "/policies/1/insurerLetter"] }));
    await state(id, [{ kind: "remove", certificate: 0, list: "policies", position: 0 }]);
    expect(await first(id)).toMatchObject({ policies: [{ policyNumber: "GL-0001" }], unreadable: ["/policies/0/insurerLetter"] });
  });

  it("may be stated for a file in which none was found", full, async () => {
    const nothing = { ...readingOf(), certificates: [] };
    const id = await readDocument(nothing);
    await state(id, [
      { kind: "addPolicy", certificate: 0, type: "GENERAL_LIABILITY", typeText: null },
      value("/insured/name", "Invented Paving"),
      value("/policies/0/expirationDate", "2099-01-01"),
    ]);
    expect(await statusOf()).toBe("COMPLIANT");
  });
});

describe("a file that states no coverage", () => {
  it("is done when a person says so, and asks again when they take it back", async () => {
    const id = await readDocument({ ...readingOf(), certificates: [] });
    expect((await waiting()).pagination.total).toBe(1);
    const say = (documentType: string | null) =>
      callRoute(patch, { method: "PATCH", params: { id }, json: { documentType }, accessToken: manager.accessToken });
    expect((await say("OTHER")).body).toMatchObject({ data: { documentType: "OTHER", reviewReasons: [] } });
    expect((await waiting()).pagination.total).toBe(0);
    expect((await say(null)).status).toBe(200);
    expect((await waiting()).pagination.total).toBe(1);
    expect((await say("A_POEM")).status).toBe(400);
  });
});

describe("reading a file again", () => {
  it("keeps a correction where the reader finds what it found then", async () => {
    const id = await readDocument();
    await state(id, [value(expirationPointer, "2099-06-01")]);
    await readAgain(id, unclear());
    expect((await first(id))?.policies[0]?.expirationDate).toBe("2099-06-01");
    expect(await statusOf()).toBe("COMPLIANT");
    expect((await getReview(company.scope, id)).history.map(({ by, changes }) => [by, changes.length])).toEqual([
      [null, 1],
      [null, 0],
      ["Mona Manager", 1],
      [null, 0],
    ]);
    await readAgain(id, unclear());
    expect((await first(id))?.policies[0]?.expirationDate).toBe("2099-06-01");
  });

  it("asks a person where it finds another value than then, and is content with the answer", async () => {
    const id = await readDocument(readingOf({ expiration: "2098-06-01" }));
    await state(id, [value(expirationPointer, "2099-06-01")]);
    await readAgain(id, readingOf({ expiration: "2096-06-01" }));
    const certificate = await first(id);
    expect(certificate).toMatchObject({ unreadable: [expirationPointer], policies: [{ expirationDate: null }] });
    expect(certificate?.reasons[expirationPointer]).toContain("differs from the earlier correction");
    expect(await statusOf()).toBe("UNDER_REVIEW");
    expect((await waiting()).pagination.total).toBe(1);
    await state(id, [value(expirationPointer, "2099-06-01")]);
    expect(await statusOf()).toBe("COMPLIANT");
  });

  it("keeps what is added and what is taken out", full, async () => {
    const id = await readDocument(readingOf({ policies: 2 }));
    await state(id, [
      { kind: "remove", certificate: 0, list: "policies", position: 1 },
      { kind: "addPolicy", certificate: 0, type: "AUTO_LIABILITY", typeText: null },
      value("/policies/1/policyNumber", "CA-1"),
      value("/policies/1/expirationDate", "2099-06-01"),
    ]);
    await readAgain(id, readingOf({ policies: 2 }));
    expect((await first(id))?.policies).toMatchObject([{ policyNumber: "GL-0001" }, { type: "AUTO_LIABILITY", policyNumber: "CA-1" }]);
    expect(await statusOf()).toBe("COMPLIANT");
  });

  it("loses nothing when it fails, and takes it up when it succeeds", async () => {
    const id = await readDocument();
    await state(id, [value(expirationPointer, "2099-06-01")]);
    await reprocessDocument(company.scope, id);
    await beginReading(company.scope, { documentId: id, revision: 3 });
    await failReading(company.scope, { documentId: id, revision: 3 }, "The reader stopped.");
    expect(await waiting()).toMatchObject({ documents: [{ id, processingStatus: "FAILED" }] });
    await readAgain(id, unclear());
    expect(await statusOf()).toBe("COMPLIANT");
  });
});

describe("the queue", () => {
  it("has what ends soonest first, then what came first, and names the next", async () => {
    const of = (number: string, expiration: string) =>
      readingOf({ number, expiration, line: number === "A" ? "AUTO_LIABILITY" : "GENERAL_LIABILITY", unreadable: ["/insurers/0/name"] });
    const late = await readDocument(of("A", "2099-06-01"));
    const undated = await readDocument(readingOf({ line: "WORKERS_COMPENSATION", number: "W", expiration: null }));
    const soon = await readDocument(of("C", "2050-06-01"));
    expect((await waiting()).documents.map(({ id }) => id)).toEqual([soon, late, undated]);
    expect((await getReview(company.scope, soon)).next?.id).toBe(late);
    expect((await getReview(company.scope, late)).next?.id).toBe(undated);
    expect((await getReview(company.scope, undated)).next?.id, "after the last one, the first").toBe(soon);
  });

  it("leaves out what a newer certificate has superseded, and what belongs to an inactive vendor", full, async () => {
    const unnamed = { unreadable: ["/insurers/0/name"] };
    const old = await readDocument(readingOf({ ...unnamed, dated: "2026-01-01" }));
    expect((await waiting()).documents.map(({ id }) => id)).toEqual([old]);
    await readDocument(readingOf({ dated: "2026-02-01" }));
    expect((await waiting()).pagination.total).toBe(0);
    const other = await createVendorRow(company);
    const theirs = await readDocument(unclear(), other.id);
    expect((await waiting()).documents.map(({ id }) => id)).toEqual([theirs]);
    await updateVendor(company.scope, other.id, vendorPatch.parse({ status: "INACTIVE" }));
    expect(await waiting()).toMatchObject({ documents: [], pagination: { total: 0 } });
  });
});

describe("a limit without a line of its own", () => {
  it("is added by its name and amount, shown with its coverage, and listed in the history", async () => {
    const id = await readDocument(readingOf());
    const limit: Statement = { kind: "addLimit", certificate: 0, policy: 0, label: "Each claim", amount: 2_000_000 };
    expect((await state(id, [limit])).status).toBe(200);
    const { policies } = await getDocument(company.scope, id);
    expect(policies[0]?.otherLimits).toEqual([{ label: "Each claim", amount: 2_000_000 }]);
    const { history } = wordsIn(await getReview(company.scope, id));
    expect(history[0]).toMatchObject({ by: "Mona Manager", changes: [{ kind: "limit", name: "General liability: Each claim" }] });
    expect(await state(id, [{ ...limit, label: "EACH CLAIM" }])).toMatchObject({
      status: 400,
      body: { error: { fields: { label: "EACH CLAIM is already listed" } } },
    });
    expect((await state(id, [{ ...limit, label: "Aggregate", policy: 7 }])).status).toBe(400);
    expect((await state(id, [{ ...limit, label: " " }])).status).toBe(400);
    await state(id, [value("/policies/0/otherLimits/0", null)]);
    expect((await getDocument(company.scope, id)).policies[0]?.otherLimits).toEqual([]);
  });
});

describe("a file that could not be read", () => {
  const reason = "This PDF is protected by a password.";
  const failed = async () => {
    const { id } = await createStoredDocument(company.scope, vendorId);
    await beginReading(company.scope, { documentId: id, revision: 1 });
    await failReading(company.scope, { documentId: id, revision: 1 }, reason);
    return id;
  };
  const coverage: Statement = { kind: "addPolicy", certificate: 0, type: "GENERAL_LIABILITY", typeText: null };
  const rest = [
    value("/insured/name", "Invented Paving"),
    value("/policies/0/policyNumber", "GL-7"),
    value("/policies/0/effectiveDate", "2026-01-01"),
    value(expirationPointer, "2099-06-01"),
  ];

  it("is entered by hand: status and queue follow by the same rules, and it is that person's reading", async () => {
    const id = await failed();
    expect(await statusOf()).toBe("UNDER_REVIEW");
    expect((await state(id, [coverage])).status).toBe(200);
    expect(await statusOf(), "a coverage without a date is not green").toBe("UNDER_REVIEW");
    expect(await getDocument(company.scope, id)).toMatchObject({
      processingStatus: "PROCESSED",
      failureReason: null,
      reviewReasons: ["The certificate has no insured name.", "General liability: no expiration date is stated."],
    });
    expect((await state(id, rest)).status).toBe(200);
    expect(await statusOf()).toBe("COMPLIANT");
    expect(await waiting()).toMatchObject({ documents: [] });
    expect(wordsIn(await getReview(company.scope, id)).history).toMatchObject([
      { by: "Mona Manager", error: null },
      { by: "Mona Manager", error: null, changes: [{ kind: "add", name: "General liability" }] },
      { by: null, error: reason },
    ]);
  });

  it("keeps what was entered when it fails again, and compares it when it can be read after all", full, async () => {
    const id = await failed();
    await state(id, [coverage, ...rest]);
    await reprocessDocument(company.scope, id);
    await beginReading(company.scope, { documentId: id, revision: 3 });
    await failReading(company.scope, { documentId: id, revision: 3 }, reason);
    expect(await getDocument(company.scope, id)).toMatchObject({ processingStatus: "PROCESSED", expirationDate: "2099-06-01" });
    expect(await statusOf()).toBe("COMPLIANT");

    await readAgain(id, readingOf({ expiration: "2098-06-01", effective: "2026-01-01" }));
    expect(await statusOf(), "the file says another date").toBe("UNDER_REVIEW");
    expect((await getDocument(company.scope, id)).reviewReasons.join()).toContain("expiration date");
  });

  it("takes nothing from a person who saw it before it was read again", async () => {
    const id = await failed();
    await reprocessDocument(company.scope, id);
    expect((await state(id, [coverage], { revision: 1 })).status).toBe(409);
  });
});
