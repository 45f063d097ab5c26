import { cx } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

/** `main` names the row and gets no label on a card; `actions` closes the card, and `menu`, one button, is at its top. */
export type ColumnKind = "main" | "number" | "actions" | "menu" | "select";
export type ColumnMeta = { kind?: ColumnKind; className?: string };

/** Spelled out, since a browser forgets them where `display: block` turns the rows into cards. */
export const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

export const isOfActions = (kind: ColumnKind | undefined) => kind === "actions" || kind === "menu";

export const cellClass =
  "px-3 py-0.5 align-middle first:pl-5 last:pr-5 max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:py-1 max-sm:first:pl-0 max-sm:last:pr-0";
export const rowClass = "group/row relative border-b last:border-b-0 max-sm:block max-sm:px-4 sm:h-11 sm:pointer-coarse:h-15 max-sm:py-3.5";
const topCellClass = "z-1 max-sm:absolute max-sm:top-0.5 sm:relative";
export const boxCellClass = cx(topCellClass, "max-sm:right-0");
/** Beside the box of a card that can be selected. */
export const menuCellClass = (selectable: boolean) => cx(topCellClass, "text-right", selectable ? "max-sm:right-10" : "max-sm:right-0");

/** On a card, a menu comes with its row. */
const skeletonClass = ({ kind, className }: ColumnMeta) =>
  cx(cellClass, kind === "select" ? boxCellClass : className, kind === "menu" && "max-sm:hidden");

export function SkeletonRow({ columns }: { columns: readonly ColumnMeta[] }) {
  const first = columns.findIndex(({ kind }) => kind !== "select");
  return (
    <tr {...roles.row} className={cx(rowClass, "max-sm:h-36")}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
        <td key={index} {...roles.cell} className={skeletonClass(column)}>
          {column.kind !== "select" && (
            <Skeleton className={cx("h-4", index === first ? "w-3/5" : "w-2/5", isOfActions(column.kind) && "ml-auto")} />
          )}
        </td>
      ))}
    </tr>
  );
}
