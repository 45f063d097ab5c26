import { randomUUID } from "node:crypto";
import { open, seal, tokenHash } from "@/lib/infra/crypto";
import { asAuth } from "@/lib/infra/db";

/** What was answered to the first call with a key. `fingerprint` identifies the request. */
export type KeptAnswer = { fingerprint: string; status: number; answer: string };
export type Claim = { key: string; id: string };

/** Long enough for two missed heartbeats; a process that died frees its keys after it. */
const leaseSeconds = 30;
export const heartbeatSeconds = 10;

/**
 * Takes the key for one call. Returns null while another call holds it or has answered; `readAnswer` says which. Only a hash of the name is
 * stored. In Postgres, so that all web processes agree.
 */
export async function claimKey(name: string): Promise<Claim | null> {
  const key = tokenHash(name);
  const id = randomUUID();
  const rows = await asAuth().$queryRaw<{ key: string }[]>`
    insert into idempotency_key as k (key, claim, claimed_at, created_at) values (${key}, ${id}::uuid, now(), now())
    on conflict (key) do update set claim = excluded.claim, claimed_at = now(), created_at = now(),
      fingerprint = null, status = null, answer = null
    where k.created_at < now() - interval '24 hours'
      or (k.status is null and k.claimed_at < now() - make_interval(secs => ${leaseSeconds}::int))
    returning key`;
  return rows.length > 0 ? { key, id } : null;
}

/** Says that the call is still at work. */
export async function keepClaim({ key, id }: Claim): Promise<void> {
  await asAuth().$executeRaw`update idempotency_key set claimed_at = now() where key = ${key} and claim = ${id}::uuid`;
}

/** The answer under the key; null while there is none. */
export async function readAnswer(name: string): Promise<KeptAnswer | null> {
  const row = await asAuth().idempotencyKey.findUnique({ where: { key: tokenHash(name) } });
  if (!row || row.status === null || row.fingerprint === null) return null;
  return { fingerprint: row.fingerprint, status: row.status, answer: row.answer ? open("idempotency", row.answer) : "" };
}

/** Keeps the answer for later calls with the key. An empty one says only that the call was done. */
export async function keepAnswer({ key, id }: Claim, { fingerprint, status, answer }: KeptAnswer): Promise<void> {
  const sealed = answer ? seal("idempotency", answer) : null;
  await asAuth().idempotencyKey.updateMany({ where: { key, claim: id }, data: { fingerprint, status, answer: sealed } });
}

/** Frees the key: the call changed nothing, and the next one with the key starts over. */
export async function releaseClaim({ key, id }: Claim): Promise<void> {
  await asAuth().idempotencyKey.deleteMany({ where: { key, claim: id } });
}

/** Removes keys whose 24 hours are over. Returns how many. */
export function forgetOldKeys(): Promise<number> {
  return asAuth().$executeRaw`delete from idempotency_key where created_at < now() - interval '24 hours'`;
}
