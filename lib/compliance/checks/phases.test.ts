import { describe, expect, it } from "vitest";
import type { Contract } from "@/lib/compliance/checks/phases-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { fullPaper, inputOf, readySet } from "@/lib/testing/papers";

const contract = (over: Partial<Contract> = {}): Contract => ({
  ...{ start: "2025-01-01", end: "2026-03-01", completedOn: "2026-03-01", completedOperationsYears: 2 },
  ...over,
});
const withoutAuto = [{ ...fullPaper(), coverages: fullPaper().coverages.filter(({ kind }) => kind !== "AUTO_LIABILITY") }];
const on = (date: string, over: Partial<Contract> = {}, key: "high-risk" | "low-risk" = "high-risk") =>
  judge(inputOf(withoutAuto, readySet(key), { date, contract: contract(over) }));

describe("a contract whose work is complete", () => {
  it("keeps only what outlasts the work: general liability, its products limit and the additional insured after completion", () => {
    const { phase, status, lines } = on("2026-06-01");
    expect({ phase, status }).toEqual({ phase: "completed-operations", status: "COMPLIANT" });
    const required = lines.filter(({ result }) => result !== "waived").map(({ requirement }) => requirement.key);
    expect(required).toEqual(["gl-coverage", "gl-productsCompOpAggregate", "gl-additional-insured-completed"]);
  });

  it("requires everything before completion, after the years, and where the years are off", () => {
    expect(on("2026-02-28").status).toBe("NON_COMPLIANT");
    expect(on("2026-06-01", { completedOperationsYears: 0 }).status).toBe("NON_COMPLIANT");
    expect(on("2028-03-01").phase).toBe("work");
  });

  it("shows a lapse in that time", () => {
    expect(on("2027-06-01")).toMatchObject({ phase: "completed-operations", status: "EXPIRED" });
  });

  it("knows on which day the years begin and end", () => {
    expect(on("2026-02-20").dueOn).toBe("2026-03-01");
    expect(on("2028-02-20").dueOn).toBe("2028-03-01");
  });
});
