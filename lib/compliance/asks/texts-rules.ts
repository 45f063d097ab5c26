import type { FoundAsk } from "@/lib/compliance/asks/rules";
import type { Concept, UnmeetableAsk } from "@/lib/compliance/asks/schema";
import { asksThatCannotBeMet } from "@/lib/compliance/asks/values";
import { sentencesOf } from "@/lib/compliance/terms/clauses-rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { partiesOf, tokensOf } from "@/lib/compliance/terms/tokens-rules";

/** What may be between two things that a sentence says of each other. */
const light: readonly Token["kind"][] = ["link", "coverage", "line", "party", "mark", "guard", "give", "be", "grant"];
/** A word that begins another thing. */
const parts = ["with", "plus", "except"];

type Span = { from: number; to: number };

const plain = (text: string) => text.toLowerCase().replace(/[.']/g, "").replaceAll("-", " ").trim();

/** Where a sentence says something, as the tokens that say it. A phrase may be cut into several of them. */
function spansOf(tokens: readonly Token[], concept: Concept): Span[] {
  if ("means" in concept) return tokens.flatMap(({ means }, at) => (means === concept.means ? [{ from: at, to: at }] : []));
  if ("class" in concept) return tokens.flatMap(({ kind }, at) => (kind === concept.class ? [{ from: at, to: at }] : []));
  const words = tokens.map(({ text }) => plain(text).split(/\s+/));
  return tokens.flatMap((_, from) => {
    const spans: Span[] = [];
    for (let to = from; to < Math.min(from + 4, tokens.length); to += 1) {
      const said = words.slice(from, to + 1).flat();
      const first = words.slice(from, to).flat().length;
      // "as named" and "insured" are two tokens: a phrase may begin within the first and end within the last.
      const isSaid = concept.words.some((phrase) => {
        const wanted = phrase.replaceAll("-", " ").split(" ");
        return said.some(
          (_word, at) =>
            at < (words[from]?.length ?? 0) && at + wanted.length > first && wanted.every((word, next) => said[at + next] === word),
        );
      });
      if (isSaid) spans.push({ from, to });
    }
    return spans.slice(0, 1);
  });
}

const isNear = (tokens: readonly Token[], before: Span, behind: Span) =>
  tokens.slice(before.to + 1, behind.from).every(({ kind, text }) => light.includes(kind) && !parts.includes(plain(text)));

type Wanted = UnmeetableAsk["sentences"][number];

function isSaid(tokens: readonly Token[], { all, inOrder = false, isNear: mustBeNear = false, without }: Wanted): boolean {
  if (without.some((concept) => spansOf(tokens, concept).length > 0)) return false;
  const spans = all.map((concept) => spansOf(tokens, concept));
  if (!inOrder) return spans.every(({ length }) => length > 0);
  const follows = (before: Span | null, at: number): boolean => {
    if (at === spans.length) return true;
    return (spans[at] ?? []).some(
      (span) => (!before || (span.from > before.to && (!mustBeNear || isNear(tokens, before, span)))) && follows(span, at + 1),
    );
  };
  return follows(null, 0);
}

/** A placeholder is the one whom it names: the firm that asks. */
const spoken = (text: string) => text.replace(/\{\{\s*company\s*\}\}/g, "owner").replace(/\{\{\s*\w+\s*\}\}/g, "");

/** The sentences of an email that ask for what no policy or form can give. `names`: what the asking firm is called. */
export function asksInText(text: string, names: readonly string[] = []): FoundAsk[] {
  const parties = partiesOf(names);
  // A greeting has no period; a blank line ends it.
  return text
    .split(/\n\s*\n/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const tokens = tokensOf(spoken(sentence), parties);
      return asksThatCannotBeMet
        .filter(({ sentences }) => sentences.some((one) => isSaid(tokens, one)))
        .map((ask) => ({ ask, at: sentence }));
    });
}
