import { papersChange } from "@/lib/compliance/checks/documents-rules";
import { dayAfter } from "@/lib/compliance/checks/exceptions-rules";
import type { ApprovedException } from "@/lib/compliance/checks/exceptions-schema";
import { type Contract, completedUntil } from "@/lib/compliance/checks/phases-rules";
import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import { forever } from "@/lib/compliance/papers/proofs-rules";
import type { VendorCover } from "@/lib/compliance/papers/rules";
import type { Requirement, SetVersion } from "@/lib/compliance/requirements/schema";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { wrapChanges } from "@/lib/compliance/verdicts/wraps-rules";
import type { Enrolled } from "@/lib/compliance/wraps/rules";

/** How many days before its end a record is "expiring soon". */
export const windowOf = (rule: Requirement) => ("expiringDays" in rule ? rule.expiringDays : expiringSoonDays);

/** What of an assignment time may change. */
type Changing = { set: SetVersion; exceptions: readonly ApprovedException[]; enrolled?: Enrolled | null };

/** The first day after `day` on which a term, a notice, an exception or a phase begins or ends, or an expiring window opens. */
export function nextChange(
  cover: VendorCover,
  { set, exceptions, enrolled = null }: Changing,
  contract: Contract,
  day: number,
): string | null {
  let next = forever;
  const meet = (when: number) => {
    if (when > day && when < next) next = when;
  };
  for (const row of cover.rows) {
    meet(row.effective);
    for (const { from, to } of row.cancelled) {
      meet(from);
      meet(to);
    }
    for (const { from, to } of row.doubts) {
      meet(from);
      meet(to);
    }
    meet(row.expiration);
    for (const rule of set.requirements) {
      const window = windowOf(rule);
      meet(row.expiration - window);
      for (const { from } of row.cancelled) meet(from - window);
    }
  }
  for (const change of papersChange(cover, set.requirements)) meet(change);
  for (const { endorsement, effective } of cover.pages) {
    meet(effective);
    meet(dayOf(endorsement.expires));
  }
  for (const one of exceptions) {
    meet(dayOf(one.from));
    meet(dayAfter(one));
  }
  for (const change of wrapChanges(enrolled)) for (const rule of set.requirements) [change, change - windowOf(rule)].forEach(meet);
  meet(dayOf(contract.completedOn));
  meet(completedUntil(contract));
  return next === forever ? null : isoOf(next);
}
