/** Letters of a pasted exhibit at most: some 40 pages. */
export const longestExhibit = 150_000;
/** Bytes of a contract's file at most. */
export const largestExhibit = 25 * 1024 * 1024;
