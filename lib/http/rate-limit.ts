import { peerHeader } from "@/lib/http/peer";
import { type Allowance, countIn } from "@/lib/infra/counters";
import { env } from "@/lib/infra/env";
import { tooOften } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** Requests of one address (or /64 of IPv6) to what shares the name. */
export type RateLimit = Allowance & { name: string };

/** What a caller has left of an allowance, and when it is whole again. */
export type Quota = RateLimit & { left: number; secondsLeft: number };

/** Counts a request of an address against a limit, and notes it in `quotas`. Throws `rate_limited`. */
export async function countRequest(limit: RateLimit, address: string, quotas: Quota[] = []): Promise<void> {
  const quota = await count(limit, address, quotas);
  if (quota.left < 0) throw tooOften(coded("server.http.attemptsTooMany"), quota.secondsLeft);
}

/** The same of a call by an API key. */
export async function countKeyCall(limit: RateLimit, keyId: string, quotas: Quota[]): Promise<void> {
  const quota = await count(limit, keyId, quotas);
  if (quota.left < 0) throw tooOften(coded("server.http.keyCallsTooMany"), quota.secondsLeft);
}

async function count(limit: RateLimit, counted: string, quotas: Quota[]): Promise<Quota> {
  const { hits, secondsLeft } = await countIn(`${limit.name}:${counted}`, limit.windowSeconds);
  const quota = { ...limit, left: limit.max - hits, secondsLeft };
  quotas.push(quota);
  return quota;
}

/**
 * An answer's quota headers. A call can be refused by a limit of its own, such as wrong passwords of one account: then nothing is left of
 * its quota until Retry-After.
 */
export function withRefusal(response: Response, name: string | undefined, quotas: readonly Quota[]): readonly Quota[] {
  const secondsLeft = Number(response.headers.get("retry-after") ?? 0);
  if (response.status !== 429 || quotas.some(({ left }) => left <= 0)) return quotas;
  return quotas.map((quota) => (quota.name === name ? { ...quota, left: 0, secondsLeft } : quota));
}

/** The RateLimit fields of an answer, after the draft of the HTTPAPI working group (draft-ietf-httpapi-ratelimit-headers). */
export function quotaHeaders(quotas: readonly Quota[]): [string, string][] {
  if (quotas.length === 0) return [];
  const list = (one: (quota: Quota) => string) => quotas.map(one).join(", ");
  return [
    ["ratelimit-policy", list(({ name, max, windowSeconds }) => `"${name}";q=${max};w=${windowSeconds}`)],
    ["ratelimit", list(({ name, left, secondsLeft }) => `"${name}";r=${Math.max(0, left)};t=${secondsLeft}`)],
  ];
}

/** The caller's address as far as it can be believed: the peer, or what our own proxies appended. An IPv6 one by its /64. */
export function clientAddress(headers: Headers): string {
  const hops = env().TRUSTED_PROXIES;
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const address = (hops > 0 && forwarded.at(-hops)) || headers.get(peerHeader) || "unknown";
  return networkOf(address);
}

/** An IPv4 address as it is, also where it comes written as IPv6; the first 64 bits of any other. */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](?::\d+)?$|%.*$/g, "").toLowerCase();
  const version4 = /(?:^|:ffff:)(\d+(?:\.\d+){3})(?::\d+)?$/.exec(bare)?.[1];
  if (version4 || !bare.includes(":")) return version4 ?? bare;
  const [head = "", tail] = bare.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
