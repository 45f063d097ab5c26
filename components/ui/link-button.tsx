import type { ComponentProps } from "react";
import { buttonClass, type Variant } from "@/components/ui/button-class";
import { cx } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";

type LinkButtonProps = ComponentProps<typeof Link> & { variant?: Variant; large?: boolean };

/** A link that looks like a button. */
export function LinkButton({ variant, large, className, ...rest }: LinkButtonProps) {
  return <Link className={cx(buttonClass(variant, large), className)} {...rest} />;
}
