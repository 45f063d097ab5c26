import { setTimeout as pause } from "node:timers/promises";
import type { NextRequest } from "next/server";
import { clientAddress } from "@/lib/http/rate-limit";
import type { Upload } from "@/lib/http/upload";
import { mac } from "@/lib/infra/crypto";
import { AppError } from "@/lib/infra/errors";
import {
  type Claim,
  claimKey,
  heartbeatSeconds,
  type KeptAnswer,
  keepAnswer,
  keepClaim,
  readAnswer,
  releaseClaim,
} from "@/lib/infra/idempotency";
import { errorFacts, log } from "@/lib/infra/log";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile } from "@/lib/infra/storage";

/*
 * The Idempotency-Key header of a POST: a second call with the key gets the first one's answer and changes nothing. A key
 * belongs to the caller and the address. An answer is kept for 24 hours; a server error is not kept.
 */

type Heeding = { method?: string; isRead?: true; raw?: number; cookies?: string; again?: unknown };

/**
 * Whether a call honors the key. A sign-in does not, unless it defines what a repeated one does instead: its answer holds tokens. A
 * sign-out ends the current sign-in. Events of other services carry ids of their own, and a read changes nothing.
 */
export const heedsKey = ({ isRead, raw, cookies, again }: Heeding): boolean =>
  !isRead && raw === undefined && cookies !== "sign-out" && (cookies !== "sign-in" || again !== undefined);

const keyShape = /^[\x21-\x7e]{1,255}$/;
const waitMillis = 60_000;
/** No body of ours is nested more deeply; one that is would exhaust the stack. */
const deepest = 50;

/** One call with a key. `earlier`: another call with it was answered; else this call holds the claim. */
export type Attempt = {
  readonly claim: Claim | null;
  readonly earlier: KeptAnswer | null;
  readonly end: () => void;
  fingerprint: string | null;
};

/**
 * Begins a call that carries a key; null without one. Of calls that come at once, one proceeds and the others wait for its
 * answer. `caller` is the person, or null for a public call, which is known by its network address only.
 */
export async function beginAttempt(request: NextRequest, caller: string | null): Promise<Attempt | null> {
  const key = request.headers.get("idempotency-key");
  if (key === null || request.method !== "POST") return null;
  if (!keyShape.test(key)) {
    throw new AppError("invalid", coded("server.http.idempotencyKeyInvalid"));
  }
  const name = [caller ?? `public ${clientAddress(request.headers)}`, request.nextUrl.pathname, key].join("\n");
  const until = Date.now() + waitMillis;
  for (let wait = 50; ; wait = Math.min(wait * 1.5, 1000)) {
    const claim = await claimKey(name);
    if (claim) return { claim, earlier: null, end: keepAlive(claim), fingerprint: null };
    const earlier = await readAnswer(name);
    if (earlier) return { claim: null, earlier, end: () => undefined, fingerprint: null };
    if (Date.now() > until) {
      const message = coded("server.http.idempotencyKeyBusy");
      throw new AppError("still_running", message, undefined, { retryAfterSeconds: 60 });
    }
    await pause(wait);
  }
}

function keepAlive(claim: Claim): () => void {
  const timer = setInterval(() => keepClaim(claim).catch(() => undefined), heartbeatSeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a call sends: the JSON body, or the fields and the stored file of an upload. */
export type Received = { body: unknown; file: Upload["file"] };

/**
 * Returns the answer to repeat, or null when this call is the first. Throws `key_reused` when the first call asked for something
 * else. The file of a call that is not carried out is removed.
 */
export async function findEarlier(attempt: Attempt | null, request: NextRequest, received: Received): Promise<KeptAnswer | null> {
  if (!attempt) return null;
  attempt.fingerprint = fingerprintOf(request, received);
  const { earlier, fingerprint } = attempt;
  if (!earlier) return null;
  if (received.file) await discardFile(received.file.key);
  if (earlier.fingerprint === fingerprint) return earlier;
  throw new AppError("key_reused", coded("server.http.idempotencyKeyUsed"));
}

function fingerprintOf(request: NextRequest, { body, file }: Received): string {
  const query = [...request.nextUrl.searchParams].sort();
  return mac("idempotency", JSON.stringify([query, sorted(body ?? {}), file?.sha256 ?? null]));
}

/** The same JSON in any order of its names. */
function sorted(value: unknown, depth = 0): unknown {
  if (!value || typeof value !== "object") return value;
  if (depth > deepest) throw new AppError("invalid", coded("server.http.requestTooDeep"));
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([name, item]) => [name, sorted(item, depth + 1)]);
}

/** The first call's answer once more, without its cookies. */
export function replay({ status, answer }: KeptAnswer): Response {
  const headers = {
    "content-type": status < 400 ? "application/json" : "application/problem+json",
    "cache-control": "no-store",
    "idempotency-replayed": "true",
  };
  return new Response(answer, { status, headers });
}

/**
 * Keeps the answer of a call that held the claim, or frees the key. `isDone`: the call got as far as to change something.
 * `isSecret`: the answer signs in whoever gets it, so only the fact is kept.
 */
export async function endAttempt(attempt: Attempt | null, response: Response, how: { isDone: boolean; isSecret: boolean }): Promise<void> {
  if (!attempt?.claim) return;
  attempt.end();
  try {
    const { claim, fingerprint } = attempt;
    const isFinal = how.isSecret ? response.ok : response.status < 500 && response.status !== 429;
    if (!how.isDone || !isFinal || !fingerprint) return await releaseClaim(claim);
    const answer = how.isSecret ? "" : await response.clone().text();
    await keepAnswer(claim, { fingerprint, status: response.status, answer });
  } catch (error) {
    // What was done is done: its caller gets the answer.
    log.error(errorFacts(error), "an answer could not be kept under its idempotency key");
  }
}
