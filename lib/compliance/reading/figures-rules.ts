import type { JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Brief } from "@/lib/compliance/reading/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import type { Rung } from "@/lib/compliance/requirements/values";
import type { Term } from "@/lib/compliance/requirements/words-values";
import { effectNames, limitNames, ruleTypeNames, rungNames } from "@/lib/compliance/verdicts/labels-values";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { EndorsementEffect } from "@/lib/extraction/schema";
import { writtenDate } from "@/lib/infra/dates-rules";
import { writtenMoney } from "@/lib/infra/money-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { messageOf, say } from "@/messages/say";

type Line = StoredVerdict["lines"][number];
type Sentence = Line["reason"];

const numberIn = ({ values }: Sentence, name: string): number => Number(values[name] ?? 0);
function textIn({ values }: Sentence, name: string): string {
  const value = values[name] ?? "";
  return typeof value === "number" ? String(value) : inWords(value);
}
const money = (name: string) => (sentence: Sentence) => writtenMoney(numberIn(sentence, name));
const days = (name: string) => (sentence: Sentence) => say("compliance.countDays", { count: numberIn(sentence, name) });
const rung = (sentence: Sentence) => say(rungNames[sentence.terms.rung as Rung]);
const rating = (sentence: Sentence) => `${textIn(sentence, "rating")} ${textIn(sentence, "size")}`;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const autos = ({ terms }: Sentence) => capital(messageOf(`server.terms.${terms.autos as Term}`));
const notFound = () => say("verdicts.notFound");
const expiresOn = (sentence: Sentence) => say("verdicts.expiresOn", { day: writtenDate(textIn(sentence, "expires")) });
const expiredOn = (sentence: Sentence) => say("verdicts.expiredOn", { day: writtenDate(textIn(sentence, "expires")) });
const startsOn = (sentence: Sentence) => say("verdicts.startsOn", { day: writtenDate(textIn(sentence, "starts")) });
const notStated = () => say("verdicts.notStated");

const stacked = (sentence: Sentence) =>
  say("verdicts.withUmbrella", { amount: money("found")(sentence), umbrella: money("umbrella")(sentence) });

type Shorts = Readonly<Partial<Record<Sentence["key"], (sentence: Sentence) => string>>>;

/** What is asked, where a figure or a word says it. */
const required: Shorts = {
  need_limit: money("minimum"),
  need_limit_with_umbrella: money("minimum"),
  need_retention: (sentence) => say("verdicts.orLess", { amount: money("maximum")(sentence) }),
  need_grant: rung,
  need_notice: days("days"),
  need_no_exclusion: (sentence) => textIn(sentence, "forms"),
  need_rating: rating,
  need_autos: autos,
};

/** What was found, where a figure or a word says it. All other reasons need their sentence. */
const found: Shorts = {
  coverage_in_force: expiresOn,
  coverage_expired: expiredOn,
  coverage_canceled: (sentence) => say("verdicts.canceledOn", { day: writtenDate(textIn(sentence, "on")) }),
  coverage_not_yet: startsOn,
  coverage_missing: notFound,
  limit_met: money("found"),
  limit_short: money("found"),
  limit_met_with_umbrella: stacked,
  limit_short_with_umbrella: stacked,
  limit_missing: notStated,
  retention_met: money("found"),
  retention_high: money("found"),
  retention_unknown: notStated,
  occurrence_met: () => say("verdicts.occurrence"),
  claims_made: () => say("verdicts.claimsMade"),
  autos_met: autos,
  statute_met: () => say("verdicts.perStatute"),
  statute_missing: notFound,
  grant_shown: rung,
  grant_below: rung,
  grant_missing: notFound,
  notice_met: days("days"),
  notice_short: days("days"),
  notice_missing: notFound,
  holder_met: (sentence) => textIn(sentence, "name"),
  insured_met: (sentence) => textIn(sentence, "name"),
  rating_met: rating,
  rating_low: rating,
  interest_met: (sentence) => textIn(sentence, "name"),
  interest_missing: notFound,
  edition_ended: (sentence) => textIn(sentence, "edition"),
  edition_old: (sentence) => textIn(sentence, "edition"),
  document_on_file: () => say("verdicts.onFile"),
  document_in_date: expiresOn,
  document_expired: expiredOn,
  document_not_yet: startsOn,
  document_missing: notFound,
  enrollment_proven: (sentence) => textIn(sentence, "number"),
  wrap_provides: (sentence) => say("verdicts.untilDay", { day: writtenDate(textIn(sentence, "ends")) }),
};

/** The requirement's name below the heading of its coverage. */
function labelOf({ type, required }: Line): string {
  const { key, terms } = required;
  if (type === "document") return textIn(required, "name");
  if (type === "coverage") return say("verdicts.inForce");
  if (type === "limit") return say(limitNames[terms.limit as JudgedLimit]);
  if (key === "need_grant") return say(effectNames[terms.effect as EndorsementEffect]);
  return say(ruleTypeNames[type as Requirement["type"]]);
}

/** A line as a row of a table: its name, and figures in place of sentences where figures say it. */
export const briefOf = (line: Line): Brief => ({
  label: labelOf(line),
  required: required[line.required.key]?.(line.required) ?? null,
  found: found[line.reason.key]?.(line.reason) ?? null,
});
