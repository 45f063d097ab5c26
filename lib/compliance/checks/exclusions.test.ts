import { describe, expect, it } from "vitest";
import type { JudgedEndorsement } from "@/lib/compliance/coverages/schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { wordingOfForm } from "@/lib/compliance/terms/wordings-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, endorsement, fullPaper, inputOf, paper, setOf } from "@/lib/testing/papers";

const rules: Requirement[] = readySets["low-risk"].requirements;
const open = (pages: JudgedEndorsement[], requirements = rules) => {
  const { lines, status } = judge(inputOf([fullPaper({ endorsements: pages })], setOf(requirements)));
  const told = lines.filter(({ result }) => result !== "pass").map(({ requirement, reason }) => `${requirement.key}: ${render(reason)}`);
  return { status, told };
};
const told = (form: string) => `gl-coverage: The general liability has form ${form}, which takes coverage away. Check what it leaves.`;

describe("a form that takes coverage away", () => {
  it.each(["CG 21 44", "CG 21 39", "CG 22 94", "CG 21 53", "CG 22 33", "CG 24 26"])(
    "is shown at the coverage, whether or not a requirement asks: %s",
    (form) => {
      expect(open([endorsement(form)])).toEqual({ status: "UNDER_REVIEW", told: [told(form)] });
      expect(open([endorsement(form, { source: "description", granted: null })]).status).toBe("UNDER_REVIEW");
    },
  );

  it("is shown once, by its title when it has no number", () => {
    expect(open([endorsement("CG 21 44"), endorsement("CG 22 94")]).told).toHaveLength(1);
    const own = endorsement(null, { gives: ["EXCLUSION"], line: null, text: "EXCLUSION – RESIDENTIAL WORK" });
    expect(open([own]).status).toBe("UNDER_REVIEW");
  });

  it("is shown when the set asks only for limits or dates", () => {
    const limits = rules.filter(({ type }) => type === "limit");
    expect(open([endorsement("CG 21 44")], limits).told).toEqual([expect.stringContaining("CG 21 44")]);
    expect(open([endorsement("CG 21 44")], readySets["dates-only"].requirements).status).toBe("UNDER_REVIEW");
  });

  it("says nothing where it is denied, gives something, is on nearly every policy, or is of another policy", () => {
    for (const page of [
      endorsement("CG 22 94", { granted: false }),
      endorsement("CG 20 10"),
      endorsement("CG 21 47"),
      endorsement("CG 21 44", { policyNumber: "AUTO-1001" }),
      endorsement("CG 21 44", { insured: "Someone Else Paving Co" }),
    ])
      expect(open([page])).toEqual({ status: "COMPLIANT", told: [] });
    const isAuto = judge(
      inputOf([paper({ coverages: [coverage("AUTO_LIABILITY")], endorsements: [endorsement("CG 21 44")] })], setOf(rules)),
    );
    expect(isAuto.lines.find(({ requirement }) => requirement.key === "auto-coverage")?.result).toBe("pass");
  });

  it("is told when a list of the policy's forms names it, or one that no table knows", () => {
    const listed = (form: string, gives: JudgedEndorsement["gives"] = []) =>
      endorsement(form, { source: "list", granted: null, persons: [], gives });
    expect(open([listed("CG 21 44", ["EXCLUSION"])])).toEqual({ status: "UNDER_REVIEW", told: [told("CG 21 44")] });
    const unknown = "gl-coverage: The general liability lists form CG 99 88, which we don’t know. Check what it takes away.";
    expect(open([listed("CG 99 88")])).toEqual({ status: "UNDER_REVIEW", told: [unknown] });
    expect(open([listed("CG 99 88"), listed("CG 21 44", ["EXCLUSION"])]).told).toEqual([told("CG 21 44")]);
  });

  it("of a list passes once the firm says that it takes nothing away", () => {
    const page = endorsement("CG 99 88", { source: "list", granted: null, persons: [], gives: [] });
    const input = inputOf([fullPaper({ endorsements: [page] })], setOf(rules));
    const wordings = new Map([[wordingOfForm("CG 99 88", ""), { answer: "nothing", grants: [], coverages: [] } as const]]);
    expect(judge({ ...input, wordings }).status).toBe("COMPLIANT");
  });

  it("passes once a person has accepted it", () => {
    const input = inputOf([fullPaper({ endorsements: [endorsement("CG 21 44")] })], setOf(rules));
    const accepted = { id: "x", requirement: "gl-coverage", kind: "waive" as const, policyNumber: null, least: null };
    const exceptions = [{ ...accepted, from: "2026-01-01", until: "2026-12-31" }];
    expect(judge({ ...input, exceptions }).status).toBe("COMPLIANT");
  });
});
