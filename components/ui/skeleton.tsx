import { cx } from "@/components/ui/class-names";

/** A gray shape that holds a place; seen only when loading takes longer than 400 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-appear rounded-badge bg-sunken", className)} />;
}
