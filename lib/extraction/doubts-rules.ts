import type { Extraction } from "@/lib/extraction/schema";
import { type Coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import doubts from "@/messages/en/server/doubts.json" with { type: "json" };
import type { TextKey } from "@/messages/say";

/*
 * The readers write their sentences in English, next to what they doubt. A sentence gets its code when the reading leaves the reader's
 * process, so none is stored as words.
 */

type Template = { code: TextKey; pattern: RegExp; names: string[] };

const plain = new Map<string, TextKey>();
const templates: Template[] = [];
for (const [name, text] of Object.entries(doubts)) {
  const code = `server.doubts.${name}` as TextKey;
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) plain.set(text, code);
  // A text that is hardly more than its values would match every sentence.
  else if (text.replace(/\{\w+\}/g, "").length > 8) {
    const pattern = parts.map((part, at) => (at % 2 === 1 ? "([^]{0,500}?)" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))).join("");
    templates.push({ code, pattern: new RegExp(`^${pattern}$`), names: parts.filter((_, at) => at % 2 === 1) });
  }
}

/** "general liability, umbrella" are words of ours, all else is the form's. */
const placed = (name: string, text: string): Sentence =>
  name === "coverages"
    ? joined(
        ", ",
        text.split(", ").map((word) => codeOf(word) ?? word),
      )
    : text;

const codeOf = (text: string): Coded | null => {
  const code = plain.get(text);
  return code ? { code } : null;
};

function codedSentence(text: string): Coded | null {
  for (const { code, pattern, names } of templates) {
    const values = pattern.exec(text)?.slice(1);
    if (values) return { code, values: Object.fromEntries(names.map((name, at) => [name, placed(name, values[at] ?? "")])) };
  }
  return codeOf(text);
}

/** One sentence of ours may quote several of a file's. */
const mostQuoted = 8;

/** What a reader doubts, in one or several sentences, by their codes. A sentence that is not ours stays in its words. */
export function codedDoubt(text: string): Sentence {
  const pieces = text.split(/(?<=[.!?"”]) /);
  const found: Sentence[] = [];
  for (let from = 0; from < pieces.length; ) {
    let [to, one]: [number, Coded | null] = [from, null];
    while (!one && to < Math.min(pieces.length, from + mostQuoted)) {
      to += 1;
      one = codedSentence(pieces.slice(from, to).join(" "));
    }
    found.push(one ?? pieces[from] ?? "");
    from = one ? to : from + 1;
  }
  if (found.every((one) => typeof one === "string")) return text;
  return found.length === 1 ? (found[0] ?? "") : joined(" ", found);
}

const codedOnce = (sentence: Sentence) => (typeof sentence === "string" ? codedDoubt(sentence) : sentence);

/** A reading as it is stored. */
export const codedReading = (reading: Extraction): Extraction => ({
  ...reading,
  warnings: reading.warnings.map(codedOnce),
  certificates: reading.certificates.map((certificate) => ({
    ...certificate,
    reasons: Object.fromEntries(Object.entries(certificate.reasons).map(([pointer, reason]) => [pointer, codedOnce(reason)])),
  })),
});
