import { render, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { storedSentence } from "@/lib/compliance/verdicts/records-schema";

type Stored = { key: string; values?: Sentence["values"]; terms?: Readonly<Record<string, string>> | undefined };

/** A sentence of a verdict in the reader's language. */
export const inWords = (sentence: Stored): string => render(sentence as Sentence);

/** Whether a record waits for a file that is being read, and for no person, by the sentence of its verdict. */
export const isBeingRead = (sentence: unknown): boolean =>
  storedSentence.pick({ key: true }).safeParse(sentence).data?.key === "record_being_read";

/** A stored sentence of a verdict in the reader's language; null: no sentence. */
export function reasonInWords(stored: unknown): string | null {
  const sentence = storedSentence.safeParse(stored).data;
  return sentence ? inWords(sentence) : null;
}
