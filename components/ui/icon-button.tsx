import type { ComponentProps, ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { Tooltip } from "@/components/ui/tooltip";

const look =
  "control-square inline-flex shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors duration-100 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4.5";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string; children: ReactNode; tip?: string };

/** An icon alone: `label` names it for screen readers, the tooltip names it for everyone else. */
export function IconButton({ label, tip, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tip ?? label}>
      <button type="button" aria-label={label} className={cx(look, className)} {...rest}>
        {children}
      </button>
    </Tooltip>
  );
}

type IconLinkProps = Omit<ComponentProps<typeof Link>, "aria-label"> & { label: string; children: ReactNode; tip?: string };

export function IconLink({ label, tip, className, children, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={tip ?? label}>
      <Link aria-label={label} className={cx(look, className)} {...rest}>
        {children}
      </Link>
    </Tooltip>
  );
}
