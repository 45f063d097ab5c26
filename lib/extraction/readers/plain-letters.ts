import { grantedIn, grants, grantWords } from "@/lib/extraction/forms/grants";
import { isWithdrawn } from "@/lib/extraction/forms/kinds";
import { coverageWords, insurerWord } from "@/lib/extraction/forms/plain";
import { limitsSaid } from "@/lib/extraction/readers/plain-limits";
import {
  type Context,
  type Dates,
  readBasis,
  settleLimits,
  settleSaid,
  settleTerm,
  type Told,
  termIn,
  typeTextIn,
} from "@/lib/extraction/readers/plain-policies";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { emptyPolicy, policyNumberFrom } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/** "GL – Sample Casualty, policy GLP 20418-1": what a mail says of one policy begins so. */
const isListedLine = (text: string) =>
  /^[^,.]{2,40}(?: [–—-]|:|,) .*\bpolicy\b[^.]{0,12}\d/i.test(text) && coverageWords.some(({ words }) => words.test(text.slice(0, 30)));

/** Whether the paragraph of one policy says that it grants additional insured status or waives subrogation. */
function readGranted(policy: ReadPolicy, words: readonly Word[], { pointer, notes }: Context) {
  for (const key of grants) {
    const found = grantedIn(textIn(words), grantWords[key].sentence);
    if (!found) continue;
    policy[key] = found.isGranted;
    notes.found(`${pointer}/${key}`, wordsOfText(words, found.said), 0.6);
  }
}

/** Lines of running text, put together where they follow each other closely at one left edge. */
export function paragraphsOf(lines: readonly Word[][]): Word[][] {
  const paragraphs: Word[][] = [];
  let last: Word[] | null = null;
  for (const line of lines) {
    const [x0, y0] = unionBox(line);
    const [left, , , bottom] = last ? unionBox(last) : [0, 0, 0, 0];
    const high = Math.max(...line.map(heightOf));
    // A line of a Word document is a paragraph, and so is what begins with a coverage and names its policy.
    const begins = isListedLine(textIn(line));
    const goesOn = last && !begins && line[0]?.reader !== "office" && y0 - bottom < 0.6 * high && Math.abs(x0 - left) < 16;
    if (goesOn) paragraphs.at(-1)?.push(...line);
    else paragraphs.push([...line]);
    last = line;
  }
  return paragraphs;
}

const saidNumber =
  /\b(?:policy (?:number |no\.? ?|# ?)?(?:is |: ?)?|, number |, no\.? )((?:[A-Z]{1,5} ){0,2}(?:[A-Z]{1,5}\/)*[A-Z0-9-]*\d[A-Z0-9-]*(?![\w/-])(?: [A-Z0-9-]*\d[A-Z0-9-]*(?![\w/-]))*)/gi;
/** A firm's name after the word that says who writes a policy. */
const saidFirm =
  /\b(?:by|with|through|from) ((?:[A-Z&][\w&.'-]*,? ){1,7}?)(?=under\b|polic|for\b|from\b|since\b|is\b|effective\b|and\b|at\b|\(|$)|\b(?:by|with|through|from) ((?=[A-Z&][\w&.'-]* ?[A-Z&])[A-Z&][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,6} ?)(?=[,;.])/g;

/** A firm's name between commas. */
const saidName = /^[A-Z][\w&.'’-]*(?: (?:[A-Z&][\w&.'’-]*|of|and)){1,7}$/;

/** "Sample Casualty Company insures the firm for general liability". */
const insuring = /((?:[A-Z&][\w&.'’-]* ){2,7})insures\b/;

/** The insurer that a sentence names. */
function insurerIn(text: string): string | null {
  const [, subject] = insuring.exec(text) ?? [];
  if (subject && insurerWord.test(subject)) return subject.trim();
  const names = [...text.matchAll(saidFirm)].map(([, one, other]) => (one ?? other ?? "").trim().replace(/,$/, ""));
  const between = text.split(/, (?=[A-Z])|, (?=in force)/).filter((part) => insurerWord.test(part) && saidName.test(part));
  return names.find((name) => insurerWord.test(name)) ?? between[0] ?? null;
}

/** The policies that a letter states in sentences, each in a paragraph of its own with its number. */
export async function policiesTold(paragraphs: readonly Word[][], context: Omit<Context, "pointer">): Promise<Told[]> {
  const told: Told[] = [];
  let last: Dates | null = null;
  for (const words of paragraphs) {
    // A number may continue on the next line after its hyphen.
    const text = textIn(words).replace(/(?<=[A-Z0-9])- (?=\d)/g, "-");
    const numbers = [...text.matchAll(saidNumber)].flatMap(([, number = ""]) => policyNumberFrom(number.trim()) ?? []);
    const [number] = numbers;
    const coverage = coverageWords.filter((one) => one.words.test(text));
    if (!number || new Set(numbers).size > 1 || coverage.length === 0 || isWithdrawn(text)) continue;
    const own: Context = { ...context, pointer: `/policies/${told.length}` };
    // The coverage that is named first is the paragraph's; what it says of others comes later.
    const [first] = coverage.sort((one, other) => text.search(one.words) - text.search(other.words));
    const policy = emptyPolicy(first?.type ?? "OTHER", first?.typeText ? typeTextIn(text, first) : null);
    await settleSaid(policy, wordsOfText(words, number), own);
    const term = termIn(words);
    // "For the same term": the one of the policy before.
    const isSame = !term.effective && !term.expiration && /\bfor the same (?:term|period)\b/i.test(text);
    if (term.effective && term.expiration) last = term;
    await settleTerm(policy, isSame && last ? last : term, own);
    await settleLimits(policy, limitsSaid(policy.type, words), own);
    readBasis(policy, words, own);
    readGranted(policy, words, own);
    const name = insurerIn(text);
    told.push({ policy, insurer: name ? wordsOfText(words, name) : null });
  }
  return told;
}
