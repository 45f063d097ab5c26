/** What an archive may at most hold: more is a fault or an attack, and is refused before it is read. */
export const mostFiles = 2_000_000;
/** Bytes that one row of a list may have. */
export const longestRow = 32 * 1024 * 1024;
export const largestManifest = 128 * 1024 * 1024;
/** So many times its own size an archive may unpack to, and always to so many bytes. */
export const mostUnpacking = 100;
export const alwaysUnpacked = 256 * 1024 * 1024;
/** Of an archive that is uploaded. */
export const maximumArchiveBytes = 20 * 1024 * 1024 * 1024;
