import { storedSentence } from "@/lib/compliance/records/schema";
import { render, type Sentence } from "@/lib/compliance/words/rules";
import { storedText } from "@/lib/infra/stored-texts";

/** A vendor's reason as its row has it, in the reader's language: the sentence of its verdict, else a text of its papers. */
export function reasonInWords(row: { complianceReason: string | null; reasonSentence: unknown }): string | null {
  const sentence = storedSentence.safeParse(row.reasonSentence).data;
  return sentence ? render(sentence as Sentence) : storedText(row.complianceReason);
}
