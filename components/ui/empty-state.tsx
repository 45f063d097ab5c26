import type { ReactNode } from "react";

/** Our own line drawing: a certificate on the desk, nothing written on it yet. */
function BlankCertificate() {
  return (
    <svg aria-hidden viewBox="0 0 120 88" className="h-22 w-30 text-ink-3" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M8 78h104" strokeLinecap="round" opacity=".45" />
      <path d="M36 10h36l14 14v50a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z" className="fill-surface" />
      <path d="M72 10v10a4 4 0 0 0 4 4h10" />
      <path d="M42 24h18M42 34h32M42 42h32M42 50h20" strokeLinecap="round" strokeDasharray="3 4" opacity=".7" />
      <circle cx="74" cy="60" r="8" className="fill-accent-soft stroke-link" />
      <path d="m70.5 60 2.5 2.5 4.5-4.5" className="stroke-link" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** One sentence, one action. */
export function EmptyState({ message, action }: { message: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <BlankCertificate />
      <p className="max-w-sm text-balance text-body text-ink-2">{message}</p>
      {action}
    </div>
  );
}
