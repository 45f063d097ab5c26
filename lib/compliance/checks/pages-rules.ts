import { dayOf, isDay } from "@/lib/compliance/coverages/days-rules";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import type { Context, Proof } from "@/lib/compliance/papers/proofs-rules";
import type { EndorsementPage } from "@/lib/compliance/papers/rules";
import type { Policy } from "@/lib/compliance/papers/standing-rules";
import { type Rung, rungs } from "@/lib/compliance/requirements/values";
import { statementsIn } from "@/lib/compliance/terms/rules";

/* Endorsement pages as proof. */

/** The height of a rung; -1: no proof. */
export const heightOf = (rung: Rung | null) => (rung === null ? -1 : rungs.indexOf(rung));

/** Whether an endorsement belongs to the policy: `perhaps` where neither a number nor its file ties it to the policy. */
export function belongsTo(page: EndorsementPage, { rows }: Policy): "yes" | "perhaps" | "no" {
  const isOlder = rows.every(({ effective }) => isDay(page.effective) && isDay(effective) && page.effective < effective);
  const isLater = rows.every(({ expiration }) => isDay(page.effective) && isDay(expiration) && page.effective >= expiration);
  if (isOlder || isLater) return "no";
  if (page.number !== null) return rows.some(({ number }) => number === page.number) ? "yes" : "no";
  return rows.some(({ paper }) => paper.document.id === page.paper.document.id) ? "yes" : "perhaps";
}

/**
 * Whether nothing contradicts an endorsement: it is granted, names no other insured, is in force on the day, and is on a page of its own or
 * in a sentence that is understood. An addendum asks plainly.
 */
export function isClear({ endorsement, paper, effective }: EndorsementPage, { cover, onDay, holders }: Context): boolean {
  const { granted, source, insured, expires, text } = endorsement;
  if (granted !== true || paper.doubt !== null) return false;
  if (insured !== null && likenessTo(insured, [cover.vendor.name, ...cover.vendor.acceptedNames]) !== "equal") return false;
  if (effective > onDay.day || dayOf(expires) <= onDay.day) return false;
  const names = holders.map(({ name }) => name);
  return source !== "description" || statementsIn(text, names).every(({ how }) => how !== "asked");
}

/** The rung of an endorsement: its page alone, or the policy that holds it; what an agent says of it is no better than a description. */
export function rungOfPage({ paper, endorsement: { source } }: EndorsementPage): Rung {
  if (source === "description" || source === "addendum") return "description";
  return paper.document.paper === "policy" ? "policy" : "endorsement";
}

export function proofOfPage({ paper, endorsement }: EndorsementPage, rung: Rung): Proof {
  return { document: paper.document.id, part: paper.document.part, page: endorsement.page, box: null, reader: null, confidence: 1, rung };
}
