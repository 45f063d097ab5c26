import type { LimitKey, PolicyType } from "@/lib/extraction/schema";
import { type Cell, moneyColumn } from "@/lib/infra/lists/tables-rules";
import { say } from "@/messages/say";

type Value = LimitKey | "additionalInsured" | "waiverOfSubrogation";

/** A coverage line as it is exported. `unreadable` has the names of values that are stated and could not be read. */
export type LimitedPolicy = { coverage: PolicyType; unreadable: readonly string[] } & { [Name in Value]: number | boolean | null };

const columns: readonly { header: string; coverage: PolicyType; value: Value }[] = [
  {
    get header() {
      return say("policies.glEachOccurrence");
    },
    coverage: "GENERAL_LIABILITY",
    value: "eachOccurrence",
  },
  {
    get header() {
      return say("policies.glGeneralAggregate");
    },
    coverage: "GENERAL_LIABILITY",
    value: "generalAggregate",
  },
  {
    get header() {
      return say("policies.glAdditionalInsured");
    },
    coverage: "GENERAL_LIABILITY",
    value: "additionalInsured",
  },
  {
    get header() {
      return say("policies.glWaiverOfSubrogation");
    },
    coverage: "GENERAL_LIABILITY",
    value: "waiverOfSubrogation",
  },
  {
    get header() {
      return say("policies.autoCombinedSingleLimit");
    },
    coverage: "AUTO_LIABILITY",
    value: "combinedSingleLimit",
  },
  {
    get header() {
      return say("policies.umbrellaEachOccurrence");
    },
    coverage: "UMBRELLA_POLICY",
    value: "umbrellaEachOccurrence",
  },
  {
    get header() {
      return say("policies.umbrellaAggregate");
    },
    coverage: "UMBRELLA_POLICY",
    value: "umbrellaAggregate",
  },
  {
    get header() {
      return say("policies.wcEmployersLiabilityEachAccident");
    },
    coverage: "WORKERS_COMPENSATION",
    value: "elEachAccident",
  },
  {
    get header() {
      return say("policies.wcWaiverOfSubrogation");
    },
    coverage: "WORKERS_COMPENSATION",
    value: "waiverOfSubrogation",
  },
];

export const limitColumns = () => columns.map(({ header, value }) => (isMark(value) ? header : moneyColumn(header)));

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isMark = (value: Value) => value === "additionalInsured" || value === "waiverOfSubrogation";

/** What a statement about coverage lines `p` must select for `limitCells`. Amounts are whole dollars, far below what a number holds. */
export const limitedPolicyInSql = [
  "p.coverage, p.unreadable",
  ...new Set(columns.map(({ value }) => `p.${inSnakeCase(value)}${isMark(value) ? "" : "::float8"} as "${value}"`)),
].join(", ");

const shown = (value: number | boolean): string | number =>
  typeof value === "number" ? value : value ? say("common.yes") : say("common.no");

/** The cells below `limitHeaders`: empty where nothing is stated, "unreadable" where it is and could not be read. */
export function limitCells(policies: readonly LimitedPolicy[]): Cell[] {
  return columns.map(({ coverage, value }) => {
    const values = policies
      .filter((policy) => policy.coverage === coverage)
      .flatMap((policy) => {
        const found = policy[value];
        if (found !== null) return [shown(found)];
        return policy.unreadable.includes(value) ? [say("policies.unreadable")] : [];
      });
    // Two policies of one coverage may state different amounts.
    const different = [...new Set(values)];
    return different.length > 1 ? different.join("; ") : (different[0] ?? null);
  });
}
