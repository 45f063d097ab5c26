import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { judgeKeys } from "@/scripts/key-rules";
import { listSources } from "@/scripts/sources";
import { declareTexts } from "@/scripts/text-types";
import { judgeTranslation } from "@/scripts/translation-rules";
import { listVisibleTexts } from "@/scripts/visible-texts";
import { judgeComments, judgeWording } from "@/scripts/wording-rules";

/**
 * `npm run texts` prints every text that people may read, file by file, to be read in one go.
 * `--check` prints only the texts with a word that we do not use, those that are written in code, and the keys that repeat their text. It
 * fails when there are any.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  // Their types follow, so that a key can be used at once.
  await declareTexts();
  const files = await Promise.all(
    (await listSources(/\.(?:tsx?|json)$/)).map(async (path) => ({ path, text: await readFile(path, "utf8") })),
  );
  if (values.check) {
    const faults = files.flatMap((file) => [...judgeWording(file), ...judgeComments(file), ...judgeTranslation(file), ...judgeKeys(file)]);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exit(1);
    return;
  }
  for (const file of files) {
    const texts = listVisibleTexts(file);
    if (texts.length > 0) console.log(`\n${file.path}\n${texts.map(({ line, text }) => `${line}: ${text}`).join("\n")}`);
  }
}

await main();
