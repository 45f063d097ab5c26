import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Prisma, User } from "@/generated/prisma/client";
import { countGuess, type Origin } from "@/lib/attempts/commands";
import { recordEvent } from "@/lib/audit/commands";
import { trialDays } from "@/lib/auth/rules";
import type { changePasswordInput, loginInput, registerInput } from "@/lib/auth/schema";
import { type CompanyScope, systemScope } from "@/lib/auth/scope";
import { termsVersion } from "@/lib/auth/values";
import { type Challenge, enter } from "@/lib/factors/commands";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import { hashPassword, verifyPassword } from "@/lib/infra/crypto";
import { asAuth, inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { given } from "@/lib/infra/given";
import { queueConfirmation } from "@/lib/links/commands";
import { queueMail } from "@/lib/mail/commands";
import { accountExistsText, securityNoticeText } from "@/lib/mail/rules";
import { type Device, openSession, revokeOthers, type SignedIn } from "@/lib/sessions/commands";

/**
 * Creates a company with its first user, an ADMIN, signs them in and mails the confirmation link. An address that has an
 * account gets the same words as any other refusal, and its owner a mail.
 */
export async function register(input: z.output<typeof registerInput>, device: Device): Promise<SignedIn> {
  const { password, ...rest } = input;
  const passwordHash = await hashPassword(password);
  return createAccount({ ...rest, passwordHash }, device, (tx, scope, user) => queueConfirmation(tx, scope, user));
}

type NewAccount = Omit<z.output<typeof registerInput>, "password"> &
  Pick<Prisma.UserUncheckedCreateInput, "passwordHash" | "emailVerifiedAt">;

/** A company with its first user, who is signed in; `andThen` is done in the same transaction. */
export async function createAccount(
  { companyName, companySize, agreeToTerms, ...person }: NewAccount,
  device: Device,
  andThen: (tx: Tx, scope: CompanyScope, user: User) => Promise<void>,
): Promise<SignedIn> {
  const company = { id: randomUUID(), timeZone: "America/New_York" };
  const scope = systemScope(company);
  const consent = agreeToTerms && { termsAcceptedAt: now(), termsVersion };
  try {
    return await inCompany(scope, async (tx) => {
      const trialEndsAt = new Date(now().getTime() + trialDays * 24 * 60 * 60 * 1000);
      const created = await tx.company.create({ data: { ...company, name: companyName, size: companySize ?? null, trialEndsAt } });
      await tx.companyStats.create({ data: { companyId: company.id } });
      const user = await tx.user.create({ data: { ...given(person), ...consent, companyId: company.id, role: "ADMIN" } });
      await andThen(tx, scope, user);
      const signedIn = await openSession(tx, created, user, { ...device, remember: false });
      await recordEvent(tx, actingAs(scope, user), { action: "company.registered", subjectType: "company", subjectId: company.id });
      return signedIn;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await tellOwner(person.email);
    throw new AppError(
      "conflict",
      "Registration failed. If you already have an account with this email address, sign in or reset your password.",
    );
  }
}

const mailsAnHour = 5;

async function tellOwner(email: string): Promise<void> {
  // More would fill somebody's mailbox; the answer stays the same.
  if ((await countUp(`exists-mail:${email}`, 3600)) > mailsAnHour) return;
  const user = await asAuth().user.findUnique({ where: { email }, include: { company: true } });
  if (!user) return;
  const scope = systemScope(user.company);
  const text = accountExistsText(user.firstName, `${env().APP_URL}/login`, `${env().APP_URL}/forgot-password`);
  await inCompany(scope, (tx) => queueMail(tx, scope, { kind: "ACCOUNT_EXISTS", recipient: email, ...text }));
}

/**
 * Signs in with address and password, or asks for the second factor. One answer for every kind of failure; the password is
 * always checked, unless too many were tried, whether there is such an account or not.
 */
export async function signIn(input: z.output<typeof loginInput>, device: Device & Origin): Promise<SignedIn | Challenge> {
  const guess = await countGuess("password", input.email, device);
  const where = { email: input.email };
  const found = await asAuth().user.findUnique({ where, select: { passwordHash: true } });
  const matches = await verifyPassword(found?.passwordHash ?? null, input.password);
  // The rest is read only now: until here an address without an account takes the same work, and so the same time.
  const user = matches ? await asAuth().user.findUnique({ where, include: { company: true } }) : null;
  const usable = user?.status === "ACTIVE" && user.company.status === "ACTIVE";
  if (!user || !usable) throw new AppError("wrong_credentials", "Invalid email or password");
  await guess.forgive();
  return enter(user, device, input.remember);
}

/** Sets a new password of the acting person, who knows the current one, and ends their other sign-ins. */
export async function changePassword(
  scope: CompanyScope,
  input: z.output<typeof changePasswordInput>,
  ownSessionId: string,
  origin: Origin,
): Promise<{ message: string }> {
  const userId = scope.actor.id ?? "";
  const user = await inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: userId } }));
  if (!user.passwordHash) throw new AppError("conflict", "Your account has no password yet. Set one with Forgot password.");
  const guess = await countGuess("password", user.email, origin);
  if (!(await verifyPassword(user.passwordHash, input.currentPassword))) {
    throw new AppError("invalid", "The current password is not right", { currentPassword: "The current password is not right" });
  }
  await guess.forgive();
  const passwordHash = await hashPassword(input.newPassword);
  await inCompany(scope, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChangedAt: now() } });
    await revokeOthers(tx, scope, userId, ownSessionId);
    const text = securityNoticeText(user.firstName, "Your password was changed");
    await queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: user.email, ...text });
    await recordEvent(tx, scope, { action: "user.password_changed", subjectType: "user", subjectId: userId });
  });
  return { message: "Password updated successfully" };
}

function actingAs(scope: CompanyScope, user: Pick<User, "id">): CompanyScope {
  return { ...scope, actor: { id: user.id, label: "member" } };
}
