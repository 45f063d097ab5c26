import { describe, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { needOf, readStoredSet } from "@/lib/compliance/requirements/rules";
import { render } from "@/lib/compliance/requirements/words-rules";
import { setMessages } from "@/lib/compliance/requirements/words-values";
import { wordsIn } from "@/lib/testing/words";
import { say } from "@/messages/say";

const base = readySets.default;
const [first, second] = base.requirements;

describe("a stored requirement set", () => {
  it.each(Object.entries(readySets))("is read: the ready set %s", (_, set) => {
    expect(readStoredSet(JSON.parse(JSON.stringify(set)))).toEqual({ set, problem: null });
  });

  it("holds the specification's request template and the certificate holder by default", () => {
    expect(base.requirements.map((rule) => render(needOf(rule)))).toEqual([
      "General liability in force",
      "Each occurrence limit of at least $1,000,000",
      "General aggregate of at least $2,000,000",
      "Workers compensation in force",
      "Workers compensation per statute",
      "Auto liability in force",
      "Combined single limit of at least $1,000,000",
      "An accepted certificate holder",
    ]);
  });

  it.each<[string, unknown, string, string]>([
    ["no requirement", { ...base, requirements: [] }, "requirements", say(setMessages.empty)],
    ["a minimum of 0", { ...base, requirements: [first, { ...second, minimum: 0 }] }, "requirements.1.minimum", say(setMessages.amount)],
    ["a negative minimum", { ...base, requirements: [{ ...second, minimum: -5 }] }, "requirements.0.minimum", say(setMessages.amount)],
    ["no name", { ...base, name: " " }, "name", say(setMessages.name)],
    [
      "the same requirement twice",
      { ...base, requirements: [first, { ...first, key: "other" }] },
      "requirements.1",
      say(setMessages.duplicate),
    ],
    [
      "one key twice",
      { ...base, requirements: [first, { ...second, key: first?.key }] },
      "requirements.1.key",
      say(setMessages.duplicateKey),
    ],
    ["soft requirements alone", { ...base, requirements: [{ ...first, severity: "soft" }] }, "requirements", say(setMessages.allSoft)],
    [
      "a limit that the coverage lacks",
      { ...base, requirements: [{ ...second, limit: "elEachAccident" }] },
      "requirements.0.limit",
      say(setMessages.wrongLimit),
    ],
    [
      "an umbrella above a limit that it does not top up",
      { ...base, requirements: [{ ...second, limit: "medicalExpense", umbrella: true }] },
      "requirements.0.umbrella",
      say(setMessages.noUmbrella),
    ],
    [
      "a checkbox as proof of primary wording",
      { ...base, requirements: [{ ...readySets.standard.requirements.find(({ type }) => type === "primary"), rung: "checkbox" }] },
      "requirements.0.rung",
      say(setMessages.noBox),
    ],
    [
      "an expiring window of 0 days",
      { ...base, requirements: [{ ...first, expiringDays: 0 }] },
      "requirements.0.expiringDays",
      say(setMessages.days),
    ],
    ["text in place of a set", "[]", "", say(setMessages.notASet)],
  ])("with %s is refused at its field", (_, stored, field, message) => {
    expect(wordsIn(readStoredSet(stored))).toEqual({ set: null, problem: { field, sentence: message } });
  });
});
