"use client";

import { markKey, markWords } from "@/components/review/marks";
import { placeOf } from "@/components/review/page-places";
import { cx } from "@/components/ui/class-names";
import type { MarkDto } from "@/lib/documents/review/marks-schema";
import type { PageSize } from "@/lib/extraction/schema";
import { say } from "@/messages/say";

type MarkBoxesProps = {
  marks: readonly MarkDto[];
  page: number;
  size: PageSize;
  selected: MarkDto | null;
  onSelect: (mark: MarkDto) => void;
};

/** A box around each mark of the page that is asked about, with the number of its question. */
export function MarkBoxes({ marks, page, size, selected, onSelect }: MarkBoxesProps) {
  return marks.map(
    (mark, at) =>
      mark.page === page &&
      mark.box && (
        <button
          key={markKey(mark)}
          type="button"
          data-box={markKey(mark)}
          aria-label={say("review.markBox", { number: at + 1, words: markWords(mark) })}
          aria-current={(selected !== null && markKey(selected) === markKey(mark)) || undefined}
          onClick={() => onSelect(mark)}
          className={cx(
            "absolute z-1 cursor-pointer rounded-[2px] border-2 border-violet bg-violet/10 after:absolute after:-inset-3",
            selected && markKey(selected) === markKey(mark) && "ring-4 ring-link/35",
          )}
          style={placeOf(mark.box, size)}
        >
          <MarkNumber number={at + 1} className="absolute top-1/2 -right-6 -translate-y-1/2" />
        </button>
      ),
  );
}

/** The number that a mark's box and its question have in common. */
export function MarkNumber({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        "flex size-5 items-center justify-center rounded-full bg-violet font-semibold text-surface text-xs tabular-nums",
        className,
      )}
    >
      {number}
    </span>
  );
}
