import { describe, expect, it } from "vitest";
import { inLanguage } from "@/lib/infra/server-texts";
import { inStoredLanguage, storedName, storedText } from "@/lib/infra/stored-texts";
import { failureOf } from "@/lib/mail/rules";
import { diskProblem, emailProblem, workerProblem } from "@/lib/operations/problems/rules";
import { reportFailed } from "@/lib/reports/values";
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
