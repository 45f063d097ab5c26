import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { holderDoubt } from "@/lib/compliance/names/holders-rules";
import { codedDoubt } from "@/lib/extraction/doubts-rules";
import { coded, inWords, isSameSentence, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { sentencesIn, storedInWords } from "@/lib/infra/sentences-schema";
import { inLanguage } from "@/lib/infra/server-texts";
import { failureOf } from "@/lib/mail/rules";
import { diskProblem, emailProblem, workerProblem } from "@/lib/operations/problems/rules";
import { reportFailed } from "@/lib/reports/values";
import { processorMillisOf } from "@/lib/testing/processor";
import { migratedCodes } from "@/lib/testing/stored-codes";
import { messageOf, type TextKey } from "@/messages/say";

const inSpanish = (sentence: Sentence) => inLanguage("es", () => inWords(sentence));

/** The sentences that a folder's files write, "7" in each place of a value. */
function writtenIn(folder: string): string[] {
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    // What a form prints is no sentence of ours.
    if (!file.endsWith(".ts") || file.includes(".test.") || file === "forms/printed.ts") continue;
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

/** The codes that code writes into the database, and those that a migration wrote. */
function storedCodes(): string[] {
  const codes = new Set(migratedCodes());
  for (const folder of ["lib", "jobs"]) {
    for (const file of readdirSync(folder, { recursive: true }).map(String)) {
      if (!file.endsWith(".ts")) continue;
      const text = readFileSync(path.join(folder, file), "utf8");
      for (const [, code = ""] of text.matchAll(/\bcoded\(\s*"([\w.]+)"/g)) codes.add(code);
    }
  }
  return [...codes];
}

describe("a stored sentence", () => {
  it("is said in the reader's language, whatever its English text was when it was stored", () => {
    const stored = JSON.parse('{ "code": "server.doubts.boxUnclear", "values": { "mark": "OCCUR" } }');
    expect(storedInWords(stored)).toBe(`We can't tell whether the box "OCCUR" is checked.`);
    expect(inLanguage("es", () => storedInWords(stored))).toContain("OCCUR");
    expect(inLanguage("es", () => storedInWords(stored))).not.toMatch(/whether|checked/);
  });

  it("says its values in the reader's language: amounts, days, names of ours, and other sentences", () => {
    const sentence = coded("policies.restatesLimit", {
      ...{ number: "GL1", fileName: "january.pdf", list: coded("server.doubts.generalAggregate") },
      ...{ shown: { money: 2_000_000 }, shown2: { money: 5_000_000 } },
    });
    expect(inWords(sentence)).toBe(
      'Limits differ: the certificate "january.pdf" of policy GL1 states $2,000,000 as general aggregate; this one states $5,000,000.',
    );
    expect(inLanguage("fr", () => inWords(sentence))).not.toMatch(/\$2,000,000|general aggregate/);
    expect(inLanguage("fr", () => inWords({ day: "2027-03-04" }))).toBe("4 mars 2027");
    const us = { name: "Invented Builders", legalNames: ["Invented Builders Inc."] };
    expect(inSpanish(holderDoubt(["Fictional Glass LLC"], us) ?? "")).not.toMatch(/certificate holder|your company/);
  });

  it("names what to check as a sentence in English, and as a list elsewhere", () => {
    const name = (code: TextKey): Sentence => joined(":", [{ code: "policies.generalLiability" }, { code }]);
    const list = joined("check", [
      name("documents.effectiveDate"),
      joined(":", ["Garage keepers", "each occurrence"]),
      { code: "documents.allInsurers" },
    ]);
    expect(inWords(coded("server.doubts.pleaseCheck", { list }))).toBe(
      "Check the general liability effective date, the garage keepers each occurrence, and all insurers.",
    );
    expect(inSpanish(coded("server.doubts.pleaseCheck", { list }))).toBe(
      "Revise: Responsabilidad civil general: fecha de vigencia; Garage keepers: each occurrence; todas las aseguradoras.",
    );
  });

  it("in words of people or forms stays as it is", () => {
    expect(inSpanish("Handwritten note of a teammate.")).toBe("Handwritten note of a teammate.");
    expect(storedInWords(null)).toBeNull();
  });

  it("is never dropped where it cannot be read, since a lost doubt would turn a document green", () => {
    const lost = "This reason was stored by another version of the application and can't be shown.";
    expect(sentencesIn([{ code: 7 }, "A note.", null]).map(inWords)).toEqual([lost, "A note.", lost]);
    expect(sentencesIn({ code: 7 }).map(inWords)).toEqual([lost]);
    expect(storedInWords({ code: 7 })).toBe(lost);
    expect([sentencesIn(null), sentencesIn([])]).toEqual([[], []]);
    // A text that a later version has, and one whose values are missing.
    expect(storedInWords({ code: "server.doubts.ofNextYear" })).toBe(lost);
    expect(storedInWords({ code: "server.doubts.boxUnclear" })).toBe(lost);
    expect(inSpanish({ code: "server.doubts.ofNextYear" as TextKey })).toMatch(/^Este motivo /);
  });

  it("is the same in whatever order the database keeps its values", () => {
    const one = coded("server.doubts.fieldDiffers", { page: 1, stored: "a", shown: "b" });
    expect(isSameSentence(one, coded("server.doubts.fieldDiffers", { shown: "b", page: 1, stored: "a" }))).toBe(true);
    expect(isSameSentence(one, coded("server.doubts.fieldDiffers", { shown: "a", page: 1, stored: "a" }))).toBe(false);
  });

  it("has a text for each code that was ever stored", () => {
    const codes = storedCodes();
    expect(codes.length).toBeGreaterThan(250);
    // Give a text that was renamed its old name back: rows have it.
    for (const code of codes) expect(() => messageOf(code as TextKey), code).not.toThrow();
  });
});

describe("what a reader doubts", () => {
  it("gets its code, every sentence of it", () => {
    const sentences = writtenIn("lib/extraction");
    expect(sentences.length).toBeGreaterThan(130);
    // These name one of a few things that have sentences of their own.
    const filledIn = (text: string) =>
      text
        .replace("We could not find the 7 on this form.", "We could not find the insured on this form.")
        .replace("The 7 is not clear", "The address is not clear")
        .replace("is not understood as 7.", "is not understood as a date.")
        .replace("has more 7 than", "has more text than");
    expect(sentences.filter((text) => typeof codedDoubt(filledIn(text)) === "string")).toEqual([]);
  });

  it("keeps a file's own sentences that it quotes", () => {
    const quoted = 'The file says: "Cancelled. See page 2." Check whether the coverage is in force.';
    expect(inWords(codedDoubt(quoted))).toBe(quoted);
    expect(inSpanish(codedDoubt(quoted))).toBe("El archivo dice: “Cancelled. See page 2.” Revise si la cobertura está vigente.");
  });

  it("may be several sentences", () => {
    const text =
      "We could not find the form's section for general liability, umbrella in this picture, so a coverage may be missing. This is not clear enough to read.";
    expect(inWords(codedDoubt(text))).toBe(text);
    expect(inSpanish(codedDoubt(text))).not.toMatch(/umbrella|clear enough/);
  });

  it("costs no time where a name is hostile", () => {
    const text = `${'The certificate names "a" as insured; this vendor is "'.repeat(400)}: "".`;
    expect(processorMillisOf(() => codedDoubt(text))).toBeLessThan(500);
  });
});

it("why an email or a report failed is shown in the reader's language", () => {
  const refused = failureOf({ command: "RCPT TO", responseCode: 550, response: "550 No such user here." }).reason;
  expect(inWords(refused)).toBe("The recipient's mail server refused this email. The server said: 550 No such user here.");
  expect(inSpanish(refused)).toMatch(/^El servidor de correo del destinatario .* 550 No such user here\.$/);
  expect(inSpanish(reportFailed)).not.toContain("report");
});

it("a problem of the installation is shown in the reader's language", () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const silent = workerProblem(hoursAgo(1), new Date()) ?? "";
  expect(inWords(silent)).toBe("The last heartbeat was 60 minutes ago.");
  expect(inSpanish(silent)).toBe("La última señal fue hace 60 minutos.");
  const emails = emailProblem({ failed: 1, retried: 1200 }) ?? "";
  expect(inSpanish(emails)).toBe("Falló 1 correo en las últimas 24 horas. 1,200 correos esperan otro intento.");
  const disk = diskProblem([{ name: "STORAGE_DIR", free: 5, size: 100 }]) ?? "";
  expect(inSpanish(disk)).toBe("STORAGE_DIR: 5% libre.");
});
