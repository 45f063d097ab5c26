import { LogoMark, logoClass } from "@/components/layout/logo-mark";
import { AppName } from "@/components/layout/platform-context";
import { Link } from "@/components/ui/link";

/** The product's name, as a way home. */
export function Logo({ href, compact = false }: { href: string; compact?: boolean }) {
  return (
    <Link href={href} className={logoClass}>
      <LogoMark />
      <span className={compact ? "sr-only" : undefined}>
        <AppName />
      </span>
    </Link>
  );
}
