import { beforeEach, describe, expect, it } from "vitest";
import { POST as answerRoute } from "@/app/api/documents/[id]/marks/route";
import { GET as reviewRoute } from "@/app/api/documents/[id]/review/route";
import { GET as wordingsRoute } from "@/app/api/wordings/route";
import { answerWording, withdrawAnswer } from "@/lib/compliance/wordings/commands";
import { reprocessDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { reviewDocument, undoReview } from "@/lib/documents/review/commands";
import type { MarkDto, MarkInput } from "@/lib/documents/review/marks-schema";
import { listQueue } from "@/lib/documents/review/queue-queries";
import { queueQuery } from "@/lib/documents/review/queue-schema";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { Extraction, ReadMark } from "@/lib/extraction/schema";
import {
  createCompany,
  createMember,
  createReadDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { getVendor } from "@/lib/vendors/queries";

let company: TestCompany;
let dana: TestMember;
let vendorId: string;
beforeEach(async () => {
  company = await createCompany();
  dana = await createMember(company, "MANAGER", { firstName: "Dana", lastName: "Whitcomb" });
  vendorId = (await createVendorRow(company)).id;
});

const number = "/policies/0/policyNumber";
const rowMark: ReadMark = { page: 1, box: [40, 280, 90, 290], text: "SIR applies", policy: 0 };
const pageMark: ReadMark = { page: 1, box: [40, 700, 90, 710], text: "Not for this job", policy: null };
const cellMark: ReadMark = { page: 1, box: [220, 296, 260, 304], text: "canc. 11/1/26", policy: 0, value: number };
const line: ReadMark = { ...cellMark, text: "" };

/** A certificate with these marks. Those beside a value leave it in doubt. */
function marked(marks: ReadMark[], wishes: Parameters<typeof readingOf>[0] = {}): Extraction {
  const reading = readingOf(wishes);
  const [certificate] = reading.certificates;
  if (!certificate) throw new Error("no certificate");
  for (const { value, text } of marks) {
    if (!value) continue;
    certificate.reasons[value] = text ? `In the same cell the certificate says "${text}".` : "A line runs through this value.";
    certificate.unreadable.push(value);
    certificate.evidence[value] = { page: 1, box: [200, 296, 260, 304], text: "", reader: "text", confidence: 0.99 };
  }
  return { ...reading, certificates: [{ ...certificate, marks }] };
}
const filed = (reading: Extraction, vendor = vendorId) => createReadDocument(company.scope, vendor, reading);

async function reviewOf(id: string): Promise<ReviewDto> {
  const { body } = await callRoute(reviewRoute, { params: { id }, accessToken: dana.accessToken });
  return (body as { data: ReviewDto }).data;
}
const markOf = async (id: string): Promise<MarkDto | undefined> => (await reviewOf(id)).marks[0];
async function answer(id: string, input: Partial<MarkInput>, by = dana) {
  const revision = input.revision ?? (await reviewOf(id)).revision;
  const json = { certificate: 0, mark: 0, ...input, revision };
  return callRoute(answerRoute, { method: "POST", params: { id }, json, accessToken: by.accessToken });
}
const statusOf = async () => (await getVendor(company.scope, vendorId)).complianceStatus;
async function wordings(state: "open" | "answered") {
  const { body } = await callRoute(wordingsRoute, { path: `/?state=${state}`, accessToken: dana.accessToken });
  return (body as { data: { wordings: { id: string; wording: string }[] } }).data.wordings;
}

describe("a mark that someone answers for one document", () => {
  it.each([
    ["in a coverage's row", rowMark, "General liability"],
    ["beside a value", cellMark, "General liability: Policy number"],
    ["on the page", pageMark, null],
  ])("is listed with its place, no longer holds the vendor, and is asked again when that is undone: %s", async (_, mark, touches) => {
    const id = await filed(marked([mark]));
    expect(await statusOf()).toBe("UNDER_REVIEW");
    expect(await markOf(id)).toMatchObject({ box: mark.box, page: 1, text: mark.text, touches, answered: null });
    expect((await listQueue(dana.scope, queueQuery.parse({}))).documents[0]).toMatchObject({ valuesToCheck: 0, marksToCheck: 1 });
    expect(await wordings("open")).toHaveLength(1);
    expect((await answer(id, { answer: "nothing" })).status).toBe(200);
    expect(await markOf(id)).toMatchObject({ replies: [], answered: { answer: "nothing", by: "Dana Whitcomb", revision: 2 } });
    expect([await statusOf(), await wordings("open")]).toEqual(["COMPLIANT", []]);
    await undoReview(dana.scope, id, { revision: 2 });
    expect(await markOf(id)).toMatchObject({ answered: null });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it("keeps its answer when the file is read again, and another mark in its place is asked", async () => {
    const id = await filed(marked([cellMark]));
    await answer(id, { answer: "nothing" });
    const readAgain = async (mark: ReadMark) => {
      const { revision } = await reviewOf(id);
      await reprocessDocument(company.scope, id);
      await beginReading(company.scope, { documentId: id, revision: revision + 1 });
      await finishReading(company.scope, { documentId: id, revision: revision + 1 }, marked([mark]));
    };
    await readAgain({ ...cellMark, box: [221, 296, 261, 304] });
    expect(await markOf(id)).toMatchObject({ answered: { answer: "nothing", by: "Dana Whitcomb" } });
    expect(await statusOf()).toBe("COMPLIANT");
    await readAgain({ ...cellMark, text: "void" });
    expect(await markOf(id)).toMatchObject({ text: "void", answered: null });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });
});

describe("a mark that someone answers for all certificates", () => {
  it.each([rowMark, cellMark])(
    "closes the question under Wordings and on other documents, and opens it when that is undone: $text",
    async (mark) => {
      const [one, other] = [await filed(marked([mark])), await filed(marked([mark], { number: "GL-2" }))];
      expect((await markOf(one))?.replies).toContain("always");
      expect((await answer(one, { answer: "always" })).status).toBe(200);
      const [said] = await wordings("answered");
      for (const id of [one, other])
        expect(await markOf(id)).toMatchObject({
          answered: { by: "Dana Whitcomb", revision: null, wordings: [{ id: said?.id, answer: "nothing" }] },
        });
      expect([await statusOf(), await wordings("open")]).toEqual(["COMPLIANT", []]);
      expect((await reviewOf(other)).certificates[0]?.unreadable).toEqual([]);
      await withdrawAnswer(dana.scope, said?.id ?? "");
      expect(await markOf(one)).toMatchObject({ answered: null });
      expect(await statusOf()).toBe("UNDER_REVIEW");
    },
  );

  it("is closed by an answer under Wordings", async () => {
    const id = await filed(marked([pageMark]));
    const [open] = await wordings("open");
    await answerWording(dana.scope, { wording: open?.wording ?? "", answer: "nothing", grants: [], coverages: [] });
    expect(await markOf(id)).toMatchObject({ replies: [], answered: { answer: null, by: "Dana Whitcomb" } });
  });

  it.each([
    ["a line", line],
    ["a date alone", { ...cellMark, text: "11/01/2026" }],
  ])("is only answered for the document where it has no words: %s", async (_, mark) => {
    const id = await filed(marked([mark]));
    expect((await markOf(id))?.replies).toEqual(["nothing", "changes", "invalid"]);
    expect(await answer(id, { answer: "always" })).toMatchObject({ status: 400 });
    await answer(id, { answer: "nothing" });
    expect(await statusOf()).toBe("COMPLIANT");
  });
});

describe("a mark that changes a value", () => {
  it("is answered with the value, or by the correction of the value itself", async () => {
    const [one, other] = [await filed(marked([cellMark])), await filed(marked([line], { number: "GL-2" }))];
    expect((await answer(one, { answer: "changes", value: "GL-9" })).status).toBe(200);
    await reviewDocument(dana.scope, other, {
      revision: 1,
      statements: [{ kind: "value", certificate: 0, pointer: number, value: "GL-8" }],
    });
    for (const id of [one, other]) expect(await markOf(id)).toMatchObject({ answered: { answer: "changes", by: "Dana Whitcomb" } });
    expect((await reviewOf(one)).certificates[0]?.policies[0]?.policyNumber).toBe("GL-9");
    expect(await statusOf()).toBe("COMPLIANT");
  });

  it("names the value where it is in a row", async () => {
    const id = await filed(marked([rowMark]));
    const limit = "/policies/0/limits/eachOccurrence";
    expect(await answer(id, { answer: "changes", pointer: limit, value: 500_000 })).toMatchObject({ status: 200 });
    expect((await reviewOf(id)).certificates[0]?.policies[0]?.limits.eachOccurrence).toBe(500_000);
  });
});

describe("a certificate that someone calls not valid by a mark", () => {
  it("does not count and needs no one, until a later certificate takes its place", async () => {
    const id = await filed(marked([pageMark, { ...line, value: "/policies/0/expirationDate" }]));
    await answer(id, { answer: "invalid" });
    expect(await statusOf()).toBe("NON_COMPLIANT");
    const { complianceStatus, reviewReasons } = await getDocument(dana.scope, id);
    expect([complianceStatus, reviewReasons.join()]).toEqual(["NON_COMPLIANT", expect.stringContaining("Not for this job")]);
    expect((await reviewOf(id)).marks.map(({ answered }) => answered?.answer)).toEqual(["invalid"]);
    expect((await listQueue(dana.scope, queueQuery.parse({}))).documents).toEqual([]);
    await filed(readingOf({ number: "GL-NEW" }));
    expect(await statusOf()).toBe("COMPLIANT");
  });
});

describe("an answer that cannot be kept", () => {
  it.each<[string, Partial<MarkInput>, number, string]>([
    ["a mark that is not there", { mark: 7, answer: "nothing" }, 400, "This mark is not on this document."],
    [
      "a value where the mark touches none",
      { answer: "changes", value: "x" },
      400,
      "This mark touches no such value. Choose another answer.",
    ],
    [
      "a value elsewhere",
      { answer: "changes", pointer: number, value: "x" },
      400,
      "This mark touches no such value. Choose another answer.",
    ],
    ["an older reading", { answer: "nothing", revision: 9 }, 409, "Someone changed this document"],
  ])("says why: %s", async (_, input, status, message) => {
    const id = await filed(marked([pageMark]));
    const told = await answer(id, input);
    expect(told).toMatchObject({ status, body: { error: { message: expect.stringContaining(message) } } });
    expect(await statusOf()).toBe("UNDER_REVIEW");
  });

  it("says that it was answered, that a newer certificate counts, and nothing of another company's", async () => {
    const id = await filed(marked([pageMark]));
    await answer(id, { answer: "nothing" });
    expect(await answer(id, { answer: "invalid" })).toMatchObject({ status: 409 });
    const old = await filed(marked([pageMark], { dated: "2026-01-01", number: "GL-5" }));
    await filed(readingOf({ dated: "2026-02-01", number: "GL-5" }));
    expect((await reviewOf(old)).marks).toEqual([]);
    const told = await answer(old, { answer: "nothing" });
    expect(told).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("A newer certificate has replaced this one.") } },
    });
    const stranger = await createMember(await createCompany());
    expect(await answer(id, { answer: "nothing", revision: 2 }, stranger)).toMatchObject({ status: 404 });
  });
});
