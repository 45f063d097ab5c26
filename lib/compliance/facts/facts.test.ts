import { expect, it } from "vitest";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
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
