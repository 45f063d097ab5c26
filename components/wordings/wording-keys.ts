import type { z } from "zod";
import type { wordingQuery } from "@/lib/compliance/wordings/schema";

export type WordingFilter = Partial<z.output<typeof wordingQuery>>;

/** Under what the answers are kept; pages that bring them along use the same. */
export const wordingKeys = { all: ["wordings"] as const, list: (filter: WordingFilter) => ["wordings", filter] as const };

/** As many as a list may have. */
const mostSentences = 100;

/** The sentences of one document that need an answer. */
export const openIn = (documentId: string) => ({ state: "open", documentId, limit: mostSentences }) as const;
