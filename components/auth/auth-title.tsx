import type { ReactNode } from "react";

export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
      {children && <p className="mt-1.5 text-ink-2">{children}</p>}
    </div>
  );
}
