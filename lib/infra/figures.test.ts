import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { largeSize, writtenPercent, writtenSize } from "@/lib/infra/figures-rules";
import { writtenMoney } from "@/lib/infra/money-rules";
import { coded, inWords } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it.each([
  ["en", ["9.96 KB", "0.3 MB", "1,000 MB", "2.5 GB", "81%", "0.4%", "$1,000,000"]],
  ["es", ["9.96 KB", "0.3 MB", "1,000 MB", "2.5 GB", "81%", "0.4%", "$1,000,000"]],
  ["fr", ["9,96 ko", "0,3 Mo", "1 000 Mo", "2,5 Go", "81 %", "0,4 %", "1 000 000 $ US"]],
])("writes sizes, shares and money as readers of %s do", (language, figures) => {
  const written = inLanguage(language, () => [
    writtenSize(10_199),
    largeSize(300 * 1024),
    largeSize(1000 * 1024 ** 2),
    largeSize(2.5 * 1024 ** 3),
    writtenPercent(81),
    writtenPercent(0.44, 1),
    writtenMoney(1_000_000),
  ]);
  expect(written.map(plain)).toEqual(figures);
});

it("says the amounts of a stored sentence as the reader writes them", () => {
  const stored = coded("documents.theFileNowReadsAs", { shown: { money: 1_000_000 }, shown2: { money: 2_000_000 } });
  const said = plain(inLanguage("fr", () => inWords(stored)));
  expect(said).toContain("1 000 000 $ US");
  expect(said).toContain("2 000 000 $ US");
  expect(inLanguage("es", () => inWords(stored))).toContain("$1,000,000");
});

/** Files that write a fixed language on purpose: for machines, for the command line, into the database, or as people type. */
const fixed = [
  "components/review/field-looks.ts",
  "components/ui/format.ts",
  "lib/compliance/policies/restated-rules.ts",
  "lib/documents/readings/rules.ts",
  "lib/infra/clock.ts",
  "lib/infra/time-zones-rules.ts",
  "lib/operations/backup/commands.ts",
  "lib/operations/backup/restore-commands.ts",
  "lib/reminders/due-queries.ts",
  "lib/tenancy/audit/rules.ts",
];

it("finds no size, share or locale that is written in one language for every reader", () => {
  const files = ["app", "components", "lib", "jobs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  );
  const wrong = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^lib\/(testing|extraction)\//.test(file))
    .filter((file) => {
      const code = readFileSync(file, "utf8").replace(/(width|left|right|top): [^\n]*|`%\$[^\n]*/g, "");
      const hasFixedLocale = /(toLocale\w+|Format)\(\s*"en/.test(code) && !fixed.includes(file);
      return hasFixedLocale || /[}\d] [KMG]B[`"<]|>\{[^}\n]+\}%<|[a-z]\)?\}%`/.test(code);
    });
  expect(wrong).toEqual([]);
});
