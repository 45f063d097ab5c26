import { describe, expect, it } from "vitest";
import { findFalseGreens, unproven } from "@/lib/compliance/verdicts/false-greens-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, fullPaper, inputOf, limitsRead, paper, readySet, today, vendorName } from "@/lib/testing/papers";

const { holders, exceptions, decisions, ratings, contract } = inputOf([], readySet("default"));
const others = { holders, exceptions, decisions, ratings, contract };
const papersOf = (documents: ReturnType<typeof paper>[]) => ({ documents, vendor: { name: vendorName, acceptedNames: [] }, notices: [] });
const short = paper({
  coverages: [coverage("GENERAL_LIABILITY", { limits: limitsRead({ eachOccurrence: 1_000_000, generalAggregate: 1_000_000 }) })],
});

describe("false greens", () => {
  it("are not possible where every pass is proven", () => {
    const readings = [{ name: "full", papers: papersOf([fullPaper()]), truth: papersOf([fullPaper()]) }];
    expect(findFalseGreens(readings, [readySet("high-risk")], [today], others)).toMatchObject({ judged: 27, passed: 27, falseGreens: [] });
  });

  it("are the passes that the truth does not bear out", () => {
    const readings = [{ name: "misread", papers: papersOf([fullPaper()]), truth: papersOf([short]) }];
    const { falseGreens } = findFalseGreens(readings, [readySet("default")], [today], others);
    expect(falseGreens.map(({ requirement }) => requirement)).toContain("gl-generalAggregate");
    expect(falseGreens.map(({ requirement }) => requirement)).not.toContain("gl-eachOccurrence");
  });

  it("are passes without evidence, on too low a rung, or on papers in doubt", () => {
    const [line] = judge(inputOf([fullPaper()], readySet("default"))).lines;
    if (!line) throw new Error("no line");
    const papers = papersOf([fullPaper()]);
    expect(unproven(line, papers, today)).toBeNull();
    expect(unproven({ ...line, proofs: [] }, papers, today)).toBe("A pass names no evidence.");
    expect(unproven(line, papersOf([fullPaper({ doubts: ["Hidden text."] })]), today)).toBe("The paper is in doubt.");
    expect(unproven(line, papersOf([]), today)).toBe("The evidence is not in the vendor's documents.");
    expect(unproven(line, papers, "2027-01-01")).toBe("No policy of the coverage is in force.");
    const waiver = judge(inputOf([fullPaper()], readySet("high-risk"))).lines.find(({ requirement }) => requirement.key === "gl-waiver");
    const low = waiver && { ...waiver, proofs: waiver.proofs.map((proof) => ({ ...proof, rung: "checkbox" as const })) };
    expect(low && unproven(low, papers, today)).toBe("The evidence stands on too low a rung.");
  });
});
