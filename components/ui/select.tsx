"use client";

import { ChevronDown } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { cx } from "@/components/ui/class-names";
import { controlClass } from "@/components/ui/input";

export type Option = { value: string; label: string };
type SelectProps = ComponentProps<"select"> & { options: readonly Option[]; placeholder?: string };

/** The browser's own select, styled: it is the best one on phones and for the keyboard. `placeholder` becomes the empty choice. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const frame = useRef<HTMLSpanElement>(null);

  // React does not report a choice that was made before hydration.
  const reportEarlyChoice = useEffectEvent(() => {
    const select = frame.current?.querySelector("select");
    const chosen = select?.selectedOptions[0];
    if (rest.value === undefined || !select || !chosen || chosen.value === rest.value) return;
    const options = [...select.options];
    const isEarlyChoice = options.some(({ defaultSelected }) => defaultSelected) && !chosen.defaultSelected;
    if (isEarlyChoice) select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  useEffect(() => {
    // The router listens to changes of the address only after this effect.
    const timer = setTimeout(() => reportEarlyChoice(), 0);
    return () => clearTimeout(timer);
  }, []);

  return (
    <span ref={frame} className={cx("relative block", className)}>
      <select className={cx(controlClass, "control appearance-none truncate pr-9")} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
    </span>
  );
}
