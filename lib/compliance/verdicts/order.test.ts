import { expect, it } from "vitest";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { inReadingOrder } from "@/lib/compliance/verdicts/order-rules";

const line = (result: "pass" | "fail" | "unreadable" | "waived", severity: "hard" | "soft" = "hard") => ({ result, severity });

it("shows what is not met first, then what is to check, warnings, and what is met", () => {
  const given = [line("pass"), line("waived"), line("fail", "soft"), line("pass", "soft"), line("unreadable"), line("fail")];
  const shown = inReadingOrder(given).map(({ result, severity }) => `${severity} ${result}`);
  expect(shown).toEqual(["hard fail", "hard unreadable", "soft fail", "hard waived", "hard pass", "soft pass"]);
});

it("names warnings beside a status in files", () => {
  expect(markedStatus("COMPLIANT", { exceptedCount: 0, warningsCount: 0 })).toBe("Compliant");
  expect(markedStatus("COMPLIANT", { exceptedCount: 1, warningsCount: 2 })).toBe("Compliant (with exception, 2 warnings)");
});
