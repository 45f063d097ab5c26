import { isQuery } from "@/lib/search/language/rules";
import type { Problem, ProblemReason } from "@/lib/search/language/schema";
import type { AskDto } from "@/lib/search/questions/schema";
import { looksLikeQuestion } from "@/lib/search/sentences/phrases-rules";
import { type PlainKey, say } from "@/messages/say";

/** Why a question is not understood, where the words it is about say nothing more. */
const plainMessages = {
  empty: "server.search.emptyQuestion",
  tooLong: "server.search.tooManyConditions",
  openQuote: "server.search.quoteNotClosed",
  noDate: "server.search.noDateUnderstood",
  pastDate: "server.search.dateHasPassed",
  severalCoverages: "server.search.severalCoverages",
  noFilter: "server.search.noCondition",
  passAlone: "server.search.passNeedsARule",
} as const satisfies Record<string, PlainKey>;

type Worded = Exclude<ProblemReason, keyof typeof plainMessages>;

const wordedMessages: Record<Worded, (words: string) => string> = {
  unknownWord: (words) => say("server.search.unknownWord", { words }),
  unknownField: (words) => say("server.search.unknownCondition", { words }),
  unknownValue: (words) => say("server.search.unknownValue", { words }),
  twice: (words) => say("server.search.conditionTwice", { words }),
  datelessCoverage: (words) => say("server.search.coverageWithoutDates", { words }),
  noProject: (words) => say("server.search.noProjectCalled", { words }),
  severalProjects: (words) => say("server.search.severalProjects", { words }),
  noPlace: (words) => say("server.search.noPlaceCalled", { words }),
  severalPlaces: (words) => say("server.search.severalPlaces", { words }),
  severalVendors: (words) => say("server.search.severalVendors", { words }),
  noTrade: (words) => say("server.search.noTradeCalled", { words }),
  noMatch: (words) => say("server.search.nothingCalled", { words }),
};

const isPlain = (reason: ProblemReason): reason is keyof typeof plainMessages => reason in plainMessages;

/** Questions that show what can be asked. */
export const exampleQuestions = (): string[] => [
  say("server.search.exampleTrade"),
  say("server.search.exampleWork"),
  say("server.search.exampleWithout"),
  "coverage:gl expires<30d",
];

/** The answer to what was not understood. */
export function toNotUnderstood({ problem, choices = [] }: { problem: Problem; choices?: string[] }, text: string): AskDto {
  const { reason, words } = problem;
  const message = isPlain(reason) ? say(plainMessages[reason]) : wordedMessages[reason](words);
  const isQuestion = (isQuery(text) && reason !== "unknownField") || looksLikeQuestion(text) || choices.length > 0;
  return { isUnderstood: false, isQuestion, reason, words, message, choices, examples: exampleQuestions() };
}
