import { attentionKey } from "@/lib/http/client/query-client";

/** Under what the answers are kept; the page that brings them along uses the same. */
export const attentionKeys = {
  all: attentionKey,
  count: [...attentionKey, "count"] as const,
  list: (filter: object) => [...attentionKey, "list", filter] as const,
};
