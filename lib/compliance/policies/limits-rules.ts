import type { LimitKey, PolicyType } from "@/lib/extraction/schema";
import { type Cell, moneyColumn } from "@/lib/infra/lists/tables-rules";
import { type Coded, coded, joined, withoutRepeats } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

type Value = LimitKey | "additionalInsured" | "waiverOfSubrogation";

/** A coverage line as it is exported. `unreadable` has the names of values that are stated and could not be read. */
export type LimitedPolicy = { coverage: PolicyType; unreadable: readonly string[] } & { [Name in Value]: number | boolean | null };

const columns: readonly { header: PlainKey; coverage: PolicyType; value: Value }[] = [
  {
    header: "policies.glEachOccurrence",
    coverage: "GENERAL_LIABILITY",
    value: "eachOccurrence",
  },
  {
    header: "policies.glGeneralAggregate",
    coverage: "GENERAL_LIABILITY",
    value: "generalAggregate",
  },
  {
    header: "policies.glAdditionalInsured",
    coverage: "GENERAL_LIABILITY",
    value: "additionalInsured",
  },
  {
    header: "policies.glWaiver",
    coverage: "GENERAL_LIABILITY",
    value: "waiverOfSubrogation",
  },
  {
    header: "policies.autoSingleLimit",
    coverage: "AUTO_LIABILITY",
    value: "combinedSingleLimit",
  },
  {
    header: "policies.umbrellaEachOccurrence",
    coverage: "UMBRELLA_POLICY",
    value: "umbrellaEachOccurrence",
  },
  {
    header: "policies.umbrellaAggregate",
    coverage: "UMBRELLA_POLICY",
    value: "umbrellaAggregate",
  },
  {
    header: "policies.wcEachAccident",
    coverage: "WORKERS_COMPENSATION",
    value: "elEachAccident",
  },
  {
    header: "policies.wcWaiver",
    coverage: "WORKERS_COMPENSATION",
    value: "waiverOfSubrogation",
  },
];

export const limitColumns = () => columns.map(({ header, value }) => (isMark(value) ? coded(header) : moneyColumn(coded(header))));

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isMark = (value: Value) => value === "additionalInsured" || value === "waiverOfSubrogation";

/** What a statement about coverage lines `p` must select for `limitCells`. Amounts are whole dollars, far below what a number holds. */
export const limitedPolicyInSql = [
  "p.coverage, p.unreadable",
  ...new Set(columns.map(({ value }) => `p.${inSnakeCase(value)}${isMark(value) ? "" : "::float8"} as "${value}"`)),
].join(", ");

const shown = (value: number | boolean): Coded | number =>
  typeof value === "number" ? value : value ? coded("common.yes") : coded("common.no");

/** The cells below `limitHeaders`: empty where nothing is stated, "unreadable" where it is and could not be read. */
export function limitCells(policies: readonly LimitedPolicy[]): Cell[] {
  return columns.map(({ coverage, value }) => {
    const values = policies
      .filter((policy) => policy.coverage === coverage)
      .flatMap((policy): (Coded | number)[] => {
        const found = policy[value];
        if (found !== null) return [shown(found)];
        return policy.unreadable.includes(value) ? [coded("policies.unreadable")] : [];
      });
    // Two policies of one coverage may state different amounts.
    const different = withoutRepeats(values);
    return different.length > 1
      ? joined(
          "; ",
          different.map((one) => (typeof one === "number" ? String(one) : one)),
        )
      : (different[0] ?? null);
  });
}
