import type { TrueCertificate } from "@/bench/corpus/truth";
import { grantedIn } from "@/lib/extraction/rules";
import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

/** What both a truth and a reading can be asked. */
type Judged = Pick<TrueCertificate, "policies" | "descriptionOfOperations"> & { unreadable?: string[] };
type Policy = Judged["policies"][number];
type Requirement = { name: string; line: PolicyType; met(policy: Policy, judged: Judged): boolean };

const M = 1_000_000;
const atLeast = (name: string, line: PolicyType, key: LimitKey | ExtraLimitKey, least: number): Requirement => ({
  name,
  line,
  met: ({ limits }) => (limits?.[key] ?? 0) >= least,
});
const waived = (line: PolicyType): Requirement => ({
  name: `${line} waiver`,
  line,
  met: ({ waiverOfSubrogation }) => waiverOfSubrogation === true,
});

/** The common requirements of a construction firm. */
const requirements: Requirement[] = [
  atLeast("each occurrence", "GENERAL_LIABILITY", "eachOccurrence", M),
  atLeast("general aggregate", "GENERAL_LIABILITY", "generalAggregate", 2 * M),
  atLeast("products", "GENERAL_LIABILITY", "productsCompOpAggregate", 2 * M),
  atLeast("personal injury", "GENERAL_LIABILITY", "personalAdvInjury", M),
  atLeast("rented premises", "GENERAL_LIABILITY", "damageToRentedPremises", 100_000),
  { name: "occurrence basis", line: "GENERAL_LIABILITY", met: ({ occurrenceOrClaimsMade }) => occurrenceOrClaimsMade === "OCCURRENCE" },
  { name: "aggregate per project", line: "GENERAL_LIABILITY", met: ({ aggregateAppliesPer }) => aggregateAppliesPer === "PROJECT" },
  {
    name: "additional insured",
    line: "GENERAL_LIABILITY",
    met: ({ additionalInsured }, { descriptionOfOperations }) =>
      additionalInsured === true || grantedIn(descriptionOfOperations ?? null, "additional insured") === true,
  },
  waived("GENERAL_LIABILITY"),
  atLeast("combined single limit", "AUTO_LIABILITY", "combinedSingleLimit", M),
  {
    name: "any auto",
    line: "AUTO_LIABILITY",
    met: ({ ticked = [] }) =>
      ticked.includes("ANY AUTO") || ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"].every((one) => ticked.includes(one)),
  },
  waived("AUTO_LIABILITY"),
  atLeast("umbrella", "UMBRELLA_POLICY", "umbrellaEachOccurrence", 5 * M),
  { name: "per statute", line: "WORKERS_COMPENSATION", met: ({ ticked = [] }) => ticked.includes("PER STATUTE") },
  atLeast("each accident", "WORKERS_COMPENSATION", "elEachAccident", M),
  atLeast("disease each employee", "WORKERS_COMPENSATION", "elDiseaseEachEmployee", M),
  atLeast("disease policy limit", "WORKERS_COMPENSATION", "elDiseasePolicyLimit", M),
  waived("WORKERS_COMPENSATION"),
];

/** Days on which the cover must be in force, so that wrong dates show as well. */
const days = ["2026-01-15", "2026-07-01", "2027-02-01"];
const inForce = ({ effectiveDate, expirationDate }: Policy, day: string) =>
  Boolean(effectiveDate && expirationDate && effectiveDate <= day && expirationDate > day);

/** Names of the requirements that pass, each with its day: some policy of the line in force meets it. */
function passed(judged: Judged): Set<string> {
  const names = days.flatMap((day) =>
    requirements
      .filter(({ line, met }) => judged.policies.some((policy) => policy.type === line && inForce(policy, day) && met(policy, judged)))
      .map(({ name }) => `${name} on ${day}`),
  );
  return new Set(names);
}

export type Greens = { judged: number; passed: number; falseGreens: string[]; missed: number };

/** Judges the truth and the reading alike. A false green passes on the reading though the truth fails it. */
export function compareGreens(truth: TrueCertificate, read: Judged | undefined): Greens {
  const [due, given] = [passed(truth), read ? passed(read) : new Set<string>()];
  return {
    judged: requirements.length * days.length,
    passed: due.size,
    falseGreens: [...given].filter((name) => !due.has(name)),
    missed: [...due].filter((name) => !given.has(name)).length,
  };
}
