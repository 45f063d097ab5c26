/** Platform admins who can open the Admin Portal and whose mailbox is known to be theirs. */
export const activeAdmin = {
  platformRole: "ADMIN",
  status: "ACTIVE",
  deletedAt: null,
  emailVerifiedAt: { not: null },
  company: { status: "ACTIVE" },
} as const;
