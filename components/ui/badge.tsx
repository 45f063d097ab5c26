import type { LucideIcon } from "lucide-react";
import { cx } from "@/components/ui/class-names";

export type Tone = "blue" | "yellow" | "red" | "grey" | "orange" | "violet";

const tones: Record<Tone, string> = {
  blue: "bg-blue-tint text-blue",
  yellow: "bg-yellow-tint text-yellow",
  red: "bg-red-tint text-red",
  grey: "bg-grey-tint text-grey",
  orange: "bg-orange-tint text-orange",
  violet: "bg-violet-tint text-violet",
};

/** A word on a tint, with an icon where color would otherwise carry the meaning alone. */
export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon?: LucideIcon; children: string }) {
  return (
    <span
      className={cx("inline-flex items-center gap-1.5 whitespace-nowrap rounded-badge px-2 py-0.5 font-medium text-small", tones[tone])}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}
