import { expect, it } from "vitest";
import { briefOf } from "@/lib/compliance/reading/figures-rules";
import { briefDto } from "@/lib/compliance/reading/schema";
import type { Sentence } from "@/lib/compliance/requirements/words-rules";
import { keyed } from "@/lib/compliance/requirements/words-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";

const line = (type: string, required: Sentence, reason: Sentence) => {
  const stored = ({ key, values = {}, terms = {} }: Sentence) => ({ key, values, terms });
  return briefDto.parse(briefOf({ type, required: stored(required), reason: stored(reason) } as unknown as StoredVerdict["lines"][number]));
};
const occurrence = keyed("need_limit_with_umbrella", { minimum: 2_000_000 }, { limit: "eachOccurrence" });

it("gives both amounts of a limit as figures, below the limit's name", () => {
  const short = keyed("limit_short", { found: 1_000_000, required: 2_000_000 }, { limit: "eachOccurrence" });
  expect(line("limit", occurrence, short)).toEqual({ label: "Each occurrence", required: "$2,000,000", found: "$1,000,000" });
  const stacked = keyed(
    "limit_met_with_umbrella",
    { found: 1_000_000, umbrella: 4_000_000, required: 2_000_000 },
    { limit: "eachOccurrence" },
  );
  expect(line("limit", occurrence, stacked).found).toBe("$1,000,000 + $4,000,000 umbrella");
});

it("says in a word what no paper shows, and how an endorsement was shown", () => {
  const need = keyed("need_grant", {}, { coverage: "GENERAL_LIABILITY", effect: "WAIVER_OF_SUBROGATION", rung: "endorsement" });
  const terms = { coverage: "GENERAL_LIABILITY", effect: "WAIVER_OF_SUBROGATION" } as const;
  const missing = line("waiver", need, keyed("grant_missing", {}, terms));
  expect(missing).toEqual({ label: "Waiver of subrogation", required: "Endorsement page", found: "Not found" });
  expect(line("waiver", need, keyed("grant_below", {}, { ...terms, rung: "checkbox" })).found).toBe("Checkbox on the certificate");
});

it("leaves a reason that no figure says to its sentence", () => {
  const unclear = keyed("limit_unclear", { required: 2_000_000 }, { limit: "eachOccurrence" });
  expect(line("limit", occurrence, unclear)).toMatchObject({ required: "$2,000,000", found: null });
});
