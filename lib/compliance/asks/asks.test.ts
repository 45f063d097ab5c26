import { describe, expect, it } from "vitest";
import { asksInSet, toAskHint } from "@/lib/compliance/asks/rules";
import { unmeetableAsks } from "@/lib/compliance/asks/schema";
import { asksInText } from "@/lib/compliance/asks/texts-rules";
import { asksThatCannotBeMet } from "@/lib/compliance/asks/values";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { inLanguage } from "@/lib/infra/server-texts";
import { defaultTemplate } from "@/lib/mail/templates/queries";
import { templateKinds, templateLanguages } from "@/lib/mail/templates/values";

const keysIn = (text: string, names?: string[]) => asksInText(text, names).map(({ ask }) => ask.key);

it("the table of asks that cannot be met is well formed", () => {
  unmeetableAsks.parse(asksThatCannotBeMet);
  expect(asksThatCannotBeMet).toHaveLength(7);
});

describe.each(asksThatCannotBeMet.map((ask) => [ask.key, ask] as const))("%s", (key, { hits, misses }) => {
  it.each(hits)("is found in: %s", (text) => expect(keysIn(text)).toEqual([key]));
  it.each(misses)("is not found in: %s", (text) => expect(keysIn(text)).toEqual([]));
  it("has its words in each language", () => {
    const said = (["en", "es", "fr"] as const).map((language) =>
      inLanguage(language, () => {
        const [found] = asksInText(hits[0] ?? "");
        return found && toAskHint(found).reason;
      }),
    );
    expect(new Set(said).size).toBe(3);
  });
});

describe("emails", () => {
  it("name the firm that asks by its placeholder or its name", () => {
    expect(keysIn("List {{company}} as named insured.")).toEqual(["named-insured-for-the-owner"]);
    expect(keysIn("Hickory Builders must be a named insured.", ["Hickory Builders"])).toEqual(["named-insured-for-the-owner"]);
  });

  it("are quoted sentence by sentence, as they were written", () => {
    const text = "Hi {{contact}},\n\nPlease list {{company}} as named insured.\nThank you";
    expect(asksInText(text).map(({ at }) => at)).toEqual(["Please list {{company}} as named insured."]);
  });

  it("as they are by default ask for nothing of it", () => {
    for (const language of templateLanguages)
      for (const kind of templateKinds) {
        const { subject, body } = defaultTemplate(kind, language);
        expect(keysIn(`${subject}.\n${body}`), `${kind}, ${language}`).toEqual([]);
      }
  });
});

describe("requirement sets", () => {
  const common = { key: "one", severity: "hard" } as const;
  const proof = { rung: "endorsement", forms: null, blanket: true } as const;
  const keysOf = (rule: Requirement, name = "Standard") => asksInSet({ name, requirements: [rule] }).map(({ ask }) => ask.key);

  it("are hinted at by their settings", () => {
    const insured = { type: "additional-insured", ...common, ...proof } as const;
    expect(keysOf({ ...insured, coverage: "WORKERS_COMPENSATION", operations: "ongoing" })).toEqual([
      "additional-insured-on-workers-compensation",
    ]);
    expect(keysOf({ ...insured, coverage: "GENERAL_LIABILITY", operations: "completed" }, "Material suppliers")).toEqual([
      "completed-operations-from-a-supplier",
    ]);
    expect(keysOf({ ...insured, coverage: "GENERAL_LIABILITY", operations: "completed" })).toEqual([]);
    expect(keysOf({ type: "auto-scope", ...common, accepts: "any" })).toEqual(["any-auto-without-owned-autos"]);
    expect(keysOf({ type: "auto-scope", ...common, accepts: "any-or-all" })).toEqual([]);
    expect(keysOf({ type: "cancellation-notice", ...common, coverage: "GENERAL_LIABILITY", days: 30, rung: "description" })).toEqual([
      "notice-on-the-certificate",
    ]);
    expect(keysOf({ type: "insurer-rating", ...common, coverage: "WORKERS_COMPENSATION", rating: "A-", size: "VII" })).toEqual([
      "private-workers-compensation-in-a-state-fund-state",
    ]);
  });

  it("that are ready ask for nothing of it", () => {
    for (const [name, { requirements }] of Object.entries(readySets)) expect(asksInSet({ name, requirements }), name).toEqual([]);
  });
});
