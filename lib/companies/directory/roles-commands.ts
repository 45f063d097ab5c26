import { setMember } from "@/lib/companies/team/members-commands";
import type { Tx } from "@/lib/infra/db";
import type { CompanyRole } from "@/lib/tenancy/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The more a role allows, the more it counts among those of a person's groups. */
const rank = (role: CompanyRole) => ["VIEWER", "MANAGER", "ADMIN"].indexOf(role);

/** The role of who comes from the directory without a group that gives one. */
export async function roleOfNew(tx: Tx, { companyId }: CompanyScope): Promise<CompanyRole> {
  const { signOnRole } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { signOnRole: true } });
  return signOnRole ?? "VIEWER";
}

/**
 * Gives people the highest role of their groups, or the role of new people where no group of theirs gives one. The admin for emergencies
 * and the platform's admins keep theirs. The caller holds the team's lock. Throws `conflict` where no active admin would be left.
 */
export async function applyGroupRoles(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { companyId } = scope;
  const ofNew = await roleOfNew(tx, scope);
  const people = await tx.user.findMany({
    where: { companyId, id: { in: [...ids] }, deletedAt: null, keepsPassword: false, platformRole: "USER" },
    include: { groups: { select: { group: { select: { role: true } } } } },
  });
  const changes = people.flatMap(({ groups, ...user }) => {
    const roles = groups.flatMap(({ group }) => group.role ?? []).toSorted((one, other) => rank(other) - rank(one));
    const role = roles[0] ?? ofNew;
    return role === user.role ? [] : [{ user, role }];
  });
  // Who becomes an admin first, so that an admin who stops being one leaves another.
  for (const { user, role } of changes.toSorted((one, other) => rank(other.role) - rank(one.role))) {
    await setMember(tx, scope, user, { role, active: user.status === "ACTIVE" }, null);
  }
}
