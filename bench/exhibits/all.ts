import { articleExhibits } from "@/bench/exhibits/built-articles";
import { columnExhibits } from "@/bench/exhibits/built-columns";
import { listExhibits } from "@/bench/exhibits/built-lists";
import { proseExhibits } from "@/bench/exhibits/built-prose";
import { tableExhibits } from "@/bench/exhibits/built-tables";
import { heldExhibits } from "@/bench/exhibits/held";
import { heldColumnExhibits } from "@/bench/exhibits/held-columns";
import { moreHeldExhibits } from "@/bench/exhibits/held-more";
import { inColumns, scanned } from "@/bench/exhibits/variants";

const built = [...proseExhibits, ...articleExhibits, ...tableExhibits, ...listExhibits];
const held = [...heldExhibits, ...moreHeldExhibits];

/** Exhibits that are looked at while the reader is changed, and those that are kept back. */
export const exhibitSets = {
  built,
  held,
  "built, columns": [...columnExhibits, ...inColumns(built)],
  "held, columns": [...heldColumnExhibits, ...inColumns(held)],
};

/** The same as scans, whose recognition takes seconds a page. */
export const scannedSets = {
  "built, scanned": scanned([...built, ...columnExhibits]),
  "held, scanned": scanned([...held, ...heldColumnExhibits]),
};
