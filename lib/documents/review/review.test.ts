import { expect, it } from "vitest";
import { groupsOf, isDoubt } from "@/lib/documents/review/rules";
import { readTyped } from "@/lib/documents/review/typed-rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { readingOf } from "@/lib/testing/reading";
import { wordsIn } from "@/lib/testing/words";

const seen = (confidence: number, reader: "text" | "person" = "text") => ({
  page: 1,
  box: [10, 10, 60, 20] as [number, number, number, number],
  text: "as printed",
  reader,
  confidence,
});

function certificateOf(wishes: Partial<ReadCertificate> = {}): ReadCertificate {
  const [certificate] = readingOf().certificates;
  if (!certificate) throw new Error("there is one");
  return { ...structuredClone(certificate), ...wishes };
}
const statesOf = (certificate: ReadCertificate) =>
  Object.fromEntries(groupsOf(certificate).flatMap(({ fields }) => fields.map(({ pointer, state }) => [pointer, state])));

it("a value is sure, confirmed, doubtful, unreadable or not on the form, and only three of these ask for a person", () => {
  const states = statesOf(
    certificateOf({
      evidence: {
        "/insured/name": seen(0.95),
        "/insurers/0/name": seen(0.7),
        "/insurers/0/naic": seen(1, "person"),
        "/policies/0/expirationDate": seen(0.99),
      },
      unreadable: ["/policies/0/insurerLetter", "/insurers"],
      certificateNumber: null,
    }),
  );
  expect(states).toMatchObject({
    "/insured/name": "read",
    "/insurers/0/name": "doubtful",
    "/insurers/0/naic": "confirmed",
    "/policies/0/insurerLetter": "unreadable",
    "/insurers": "unreadable",
    "/certificateNumber": "missing",
  });
  const asking = Object.values(states).filter((state) => isDoubt({ state } as Parameters<typeof isDoubt>[0]));
  expect([...new Set(asking)].sort()).toEqual(["doubtful", "unreadable"]);
});

it("every unreadable value of a row is shown, whatever its name, so that people can answer it", () => {
  const unreadable = ["/policies/0/limits/retention", "/policies/0/typeText", "/policies/0/proprietorExcluded"];
  expect(Object.keys(statesOf(certificateOf({ unreadable })))).toEqual(expect.arrayContaining(unreadable));
});

it("dates that cannot both be true are contradictory, even when a person said so", () => {
  const certificate = certificateOf({ evidence: { "/policies/0/effectiveDate": seen(1, "person") } });
  const [policy] = certificate.policies;
  if (policy) policy.effectiveDate = "2099-07-01";
  expect(statesOf(certificate)).toMatchObject({
    "/policies/0/effectiveDate": "contradictory",
    "/policies/0/expirationDate": "contradictory",
  });
});

it.each([
  ["date", "6/1/27", "2027-06-01"],
  ["date", "June 1, 2027", "2027-06-01"],
  ["date", "n/a", null],
  ["amount", "$1,000,000", 1_000_000],
  ["amount", "2M", 2_000_000],
  ["amount", "Included", "Included"],
  ["naic", "12345", "12345"],
  ["letter", "b", "B"],
  ["words", "any auto, hired", ["ANY AUTO", "HIRED"]],
  ["text", "  ", null],
] as const)("%s typed as %s is understood", (kind, typed, value) => {
  expect(readTyped({ name: "It", kind }, typed)).toEqual({ value });
});

it.each([
  ["date", "06/31/2027"],
  ["amount", "about a million"],
  ["dollars", "Included"],
  ["naic", "1234"],
  ["letter", "AB"],
] as const)("%s typed as %s is refused, naming the field", (kind, typed) => {
  expect(wordsIn(readTyped({ name: "Expiration date", kind }, typed))).toEqual({
    problem: expect.stringMatching(/^Expiration date must /),
  });
});
