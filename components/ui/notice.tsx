import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";

type NoticeProps = {
  /** Color of icon and title. */
  tone: string;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** Buttons, to the right of the words or below them. */
  action?: ReactNode;
  /** Makes it a landmark region for screen readers. */
  label?: string;
};

/** One line of a document's banner. */
export function Notice({ tone, icon, title, children, action, label }: NoticeProps) {
  return (
    <section aria-label={label} className={cx("flex gap-x-3 gap-y-2 px-4 py-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0", tone)}>
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-medium">{title}</p>
          {children && <div className="text-ink-2">{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
    </section>
  );
}
