import type { keyScopes } from "@/lib/accounts/api-keys/values";
import type { CompanyRole } from "@/lib/tenancy/schema";

const order: readonly CompanyRole[] = ["VIEWER", "MANAGER", "ADMIN"];
const roleOfScope: Record<(typeof keyScopes)[number], CompanyRole> = { read: "VIEWER", write: "MANAGER", admin: "ADMIN" };

/** A key acts with the role of its scope, and never with more than its maker's. */
export function roleOfKey(scope: (typeof keyScopes)[number], makersRole: CompanyRole): CompanyRole {
  return order[Math.min(order.indexOf(roleOfScope[scope]), order.indexOf(makersRole))] ?? "VIEWER";
}

/** Whether a key of this scope may make a call by this method. */
export const allowsMethod = (scope: (typeof keyScopes)[number], method: string) =>
  scope !== "read" || method === "GET" || method === "HEAD";
