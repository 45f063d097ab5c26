/** A storage that does nothing for so long is away. Every answer about files comes well within 15 seconds. */
export const stallMillis = 10_000;
