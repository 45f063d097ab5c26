import type { CompanyRole } from "@/lib/auth/schema";

/** Everything that a company's member can be allowed to do. `route()`, pages and buttons read this one table. */
export const permissions = {
  "vendor:read": ["ADMIN", "MANAGER", "VIEWER"],
  "vendor:write": ["ADMIN", "MANAGER"],
  "vendor:invite": ["ADMIN", "MANAGER"],
  "document:read": ["ADMIN", "MANAGER", "VIEWER"],
  "document:write": ["ADMIN", "MANAGER"],
  "company:read": ["ADMIN", "MANAGER", "VIEWER"],
  "company:write": ["ADMIN"],
  "company:delete": ["ADMIN"],
  "company:export": ["ADMIN"],
  "team:read": ["ADMIN", "MANAGER", "VIEWER"],
  "team:write": ["ADMIN"],
  "activity:read": ["ADMIN"],
} as const satisfies Record<string, readonly CompanyRole[]>;

export type Permission = keyof typeof permissions;

/** Whether a member with this role may do this. */
export function can(role: CompanyRole, permission: Permission): boolean {
  return (permissions[permission] as readonly CompanyRole[]).includes(role);
}
