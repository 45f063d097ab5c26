/** Minutes after which opening the Admin Portal asks for the password again. */
export const adminModeMinutes = 30;

export const isFresh = (provedAt: Date, now: Date) => now.getTime() - provedAt.getTime() <= adminModeMinutes * 60_000;
