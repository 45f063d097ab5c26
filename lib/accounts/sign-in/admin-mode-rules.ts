/** Minutes after which opening the Admin Portal asks for the password again. */
export const adminModeMinutes = 30;

/** Whether the person of a session gave a password or a code within the last 30 minutes. */
export const isInAdminMode = ({ provedAt }: { provedAt: Date | null }, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= adminModeMinutes * 60_000;
