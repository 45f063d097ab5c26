import { toKeyDto } from "@/lib/accounts/api-keys/dto";
import { roleOfKey } from "@/lib/accounts/api-keys/rules";
import type { KeysDto } from "@/lib/accounts/api-keys/schema";
import { type KeyScope, keyStart } from "@/lib/accounts/api-keys/values";
import { now } from "@/lib/infra/clock";
import { tokenHash } from "@/lib/infra/crypto";
import { inCompany, readAsAuth } from "@/lib/infra/db";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";

export type KeyCall = LiveSession & { apiKey: { name: string; scope: KeyScope } };

/** Seconds between two notes of a key's use. */
const usedSeconds = 60;

const liveKey = `
  with live as (
    select k.id as "sessionId", k.company_id as "companyId", k.user_id as "userId", k.name, k.scope, u.role,
           u.platform_role as "platformRole", c.time_zone as "timeZone",
           case when c.plan_since is not null or c.trial_ends_at > $2 then null
                when c.plan_ended_at > c.trial_ends_at then 'plan' else 'trial' end as ended
    from api_key k
    join "user" u on u.company_id = k.company_id and u.id = k.user_id
    join company c on c.id = k.company_id
    where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
      and u.status = 'ACTIVE' and u.deleted_at is null and (u.platform_role = 'ADMIN' or (u.role = 'ADMIN' and k.scope in ('read', 'write'))) and c.status = 'ACTIVE'
  ), used as (
    update api_key set last_used_at = $2
    where hash = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '${usedSeconds} seconds')
      and exists (select 1 from live)
  )
  select * from live`;

export const isKey = (token: string): boolean => token.startsWith(keyStart);

/**
 * Who acts by a key, if it lives: not revoked, not expired, made by an admin who still is one (of the platform for the scope admin,
 * of the platform or the company for the others). One round trip, and its use is noted at most once a minute.
 */
export async function loadKey(token: string): Promise<KeyCall | null> {
  const [row] = await readAsAuth({ text: liveKey, values: [tokenHash(token), now()] });
  if (!row) return null;
  const { name, scope, ...found } = row as unknown as LiveSession & KeyCall["apiKey"];
  return {
    ...found,
    ...{ role: roleOfKey(scope, found.role), provedAt: null, needsAddress: false, needsFactor: false },
    // Platform calls are for keys that say so.
    platformRole: scope === "admin" ? found.platformRole : "USER",
    apiKey: { name, scope },
  };
}

const listed = 200;

/** The company's keys, the newest first. */
export async function listKeys(scope: CompanyScope): Promise<KeysDto> {
  const { companyId } = scope;
  const { company, keys } = await inCompany(scope, async (tx) => ({
    company: await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } }),
    keys: await tx.apiKey.findMany({
      where: { companyId },
      omit: { hash: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: listed,
    }),
  }));
  return { keys: keys.map((key) => toKeyDto(key, company.name)) };
}
