import type { z } from "zod";
import type { documentQuery } from "@/lib/documents/schema";

/** `ids`: those documents only, with commas between. */
export type DocumentFilter = Omit<Partial<z.output<typeof documentQuery>>, "ids"> & { ids?: string };

/** Under what the answers are kept; pages that bring them along use the same. */
export const documentKeys = {
  all: ["documents"] as const,
  list: (filter: DocumentFilter) => ["documents", "list", filter] as const,
  one: (id: string) => ["documents", "one", id] as const,
  verdict: (id: string) => ["documents", "one", id, "verdict"] as const,
  intake: ["documents", "intake"] as const,
  intakeFiles: (ids: readonly string[]) => ["documents", "intake", "files", ...ids] as const,
  intakePage: (page: number) => ["documents", "intake", page] as const,
};

export const reviewKeys = {
  one: (id: string, processingStatus: string) => [...documentKeys.all, "review", id, processingStatus] as const,
  queue: (filter: { page: number; limit: number; dismissed: boolean }) => [...documentKeys.all, "queue", filter] as const,
  pages: (id: string) => ["pages", id] as const,
};
