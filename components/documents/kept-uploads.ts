"use client";

/** Followed by the owner. */
export const uploadsPrefix = "coverkeep.uploads.";

/** `id`: of the stored document; null: the file was not sent. */
export type KeptUpload = { name: string; id: string | null };

/**
 * The uploads of a person in this tab. A reload loses the bytes that were not sent, but not which files they were. For no one else
 * (components/auth/forget-kept).
 */
export function uploadsOf(owner: string) {
  const key = uploadsPrefix + owner;
  return {
    read(): KeptUpload[] {
      try {
        return JSON.parse(window.sessionStorage.getItem(key) ?? "[]") as KeptUpload[];
      } catch {
        return [];
      }
    },
    keep(kept: readonly KeptUpload[]): void {
      try {
        if (kept.length > 0) window.sessionStorage.setItem(key, JSON.stringify(kept));
        else window.sessionStorage.removeItem(key);
      } catch {
        // A browser that stores nothing keeps nothing.
      }
    },
  };
}
