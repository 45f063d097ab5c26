import { writtenDate } from "@/lib/infra/dates-rules";
import { writtenMoney } from "@/lib/infra/money-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { sentence } from "@/lib/infra/text-rules";
import { screens } from "@/messages/en/screens";
import { server } from "@/messages/en/server-texts";
import { formsOf } from "@/messages/forms";
import { type Catalogue, inList, labelled, languageNow, say, type TextKey } from "@/messages/say";

/*
 * Sentences in the database are in English, whoever causes them, because their readers are unknown. They are shown in the reader's
 * language: a stored sentence is compared with the English texts, and translated by the key of its match.
 */

/** Runs what writes sentences into the database. */
export const inStoredLanguage = <T>(work: () => T): T => inLanguage("en", work);

/** The areas whose sentences are stored: about documents, emails, the rows of an import. */
const areas = {
  compliance: screens.compliance,
  policies: screens.policies,
  documents: screens.documents,
  vendors: screens.vendors,
  companies: screens.companies,
  infra: screens.infra,
  common: screens.common,
  projects: screens.projects,
  accounts: screens.accounts,
  reports: screens.reports,
  operations: screens.operations,
  "server.details": server.details,
  "server.doubts": server.doubts,
  "server.documents": server.documents,
  "server.jobs": server.jobs,
  "server.mail": server.mail,
  "server.operations": server.operations,
  "server.projects": server.projects,
  "server.reminders": server.reminders,
  "server.tenancy": server.tenancy,
  "server.transfer": server.transfer,
  "server.vendors": server.vendors,
} satisfies Catalogue;

type Values = Record<string, string | number>;
/** Only the form for one lacks its number. */
const spoken = (key: TextKey, values: Values = {}) => (say as (key: TextKey, values: Values) => string)(key, { count: 1, ...values });

/** `own`: its words, around the places of `names`. `isOpen`: a stored one may have a period more. */
type Template = { key: TextKey; own: string[]; names: string[]; isOpen: boolean };
type Known = { texts: Map<string, TextKey>; templates: Map<string, Template[]> };

/** A template with fewer letters of its own than these would match every sentence; a number makes it rare. */
const [leastLetters, leastBesideNumber] = [8, 3];
/** What is put into a template is no longer than this. */
const longestValue = 500;
/** Templates are looked up by so many first letters; those that begin with a place are under "". */
const headLength = 4;

const days = ["effective", "earliestExpiration", "from"];
const [number, writtenDay] = [/^[\d,]+/, /^[A-Z][a-z]{2} \d{1,2}, \d{4}/];
const formOf = (name: string | undefined) => (name === "count" ? number : days.includes(name ?? "") ? writtenDay : null);

function templateOf(key: TextKey, text: string): Template | null {
  const parts = text.split(/\{(\w+)\}/);
  const own = parts.filter((_, at) => at % 2 === 0);
  const names = parts.filter((_, at) => at % 2 === 1);
  const letters = own.join("").replace(/[^a-z]/gi, "").length;
  if (letters < (names.includes("count") ? leastBesideNumber : leastLetters)) return null;
  return { key, own, names, isOpen: !/[.!?"}]$/.test(text) };
}

/** The values in the places of a template; null for a text that does not match. Each value ends where the template's next words begin. */
function valuesIn({ own, names, isOpen }: Template, stored: string): string[] | null {
  const text = isOpen && stored.endsWith(".") ? stored.slice(0, -1) : stored;
  if (!text.startsWith(own[0] ?? "")) return null;
  const values: string[] = [];
  let at = own[0]?.length ?? 0;
  for (const [place, name] of names.entries()) {
    const next = own[place + 1] ?? "";
    const form = formOf(name);
    const rest = text.length - next.length;
    const end = form
      ? at + (form.exec(text.slice(at, at + longestValue))?.[0].length ?? longestValue)
      : place < names.length - 1
        ? text.indexOf(next, at)
        : rest;
    if (end < at || end - at > longestValue || !text.startsWith(next, end)) return null;
    values.push(text.slice(at, end));
    at = end + next.length;
  }
  return at === text.length ? values : null;
}

let table: Known | undefined;

/** The English texts, the whole ones by their words and those with places by how they begin. */
function known(): Known {
  if (table) return table;
  const found: Known = { texts: new Map(), templates: new Map() };
  for (const [area, messages] of Object.entries(areas)) {
    for (const [name, message] of Object.entries(messages as Record<string, string>)) {
      const key = `${area}.${name}` as TextKey;
      for (const text of formsOf(message)) {
        const template = text.includes("{") ? templateOf(key, text) : null;
        const head = text.slice(0, headLength);
        const heading = head.includes("{") ? "" : head;
        if (template) found.templates.set(heading, [...(found.templates.get(heading) ?? []), template]);
        else if (!text.includes("{") && !found.texts.has(text)) found.texts.set(text, key);
      }
    }
  }
  table = found;
  return found;
}

/** A word or a name of ours in the reader's language; what a person or a form calls something stays. */
function word(text: string): string {
  const key = known().texts.get(text);
  return key ? spoken(key) : text;
}

/** "General liability: effective date; all insurers" */
const listed = (text: string) => text.split("; ").map(partly).join("; ");
function partly(text: string): string {
  const at = text.indexOf(": ");
  return at < 0 ? word(text) : labelled(word(text.slice(0, at)), word(text.slice(at + 2)));
}

/** "coi.pdf: General liability" */
const lastPart = (text: string) => text.replace(/(?<=^|: )[^:]*$/, word);

function day(text: string): string {
  const at = Date.parse(`${text} UTC`);
  return Number.isNaN(at) ? text : writtenDate(new Date(at).toISOString().slice(0, 10));
}

/** "$1,000,000" or a word */
const amountOrWord = (text: string) => (/^\$[\d,]+$/.test(text) ? writtenMoney(Number(text.replace(/[$,]/g, ""))) : word(text));

/** What a change of a reading is called: "General liability: policy number". */
export const storedName = (text: string): string => (languageNow() === "en" ? text : partly(text));

/** A word or a number with its word, as "legal names" or "3 created". */
export const storedWord = (text: string): string => (languageNow() === "en" ? text : (sentenceOf(text) ?? text));

/** How the values of these places are said. All others are what a person typed or a file states. */
const places: Record<string, (text: string) => string | number> = {
  count: (text) => Number(text.replaceAll(",", "")),
  list: listed,
  coverages: (text) => text.split(", ").map(word).join(", "),
  names: (text) => inList(text.split(/(?<=")(?:, and |, | and )(?=")/)),
  typeText: lastPart,
  advice: (text) => sentenceOf(text) ?? text,
  age: (text) => sentenceOf(text) ?? text,
  ageOf: (text) => sentenceOf(text) ?? text,
  renewal: (text) => sentenceOf(text) ?? text,
  shown: amountOrWord,
  shown2: amountOrWord,
  ...Object.fromEntries(days.map((name) => [name, day])),
};

/** A single stored sentence in the reader's language; null for a sentence that is not ours. */
function sentenceOf(text: string): string | null {
  const { texts, templates } = known();
  const whole = texts.get(text) ?? texts.get(text.replace(/\.$/, ""));
  if (whole) return text.endsWith(".") ? sentence(spoken(whole)) : spoken(whole);
  for (const template of [...(templates.get(text.slice(0, headLength)) ?? []), ...(templates.get("") ?? [])]) {
    const found = valuesIn(template, text);
    if (!found) continue;
    const { key, names } = template;
    const isLabelled = key.startsWith("infra.");
    const values = names.map((name, at) => {
      const value = found[at] ?? "";
      return [name, isLabelled && name === "name" ? word(value) : (places[name]?.(value) ?? value)] as const;
    });
    const said = spoken(key, Object.fromEntries(values));
    return text.endsWith(".") ? sentence(said) : said;
  }
  return null;
}

/** The same after the name of the file that it is about: "coi.pdf: No coverage was found in this file." */
function aboutFile(text: string): string | null {
  let at = text.indexOf(": ");
  for (let tries = 0; at > 0 && tries < 3; tries += 1) {
    const said = sentenceOf(text.slice(at + 2));
    if (said) return labelled(text.slice(0, at), said);
    at = text.indexOf(": ", at + 2);
  }
  return null;
}

/** One sentence of ours may quote several of a file's. */
const mostQuoted = 8;

/** A stored text of one or several sentences in the reader's language. Sentences that are not ours stay unchanged. */
export function storedText<T extends string | null>(text: T): T | string {
  if (text === null) return text;
  if (languageNow() === "en") return text;
  const pieces = text.split(/(?<=[.!?"”]) /);
  const said: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    let found: string | null = null;
    while (!found && to < Math.min(pieces.length, from + mostQuoted)) {
      to += 1;
      const part = pieces.slice(from, to).join(" ");
      found = sentenceOf(part) ?? aboutFile(part);
    }
    said.push(found ?? pieces[from] ?? "");
    from = found ? to : from + 1;
  }
  return said.join(" ");
}
