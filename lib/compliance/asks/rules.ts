import type { AskHintDto, UnmeetableAsk } from "@/lib/compliance/asks/schema";
import { asksThatCannotBeMet } from "@/lib/compliance/asks/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

/** An ask that cannot be met, and where it is. */
export type FoundAsk = { ask: UnmeetableAsk; at: string };

/** The requirements of a set that ask for what no policy or form can give. */
export function asksInSet({ name, requirements }: { name: string; requirements: readonly Requirement[] }): FoundAsk[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const says = (wanted: readonly string[] | undefined) => !wanted || wanted.some((word) => words.includes(word));
  return requirements.flatMap((rule) =>
    asksThatCannotBeMet.flatMap((ask) => {
      const isAsked = ask.rules.some(({ settings, setSays }) => {
        const isMet = ([field, values]: [string, readonly string[]]) => values.includes(String(rule[field as keyof Requirement]));
        return says(setSays) && Object.entries(settings).every(isMet);
      });
      return isAsked ? [{ ask, at: rule.key }] : [];
    }),
  );
}

/** A hint in the reader's language. */
export const toAskHint = ({ ask: { key, reason, instead, source }, at }: FoundAsk): AskHintDto => ({
  ...{ ask: key, at, reason: say(reason), instead: say(instead), source },
});
