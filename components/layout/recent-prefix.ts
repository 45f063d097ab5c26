/** Of what a person went to last by the search, in this browser. Followed by the person's id. */
export const recentPrefix = "coverkeep.recent.";
