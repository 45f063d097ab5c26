import { type Grant, grantAnswer, grants, grantWords } from "@/lib/extraction/forms/grants";
import { endedAlone, isEnded } from "@/lib/extraction/forms/kinds";
import { insurerWord } from "@/lib/extraction/forms/plain";
import type { ColumnRole } from "@/lib/extraction/forms/row-columns";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import { settleNumber } from "@/lib/extraction/readers/numbers";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { limitsOfLines } from "@/lib/extraction/readers/plain-limits";
import { sameColumn } from "@/lib/extraction/readers/plain-parties";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import {
  type Context,
  type Dates,
  noteEnded,
  numberIn,
  plainPolicy,
  readBasis,
  refuseUnusual,
  settleLimits,
  settleTerm,
  type Told,
  termIn,
} from "@/lib/extraction/readers/plain-policies";
import { type Column, coverageIn, findTable, leastRows, numberOf, type Row } from "@/lib/extraction/readers/plain-tables";
import { cellOf, textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle-amounts";
import { choiceIn } from "@/lib/extraction/readers/ticks";
import { centerY, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box, PolicyType, ReadPolicy } from "@/lib/extraction/schema";

/**
 * The policies of a table that no form prints: a row for each, with the values its columns' headers name, even several in one column.
 * Empty: the page has no such table, or not every row gives a number.
 */
export async function policiesInRows(page: PageWords, context: Omit<Context, "pointer">): Promise<Told[]> {
  const table = findTable(page);
  if (!table) return [];
  const { columns, rows } = table;
  const withRole = (row: Row, role: ColumnRole) => row.flatMap((words, at) => (columns[at]?.roles.has(role) ? [words] : []));
  const told: Told[] = [];
  for (const row of rows) {
    const own: Context = { ...context, pointer: `/policies/${told.length}` };
    const title = titleOf(withRole(row, "coverage")[0] ?? []);
    const policy = plainPolicy(textIn(title));
    policy.type = rowNamedBy(textIn(title)) ?? policy.type;
    if (policy.type === "OTHER") policy.typeText = textIn(title);
    else policy.typeText = null;
    const number = numberOf(withRole(row, "number"), title);
    if (number) policy.policyNumber = await settleNumber(cellOf(number), `${own.pointer}/policyNumber`, page.number, own.notes, own.closer);
    await readRowTerm(policy, withRole(row, "term"), row, page, own);
    // Labels and amounts may have a column each: their lines go across both.
    const limits = linesOf(withRole(row, "limits").flat()).flat();
    const headed = columns.flatMap((column, at) => limitsBelow(column, row[at] ?? [], policy.type));
    await settleLimits(policy, headed.length > 0 ? headed : limitsOfLines(policy.type, linesOf(limits)), own);
    for (const words of [withRole(row, "coverage").flat(), limits]) readBasis(policy, linesOf(words).flat(), own);
    const [additionalInsured, waiverOfSubrogation] = [withRole(row, "additional"), withRole(row, "waiver")];
    readGrants(policy, { additionalInsured, waiverOfSubrogation, both: withRole(row, "grants") }, own);
    const written = row.flatMap((cell) => linesOf(cell).map(textIn));
    // An option that was not bought may be in brackets.
    const isOver = written.some((text) => endedAlone.test(text) || isEnded(text.replace(/\([^)]*\)/g, " ")));
    if (isOver) noteEnded(policy, row.flat(), own);
    told.push({ policy, insurer: insurerOf(withRole(row, "insurer"), title, number) });
  }
  const isWhole = told.length >= leastRows && told.every(({ policy }, at) => policy.policyNumber || isNumberUnread(context.notes, at));
  return isWhole ? told : [];
}

/** The amounts of a cell whose column is headed with the names of as many limits: those that the coverage has, and others by their names. */
function limitsBelow({ limits }: Column, cell: readonly Word[], type: PolicyType): Stated[] {
  const amounts = linesOf(cell)
    .flat()
    .filter(({ text }) => /\d/.test(text));
  const isAlone = amounts.length === limits.length && !cell.some(({ text }) => /[A-Za-z]{3}/.test(text));
  return (isAlone ? limits : []).flatMap((name, at) => {
    const words = amounts.slice(at, at + 1);
    const own = limitsOfLines(type, [[...name, ...words]]);
    return own.length > 0 ? own : [{ label: textIn(name), words }];
  });
}

/** Whether a row has a number that cannot be read. */
const isNumberUnread = (notes: Notes, at: number) => notes.reasons[`/policies/${at}/policyNumber`] !== undefined;

/** How a line of a title ends that goes on in the next one. */
const goesOn = /(?:\band|\bor|\/|&|,)$/i;

/** The lines of a cell that name its coverage, up to a blank in the meaning: an insurer's name, a number or a note in brackets. */
function titleOf(cell: readonly Word[]): Word[] {
  const title: Word[] = [];
  for (const line of linesOf(cell)) {
    const text = textIn(line);
    const isOther =
      (insurerWord.test(text) && coverageIn(text) === null) || numberIn(text) !== null || /^\(|^(?:this|includes?)\b/i.test(text);
    if (title.length > 0 && (isOther || (coverageIn(textIn(title)) !== null && coverageIn(text) === null && !goesOn.test(textIn(title)))))
      break;
    title.push(...line);
    if (title.length > 0 && coverageIn(textIn(title)) !== null && !goesOn.test(text) && rowNamedBy(textIn(title))) break;
  }
  return title;
}

/**
 * The term of a row: the two dates of its cells, level with each other or one below the other, else the one that the page states for all.
 * More than two, or two of different lines, are those of several rows.
 */
async function readRowTerm(policy: ReadPolicy, cells: readonly Word[][], row: Row, page: PageWords, context: Context) {
  const lines = (parts: readonly Word[][]) => parts.flatMap((cell) => linesOf(cell)).filter((line) => datesIn(textIn(line)).length > 0);
  const dated = lines(cells).length > 0 ? lines(cells) : lines(row);
  const [first, second] = dated.map((line) => unionBox(line));
  const isOne = !first || !second || isLevel(first, second) || Math.abs(first[0] - second[0]) < sameColumn;
  const words = dated.flat();
  const [effective, expiration, ...more] = datesIn(textIn(words)).map(({ text }) => wordsOfText(words, text));
  const none: Dates = { effective: null, expiration: null };
  if (!effective) {
    await settleTerm(policy, termIn(page.words), context);
    refuseUnusual(policy, context);
  } else await settleTerm(policy, expiration && more.length === 0 && isOne ? { effective, expiration } : none, context);
}

const isLevel = (one: Box, other: Box) => Math.abs(centerY({ box: one }) - centerY({ box: other })) < 0.7 * (one[3] - one[1]);

/** The insurer in a row's cell: its text besides the coverage, its number and dates. */
function insurerOf(cells: readonly Word[][], title: readonly Word[], number: readonly Word[] | null): Word[] | null {
  const taken = new Set([...title, ...(number ?? [])].map(({ box }) => box.join()));
  const lines = cells.flatMap((cell) => linesOf(cell.filter(({ box }) => !taken.has(box.join()))));
  const named = lines.filter(
    (line) =>
      /[A-Za-z]{2}/.test(textIn(line)) && datesIn(textIn(line)).length === 0 && !/\d/.test(textIn(line)) && !/^\(/.test(textIn(line)),
  );
  const words = named.flat();
  return /[A-Za-z]{3}/.test(textIn(words)) && !/^none$/i.test(textIn(words)) ? words : null;
}

/** The text after a label in a cell, up to the next label. */
const upToNext = /[;.]|\b(?:additional insureds?|waivers?|primary|notice)\b/i;

/** How a line begins that asks for something granted, and what may be its answer. */
const asking = (key: Grant) =>
  new RegExp(
    `^(?:blanket )?${grantWords[key].label.source}(?: status| endorsements?| granted| included| applies)?(?: ?:? ?\\(?(?:certificate )?holder\\)?)?[ :?.–-]*`,
    "i",
  );

/**
 * The answers that lines of a policy's part give of what is granted: "Additional insured: Yes". What goes on below an answer, right of its label, belongs to
 * it: "Yes" above "only for jobs in Nevada" is no plain one.
 */
export const answersIn = (whole: readonly Word[][]): Record<Grant | "both", Word[][]> => {
  // Several questions may be side by side, each directly followed by its answer.
  const lines = whole.flatMap((line) => {
    const parts = partsOfLine(line);
    const isAsking = (part: Word[] | undefined) => grants.some((key) => part && asking(key).exec(textIn(part))?.[0] === textIn(part));
    if (parts.length > 3 && parts.length % 2 === 0 && parts.some((part, at) => at % 2 === 0 && isAsking(part)))
      return parts.flatMap((part, at) => (at % 2 === 0 ? [[...part, ...(parts[at + 1] ?? [])]] : []));
    return parts.every((part) => /[:?] ?\S+$/.test(textIn(part))) ? parts : [line];
  });
  const answerTo = (key: Grant) =>
    lines.flatMap((line, at) => {
      const text = textIn(line);
      const said = text.slice(asking(key).exec(text)?.[0].length ?? text.length);
      const isAnswer = grantAnswer(said) !== null || choiceIn(said.replace(/ /g, "")) !== null;
      const own = said.length < 14 && isAnswer ? wordsOfText(line, said) : [];
      const [first] = own;
      if (!first) return [];
      const isAside = (next: Word[]) => (next[0]?.box[0] ?? 0) > (line[0] as Word).box[0] + sameColumn;
      const below = lines.slice(at + 1).filter((next) => !isLevel(unionBox(next), unionBox(line)));
      const end = below.findIndex((next) => !isAside(next));
      return [[...own, ...below.slice(0, end < 0 ? undefined : end).flat()]];
    });
  return { additionalInsured: answerTo("additionalInsured"), waiverOfSubrogation: answerTo("waiverOfSubrogation"), both: [] };
};

/** Whether the row says that the policy grants additional insured status and waives subrogation; a picture's ticks are left to a person. */
export function readGrants(policy: ReadPolicy, cells: Record<Grant | "both", Word[][]>, { pointer, notes }: Context) {
  const wordsIn = (parts: readonly Word[][]) => parts.flatMap((cell) => linesOf(cell).flat());
  const both = textIn(wordsIn(cells.both));
  for (const key of grants) {
    const { label } = grantWords[key];
    const own = wordsIn(cells[key]);
    const [found] = label.exec(both) ?? [];
    const behind = found ? (both.slice(both.search(label) + found.length).split(upToNext)[0] ?? "") : "";
    const said = own.length > 0 ? textIn(own) : behind.replace(/^\W*?(?=[\w☒☐☑✓✔])/, "");
    if (!said.trim()) continue;
    const source = own.length > 0 ? own : wordsIn(cells.both);
    const choice = choiceIn(said.replace(/ /g, ""));
    const answer = choice ?? grantAnswer(said);
    if (answer === null || answer === "unreadable" || (fromPicture(source) && /[☒☐☑✓✔]|^x$/i.test(said)))
      notes.unreadable(`${pointer}/${key}`, "This is not a clear yes or no.", source);
    else {
      policy[key] = answer;
      notes.found(`${pointer}/${key}`, source);
    }
  }
}
