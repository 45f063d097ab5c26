import { coverageWords, statesAmount } from "@/lib/extraction/forms/plain";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { limitsIn } from "@/lib/extraction/readers/plain-limits";
import { limitCount } from "@/lib/extraction/readers/plain-pages";
import { plainPolicy, settleLimits } from "@/lib/extraction/readers/plain-policies";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, withPolicyAt } from "@/lib/extraction/rules";
import type { ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/** What a heading has of letters at most, and a number of characters at least to be told from others. */
const [longestHeading, leastNumber] = [100, 4];

type Section = { at: number; isByNumber: boolean; lines: Word[][] };

const isListed = ({ policyNumber }: ReadPolicy) => policyNumber !== null && lettersOf(policyNumber).length >= leastNumber;

/** The policy that a heading names: by its number, else as the only one of its coverage. null: no heading; -1: the heading of an unknown policy. */
function policyOf(text: string, policies: readonly ReadPolicy[]): { at: number; isByNumber: boolean } | null {
  if (text.length > longestHeading || statesAmount.test(text)) return null;
  const letters = lettersOf(text);
  const numbered = policies.flatMap((policy, at) =>
    isListed(policy) && letters.includes(lettersOf(policy.policyNumber ?? "")) ? [at] : [],
  );
  if (numbered.length > 0) return { at: numbered.length === 1 ? (numbered[0] ?? -1) : -1, isByNumber: true };
  // A number that is not in the table begins the section of another policy.
  if (/^\W*policy\b.*\d{3}/i.test(text)) return { at: -1, isByNumber: true };
  if (!coverageWords.some(({ words }) => words.test(text))) return null;
  const { type, typeText } = plainPolicy(text);
  const alike = policies.flatMap((one, at) =>
    one.type === type && isListed(one) && (type !== "OTHER" || lettersOf(one.typeText ?? "") === lettersOf(typeText ?? "")) ? [at] : [],
  );
  return { at: alike.length === 1 ? (alike[0] ?? -1) : -1, isByNumber: false };
}

/** The sections of a page below the table of its policies (`from`: where it ends), each headed with a policy's number or its coverage. */
function sectionsOf(lines: readonly Word[][], policies: readonly ReadPolicy[], from: number): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    if ((line[0]?.box[1] ?? 0) < from) continue;
    const headed = policyOf(textIn(line), policies);
    if (headed) sections.push({ ...headed, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.filter((section) => section.lines.some((line) => statesAmount.test(textIn(line))));
}

/**
 * A certificate that lists its policies in a table and states the limits of each in a section of its own: the sections' limits are those of the table's
 * policies. null: there are no such sections on the page.
 */
export async function joinSections(whole: ReadCertificate, page: PageWords, closer?: CloserLook): Promise<ReadCertificate | null> {
  const numbers = whole.policies.map(({ policyNumber }) => lettersOf(policyNumber ?? ""));
  const listed = whole.policies.flatMap((policy, at) =>
    isListed(policy) && policy.expirationDate !== null && numbers.indexOf(numbers[at] ?? "") === at ? [at] : [],
  );
  // What the sections were taken for has a number of the table or none, and no term.
  const isSection = ({ effectiveDate, expirationDate }: ReadPolicy, at: number) =>
    effectiveDate === null && expirationDate === null && (!numbers[at] || listed.some((one) => numbers[one] === numbers[at]));
  if (listed.length < 2 || !whole.policies.every((policy, at) => listed.includes(at) || isSection(policy, at))) return null;
  const from = page.number === whole.page ? endOf(whole, listed) : 0;
  const policies = listed.map((at) => structuredClone(whole.policies[at] as ReadPolicy));
  const sections = sectionsOf(linesOf(page.words), policies, from);
  const own = sections.filter(({ at, isByNumber }) => at >= 0 && (isByNumber || page.number === whole.page));
  const notes = renumbered(whole, listed);
  if (page.number === whole.page) for (const [at, policy] of policies.entries()) forgetBelow(policy, `/policies/${at}`, from, notes);
  const isEmpty = own.length > 0 && own.every(({ at }) => policies[at] && limitCount(policies[at]) === 0);
  if (!isEmpty || (page.number !== whole.page && !own.some(({ isByNumber }) => isByNumber))) return null;
  for (const { at, lines } of own) {
    const policy = policies[at] as ReadPolicy;
    policy.otherLimits = [];
    await settleLimits(policy, limitsIn(policy.type, lines), { pointer: `/policies/${at}`, page: page.number, notes, closer });
  }
  const stated = own.flatMap(({ lines }) => lines).filter((line) => statesAmount.test(textIn(line))).length;
  const read = own.reduce((count, { at }) => count + limitCount(policies[at] as ReadPolicy) + (policies[at]?.otherLimits.length ?? 0), 0);
  // The table's own statements are just as good: its limits may be in a second table.
  const before = listed.reduce((count, at) => count + limitCount(whole.policies[at] as ReadPolicy), 0);
  if (read < before) return null;
  const isWhole = own.length === sections.length && read >= stated;
  // A mark on the page about its policies is by then recorded on a certificate of another page.
  if (isWhole && page.number === whole.page) delete notes.reasons["/policies"];
  else if (!isWhole) notes.unreadable("/policies", "Some amounts in the policy sections could not be read.");
  // A mark of a row that is no policy of its own may concern all.
  const placeOf = (at: number | null) => (at === null || !listed.includes(at) ? null : listed.indexOf(at));
  const marks = whole.marks?.map((mark) => withPolicyAt(mark, placeOf(mark.policy)));
  const { evidence, reasons } = notes;
  return { ...whole, policies, ...(marks && { marks }), evidence, reasons, unreadable: Object.keys(reasons) };
}

/** Takes back the limits that the table's last row took from the sections below it. */
function forgetBelow(policy: ReadPolicy, pointer: string, from: number, { evidence }: Notes) {
  for (const [place, { box }] of Object.entries(evidence)) {
    const [, key] = place.startsWith(`${pointer}/limits`) && box[1] >= from ? (/\/(?:limits|limitsText)\/(\w+)$/.exec(place) ?? []) : [];
    if (!key) continue;
    Object.assign(policy.limits, { [key]: null });
    delete policy.limitsText[key];
    delete evidence[place];
  }
}

/** Where the table of the listed policies ends on its page. */
function endOf({ evidence }: ReadCertificate, listed: readonly number[]): number {
  const ends = listed.map((at) => evidence[`/policies/${at}/policyNumber`]?.box[3] ?? 0);
  return Math.max(...ends) + 1;
}

/** What is noted of a certificate, for the listed policies alone. */
function renumbered({ evidence, reasons }: ReadCertificate, listed: readonly number[]): Notes {
  const notes = new Notes();
  const keep = <Value>(from: Record<string, Value>, to: Record<string, Value>) => {
    for (const [pointer, value] of Object.entries(from)) {
      const [, number, rest = ""] = /^\/policies\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
      const at = number === undefined ? null : listed.indexOf(Number(number));
      if (at === null) to[pointer] = value;
      else if (at >= 0 && !rest.startsWith("/otherLimits")) to[`/policies/${at}${rest}`] = value;
    }
  };
  keep(evidence, notes.evidence);
  keep(reasons, notes.reasons);
  return notes;
}
