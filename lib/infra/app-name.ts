const shared = globalThis as typeof globalThis & { coverkeepName?: string };

/** The product's name as an admin set it (lib/tenancy/settings), for sentences that are written where no settings can be read. */
export const appName = (): string => shared.coverkeepName ?? "Coverkeep";

export function keepAppName(name: string): void {
  shared.coverkeepName = name;
}

/**
 * Placeholder for the name in texts that are written once and sent later. No typed text can hold it: names lose private-use characters
 * (lib/infra/text-rules).
 */
export const appNameMark = "\uE000";
