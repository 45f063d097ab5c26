import { addendumFooter, addendumTitle, asksForLoss, asksForPart, coveragesAsked, questionsOfGrants } from "@/lib/extraction/forms/addenda";
import { policyNamed } from "@/lib/extraction/forms/endorsement-pages";
import { formNumbersIn } from "@/lib/extraction/readers/endorsements";
import { centerX, linesOf, type PageWords, textOf, type Word } from "@/lib/extraction/readers/words";
import { isTick, policyNumberFrom } from "@/lib/extraction/rules";
import type { ReadEndorsement } from "@/lib/extraction/schema";

/** A question of an addendum with its plain answer, or null where none could be read. `details`: what is written below it. */
export type Answer = { question: string; answer: "YES" | "NO" | null; details: string };
/** A page that qualifies a certificate's policies by questions and answers, as New York's construction addendum does. */
export type Addendum = { page: number; text: string; answers: Answer[] };

type Said = Answer["answer"];

/** A line that ends with its answer, or has one after its question mark. */
const answered = /^(.{6,300}?)\W{1,9}(?:(YES|NO)|[Xx☒☑✓✔]\W{0,9}(YES|NO)|(YES|NO)\W{0,9}[Xx☒☑✓✔])\W{0,9}$|^(.{6,300}\?)\W{0,9}(YES|NO)\b/i;
const choice = /^\W*(YES|NO)\W*$/i;

/** The words YES and NO of a line, each with its middle. */
type Choice = { said: "YES" | "NO"; x: number };
const choicesOn = (line: readonly Word[]): Choice[] =>
  line.flatMap((word) => {
    const said = choice.exec(word.text)?.[1]?.toUpperCase();
    return said === "YES" || said === "NO" ? [{ said, x: centerX(word) }] : [];
  });

/** A mark in a box: an answer in words is none. */
const isMark = (word: Word) => isTick(word.text) && choicesOn([word]).length === 0;

/** How many times nearer a mark is to its answer than to the other one. */
const clearlyNearer = 1.5;

/** The answer that the one mark of a line stands at: a word of the line, or the head of its column. */
function markedOn(line: readonly Word[], heads: readonly Choice[]): Said {
  const marks = line.filter(isMark);
  const [mark] = marks;
  if (!mark || marks.length > 1) return null;
  const own = choicesOn(line);
  const choices = own.length > 0 ? own : heads;
  if (new Set(choices.map(({ said }) => said)).size < 2) return null;
  const [nearest, next] = choices
    .map(({ said, x }) => ({ said, away: Math.abs(x - centerX(mark)) }))
    .toSorted((one, other) => one.away - other.away);
  return nearest && next && next.away >= nearest.away * clearlyNearer ? nearest.said : null;
}

/** A line's question and answer; null: it asks nothing. */
function answerOn(line: readonly Word[], below: string, heads: readonly Choice[]): Omit<Answer, "details"> | null {
  const text = textOf(line, " ");
  const marked = markedOn(line, heads);
  if (marked)
    return {
      question: textOf(
        line.filter((word) => !isTick(word.text) && choicesOn([word]).length === 0),
        " ",
      ),
      answer: marked,
    };
  const match = answered.exec(text);
  const question = match?.[1] ?? match?.[5];
  const said = (match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[6])?.toUpperCase();
  if (question) return { question, answer: said === "YES" ? "YES" : "NO" };
  if (!text.includes("?")) return null;
  // The answer may be on the line below its question.
  const alone = choice.exec(below)?.[1]?.toUpperCase();
  return { question: text, answer: alone === "YES" ? "YES" : alone === "NO" ? "NO" : null };
}

/** The questions and answers of an addendum page, or null when the page is no addendum. */
export function addendumOf(page: PageWords): Addendum | null {
  const rows = linesOf(page.words);
  const lines = rows.map((words) => textOf(words, " "));
  const isTitled = lines.slice(0, 6).some((line) => line.length < 110 && addendumTitle.test(line));
  if (!isTitled && !lines.slice(-4).some((line) => addendumFooter.test(line))) return null;
  const answers: Answer[] = [];
  let heads: Choice[] = [];
  for (const [at, row] of rows.entries()) {
    const choices = choicesOn(row);
    // "YES NO" above two columns of boxes.
    if (choices.length === 2 && row.length <= 3) {
      heads = choices;
      continue;
    }
    const one = answerOn(row, lines[at + 1] ?? "", heads);
    const last = answers.at(-1);
    if (one) answers.push({ ...one, details: "" });
    else if (last) last.details = `${last.details} ${lines[at] ?? ""}`.trim();
  }
  return { page: page.number, text: lines.join("\n"), answers };
}

/** Whether an answer takes something away: "NO" to what is covered, "YES" to what is excluded. */
export const isDenied = ({ question, answer }: Answer) => answer === (asksForLoss.test(question) ? "YES" : "NO");

/**
 * What an addendum's answers say of the policy's grants and exclusions, one endorsement for each question. A yes gives what was asked
 * for, by the form that it names. What is not asked for plainly is left to a person.
 */
export function endorsementsAnswered({ page, text, answers }: Addendum): ReadEndorsement[] {
  const number = policyNamed.exec(text)?.[1];
  const policyNumber = number ? policyNumberFrom(number) : null;
  return answers.flatMap((one): ReadEndorsement[] => {
    if (one.answer === null) return [];
    const common = { source: "addendum" as const, persons: [], policyNumber, effectiveDate: null, page };
    const words = `${one.question.replace(/^[A-Z0-9]{1,2}[.)]\s*/, "").trim()} ${one.answer}`;
    const named = coveragesAsked.flatMap(({ line, words: said }) => (said.test(one.question) ? [line] : []));
    const lines = named.length > 0 ? named : (["GENERAL_LIABILITY"] as const);
    if (asksForLoss.test(one.question)) {
      if (one.answer === "NO") return [];
      return lines.map((line) => ({ ...common, form: null, edition: null, line, gives: ["EXCLUSION"], granted: true, text: words }));
    }
    const asked = questionsOfGrants.find(({ words: said }) => said.test(one.question));
    if (!asked) return [];
    const granted = one.answer === "NO" ? false : asksForPart.test(one.question) ? null : true;
    const forms = granted === true ? formNumbersIn(`${one.question}\n${one.details}`).filter(({ gives }) => gives.length > 0) : [];
    return lines.flatMap((line): ReadEndorsement[] => [
      { ...common, form: null, edition: null, line, gives: [asked.gives], granted, text: words },
      ...forms.filter((form) => form.line === line).map(({ at: _, ...form }) => ({ ...common, ...form, granted, text: words })),
    ]);
  });
}
