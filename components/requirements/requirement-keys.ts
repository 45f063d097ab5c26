/** Under what the answers are kept; pages that bring them along use the same. */
export const requirementKeys = {
  all: ["requirements"] as const,
  list: ["requirements", "list"] as const,
  ready: ["requirements", "ready"] as const,
  ratings: ["requirements", "ratings"] as const,
  progress: ["requirements", "progress"] as const,
  exhibit: ["exhibit"] as const,
  /** `number` 0: the newest version. */
  one: (id: string, number = 0) => ["requirements", "one", id, number] as const,
};
