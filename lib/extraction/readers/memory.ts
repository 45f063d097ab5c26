/** Resident memory of a reading process, in MB, from which on room is made before more is taken; one that has read scanned pages for a while has 380 to 430. */
const roomy = 440;

/** Whether this process should make room before it goes on: a collection takes 0.06 s, and with the memory goes compiled code. */
export const isTight = (): boolean => process.memoryUsage.rss() > roomy * 1e6;

/** Frees what lies outside of the heap, as pictures do: the heap does not see how much of them is no longer needed. */
export const freePictures = (): void => globalThis.gc?.();

/** Gives memory back to the system: a usual collection keeps the heap at the size that it once had, three times what is needed. */
export const giveBack = (): void => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
