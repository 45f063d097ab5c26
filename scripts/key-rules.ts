import { migratedCodes } from "@/lib/testing/stored-codes";
import { formsOf } from "@/messages/forms";
import type { SourceFile } from "@/scripts/structure-rules";
import { flat, type Messages } from "@/scripts/text-types";

/** Rows hold these keys, which are never renamed: what migrations wrote, and what was written under its first name since. */
const stored = new Set([
  ...migratedCodes(),
  ...["documents.otherWordsOnThePage", "server.jobs.backupDirIsNotSet", "server.tenancy.theCompanyIsSuspended"],
  ...["server.mail.notSentTestCompany", "server.mail.theConnectionIsOnAgain"],
]);
/** Their keys are names of fields and constants, or are stored with verdicts. */
const namedByData = /^server\.(?:details|terms|verdicts)\./;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const wordsOf = (name: string) => name.split(/_|(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/);

/** Whether a key of four or more words is the beginning of its own text, whose values may be in it by their names. */
export function repeatsText(key: string, text: string): boolean {
  const name = key.split(".").at(-1) ?? "";
  if (wordsOf(name).length < 4) return false;
  const words = formsOf(text).map((form) => form.replace(/<\/?\w+>/g, ""));
  return words.some((form) =>
    [form.replace(/\{[^}]*\}/g, ""), form.replace(/\{(\w+)[^}]*\}/g, "$1")].some((shown) => lettersOf(shown).startsWith(lettersOf(name))),
  );
}

/** The keys of a catalogue that repeat their English, one sentence each. */
export function judgeKeys({ path, text }: SourceFile): string[] {
  const area = /^messages\/en\/(.+)\.json$/.exec(path)?.[1]?.replaceAll("/", ".");
  if (area === undefined) return [];
  return flat(JSON.parse(text) as Messages, `${area}.`)
    .filter(([key, message]) => !stored.has(key) && !namedByData.test(key) && repeatsText(key, message))
    .map(([key]) => `${path}: "${key}" is the beginning of its own text. Name it by its role (docs/languages.md).`);
}
