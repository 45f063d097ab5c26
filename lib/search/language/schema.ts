import type { DayRange } from "@/lib/search/language/days-rules";
import type {
  CoverageWord,
  EnrolledWord,
  NamedField,
  ProjectsWord,
  ResultWord,
  RuleSubject,
  StatusWord,
} from "@/lib/search/language/values";

/** One condition of a query. Several values of one condition are alternatives; several conditions must all hold. */
export type Filter =
  /** `isSpoken`: heard in a sentence, where what is not found was probably misheard. */
  | { field: NamedField; text: string; isSpoken?: true }
  /** "in X" of a sentence: a project or a city, as the company's own names tell. */
  | { field: "place"; text: string; isSpoken?: true }
  | { field: "trade"; words: string[] }
  | { field: "status"; values: StatusWord[] }
  | { field: "work" | "pay"; values: ("clear" | "warn" | "stop")[] }
  /** In force, not in force, expired. Beside `expires`, `coverage` says whose date is meant. */
  | { field: "coverage" | "without" | "expired"; values: CoverageWord[] }
  | { field: "expires"; range: DayRange }
  | { field: "rule"; subject: RuleSubject }
  | { field: "result"; values: ResultWord[] }
  | { field: "projects"; values: ProjectsWord[] }
  | { field: "enrolled"; values: EnrolledWord[] }
  | { field: "documents"; value: "none" | "some" }
  | { field: "active"; value: "yes" | "no" };

/** Why a question was not understood: a reason, and the words that it is about. */
export type Problem = { reason: ProblemReason; words: string };
export type ProblemReason =
  | "empty"
  | "tooLong"
  | "unknownWord"
  | "unknownField"
  | "unknownValue"
  | "openQuote"
  | "twice"
  | "noDate"
  | "dayOfWhat"
  | "pastDate"
  | "severalDays"
  | "todayOnly"
  | "limitAmount"
  | "severalCoverages"
  | "datelessCoverage"
  | "noFilter"
  | "noProject"
  | "severalProjects"
  | "noPlace"
  | "severalPlaces"
  | "severalVendors"
  | "noTrade"
  | "noMatch"
  | "passAlone";

export type Parsed = { filters: Filter[]; problem?: undefined } | { filters?: undefined; problem: Problem };
