import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import { coverOf, type VendorCover } from "@/lib/compliance/papers/rules";
import type { Assignment } from "@/lib/compliance/verdicts/rules";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** A vendor's papers as they are today, and what judges its units. A unit without a set that can be read is left out. */
export type JudgedPapers = { cover: VendorCover; day: string; units: { assignmentId: string | null; assignment: Assignment }[] };

/** What today's verdicts of a vendor rest on. Throws `not_found`. */
export async function loadJudgedPapers(tx: Tx, scope: CompanyScope, vendorId: string): Promise<JudgedPapers> {
  const day = today(scope);
  const rules = await loadCompanyRules(tx, scope);
  const [facts] = await loadFacts(tx, scope, [vendorId], rules, { day, knownAt: now() });
  if (!facts) throw notFound(coded("common.vendor"));
  const units = facts.units.flatMap(({ assignmentId, judged }) => (judged === "unreadable" ? [] : [{ assignmentId, assignment: judged }]));
  return { cover: coverOf(facts), day, units };
}
