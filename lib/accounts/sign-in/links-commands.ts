import type { AuthToken, AuthTokenKind, Prisma, User } from "@/generated/prisma/client";
import { requiredAt, requiredSignOn } from "@/lib/accounts/firms/queries";
import { resetRefused, signOnNeeded } from "@/lib/accounts/firms/rules";
import { refuseWeak } from "@/lib/accounts/passwords/queries";
import { ownWordsOf } from "@/lib/accounts/passwords/rules";
import { tellPlanWish } from "@/lib/accounts/plan-wish-commands";
import { type Account, accountsAt, loadAccount } from "@/lib/accounts/sign-in/queries";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import { revokeOthers } from "@/lib/accounts/sign-in/sessions-commands";
import { confirmLinkSeconds, resetLinkSeconds } from "@/lib/accounts/sign-in/values";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import { hashPassword, randomToken, tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError, tooOften } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { returnPath } from "@/lib/infra/return-path-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail, queueNotice } from "@/lib/mail/commands";
import { confirmEmailText, resetPasswordText, securityNoticeText } from "@/lib/mail/rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/*
 * Single-use links in emails: confirming an address and choosing a new password. The link's token is random; only its hash is stored, and a
 * newer link of the same kind ends the older one.
 */

const lifetimes = { CONFIRM_EMAIL: confirmLinkSeconds, RESET_PASSWORD: resetLinkSeconds, CHANGE_EMAIL: confirmLinkSeconds } as const;

/**
 * A new single-use token of the kind; it ends the earlier ones. Only its hash is stored. `mail`: what the email with its link must know, so
 * that a link that no longer works is not sent.
 */
export async function createToken(
  tx: Tx,
  user: Pick<User, "id" | "companyId">,
  kind: AuthTokenKind,
): Promise<{ token: string; mail: { aboutId: string; validUntil: Date } }> {
  const token = randomToken();
  const at = now();
  await tx.authToken.updateMany({ where: { companyId: user.companyId, userId: user.id, kind, usedAt: null }, data: { usedAt: at } });
  const expiresAt = new Date(at.getTime() + lifetimes[kind] * 1000);
  const { id } = await tx.authToken.create({
    data: { companyId: user.companyId, userId: user.id, kind, hash: tokenHash(token), expiresAt },
  });
  return { token, mail: { aboutId: id, validUntil: expiresAt } };
}

/**
 * Ends what could still move the account by an earlier email: links for a new password, and the change to another address with its link.
 * Part of each change after which only its owner may have the account. Links that confirm a sign-up move nothing.
 */
export async function endLinks(tx: Tx, { id, companyId }: Pick<User, "id" | "companyId">): Promise<void> {
  const open = {
    companyId,
    userId: id,
    kind: { in: ["RESET_PASSWORD", "CHANGE_EMAIL"] },
    usedAt: null,
  } satisfies Prisma.AuthTokenWhereInput;
  await tx.authToken.updateMany({ where: open, data: { usedAt: now() } });
  await tx.user.update({ where: { id }, data: { newEmail: null } });
}

const mailsAnHour = 5;

/** Counts an email of the kind to the address, whoever causes it. False: more would fill a stranger's mailbox. */
async function mayMail(kind: "confirm" | "reset", email: string): Promise<boolean> {
  return (await countUp(`${kind}-mail:${email}`, 3600)) <= mailsAnHour;
}

/** What emails an account the link that confirms its address, in a transaction of its company. */
export async function prepareConfirmation(email: string): Promise<(tx: Tx, scope: CompanyScope, user: User) => Promise<void>> {
  const isMailed = await mayMail("confirm", email);
  return async (tx, scope, user) => {
    // A new token would end that of the last email.
    if (!isMailed) return;
    const { name } = await tx.company.findUniqueOrThrow({ where: { id: user.companyId } });
    const { token, mail } = await createToken(tx, user, "CONFIRM_EMAIL");
    const link = `${env().APP_URL}/auth/confirm?token=${token}&type=signup`;
    const text = inLanguage(user.language, () => confirmEmailText(user.firstName, name, link));
    await queueMail(tx, scope, { kind: "CONFIRM_EMAIL", recipient: email, ...text, ...mail, secret: true });
  };
}

/**
 * Emails a new confirmation link to the acting person. Throws `rate_limited` within a minute and after four in an hour, the sign-up's being
 * the fifth.
 */
export async function resendConfirmation(scope: CompanyScope): Promise<Done> {
  const userId = scope.actor.id ?? "";
  const user = await inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: userId } }));
  if (user.emailVerifiedAt) return { message: coded("server.accounts.addressConfirmedBefore") };
  if (user.formerEmail) throw new AppError("address_needed", coded("server.accounts.addressNeeded"));
  const isSoon = (await countUp(`resent-minute:${userId}`, 60)) > 1;
  if (isSoon || (await countUp(`resent:${userId}`, 3600)) >= mailsAnHour) {
    throw tooOften(coded("server.accounts.linkRecent"), isSoon ? 60 : 3600);
  }
  const mail = await prepareConfirmation(user.email);
  await inCompany(scope, (tx) => mail(tx, scope, user));
  return { message: coded("server.accounts.linkSent", { email: user.email }) };
}

// Longer than the work of any case, so that the answer's time does not reveal whether the address has an account.
const evenAnswerMillis = 400;

/**
 * Emails a reset link for the account that has the address, and for each that gave it up and has no other yet, as long as the hour
 * has emails left. The link leads on to the screen `to`, by the sign-in. Says nothing of all that, in words or in time. Throws
 * `sign_on_needed` where everyone at the domain signs in through the firm's provider; its admin for emergencies gets the email even so.
 */
export async function requestPasswordReset(email: string, to?: string): Promise<void> {
  const even = new Promise((resolve) => setTimeout(resolve, evenAnswerMillis));
  const accounts = await accountsAt(email);
  const active = accounts.filter(({ status }) => status === "ACTIVE").slice(0, mailsAnHour);
  for (const { id } of active) {
    const account = await loadAccount(id);
    if (!account || (await requiredSignOn(account))) continue;
    if (await mayMail("reset", email)) await mailReset(account, { recipient: email, to, isOneOfSeveral: active.length > 1 });
  }
  await even;
  const firm = await requiredAt(email);
  if (firm) throw resetRefused(firm);
}

/** Emails a reset link to one account, for a platform admin. Throws `rate_limited` when the hour has no emails left for its address. */
export async function sendResetLink(account: Account): Promise<void> {
  const recipient = addressOf(account);
  if (!(await mayMail("reset", recipient))) throw tooOften(coded("server.accounts.resetsTooMany"), 3600);
  await mailReset(account, { recipient, to: undefined, isOneOfSeveral: (await accountsAt(recipient)).length > 1 });
}

type ResetEmail = { recipient: string; to: string | undefined; isOneOfSeveral: boolean };

async function mailReset({ company, ...user }: Account, { recipient, to, isOneOfSeveral }: ResetEmail): Promise<void> {
  const path = returnPath(to);
  const scope = systemScope(company);
  await inCompany(scope, async (tx) => {
    const { token, mail } = await createToken(tx, user, "RESET_PASSWORD");
    const link = `${env().APP_URL}/reset-password?${new URLSearchParams({ token, ...(path && { to: path }) })}`;
    const text = inLanguage(user.language, () => resetPasswordText(user.firstName, link, isOneOfSeveral ? company.name : null));
    await queueMail(tx, scope, { kind: "RESET_PASSWORD", recipient, ...text, ...mail, secret: true });
  });
}

/**
 * Sets a new password by a reset link, ends every sign-in of the user and, the mailbox being theirs, confirms it. An account that
 * gave the address up still needs a new one. Returns the address: who reads its email is no stranger who guesses. Throws as
 * `redeemToken` does.
 */
export async function resetPassword(token: string, password: string): Promise<{ email: string }> {
  return redeemToken(token, "RESET_PASSWORD", coded("server.accounts.resetLinkDead"), async (tx, scope, user, at) => {
    const firm = await requiredSignOn(user);
    if (firm) throw signOnNeeded(firm);
    const { name } = await tx.company.findUniqueOrThrow({ where: { id: user.companyId } });
    // A refusal leaves the link unused: the person chooses again.
    await refuseWeak(password, ownWordsOf({ ...user, email: addressOf(user) }, name), "password", " long");
    const passwordHash = await hashPassword(password);
    // Whoever had the account before its mailbox was confirmed may be a stranger: no sign-in of theirs may stay.
    const stranger = !user.emailVerifiedAt && { totpSecret: null, totpEnabledAt: null, recoveryHashes: [] };
    if (stranger) await tx.identity.deleteMany({ where: { companyId: user.companyId, userId: user.id } });
    const emailVerifiedAt = user.formerEmail ? null : (user.emailVerifiedAt ?? at);
    const data = { passwordHash, passwordChangedAt: at, emailVerifiedAt, ...stranger };
    const changed = await tx.user.update({ where: { id: user.id }, data });
    if (!user.emailVerifiedAt && emailVerifiedAt) await tellPlanWish(tx, scope, user);
    await endLinks(tx, user);
    await revokeOthers(tx, scope, user.id, null);
    await queueNotice(
      tx,
      scope,
      changed,
      inLanguage(user.language, () => securityNoticeText(user.firstName, coded("server.accounts.passwordChangedSubject"))),
    );
    await recordEvent(tx, scope, { action: "user.password_reset", subjectType: "user", subjectId: user.id });
  });
}

/** The state of the sign-up email's link, without using it: programs that scan emails open links too. */
export async function checkConfirmation(token: string): Promise<Done> {
  const found = await asAuth().authToken.findUnique({ where: { hash: tokenHash(token) }, include: { user: true } });
  if (found?.kind !== "CONFIRM_EMAIL") throw new AppError("invalid_link", coded("server.accounts.emailConfirmationFailed"));
  if (found.usedAt && found.user.emailVerifiedAt) return { message: coded("server.accounts.addressConfirmed") };
  if (found.usedAt || found.expiresAt <= now()) throw new AppError("invalid_link", coded("server.accounts.emailConfirmationFailed"));
  return { message: coded("server.accounts.addressConfirmHint") };
}

/**
 * Confirms an address by the link of the sign-up email. Opened again, the link changes nothing and reports the current state. Throws as
 * `redeemToken` does.
 */
export async function confirmEmail(token: string): Promise<Done> {
  await redeemOnce(
    token,
    "CONFIRM_EMAIL",
    coded("server.accounts.emailConfirmationFailed"),
    async (tx, scope, user, at) => {
      await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: user.emailVerifiedAt ?? at } });
      if (!user.emailVerifiedAt) await tellPlanWish(tx, scope, user);
      await recordEvent(tx, scope, { action: "user.email_confirmed", subjectType: "user", subjectId: user.id });
    },
    ({ user }) => user.emailVerifiedAt !== null,
  );
  return { message: coded("server.accounts.addressConfirmed") };
}

/**
 * As `redeemToken`, but a link that was used and, as `isDone` says of it, did its work is no failure: not when it is opened again,
 * and not for the second of two presses at once.
 */
export async function redeemOnce(
  token: string,
  kind: AuthTokenKind,
  refusal: Sentence,
  work: Redemption,
  isDone: (used: AuthToken & { user: User }) => boolean,
): Promise<void> {
  await redeemToken(token, kind, refusal, work).catch(async (error) => {
    if (!(error instanceof AppError) || error.code !== "invalid_link") throw error;
    const found = await asAuth().authToken.findUnique({ where: { hash: tokenHash(token) }, include: { user: true } });
    if (found?.kind !== kind || !found.usedAt || !isDone(found)) throw error;
  });
}

/** What a token is for, done in the transaction that uses it up, `at` that moment. */
type Redemption = (tx: Tx, scope: CompanyScope, user: User, at: Date) => Promise<void>;

/**
 * Uses a token up and does what it is for, in one transaction. Throws `invalid_link` with the refusal's words, and `conflict`
 * where the address got an owner meanwhile; nothing is changed then.
 */
export async function redeemToken(token: string, kind: AuthTokenKind, refusal: Sentence, work: Redemption): Promise<{ email: string }> {
  const refused = new AppError("invalid_link", refusal);
  const found = await asAuth().authToken.findUnique({
    where: { hash: tokenHash(token) },
    include: { user: { include: { company: true } } },
  });
  if (found?.kind !== kind || found.user.status !== "ACTIVE") throw refused;
  const { company, ...user } = found.user;
  const scope = systemScope(company, byPerson(user.id));
  const redeemed = inCompany(scope, async (tx) => {
    const at = now();
    // The update decides between two uses at once: only one finds the token unused.
    const { count } = await tx.authToken.updateMany({
      where: { companyId: user.companyId, id: found.id, usedAt: null, expiresAt: { gt: at } },
      data: { usedAt: at },
    });
    if (count === 0) throw refused;
    await work(tx, scope, user, at);
  });
  await redeemed.catch((error) => {
    throw isUniqueViolation(error) ? new AppError("conflict", coded("server.accounts.addressTaken")) : error;
  });
  return { email: addressOf(user) };
}
