import { z } from "zod";
import { inWords, joins, type Sentence, unreadable } from "@/lib/infra/sentences-rules";
import type { TextKey } from "@/messages/say";

/** A sentence as the database holds it. */
export const storedSentence: z.ZodType<Sentence, Sentence> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      code: z.string() as unknown as z.ZodType<TextKey>,
      values: z.record(z.string(), z.union([z.number(), storedSentence])).optional(),
    }),
    z.object({ join: z.enum(joins), parts: z.array(storedSentence) }),
    z.object({ money: z.number() }),
    z.object({ day: z.string() }),
  ]),
) as z.ZodType<Sentence, Sentence>;

/** A sentence in an answer: its code goes in, and words in the caller's language come out. */
export const said = storedSentence.transform(inWords).pipe(z.string());

const isNothing = (stored: unknown): stored is null | undefined => stored === null || stored === undefined;
const readable = (stored: unknown): Sentence => storedSentence.safeParse(stored).data ?? unreadable;

/** What a column holds: null where there is nothing. */
export const sentenceIn = (stored: unknown): Sentence | null => (isNothing(stored) ? null : readable(stored));

/** What a column with a list of sentences holds. */
export const sentencesIn = (stored: unknown): Sentence[] => (isNothing(stored) ? [] : [stored].flat().map(readable));

/** The same in the reader's language. */
export function storedInWords(stored: unknown): string | null {
  const found = sentenceIn(stored);
  return found === null ? null : inWords(found);
}
