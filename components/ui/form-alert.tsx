import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";

/** A sentence about the whole form, above it. */
export function FormAlert({ tone = "error", children }: { tone?: "error" | "success"; children: ReactNode }) {
  const Icon = tone === "error" ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx(
        "flex items-start gap-2.5 rounded-card px-3.5 py-3 text-body",
        tone === "error" ? "bg-red-tint text-red" : "bg-blue-tint text-blue",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
