import type { DocumentSource } from "@/generated/prisma/client";

/**
 * Which readings come first: someone waits for them on a screen; they came by email; or in bulk. Files that may say that a policy ends have
 * a place of their own, which takes turns with the screens: a cancellation is reported at once, however many files someone uploads.
 */
export const lanes = { notice: -1, screen: 0, email: 1, bulk: 2 } as const;
export type Lane = keyof typeof lanes;

export const laneOfSource: Record<DocumentSource, Lane> = { UPLOAD: "screen", PORTAL: "screen", EMAIL: "email", IMPORT: "bulk" };

/** Minutes after which a reading counts as one of the lane before its own, so that nothing waits forever. */
export const agingMinutes = 20;

/** Up to this size a PDF or Word file is expected to be text, which takes a second to read; a scanned page takes ten. */
export const quickBytes = 400_000;
/** Processor time after which a file that was expected to be quick waits with the large ones, in milliseconds. */
export const quickMillis = 10_000;

/** Seconds until a reading is tried again that the server could not do: six tries in the first hour, then one an hour. */
export const retrySeconds = [60, 120, 300, 600, 1200, 1800] as const;
export const slowRetrySeconds = 3600;
