"use client";

export type RecentItem = { href: string; label: string; kind: "vendor" | "document" | "page" };

const most = 6;
const prefix = "coverkeep.recent.";
const keyOf = (userId: string) => `${prefix}${userId}`;

const isRecent = (item: Partial<RecentItem> | null): item is RecentItem =>
  typeof item?.href === "string" && typeof item.label === "string" && ["vendor", "document", "page"].includes(item.kind ?? "");

/** What the person went to last by the search, on this device, the newest first. */
export function readRecent(userId: string): RecentItem[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** For whoever signs out: the next one at this device learns nothing of it. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith(prefix)) window.localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
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
