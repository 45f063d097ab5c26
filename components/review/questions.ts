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

/** Why a person has to look at a document; null: no reason is open. */
export const firstReason = (reviewReasons: readonly string[], verdict: Verdict): string | null =>
  reviewReasons[0] ?? openLines(verdict)[0]?.found ?? null;
