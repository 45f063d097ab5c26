import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";

/** Coverages that are written for a year, and the days beyond which a term of one is odd: eighteen months. */
const yearly: readonly (CoverageKind | null)[] = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"];
const longestTerm = 550;

const noSentences: readonly Sentence[] = [];

/** What the values of a row say against each other, whichever of them is right. */
export function contradictionsIn(
  { coverage, ...row }: { coverage: JudgedCoverage; effective: number; expiration: number },
  about: { coverage: CoverageKind | "OTHER_COVERAGE" },
): readonly Sentence[] {
  const { kind, effective, expiration, basis, retroactiveDate } = coverage;
  const isLong = row.expiration - row.effective > longestTerm && yearly.includes(kind);
  if (!isLong && retroactiveDate.value === null) return noSentences;
  const found: Sentence[] = [];
  const [from, to] = [effective.value, expiration.value];
  const isConfirmed = effective.reader === "person" || expiration.reader === "person";
  if (isLong && !isConfirmed) found.push(keyed("term_long", { from: from ?? "", to: to ?? "" }, about));
  const retro = retroactiveDate.value;
  const hasRetro = basis.value === "OCCURRENCE" && basis.reader !== "person" && retro !== null;
  if (hasRetro) found.push(keyed("occurrence_with_retro", { retro }, about));
  return found;
}

/** `unknown`: the paper has coverages of an unknown insured. */
export function insuredLikeness(document: JudgedDocument, vendor: NamedVendor): "equal" | "near" | "different" | "unknown" {
  const { insured, acceptedInsured, expectsCoverage } = document;
  if (insured.state !== "read" || insured.value === null) return expectsCoverage || insured.state === "doubt" ? "unknown" : "equal";
  const likeness = likenessTo(insured.value, [vendor.name, ...vendor.acceptedNames, ...acceptedInsured]);
  return document.isInsuredRejected && likeness === "near" ? "different" : likeness;
}
