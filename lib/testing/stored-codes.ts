import { readdirSync, readFileSync } from "node:fs";

/** The codes that migrations wrote into rows in the place of sentences. */
export function migratedCodes(): string[] {
  return readdirSync("prisma/migrations")
    .filter((name) => name.includes("_sentences_of_"))
    .flatMap((name) => {
      const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8");
      return [...sql.matchAll(/^\(\d+, '([\w.]+)', /gm)].map(([, code = ""]) => code);
    });
}
