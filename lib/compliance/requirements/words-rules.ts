import type { RequestKey, SentenceKey, Term } from "@/lib/compliance/requirements/words-values";
import { writtenDate } from "@/lib/infra/dates-rules";
import { writtenMoney } from "@/lib/infra/money-rules";
import { type Sentence as Doubt, inWords } from "@/lib/infra/sentences-rules";
import { localeNow, messageOf } from "@/messages/say";

/** A sentence by its key. It becomes words only when someone asks: a verdict is made far more often than it is read. */
export type Sentence = {
  key: SentenceKey;
  /** Whole dollars, ISO dates, texts of papers as printed, and what a reading doubts. */
  values?: Readonly<Record<string, Doubt | number>> | undefined;
  terms?: Readonly<Record<string, Term>> | undefined;
};

/** A sentence by its key. It says nothing yet. */
export const keyed = (key: SentenceKey, values?: Sentence["values"], named?: Sentence["terms"]): Sentence => ({
  key,
  values,
  terms: named,
});

const placeholder = /\{(\w{1,30})(?:, (number|date)(?:, (\w{1,10}))?)?\}/g;
/** Foreign text in a sentence is cut here. */
const longestValue = 200;

const isForBrowsers = (key: SentenceKey): key is RequestKey => key.startsWith("request_");

/** The sentence in the reader's language, before its values are put in. A browser has those about requests only. */
export const templateOf = (key: SentenceKey): string => messageOf(isForBrowsers(key) ? `verdicts.${key}` : `server.verdicts.${key}`);

function filled({ values = {}, terms = {} }: Sentence, name: string, kind?: string, style?: string): string {
  const term = terms[name];
  if (term) return messageOf(`server.terms.${term}`);
  const value = values[name] ?? "";
  if (kind === "number") return style === "money" ? writtenMoney(Number(value)) : new Intl.NumberFormat(localeNow()).format(Number(value));
  if (kind === "date") return value === "" ? "" : writtenDate(String(value));
  return (typeof value === "number" ? String(value) : inWords(value)).slice(0, longestValue);
}

const beginsWithValue = /^\{(\w{1,30})/;

/** Whether the sentence begins with a text of a paper or a file's name, whose first letter stays as it is. */
function beginsForeign({ key, terms }: Sentence): boolean {
  const first = beginsWithValue.exec(templateOf(key))?.[1];
  return first !== undefined && !terms?.[first];
}

/** The sentence in the reader's language. Its first letter is a capital, unless it begins with a text of a paper or a file's name. */
export function render(sentence: Sentence): string {
  const text = templateOf(sentence.key)
    .replace(placeholder, (_, name: string, kind?: string, style?: string) => filled(sentence, name, kind, style))
    // A name such as "Acme Inc." has ended the sentence already.
    .replace(/\.\.(?=\s|$)/g, ".");
  return beginsForeign(sentence) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The sentence as a part of a longer one: in lower case and without a full stop. "E.L." keeps its capitals. */
export function renderPart(sentence: Sentence): string {
  const text = render(sentence).replace(/\.$/, "");
  const isOurs = !beginsForeign(sentence) && /^\p{Lu}(?:\p{Ll}|\s)/u.test(text);
  return isOurs ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
