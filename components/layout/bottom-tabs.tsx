"use client";

import { type NavItem, useIsHere } from "@/components/layout/nav";
import { cx } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { say } from "@/messages/say";

/** The four places of a small screen, in reach of the thumb. */
export function BottomTabs({ items }: { items: readonly NavItem[] }) {
  const isHere = useIsHere();
  return (
    <nav
      aria-label={say("layout.tabs")}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden short:static"
    >
      {/* The floating button has its place at the right. */}
      <ul className="mx-auto grid max-w-xl grid-flow-col auto-cols-[minmax(auto,1fr)] group-has-data-floating/frame:pr-17 short:pr-0!">
        {items.map((item) => {
          const here = isHere(item);
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                aria-current={here ? "page" : undefined}
                className={cx(
                  "flex h-15 flex-col items-center justify-center gap-1 px-1 text-center font-medium text-xs max-sm:leading-tight max-sm:tracking-tight max-[21rem]:text-[0.65rem] [&_svg]:size-5",
                  here ? "text-link" : "text-ink-2",
                )}
              >
                <span className="relative">
                  {item.icon}
                  {item.badge && <span className="absolute -top-1.5 left-2.5 [&>span]:px-1">{item.badge}</span>}
                </span>
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
