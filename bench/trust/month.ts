import { judgeSentence, parties } from "@/bench/trust/certificate";
import { statementsIn } from "@/lib/compliance/terms/rules";
import { wordingOf } from "@/lib/compliance/terms/wordings-rules";
import type { WordingAnswer } from "@/lib/compliance/terms/wordings-schema";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";

/*
 * A month of a company: certificates from agencies that each write a few sentences again and again, for other jobs, with other numbers. A person
 * answers each wording that is asked.
 */

/** The same numbers for the same seed, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const inventedNames = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Rowan"];

/** A sentence for another job: other names and other numbers. */
function forAnotherJob(text: string, random: () => number): string {
  let filled = text;
  for (const { tokens } of statementsIn(
    text,
    parties.map(({ name }) => name),
  ))
    for (const { kind, text: printed } of tokens) {
      const isOwn = parties.some(({ name }) => name.toLowerCase().includes(printed.toLowerCase()));
      if (kind === "name" && !isOwn && /^\p{Lu}\p{Ll}+$/u.test(printed))
        filled = filled.replace(new RegExp(`\\b${printed}\\b`), inventedNames[Math.floor(random() * inventedNames.length)] ?? printed);
      if (kind === "number" && /^\d{3,}$/.test(printed))
        filled = filled.replace(
          printed,
          printed.replace(/\d/g, () => String(1 + Math.floor(random() * 9))),
        );
    }
  return filled;
}

const openLines = (text: string, answers: ReadonlyMap<string, WordingAnswer>) =>
  judgeSentence(text, answers).lines.filter(({ result }) => result === "fail" || isOpen(result));

export type Month = { certificates: number; asked: { first: number; last: number }; answers: number; unsettled: number };

/** What is asked of the first and of the last half of the certificates, and how many answers did not settle their certificate. */
export function simulateMonth(sentences: readonly string[], { agencies, certificates }: { agencies: number; certificates: number }): Month {
  const random = randomFrom(4401);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const stock = Array.from({ length: agencies }, () => [pick(sentences), pick(sentences), pick(sentences)]);
  const answers = new Map<string, WordingAnswer>();
  const month: Month = { certificates, asked: { first: 0, last: 0 }, answers: 0, unsettled: 0 };
  for (let at = 0; at < certificates; at += 1) {
    const text = forAnotherJob(pick(pick(stock)), random);
    const open = openLines(text, answers);
    if (open.length === 0) continue;
    month.asked[at < certificates / 2 ? "first" : "last"] += 1;
    for (const statement of statementsIn(
      text,
      parties.map(({ name }) => name),
    )) {
      const wording = statement.how === "asked" ? wordingOf(statement, parties) : null;
      if (wording === null || answers.has(wording)) continue;
      answers.set(wording, { answer: "nothing", grants: [], coverages: [] });
      month.answers += 1;
    }
    if (openLines(text, answers).length > 0) month.unsettled += 1;
  }
  return month;
}
