import { requestPhrases } from "@/lib/compliance/requests/values";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";

/** A longer text is looked at up to here. */
const longestText = 20_000;

/** A part of a request that a law on certificates forbids. */
export type RequestProblem = { found: string; why: Sentence; law: string; source: string };

/**
 * What a text to vendors or agents asks for that the laws of some states forbid, in the order of the table. For requirement
 * sets, templates and custom emails. Guidance, not legal advice.
 */
export function requestProblems(text: string): RequestProblem[] {
  const plain = text.slice(0, longestText).replace(/\s+/g, " ");
  const sentences = plain.split(/(?<=[.;!?])\s/);
  return requestPhrases.flatMap(({ id, words, law, source }) => {
    const found = sentences.map((sentence) => words.exec(sentence.slice(0, 1000))?.[0]).find(Boolean);
    return found ? [{ found, why: keyed(id), law, source }] : [];
  });
}
