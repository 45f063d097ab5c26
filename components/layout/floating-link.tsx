"use client";

import { Plus } from "lucide-react";
import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { say } from "@/messages/say";

type FloatingLinkProps = {
  href: string;
  label: string;
  /** The paths that show it. On forms and records it would cover controls. */
  at: readonly string[];
};

/** The round button at the bottom right. On small screens it is beside the tabs: above them it would cover badges and amounts. */
export function FloatingLink({ href, label, at }: FloatingLinkProps) {
  const path = usePathname();
  if (!at.includes(path)) return null;
  return (
    <nav aria-label={say("layout.quickAction")} data-floating>
      <Link
        href={href}
        aria-label={label}
        title={label}
        className="fixed right-3 bottom-[calc(env(safe-area-inset-bottom)+4px)] z-31 inline-flex size-13 items-center justify-center rounded-full bg-accent text-white shadow-float transition-colors hover:bg-accent-hover lg:right-8 lg:bottom-8 short:static short:m-4"
      >
        <Plus aria-hidden className="size-6" />
      </Link>
    </nav>
  );
}
