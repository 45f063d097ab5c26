import type { ComponentProps, ReactNode } from "react";
import { cx } from "@/components/ui/class-names";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

/** A checkbox with its words; the words are the label, links inside them stay links. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx("flex items-start gap-2.5 text-body text-ink-2 max-sm:py-3", className)}>
      <input type="checkbox" className="mt-0.5 size-4 shrink-0 rounded accent-accent max-sm:mt-0 max-sm:size-5" {...rest} />
      <span>{children}</span>
    </label>
  );
}
