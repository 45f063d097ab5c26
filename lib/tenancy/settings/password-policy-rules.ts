import type { PasswordPolicy } from "@/lib/tenancy/settings/values";

/** What holds until an admin chooses another one. */
export const defaultPasswordPolicy: PasswordPolicy = "standard";

const shared = globalThis as typeof globalThis & { coverkeepPasswordPolicy?: PasswordPolicy };

/** The policy in force, for schemas: the server keeps it with the settings, the browser gets it with the page. */
export const policyInForce = (): PasswordPolicy => shared.coverkeepPasswordPolicy ?? defaultPasswordPolicy;

export function keepPolicy(policy: PasswordPolicy): void {
  shared.coverkeepPasswordPolicy = policy;
}
