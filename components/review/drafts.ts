"use client";

/** Followed by the owner's id. */
export const draftPrefix = "coverkeep.draft.";
const keyOf = (userId: string, documentId: string, value: string) => `${draftPrefix}${userId}.${documentId}.${value}`;

/**
 * A typed value of a document, neither sent nor discarded, in this tab: it is there again after another page or a reload, and for no one
 * else (components/auth/forget-kept). Null where there is nothing, or a browser that stores nothing.
 */
export function draftOf(userId: string, documentId: string, value: string) {
  const key = keyOf(userId, documentId, value);
  return {
    read: () => withStore((store) => store.getItem(key)),
    keep: (text: string) => withStore((store) => store.setItem(key, text)),
    drop: () => withStore((store) => store.removeItem(key)),
  };
}

function withStore<Answer>(use: (store: Storage) => Answer): Answer | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
