import { LoaderCircle } from "lucide-react";
import { cx } from "@/components/ui/class-names";

/** A turning mark. Decorative: the words beside it, or the region's own label, say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx("animate-spin", className ?? "size-5")} />;
}
