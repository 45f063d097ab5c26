import type { ComponentProps } from "react";
import { cx } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";

/** A link in a text, or `alone`, where it gets the height that a finger needs. */
export function TextLink({ alone = false, className, ...rest }: ComponentProps<typeof Link> & { alone?: boolean }) {
  return <Link className={cx(alone && "touch-line", "font-medium text-link underline-offset-3 hover:underline", className)} {...rest} />;
}
