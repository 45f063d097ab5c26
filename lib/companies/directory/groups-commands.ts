import { type ScimGroup, toScimGroup } from "@/lib/companies/directory/dto";
import { ScimError } from "@/lib/companies/directory/errors-rules";
import type { MemberChange, WantedGroup } from "@/lib/companies/directory/patch-rules";
import { findBareGroup, findGroup, isId, seenAmong } from "@/lib/companies/directory/queries";
import { applyGroupRoles } from "@/lib/companies/directory/roles-commands";
import { lockTeam } from "@/lib/companies/team/members-commands";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const taken = () => new ScimError(409, "uniqueness", "There is a group with this displayName");

const longestName = 200;

function nameFor(name: string | undefined): string {
  if (!name) throw new ScimError(400, "invalidValue", "displayName is required");
  if (name.length <= longestName) return name;
  throw new ScimError(400, "invalidValue", `displayName has ${name.length} characters, and at most ${longestName} are taken`);
}

/** Adds a group. It gives no role until an admin says which. */
export function createGroup(scope: CompanyScope, wanted: WantedGroup): Promise<ScimGroup> {
  const { companyId } = scope;
  const name = nameFor(wanted.displayName);
  const made = inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const { id } = await tx.directoryGroup.create({ data: { companyId, name, externalId: wanted.externalId ?? null } });
    await changeMembers(tx, scope, id, wanted.members ?? []);
    await recordEvent(tx, scope, { action: "directory.group_added", subjectType: "directory_group", subjectId: id, subjectName: name });
    return toScimGroup(await findGroup(tx, scope, id));
  });
  return made.catch((error) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
}

/** Changes a group and who is in it, and with that their roles. Throws 404, 409, and `conflict` where no active admin would be left. */
export function changeGroup(scope: CompanyScope, id: string, wanted: WantedGroup): Promise<void> {
  const changed = inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findBareGroup(tx, scope, id);
    const name = wanted.displayName === undefined ? row.name : nameFor(wanted.displayName);
    const externalId = wanted.externalId === undefined ? row.externalId : wanted.externalId;
    await tx.directoryGroup.update({ where: { id }, data: { name, externalId } });
    const moved = await changeMembers(tx, scope, id, wanted.members ?? []);
    if (moved.length > 0 || name !== row.name) {
      const details = { people: moved.length };
      await recordEvent(tx, scope, {
        action: "directory.group_changed",
        subjectType: "directory_group",
        subjectId: id,
        subjectName: name,
        details,
      });
    }
    if (row.role) await applyGroupRoles(tx, scope, moved);
  });
  return changed.catch((error) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
}

/** Deletes a group; its people lose the role that it gave them. */
export function deleteGroup(scope: CompanyScope, id: string): Promise<void> {
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findGroup(tx, scope, id);
    await tx.directoryGroup.delete({ where: { id } });
    await recordEvent(tx, scope, {
      action: "directory.group_removed",
      subjectType: "directory_group",
      subjectId: id,
      subjectName: row.name,
    });
    if (row.role)
      await applyGroupRoles(
        tx,
        scope,
        row.members.map(({ user }) => user.id),
      );
  });
}

/** Puts people into a group and takes others out. Returns whom it moved. Throws 400 for someone whom the directory does not keep here. */
async function changeMembers(tx: Tx, scope: CompanyScope, groupId: string, changes: readonly MemberChange[]): Promise<string[]> {
  const { companyId } = scope;
  if (changes.length === 0) return [];
  // A large group is read whole only where it is set whole.
  const named = changes.some(({ op }) => op === "set") ? {} : { userId: { in: changes.flatMap(({ ids }) => ids).filter(isId) } };
  const where = { companyId, groupId, ...named };
  const before = new Set((await tx.directoryMember.findMany({ where, select: { userId: true } })).map(({ userId }) => userId));
  const after = new Set(before);
  for (const { op, ids } of changes) {
    if (op === "set") after.clear();
    for (const id of ids) op === "remove" ? after.delete(id) : after.add(id);
  }
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  const known = await seenAmong(tx, scope, added);
  const unknown = added.find((id) => !known.has(id));
  if (unknown) throw new ScimError(400, "invalidValue", `There is no User with the id ${unknown.slice(0, 60)}`);
  await tx.directoryMember.deleteMany({ where: { companyId, groupId, userId: { in: removed } } });
  await tx.directoryMember.createMany({ data: added.map((userId) => ({ companyId, groupId, userId })) });
  return [...added, ...removed];
}
