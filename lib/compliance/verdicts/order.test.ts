import { expect, it } from "vitest";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { inReadingOrder } from "@/lib/compliance/verdicts/order-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";

const line = (result: "pass" | "fail" | "unreadable" | "waived", severity: "hard" | "soft" = "hard") => ({ result, severity });

it("shows what is not met first, then what is to check, warnings, and what is met", () => {
  const given = [line("pass"), line("waived"), line("fail", "soft"), line("pass", "soft"), line("unreadable"), line("fail")];
  const shown = inReadingOrder(given).map(({ result, severity }) => `${severity} ${result}`);
  expect(shown).toEqual(["hard fail", "hard unreadable", "soft fail", "hard waived", "hard pass", "soft pass"]);
});

it("names warnings beside a status in files", () => {
  expect(inWords(markedStatus("COMPLIANT", { exceptedCount: 0, warningsCount: 0 }))).toBe("Compliant");
  expect(inWords(markedStatus("COMPLIANT", { exceptedCount: 1, warningsCount: 2 }))).toBe("Compliant (with exception, 2 warnings)");
});

it.each([
  ["en", "Not Compliant (with exception, 2 warnings)"],
  ["es", "No cumple (con excepción, 2 advertencias)"],
  ["fr", "Non conforme (avec exception, 2 avertissements)"],
])("says a status of a file in the language %s", (language, words) => {
  const marked = () => inWords(markedStatus("NON_COMPLIANT", { exceptedCount: 1, warningsCount: 2 }));
  expect(inLanguage(language, marked).replaceAll("\u00a0", " ")).toBe(words);
});
