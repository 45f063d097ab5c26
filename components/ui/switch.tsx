"use client";

import { Switch as RadixSwitch } from "radix-ui";
import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: string;
  means: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A labeled switch: the label at the left, what it does below, the switch near to both. */
export function Switch({ label, means, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex max-w-lg items-center justify-between gap-6 px-5 py-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        <p id={`${id}-means`} className="mt-0.5 text-ink-2 text-small">
          {means}
        </p>
      </div>
      <RadixSwitch.Root
        id={id}
        aria-describedby={`${id}-means`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="group -my-2 inline-flex size-11 shrink-0 items-center disabled:cursor-not-allowed"
      >
        <span className="inline-flex h-6 w-11 items-center rounded-full bg-control-line transition-colors duration-100 group-data-[state=checked]:bg-accent group-disabled:opacity-50">
          <RadixSwitch.Thumb className="block size-5 translate-x-0.5 rounded-full bg-white transition-transform duration-100 data-[state=checked]:translate-x-[22px]" />
        </span>
      </RadixSwitch.Root>
    </div>
  );
}
