import { expect, it } from "vitest";
import { papersOfKind } from "@/lib/compliance/checks/documents-rules";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import { type JudgedFileRow, toContents } from "@/lib/compliance/facts/dto";
import { withEntered } from "@/lib/compliance/facts/rules";

const notice = (id: string, over: Partial<Notice> = {}): Notice => ({
  ...{ id, documentId: "file", kind: "cancellation", policyNumber: "GL-1", coverage: null, effective: "2026-06-01", noticeDate: null },
  ...over,
});

it("a person's entries about a paper replace its reading only once all of it is entered", () => {
  const [clear, unclear, elsewhere] = [notice("1"), notice("2", { policyNumber: null }), notice("3", { documentId: "other" })];
  const read = [clear, unclear, elsewhere];
  const [first, second] = [notice("4", { policyNumber: "CA-1" }), notice("5")];
  expect(withEntered(read, [])).toEqual(read);
  expect(withEntered(read, [first]), "the other policy of the paper stays canceled").toEqual([...read, first]);
  expect(withEntered(read, [first, second])).toEqual([elsewhere, first, second]);
  expect(withEntered(read, [notice("6", { documentId: null })])).toHaveLength(4);
});

const fileRow = (over: Partial<JudgedFileRow>): JudgedFileRow => ({
  ...{ id: "file", vendorId: "vendor", fileName: "file.pdf", createdAt: new Date(), processingStatus: "PROCESSED", confirmedInsured: [] },
  ...{ typedDocumentType: null, typedExpiration: null, holderAnswer: null, holderDoubt: null, isInsuredRejected: false, result: null },
  ...{ reviewReasons: [], kindId: null, kindSource: null, kindExpires: null, paperNumber: null, issuedOn: null, expiresOn: null },
  ...over,
});

it("a paper without a date of its own counts from its upload by the company's calendar", () => {
  const evening = new Date("2026-12-01T02:00:00Z");
  const ofKind = { kindId: "license", kindSource: "person", kindExpires: "date", expiresOn: "2027-12-01" };
  const rows = [
    fileRow({ ...ofKind, id: "undated", createdAt: evening }),
    fileRow({ ...ofKind, id: "issued", createdAt: new Date("2026-11-30T15:00:00Z"), issuedOn: "2026-12-01" }),
    fileRow({ ...ofKind, id: "earlier", createdAt: new Date("2026-12-01T01:59:00Z") }),
  ];
  const newest = (timeZone: string) => {
    const kindPapers = rows.flatMap((row) => toContents(row, timeZone).kindPapers);
    return papersOfKind({ kindPapers }, "license", dayOf("2026-12-05")).map(({ id }) => id);
  };
  expect(newest("America/Chicago"), "it is November there").toEqual(["issued", "undated", "earlier"]);
  expect(newest("Europe/Paris")).toEqual(["undated", "earlier", "issued"]);
});
