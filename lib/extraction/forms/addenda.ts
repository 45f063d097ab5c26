import type { EndorsementEffect, PolicyType } from "@/lib/extraction/schema";

/*
 * The questions of an addendum to a certificate, such as New York's for construction (ACORD 855): what each asks about. Forms word them
 * differently, so a question is known by its words and not by its place.
 */

/** What a yes to a question of these words gives. The first that fits counts. */
export const questionsOfGrants: readonly { gives: EndorsementEffect; words: RegExp }[] = [
  { gives: "NOTICE_OF_CANCELLATION", words: /\bnotice\b.{0,60}\bcancel|\bcancel\w{0,12}\b.{0,60}\bnotice\b/i },
  { gives: "PRIMARY", words: /\bprimary\b|\bnon-? ?contributory\b/i },
  { gives: "WAIVER_OF_SUBROGATION", words: /\bsubrogation\b/i },
  { gives: "AGGREGATE_PER_PROJECT", words: /\baggregate\b.{0,40}\b(?:project|job)\b|\bper[- ](?:project|job)\b.{0,20}\baggregate\b/i },
  { gives: "AGGREGATE_PER_LOCATION", words: /\baggregate\b.{0,40}\blocation\b|\bper[- ]location\b.{0,20}\baggregate\b/i },
  { gives: "ADDITIONAL_INSURED_COMPLETED", words: /\bcompleted operations\b/i },
  { gives: "ADDITIONAL_INSURED_ONGOING", words: /\badditional insureds?\b/i },
];

/** A question to which yes takes coverage away. */
export const asksForLoss =
  /\bexclu(?:ded|des|sions?)\b|\blimit(?:ed|ation)\b|\brestrict\w*|\bnot cover|\bremoved\b|\bdeleted\b|\bmodified\b/i;

/** Words by which a yes may give less than it seems. */
export const asksForPart = /\bonly\b|\bunless\b|\bexcept\b|\bsubject to\b|\bif any\b|\bother than\b/i;

/** The coverages that a question names besides general liability, which is meant where none is named. */
export const coveragesAsked: readonly { line: PolicyType; words: RegExp }[] = [
  { line: "UMBRELLA_POLICY", words: /\bexcess\b|\bumbrella\b/i },
  { line: "GENERAL_LIABILITY", words: /\bgeneral liability\b|\bC?GL\b/ },
];

/** The title of an addendum, and the footer of New York's. */
export const addendumTitle = /\b(?:addendum|supplement(?:al)?(?: (?:to|certificate|information|schedule))?)\b/i;
export const addendumFooter = /\bACORD 855\b/i;
