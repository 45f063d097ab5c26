import { X } from "lucide-react";

/** A filter that came with a link and has no control of its own: says so, and goes away with a click. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="control inline-flex items-center gap-2 rounded-control border border-control-line bg-accent-soft px-3 font-medium text-link hover:border-ink-2"
    >
      {label}
      <X aria-hidden className="size-4" />
      <span className="sr-only">, remove this filter</span>
    </button>
  );
}
