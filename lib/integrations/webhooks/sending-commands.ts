import { lookup as resolve } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { now } from "@/lib/infra/clock";
import { env } from "@/lib/infra/env";
import { isPublicAddress, isPublicName } from "@/lib/integrations/webhooks/public-address-rules";
import { retryAfterOf } from "@/lib/integrations/webhooks/retry-rules";
import type { Problem } from "@/lib/integrations/webhooks/values";

/** `retryAfter`: the seconds that a receiver which did not take it asks for. */
export type Outcome = { status: number | null; excerpt: string | null; problem: Problem | null; retryAfter?: number };

const timeoutMillis = 15_000;
const excerptBytes = 2000;

/** A name resolves to addresses of private networks alone. */
export class PrivateAddressError extends Error {}

const allowsPrivate = () => env().WEBHOOKS_PRIVATE_ADDRESSES === "allow";

/** Resolves a name for the connection itself: an answer that changes after a check would get past the check. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "");
    const addresses = allowsPrivate() ? found : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return done(new PrivateAddressError(host), "");
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/** Whether an address may be called, as far as the address itself shows. What its name resolves to is checked at the call. */
export function isCallable(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return allowsPrivate() || (protocol === "https:" && isCallableHost(hostname.replace(/^\[|\]$/g, "")));
}

/** The same of a host alone. */
export const isCallableHost = (host: string): boolean => allowsPrivate() || (isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host));

/** Whether a name resolves to addresses of private networks alone. */
export const leadsInside = (host: string): Promise<boolean> =>
  new Promise((settle) => {
    publicLookup(host.replace(/^\[|\]$/g, ""), { all: true }, (error) => settle(error instanceof PrivateAddressError));
  });

/** Sends a body once. No redirect is followed, and only the beginning of the answer is read. */
export function post(address: string, headers: Record<string, string>, body: string): Promise<Outcome> {
  if (!isCallable(address)) return Promise.resolve({ status: null, excerpt: null, problem: "private_address" });
  return new Promise((settle) => {
    const send = address.startsWith("https:") ? requestSecure : requestPlain;
    const length = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    const request = send(address, { method: "POST", agent: false, lookup: publicLookup, headers: { ...headers, ...length } });
    const clock = setTimeout(() => finish({ status: null, excerpt: null, problem: "timeout" }), timeoutMillis);
    const finish = (outcome: Outcome) => {
      clearTimeout(clock);
      settle(outcome);
      request.destroy();
    };
    request.on("error", (error) => {
      finish({ status: null, excerpt: null, problem: error instanceof PrivateAddressError ? "private_address" : "unreachable" });
    });
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      const pieces: Buffer[] = [];
      let size = 0;
      const done = () => {
        // Postgres keeps no NUL in a text.
        const excerpt = Buffer.concat(pieces).subarray(0, excerptBytes).toString("utf8").replaceAll("\0", "");
        if (status >= 200 && status < 300) return finish({ status, excerpt, problem: null });
        const retryAfter = retryAfterOf(response.headers["retry-after"], now());
        finish({ status, excerpt, problem: "answer", ...(retryAfter > 0 && { retryAfter }) });
      };
      response.on("data", (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size >= excerptBytes) done();
      });
      response.on("end", done);
      response.on("error", done);
    });
    request.end(body);
  });
}
