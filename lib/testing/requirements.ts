import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";

const { requirements } = readySets.default;
const pick = <Type extends "coverage" | "limit">(type: Type, key: string) => {
  const found = requirements.find((one) => one.key === key && one.type === type);
  if (!found) throw new Error(`The default set has no requirement "${key}".`);
  return found as RequirementOf<Type>;
};

/** General liability in force, and its limit for each occurrence: $1,000,000, which `readingOf` states. */
export const coverage = pick("coverage", "gl-coverage");
export const occurrence = pick("limit", "gl-eachOccurrence");

/** The two as a set that `readingOf` meets, and as one that asks for twice as much. */
export const general = { requirements: [coverage, occurrence] };
export const higher = { requirements: [coverage, { ...occurrence, minimum: 2_000_000 }] };
