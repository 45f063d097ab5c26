import type { z } from "zod";
import { now } from "@/lib/infra/clock";
import { open, randomToken, sameText, seal, tokenHash } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { closeMailer } from "@/lib/infra/mailer";
import { coded } from "@/lib/infra/sentences-rules";
import { keepFirstTokens, postForm, TokenRefused } from "@/lib/mail/oauth/commands";
import { findAccount, findClient, findConnected, listMailAccounts, redirectUrl } from "@/lib/mail/oauth/queries";
import { addressOf, clientOriginOf, codeRequest, consentUrl, keysOf, tokenAddress } from "@/lib/mail/oauth/rules";
import { type ConnectedAccount, type Consent, type ConsentDto, consent, type consentAnswer } from "@/lib/mail/oauth/schema";
import { consentMinutes, type MailPurpose, mailPurposes } from "@/lib/mail/oauth/values";

/** Begins a sign-in at the provider, for this session alone; one that had begun for the same purpose ends. Throws `conflict`. */
export async function startConsent(purpose: MailPurpose, sessionId: string): Promise<ConsentDto> {
  const { [purpose]: account } = await listMailAccounts();
  if (!account.canConnect) throw new AppError("conflict", coded("server.mail.saveTheClientFirst"));
  const client = await findClient();
  const secrets = { state: `${purpose}.${randomToken()}`, verifier: randomToken(), nonce: randomToken() };
  await keep(keysOf(purpose).consent, {
    ...{ stateHash: tokenHash(secrets.state), sealedVerifier: seal("mail-oauth", secrets.verifier), nonce: secrets.nonce },
    ...{ sessionId, origin: clientOriginOf(client), until: minutesLater(consentMinutes), failure: null },
  } satisfies Consent);
  return { url: consentUrl(client, redirectUrl(), secrets) };
}

/** What a sign-in at the provider came to: an account is connected, or why not. */
export type Consented = { purpose: MailPurpose; outcome: "connected" | "cancelled" | "failed"; address: string | null };

/**
 * Takes what the provider sent the browser back with, once. null: no sign-in of this session waits for it, so that nobody connects an
 * account of theirs by an address that an admin opens.
 */
export async function finishConsent(sessionId: string, { state, code, error }: z.output<typeof consentAnswer>): Promise<Consented | null> {
  const purpose = mailPurposes.find((one) => state.startsWith(`${one}.`));
  const begun = purpose && (await takeConsent(purpose, sessionId, state));
  if (!purpose || !begun) return null;
  if (error === "access_denied") return { purpose, outcome: "cancelled", address: null };
  try {
    if (!code) throw new TokenRefused(error ?? "");
    return { purpose, outcome: "connected", address: await exchange(purpose, begun, code) };
  } catch (problem) {
    const failure = problem instanceof TokenRefused ? problem.response : coded("server.mail.theTokenEndpointCould");
    await keep(keysOf(purpose).consent, { ...begun, stateHash: "", until: minutesLater(24 * 60), failure } satisfies Consent);
    return { purpose, outcome: "failed", address: null };
  }
}

/** The sign-in that waits for this answer. It is gone afterwards: a code is used once. */
async function takeConsent(purpose: MailPurpose, sessionId: string, state: string): Promise<Consent | null> {
  const { consent: key } = keysOf(purpose);
  const { data } = consent.safeParse((await asPlatform().platformSetting.findUnique({ where: { key } }))?.value);
  if (!data || data.until <= now() || data.sessionId !== sessionId || !sameText(data.stateHash, tokenHash(state))) return null;
  const { count } = await asPlatform().platformSetting.deleteMany({
    where: { key, value: { path: ["stateHash"], equals: data.stateHash } },
  });
  return count === 1 ? data : null;
}

async function exchange(purpose: MailPurpose, begun: Consent, code: string): Promise<string> {
  const client = await findClient();
  // The code is for the registration that asked for it.
  if (clientOriginOf(client) !== begun.origin) throw new TokenRefused(coded("server.mail.theClientChanged"));
  const answer = await postForm(tokenAddress(client), codeRequest(client, code, open("mail-oauth", begun.sealedVerifier), redirectUrl()));
  if (!answer.refresh_token) throw new TokenRefused(coded("server.mail.noRefreshToken"));
  const address = addressOf(answer.id_token, { clientId: client.clientId, nonce: begun.nonce });
  if (!address) throw new TokenRefused(coded("server.mail.noAddressOfAccount"));
  await keep(keysOf(purpose).account, {
    ...{ address, sealedRefresh: seal("mail-oauth", answer.refresh_token), connectedAt: now(), origin: begun.origin },
  } satisfies ConnectedAccount);
  const found = await findAccount(purpose);
  if (found && found !== "none" && found.purpose === purpose) await keepFirstTokens(found, answer);
  closeMailer();
  return address;
}

/** Forgets the account's tokens. Returns its address; null: none was connected. */
export async function disconnectAccount(purpose: MailPurpose): Promise<string | null> {
  const connected = await findConnected(purpose);
  const { state, account, consent: begun } = keysOf(purpose);
  await asPlatform().platformSetting.deleteMany({ where: { key: { in: [state, account, begun] } } });
  closeMailer();
  return connected?.address ?? null;
}

async function keep(key: string, row: object): Promise<void> {
  const value = JSON.parse(JSON.stringify(row));
  await asPlatform().platformSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

const minutesLater = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
