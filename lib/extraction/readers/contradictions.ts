import { isCorrection, isOtherAmount, isPutAway, limitsNamed, termWords } from "@/lib/extraction/forms/corrections";
import { sentencesOf } from "@/lib/extraction/forms/endings";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { policiesMeant, refuse, short } from "@/lib/extraction/readers/standing";
import { lettersOf, parseAmount } from "@/lib/extraction/rules";
import type { LimitKey, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

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
