import { formatNumber } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";

export type NumberCard = { label: string; value: string | undefined; note?: string };

/** Numbers in a row; a missing one is still on its way. */
export function NumberCards({ cards }: { cards: readonly NumberCard[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="rounded-card border bg-surface px-4 py-4 sm:px-5">
          <dt className="text-ink-2 text-small">{label}</dt>
          <dd className="mt-1 min-h-9 font-semibold text-3xl text-ink tabular-nums tracking-tight">
            {value ?? <Skeleton className="h-8 w-14" />}
            {note && <span className="mt-1 block font-normal text-ink-3 text-small tracking-normal">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const count = (value: number | undefined): string | undefined => (value === undefined ? undefined : formatNumber(value));
