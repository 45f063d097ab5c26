/** Fewer letters fit almost everything. */
export const shortestSearch = 2;
