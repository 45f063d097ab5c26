import type { CompanyRole } from "@/lib/tenancy/schema";

/** Everything that a company's member can be allowed to do. `route()`, pages and buttons read this one table. */
export const permissions = {
  "vendor:read": ["ADMIN", "MANAGER", "VIEWER"],
  "vendor:write": ["ADMIN", "MANAGER"],
  "vendor:import": ["ADMIN", "MANAGER"],
  "vendor:merge": ["ADMIN", "MANAGER"],
  "vendor:invite": ["ADMIN", "MANAGER"],
  "project:read": ["ADMIN", "MANAGER", "VIEWER"],
  "project:write": ["ADMIN", "MANAGER"],
  "requirements:read": ["ADMIN", "MANAGER", "VIEWER"],
  "requirements:write": ["ADMIN", "MANAGER"],
  "exception:read": ["ADMIN", "MANAGER", "VIEWER"],
  "exception:ask": ["ADMIN", "MANAGER"],
  "exception:decide": ["ADMIN"],
  "view:share": ["ADMIN", "MANAGER"],
  "view:remove-shared": ["ADMIN"],
  "document:read": ["ADMIN", "MANAGER", "VIEWER"],
  "document:write": ["ADMIN", "MANAGER"],
  "company:read": ["ADMIN", "MANAGER", "VIEWER"],
  "company:write": ["ADMIN"],
  "company:delete": ["ADMIN"],
  "company:export": ["ADMIN"],
  "company:import": ["ADMIN"],
  "change:read": ["ADMIN", "MANAGER", "VIEWER"],
  "webhook:write": ["ADMIN"],
  "connection:write": ["ADMIN"],
  "connection:sign-in": ["ADMIN"],
  "key:write": ["ADMIN"],
  "sign-on:write": ["ADMIN"],
  // No person's: a firm's directory calls by its token.
  "directory:sync": [],
  "plan:read": ["ADMIN"],
  "plan:write": ["ADMIN"],
  "team:read": ["ADMIN", "MANAGER", "VIEWER"],
  "team:write": ["ADMIN"],
  "team:access": ["ADMIN"],
  "activity:read": ["ADMIN"],
  "test:read": ["ADMIN", "MANAGER", "VIEWER"],
  "test:write": ["ADMIN"],
  "test:enter": ["ADMIN", "MANAGER", "VIEWER"],
} as const satisfies Record<string, readonly CompanyRole[]>;

export type Permission = keyof typeof permissions;

/**
 * What goes on after a trial that led to no plan: everything is read and exported, a plan is chosen, who wants to leave leaves, and
 * access can be taken from members (`team:access`; what would give more of it is refused by the command).
 */
const worksWithoutPlan: readonly string[] = [
  "plan:write",
  "company:delete",
  "company:export",
  "team:access",
  "directory:sync",
  "test:enter",
];

/** What belongs to the firm and is no part of its test company: people, keys, money, the way out and in. */
const ofFirmOnly: readonly string[] = [
  ...["company:delete", "company:export", "company:import", "connection:write", "connection:sign-in", "key:write", "sign-on:write"],
  ...["directory:sync", "plan:read", "plan:write", "team:write", "team:access"],
];

/** Whether calls under this permission work in a firm's test company. */
export const worksInTest = (permission: Permission): boolean => !ofFirmOnly.includes(permission);

/** Whether a call by this method, under this permission, is made only by companies that are in their trial or have a plan. */
export function needsPlan(method: string, permission: Permission): boolean {
  return method !== "GET" && !worksWithoutPlan.includes(permission);
}

/** Whether a member with this role may do this. */
export function can(role: CompanyRole, permission: Permission): boolean {
  return (permissions[permission] as readonly CompanyRole[]).includes(role);
}
