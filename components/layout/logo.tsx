import Link from "next/link";
import { LogoMark, logoClass } from "@/components/layout/logo-mark";

/** The product's name, as a way home. */
export function Logo({ href, compact = false }: { href: string; compact?: boolean }) {
  return (
    <Link href={href} className={logoClass}>
      <LogoMark />
      <span className={compact ? "sr-only" : undefined}>Coverkeep</span>
    </Link>
  );
}
