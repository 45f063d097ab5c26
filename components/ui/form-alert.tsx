import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";

const looks = {
  error: { Icon: CircleAlert, color: "bg-red-tint text-red" },
  success: { Icon: CircleCheck, color: "bg-blue-tint text-blue" },
  info: { Icon: Info, color: "bg-sunken text-ink" },
};

/** A sentence about the whole form, above it. */
export function FormAlert({ tone = "error", children }: { tone?: "error" | "success" | "info"; children: ReactNode }) {
  const { Icon, color } = looks[tone];
  return (
    <div role={tone === "error" ? "alert" : "status"} className={cx("flex items-start gap-2.5 rounded-card px-3.5 py-3 text-body", color)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
