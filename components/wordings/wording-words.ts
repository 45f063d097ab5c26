import { coverageNames, effectNames } from "@/lib/compliance/verdicts/labels-values";
import type { WordingDto } from "@/lib/compliance/wordings/schema";
import { within } from "@/lib/infra/text-rules";
import { inList, say } from "@/messages/say";

/** "Additional insured, ongoing operations" has a comma, which would end it in a list. */
const inBrackets = (name: string) => name.replace(/, (.+)$/, " ($1)");

/** A sentence in quotes, or the name of a form. */
export const wordingTitle = ({ isForm, example }: Pick<WordingDto, "isForm" | "example">): string =>
  isForm ? say("wordings.form", { form: example }) : say("wordings.quoted", { sentence: example });

/** What a person said that a sentence means: "Gives waiver of subrogation on general liability". */
export function answerInWords({
  answer,
  grants,
  coverages,
  isForm,
}: Pick<WordingDto, "answer" | "grants" | "coverages" | "isForm">): string {
  const on = inList(coverages.map((coverage) => within(say(coverageNames[coverage]))));
  if (answer === "gives")
    return say("wordings.givesOn", { grants: inList(grants.map((grant) => inBrackets(within(say(effectNames[grant]))))), coverages: on });
  if (isForm && answer === "nothing") return say("wordings.formAccepted");
  return answer === "takes" ? say("wordings.takesFrom", { coverages: on }) : say("wordings.nothing");
}
