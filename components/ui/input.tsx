import type { ComponentProps } from "react";
import { cx } from "@/components/ui/class-names";

/** One look for every text control; an invalid one is red by its `aria-invalid`. */
export const controlClass =
  "control-text w-full min-w-0 rounded-control border border-control-line bg-surface px-3 text-ink hover:border-ink-2 focus:outline-2 focus:-outline-offset-1 focus:outline-link aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-2";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cx(controlClass, "control", className)} {...rest} />;
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx(controlClass, "block resize-y py-2", className)} {...rest} />;
}
