import { describe, expect, it } from "vitest";
import { requestProblems } from "@/lib/compliance/requests/rules";
import { defaultTemplate } from "@/lib/mail/templates/queries";
import { fillTemplate, holdsTypedLink, unknownIn } from "@/lib/mail/templates/rules";
import { placeholders, templateKinds, templateLanguages } from "@/lib/mail/templates/values";

const kinds = templateKinds.flatMap((kind) => templateLanguages.map((language) => [kind, language] as const));

describe.each(kinds)("the default of %s in %s", (kind, language) => {
  const template = defaultTemplate(kind, language);

  it("holds only places that are filled, and asks for nothing that a law forbids", () => {
    expect(unknownIn(kind, template)).toEqual({ subject: [], body: [] });
    expect(requestProblems(`${template.subject}. ${template.body}`)).toEqual([]);
    expect(holdsTypedLink(template)).toBe(false);
    const values = Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()]));
    const { subject, body } = fillTemplate(template, values);
    expect(`${subject}${body}`).not.toMatch(/[{}]/);
  });

  it("leaves no empty paragraph where there is nothing to say", () => {
    const nothing = { vendor: "Acme", contact: "Ann", company: "Builders Inc.", list: "", gap: "", link: "", verdict: "", days: "3 days" };
    expect(fillTemplate(template, nothing).body).not.toMatch(/\n{3}|\.\./);
  });
});

describe("a placeholder", () => {
  it.each([
    ["{{vendr}}", ["{{vendr}}"]],
    ["{{ vendor }} and {{company}}", []],
    ["{{vendor} is torn", ["{{vendor}"]],
    ["{{days}}", ["{{days}}"]],
    ["{{unknown}}.", ["{{unknown}}"]],
  ])("in %j of a request: unknown are %j", (body, unknown) => {
    expect(unknownIn("request", { subject: "A", body }).body).toEqual(unknown);
  });

  it("of several lines is unknown in a subject", () => {
    expect(unknownIn("request", { subject: "About {{gap}}", body: "A" }).subject).toEqual(["{{gap}}"]);
  });

  it("that a value looks like is not filled again", () => {
    expect(fillTemplate({ subject: "{{vendor}}", body: "A" }, { vendor: "{{company}}", company: "Builders" }).subject).toBe("{{company}}");
  });
});

it.each([
  ["See https://pay.example", true],
  ["Write to ann@builders.example", true],
  ["Call us. We need $1,000,000 by 3.15 at the latest, {{vendor}}.", false],
])("%j holds an address: %s", (body, holds) => {
  expect(holdsTypedLink({ subject: "A", body })).toBe(holds);
});
