import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { heightOf, linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/** Labels of numbers that are not policy numbers. */
const ofOther = /^\W*(?:loan|binder|claim|quote|invoice|licen[cs]e)\b(?!.*\bpolicy\b).{0,12}$/i;
/** Maximum distance of a number's label above it, and left of it, in points. */
const [above, before] = [15, 30];

/** Leaves it to a person whether a number after or below the label of another number is the policy's: "LOAN #". */
export function doubtNumbers(certificate: ReadCertificate, words: readonly Word[]): void {
  const labels = linesOf(words)
    .flatMap((line) => partsOfLine(line))
    .flatMap((part) => (ofOther.test(textOf(part)) ? [part] : []));
  if (labels.length === 0) return;
  const isOf =
    ([x0, y0, x1, y1]: Box) =>
    (label: Word[]) => {
      const [left, top, right, bottom] = unionBox(label);
      const isAbove = bottom < y0 + 2 && y0 - bottom < above && left < x1 && right > x0 - 12;
      const isBefore = right <= x0 + 1 && x0 - right < before && Math.abs(top + bottom - y0 - y1) < heightOf({ box: [x0, y0, x1, y1] });
      return isAbove || isBefore;
    };
  certificate.policies.forEach((policy, at) => {
    const pointer = `/policies/${at}/policyNumber`;
    const source = certificate.evidence[pointer];
    const label = policy.policyNumber && source ? labels.find(isOf(source.box)) : undefined;
    if (!label || !source) return;
    policy.policyNumber = null;
    certificate.reasons[pointer] = `This number is next to "${textOf(label)}" and may not be the policy number.`;
    certificate.unreadable.push(pointer);
    certificate.evidence[pointer] = { ...source, confidence: Math.min(source.confidence, 0.4) };
  });
}
