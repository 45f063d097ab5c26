import type { LimitKey, PolicyType } from "@/lib/extraction/schema";

type Value = LimitKey | "additionalInsured" | "waiverOfSubrogation";

/** A coverage line as it is exported. `unreadable` has the names of values that are stated and could not be read. */
export type LimitedPolicy = { coverage: PolicyType; unreadable: readonly string[] } & { [Name in Value]: bigint | boolean | null };

const columns: readonly { header: string; coverage: PolicyType; value: Value }[] = [
  { header: "GL each occurrence", coverage: "GENERAL_LIABILITY", value: "eachOccurrence" },
  { header: "GL general aggregate", coverage: "GENERAL_LIABILITY", value: "generalAggregate" },
  { header: "GL additional insured", coverage: "GENERAL_LIABILITY", value: "additionalInsured" },
  { header: "GL waiver of subrogation", coverage: "GENERAL_LIABILITY", value: "waiverOfSubrogation" },
  { header: "Auto combined single limit", coverage: "AUTO_LIABILITY", value: "combinedSingleLimit" },
  { header: "Umbrella each occurrence", coverage: "UMBRELLA_POLICY", value: "umbrellaEachOccurrence" },
  { header: "Umbrella aggregate", coverage: "UMBRELLA_POLICY", value: "umbrellaAggregate" },
  { header: "WC employer's liability, each accident", coverage: "WORKERS_COMPENSATION", value: "elEachAccident" },
  { header: "WC waiver of subrogation", coverage: "WORKERS_COMPENSATION", value: "waiverOfSubrogation" },
];

export const limitHeaders: readonly string[] = columns.map(({ header }) => header);

/** What a query of coverage lines must select for `limitCells`. */
export const limitedPolicyParts = {
  coverage: true,
  unreadable: true,
  ...(Object.fromEntries(columns.map(({ value }) => [value, true])) as Record<Value, true>),
} as const;

const shown = (value: bigint | boolean): string | number => (typeof value === "bigint" ? Number(value) : value ? "Yes" : "No");

/** The cells below `limitHeaders`: empty where nothing is stated, "unreadable" where it is and could not be read. */
export function limitCells(policies: readonly LimitedPolicy[]): (string | number | null)[] {
  return columns.map(({ coverage, value }) => {
    const values = policies
      .filter((policy) => policy.coverage === coverage)
      .flatMap((policy) => {
        const found = policy[value];
        if (found !== null) return [shown(found)];
        return policy.unreadable.includes(value) ? ["unreadable"] : [];
      });
    // Two policies of one coverage may state different amounts.
    const different = [...new Set(values)];
    return different.length > 1 ? different.join("; ") : (different[0] ?? null);
  });
}
