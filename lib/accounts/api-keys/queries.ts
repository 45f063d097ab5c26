import { makerParts, toKeyDto } from "@/lib/accounts/api-keys/dto";
import { roleOfKey } from "@/lib/accounts/api-keys/rules";
import type { KeysDto } from "@/lib/accounts/api-keys/schema";
import { keyStart, ownKeys } from "@/lib/accounts/api-keys/values";
import { testCompanyOf } from "@/lib/accounts/sign-in/queries";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { inCompany, readAsAuth } from "@/lib/infra/db";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";

export type KeyCall = LiveSession & { apiKey: NonNullable<LiveSession["apiKey"]> };

/** Seconds between two notes of a key's use. */
const usedSeconds = 60;

const liveKey = `
  with live as (
    select k.id as "sessionId", coalesce(test."companyId", k.company_id) as "companyId", coalesce(test."userId", k.user_id) as "userId",
           k.name, k.scopes, u.role, u.platform_role as "platformRole", coalesce(test."timeZone", c.time_zone) as "timeZone",
           case when k.is_test then k.company_id end as "testOf",
           case when c.plan_since is not null or c.trial_ends_at > $2 then null
                when c.plan_ended_at > c.trial_ends_at then 'plan' else 'trial' end as ended
    from api_key k
    join "user" u on u.company_id = k.company_id and u.id = k.user_id
    join company c on c.id = k.company_id
    ${testCompanyOf("k.company_id", "k.is_test")}
    where k.hash = $1 and (test."companyId" is not null or not k.is_test) and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
      and c.status = 'ACTIVE'
      and ('admin' <> all(k.scopes) or (u.status = 'ACTIVE' and u.deleted_at is null and u.platform_role = 'ADMIN'))
  ), used as (
    update api_key set last_used_at = $2
    where hash = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '${usedSeconds} seconds')
      and exists (select 1 from live)
  )
  select * from live`;

export const isKey = (token: string): boolean => token.startsWith(keyStart);

/**
 * Who acts by a key, if it lives: neither revoked nor expired, in an active company. A key belongs to the company, so it goes on when
 * its maker leaves; one of the scope admin ends with its maker's rights. One round trip, and its use is noted at most once a minute.
 */
export async function loadKey(token: string): Promise<KeyCall | null> {
  const [row] = await readAsAuth({ text: liveKey, values: [tokenHash(token), now()] });
  if (!row) return null;
  const { name, scopes, ...found } = row as unknown as LiveSession & { name: string; scopes: string[] };
  const isAdmin = scopes.includes("admin");
  return {
    ...found,
    // Its maker may be less in their own company than the platform's admin.
    ...{ role: isAdmin ? found.role : roleOfKey(scopes), provedAt: null, needsAddress: false, needsFactor: false },
    // Platform calls are for keys that say so.
    platformRole: isAdmin ? found.platformRole : "USER",
    apiKey: { name, scopes },
  };
}

const listed = 200;

/** The company's keys, the newest first. */
export async function listKeys(scope: CompanyScope): Promise<KeysDto> {
  const { companyId } = scope;
  const { company, keys } = await inCompany(scope, async (tx) => ({
    company: await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } }),
    keys: await tx.apiKey.findMany({
      where: { companyId, ...ownKeys },
      omit: { hash: true },
      include: { user: { select: makerParts } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: listed,
    }),
  }));
  return { keys: keys.map(({ user, ...key }) => toKeyDto(key, company.name, user)) };
}
