import { expect, it } from "vitest";
import { statementsIn } from "@/lib/compliance/terms/rules";
import { wordingOf } from "@/lib/compliance/terms/wordings-rules";
import type { NamedParty } from "@/lib/compliance/terms/wordings-schema";

const parties: NamedParty[] = [
  { role: "insured", name: "Pinecrest Roofing LLC" },
  { role: "holder", name: "Example Builders Inc" },
];
const wordingsIn = (text: string) =>
  statementsIn(
    text,
    parties.map(({ name }) => name),
  ).map((statement) => wordingOf(statement, parties));

it("a wording has no names, numbers, amounts and dates of one certificate", () => {
  expect(wordingsIn("Coverage naps at Prewitt Mall, job 44017, below $300,000 after 1/5/2026.")).toEqual([
    "coverage naps at [name] , job [number] , below [amount] after [date]",
  ]);
});

it("a wording says which of the paper's parties is meant", () => {
  expect(wordingsIn("Pinecrest Roofing LLC naps while Example Builders Inc works.")).toEqual(["[insured] naps while [holder] works"]);
});

it("a capitalized word that names no one stays, because the sentence may be about it", () => {
  expect(wordingsIn("Coverage naps on Sundays. Coverage naps on EIFS.")).toEqual(["coverage naps on sundays", "coverage naps on eifs"]);
});

it("the number of a form stays, in one way for all ways of writing it", () => {
  const wording = "additional insured per cg 99 88 04 13";
  expect(wordingsIn("Additional insured per CG 99 88 04 13. Additional insured per CG9988 (04/13).")).toEqual([wording, wording]);
});

it("a sentence of a page is no wording", () => {
  expect(wordingsIn("coverage naps and ".repeat(40))).toEqual([null]);
});
