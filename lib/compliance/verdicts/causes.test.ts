import { expect, it } from "vitest";
import { render } from "@/lib/compliance/requirements/words-rules";
import { causes } from "@/lib/compliance/verdicts/causes-values";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, doubted, fullPaper, inputOf, limitsRead, read, readySet } from "@/lib/testing/papers";

/** What the lines of the standard set come to that are not met. */
function missed(over: Parameters<typeof fullPaper>[0]): string[] {
  const { lines } = judge(inputOf([fullPaper(over)], readySet("standard")));
  return lines
    .filter(({ result }) => result !== "pass")
    .map(({ reason }) => `${causes[reason.key as keyof typeof causes]}: ${render(reason)}`);
}
const [general, auto, umbrella, workers] = fullPaper().coverages;
const withGeneral = (changed: Parameters<typeof coverage>[1]) =>
  [coverage("GENERAL_LIABILITY", changed), auto, umbrella, workers].flatMap((one) => one ?? []);

it("what no paper shows is missing", () => {
  expect(missed({ coverages: [general, auto, umbrella].flatMap((one) => one ?? []) })).toContain(
    "missing: No workers compensation was found.",
  );
});

it("what is below the minimum is too low", () => {
  const limits = { ...general?.limits, ...limitsRead({ personalAdvInjury: 500_000 }) };
  expect(missed({ coverages: withGeneral({ limits }) })).toEqual([
    "short: Personal and advertising injury limit is $500,000; $1,000,000 is required.",
  ]);
});

it("a contradiction names both of its sides", () => {
  const words = "Coverage is primary and non-contributory. Each occurrence limit is $500,000 for this project.";
  expect(missed({ description: read(words) })).toContain(
    'contradictory: certificate.pdf says: "Each occurrence limit is $500,000 for this project." The table states $1,000,000.',
  );
});

it("what is not understood is quoted", () => {
  const words = "Coverage is primary and non-contributory. Coverage naps at noon.";
  expect(missed({ description: read(words) })).toContain(
    'unclear: certificate.pdf says: "Coverage naps at noon." Check whether this limits the coverage.',
  );
});

it("a box that cannot be read is not legible, and no contradiction", () => {
  expect(missed({ coverages: withGeneral({ waiverOfSubrogation: doubted(true) }), endorsements: [] })).toEqual([
    "illegible: We couldn't read whether the general liability shows waiver of subrogation.",
  ]);
});
