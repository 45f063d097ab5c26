import { expect, it } from "vitest";
import { inLanguage } from "@/lib/infra/server-texts";
import { detailsInWords } from "@/lib/tenancy/audit/rules";

it.each([
  [{ created: 3, updated: 0, skipped: 1, refused: 3 }, "3 created, 1 skipped, 3 refused"],
  [{ documents: 0, projects: 1 }, "0 documents, 1 project"],
  [{ fields: ["legalNames", "time_zone"] }, "legal names, time zone"],
  [{ from: "MANAGER", to: "VIEWER" }, "from manager to viewer"],
  [{ revision: 2, changes: [{}, {}] }, "revision: 2, 2 changes"],
  [null, ""],
])("puts %j in words", (details, words) => {
  expect(detailsInWords(details)).toBe(words);
});

it.each([
  [{ created: 1, updated: 0, skipped: 1200 }, "1 creado, 1,200 omitidos"],
  [{ fields: ["legalNames", "timeZone"] }, "nombres legales, zona horaria"],
  [{ from: "MANAGER", to: "VIEWER" }, "de gestor a lector"],
  [{ vendor: "Other" }, "proveedor: Other"],
])("puts %j in the reader's language", (details, words) => {
  expect(inLanguage("es", () => detailsInWords(details))).toBe(words);
});
