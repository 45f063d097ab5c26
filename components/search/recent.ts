"use client";

import { z } from "zod";

const recentItems = z.array(z.object({ href: z.string(), label: z.string(), kind: z.enum(["vendor", "document", "page"]) }));
export type RecentItem = z.infer<typeof recentItems>[number];

const most = 6;
const keyOf = (userId: string) => `coverkeep.recent.${userId}`;

/** What the person went to last by the search, on this device, the newest first. */
export function readRecent(userId: string): RecentItem[] {
  try {
    return recentItems.parse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? "[]"));
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
