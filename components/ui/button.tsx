"use client";

import type { ComponentProps } from "react";
import { cx } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";

export type Variant = "primary" | "secondary" | "ghost" | "danger";

const variants: Record<Variant, string> = {
  primary: "bg-accent text-white hover:bg-accent-hover",
  secondary: "border border-control-line bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink-2 hover:bg-sunken hover:text-ink",
  danger: "bg-danger text-white hover:bg-danger-hover",
};

/** The look of a button, also for links that are one. */
export function buttonClass(variant: Variant = "primary", large = false): string {
  return cx(
    "inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-colors duration-100",
    "disabled:cursor-not-allowed disabled:opacity-60",
    large ? "h-11 px-5 text-base" : "control px-3.5 text-body",
    variants[variant],
  );
}

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; large?: boolean; busy?: boolean };

/**
 * `busy` disables the button and shows a spinner; the caller changes the label. A submit button is also disabled until the page is
 * hydrated: before that, the browser would send the form itself.
 */
export function Button({ variant, large, busy = false, type = "button", className, children, disabled, ...rest }: ButtonProps) {
  const isWaiting = !useHydrated() && type === "submit";
  return (
    <button type={type} className={cx(buttonClass(variant, large), className)} disabled={disabled || busy || isWaiting} {...rest}>
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
