import {
  scopes as allScopes,
  type CompanyKeyScope,
  companyScopes,
  type KeyChoice,
  type KeyScope,
  scopesOfPermission,
} from "@/lib/accounts/api-keys/values";
import type { Permission } from "@/lib/tenancy/permissions";
import type { CompanyRole } from "@/lib/tenancy/schema";

/** The scopes that a caller chose, by a ready choice or one by one, in their usual order. */
export function chosenScopes({
  scope,
  scopes = [],
}: {
  scope?: KeyChoice | undefined;
  scopes?: readonly KeyScope[] | undefined;
}): KeyScope[] {
  const chosen = new Set<KeyScope>(scope === "everything" ? companyScopes : scope ? [scope] : scopes);
  if (chosen.has("write")) chosen.add("read");
  return allScopes.filter((one) => chosen.has(one));
}

/** What the scopes of a key are called as a whole. */
export function choiceOf(scopes: readonly string[]): KeyChoice | "custom" {
  const choices: readonly KeyChoice[] = ["admin", "everything", "write", "read"];
  return choices.find((choice) => chosenScopes({ scope: choice }).join() === scopes.join()) ?? "custom";
}

const rolesOfScopes: readonly [KeyScope, CompanyRole][] = [
  ["admin", "ADMIN"],
  ["settings", "ADMIN"],
  ["write", "MANAGER"],
];

/** The role in which a key acts where a call tells roles apart; which calls it makes is for its scopes alone. */
export const roleOfKey = (scopes: readonly string[]): CompanyRole =>
  rolesOfScopes.find(([scope]) => scopes.includes(scope))?.[1] ?? "VIEWER";

const scopesOfRole: Readonly<Record<CompanyRole, readonly string[]>> = {
  ADMIN: companyScopes,
  MANAGER: ["read", "write"],
  VIEWER: ["read"],
};

/** Whether someone with this role may give a key these scopes: no more than they may do themselves. */
export const mayGive = (role: CompanyRole, scopes: readonly string[]): boolean =>
  scopes.every((scope) => scope === "admin" || scopesOfRole[role].includes(scope));

export type KeyNeed = { access: string; can?: string | undefined; proof?: string | undefined; changes: boolean };

/**
 * A key can make a call with any one of these scopes. An empty list: no key can. `admin` alone: no company's key can, so a
 * person makes it in the browser.
 */
export function scopesFor({ access, can, proof, changes }: KeyNeed): readonly KeyScope[] {
  if (proof === "again" || proof === "none" || access === "session") return [];
  if (access === "platform") return ["admin"];
  const allowed: readonly (CompanyKeyScope | "scim")[] = can ? scopesOfPermission[can as Permission] : [];
  if (allowed.length === 0) return ["admin"];
  // What changes something is for keys that write, whatever right a person needs for it.
  return changes ? allowed.map((scope) => (scope === "read" ? "write" : scope)) : allowed;
}

/** Whether a key of these scopes makes a call that needs one of `needed`. */
export const isAllowed = (scopes: readonly string[], needed: readonly KeyScope[]): boolean =>
  needed.length > 0 && (scopes.includes("admin") || needed.some((scope) => scopes.includes(scope)));
