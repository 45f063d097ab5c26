"use client";

import type { LucideIcon } from "lucide-react";
import { recentPrefix } from "@/components/layout/recent-prefix";

const kinds = ["vendor", "document", "policy", "project", "page"] as const;

export type RecentItem = { href: string; label: string; kind: (typeof kinds)[number] };

/** What can be chosen in the search: a place to go to, or with `run` something to do. */
export type Item = RecentItem & { detail?: string; run?: () => void; icon?: LucideIcon };

const most = 6;
const keyOf = (userId: string) => `${recentPrefix}${userId}`;

const isRecent = (item: Partial<RecentItem> | null): item is RecentItem =>
  typeof item?.href === "string" && typeof item.label === "string" && kinds.some((kind) => kind === item.kind);

/** What the person went to last by the search, on this device, the newest first. */
export function readRecent(userId: string): RecentItem[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function noteRecent(userId: string, item: RecentItem): void {
  const others = readRecent(userId).filter(({ href }) => href !== item.href);
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify([item, ...others].slice(0, most)));
  } catch {
    // A browser that stores nothing remembers nothing.
  }
}
