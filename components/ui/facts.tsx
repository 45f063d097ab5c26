import type { ReactNode } from "react";

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y">{children}</dl>;
}

/** A name at the left, its value at the right. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 px-5 py-2">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right text-ink [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
