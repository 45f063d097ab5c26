import { describe, expect, it } from "vitest";
import { inLanguage } from "@/lib/infra/server-texts";
import { storedName, storedText } from "@/lib/infra/stored-texts";
import { processorMillisOf } from "@/lib/testing/processor";

const inSpanish = (text: string) => inLanguage("es", () => storedText(text));

describe("a stored sentence", () => {
  it("is shown as it is in English", () => {
    expect(storedText("No coverage was found in this file.")).toBe("No coverage was found in this file.");
  });

  it("keeps what people and forms say, and says the words of ours", () => {
    expect(inSpanish("General liability: no expiration date is stated.")).toMatch(/^Responsabilidad civil general: /);
    expect(inLanguage("es", () => storedName("General liability: Additional insured"))).toBe(
      "Responsabilidad civil general: Asegurado adicional",
    );
    expect(inSpanish("Handwritten note of a teammate.")).toBe("Handwritten note of a teammate.");
  });

  it("that quotes a file's own sentences keeps them", () => {
    const quoted = 'The file says: "Cancelled. See page 2." Check whether the coverage is in force.';
    expect(inSpanish(quoted)).toBe("El archivo dice: “Cancelled. See page 2.” Revise si la cobertura está vigente.");
  });
});

it("a hostile name costs no time", () => {
  const text = `${'The certificate names "a" as insured; this vendor is "'.repeat(400)}: "".`;
  expect(processorMillisOf(() => inSpanish(text))).toBeLessThan(500);
});

it("why an imported row was refused is shown in the reader's language", () => {
  expect(inSpanish("Vendor name is required. Please enter a valid email")).not.toMatch(/required|valid email/);
});
