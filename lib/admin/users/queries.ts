import type { z } from "zod";
import { Prisma, type User } from "@/generated/prisma/client";
import { type PersonRow, toAdminUserDto } from "@/lib/admin/users/dto";
import type { AdminUsersDto, adminUsersQuery } from "@/lib/admin/users/schema";
import { anotherAdminStays } from "@/lib/companies/team/members-commands";
import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { holds } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { ofFirm } from "@/lib/tenancy/firms-values";
import type { CompanyScope, PlatformScope } from "@/lib/tenancy/scope";

/** Users and open invitations in one list. A deleted account's row is no user any more. */
const people = Prisma.sql`
  select id, false as "isInvitation", first_name as "firstName", last_name as "lastName", coalesce(former_email, email) as email,
    role::text as role, platform_role::text as "platformRole", status::text as status, company_id as "companyId",
    totp_enabled_at is not null as "hasFactor", created_at as "createdAt", null::timestamptz as "expiresAt"
  from "user" where deleted_at is null and ${Prisma.raw(ofFirm("company_id"))}
  union all
  select id, true, '', '', email, role::text, 'USER', 'PENDING', company_id, false, created_at, expires_at from invitation`;

function whereOf({ search, status, companyId }: z.output<typeof adminUsersQuery>): Prisma.Sql {
  const conditions = [
    ...(search ? [holds(search, Prisma.sql`p."firstName" || ' ' || p."lastName" || ' ' || p.email || ' ' || c.name`)] : []),
    ...(status && status !== "all" ? [Prisma.sql`p.status = ${status.toUpperCase()}`] : []),
    ...(companyId ? [Prisma.sql`p."companyId" = ${companyId}::uuid`] : []),
  ];
  return Prisma.sql`where ${Prisma.join([Prisma.sql`true`, ...conditions], " and ")}`;
}

const weekMillis = 7 * 24 * 3600 * 1000;

/** One page of the users of all companies, the newest first, with the counts of all. */
export async function listUsers(_scope: PlatformScope, query: z.output<typeof adminUsersQuery>): Promise<AdminUsersDto> {
  const { after, window } = partInStatement(query, Prisma.sql`p.id`, Prisma.sql`p."createdAt" desc, p.id desc`);
  const db = asPlatform();
  const from = Prisma.sql`from (${people}) p join company c on c.id = p."companyId" ${whereOf(query)}`;
  const [rows, [counted], totals] = await Promise.all([
    db.$queryRaw<PersonRow[]>`
      select p.*, c.name as "companyName", c.status::text as "companyStatus" ${from} ${after} ${window}`,
    db.$queryRaw<{ total: number }[]>`select count(*)::int as total ${from}`,
    countUsers(),
  ]);
  return {
    users: rows.map(toAdminUserDto),
    pagination: paginatePart(query, counted?.total ?? 0, rows),
    totals,
  };
}

async function countUsers(): Promise<AdminUsersDto["totals"]> {
  const since = new Date(now().getTime() - weekMillis);
  const [counts] = await asPlatform().$queryRaw<AdminUsersDto["totals"][]>`
    select count(*)::int as total, (count(*) filter (where status = 'ACTIVE'))::int as active,
      (count(*) filter (where platform_role = 'ADMIN'))::int as admins,
      (count(*) filter (where created_at >= ${since}))::int as "newThisWeek",
      (select count(*)::int from invitation) as invited
    from "user" where deleted_at is null and ${Prisma.raw(ofFirm("company_id"))}`;
  return counts ?? { total: 0, active: 0, admins: 0, newThisWeek: 0, invited: 0 };
}

/**
 * Throws `conflict` when the company would lose its only active admin. `mayBeAlone`: allowed where no one else of the company can sign in.
 */
export async function keepCompanyAdmin(tx: Tx, scope: CompanyScope, user: User, { mayBeAlone }: { mayBeAlone: boolean }): Promise<void> {
  if (user.role !== "ADMIN" || user.status !== "ACTIVE" || (await anotherAdminStays(tx, scope, user.id))) return;
  const others = { companyId: scope.companyId, status: "ACTIVE", deletedAt: null, id: { not: user.id } } as const;
  if (mayBeAlone && (await tx.user.count({ where: others })) === 0) return;
  throw new AppError("conflict", coded("server.admin.onlyAdmin"));
}
