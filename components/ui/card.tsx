import { type ReactNode, useId } from "react";
import { cx } from "@/components/ui/class-names";

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("rounded-card border border-line bg-surface", className)}>{children}</div>;
}

/** A card with a heading; `aside` sits at the right of it. */
export function Section({
  title,
  aside,
  className,
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("flex flex-col rounded-card border border-line bg-surface", className)}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-5 py-2">
        <h2 id={id} className="font-semibold text-body text-ink">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
