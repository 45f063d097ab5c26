import { type SentenceKey, sentences, type Term, terms } from "@/lib/compliance/words/values";
import { writtenDate } from "@/lib/infra/dates/rules";

/** A sentence by its key. It becomes words only when someone asks: a verdict is made far more often than it is read. */
export type Sentence = {
  key: SentenceKey;
  /** Whole dollars, ISO dates, and texts of papers as they stand there. */
  values?: Readonly<Record<string, string | number>> | undefined;
  terms?: Readonly<Record<string, Term>> | undefined;
};

export const say = (key: SentenceKey, values?: Sentence["values"], named?: Sentence["terms"]): Sentence => ({ key, values, terms: named });

const placeholder = /\{(\w{1,30})(?:, (number|date), \w{1,10})?\}/g;
/** Foreign text in a sentence is cut here. */
const longestValue = 200;

function filled({ values = {}, terms: named = {} }: Sentence, name: string, kind: string | undefined): string {
  const term = named[name];
  if (term) return terms[term];
  const value = values[name] ?? "";
  if (kind === "number") return `$${Number(value).toLocaleString("en-US")}`;
  if (kind === "date") return value === "" ? "" : writtenDate(String(value));
  return String(value).slice(0, longestValue);
}

const beginsWithValue = /^\{(\w{1,30})/;

/** The sentence in English. Its first letter is a capital, unless it begins with a text of a paper or a file's name. */
export function render(sentence: Sentence): string {
  const template = sentences[sentence.key];
  const text = template
    .replace(placeholder, (_, name: string, kind?: string) => filled(sentence, name, kind))
    // A name such as "Acme Inc." has ended the sentence already.
    .replace(/\.\.(?=\s|$)/g, ".");
  const first = beginsWithValue.exec(template)?.[1];
  const isForeign = first !== undefined && !sentence.terms?.[first];
  return isForeign ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The sentence as a part of a longer one: in lower case and without a full stop. "E.L." keeps its capitals. */
export function renderPart(sentence: Sentence): string {
  const text = render(sentence).replace(/\.$/, "");
  return /^[A-Z][a-z]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
