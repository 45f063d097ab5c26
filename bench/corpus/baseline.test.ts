import { expect, it } from "vitest";
import { changesSince, type FileOutcomes } from "@/bench/corpus/baseline";

const number = "/policies/0/policyNumber";
const file = (exact: number, ...misses: FileOutcomes["misses"]): FileOutcomes[] => [{ file: "fax, held, 1", exact, misses }];

it("names each value that became worse, with what was expected and read, before those that became better", () => {
  const before = file(8, { pointer: "/insured/name", outcome: "silent" });
  const now = file(8, { pointer: number, outcome: "wrong", want: "GL1", got: "GL7" });
  expect(changesSince(before, now)).toEqual([
    { sentence: `fax, held, 1: ${number}: right → wrong, expected "GL1", read "GL7"`, isWorse: true },
    { sentence: "fax, held, 1: /insured/name: silent → right", isWorse: false },
  ]);
});

it("counts a value that was wrong and is now unreadable as better", () => {
  const [change] = changesSince(
    file(8, { pointer: number, outcome: "wrong" }),
    file(8, { pointer: number, outcome: "unreadable", got: null }),
  );
  expect(change?.isWorse).toBe(false);
});

it("reports nothing when each value has the same outcome", () => {
  const same = file(8, { pointer: number, outcome: "wrong" });
  expect(changesSince(same, same)).toEqual([]);
});
