import type { SourceFile } from "@/scripts/structure-rules";
import { listVisibleTexts } from "@/scripts/visible-texts";

/** Words that people do not read on our screens, and what we write for them. One word for one thing, plain American English. */
const wordings: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /\be-mails?\b/i, right: "email" },
  { wrong: /(?<!e-)\bmails?\b(?! servers?\b)/i, right: "email" },
  { wrong: /\b(?:in|of|the|whose|without) cover\b|\bcover (?:behind|ended|ends|in force|is|was)\b/i, right: "coverage" },
  { wrong: /\blog(?:ged|ging)?[ -](?:in|on)\b|\blogin\b/i, right: "sign in (verb), sign-in (noun)" },
  { wrong: /\blog(?:ged|ging)?[ -](?:off|out)\b|\blogout\b/i, right: "sign out" },
  { wrong: /\b(?:any|every|some)body\b/i, right: "anyone, everyone, someone, a teammate" },
  { wrong: /\b(?:is|are) (?:none|nowhere)\b|\b(?:cannot|could not) be told\b/i, right: "not found, missing, unreadable" },
  { wrong: /\bta(?:ke|ken|kes|king) (?:it |that |this )?back\b|\btook back\b/i, right: "undo, cancel" },
  { wrong: /\bl(?:eave|eft) out\b/i, right: "skip, remove" },
  { wrong: /\bcancell(?:ed|ing)\b/i, right: "canceled, canceling" },
  { wrong: /\btick(?:ed|s)?\b/i, right: "check, checked, checkbox" },
  { wrong: /\bany more\b/i, right: "no longer" },
  { wrong: /\bmeanwhile\b/i, right: "since, in the meantime" },
  { wrong: /\bwaits? for (?:a person|an admin|your decision|reading|review)\b/i, right: "needs your decision, needs review" },
  { wrong: /\b(?:could not|cannot) be read with confidence\b/i, right: "we couldn't read" },
  { wrong: /\bjudg(?:e|ed|es|ing) (?:\w+ )?(?:again|anew)\b/i, right: "check, update, recalculate" },
  { wrong: /\bwhere it stands\b|\b(?:must |it )stands? (?:in|on) the certificate\b/i, right: "is, appears, is on file, is listed" },
  { wrong: /\bneed not\b/i, right: "don't need to" },
  { wrong: /\bno paper\b/i, right: "no document" },
  { wrong: /\badministrators? of your company\b/i, right: "a company admin" },
];

/** The specification's own texts, used word for word. */
const specified = new Set([
  "Back to Login",
  "Back to login",
  "Email confirmed successfully! Redirecting to login...",
  "Email confirmed. You can now log in.",
  "Go to Login",
  "Login failed",
  // In readings that were stored before, so that other languages still find it.
  "Could not be read with confidence: {list}.",
  "The coverages could not be read with confidence.",
]);

/** A call of the API by its address. */
const isAddress = /^[A-Z]+ \/api\//;

/** Words that comments do not use: British spellings, and "somebody" and its kin. */
const unplain = /\b(?:grey|neighbours?|behaviour|colour|(?:some|any|every)body)\b/i;

/** A line of a comment, without what it quotes. */
const commentOf = (line: string) => (/^\s*(?:\/\/|\/?\*)/.test(line) ? line.replace(/`[^`]*`|"[^"]*"/g, "") : "");

/** Comments that are not plain American English, one sentence each. */
export function judgeComments({ path, text }: SourceFile): string[] {
  return text.split("\n").flatMap((line, at) => {
    const found = unplain.exec(commentOf(line))?.[0];
    return found ? [`${path}:${at + 1}: "${found}" in a comment. Write plain American English.`] : [];
  });
}

/** The words by which sentences of certificates are understood: nobody reads them. */
const vocabulary = "lib/compliance/terms/";

/** The visible texts of a file that use a word we do not use, one sentence each. */
export function judgeWording(file: SourceFile): string[] {
  if (file.path.startsWith(vocabulary)) return [];
  return listVisibleTexts(file).flatMap(({ path, line, text }) => {
    if (specified.has(text) || isAddress.test(text)) return [];
    return wordings.flatMap(({ wrong, right }) => {
      const found = wrong.exec(text)?.[0];
      return found ? [`${path}:${line}: "${found}" in a text that people read. Write: ${right}. (${text.slice(0, 120)})`] : [];
    });
  });
}
