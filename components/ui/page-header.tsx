import type { ReactNode } from "react";

/** Title, one line under it, the main action at the right. */
export function PageHeader({ title, subtitle, action }: { title: string; subtitle: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="font-semibold text-ink text-title [overflow-wrap:anywhere]">{title}</h1>
        <div className="mt-0.5 text-body text-ink-2">{subtitle}</div>
      </div>
      {action && <div className="flex flex-wrap items-center gap-2">{action}</div>}
    </div>
  );
}
