"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** The address of an index, which is the beginning of its neighbors' addresses. */
  exact?: boolean;
  /** What waits there, beside the label. */
  badge?: ReactNode;
  /** Not among the tabs of small screens, which have room for four. */
  menuOnly?: boolean;
};

export function useIsHere(): (item: NavItem) => boolean {
  const path = usePathname();
  return ({ href, exact }) => path === href || (!exact && path.startsWith(`${href}/`));
}

type NavListProps = { items: readonly NavItem[]; label: string; iconsOnly?: boolean };

export function NavList({ items, label, iconsOnly = false }: NavListProps) {
  const isHere = useIsHere();
  return (
    <nav aria-label={label}>
      <ul className="space-y-0.5">
        {items.map((item) => {
          const here = isHere(item);
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                title={iconsOnly ? item.label : undefined}
                aria-current={here ? "page" : undefined}
                className={cx(
                  "control relative flex items-center gap-3 rounded-control px-3 font-medium transition-colors duration-100 [&_svg]:size-4.5 [&_svg]:shrink-0",
                  here ? "bg-accent-soft text-link" : "text-ink-2 hover:bg-sunken hover:text-ink",
                )}
              >
                {item.icon}
                <span className={iconsOnly ? "sr-only" : undefined}>{item.label}</span>
                {item.badge && <span className={iconsOnly ? "absolute top-0 right-0" : "ml-auto"}>{item.badge}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
