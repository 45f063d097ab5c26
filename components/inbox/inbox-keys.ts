/** Under what the answers are kept; the page that brings them along uses the same. */
export const inboxKeys = {
  all: ["inbox"] as const,
  one: (id: string) => ["inbox", "one", id] as const,
  list: (filter: object) => ["inbox", filter] as const,
};
