"use client";

import { uploadsPrefix } from "@/components/documents/kept-uploads";
import { recentPrefix } from "@/components/layout/recent-prefix";
import { draftPrefix } from "@/components/review/drafts";

/** Takes out of the browser what members typed and found there, `but` for one of them: the next one at it learns nothing of it. */
export function forgetKept(but?: string): void {
  try {
    for (const store of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(store)) {
        const prefix = [draftPrefix, recentPrefix, uploadsPrefix].find((known) => key.startsWith(known));
        if (prefix && !(but && key.startsWith(prefix + but))) store.removeItem(key);
      }
    }
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
