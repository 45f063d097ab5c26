/** Under what the answers are kept; pages that bring them along use the same. */
export const companyKeys = {
  profile: ["company", "profile"] as const,
  stats: ["company", "stats"] as const,
  overview: ["company", "overview"] as const,
  rejudging: ["company", "rejudging"] as const,
};
