import { articleExhibits } from "@/bench/exhibits/built-articles";
import { listExhibits } from "@/bench/exhibits/built-lists";
import { proseExhibits } from "@/bench/exhibits/built-prose";
import { tableExhibits } from "@/bench/exhibits/built-tables";
import { heldExhibits } from "@/bench/exhibits/held";
import { moreHeldExhibits } from "@/bench/exhibits/held-more";

/** Exhibits that are looked at while the reader is changed, and those that are kept back. */
export const exhibitSets = {
  built: [...proseExhibits, ...articleExhibits, ...tableExhibits, ...listExhibits],
  held: [...heldExhibits, ...moreHeldExhibits],
};
