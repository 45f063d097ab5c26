import type { TrueCertificate, Truth } from "@/bench/corpus/truth";
import { grantedIn, grantWords } from "@/lib/extraction/forms/grants";
import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

/** What both a truth and a reading can be asked. */
type Judged = Pick<TrueCertificate, "policies" | "descriptionOfOperations">;
type Policy = Judged["policies"][number];
/** `asks`: the value that it is judged by; where a truth does not know it, the requirement is not judged. */
type Requirement = { name: string; line: PolicyType; asks: keyof Policy; met(policy: Policy, judged: Judged): boolean };

const M = 1_000_000;
const atLeast = (name: string, line: PolicyType, key: LimitKey | ExtraLimitKey, least: number): Requirement => ({
  name,
  line,
  asks: "limits",
  met: ({ limits }) => (limits?.[key] ?? 0) >= least,
});
const waived = (line: PolicyType): Requirement => ({
  name: "waiver",
  line,
  asks: "waiverOfSubrogation",
  met: ({ waiverOfSubrogation }) => waiverOfSubrogation === true,
});

/** The common requirements of a construction firm. */
const requirements: Requirement[] = [
  atLeast("each occurrence", "GENERAL_LIABILITY", "eachOccurrence", M),
  atLeast("general aggregate", "GENERAL_LIABILITY", "generalAggregate", 2 * M),
  atLeast("products", "GENERAL_LIABILITY", "productsCompOpAggregate", 2 * M),
  atLeast("personal injury", "GENERAL_LIABILITY", "personalAdvInjury", M),
  atLeast("rented premises", "GENERAL_LIABILITY", "damageToRentedPremises", 100_000),
  {
    name: "occurrence basis",
    line: "GENERAL_LIABILITY",
    asks: "occurrenceOrClaimsMade",
    met: ({ occurrenceOrClaimsMade }) => occurrenceOrClaimsMade === "OCCURRENCE",
  },
  {
    name: "aggregate per project",
    line: "GENERAL_LIABILITY",
    asks: "aggregateAppliesPer",
    met: ({ aggregateAppliesPer }) => aggregateAppliesPer === "PROJECT",
  },
  {
    name: "additional insured",
    line: "GENERAL_LIABILITY",
    asks: "additionalInsured",
    met: ({ additionalInsured }, { descriptionOfOperations }) =>
      additionalInsured === true || grantedIn(descriptionOfOperations ?? "", grantWords.additionalInsured.mention)?.isGranted === true,
  },
  waived("GENERAL_LIABILITY"),
  atLeast("combined single limit", "AUTO_LIABILITY", "combinedSingleLimit", M),
  {
    name: "any auto",
    line: "AUTO_LIABILITY",
    asks: "ticked",
    met: ({ ticked = [] }) =>
      ticked.includes("ANY AUTO") || ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"].every((one) => ticked.includes(one)),
  },
  waived("AUTO_LIABILITY"),
  atLeast("umbrella", "UMBRELLA_POLICY", "umbrellaEachOccurrence", 5 * M),
  { name: "per statute", line: "WORKERS_COMPENSATION", asks: "ticked", met: ({ ticked = [] }) => ticked.includes("PER STATUTE") },
  atLeast("each accident", "WORKERS_COMPENSATION", "elEachAccident", M),
  atLeast("disease each employee", "WORKERS_COMPENSATION", "elDiseaseEachEmployee", M),
  atLeast("disease policy limit", "WORKERS_COMPENSATION", "elDiseasePolicyLimit", M),
  waived("WORKERS_COMPENSATION"),
];

/** Days on which the coverage must be in force, so that wrong dates show as well. */
const days = ["2026-01-15", "2026-07-01", "2027-02-01"];
const inForce = ({ effectiveDate, expirationDate }: Policy, day: string) =>
  Boolean(effectiveDate && expirationDate && effectiveDate <= day && expirationDate > day);

/** Names of the requirements that pass, each with its day: some policy of the line in force meets it. */
function passed(judged: Judged, asked: readonly Requirement[]): Set<string> {
  const passes = (day: string, { line, met }: Requirement) =>
    judged.policies.some((policy) => policy.type === line && inForce(policy, day) && met(policy, judged));
  return new Set(days.flatMap((day) => asked.filter((one) => passes(day, one)).map(({ name, line }) => `${line} ${name} on ${day}`)));
}

export type Greens = { judged: number; passed: number; falseGreens: string[]; missed: number };

/** Judges the truth and the reading alike. A false green passes on the reading though the truth fails it. */
export function compareGreens(truth: TrueCertificate & Partial<Pick<Truth, "open">>, read: Judged | undefined): Greens {
  const isKnown = ({ line, asks }: Requirement) =>
    truth.policies.every(
      (policy, at) => policy.type !== line || (policy[asks] !== undefined && !truth.open?.includes(`/policies/${at}/${asks}`)),
    );
  const asked = requirements.filter(isKnown);
  const [due, given] = [passed(truth, asked), read ? passed(read, asked) : new Set<string>()];
  return {
    judged: asked.length * days.length,
    passed: due.size,
    falseGreens: [...given].filter((name) => !due.has(name)),
    missed: [...due].filter((name) => !given.has(name)).length,
  };
}
