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

/**
 * The button at the bottom right. It covers nothing: on wide screens it is as narrow as the margin, and round where the margin is wide
 * enough; on small ones it is beside the tabs.
 */
export function FloatingLink({ href, label, at }: FloatingLinkProps) {
  const path = usePathname();
  if (!at.includes(path)) return null;
  return (
    <nav aria-label={say("layout.quickAction")} data-floating>
      <Link
        href={href}
        aria-label={label}
        title={label}
        className="fixed right-3 bottom-[calc(env(safe-area-inset-bottom)+4px)] z-31 inline-flex size-13 items-center justify-center rounded-full bg-accent text-white shadow-float transition-colors hover:bg-accent-hover lg:right-0 lg:bottom-8 lg:h-13 lg:w-7 lg:rounded-l-lg lg:rounded-r-none min-[1720px]:right-4 min-[1720px]:size-13 min-[1720px]:rounded-full short:static short:m-4"
      >
        <Plus aria-hidden className="size-6" />
      </Link>
    </nav>
  );
}
