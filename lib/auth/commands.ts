import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Prisma, User } from "@/generated/prisma/client";
import { countGuess, type Origin } from "@/lib/attempts/commands";
import { guessedAt } from "@/lib/attempts/rules";
import { recordEvent } from "@/lib/audit/commands";
import { accountsOf, hashPasswordFor, isUsable, loadAccount } from "@/lib/auth/queries";
import { trialDays } from "@/lib/auth/rules";
import type { changePasswordInput, loginInput, registerInput } from "@/lib/auth/schema";
import { type CompanyScope, systemScope } from "@/lib/auth/scope";
import { termsVersion } from "@/lib/auth/values";
import { preparePlanWish } from "@/lib/billing/commands";
import { type Challenge, enter } from "@/lib/factors/commands";
import { now } from "@/lib/infra/clock";
import { verifyPassword, verifyPasswords } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { given } from "@/lib/infra/given";
import { endLinks, prepareConfirmation } from "@/lib/links/commands";
import { queueNotice } from "@/lib/mail/commands";
import { securityNoticeText } from "@/lib/mail/rules";
import { type Device, openSession, revokeOthers, type SignedIn } from "@/lib/sessions/commands";

/**
 * Creates a company with its first user, an ADMIN, signs them in and mails the confirmation link. Until that is used, the
 * account only claims its address, whether others have it or not; an address with an owner gets another mail, and nothing else
 * tells.
 */
export async function register(input: z.output<typeof registerInput>, device: Device): Promise<SignedIn> {
  const { password, ...rest } = input;
  const passwordHash = await hashPasswordFor(rest.email, password);
  return createAccount({ ...rest, passwordHash }, device, await prepareConfirmation(rest.email));
}

type NewAccount = Omit<z.output<typeof registerInput>, "password"> &
  Pick<Prisma.UserUncheckedCreateInput, "passwordHash" | "emailVerifiedAt">;

/**
 * A company with its first user, who is signed in; `andThen` is done in the same transaction. An address that is confirmed from
 * the start must have no owner yet: isUniqueViolation says so of the error.
 */
export async function createAccount(
  { companyName, companySize, agreeToTerms, wish, ...person }: NewAccount,
  device: Device,
  andThen: (tx: Tx, scope: CompanyScope, user: User) => Promise<void>,
): Promise<SignedIn> {
  const company = { id: randomUUID(), timeZone: "America/New_York" };
  const scope = systemScope(company);
  const recordWish = wish && (await preparePlanWish(wish));
  const consent = agreeToTerms && { termsAcceptedAt: now(), termsVersion };
  return inCompany(scope, async (tx) => {
    const trialEndsAt = new Date(now().getTime() + trialDays * 24 * 60 * 60 * 1000);
    const created = await tx.company.create({ data: { ...company, name: companyName, size: companySize ?? null, trialEndsAt } });
    await tx.companyStats.create({ data: { companyId: company.id } });
    const user = await tx.user.create({ data: { ...given(person), ...consent, companyId: company.id, role: "ADMIN" } });
    await andThen(tx, scope, user);
    await recordWish?.(tx, actingAs(scope, user));
    const signedIn = await openSession(tx, created, user, { ...device, remember: false });
    await recordEvent(tx, actingAs(scope, user), { action: "company.registered", subjectType: "company", subjectId: company.id });
    return signedIn;
  });
}

/**
 * Signs in with address and password, or asks for the second factor: to the account of the address whose password it is, the
 * owner's before others. One answer for every kind of failure; the password is always checked, unless too many were tried,
 * whether there is such an account or not.
 */
export async function signIn(input: z.output<typeof loginInput>, device: Device & Origin): Promise<SignedIn | Challenge> {
  const guess = await countGuess("password", input.email, device);
  const accounts = await accountsOf(input.email);
  const matches = await verifyPasswords(
    accounts.map(({ passwordHash }) => passwordHash),
    input.password,
  );
  // The rest is read only now: until here an address without an account takes the same work, and so the same time.
  for (const { id } of accounts.filter((_, index) => matches[index])) {
    const account = await loadAccount(id);
    if (!account || !isUsable(account)) continue;
    // Who only claims the address must not win back with their own password what they spend on guessing its owner's.
    if (account.emailVerifiedAt) await guess.forgive();
    return enter(account, device, input.remember);
  }
  throw new AppError("wrong_credentials", "Invalid email or password");
}

/** Sets a new password of the acting person, who knows the current one, and ends their other sign-ins and what mails left open. */
export async function changePassword(
  scope: CompanyScope,
  input: z.output<typeof changePasswordInput>,
  ownSessionId: string,
  origin: Origin,
): Promise<{ message: string }> {
  const userId = scope.actor.id ?? "";
  const user = await inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: userId } }));
  if (!user.passwordHash) throw new AppError("conflict", "Your account has no password yet. Set one with Forgot password.");
  const guess = await countGuess("password", guessedAt(user), origin);
  if (!(await verifyPassword(user.passwordHash, input.currentPassword))) {
    throw new AppError("invalid", "The current password is not right", { currentPassword: "The current password is not right" });
  }
  await guess.forgive();
  const passwordHash = await hashPasswordFor(user.email, input.newPassword);
  await inCompany(scope, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChangedAt: now() } });
    await endLinks(tx, user);
    await revokeOthers(tx, scope, userId, ownSessionId);
    await queueNotice(tx, scope, user, securityNoticeText(user.firstName, "Your password was changed"));
    await recordEvent(tx, scope, { action: "user.password_changed", subjectType: "user", subjectId: userId });
  });
  return { message: "Password updated successfully" };
}

function actingAs(scope: CompanyScope, user: Pick<User, "id">): CompanyScope {
  return { ...scope, actor: { id: user.id, label: "member" } };
}
