import { AskHints } from "@/components/compliance/ask-hints";
import { asksInText } from "@/lib/compliance/asks/texts-rules";

/** Sentences of an email that ask for what no policy or form can give. */
export const TextAsks = ({ text, company }: { text: string; company: string }) => <AskHints quotes found={asksInText(text, [company])} />;
