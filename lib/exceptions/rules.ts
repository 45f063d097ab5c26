import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { ExceptionInput } from "@/lib/exceptions/schema";
import { type exceptionStates, mostDays } from "@/lib/exceptions/values";
import { addDays } from "@/lib/infra/dates-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

type Line = StoredVerdict["lines"][number];

/** Why an exception cannot be asked for, with the field; null: it can. */
export function exceptionProblem(
  input: Pick<ExceptionInput, "kind" | "until">,
  line: Line | undefined,
  today: string,
): { field: "requirement" | "kind" | "until"; message: Sentence } | null {
  if (!line) return { field: "requirement", message: coded("server.exceptions.requirementUnknown") };
  if (line.result === "pass") return { field: "requirement", message: coded("server.exceptions.requirementMet") };
  if (line.exception !== null) return { field: "requirement", message: coded("server.exceptions.exceptionExists") };
  if (input.kind === "accept_short" && foundAmount(line) === null) {
    return { field: "kind", message: coded("server.exceptions.acceptShortRefused") };
  }
  if (input.until < today) return { field: "until", message: coded("server.exceptions.endPast") };
  if (input.until > addDays(today, mostDays)) return { field: "until", message: coded("server.exceptions.endTooLate") };
  return null;
}

/** The amount that was found for a limit that falls short, in whole dollars; null: the requirement is not about one. */
export function foundAmount({ type, result, reason }: Line): number | null {
  const { found } = reason.values;
  return type === "limit" && result === "fail" && typeof found === "number" ? found : null;
}

/** One whose last day has passed is ended, whatever was recorded; so is a request that was undecided until then. */
export function stateOn(row: { state: string; lastDay: string }, today: string): (typeof exceptionStates)[number] {
  if ((row.state === "approved" || row.state === "requested") && row.lastDay < today) return "ended";
  return row.state as (typeof exceptionStates)[number];
}
