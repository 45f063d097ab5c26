import { formatPercent } from "@/components/ui/format";

/** Long work with its number. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between text-ink-2 text-small tabular-nums">
        <span>{label}</span>
        <span>{formatPercent(percent)}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-accent transition-[width] duration-150" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
