import { z } from "zod";
import { type DirectoryGroup, Prisma } from "@/generated/prisma/client";
import { type GroupRow, toScimGroup, toScimUser, type UserRow } from "@/lib/companies/directory/dto";
import { noSuch, ScimError } from "@/lib/companies/directory/errors-rules";
import { conditionOf, groupColumns, userColumns } from "@/lib/companies/directory/filter-queries";
import { mostCount, urns, usualCount } from "@/lib/companies/directory/values";
import { inCompany, type Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** What a list is asked for with. */
export type ListQuery = Readonly<Record<string, string>>;

const wholeNumber = (text: string | undefined, otherwise: number) => {
  const number = Number(text ?? otherwise);
  if (!Number.isInteger(number)) throw new ScimError(400, "invalidValue", "startIndex and count are whole numbers");
  return number;
};

/** Which rows of a list. SCIM counts from 1. A negative count asks for no rows. */
function pageOf(query: ListQuery): { startIndex: number; count: number } {
  const startIndex = Math.max(1, wholeNumber(query.startIndex, 1));
  return { startIndex, count: Math.min(mostCount, Math.max(0, wholeNumber(query.count, usualCount))) };
}

const namesIn = (list: string | undefined) =>
  (list ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** A resource with only the attributes that were asked for, or without those that were not wanted. */
export function projected(resource: Readonly<Record<string, unknown>>, { attributes, excludedAttributes }: ListQuery): object {
  const only = namesIn(attributes).map((name) => name.split(".")[0]);
  const without = namesIn(excludedAttributes);
  if (only.length === 0 && without.length === 0) return resource;
  const stays = (name: string) =>
    ["id", "schemas"].includes(name) || (only.length > 0 ? only.includes(name.toLowerCase()) : !without.includes(name.toLowerCase()));
  return Object.fromEntries(Object.entries(resource).filter(([name]) => stays(name)));
}

/** The answer to a list. */
export function listOf(resources: readonly object[], totalResults: number, startIndex = 1) {
  return { schemas: [urns.list], totalResults, startIndex, itemsPerPage: resources.length, Resources: resources };
}

/** The verified domains of the company: people at them are the directory's to keep. */
export async function domainsOf(tx: Tx, { companyId }: CompanyScope): Promise<string[]> {
  const rows = await tx.signOnDomain.findMany({ where: { companyId, verifiedAt: { not: null } }, select: { domain: true } });
  return rows.map(({ domain }) => domain);
}

/**
 * Whom the directory sees: people at the company's domains and those whom it keeps already. Not whom it deleted or the platform's admins.
 */
function seen({ companyId }: CompanyScope, domains: readonly string[]): Prisma.Sql {
  return Prisma.sql`u.company_id = ${companyId}::uuid and u.deleted_at is null and u.platform_role <> 'ADMIN'
    and (u.directory_at is not null or (u.status = 'ACTIVE' and split_part(u.email, '@', 2) = any(${[...domains]}::text[])))`;
}

const withGroups = { groups: { select: { group: { select: { id: true, name: true } } } } } as const;
export const withMembers = { members: { select: { user: { select: { id: true, firstName: true, lastName: true } } } } } as const;

export async function listUsers(scope: CompanyScope, query: ListQuery) {
  const { startIndex, count } = pageOf(query);
  const wanted = query.filter ? conditionOf(query.filter, userColumns) : Prisma.sql`true`;
  return inCompany(scope, async (tx) => {
    const where = Prisma.sql`${seen(scope, await domainsOf(tx, scope))} and (${wanted})`;
    const [counted] = await tx.$queryRaw<{ total: bigint }[]>`select count(*) as total from "user" u where ${where}`;
    const found = await tx.$queryRaw<{ id: string }[]>`
      select u.id from "user" u where ${where} order by u.created_at, u.id offset ${startIndex - 1} limit ${count}`;
    const ids = found.map(({ id }) => id);
    const rows = await tx.user.findMany({ where: { companyId: scope.companyId, id: { in: ids } }, include: withGroups });
    const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return listOf(
      inOrder.map((row) => projected(toScimUser(row), query)),
      Number(counted?.total ?? 0),
      startIndex,
    );
  });
}

export const isId = (id: string) => z.uuid().safeParse(id).success;

/** A person whom the directory sees. Throws 404 otherwise. */
export async function findUser(tx: Tx, scope: CompanyScope, id: string): Promise<UserRow> {
  if (!isId(id)) throw noSuch("User");
  const where = seen(scope, await domainsOf(tx, scope));
  const [found] = await tx.$queryRaw<{ id: string }[]>`select u.id from "user" u where ${where} and u.id = ${id}::uuid`;
  if (!found) throw noSuch("User");
  return tx.user.findUniqueOrThrow({ where: { id }, include: withGroups });
}

/** Those of the ids that are people whom the directory sees. */
export async function seenAmong(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<Set<string>> {
  const where = seen(scope, await domainsOf(tx, scope));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select u.id from "user" u where ${where} and u.id = any(${ids.filter(isId)}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

export const readUser = (scope: CompanyScope, id: string, query: ListQuery) =>
  inCompany(scope, async (tx) => projected(toScimUser(await findUser(tx, scope, id)), query));

export async function listGroups(scope: CompanyScope, query: ListQuery) {
  const { startIndex, count } = pageOf(query);
  const wanted = query.filter ? conditionOf(query.filter, groupColumns) : Prisma.sql`true`;
  return inCompany(scope, async (tx) => {
    const where = Prisma.sql`g.company_id = ${scope.companyId}::uuid and (${wanted})`;
    const [counted] = await tx.$queryRaw<{ total: bigint }[]>`select count(*) as total from directory_group g where ${where}`;
    const found = await tx.$queryRaw<{ id: string }[]>`
      select g.id from directory_group g where ${where} order by g.created_at, g.id offset ${startIndex - 1} limit ${count}`;
    const ids = found.map(({ id }) => id);
    const isWithout = namesIn(query.excludedAttributes).includes("members");
    const include = isWithout ? { members: { ...withMembers.members, take: 0 } } : withMembers;
    const rows: GroupRow[] = await tx.directoryGroup.findMany({ where: { companyId: scope.companyId, id: { in: ids } }, include });
    const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return listOf(
      inOrder.map((row) => projected(toScimGroup(row), query)),
      Number(counted?.total ?? 0),
      startIndex,
    );
  });
}

/** A group without its people. Throws 404 for an unknown id. */
export async function findBareGroup(tx: Tx, { companyId }: CompanyScope, id: string): Promise<DirectoryGroup> {
  const found = isId(id) ? await tx.directoryGroup.findFirst({ where: { companyId, id } }) : null;
  if (!found) throw noSuch("Group");
  return found;
}

/** A group of the directory. Throws 404 for an unknown id. */
export async function findGroup(tx: Tx, { companyId }: CompanyScope, id: string): Promise<GroupRow> {
  const found = isId(id) ? await tx.directoryGroup.findFirst({ where: { companyId, id }, include: withMembers }) : null;
  if (!found) throw noSuch("Group");
  return found;
}

export const readGroup = (scope: CompanyScope, id: string, query: ListQuery) =>
  inCompany(scope, async (tx) => projected(toScimGroup(await findGroup(tx, scope, id)), query));
