import type { KeyScope } from "@/lib/accounts/api-keys/values";
import type { CompanyRole } from "@/lib/tenancy/schema";

const order: readonly CompanyRole[] = ["VIEWER", "MANAGER", "ADMIN"];
const roleOfScope: Record<KeyScope, CompanyRole> = { read: "VIEWER", write: "MANAGER", admin: "ADMIN" };

/** A key acts with the role of its scope, and never with more than its maker's. */
export function roleOfKey(scope: KeyScope, makersRole: CompanyRole): CompanyRole {
  return order[Math.min(order.indexOf(roleOfScope[scope]), order.indexOf(makersRole))] ?? "VIEWER";
}

/** Whether a key of this scope may make a call by this method. */
export const allowsMethod = (scope: KeyScope, method: string) => scope !== "read" || method === "GET" || method === "HEAD";
