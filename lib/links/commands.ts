import type { AuthTokenKind, User } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { confirmLinkSeconds, resetLinkSeconds } from "@/lib/auth/rules";
import { type CompanyScope, systemScope } from "@/lib/auth/scope";
import { now } from "@/lib/infra/clock";
import { hashPassword, randomToken, tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { queueMail } from "@/lib/mail/commands";
import { confirmEmailText, resetPasswordText } from "@/lib/mail/rules";

/*
 * Single-use links in mails: confirming an address and choosing a new password. The link's token is random; only its hash
 * is stored, and a newer link of the same kind ends the older one.
 */

const lifetimes = { CONFIRM_EMAIL: confirmLinkSeconds, RESET_PASSWORD: resetLinkSeconds, CHANGE_EMAIL: confirmLinkSeconds } as const;

/** A new single-use token of the kind; it ends the earlier ones. Only its hash is stored. */
export async function createToken(tx: Tx, user: Pick<User, "id" | "companyId">, kind: AuthTokenKind): Promise<string> {
  const token = randomToken();
  const at = now();
  await tx.authToken.updateMany({ where: { companyId: user.companyId, userId: user.id, kind, usedAt: null }, data: { usedAt: at } });
  await tx.authToken.create({
    data: {
      companyId: user.companyId,
      userId: user.id,
      kind,
      hash: tokenHash(token),
      expiresAt: new Date(at.getTime() + lifetimes[kind] * 1000),
    },
  });
  return token;
}

/** Mails the link that confirms a new user's address, in the transaction that creates the user. */
export async function queueConfirmation(tx: Tx, scope: CompanyScope, user: User): Promise<void> {
  const token = await createToken(tx, user, "CONFIRM_EMAIL");
  const text = confirmEmailText(user.firstName, `${env().APP_URL}/auth/confirm?token=${token}&type=signup`);
  await queueMail(tx, scope, { kind: "CONFIRM_EMAIL", recipient: user.email, ...text, secret: true });
}

// Longer than the work of either case, so that the answer's time does not tell whether the address has an account.
const evenAnswerMillis = 400;

/** Mails a reset link if the address has an active account. Says nothing either way, in words or in time. */
export async function requestPasswordReset(email: string): Promise<void> {
  const even = new Promise((resolve) => setTimeout(resolve, evenAnswerMillis));
  const user = await asAuth().user.findUnique({ where: { email }, include: { company: true } });
  if (user?.status === "ACTIVE") {
    const scope = systemScope(user.company);
    await inCompany(scope, async (tx) => {
      const token = await createToken(tx, user, "RESET_PASSWORD");
      const text = resetPasswordText(user.firstName, `${env().APP_URL}/reset-password?token=${token}`);
      await queueMail(tx, scope, { kind: "RESET_PASSWORD", recipient: user.email, ...text, secret: true });
    });
  }
  await even;
}

/** Sets a new password by a reset link, ends every sign-in of the user and, the mailbox being theirs, confirms it. */
export async function resetPassword(token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await redeemToken(token, "RESET_PASSWORD", "This password reset link is invalid or has expired", async (tx, scope, user) => {
    const at = now();
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? at } });
    await tx.session.updateMany({ where: { companyId: user.companyId, userId: user.id, revokedAt: null }, data: { revokedAt: at } });
    await recordEvent(tx, scope, { action: "user.password_reset", subjectType: "user", subjectId: user.id });
  });
}

/** Confirms an address by the link of the sign-up mail. Opened again, the link changes nothing and says what is true. */
export async function confirmEmail(token: string): Promise<{ message: string }> {
  const done = { message: "Email confirmed. You can now log in." };
  const used = await asAuth().authToken.findUnique({ where: { hash: tokenHash(token) }, include: { user: true } });
  if (used?.kind === "CONFIRM_EMAIL" && used.usedAt && used.user.emailVerifiedAt) return done;
  await redeemToken(token, "CONFIRM_EMAIL", "Email confirmation failed", async (tx, scope, user) => {
    await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: user.emailVerifiedAt ?? now() } });
    await recordEvent(tx, scope, { action: "user.email_confirmed", subjectType: "user", subjectId: user.id });
  });
  return done;
}

/** Uses a token up and does what it is for, in one transaction. Throws `invalid_link` with the refusal's words. */
export async function redeemToken(
  token: string,
  kind: AuthTokenKind,
  refusal: string,
  work: (tx: Tx, scope: CompanyScope, user: User) => Promise<void>,
): Promise<void> {
  const refused = new AppError("invalid_link", refusal);
  const found = await asAuth().authToken.findUnique({
    where: { hash: tokenHash(token) },
    include: { user: { include: { company: true } } },
  });
  if (found?.kind !== kind || found.user.status !== "ACTIVE") throw refused;
  const { company, ...user } = found.user;
  const scope = systemScope(company, { id: user.id, label: "member" });
  await inCompany(scope, async (tx) => {
    // The update decides between two uses at once: only one finds the token unused.
    const { count } = await tx.authToken.updateMany({
      where: { companyId: user.companyId, id: found.id, usedAt: null, expiresAt: { gt: now() } },
      data: { usedAt: now() },
    });
    if (count === 0) throw refused;
    await work(tx, scope, user);
  });
}
