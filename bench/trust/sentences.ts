import { z } from "zod";
import { judgeSentence } from "@/bench/trust/certificate";
import { render } from "@/lib/compliance/requirements/words-rules";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";

/** A sentence of a description, and whether it limits what the certificate states. */
const line = z.object({ id: z.string(), text: z.string(), kind: z.enum(["ordinary", "limiting"]) });
export const sentenceLines = (text: string): z.infer<typeof line>[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((one) => line.parse(JSON.parse(one)));

/** A sentence that was judged wrongly, with the engine's reason. */
type Miss = { id: string; text: string; reason: string };
type Count = { all: number; misses: Miss[] };

/** Limiting sentences that leave a clean certificate compliant, and ordinary ones that do not. */
export function measureSentences(lines: readonly z.infer<typeof line>[]): { limiting: Count; ordinary: Count } {
  const counts = { limiting: { all: 0, misses: [] } as Count, ordinary: { all: 0, misses: [] } as Count };
  for (const { id, text, kind } of lines) {
    const verdict = judgeSentence(text);
    const isGreen = verdict.status === "COMPLIANT";
    counts[kind].all += 1;
    if (isGreen !== (kind === "limiting")) continue;
    const open = verdict.lines.find(({ result }) => result === "fail" || isOpen(result));
    counts[kind].misses.push({ id, text, reason: isGreen ? "" : render(open?.reason ?? verdict.reason) });
  }
  return counts;
}
