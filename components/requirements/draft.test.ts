import { describe, expect, it } from "vitest";
import { changedParts, changesBetween, draftOf, faultsFrom, newRule, stateOf } from "@/components/requirements/draft";
import { formNumbersOf } from "@/components/requirements/forms-field";
import { ruleTypes } from "@/components/requirements/rule-names";
import { ruleInWords } from "@/components/requirements/rule-words";
import { dollarsOf } from "@/components/requirements/setting-fields";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { type Requirement, type RequirementOf, requirement } from "@/lib/compliance/requirements/schema";

const { requirements, gates } = readySets.default;
const stored = { requirements, gates, version: "1" };
const [coverage, limit] = requirements as unknown as [Requirement, RequirementOf<"limit">];

describe("an amount that is typed", () => {
  it.each([
    ["1000000", 1_000_000],
    ["$1,000,000", 1_000_000],
    ["1 000 000", 1_000_000],
    ["1.000.000", 1_000_000],
    ["1,000,000.00", 1_000_000],
    ["-5", -5],
    ["", 0],
    ["a lot", 0],
  ])("%j is %d dollars", (text, dollars) => {
    expect(dollarsOf(text)).toBe(dollars);
  });
});

describe("form numbers that are typed", () => {
  it.each([
    ["cg2010, CG 20 37", ["CG 20 10", "CG 20 37"]],
    ["WC 00 03 13", ["WC 00 03 13"]],
    ["our own form", ["OUR OWN FORM"]],
    [" , ", []],
  ])("%j", (text, numbers) => {
    expect(formNumbersOf(text)).toEqual(numbers);
  });
});

describe("a set that is edited", () => {
  it("sends only the parts that were changed", () => {
    const draft = draftOf(stored);
    expect(changedParts(draft, stored)).toEqual({});
    const stricter = { ...draft.gates, pay: { failing: "warn", review: "warn", softMiss: "warn" } } as const;
    expect(changedParts({ ...draft, gates: stricter }, stored)).toEqual({ gates: stricter });
    const rules = draft.rules.map((one) => ({ ...one, isRemoved: one.rule.key === limit.key }));
    expect(changedParts({ ...draft, rules }, stored)).toEqual({ requirements: requirements.filter(({ key }) => key !== limit.key) });
    expect(stateOf({ ...limit, minimum: 5 }, stored)).toBe("changed");
  });

  it("shows the server's words at the setting that they are about", () => {
    const fields = { "requirements.1.minimum": "Enter an amount above $0.", "requirements.0": "Twice.", requirements: "Too few." };
    const { ofRules, ofSet } = faultsFrom(fields, requirements);
    expect(ofRules).toEqual({ [coverage.key]: { "": "Twice." }, [limit.key]: { minimum: "Enter an amount above $0." } });
    expect(ofSet).toBe("Too few.");
  });

  it("tells what someone else changed", () => {
    const added = newRule("named-insured", requirements);
    const after = [coverage, { ...limit, minimum: 2_000_000 }, added];
    const changes = changesBetween([coverage, limit, requirements[2] as Requirement], after, ruleInWords);
    expect(changes.map(({ kind }) => kind)).toEqual(["changed", "added", "removed"]);
    const moved = { ...coverage, severity: "soft" } as Requirement;
    expect(changesBetween([coverage], [moved], ruleInWords), "the sentence does not say it").toEqual([{ kind: "settings", rule: moved }]);
  });
});

describe("a requirement that is added", () => {
  it.each(ruleTypes.filter((type) => type !== "no-exclusion" && type !== "document"))("is valid as it is: %s", (type) => {
    const rule = newRule(type, []);
    expect(requirement.safeParse(rule).error).toBeUndefined();
    expect(ruleInWords(rule)).not.toContain("{");
  });

  it("is about what no other requirement of its type is about", () => {
    const first = newRule("coverage", []);
    expect(newRule("coverage", [first])).not.toMatchObject({ coverage: "coverage" in first && first.coverage });
    expect(newRule("limit", requirements)).not.toMatchObject({ limit: "eachOccurrence", coverage: "GENERAL_LIABILITY" });
  });

  it("needs the endorsements that must not be there", () => {
    expect(requirement.safeParse(newRule("no-exclusion", [])).success).toBe(false);
  });

  it("needs the kind of document that must be there", () => {
    expect(requirement.safeParse(newRule("document", [])).error?.issues.map(({ path }) => path.join("."))).toEqual(["kind"]);
  });
});
