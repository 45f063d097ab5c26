import { z } from "zod";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { cursor, paginationDto, searchText } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { companyRoles } from "@/lib/tenancy/values";

export const adminPage = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
};

export const adminUsersQuery = z.object({
  search: searchText,
  status: z.union([z.literal(""), z.literal("all"), z.enum(["active", "suspended", "pending"])]).optional(),
  /** Only the users of this company. */
  companyId: z.literal("").or(z.uuid()).optional(),
  ...adminPage,
  cursor,
});

const platformRole = z.enum(["admin", "user"], codedIssue("admin.platformRoleInvalid"));
const companyRole = z.enum(companyRoles, codedIssue("admin.roleInvalid"));
const companyId = z.uuid(codedIssue("admin.companyInvalid"));

/** A user, or an open invitation: whoever was invited is pending. Times are ISO instants. */
export const adminUserDto = z.object({
  id: z.string(),
  isInvitation: z.boolean(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(["admin", "user"]),
  companyRole: z.enum(companyRoles),
  status: z.enum(["active", "suspended", "pending"]),
  company: z.object({ id: z.string(), name: z.string(), isSuspended: z.boolean() }),
  twoFactor: z.boolean(),
  createdAt: z.string(),
  /** When the link of an invitation stops working; null for a user. */
  expiresAt: z.string().nullable(),
  ...versionDto,
});
export type AdminUserDto = z.infer<typeof adminUserDto>;

export const adminUsersDto = z.object({
  users: z.array(adminUserDto),
  pagination: paginationDto,
  /** Of all companies, regardless of the search. `newThisWeek`: accounts of the last seven days. */
  totals: z.object({ total: z.number(), active: z.number(), admins: z.number(), newThisWeek: z.number(), invited: z.number() }),
});
export type AdminUsersDto = z.infer<typeof adminUsersDto>;

export const newUserInput = z.object({ email: registerInput.shape.email, companyId, companyRole });
export type NewUserInput = z.input<typeof newUserInput>;

export const adminUserForm = z.object({
  firstName: registerInput.shape.firstName,
  lastName: registerInput.shape.lastName,
  companyId,
  companyRole,
  platformRole,
  status: z.enum(["active", "suspended"], codedIssue("admin.statusInvalid")),
});
export const adminUserPatch = adminUserForm.partial().extend(versionSeen);
export type AdminUserPatch = z.input<typeof adminUserPatch>;
