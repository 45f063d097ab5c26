import { expect, it } from "vitest";
import { asksForPerson, entryGroups, nextDoubt } from "@/components/review/entries";
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
