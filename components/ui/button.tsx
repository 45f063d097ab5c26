"use client";

import type { ComponentProps } from "react";
import { buttonClass, type Variant } from "@/components/ui/button-class";
import { cx } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";

type ButtonProps = ComponentProps<"button"> & { variant?: Variant; large?: boolean; busy?: boolean };

/**
 * `busy` disables the button and shows a spinner; the caller changes the label. A submit button is also disabled until the page is
 * hydrated: before that, the browser would send the form itself.
 */
export function Button({ type = "button", ...rest }: ButtonProps) {
  return type === "submit" ? <SubmitButton {...rest} /> : <PlainButton type={type} {...rest} />;
}

/** Apart from the other buttons, since what waits for the hydration is drawn twice. */
function SubmitButton({ disabled, ...rest }: ButtonProps) {
  const isHydrated = useHydrated();
  return <PlainButton type="submit" disabled={disabled || !isHydrated} {...rest} />;
}

function PlainButton({ variant, large, busy = false, type, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button type={type} className={cx(buttonClass(variant, large), className)} disabled={disabled || busy} {...rest}>
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
