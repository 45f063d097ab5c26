import { asksForLoss, questionsOfGrants } from "@/lib/extraction/forms/addenda";
import { endingsIn, sentencesOf } from "@/lib/extraction/forms/endings";
import { isRestricted } from "@/lib/extraction/forms/restrictions";
import { type Addendum, isDenied } from "@/lib/extraction/readers/addenda";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import type { EndorsementEffect, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/*
 * What a file's text says of its policies beyond the table: that one was cancelled, or that a grant which the table ticks is denied.
 */

const coverageWords: Record<Exclude<PolicyType, "OTHER">, RegExp> = {
  GENERAL_LIABILITY: /\bgeneral liab|\bc?gl\b/i,
  AUTO_LIABILITY: /\bauto(?:mobile)?s?\b|\bbap\b|\bcommercial vehicle/i,
  UMBRELLA_POLICY: /\bumbrella|\bexcess\b|\bumb\b/i,
  WORKERS_COMPENSATION: /\bw(?:or)?k(?:e?r|men|man)s?'?s? ?'?comp|\bw\.?c\.?(?![a-z])|\bemployer'?s'? liab/i,
};

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
/** Minimum letters of a policy number's beginning that may refer to it ("policy WK"), and of a whole number. */
const [leastStart, leastNumber] = [2, 4];

/** Which policies a sentence speaks of: by number, by the beginning of a number, by coverage; all when it names none. */
export function policiesMeant(sentence: string, policies: readonly ReadPolicy[]): { at: number[]; isAll: boolean } {
  const all = policies.map((_, at) => at);
  const pick = (test: (policy: ReadPolicy) => boolean) => all.filter((at) => policies[at] && test(policies[at]));
  const letters = bare(sentence);
  const byNumber = pick(({ policyNumber }) => {
    const number = bare(policyNumber ?? "");
    return number.length >= leastNumber && letters.includes(number);
  });
  if (byNumber.length > 0) return { at: byNumber, isAll: false };
  const byStart = pick(({ policyNumber }) => {
    const [start = ""] = /^[A-Za-z]+/.exec(policyNumber ?? "") ?? [];
    return start.length >= leastStart && sentence.split(/[^A-Za-z0-9]+/).some((word) => word === start.toUpperCase());
  });
  const isNamed = /\bpolic(?:y|ies)\b/i.test(sentence) && byStart.length > 0;
  const byCoverage = pick(({ type, typeText }) =>
    type === "OTHER" ? typeText !== null && typeText.length > 3 && letters.includes(bare(typeText)) : coverageWords[type].test(sentence),
  );
  const named = isNamed ? byStart : byCoverage;
  return named.length > 0 ? { at: named, isAll: false } : { at: all, isAll: true };
}

/** Takes a value back that something else in the file speaks against. */
export function refuse(certificate: ReadCertificate, pointer: string, reason: string) {
  const [, , at, key, limit] = pointer.split("/");
  const policy = at === undefined ? undefined : certificate.policies[Number(at)];
  if (policy && limit) Object.assign(policy.limits, { [limit]: null });
  else if (policy && key) Object.assign(policy, { [key]: null });
  certificate.reasons[pointer] ??= reason;
  if (!certificate.unreadable.includes(pointer)) certificate.unreadable.push(pointer);
}

/**
 * Leaves a policy to a person when the text says that it has ended or ends before its term. A `page` also holds tables and labels with
 * expiration dates, so its dates alone raise no doubt.
 */
export function doubtEnded(certificate: ReadCertificate, text: string, from: "description" | "notice" | "page"): void {
  const { policies } = certificate;
  for (const { sentence, isDated, behind } of endingsIn(text, from === "description")) {
    if (isDated && from === "page") continue;
    const { at: meant, isAll } = policiesMeant(sentence, policies);
    const days = datesIn(behind).map(({ date }) => date);
    // "Expires 02/01/2027" repeats the term.
    const isTerm = ({ expirationDate }: ReadPolicy) =>
      isDated && days.length > 0 && expirationDate !== null && days.every((day) => day >= expirationDate);
    const ended = meant.filter((at) => policies[at] && !isTerm(policies[at]));
    if (ended.length === 0) continue;
    const reason = `The file says: "${short(sentence)}" Check whether the coverage is in force.`;
    if (isAll) refuse(certificate, "/policies", reason);
    else for (const at of ended) refuse(certificate, `/policies/${at}/expirationDate`, reason);
  }
}

export const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const denied =
  /\b(?:is|are|was|were|does|do|has|have|shall|will) not\b|\bnot (?:included|named|added|covered|provided|granted|applicable|apply|endorsed)\b|\bno (?:waiver|additional insured|blanket|coverage for)\b|\bexclud(?:ed|es)\b|\bdenied\b|\b(?:pending|to follow|not yet)\b|\b(?:is|are|was|were|has been|have been) requested\b/i;

const tickable = [
  { key: "additionalInsured", words: /\badditional(?:ly)? insureds?\b|\badd['’]?l\.? ins(?:ure)?ds?\b|\bAI\b|\basegurado adicional\b/i },
  {
    key: "waiverOfSubrogation",
    words: /\bwaivers?\b|\bWOS\b|\bsubrogation (?:is |has been )?(?:not )?waived\b|\brenuncia (?:de|a la) subrogaci[oó]n/i,
  },
] as const;

/** Whether a sentence is about what the table ticks. */
export const speaksOfGrant = (sentence: string): boolean => tickable.some(({ words }) => words.test(sentence));

/** What marks a notice as part of a policy's own forms: it says who will receive notice. */
const ofForm = /\bendorsement\b|\bprovided by us\b|\bto (?:the )?(?:certificate holders?|others|scheduled|designated|third part\w+)/i;

/** Leaves the policies that a page titled as a notice of cancellation names to a person, however its sentences are written. */
export function doubtNoticed(certificate: ReadCertificate, page: number, text: string): void {
  if (ofForm.test(text)) return;
  const { at: meant, isAll } = policiesMeant(text, certificate.policies);
  const reason = `Page ${page} is a notice of cancellation. Check whether the coverage is in force.`;
  if (isAll) refuse(certificate, "/policies", reason);
  else for (const at of meant) refuse(certificate, `/policies/${at}/expirationDate`, reason);
}

/** "… on Auto only" and "only on Auto" grant it on no other policy; "not on General Liability" and "except Auto" name the other policy. */
const onlyOn =
  /\b(?:only|solely|exclusively|limited) (?:on|under|for|to|as respects?|with respects? to|in respect of)\b|\b(?:liab\w*|auto\w*|c?gl|umbrella|excess|wc|comp\w*|polic(?:y|ies)|coverages?) only\b/i;
const notOn = /\b(?:not|except(?:ing)?|excluding|other than|but) (?:on|under|for|to|as respects?|the|any)?\s?(?=\S)/i;
/** Additional insureds are covered for what the named insured does, which takes nothing from them. */
const onlyAsTo = /\b(?:but )?only (?:with|as|in) (?:respects?|regards?)(?: to)?\b/gi;
const onlyWord = /\b(?:only|solely|exclusively|limited)\b/gi;
/** A clause that goes on with the sentence before it. */
const goesOn = /^(?:(?:but|and) )?(?:not|except|excluding|other than)\b/i;

/** Takes back what the table ticks and a sentence denies, or grants on other policies alone. */
export function doubtDenied(certificate: ReadCertificate, text: string): void {
  const { policies } = certificate;
  const sentences: string[] = [];
  for (const one of sentencesOf(text)) {
    if (goesOn.test(one) && sentences.length > 0) sentences.push(`${sentences.pop()} ${one}`);
    else sentences.push(one);
  }
  for (const sentence of sentences)
    for (const { key, words } of tickable) {
      if (!words.test(sentence)) continue;
      for (const at of deniedTo(sentence, policies))
        if (policies[at]?.[key] === true)
          refuse(certificate, `/policies/${at}/${key}`, `The box is checked, but the file says: "${short(sentence)}"`);
    }
}

/** The policies on which a sentence about a grant denies it. */
function deniedTo(sentence: string, policies: readonly ReadPolicy[]): number[] {
  const { at: named, isAll } = policiesMeant(sentence, policies);
  const exception = notOn.exec(sentence);
  const [before, behind] = exception ? [sentence.slice(0, exception.index), sentence.slice(exception.index)] : [sentence, ""];
  const excepted = behind && policiesMeant(behind, policies);
  const granted = policiesMeant(before, policies);
  const others = onlyOn.test(before) && !granted.isAll ? policies.flatMap((_, at) => (granted.at.includes(at) ? [] : [at])) : [];
  // "Additional insured on Auto only; not on General Liability" denies nothing on Auto.
  if (excepted && !excepted.isAll && !granted.isAll && !excepted.at.some((at) => granted.at.includes(at)))
    return [...others, ...excepted.at];
  // "On GL and Auto only" needs no rule of its own.
  const plain = sentence.replace(onlyAsTo, " ").replace(others.length > 0 ? onlyWord : onlyAsTo, " ");
  const isExcepted = excepted && !excepted.isAll && /^(?:except|excluding|other than)/i.test(behind);
  if (isExcepted) return [...others, ...excepted.at];
  return denied.test(sentence) || isRestricted(plain) ? [...others, ...(isAll ? policies.map((_, at) => at) : named)] : others;
}

const persons = /\b(?:proprietors?|partners?|officers?|members?|owners?|principals?|sole propriet\w+)\b/i;
const leftOut =
  /\bexclu(?:ded?|des|sions?)\b|\bnot (?:covered|included|insured)\b|\b(?:opt|elect)(?:s|ed)? (?:out|not)\b|\b(?:waived?|rejected|declined) (?:\S+ )?coverage\b|\bno coverage\b/i;

/** States let owners of firms stay out of workers compensation, and certify it. */
const exemption = /\b(?:exempt(?:ion)?|exclusion)\b.{0,80}\bcompensation\b/i;

/** Leaves the box for excluded proprietors to a person where it is not checked and a sentence says that some are left out. */
export function doubtProprietors(certificate: ReadCertificate, text: string): void {
  for (const sentence of sentencesOf(text)) {
    if (!(persons.test(sentence) && leftOut.test(sentence)) && !exemption.test(sentence)) continue;
    if (tickable.some(({ words }) => words.test(sentence))) continue;
    certificate.policies.forEach(({ type, proprietorExcluded }, at) => {
      if (type === "WORKERS_COMPENSATION" && proprietorExcluded !== true)
        refuse(certificate, `/policies/${at}/proprietorExcluded`, `The file says: "${short(sentence)}"`);
    });
  }
}

/** The grants that the table has columns for, by what an addendum's question gives. */
const columns: Partial<Record<EndorsementEffect, "additionalInsured" | "waiverOfSubrogation" | "aggregateAppliesPer">> = {
  ADDITIONAL_INSURED_ONGOING: "additionalInsured",
  ADDITIONAL_INSURED_COMPLETED: "additionalInsured",
  WAIVER_OF_SUBROGATION: "waiverOfSubrogation",
  AGGREGATE_PER_PROJECT: "aggregateAppliesPer",
  AGGREGATE_PER_LOCATION: "aggregateAppliesPer",
};

/**
 * Leaves to a person what the table ticks and an addendum denies, and what its answers leave unclear. What they exclude is an endorsement
 * (`endorsementsAnswered`).
 */
export function doubtByAddendum(certificate: ReadCertificate, { page, text, answers }: Addendum): void {
  const { policies } = certificate;
  const { at: named, isAll } = policiesMeant(text.split("\n").slice(0, headLines).join(" "), policies);
  const liability = policies.flatMap(({ type }, at) => (type === "GENERAL_LIABILITY" ? [at] : []));
  const meant = isAll && liability.length > 0 ? liability : named;
  for (const one of answers) {
    const isUnclear = one.answer === null;
    if (!isUnclear && !isDenied(one)) continue;
    const reason = isUnclear
      ? `Page ${page} asks "${short(one.question)}" and its answer could not be read.`
      : `Page ${page} says ${one.answer} to "${short(one.question)}"`;
    if (asksForLoss.test(one.question)) {
      if (isUnclear) refuse(certificate, "/policies", reason);
      continue;
    }
    const asked = questionsOfGrants.find(({ words }) => words.test(one.question));
    const key = asked && columns[asked.gives];
    for (const at of key ? meant : []) {
      const value = key && policies[at]?.[key];
      if (value === true || (key === "aggregateAppliesPer" && value && value !== "POLICY"))
        refuse(certificate, `/policies/${at}/${key}`, reason);
    }
  }
  if (answers.length === 0) refuse(certificate, "/policies", `Page ${page} is an addendum that could not be read.`);
  doubtDenied(certificate, text);
}
/** Lines from an addendum's top that say which policy it is of. */
const headLines = 12;

/** A coverage whose every limit says "Excluded" is not part of the policy. */
export function doubtExcluded(certificate: ReadCertificate): void {
  certificate.policies.forEach(({ limits, limitsText, otherLimits, typeText }, at) => {
    const words = Object.values(limitsText);
    const isAmount = otherLimits.length > 0 || Object.values(limits).some((amount) => amount);
    const isExcluded =
      !isAmount && words.length > 0 && words.every((word) => /\bexclu|\bnot (?:included|covered|purchased)|\bnone\b|\bnil\b/i.test(word));
    if (isExcluded || (typeText !== null && /\bexclu(?:ded|sion|des)\b|\bnot (?:included|covered)\b/i.test(typeText)))
      refuse(certificate, "/policies", `The certificate says that coverage ${at + 1} is excluded.`);
  });
}
