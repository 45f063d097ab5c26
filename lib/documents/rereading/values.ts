/**
 * reading: the worker reads the files. comparing: it works out which vendors would turn. ready: an admin decides. applying: the worker has the
 * new readings count. applied, discarded: it is over.
 */
export const rereadStates = ["reading", "comparing", "ready", "applying", "applied", "discarded"] as const;
export const openStates = rereadStates.slice(0, 4);

/** Files that keep their reading, whatever is decided. */
export const keptStates = ["failed", "held"] as const;

/** Of one file so many differing values are kept for the screen. */
export const mostChanges = 40;

/** Seconds until the worker looks again whether a file may be read, while uploads wait. */
export const pauseSeconds = 5;

/** Seconds after which the vendors may be compared again because something else changed. */
export const freshSeconds = 60;
