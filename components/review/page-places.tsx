"use client";

import type { MouseEvent } from "react";
import type { Entry } from "@/components/review/entries";
import { fieldLooks } from "@/components/review/field-looks";
import { cx } from "@/components/ui/class-names";
import { isDoubt } from "@/lib/documents/review/rules";
import type { Box, PageSize } from "@/lib/extraction/schema";

/** Points around a box, so that its line does not lie on the letters. */
const margin = 2;
/** Pixels by which a finger may miss a box. */
const reach = 14;

/** Pixels from a spot on the screen to a box of points; 0 inside of it. */
function distance([left, top, right, bottom]: Box, x: number, y: number, scale: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) * scale;
}

/** The value that is meant by a press on the page: the smallest box under it, else the nearest within reach. */
function meant(entries: readonly Entry[], x: number, y: number, scale: number): Entry | null {
  const area = ({ spot }: Entry) => (spot ? (spot.box[2] - spot.box[0]) * (spot.box[3] - spot.box[1]) : 0);
  const near = entries.flatMap((entry) => (entry.spot ? [{ entry, far: distance(entry.spot.box, x, y, scale) }] : []));
  const [best] = near.filter(({ far }) => far <= reach).sort((a, b) => a.far - b.far || area(a.entry) - area(b.entry));
  return best?.entry ?? null;
}

const share = (points: number, whole: number) => `${(points / whole) * 100}%`;

export const placeOf = ([left, top, right, bottom]: Box, size: PageSize) => ({
  left: share(left - margin, size.width),
  top: share(top - margin, size.height),
  width: share(right - left + 2 * margin, size.width),
  height: share(bottom - top + 2 * margin, size.height),
});

/** The place to which a link led. */
export function LinkedPlace({ box, size }: { box: Box; size: PageSize }) {
  return (
    <span
      aria-hidden
      data-linked
      className="pointer-events-none absolute z-1 rounded-[2px] border-2 border-link ring-4 ring-link/35"
      style={placeOf(box, size)}
    />
  );
}

type PlacesProps = { entries: readonly Entry[]; size: PageSize; selected: Entry | null; onSelect: (entry: Entry) => void };

/** The places of the values on the page. The list of values is the way to them for keyboard and screen reader. */
export function PagePlaces({ entries, size, selected, onSelect }: PlacesProps) {
  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = width / size.width;
    const entry = meant(entries, (clientX - left) / scale, (clientY - top) / scale, scale);
    if (entry) onSelect(entry);
  }
  return (
    // Hidden from programs that read aloud: each value is a button in the list beside it.
    <div aria-hidden className="absolute inset-0" onClick={press}>
      {entries.map((entry) => {
        const look = fieldLooks[entry.state];
        const isSelected = entry.key === selected?.key;
        return (
          <span
            key={entry.key}
            title={entry.name}
            data-spot={entry.key}
            className={cx(
              "absolute cursor-pointer rounded-[2px] hover:outline-1 hover:outline-link",
              look.fill,
              (isSelected || isDoubt(entry)) && look.edge,
              entry.spot?.isGuess && "border-dashed",
              isSelected ? "z-1 border-2 ring-4 ring-link/35" : isDoubt(entry) && "border",
            )}
            style={placeOf(entry.spot?.box ?? [0, 0, 0, 0], size)}
          />
        );
      })}
    </div>
  );
}
