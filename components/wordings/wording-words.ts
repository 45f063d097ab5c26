import { coverageNames, effectNames } from "@/lib/compliance/verdicts/labels-values";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { within } from "@/lib/infra/text-rules";
import { inList, say } from "@/messages/say";

/** "Additional insured, ongoing operations" has a comma, which would end it in a list. */
const inBrackets = (name: string) => name.replace(/, (.+)$/, " ($1)");

/** What a person said that a sentence means: "Gives waiver of subrogation on general liability". */
export function answerInWords({ answer, grants, coverages }: Pick<WordingDto, "answer" | "grants" | "coverages">): string {
  const on = inList(coverages.map((coverage) => within(say(coverageNames[coverage]))));
  if (answer === "gives")
    return say("wordings.givesOn", { grants: inList(grants.map((grant) => inBrackets(within(say(effectNames[grant]))))), coverages: on });
  return answer === "takes" ? say("wordings.takesFrom", { coverages: on }) : say("wordings.nothing");
}
