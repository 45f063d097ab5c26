import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { needsOf } from "@/messages/forms";

/** The types of all texts: generated, because a compiler takes the texts in a JSON file for any string. */
const target = "generated/texts.ts";

const head = `// Written by \`npm run generate\` out of messages/en.
type Text<Texts extends string = never, Numbers extends string = never, Tags extends string = never> = { texts: Texts; numbers: Numbers; tags: Tags };
/** What each text needs: values, numbers, and what becomes of its tags. */
export type Texts = {`;

export type Messages = { readonly [key: string]: string | Messages };

/** Every text by its whole key. */
export const flat = (messages: Messages, before: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === "string" ? ([[before + key, message]] as [string, string][]) : flat(message, `${before}${key}.`),
  );

const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(" | ") || "never";

function typeOf(text: string): string {
  const { texts, numbers, tags } = needsOf(text);
  if (tags.length > 0) return `Text<${union(texts)}, ${union(numbers)}, ${union(tags)}>`;
  if (numbers.length > 0) return `Text<${union(texts)}, ${union(numbers)}>`;
  return texts.length > 0 ? `Text<${union(texts)}>` : "Text";
}

/** Writes the types of the texts; false: they are as they were. */
export async function declareTexts(folder = "messages/en"): Promise<boolean> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json")).sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const area = file.slice(0, -".json".length).split(path.sep).join(".");
      const messages = JSON.parse(await readFile(path.join(folder, file), "utf8")) as Messages;
      return flat(messages, `${area}.`).map(([key, text]) => `  ${JSON.stringify(key)}: ${typeOf(text)};`);
    }),
  );
  const code = [head, ...lines.flat(), "};", ""].join("\n");
  if ((await readFile(target, "utf8").catch(() => "")) === code) return false;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code);
  return true;
}
