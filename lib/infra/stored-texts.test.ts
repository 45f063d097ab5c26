import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { holderDoubt } from "@/lib/compliance/names/holders-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { inStoredLanguage, storedName, storedText } from "@/lib/infra/stored-texts";
import { failureOf } from "@/lib/mail/rules";
import { diskProblem, emailProblem, workerProblem } from "@/lib/operations/problems/rules";
import { reportFailed } from "@/lib/reports/values";
import { processorMillisOf } from "@/lib/testing/processor";

const inSpanish = (text: string) => inLanguage("es", () => storedText(text));

/** The sentences that a folder's files write, "x" in each place of a value. */
function sentencesIn(folder: string): string[] {
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith(".ts") || file.includes(".test.")) continue;
    const source = ts.createSourceFile(file, readFileSync(path.join(folder, file), "utf8"), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
      if (ts.isTemplateExpression(node)) found.push(node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join(""));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found.filter(
    (text) => /^["A-Z].*[a-z] [a-z].*[.:]"?$/.test(text) && !/^[A-Z][\w ]+\(s\)|^Name of Person|-network\.json/.test(text),
  );
}

describe("a stored sentence", () => {
  it("is shown as it is in English", () => {
    expect(storedText("No coverage was found in this file.")).toBe("No coverage was found in this file.");
  });

  it("of the reading of files is known in other languages, every one", () => {
    const sentences = sentencesIn("lib/extraction");
    expect(sentences.length).toBeGreaterThan(130);
    // These name one of a few things that have sentences of their own.
    const filledIn = (text: string) =>
      text
        .replace("We could not find the 7 on this form.", "We could not find the insured on this form.")
        .replace("The 7 is not clear", "The address is not clear")
        .replace("is not understood as 7.", "is not understood as a date.")
        .replace("has more 7 than", "has more text than");
    expect(sentences.filter((text) => inSpanish(filledIn(text)) === filledIn(text))).toEqual([]);
  });

  it("keeps what people and forms say, and says the words of ours", () => {
    expect(inSpanish("Please check: General liability: effective date; Garage keepers: each occurrence; all insurers.")).toBe(
      "Revise: Responsabilidad civil general: fecha de vigencia; Garage keepers: por ocurrencia; todas las aseguradoras.",
    );
    expect(inSpanish("General liability: no expiration date is stated.")).toMatch(/^Responsabilidad civil general: /);
    expect(inLanguage("es", () => storedName("General liability: Additional insured"))).toBe(
      "Responsabilidad civil general: Asegurado adicional",
    );
    expect(inSpanish("Handwritten note of a teammate.")).toBe("Handwritten note of a teammate.");
  });

  it("names in English what to check as a sentence", () => {
    expect(storedText("Please check: General liability: expiration date.")).toBe("Check the general liability expiration date.");
    expect(storedText("coi.pdf: Please check: insured: name; all insurers. No coverage was found in this file.")).toBe(
      "coi.pdf: Check the insured name and all insurers. No coverage was found in this file.",
    );
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

describe("a vendor's reason", () => {
  it("about the certificate holder says what to do as well", () => {
    const text = inStoredLanguage(() =>
      holderDoubt(["Fictional Glass LLC"], { name: "Invented Builders", legalNames: ["Invented Builders Inc."] }),
    );
    const spanish = inSpanish(text ?? "");
    expect(spanish).toContain("Fictional Glass LLC");
    expect(spanish).not.toMatch(/certificate holder|your company/);
  });
});

it("why an email or a report failed is shown in the reader's language", () => {
  const refused = inStoredLanguage(() => failureOf({ command: "RCPT TO", responseCode: 550, response: "550 No such user here." })).reason;
  expect(refused).toBe("The recipient's mail server refused this email. The server said: 550 No such user here.");
  expect(inSpanish(refused)).toMatch(/^El servidor de correo del destinatario .* 550 No such user here\.$/);
  expect(inSpanish(reportFailed)).not.toContain("report");
});

it("a problem of the installation is shown in the reader's language", () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const silent = inStoredLanguage(() => workerProblem(hoursAgo(1), new Date())) ?? "";
  expect(silent).toBe("The last heartbeat was 60 minutes ago.");
  expect(inSpanish(silent)).toBe("La última señal fue hace 60 minutos.");
  const emails = inStoredLanguage(() => emailProblem({ failed: 1, retried: 1200 })) ?? "";
  expect(inSpanish(emails)).toBe("Falló 1 correo en las últimas 24 horas. 1,200 correos esperan otro intento.");
  const disk = inStoredLanguage(() => diskProblem([{ name: "STORAGE_DIR", free: 5, size: 100 }])) ?? "";
  expect(inSpanish(disk)).toBe("STORAGE_DIR: 5% libre.");
});

it("why an imported row was refused is shown in the reader's language", () => {
  expect(inSpanish("Vendor name is required. Please enter a valid email")).not.toMatch(/required|valid email/);
});
