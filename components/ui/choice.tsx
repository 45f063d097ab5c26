import type { ReactNode } from "react";

type ChoiceProps = { name: string; value: string; chosen: string; onChoose: (value: string) => void; children: ReactNode };

/** One of several answers, each in a row of its own. */
export function Choice({ name, value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 font-medium text-ink">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </label>
  );
}
