import Link from "next/link";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/class-names";

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={cx("touch-line font-medium text-link underline-offset-3 hover:underline", className)} {...rest} />;
}
