import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey } from "@/messages/say";

/** What every key begins with, so that people and programs recognize one. */
export const keyStart = "ck_";
/** What those of the test company begin with. */
export const testKeyStart = "ck_test_";

/** What a company's own admins may give a key. `write` includes `read`. */
export const companyScopes = ["read", "write", "webhooks", "imports", "exports", "team", "settings", "activity"] as const;
export type CompanyKeyScope = (typeof companyScopes)[number];

/** What each scope allows, in words. */
export const scopeMeanings: Readonly<Record<CompanyKeyScope, PlainKey>> = {
  read: "keys.scopeRead",
  write: "keys.scopeWrite",
  webhooks: "keys.scopeWebhooks",
  imports: "keys.scopeImports",
  exports: "keys.scopeExports",
  team: "keys.scopeTeam",
  settings: "keys.scopeSettings",
  activity: "keys.scopeActivity",
};

/** `admin`: the calls of the platform too. Only platform admins make such keys. */
export const scopes = [...companyScopes, "admin"] as const;
/** `scim`: the calls of a firm's directory, and nothing else. Only Settings > Sign-on makes such keys. */
export type KeyScope = (typeof scopes)[number] | "scim";

/** A company's keys without the tokens of its directory, which have a screen of their own. */
export const ownKeys = { NOT: { scopes: { has: "scim" } } };

/** Ready choices of scopes. */
export const companyChoices = ["read", "write", "everything"] as const;
export const keyChoices = [...companyChoices, "admin"] as const;
export type KeyChoice = (typeof keyChoices)[number];

/** Which scopes allow a permission: any one of them is enough. Without one, a company's people do it in the browser. */
export const scopesOfPermission: Readonly<Record<Permission, readonly (CompanyKeyScope | "scim")[]>> = {
  "vendor:read": ["read"],
  "vendor:write": ["write"],
  "vendor:import": ["write", "imports"],
  "vendor:merge": ["write"],
  "vendor:invite": ["write"],
  "project:read": ["read"],
  "project:write": ["write"],
  "requirements:read": ["read"],
  "requirements:write": ["write"],
  "exception:read": ["read"],
  "exception:ask": ["write"],
  "exception:decide": ["settings"],
  "view:share": ["write"],
  "view:remove-shared": ["settings"],
  "document:read": ["read"],
  "document:write": ["write"],
  "company:read": ["read"],
  "company:write": ["settings"],
  "company:delete": [],
  "company:export": ["exports"],
  "company:import": ["imports"],
  "change:read": ["read"],
  "webhook:write": ["webhooks"],
  "connection:write": ["webhooks"],
  "connection:sign-in": [],
  "key:write": [],
  "sign-on:write": [],
  "directory:sync": ["scim"],
  "plan:read": ["settings"],
  "plan:write": [],
  "team:read": ["read", "team"],
  "team:write": ["team"],
  "team:access": ["team"],
  "activity:read": ["activity"],
  "test:read": ["read"],
  "test:write": ["settings"],
  "test:enter": [],
};
