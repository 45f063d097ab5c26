import type { Layout } from "@/bench/corpus/layout";
import type { Place } from "@/bench/corpus/places";
import type { Pen } from "@/bench/corpus/sheet";

const perMark = { POLICY: "POLICY", PROJECT: "PROJECT", LOCATION: "LOC" } as const;

/** Values of several boxes; the box's own name follows a "#". */
const boxValues: Record<string, string> = {
  "CLAIMS-MADE": "occurrenceOrClaimsMade",
  OCCUR: "occurrenceOrClaimsMade",
  POLICY: "aggregateAppliesPer",
  PROJECT: "aggregateAppliesPer",
  LOC: "aggregateAppliesPer",
};

/** A line of boxes with their labels, from `x` to `end`. A text that ends with ":" is only printed. */
export function drawTicks(pen: Pen, layout: Layout, marks: string[], place: Place | undefined, x: number, end: number, y: number) {
  const { policy, at } = place ?? {};
  const on = new Set(policy?.ticked);
  if (policy?.basis) on.add(policy.basis === "OCCURRENCE" ? "OCCUR" : "CLAIMS-MADE");
  if (policy?.per) on.add(perMark[policy.per]);
  marks.forEach((mark, index) => {
    const room = (end - x) / marks.length;
    const own = x + index * room;
    if (mark.endsWith(":")) {
      pen.print(own, y, mark, 5.5, { room });
      return;
    }
    const label = layout.words[mark] ?? mark;
    const deposit = mark === "RETENTION" || mark === "DED";
    const pointer = `/policies/${at ?? "-"}/${boxValues[mark] ? `${boxValues[mark]}#` : "ticked/"}${mark}`;
    if (layout.boxesBehind) {
      pen.tickBehind(pointer, own, y, label, room, on.has(mark));
      return;
    }
    pen.tick(
      pointer,
      own,
      y,
      deposit && mark === "RETENTION" ? `${label} $` : label,
      deposit ? 66 : room,
      on.has(mark),
      layout.kind === "edition",
    );
    const sum = policy?.limits.retention;
    if (mark === "RETENTION" && typeof sum === "number" && at !== undefined)
      pen.fill(
        `/policies/${at}/limits/retention`,
        own + (layout.kind === "edition" ? 18 : 13) + pen.width(`${label} $`, 6),
        y,
        pen.style.spelling.money(sum),
        Math.max(22, room - 58),
        Math.min(8, pen.style.size),
      );
  });
}
