import { peerHeader } from "@/lib/http/peer";
import { tokenHash } from "@/lib/infra/crypto";
import { asAuth } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";

export type RateLimit = {
  name: string;
  /** Requests in a window, for one address (or /64 of IPv6). */
  max: number;
  windowSeconds: number;
};

/**
 * Counts a request against its limit, in Postgres so that all web processes share the count. Throws `rate_limited`. Only a
 * hash of the address is kept.
 */
export async function countRequest(limit: RateLimit, address: string): Promise<void> {
  const key = tokenHash(`${limit.name}:${address}`);
  const [row] = await asAuth().$queryRaw<{ hits: number }[]>`
    insert into rate_limit as r (key, window_start, hits) values (${key}, now(), 1)
    on conflict (key) do update set
      hits = case when r.window_start < now() - make_interval(secs => ${limit.windowSeconds}::int) then 1 else r.hits + 1 end,
      window_start = case when r.window_start < now() - make_interval(secs => ${limit.windowSeconds}::int) then now() else r.window_start end
    returning hits`;
  if ((row?.hits ?? 0) > limit.max) throw new AppError("rate_limited", "Too many attempts. Please wait a few minutes and try again.");
}

/** The caller's address as far as it can be believed: the peer, or what our own proxies appended. An IPv6 one by its /64. */
export function clientAddress(headers: Headers): string {
  const hops = env().TRUSTED_PROXIES;
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const address = (hops > 0 && forwarded.at(-hops)) || headers.get(peerHeader) || "unknown";
  return address.includes(":") && !address.includes(".") ? address.split(":").slice(0, 4).join(":") : address;
}
