import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import { sentencesOf } from "@/lib/compliance/terms/clauses-rules";
import { hasAnchor, isExplained, isFurniture, lettersOf, reassured, speaksOfInsurance } from "@/lib/compliance/terms/grammar-rules";
import { isAboutJob, isAboutPaper } from "@/lib/compliance/terms/jobs-rules";
import { isNarrowed } from "@/lib/compliance/terms/narrowing-rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { longestText, type Parties, partiesOf, tokensOf } from "@/lib/compliance/terms/tokens-rules";
import type { WordingAnswer } from "@/lib/compliance/terms/wordings-schema";

/** A sentence of a description, and what it comes to. */
export type Statement = {
  text: string;
  /** explained: each word is understood; furniture: it says nothing of insurance; asked: a person says what it means. */
  how: "explained" | "furniture" | "asked";
  /** The coverages that it names; null: none; "all": each policy. */
  kinds: readonly CoverageKind[] | "all" | null;
  tokens: readonly Token[];
  /** What a person said that an asked sentence means. */
  answer?: WordingAnswer;
  /** Of words beside the form's own: the place of the coverage in whose row they are; null: in none. They give nothing. */
  row?: number | null;
  /** Of such words: the place of their mark on the page. */
  mark?: number;
};

/** The sentences of a text. `names`: what the paper calls its own parties. What is beyond the longest text is asked. */
export function statementsIn(text: string, names: readonly string[] = []): Statement[] {
  const parties = partiesOf(names);
  const statements = sentencesOf(text.slice(0, longestText)).map((sentence) => statementOf(sentence, parties));
  if (text.length <= longestText) return statements;
  return [...statements, { text: text.slice(longestText, longestText + longestQuote), how: "asked", kinds: null, tokens: [] }];
}

const longestQuote = 200;
/** Letters of a sentence that is looked at. */
export const longestSentence = 1500;

/** Agencies write the same sentences on thousands of certificates. One without the paper's own names means the same on each. */
const kept = new Map<string, Statement>();
const mostKept = 2_000;

function statementOf(sentence: string, parties: Parties): Statement {
  const plain = sentence.toLowerCase();
  if (parties.names.some((name) => name.some((word) => plain.includes(word)))) return newStatement(sentence, parties);
  const known = kept.get(sentence);
  if (known) return known;
  const statement = newStatement(sentence, parties);
  if (kept.size >= mostKept) kept.clear();
  kept.set(sentence, statement);
  return statement;
}

function newStatement(sentence: string, parties: Parties): Statement {
  const tokens = tokensOf(sentence.slice(0, longestSentence), parties);
  const isQuestion = sentence.includes("?") && !/^(?:[^\p{L}]*any)?[^\p{L}]*questions\W*$/iu.test(sentence);
  const how = sentence.length > longestSentence || isQuestion ? "asked" : mannerOf(reassured(lettersOf(tokens)), tokens);
  return { text: sentence, tokens, how, kinds: kindsOf(tokens) };
}

const isKind = (term: string | undefined): term is CoverageKind => coverageKinds.some((kind) => kind === term);

function kindsOf(tokens: readonly Token[]): Statement["kinds"] {
  const named = tokens.flatMap(({ kind, means }) => (kind === "coverage" && means ? [means] : []));
  if (named.includes("ALL")) return "all";
  const kinds = [...new Set(named)].filter(isKind);
  return kinds.length > 0 ? kinds : null;
}

function mannerOf(row: string, tokens: readonly Token[]): Statement["how"] {
  if (isAnswered(row, tokens)) return "asked";
  if (isAboutPaper(row, tokens) || isAboutJob(row, tokens)) return "furniture";
  const parts = partsOf(row, tokens).filter(({ letters }) => /[^Kkd]/.test(letters));
  const ofInsurance = parts.filter(({ letters }) => speaksOfInsurance(letters));
  if (ofInsurance.some(({ letters, tokens: own }) => !isExplained(letters) || isNarrowed(letters, own))) return "asked";
  const others = parts.filter(({ letters }) => !speaksOfInsurance(letters)).map(({ letters }) => letters);
  if (!others.every(isFurniture)) return "asked";
  if (ofInsurance.length === 0) return others.length === 0 || hasAnchor(row) || isOfWork(tokens) ? "furniture" : "asked";
  return others.every((part) => !/[uU]/.test(part) || hasAnchor(part)) ? "explained" : "asked";
}

/** Whether words that nobody listed say what holds for a trade or a material: "Asbestos: absolute". */
const isAnswered = (row: string, tokens: readonly Token[]) =>
  [...row.matchAll(/J(?=,u+(?:,|$))/g)].some(({ index }) => tokens[index + 1]?.text === ":");

/** The parts of a sentence between its marks. */
function partsOf(row: string, tokens: readonly Token[]): { letters: string; tokens: readonly Token[] }[] {
  let begun = 0;
  return row.split(",").map((letters) => {
    const own = tokens.slice(begun, begun + letters.length);
    begun += letters.length + 1;
    return { letters, tokens: own };
  });
}

/** Whether words that are not in the vocabulary sound like work: "horseback riding lessons". */
const isOfWork = (tokens: readonly Token[]) =>
  tokens.length > 1 && tokens.some(({ kind, text }) => kind === "unknown" && soundsLikeWork.test(text));
const soundsLikeWork = /.{3}(?:ings?|ments?|tions?|ists?|ery|work|ers?|ors?|ics)$/i;
