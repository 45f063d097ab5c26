import type { DirectoryGroup, User } from "@/generated/prisma/client";
import { urns } from "@/lib/companies/directory/values";
import { env } from "@/lib/infra/env";

const userAt = (id: string) => `${env().APP_URL}/api/scim/v2/Users/${id}`;
const groupAt = (id: string) => `${env().APP_URL}/api/scim/v2/Groups/${id}`;

export type UserRow = User & { groups: { group: Pick<DirectoryGroup, "id" | "name"> }[] };
export type GroupRow = DirectoryGroup & { members: { user: Pick<User, "id" | "firstName" | "lastName"> }[] };

const nameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">) => `${firstName} ${lastName}`.trim();

/** A member of the company as SCIM writes a User. */
export function toScimUser(user: UserRow) {
  const { id, directoryId, directoryName, email, firstName, lastName, status, groups, createdAt, directoryAt } = user;
  return {
    ...{ schemas: [urns.user], id, ...(directoryId && { externalId: directoryId }), userName: directoryName ?? email },
    ...{ name: { formatted: nameOf(user), givenName: firstName, familyName: lastName }, displayName: nameOf(user) },
    ...{ emails: [{ value: email, type: "work", primary: true }], active: status === "ACTIVE" },
    groups: groups.map(({ group }) => ({ value: group.id, $ref: groupAt(group.id), display: group.name, type: "direct" })),
    meta: {
      resourceType: "User",
      created: createdAt.toISOString(),
      lastModified: (directoryAt ?? createdAt).toISOString(),
      location: userAt(id),
    },
  };
}

/** A group as SCIM writes it. */
export function toScimGroup({ id, externalId, name, members, createdAt, updatedAt }: GroupRow) {
  return {
    ...{ schemas: [urns.group], id, ...(externalId && { externalId }), displayName: name },
    members: members.map(({ user }) => ({ value: user.id, $ref: userAt(user.id), display: nameOf(user), type: "User" })),
    meta: { resourceType: "Group", created: createdAt.toISOString(), lastModified: updatedAt.toISOString(), location: groupAt(id) },
  };
}

export type ScimUser = ReturnType<typeof toScimUser>;
export type ScimGroup = ReturnType<typeof toScimGroup>;
