import { cx } from "@/components/ui/class-names";

export type Variant = "primary" | "secondary" | "ghost" | "danger";

const variants: Record<Variant, string> = {
  primary: "bg-accent text-white hover:bg-accent-hover",
  secondary: "border border-control-line bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink-2 hover:bg-sunken hover:text-ink",
  danger: "bg-danger text-white hover:bg-danger-hover",
};

/** The look of a button, also for links that are one. */
export function buttonClass(variant: Variant = "primary", large = false): string {
  return cx(
    "inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-colors duration-100",
    "disabled:cursor-not-allowed disabled:opacity-60",
    large ? "h-11 px-5 text-base" : "control px-3.5 text-body",
    variants[variant],
  );
}
