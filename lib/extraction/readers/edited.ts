import { doubtAll } from "@/lib/extraction/readers/checks";
import type { Edit } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/* What it means for a certificate that its page does not show what it holds. */

/** Values of which a changed one proves nothing: who sold the policies, and the paper's own number. */
const isHarmless = (pointer: string) => /^\/(?:producer|certificateNumber)\b/.test(pointer);

const overlaps = (one: Box, two: Box) => one[0] < two[2] && two[0] < one[2] && one[1] < two[3] && two[1] < one[3];

/** Confidence at most of a value that was changed on the page. */
const changed = 0.8;

/**
 * Leaves the policies of an edited certificate to a person: where one value was changed, the others are not certain either. An edit in
 * the margin, or of the agency's telephone, changes nothing. `isPicture`: boxes of the evidence are those of a picture of the page.
 */
export function doubtEdited(certificate: ReadCertificate, edits: readonly Edit[], isPicture: boolean): void {
  if (edits.length === 0) return;
  const { evidence, notices, policies, reasons, unreadable } = certificate;
  const hits = edits.flatMap((edit) => {
    const pointers = Object.entries(evidence).flatMap(([pointer, { box }]) =>
      !isHarmless(pointer) && overlaps(box, edit.box) ? [pointer] : [],
    );
    return edit.isWhole || isPicture || pointers.length > 0 ? [{ edit, pointers }] : [];
  });
  const [first] = hits;
  if (!first) return;
  for (const pointer of hits.flatMap(({ pointers }) => pointers)) {
    const one = evidence[pointer];
    if (one) evidence[pointer] = { ...one, confidence: Math.min(one.confidence, changed) };
  }
  if (policies.length > 0) doubtAll(certificate, first.edit.reason);
  notices.forEach((notice, at) => {
    for (const key of ["policyNumber", "effective"] as const) {
      const pointer = `/notices/${at}/${key}`;
      notice[key] = null;
      reasons[pointer] ??= first.edit.reason;
      if (!unreadable.includes(pointer)) unreadable.push(pointer);
    }
  });
}

/** Leaves the endorsements of a file to a person, one of whose pages was edited. */
export function doubtEndorsements({ endorsements, reasons, unreadable }: ReadCertificate, edits: readonly Edit[]): void {
  const [first] = edits;
  if (!first || endorsements.length === 0 || reasons["/endorsements"]) return;
  reasons["/endorsements"] = first.reason;
  unreadable.push("/endorsements");
}
