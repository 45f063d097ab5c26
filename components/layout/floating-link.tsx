"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

type FloatingLinkProps = {
  href: string;
  label: string;
  /** Addresses that begin so: there it would cover what one works on. */
  notAt: readonly string[];
};

/** The round button at the bottom right, above the tabs on small screens. */
export function FloatingLink({ href, label, notAt }: FloatingLinkProps) {
  const path = usePathname();
  if (notAt.some((beginning) => path.startsWith(beginning))) return null;
  return (
    <nav aria-label="Quick action">
      <Link
        href={href}
        aria-label={label}
        title={label}
        className="fixed right-4 bottom-[calc(env(safe-area-inset-bottom)+76px)] z-30 inline-flex size-13 items-center justify-center rounded-full bg-accent text-white shadow-float transition-colors hover:bg-accent-hover lg:right-8 lg:bottom-8 short:static short:m-4"
      >
        <Plus aria-hidden className="size-6" />
      </Link>
    </nav>
  );
}
