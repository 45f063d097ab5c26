import { describe, expect, it } from "vitest";
import { render } from "@/lib/compliance/requirements/words-rules";
import { differences, recordOf } from "@/lib/compliance/verdicts/records-rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, fullPaper, inputOf, limitsRead, paper, readySet } from "@/lib/testing/papers";

const short = paper({
  coverages: [coverage("GENERAL_LIABILITY", { limits: limitsRead({ eachOccurrence: 1_000_000, generalAggregate: 1_000_000 }) })],
});

describe("a stored verdict", () => {
  it("is plain JSON, comes back as it was, and is the same when it is computed again", () => {
    const input = inputOf([fullPaper()], readySet("high-risk"));
    const stored = recordOf(judge(input));
    const back = storedVerdict.parse(JSON.parse(JSON.stringify(stored)));
    expect(back).toEqual(stored);
    expect(differences(back, recordOf(judge(input)))).toEqual([]);
  });

  it("says what is required, what was found, which proof is needed and what to ask for", () => {
    const { lines, clearance } = recordOf(judge(inputOf([short], readySet("default"))));
    const aggregate = lines.find(({ requirement }) => requirement === "gl-generalAggregate");
    expect(aggregate && [render(aggregate.required), render(aggregate.reason), aggregate.ask && render(aggregate.ask)]).toEqual([
      "General aggregate of at least $2,000,000",
      "General aggregate is $1,000,000; $2,000,000 is required.",
      "Raise the general aggregate to $2,000,000",
    ]);
    expect(clearance).toEqual({ work: "stop", pay: "stop", codes: ["limit_short", "coverage_missing"] });
    expect(recordOf(judge(inputOf([], readySet("default")))).clearance.codes[0]).toBe("record_no_documents");
  });

  it("differs by requirement, in any order of its fields", () => {
    const [before, after] = [short, fullPaper()].map((one) => recordOf(judge(inputOf([one], readySet("default")))));
    if (!before || !after) throw new Error("no verdict");
    expect(differences(before, after)).toContain("gl-generalAggregate");
    const turned = Object.fromEntries(Object.entries(before).reverse()) as typeof before;
    expect(differences(turned, before)).toEqual([]);
  });
});
