import type { JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Brief } from "@/lib/compliance/reading/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import type { Rung } from "@/lib/compliance/requirements/values";
import type { Term } from "@/lib/compliance/requirements/words-values";
import { effectNames, limitNames, ruleTypeNames, rungNames } from "@/lib/compliance/verdicts/labels-values";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { EndorsementEffect } from "@/lib/extraction/schema";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { messageOf } from "@/messages/say";

type Line = StoredVerdict["lines"][number];
type Reason = Line["reason"];

const numberIn = ({ values }: Reason, name: string): number => Number(values[name] ?? 0);
function textIn({ values }: Reason, name: string): string {
  const value = values[name] ?? "";
  return typeof value === "number" ? String(value) : inWords(value);
}
const money = (name: string) => (sentence: Reason) => ({ money: numberIn(sentence, name) });
const days = (name: string) => (sentence: Reason) => coded("compliance.countDays", { count: numberIn(sentence, name) });
const rung = (sentence: Reason) => coded(rungNames[sentence.terms.rung as Rung]);
const rating = (sentence: Reason) => `${textIn(sentence, "rating")} ${textIn(sentence, "size")}`;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const autos = ({ terms }: Reason) => capital(messageOf(`server.terms.${terms.autos as Term}`));
const notFound = () => coded("verdicts.notFound");
const expiresOn = (sentence: Reason) => coded("verdicts.expiresOn", { day: { day: textIn(sentence, "expires") } });
const expiredOn = (sentence: Reason) => coded("verdicts.expiredOn", { day: { day: textIn(sentence, "expires") } });
const startsOn = (sentence: Reason) => coded("verdicts.startsOn", { day: { day: textIn(sentence, "starts") } });
const notStated = () => coded("verdicts.notStated");

const stacked = (sentence: Reason) =>
  coded("verdicts.withUmbrella", { amount: money("found")(sentence), umbrella: money("umbrella")(sentence) });

type Shorts = Readonly<Partial<Record<Reason["key"], (sentence: Reason) => Sentence>>>;

/** What is asked, where a figure or a word says it. */
const required: Shorts = {
  need_limit: money("minimum"),
  need_limit_with_umbrella: money("minimum"),
  need_retention: (sentence) => coded("verdicts.orLess", { amount: money("maximum")(sentence) }),
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
  coverage_canceled: (sentence) => coded("verdicts.canceledOn", { day: { day: textIn(sentence, "on") } }),
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
  occurrence_met: () => coded("verdicts.occurrence"),
  claims_made: () => coded("verdicts.claimsMade"),
  autos_met: autos,
  statute_met: () => coded("verdicts.perStatute"),
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
  document_on_file: () => coded("verdicts.onFile"),
  document_in_date: expiresOn,
  document_expired: expiredOn,
  document_not_yet: startsOn,
  document_missing: notFound,
  enrollment_proven: (sentence) => textIn(sentence, "number"),
  wrap_provides: (sentence) => coded("verdicts.untilDay", { day: { day: textIn(sentence, "ends") } }),
};

/** The requirement's name below the heading of its coverage. */
function labelOf({ type, required }: Line): Sentence {
  const { key, terms } = required;
  if (type === "document") return textIn(required, "name");
  if (type === "coverage") return coded("verdicts.inForce");
  if (type === "limit") return coded(limitNames[terms.limit as JudgedLimit]);
  if (key === "need_grant") return coded(effectNames[terms.effect as EndorsementEffect]);
  return coded(ruleTypeNames[type as Requirement["type"]]);
}

/** A line as a row of a table: its name, and figures in place of sentences where figures say it. */
export const briefOf = (line: Line): Brief => ({
  label: labelOf(line),
  required: required[line.required.key]?.(line.required) ?? null,
  found: found[line.reason.key]?.(line.reason) ?? null,
});
