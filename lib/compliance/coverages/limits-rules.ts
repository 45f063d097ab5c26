import type { JudgedCoverage } from "@/lib/compliance/coverages/schema";
import { statedAt } from "@/lib/compliance/coverages/stated-rules";
import { type CoverageKind, type JudgedLimit, limitsOf } from "@/lib/compliance/coverages/values";
import type { ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { amountName, limitKeys } from "@/lib/extraction/values";

const otherLimit: readonly [JudgedLimit, RegExp][] = [
  ["retention", /\bretention\b|\bded(?:uctibles?)?\b|\bsir\b/i],
  ["aggregate", /\bagg(?:regate)?\b/i],
  ["eachClaim", /\b(?:each|per) (?:claim|occ(?:urrence)?|loss|incident|wrongful act|condition|vehicle)\b|^limit\b/i],
];

/** Names of property limits. An amount that covers several kinds of property together meets no single one. */
const propertyLimit: readonly [JudgedLimit, RegExp][] = [
  ["retention", /\bded(?:uctibles?)?\b/i],
  ["building", /^buildings?(?: limit)?$/i],
  ["personalProperty", /^(?:business |bus )?(?:pers(?:onal)? prop(?:erty)?|contents)(?: limit)?$/i],
  ["businessIncome", /^(?:business|bus) income\b/i],
];

/** A label of less than the coverage's limit. */
const partly = /\bsub-? ?limit\b|\bdefen[sc]e\b/i;

/** The limits of a row by their names. `at`: pointer to the row. */
export function limitsIn(
  certificate: ReadCertificate,
  policy: ReadPolicy,
  at: string,
  kind: CoverageKind | null,
): JudgedCoverage["limits"] {
  const limits: JudgedCoverage["limits"] = {};
  for (const key of limitKeys) {
    const words = policy.limitsText[key];
    const pointer = `${at}/limits/${key}`;
    const value = statedAt(certificate, pointer, policy.limits[key]);
    // "Included" is no amount: a person says what it means.
    if (value.state !== "absent") limits[key] = value;
    else if (words !== undefined) limits[key] = { ...statedAt(certificate, `${at}/limitsText/${key}`, null), state: "doubt" };
  }
  for (const key of ["retention", "deductible"] as const) {
    const value = statedAt(certificate, `${at}/limits/${key}`, policy.limits[key] ?? null);
    if (value.state !== "absent") limits.retention = value;
  }
  if (kind && (kind === "PROPERTY" || limitsOf[kind].includes("eachClaim"))) {
    const names = kind === "PROPERTY" ? propertyLimit : otherLimit;
    policy.otherLimits.forEach(({ label, amount }, place) => {
      const key = names.find(([, words]) => words.test(label.trim().slice(0, 100)))?.[0];
      if (!key || partly.test(label)) return;
      const value = statedAt(certificate, `${at}/otherLimits/${place}`, amount);
      limits[key] = limits[key] ? { ...value, state: "doubt" } : value;
    });
    if (kind === "PROPERTY") Object.assign(limits, ofChecked(certificate, policy, at));
    const { eachOccurrence, generalAggregate } = limits;
    if (kind === "PROPERTY") return limits;
    if (eachOccurrence && !limits.eachClaim) limits.eachClaim = eachOccurrence;
    if (generalAggregate && !limits.aggregate) limits.aggregate = generalAggregate;
  }
  return limits;
}

/** What the one amount of evidence of property is the limit of. The boxes say it; while they are in doubt, it may be either's. */
function ofChecked(certificate: ReadCertificate, policy: ReadPolicy, at: string): JudgedCoverage["limits"] {
  const place = policy.otherLimits.findIndex(({ label }) => label === amountName);
  const stated = policy.otherLimits[place];
  if (!stated) return {};
  const value = statedAt(certificate, `${at}/otherLimits/${place}`, stated.amount);
  const boxes = statedAt(certificate, `${at}/ticked`, policy.ticked);
  if (boxes.state === "doubt") return { building: { ...value, state: "doubt" }, personalProperty: { ...value, state: "doubt" } };
  const checked = coveredKinds.filter(([, name]) => policy.ticked.some((one) => one.toUpperCase() === name));
  return checked.length === 1 && checked[0] ? { [checked[0][0]]: value } : {};
}

/** The boxes of what is insured, by the limit that the amount then is. */
const coveredKinds = [
  ["building", "BUILDING"],
  ["personalProperty", "BUSINESS PERSONAL PROPERTY"],
] as const;
