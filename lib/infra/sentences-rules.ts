import { writtenDate } from "@/lib/infra/dates-rules";
import { writtenMoney } from "@/lib/infra/money-rules";
import { sentence } from "@/lib/infra/text-rules";
import { inList, labelled, languageNow, type PlainKey, say, type TextKey, type ValuesOf } from "@/messages/say";

/*
 * Sentences of ours in the database. They are stored as the code of their text with its values, and become words for whoever reads
 * them: in an answer of the API, on a screen, in an email or in a report.
 */

/** How the parts of a joined sentence are put together. `check`: what a person should check; `sentences`: each ends with a period;
 * `:`: a name and what is said of it. */
export const joins = ["and", "check", "sentences", ". ", ":", "; ", ", ", " · ", " – ", " ", "\n", ""] as const;
type Join = (typeof joins)[number];

/** A text of ours by its code, which is the name of the text in the catalogue. */
export type Coded = { code: TextKey; values?: Readonly<Record<string, Sentence | number>> };
/** A string is in the words of a person, a form or another server, and is shown unchanged. */
export type Sentence = string | Coded | { join: Join; parts: readonly Sentence[] } | { money: number } | { day: string };

type Values<K extends TextKey> = K extends PlainKey ? [] : [values: ValuesOf<K, Sentence | number>];

/** The database takes no half of a character, which is left where a long text was cut. */
const storable = <V>(value: V): V => (typeof value === "string" ? (value.toWellFormed() as V) : value);

/** What `say` would say, for the database. */
export function coded<K extends TextKey>(code: K, ...[values]: Values<K>): Coded {
  if (!values) return { code };
  return { code, values: Object.fromEntries(Object.entries<Sentence | number>(values).map(([name, value]) => [name, storable(value)])) };
}

/** The message of a zod issue is a string. */
export const issueOf = (sentence: Sentence): string => (typeof sentence === "string" ? sentence : JSON.stringify(sentence));
export const codedIssue = <K extends TextKey>(code: K, ...values: Values<K>): string => issueOf(coded(code, ...values));

/** What a zod issue says. The message of a library stays as it is. */
export const issueSentence = (message: string): Sentence =>
  /^\{"(code|join)":/.test(message) ? (JSON.parse(message) as Sentence) : message;

export const joined = (join: Join, parts: readonly Sentence[]): Sentence => ({ join, parts });

/** What is said where a stored sentence cannot be read. It is never dropped: a document without its doubt would turn green. */
export const unreadable = { code: "infra.unreadableReason" } as const;

const sayCoded = say as (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** "the general liability expiration date and all insurers" */
function checkList(parts: readonly Sentence[]): string {
  const named = parts.map((part) => {
    const [name = "", ...rest] = typeof part === "object" && "join" in part ? part.parts.map(inWords) : [inWords(part)];
    return [name.replace(/^(\w)(?=[a-z])/, (first) => first.toLowerCase()), ...rest].join(" ");
  });
  return inList(named.map((item) => (item.startsWith("all ") ? item : `the ${item}`)));
}

function inOneText(join: Join, parts: readonly Sentence[]): string {
  if (join === "check") return languageNow() !== "en" ? parts.map(inWords).join("; ") : checkList(parts);
  const said = parts.map(inWords);
  if (join === "and") return inList(said);
  if (join === "sentences") return said.map(sentence).join(" ");
  const [label = "", ...rest] = said;
  return join === ":" ? labelled(label, rest.join(" ")) : said.join(join);
}

/** A stored sentence in the reader's language. */
export function inWords(stored: Sentence): string {
  if (typeof stored === "string") return stored;
  if ("money" in stored) return writtenMoney(stored.money);
  if ("day" in stored) return writtenDate(stored.day);
  if ("join" in stored) return inOneText(stored.join, stored.parts);
  return codedInWords(stored);
}

function codedInWords({ code, values }: Coded): string {
  const said = Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === "number" ? value : inWords(value)] as const);
  try {
    return values ? sayCoded(code, Object.fromEntries(said)) : sayCoded(code);
  } catch {
    // The text, or what it needs, is of another version. A page that shows a list must not fail because of one row.
    return say(unreadable.code);
  }
}

/** Postgres keeps the keys of an object in another order than we wrote them. */
const ordered = (_: string, value: unknown) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two stored values are the same sentences. */
export const isSameSentence = (one: unknown, other: unknown): boolean => JSON.stringify(one, ordered) === JSON.stringify(other, ordered);

/** Each sentence once. */
export const withoutRepeats = <S extends Sentence | number>(sentences: readonly S[]): S[] =>
  sentences.filter((one, at) => sentences.findIndex((other) => isSameSentence(one, other)) === at);
