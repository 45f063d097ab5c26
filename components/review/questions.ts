import type { Spot } from "@/components/verdicts/linked-spot";
import type { LineDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";

type Verdict = VendorVerdictDto | null | undefined;

export const isOpenLine = ({ result }: LineDto): boolean => result === "unreadable" || result === "not_evaluated";

/** The requirements that need a decision, those that only warn last. */
function openLines(verdict: Verdict): LineDto[] {
  const lines = (verdict?.units ?? []).flatMap((unit) => unit.lines.filter(isOpenLine));
  return lines.toSorted((one, other) => Number(one.severity === "soft") - Number(other.severity === "soft"));
}

/** The place in a document that its first open requirement rests on; null: no place is known. */
export function questionSpot(verdict: Verdict, documentId: string): Spot | null {
  for (const { document, page, box } of openLines(verdict).flatMap(({ proofs }) => proofs))
    if (document.id === documentId && page !== null) return { page, box };
  return null;
}

/** What the open requirements ask. */
export const openQuestions = (verdict: Verdict): string[] => openLines(verdict).map(({ found }) => found);

type Reasons = { needsReview: boolean; reviewReasons: readonly string[] };

/** Why a person has to look at a document; null: no reason is open. A document that needs no one has reasons for its badge, too. */
export const firstReason = ({ needsReview, reviewReasons }: Reasons, verdict: Verdict): string | null =>
  openQuestions(verdict)[0] ?? (needsReview ? (reviewReasons[0] ?? null) : null);
