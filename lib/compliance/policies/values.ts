/** A vendor or document is "expiring soon" this many days before its expiration, and on. */
export const expiringSoonDays = 30;
