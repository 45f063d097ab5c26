import { expect, it } from "vitest";
import { asksForPerson, clearValues, countKinds, doubtsFirst, entryGroups, nextDoubt } from "@/components/review/entries";
import { beginning } from "@/components/review/field-editor";
import { countToCheck } from "@/lib/documents/review/to-check-rules";
import { readingOf } from "@/lib/testing/reading";

/** What a person is asked for when a certificate states neither its insured nor when its first coverage ends. */
function askedFor(given: { dated: boolean }): string[] {
  const certificates = structuredClone(readingOf().certificates);
  const [certificate] = certificates;
  if (!certificate?.policies[0]) throw new Error("there is one");
  certificate.insured.name = null;
  certificate.policies[0].expirationDate = null;
  const entries = entryGroups(certificates, given).flatMap((group) => group.entries);
  expect(nextDoubt(entries, null, 1)?.pointer, "the way from doubt to doubt leads there").toBe("/insured/name");
  return entries.filter(asksForPerson).map(({ pointer }) => pointer);
}

it("what a document cannot count without is asked for", () => {
  expect(askedFor({ dated: false })).toEqual(["/insured/name", "/policies/0/expirationDate"]);
});

it("a date that was typed with the file stands in for those that are not on it", () => {
  expect(askedFor({ dated: true })).toEqual(["/insured/name"]);
});

/** A certificate whose additional insured box cannot be read, with a limit that is only likely. */
function doubtful() {
  const certificates = structuredClone(readingOf({ unreadable: ["/policies/0/additionalInsured"] }).certificates);
  const seen = { page: 1, box: [10, 10, 60, 20] as [number, number, number, number], text: "1,000,000", reader: "ocr" as const };
  for (const certificate of certificates) certificate.evidence["/policies/0/limits/eachOccurrence"] = { ...seen, confidence: 0.7 };
  return entryGroups(certificates, { dated: false });
}
const entryAt = (pointer: string) => {
  const entry = doubtful()
    .flatMap((group) => group.entries)
    .find((one) => one.pointer === pointer);
  if (!entry) throw new Error(`there is no ${pointer}`);
  return entry;
};

it("gathers doubts before everything else, each in one place", () => {
  const { doubts, rest } = doubtsFirst(doubtful());
  expect(doubts.map(({ pointer }) => pointer)).toEqual(["/policies/0/additionalInsured", "/policies/0/limits/eachOccurrence"]);
  const below = rest.flatMap((group) => group.entries);
  expect(below.filter(asksForPerson)).toEqual([]);
  expect(below.length + doubts.length).toBe(doubtful().flatMap((group) => group.entries).length);
});

it("never confirms a doubt along with the clear values, and counts those by kind", () => {
  const clear = clearValues(doubtful().flatMap((group) => group.entries));
  expect(clear.filter((entry) => asksForPerson(entry) || entry.value === null)).toEqual([]);
  expect(clear.map(({ pointer }) => pointer)).not.toContain("/policies/0/limits/eachOccurrence");
  expect(countKinds(clear)).toMatch(/^\d+ dates?, .*and \d+ names and texts$/);
});

it("starts the editor of an unreadable value empty, so that a careless Save keeps nothing", () => {
  expect(beginning(entryAt("/policies/0/additionalInsured"))).toBe("");
  const date = { ...entryAt("/policies/0/expirationDate"), value: null, state: "unreadable" as const };
  const evidence = { page: 1, box: [0, 0, 0, 0] as [number, number, number, number], reader: "ocr" as const, confidence: 0.3 };
  expect(beginning({ ...date, evidence: { ...evidence, text: "06/01/2099" } }), "it could be saved as it is").toBe("");
  expect(beginning({ ...date, evidence: { ...evidence, text: "06/O1/20?9" } }), "it cannot be saved as it is").toBe("06/O1/20?9");
});

it("lists as many values to check as the review queue counts", () => {
  const { certificates } = readingOf({
    insured: null,
    expiration: null,
    unreadable: ["/insurers/0/name", "/policies/0/limits/eachOccurrence"],
  });
  for (const one of certificates) one.reasons["/policies/0/policyNumber"] = "It may not be complete.";
  for (const dated of [false, true]) {
    expect(doubtsFirst(entryGroups(certificates, { dated })).doubts).toHaveLength(countToCheck(certificates, { dated }).values);
  }
  expect(countToCheck(certificates, { dated: false })).toEqual({ values: 5, marks: 0 });
});
