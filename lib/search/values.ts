/** Fewer letters fit almost everything. */
export const shortestSearch = 2;
/** A longer text is no name. */
export const longestSearch = 100;
