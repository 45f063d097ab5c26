import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { isQuery } from "@/lib/search/language/rules";
import type { Problem, ProblemReason } from "@/lib/search/language/schema";
import type { Answered } from "@/lib/search/questions/schema";
import { looksLikeQuestion } from "@/lib/search/sentences/phrases-rules";
import type { PlainKey } from "@/messages/say";

/** Why a question is not understood, where the words it is about say nothing more. */
const plainMessages = {
  empty: "server.search.emptyQuestion",
  tooLong: "server.search.tooManyConditions",
  openQuote: "server.search.quoteNotClosed",
  noDate: "server.search.noDateUnderstood",
  dayOfWhat: "server.search.dayOfWhat",
  pastDate: "server.search.dateHasPassed",
  todayOnly: "server.search.knownForToday",
  limitAmount: "server.search.limitsByRequirement",
  severalCoverages: "server.search.severalCoverages",
  noFilter: "server.search.noCondition",
  passAlone: "server.search.passRuleMissing",
} as const satisfies Record<string, PlainKey>;

type Worded = Exclude<ProblemReason, keyof typeof plainMessages>;

const wordedMessages: Record<Worded, (words: string) => Sentence> = {
  unknownWord: (words) => coded("server.search.unknownWord", { words }),
  unknownField: (words) => coded("server.search.unknownCondition", { words }),
  unknownValue: (words) => coded("server.search.unknownValue", { words }),
  severalDays: (words) => coded("server.search.severalDays", { words }),
  twice: (words) => coded("server.search.conditionTwice", { words }),
  datelessCoverage: (words) => coded("server.search.coverageWithoutDates", { words }),
  noProject: (words) => coded("server.search.noProjectCalled", { words }),
  severalProjects: (words) => coded("server.search.severalProjects", { words }),
  noPlace: (words) => coded("server.search.noPlaceCalled", { words }),
  severalPlaces: (words) => coded("server.search.severalPlaces", { words }),
  severalVendors: (words) => coded("server.search.severalVendors", { words }),
  noTrade: (words) => coded("server.search.noTradeCalled", { words }),
  noMatch: (words) => coded("server.search.nothingCalled", { words }),
};

const isPlain = (reason: ProblemReason): reason is keyof typeof plainMessages => reason in plainMessages;

/** Questions that show what can be asked. */
export const exampleQuestions = (): Sentence[] => [
  coded("server.search.exampleTrade"),
  coded("server.search.exampleWork"),
  coded("server.search.exampleWithout"),
  "coverage:gl expires<30d",
];

/** The answer to what was not understood. */
export function toNotUnderstood({ problem, choices = [] }: { problem: Problem; choices?: string[] }, text: string): Answered {
  const { reason, words } = problem;
  const message = isPlain(reason) ? coded(plainMessages[reason]) : wordedMessages[reason](words);
  const isQuestion = (isQuery(text) && reason !== "unknownField") || looksLikeQuestion(text) || choices.length > 0;
  return { isUnderstood: false, isQuestion, reason, words, message, choices, examples: exampleQuestions() };
}
