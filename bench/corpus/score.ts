import type { TrueCertificate, TruePolicy, Truth } from "@/bench/corpus/truth";
import { lettersOf, likeness } from "@/lib/extraction/rules";
import type { Extraction, FormType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

export const groups = ["numbers", "dates", "limits", "boxes", "insurers", "names, addresses", "other"] as const;
export type Group = (typeof groups)[number];
/**
 * `unreadable`: stated, and said to be unreadable. `silent`: stated, not read, and not said to be unreadable. `wrong`: another value
 * than the truth's was given.
 */
export type Outcome = "exact" | "unreadable" | "silent" | "wrong";
export type Result = {
  group: Group;
  pointer: string;
  outcome: Outcome;
  want: string | null;
  got: string | null;
  confidence: number | null;
};

type Value = string | number | boolean | null | undefined;
const plain = (value: Value) =>
  value === null || value === undefined || value === ""
    ? null
    : String(value)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "");

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Compares one certificate with its truth, value by value; what neither states, and what the truth does not know, is left out. */
class Scorer {
  readonly results: Result[] = [];

  constructor(
    private readonly truth: Partial<Pick<Truth, "covered" | "open">>,
    private readonly read: ReadCertificate | undefined,
  ) {}

  /** `pointer` is the value's in the truth, `place` the same in the reading. */
  compare(group: Group, pointer: string, place: string, truth: Value, value: Value, isSame = (want: string, got: string) => want === got) {
    const within = (list: readonly string[] | undefined) => list?.some((one) => pointer === one || pointer.startsWith(`${one}/`)) ?? false;
    const [want, got] = [plain(truth), plain(value)];
    if (truth === undefined || (want === null && got === null) || within(this.truth.open)) return;
    const right = want !== null && got !== null && isSame(want, got);
    const outcome = right ? "exact" : got !== null ? "wrong" : this.isDoubted(place) ? "unreadable" : "silent";
    if (outcome !== "wrong" && within(this.truth.covered)) return;
    const confidence =
      got === null
        ? null
        : ((this.read?.evidence[place] ?? this.read?.evidence[place.replace("/limits/", "/limitsText/")])?.confidence ?? null);
    this.results.push({ group, pointer, outcome, want, got, confidence });
  }

  private isDoubted(place: string): boolean {
    const said = this.read?.unreadable ?? [];
    return (
      said.some((one) => place === one || place.startsWith(`${one}/`) || one === place.replace("/limits/", "/limitsText/")) ||
      (place.includes("/-1/") && said.includes(`/${place.split("/")[1]}`))
    );
  }
}

/** Marks that have a value of their own in the reading. */
const valued = new Set(["CLAIMS-MADE", "OCCUR", "POLICY", "PROJECT", "LOC", "OTHER"]);

function scorePolicy(scorer: Scorer, policy: TruePolicy, base: string, found: ReadPolicy | undefined, place: string) {
  const compare = (group: Group, key: string, want: Value, got: Value) =>
    scorer.compare(group, `${base}/${key}`, `${place}/${key}`, want, got);
  compare("numbers", "policyNumber", policy.policyNumber, found?.policyNumber);
  compare("dates", "effectiveDate", policy.effectiveDate, found?.effectiveDate);
  compare("dates", "expirationDate", policy.expirationDate, found?.expirationDate);
  compare("insurers", "insurerLetter", policy.insurerLetter, found?.insurerLetter);
  if (policy.type === "OTHER") compare("other", "typeText", policy.typeText, found?.typeText);
  for (const key of new Set([...limitKeys, ...Object.keys(policy.limits ?? {})])) {
    const limit = policy.limits ? (policy.limits[key as keyof typeof policy.limits] ?? policy.limitsText?.[key] ?? null) : undefined;
    const words = found?.limitsText[key];
    compare(
      "limits",
      `limits/${key}`,
      limit,
      found?.limits[key as keyof ReadPolicy["limits"]] ?? (/^N\/?A$/i.test(words ?? "") ? null : words),
    );
  }
  policy.otherLimits?.forEach(({ label, amount }, at) => {
    const read =
      found?.otherLimits.findIndex((one) => one.amount === amount || likeness(lettersOf(one.label), lettersOf(label)) > 0.8) ?? -1;
    scorer.compare(
      "limits",
      `${base}/otherLimits/${at}`,
      `${place}/otherLimits/${Math.max(0, read)}`,
      amount,
      found?.otherLimits[read]?.amount,
    );
  });
  compare("boxes", "additionalInsured", policy.additionalInsured, found?.additionalInsured);
  compare("boxes", "waiverOfSubrogation", policy.waiverOfSubrogation, found?.waiverOfSubrogation);
  compare("boxes", "occurrenceOrClaimsMade", policy.occurrenceOrClaimsMade, found?.occurrenceOrClaimsMade);
  compare("boxes", "aggregateAppliesPer", policy.aggregateAppliesPer, found?.aggregateAppliesPer);
  if (found && "proprietorExcluded" in found)
    compare("boxes", "proprietorExcluded", policy.proprietorExcluded, found.proprietorExcluded as Value);
  if (!policy.ticked) return;
  const read = found?.ticked.filter((mark) => !valued.has(mark)) ?? [];
  for (const mark of new Set([...policy.ticked.filter((one) => !valued.has(one)), ...read]))
    compare("boxes", `ticked/${mark}`, policy.ticked.includes(mark) || null, read.includes(mark) || null);
}

/** The reading's policy for each of the truth's: of the same kind, the one with most in common. */
function pairPolicies(truth: TrueCertificate, read: ReadCertificate | undefined): { at: number[]; left: number[] } {
  const left = new Set((read?.policies ?? []).keys());
  const common = (policy: TruePolicy, other: ReadPolicy | undefined) =>
    Number(plain(policy.policyNumber) === plain(other?.policyNumber)) * 3 +
    Number(policy.insurerLetter === other?.insurerLetter) +
    Number(policy.expirationDate === other?.expirationDate) * 2;
  const at = truth.policies.map((policy) => {
    const same = [...left].filter((index) => read?.policies[index]?.type === policy.type);
    const best = same.sort((one, two) => common(policy, read?.policies[two]) - common(policy, read?.policies[one]) || one - two)[0] ?? -1;
    left.delete(best);
    return best;
  });
  return { at, left: [...left] };
}

/** What a policy states that the truth does not have. */
function inventedBy(scorer: Scorer, policy: ReadPolicy | undefined, base: string) {
  for (const [group, key] of [
    ["numbers", "policyNumber"],
    ["dates", "effectiveDate"],
    ["dates", "expirationDate"],
  ] as const)
    scorer.compare(group, `${base}/${key}`, `${base}/${key}`, null, policy?.[key]);
  for (const [key, amount] of Object.entries(policy?.limits ?? {}))
    scorer.compare("limits", `${base}/limits/${key}`, `${base}/limits/${key}`, null, amount);
}

export function scoreCertificate(
  truth: TrueCertificate & Partial<Pick<Truth, "covered" | "open">>,
  read: ReadCertificate | undefined,
): Result[] {
  const scorer = new Scorer(truth, read);
  const compare = (group: Group, pointer: string, want: Value, got: Value, isSame?: (want: string, got: string) => boolean) =>
    scorer.compare(group, pointer, pointer, want, got, isSame);
  compare("dates", "/certificateDate", truth.certificateDate, read?.certificateDate);
  compare("other", "/certificateNumber", truth.certificateNumber, read?.certificateNumber);
  for (const key of ["name", "address"] as const) {
    compare("names, addresses", `/producer/${key}`, truth.producer?.[key], read?.producer[key]);
    compare("names, addresses", `/insured/${key}`, truth.insured?.[key], read?.insured[key]);
  }
  for (const key of ["contact", "email"] as const) compare("other", `/producer/${key}`, truth.producer?.[key], read?.producer[key]);
  compare("other", "/producer/phone", truth.producer?.phone, read?.producer.phone, (want, got) => digitsOf(want) === digitsOf(got));
  compare("names, addresses", "/certificateHolder", truth.certificateHolder, read?.certificateHolder);
  compare(
    "other",
    "/descriptionOfOperations",
    truth.descriptionOfOperations,
    read?.descriptionOfOperations,
    (want, got) => likeness(want, got) >= 0.97,
  );
  truth.insurers?.forEach(({ letter, name, naic }, index) => {
    const at = read?.insurers.findIndex((one) => (letter ? one.letter === letter : plain(one.name) === plain(name))) ?? -1;
    const insurer = read?.insurers[at];
    scorer.compare("insurers", `/insurers/${index}/name`, `/insurers/${at}/name`, name, insurer?.name);
    scorer.compare("insurers", `/insurers/${index}/naic`, `/insurers/${at}/naic`, naic, insurer?.naic);
  });
  const letters = truth.insurers?.map(({ letter }) => letter);
  // Where the page names no letters, a reader may give its own.
  const lettered = letters && (letters.length === 0 || letters.some(Boolean));
  read?.insurers.forEach(({ letter, name }, at) => {
    if (lettered && letter && !letters.includes(letter))
      scorer.compare("insurers", `/insurers/+${at}/name`, `/insurers/${at}/name`, null, name);
  });
  const { at, left } = pairPolicies(truth, read);
  truth.policies.forEach((policy, index) => {
    scorePolicy(scorer, policy, `/policies/${index}`, read?.policies[at[index] ?? -1], `/policies/${at[index]}`);
  });
  for (const index of left) inventedBy(scorer, read?.policies[index], `/policies/+${index}`);
  return scorer.results;
}

/** A file's certificates by their pages, or what was made of a file that holds none. */
export function scoreFile(truths: readonly Truth[], accepted: readonly FormType[], { certificates }: Extraction): Result[] {
  const read = certificates.filter(({ policies }) => truths.length > 0 || policies.length > 0);
  const own = (truth: Truth, at: number) =>
    read.find(({ page }) => page === truth.page) ??
    (truths.length === 1 ? read[0] : truths.every(({ page }) => !page) ? read[at] : undefined);
  if (truths.length > 0) return truths.flatMap((truth, at) => scoreCertificate(truth, own(truth, at)));
  const kind = certificates[0]?.formType ?? null;
  const told: Result = {
    group: "other",
    pointer: "/formType",
    outcome: kind && accepted.includes(kind) ? "exact" : "wrong",
    want: accepted.join(" "),
    got: kind,
    confidence: null,
  };
  return [told, ...(accepted.includes("DECLARATIONS") ? [] : read.flatMap((one) => scoreCertificate({ policies: [] }, one)))];
}
