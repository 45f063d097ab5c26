import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "@/components/ui/class-names";

type FoldProps = {
  title: string;
  /** What is inside, in a line. */
  aside?: ReactNode;
  /** Color of the icon and of what is inside. */
  tone?: string;
  icon?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card of one line that opens. Its content is there for the search of the browser, too. */
export function Fold({ title, aside, tone = "text-ink-2", icon, open, className, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("rounded-card border border-line bg-surface", className)}>
      <details open={open} className="group">
        <summary className="touch-line flex! min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-90" />
          {icon && <span className={cx("shrink-0 [&>svg]:size-4", tone)}>{icon}</span>}
          <h2 id={id} className="shrink-0 font-semibold text-body text-ink">
            {title}
          </h2>
          {aside && <span className={cx("min-w-0 truncate text-small", tone)}>{aside}</span>}
        </summary>
        <div className="border-t">{children}</div>
      </details>
    </section>
  );
}
