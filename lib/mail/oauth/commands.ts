import { setTimeout as pause } from "node:timers/promises";
import { now } from "@/lib/infra/clock";
import { open, seal } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import type { AccessToken } from "@/lib/infra/mailer";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { type FoundAccount, findAccount, readState } from "@/lib/mail/oauth/queries";
import { keysOf, refusalOf, tokenAddress, tokenRequest } from "@/lib/mail/oauth/rules";
import { type TokenAnswer, type TokenState, tokenAnswer } from "@/lib/mail/oauth/schema";
import { type MailPurpose, mailPurposes } from "@/lib/mail/oauth/values";

/** Seconds before its end when a token is replaced: a message may take a minute. */
const marginSeconds = 120;
const patienceMillis = 10_000;
const askingSeconds = 20;
/** A refused token is not asked for again at once by each of many messages. */
const restSeconds = 20;
const pollMillis = 250;

/** No access token: what the token endpoint said. The mailer's failures have the same fields. */
export class TokenRefused extends Error {
  readonly code = "EOAUTH";
  constructor(readonly response: Sentence) {
    super(inWords(response));
  }
}

/**
 * A fresh access token of the account for this purpose; null: it signs in by password. One process at a time requests a new one, since a
 * refresh token that is rotated may be used only once. Throws the token endpoint's error, and where no account is connected.
 */
export async function accessToken(purpose: MailPurpose): Promise<AccessToken | null> {
  const found = await findAccount(purpose);
  if (!found) return null;
  if (found === "none") throw new TokenRefused(coded("server.mail.noAccountIsConnected"));
  const { user } = found.account;
  for (let waited = 0; waited <= askingSeconds * 1000; waited += pollMillis) {
    const state = await readState(found);
    if (isFresh(state)) return { user, token: open("mail-oauth", state.sealedAccess ?? "") };
    if (state.failedAt && state.failedAt > secondsLater(-restSeconds)) throw new TokenRefused(state.failure ?? "");
    const claimed = await claimAsking(found);
    if (claimed) return { user, token: await askForToken(found, claimed) };
    await pause(pollMillis);
  }
  throw new TokenRefused(unreachable);
}

/** Has the next message request a new token: the mail server refused the present one. */
export async function forgetAccessToken(purpose: MailPurpose): Promise<void> {
  const found = await findAccount(purpose);
  if (found && found !== "none") await changeState(found, () => ({ sealedAccess: null, expiresAt: null }));
}

/**
 * Whether the accounts' tokens still come; asks for a new one where the present one is about to end. Returns what was said first, or null.
 */
export async function findTokenProblem(): Promise<Sentence | null> {
  for (const purpose of mailPurposes) {
    try {
      // An account that both share is asked for once.
      const found = await findAccount(purpose);
      if (found === "none" || found?.purpose === purpose) await accessToken(purpose);
    } catch (error) {
      if (error instanceof TokenRefused) return error.response;
      throw error;
    }
  }
  return null;
}

/** Keeps the first tokens of an account that was just connected. */
export async function keepFirstTokens(found: FoundAccount, { access_token, expires_in }: TokenAnswer): Promise<void> {
  const kept = { sealedAccess: seal("mail-oauth", access_token), sealedRefresh: null, expiresAt: secondsLater(expires_in) };
  await changeState(found, () => ({ ...kept, askingUntil: null, failedAt: null, failure: null }));
}

const unreachable = coded("server.mail.theTokenEndpointCould");

const isFresh = ({ sealedAccess, expiresAt }: TokenState) =>
  sealedAccess !== null && expiresAt !== null && expiresAt > secondsLater(marginSeconds);

async function claimAsking(found: FoundAccount): Promise<TokenState | null> {
  let claimed: TokenState | null = null;
  await changeState(found, (state) => {
    // Another process may have asked since the tokens were read.
    if (isFresh(state) || (state.askingUntil && state.askingUntil > now())) return {};
    claimed = state;
    return { askingUntil: secondsLater(askingSeconds) };
  });
  return claimed;
}

/** Changes what is kept of the tokens, one process at a time. */
async function changeState(found: FoundAccount, change: (state: TokenState) => Partial<TokenState>): Promise<void> {
  const { state: key } = keysOf(found.purpose);
  await asPlatform().$transaction(async (tx) => {
    // The row is missing at first.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${key}))`;
    const state = await readState(found, tx);
    const value = JSON.parse(JSON.stringify({ ...state, ...change(state) }));
    await tx.platformSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
  });
}

async function askForToken(found: FoundAccount, state: TokenState): Promise<string> {
  const { account } = found;
  const refreshToken = state.sealedRefresh ? open("mail-oauth", state.sealedRefresh) : account.refreshToken;
  try {
    const answer = await postForm(tokenAddress(account), tokenRequest(account, refreshToken));
    await changeState(found, () => ({
      sealedAccess: seal("mail-oauth", answer.access_token),
      ...(answer.refresh_token && { sealedRefresh: seal("mail-oauth", answer.refresh_token) }),
      expiresAt: secondsLater(answer.expires_in),
      ...{ askingUntil: null, failedAt: null, failure: null },
    }));
    return answer.access_token;
  } catch (error) {
    const failure = error instanceof TokenRefused ? error.response : unreachable;
    log.warn({ ...errorFacts(error), failure: inWords(failure) }, "no access token for the mail server");
    await changeState(found, () => ({ askingUntil: null, failedAt: now(), failure }));
    throw new TokenRefused(failure);
  }
}

/** Asks a token endpoint. Throws what it said instead. */
export async function postForm(address: string, form: Record<string, string>): Promise<TokenAnswer> {
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
