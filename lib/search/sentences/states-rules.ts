import type { Problem } from "@/lib/search/language/schema";
import type { RuleSubject } from "@/lib/search/language/values";
import { isToldOfPapers, tellsOfCoverage } from "@/lib/search/sentences/joints-rules";
import {
  activityPhrases,
  forPhrases,
  introPhrases,
  placePhrases,
  renewPhrases,
  ruleNounPhrases,
  rulePhrases,
  softJoints,
  statusPhrases,
  waivedPhrases,
} from "@/lib/search/sentences/phrases-rules";
import { add, isSecondState, type Reading, refused, skip, take } from "@/lib/search/sentences/reading-rules";
import { phraseAt } from "@/lib/search/sentences/words-rules";

const isUnclearState = (reading: Reading, length: number): boolean =>
  reading.last !== null || tellsOfCoverage(reading) || isToldOfPapers(reading, length) || isSecondState(reading);

export function readStatus(reading: Reading): boolean | Problem {
  const hit = phraseAt(statusPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  // "General liability expiring soon", "compliant with general liability": a status is the vendor's, not a coverage's.
  if (isUnclearState(reading, hit.length)) return refused(reading, hit.length);
  reading.at += hit.length;
  reading.stateEnd = reading.at;
  return add(reading, { field: "status", values: [...hit.value] });
}

export function readActivity(reading: Reading): boolean | Problem {
  const hit = phraseAt(activityPhrases, reading.tokens, reading.at);
  if (hit === null) return false;
  // "Active on Harbor": its contract, or the vendor?
  const isThere = phraseAt(introPhrases, reading.tokens, reading.at + hit.length) !== null;
  if (isThere || isUnclearState(reading, hit.length)) return refused(reading, hit.length);
  reading.at += hit.length;
  reading.stateEnd = reading.at;
  return add(reading, { field: "active", value: hit.value });
}

/** "Needs to renew": with a day beside it, what expires then; without one, what has expired or does so soon. */
export function readRenewal(reading: Reading): boolean | Problem {
  const hit = phraseAt(renewPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  const isUnclear = reading.verb !== null || reading.last !== null || tellsOfCoverage(reading) || isSecondState(reading);
  if (isUnclear) return refused(reading, hit.length);
  reading.at += hit.length;
  reading.stateEnd = reading.at;
  reading.verb = "expires";
  reading.isRenewal = true;
  return true;
}

/** A requirement of the vendor that someone waived: any, or that of a coverage before or after the word. */
export function readWaived(reading: Reading): boolean | Problem {
  const hit = phraseAt(waivedPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  // "Both general liability and auto waived": which of them?
  const isOfSeveral = reading.last === null && tellsOfCoverage(reading);
  if (reading.verb !== null || reading.last?.kind === "without" || isOfSeveral || isSecondState(reading))
    return refused(reading, hit.length);
  const before = coverageBefore(reading);
  reading.at += hit.length;
  const subject = before ?? subjectBehind(reading);
  if (subject) add(reading, { field: "rule", subject });
  reading.coverageEnd = reading.at;
  reading.stateEnd = reading.at;
  return add(reading, { field: "result", values: ["waived"] });
}

/** "With workers' comp waived": the requirement is meant, not a policy in force. */
function coverageBefore(reading: Reading): RuleSubject | null {
  const { last, filters, named } = reading;
  if (last?.kind === "with")
    filters.splice(
      filters.findLastIndex(({ field }) => field === "coverage"),
      1,
    );
  else if (last?.kind === "named") named.pop();
  return last && { coverage: last.coverage };
}

function subjectBehind(reading: Reading): RuleSubject | null {
  const start = reading.at;
  skip(reading, forPhrases);
  while (skip(reading, softJoints));
  const subject = take(reading, rulePhrases);
  if (subject) skip(reading, ruleNounPhrases);
  else reading.at = start;
  return subject;
}

/** In a wrap-up, not in the wrap-up that would insure it, or on no project at all. */
export function readPlace(reading: Reading): boolean | Problem {
  const hit = phraseAt(placePhrases, reading.tokens, reading.at);
  if (!hit) return false;
  if (isUnclearState(reading, hit.length)) return refused(reading, hit.length);
  reading.at += hit.length;
  // "On no project in Columbus": where the project is, or the vendor?
  if (
    hit.value.field === "projects" &&
    (phraseAt(introPhrases, reading.tokens, reading.at) ||
      /^(?:that|which|with|que|con|qui|avec)$/.test(reading.tokens[reading.at]?.plain ?? ""))
  )
    return refused(reading);
  if (hit.value.field !== "projects") reading.stateEnd = reading.at;
  return add(reading, hit.value);
}
