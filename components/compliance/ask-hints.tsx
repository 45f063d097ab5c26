import { Lightbulb } from "lucide-react";
import { type FoundAsk, toAskHint } from "@/lib/compliance/asks/rules";
import { say } from "@/messages/say";

/** Why something that is asked for cannot be given, and what firms ask for instead. It blocks nothing. `quotes`: where several may be meant. */
export function AskHints({ found, quotes = false }: { found: readonly FoundAsk[]; quotes?: boolean }) {
  if (found.length === 0) return null;
  return (
    <ul className="space-y-2">
      {found.map((one) => {
        const { ask, at, reason, instead, source } = toAskHint(one);
        return (
          <li key={`${ask} ${at}`} className="flex items-start gap-2 rounded-control bg-yellow-tint px-3 py-2 text-small text-yellow">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {quotes && <q className="mr-1 font-medium">{at}</q>}
              {reason} <strong className="font-semibold">{instead}</strong>
              <span className="block">{say("asks.source", { source })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
