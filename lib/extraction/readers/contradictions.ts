import { isCorrection, isOtherAmount, isPutAway, limitsNamed, termWords } from "@/lib/extraction/forms/corrections";
import { sentencesOf } from "@/lib/extraction/forms/endings";
import { isPrintedSentence } from "@/lib/extraction/forms/printed";
import { isRestricted } from "@/lib/extraction/forms/restrictions";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { policiesMeant, refuse, short, speaksOfGrant } from "@/lib/extraction/readers/standing";
import { lettersOf, parseAmount, saysNothing } from "@/lib/extraction/rules";
import type { LimitKey, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";
import { inWords } from "@/lib/infra/sentences-rules";

/*
 * What a file says twice and not alike: a sentence that changes a date or a limit of the table, and two certificates with other values for one
 * policy. A person decides which of them holds.
 */

/** The values of a sentence without those that it puts away, each with the place where it begins. */
function valuesKept(sentence: string, values: readonly { at: number }[]): boolean[] {
  return values.map(({ at }) => !isPutAway.test(sentence.slice(0, at)));
}

const amountText = /\$ ?\d[\d,]*(?:\.\d+)?(?: ?(?:MM?|K|mil|million)\b)?/gi;

function amountsIn(sentence: string): number[] {
  const found = [...sentence.matchAll(amountText)].flatMap((match) => {
    const amount = parseAmount(match[0]);
    return amount && "dollars" in amount ? [{ at: match.index, dollars: amount.dollars }] : [];
  });
  const kept = valuesKept(sentence, found);
  return found.filter((_, at) => kept[at]).map(({ dollars }) => dollars);
}

function daysIn(sentence: string): string[] {
  let from = 0;
  const found = datesIn(sentence).map(({ text, date }) => {
    const at = sentence.indexOf(text, from);
    from = at + text.length;
    return { at, date };
  });
  const kept = valuesKept(sentence, found);
  return found.filter((_, at) => kept[at]).map(({ date }) => date);
}

/** Leaves a date or a limit to a person that a sentence changes. */
export function doubtCorrected(certificate: ReadCertificate, text: string): void {
  const { policies } = certificate;
  for (const sentence of sentencesOf(text)) {
    if (!isCorrection.test(sentence)) continue;
    const reason = `The table states another value, but the file says: "${short(sentence)}"`;
    const [days, amounts] = [daysIn(sentence), isOtherAmount.test(sentence) ? [] : amountsIn(sentence)];
    const { at: meant, isAll } = policiesMeant(sentence, policies);
    for (const at of meant) {
      const policy = policies[at];
      if (!policy) continue;
      const keys = datesNamed(sentence, !isAll).filter((key) => policy[key] !== null && days.length > 0 && !days.includes(policy[key]));
      for (const key of keys) refuse(certificate, `/policies/${at}/${key}`, reason);
      for (const key of limitsNamed(sentence, policy.type) ?? limitKeys) {
        const limit = policy.limits[key];
        if (limit !== null && amounts.length > 0 && !amounts.includes(limit)) refuse(certificate, `/policies/${at}/limits/${key}`, reason);
      }
    }
  }
}

/** What a sentence about coverage may say beside it: a contract or a project has days and amounts of its own. */
const ofContract = /\b(?:contract|agreement|subcontract|purchase order|project|job|lease|permit|event|retro\w*)\b/i;
const ofCoverage = /\b(?:polic(?:y|ies)|coverages?|insurance|effective|eff|starts?|begins?|valid|p[oó]liza|cobertura)\b/i;

/**
 * Whether a sentence about a coverage states a day or an amount that the table does not: "GL effective 12/15/2026", "umbrella $2M". It may
 * say that the table is wrong.
 */
function isOtherThanTable(sentence: string, { policies, certificateDate }: ReadCertificate): boolean {
  if (ofContract.test(sentence) || isOtherAmount.test(sentence)) return false;
  const { at: meant, isAll } = policiesMeant(sentence, policies);
  const own = meant.flatMap((at) => policies[at] ?? []);
  const named = own.flatMap(({ type, limits }) => (limitsNamed(sentence, type) ?? []).map((key) => limits[key]));
  const stated = own.flatMap(({ limits, otherLimits }) => [...Object.values(limits), ...otherLimits.map(({ amount }) => amount)]);
  const isOfLimit = !isAll || named.length > 0;
  if (isOfLimit && amountsIn(sentence).some((amount) => !(named.length > 0 ? named : stated).includes(amount))) return true;
  const days = [certificateDate, ...meant.flatMap((at) => [policies[at]?.effectiveDate, policies[at]?.expirationDate])];
  return (!isAll || ofCoverage.test(sentence)) && daysIn(sentence).some((day) => !days.includes(day));
}

/**
 * Leaves a certificate to a person whose description, or a note beside it, may take back what the table states. What an earlier check understood and left to a
 * person is not doubted again.
 */
export function doubtRestricted(
  certificate: ReadCertificate,
  description: string,
  isAbout: (sentence: string) => boolean = () => true,
): void {
  if (saysNothing(description)) return;
  for (const sentence of sentencesOf(description)) {
    const isKnown = Object.values(certificate.reasons).some((reason) => inWords(reason).includes(short(sentence)));
    if (isKnown || isPrintedSentence(sentence) || speaksOfGrant(sentence) || !isAbout(sentence)) continue;
    if (isRestricted(withoutTerm(sentence, certificate)) || isOtherThanTable(sentence, certificate))
      refuse(certificate, "/policies", `The file says: "${short(sentence)}" Check whether this limits the coverage.`);
  }
}

/** A sentence without the days of the table's terms and what they are called: "Expires 02/01/2027" repeats them. */
function withoutTerm(sentence: string, { policies }: ReadCertificate): string {
  const own = new Set(policies.flatMap(({ effectiveDate, expirationDate }) => [effectiveDate, expirationDate]));
  return datesIn(sentence).reduce((left, { text, date }) => {
    const at = left.indexOf(text);
    if (!own.has(date) || at < 0) return left;
    return (
      left.slice(0, at).replace(/\b(?:expir\w*|exp|eff\w*|until|through)\W{0,3}(?:dates?|on)?\W{0,3}$/i, "") + left.slice(at + text.length)
    );
  }, sentence);
}

/** "Policy GL-1 is amended to 11/01/2026" does not say which date, and so means the one that matters; without a policy it may mean anything. */
function datesNamed(sentence: string, isOfPolicy: boolean): ("effectiveDate" | "expirationDate")[] {
  const named = (["effectiveDate", "expirationDate"] as const).filter((key) => termWords[key].test(sentence));
  if (named.length === 0) return isOfPolicy ? ["expirationDate"] : [];
  return named.includes("expirationDate") ? ["expirationDate"] : named;
}

/** Whether two readings are of one policy's one term: the next year's has the same number. */
function isSamePolicy(one: ReadPolicy, other: ReadPolicy): boolean {
  const number = lettersOf(one.policyNumber ?? "");
  if (number === "" || number !== lettersOf(other.policyNumber ?? "") || one.type !== other.type) return false;
  const isBefore = (first: ReadPolicy, next: ReadPolicy) =>
    first.expirationDate !== null && next.effectiveDate !== null && first.expirationDate <= next.effectiveDate;
  return !isBefore(one, other) && !isBefore(other, one);
}

/** Leaves the values to a person that two certificates of a file state differently for one policy. */
export function doubtContradicted(certificates: readonly ReadCertificate[]): void {
  const differing: [ReadCertificate, string, number][] = [];
  for (const one of certificates)
    for (const other of certificates.filter((certificate) => certificate !== one))
      one.policies.forEach((policy, at) => {
        const twin = other.policies.find((candidate) => isSamePolicy(policy, candidate));
        if (!twin) return;
        const keys: readonly LimitKey[] = limitKeys.filter((key) => isOther(policy.limits[key], twin.limits[key]));
        const dates = (["effectiveDate", "expirationDate"] as const).filter((key) => isOther(policy[key], twin[key]));
        // Another holder may have been granted something else.
        const flags = (["additionalInsured", "waiverOfSubrogation"] as const).filter(
          (key) => one.certificateHolder === other.certificateHolder && isOther(policy[key], twin[key]),
        );
        for (const pointer of [...keys.map((key) => `limits/${key}`), ...dates, ...flags])
          differing.push([one, `/policies/${at}/${pointer}`, other.page]);
      });
  for (const [certificate, pointer, page] of differing)
    refuse(certificate, pointer, `The certificate on page ${page} shows a different value for this policy.`);
}

type Value = number | string | boolean | null;
const isOther = (one: Value, other: Value) => one !== null && other !== null && one !== other;
