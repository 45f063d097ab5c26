import { setTimeout as pause } from "node:timers/promises";
import { now } from "@/lib/infra/clock";
import { open, seal } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import type { AccessToken } from "@/lib/infra/mailer";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { findAccount, readState, stateKey } from "@/lib/mail/oauth/queries";
import { type OAuthAccount, refusalOf, tokenAddress, tokenRequest } from "@/lib/mail/oauth/rules";
import { type TokenState, tokenAnswer } from "@/lib/mail/oauth/schema";

/** Seconds before its end when a token is replaced: a message may take a minute. */
const marginSeconds = 120;
const patienceMillis = 10_000;
const askingSeconds = 20;
/** A refused token is not asked for again at once by each of many messages. */
const restSeconds = 20;
const pollMillis = 250;

/** No access token: what the token endpoint said. The mailer's failures have the same fields. */
class TokenRefused extends Error {
  readonly code = "EOAUTH";
  constructor(readonly response: Sentence) {
    super(inWords(response));
  }
}

/**
 * A fresh access token of the account for outgoing email; null: it signs in by password. One process at a time requests a new one, since a
 * refresh token that is rotated may be used only once. Throws the token endpoint's error.
 */
export async function accessToken(_purpose: "smtp" | "imap"): Promise<AccessToken | null> {
  const account = await findAccount();
  if (!account) return null;
  for (let waited = 0; waited <= askingSeconds * 1000; waited += pollMillis) {
    const state = await readState(account);
    if (isFresh(state)) {
      return { user: account.user, token: open("mail-oauth", state.sealedAccess ?? "") };
    }
    if (state.failedAt && state.failedAt > secondsLater(-restSeconds)) throw new TokenRefused(state.failure ?? "");
    const claimed = await claimAsking(account);
    if (claimed) return { user: account.user, token: await askForToken(account, claimed) };
    await pause(pollMillis);
  }
  throw new TokenRefused(unreachable);
}

/** Has the next message request a new token: the mail server refused the present one. */
export async function forgetAccessToken(): Promise<void> {
  const account = await findAccount();
  if (account) await changeState(account, () => ({ sealedAccess: null, expiresAt: null }));
}

/** Whether the account's tokens still come; asks for a new one where the present one is about to end. Returns what was said, or null. */
export async function findTokenProblem(): Promise<Sentence | null> {
  try {
    await accessToken("smtp");
    return null;
  } catch (error) {
    if (error instanceof TokenRefused) return error.response;
    throw error;
  }
}

const unreachable = coded("server.mail.theTokenEndpointCould");

const isFresh = ({ sealedAccess, expiresAt }: TokenState) =>
  sealedAccess !== null && expiresAt !== null && expiresAt > secondsLater(marginSeconds);

async function claimAsking(account: OAuthAccount): Promise<TokenState | null> {
  let claimed: TokenState | null = null;
  await changeState(account, (state) => {
    // Another process may have asked since the tokens were read.
    if (isFresh(state) || (state.askingUntil && state.askingUntil > now())) return {};
    claimed = state;
    return { askingUntil: secondsLater(askingSeconds) };
  });
  return claimed;
}

/** Changes what is kept of the tokens, one process at a time. */
async function changeState(account: OAuthAccount, change: (state: TokenState) => Partial<TokenState>): Promise<void> {
  await asPlatform().$transaction(async (tx) => {
    // The row is missing at first.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${stateKey}))`;
    const state = await readState(account, tx);
    const value = JSON.parse(JSON.stringify({ ...state, ...change(state) }));
    await tx.platformSetting.upsert({ where: { key: stateKey }, create: { key: stateKey, value }, update: { value } });
  });
}

async function askForToken(account: OAuthAccount, state: TokenState): Promise<string> {
  const refreshToken = state.sealedRefresh ? open("mail-oauth", state.sealedRefresh) : account.refreshToken;
  try {
    const answer = await postForm(tokenAddress(account), tokenRequest(account, refreshToken));
    await changeState(account, () => ({
      sealedAccess: seal("mail-oauth", answer.access_token),
      ...(answer.refresh_token && { sealedRefresh: seal("mail-oauth", answer.refresh_token) }),
      expiresAt: secondsLater(answer.expires_in),
      ...{ askingUntil: null, failedAt: null, failure: null },
    }));
    return answer.access_token;
  } catch (error) {
    const failure = error instanceof TokenRefused ? error.response : unreachable;
    log.warn({ ...errorFacts(error), failure: inWords(failure) }, "no access token for the mail server");
    await changeState(account, () => ({ askingUntil: null, failedAt: now(), failure }));
    throw new TokenRefused(failure);
  }
}

async function postForm(address: string, form: Record<string, string>) {
  const response = await fetch(address, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(form),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMillis),
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = tokenAnswer.safeParse(body);
  if (!response.ok || !answer.success) throw new TokenRefused(refusalOf(response.status, body));
  return answer.data;
}

const secondsLater = (seconds: number) => new Date(now().getTime() + seconds * 1000);
