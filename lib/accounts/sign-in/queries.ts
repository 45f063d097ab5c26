import { jwtVerify } from "jose";
import type { Company, User } from "@/generated/prisma/client";
import { toMeDto } from "@/lib/accounts/sign-in/dto";
import type { MeDto } from "@/lib/accounts/sign-in/schema";
import { now } from "@/lib/infra/clock";
import { keyFor, mac, sameText } from "@/lib/infra/crypto";
import { asAuth, inCompany, readAsAuth } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** Seconds between two notes of a session's activity. */
const seenSeconds = 60;

/**
 * Joins the test company in which a session or key of a firm acts, and the one person there. What the caller may do, and what has ended,
 * is the firm's. Ids are SQL.
 */
export const testCompanyOf = (firmId: string, isTest: string) => `left join lateral (
    select t.id as "companyId", p.id as "userId", t.time_zone as "timeZone"
    from company t join "user" p on p.company_id = t.id
    where ${isTest} and t.test_of_id = ${firmId} and t.deletion_due_at is null order by p.created_at limit 1
  ) test on true`;

/*
 * $2: now, $3: whether platform admins need a second factor, $4: the time of a last activity that is too long ago, $5: whether the
 * request is an activity. A remembered sign-in outlives pauses, except a platform admin's.
 */
const liveSession = `
  with live as (
  select s.id as "sessionId", coalesce(test."companyId", s.company_id) as "companyId", coalesce(test."userId", s.user_id) as "userId",
         u.role, case when test."companyId" is null then u.platform_role::text else 'USER' end as "platformRole",
         case when test."companyId" is not null then s.company_id end as "testOf",
         coalesce(test."timeZone", c.time_zone) as "timeZone", s.proved_at as "provedAt", u.former_email is not null as "needsAddress",
         (c.require_two_factor or ($3 and u.platform_role = 'ADMIN')) and u.totp_enabled_at is null as "needsFactor",
         case when c.plan_since is not null or c.trial_ends_at > $2 then null
              when c.plan_ended_at > c.trial_ends_at then 'plan' else 'trial' end as ended
  from session s
  join "user" u on u.company_id = s.company_id and u.id = s.user_id
  join company c on c.id = s.company_id
  ${testCompanyOf("s.company_id", "s.in_test")}
  where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.status = 'ACTIVE' and c.status = 'ACTIVE'
    and (s.seen_at > $4 or (s.remember and u.platform_role <> 'ADMIN'))
  ), seen as (
    update session set seen_at = $2
    where id = $1 and $5 and seen_at < $2::timestamptz - interval '${seenSeconds} seconds' and exists (select 1 from live)
  )
  select * from live`;

/**
 * The sign-in of a session id, if it is valid: not revoked, not expired, its user active and its company not suspended. Checked on every
 * request, so that sign-out, reset, suspension and the idle timeout end sessions at once. One round trip. `isActivity`: whether a person
 * did something, unlike a page that only polls.
 */
export async function loadLiveSession(sessionId: string, isActivity = true): Promise<LiveSession | null> {
  const { security } = await getSettings();
  const values = [sessionId, now(), security.requireAdminTwoFactor, idleSince(security.sessionMinutes), isActivity];
  const [row] = await readAsAuth({ text: liveSession, values });
  return (row as LiveSession | undefined) ?? null;
}

/** Sessions that were last used before this time have ended. */
export const idleSince = (minutes: number) => new Date(now().getTime() - minutes * 60_000);

const accountFacts = { id: true, status: true, passwordHash: true, emailVerifiedAt: true, formerEmail: true } as const;
export type AccountFacts = Pick<User, keyof typeof accountFacts>;

/** The account that has the address, whether it has confirmed it or not. One short read. */
export function findAccount(email: string): Promise<AccountFacts | null> {
  return asAuth().user.findUnique({ where: { email }, select: accountFacts });
}

/** Every account that the address signs in to: the one that has it, then those that gave it up and have no new one yet. */
export function accountsAt(email: string): Promise<AccountFacts[]> {
  return asAuth().user.findMany({
    where: { OR: [{ email }, { formerEmail: email }] },
    select: accountFacts,
    orderBy: [{ formerEmail: { sort: "asc", nulls: "first" } }, { createdAt: "asc" }, { id: "asc" }],
  });
}

export type Account = User & { company: Company };

/** The account with its company. Both are active, or it opens nothing: `isUsable` says so. */
export function loadAccount(id: string): Promise<Account | null> {
  return asAuth().user.findUnique({ where: { id }, include: { company: true } });
}

export const isUsable = ({ status, company }: Account) => status === "ACTIVE" && company.status === "ACTIVE";

/** The session id in an access token, or null when the token is not ours or has run out. */
export async function readAccessToken(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor("access-token"), { algorithms: ["HS256"], issuer: "coverkeep" });
    return typeof payload.sub === "string" ? payload.sub : null;
  } catch {
    return null;
  }
}

/** What a refresh token says, once its signature is found to be ours. */
export function readRefreshToken(token: string): { sessionId: string; generation: number } | null {
  const [sessionId, generation, signature, ...rest] = token.split(".");
  if (!sessionId || !generation || !signature || rest.length > 0 || !/^[0-9a-f-]{36}$/.test(sessionId)) return null;
  if (!sameText(signature, mac("refresh-token", `${sessionId}.${generation}`))) return null;
  return { sessionId, generation: Number(generation) };
}

/** The signed-in user and company as screens show them. */
export function getMe(scope: CompanyScope): Promise<MeDto> {
  return inCompany(scope, async (tx) => {
    const user = await tx.user.findUnique({ where: { id: scope.actor.id ?? "" }, include: { company: true } });
    if (!user) throw notFound(coded("common.user"));
    // In the test company, everyone has the role of their own account.
    return toMeDto(user.company.testOfId ? { ...user, role: scope.role } : user, user.company);
  });
}
