import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Prisma, User } from "@/generated/prisma/client";
import { requiredAt, requiredSignOn } from "@/lib/accounts/firms/queries";
import { signOnNeeded } from "@/lib/accounts/firms/rules";
import { refuseWeak } from "@/lib/accounts/passwords/queries";
import { ownWordsOf } from "@/lib/accounts/passwords/rules";
import { recordPlanWish } from "@/lib/accounts/plan-wish-commands";
import { endLinks, prepareConfirmation } from "@/lib/accounts/sign-in/links-commands";
import { type AccountFacts, accountsAt, findAccount, isUsable, loadAccount } from "@/lib/accounts/sign-in/queries";
import { accountExists, addressOf, knownSignUps, placeholderAddress, signUpsOfAddress } from "@/lib/accounts/sign-in/rules";
import type { changePasswordInput, loginInput, registerInput } from "@/lib/accounts/sign-in/schema";
import { type Challenge, enter } from "@/lib/accounts/sign-in/second-factor-commands";
import { type Device, openSession, revokeOthers, type SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { countGuess, type Origin } from "@/lib/accounts/throttle-commands";
import { guessedAt } from "@/lib/accounts/throttle-rules";
import { giveFirstSet } from "@/lib/compliance/sets/commands";
import { sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { countUp, readCount } from "@/lib/infra/counters";
import { hashPassword, verifyPassword } from "@/lib/infra/crypto";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, tooOften } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { withPhone } from "@/lib/infra/phones-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { chosenLanguage, inLanguage } from "@/lib/infra/server-texts";
import { timeZoneOr } from "@/lib/infra/time-zones-rules";
import { queueNotice } from "@/lib/mail/commands";
import { announceUser } from "@/lib/mail/platform-notices/commands";
import { securityNoticeText } from "@/lib/mail/rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { trialDays } from "@/lib/tenancy/plan-values";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { nameCompany } from "@/lib/tenancy/settings/inbound-name-commands";
import { getSettings } from "@/lib/tenancy/settings/queries";

/**
 * Creates a company with its first user, an ADMIN, signs them in and emails the confirmation link. Throws `account_exists` for an
 * address that has an account, and `rate_limited` for many sign-ups with one address, or with known addresses from one network.
 */
export async function register(input: z.output<typeof registerInput>, caller: Device & { address: string }): Promise<SignedIn> {
  const { password, ...rest } = withPhone(input);
  await refuseSignOn(rest.email);
  // First, so that weak passwords use up no sign-ups.
  await refuseWeak(password, ownWordsOf(rest, rest.companyName));
  const known = `sign-up-known:${caller.address}`;
  const isLookingForAccounts = (await readCount(known, knownSignUps.windowSeconds)) >= knownSignUps.max;
  const ofAddress = await countUp(`sign-up-address:${rest.email}`, signUpsOfAddress.windowSeconds);
  if (isLookingForAccounts || ofAddress > signUpsOfAddress.max) {
    throw tooOften(coded("server.accounts.attemptsTooMany"), knownSignUps.windowSeconds);
  }
  const refuse = async () => {
    await countUp(known, knownSignUps.windowSeconds);
    return new AppError("account_exists", accountExists());
  };
  if (await findAccount(rest.email)) throw await refuse();
  const passwordHash = await hashPassword(password);
  const created = createAccount({ ...rest, passwordHash }, caller, await prepareConfirmation(rest.email));
  // Of two sign-ups at once, the index lets one through.
  return created.catch(async (error) => {
    throw isUniqueViolation(error) ? await refuse() : error;
  });
}

type NewAccount = Omit<z.output<typeof registerInput>, "password"> &
  Pick<Prisma.UserUncheckedCreateInput, "passwordHash" | "emailVerifiedAt">;

/**
 * A company with its first user, who is signed in; `andThen` is done in the same transaction. Where another account has the
 * address, isUniqueViolation says so of the error.
 */
export async function createAccount(
  { companyName, companySize, agreeToTerms, wish, timeZone, ...person }: NewAccount,
  device: Device,
  andThen: (tx: Tx, scope: CompanyScope, user: User) => Promise<void>,
): Promise<SignedIn> {
  const company = { id: randomUUID(), timeZone: timeZoneOr(timeZone, (await getSettings()).general.timeZone) };
  const scope = systemScope(company);
  const consent = agreeToTerms && { termsAcceptedAt: now(), termsVersion };
  const signedIn = await inCompany(scope, async (tx) => {
    const trialEndsAt = new Date(now().getTime() + trialDays * 24 * 60 * 60 * 1000);
    const created = await tx.company.create({ data: { ...company, name: companyName, size: companySize ?? null, trialEndsAt } });
    await tx.companyStats.create({ data: { companyId: company.id } });
    await giveFirstSet(tx, scope);
    const user = await tx.user.create({
      data: { ...sentFields(person), ...consent, companyId: company.id, role: "ADMIN", language: chosenLanguage() },
    });
    await andThen(tx, scope, user);
    if (wish) await recordPlanWish(tx, actingAs(scope, user), wish);
    await announceUser(tx, scope, user.id);
    const session = await openSession(tx, created, user, { ...device, remember: false });
    await recordEvent(tx, actingAs(scope, user), { action: "company.registered", subjectType: "company", subjectId: company.id });
    return session;
  });
  await nameCompany({ id: company.id, name: companyName });
  return signedIn;
}

/**
 * Signs in with address and password, or asks for the second factor. An account that gave the address up still signs in with it
 * by its own password. One answer for every kind of failure; the password is always checked, unless too many were tried, whether
 * there is such an account or not.
 */
export async function signIn(input: z.output<typeof loginInput>, device: Device & Origin): Promise<SignedIn | Challenge> {
  const guess = await countGuess("password", input.email, device);
  const accounts = await accountsAt(input.email);
  const hashes = accounts.length > 0 ? accounts.map(({ passwordHash }) => passwordHash) : [null];
  const matches = await Promise.all(hashes.map((stored) => verifyPassword(stored, input.password)));
  // The rest is read only now: until here an address without an account takes the same work, and so the same time.
  for (const { id } of await addressAskedFirst(accounts.filter((_, index) => matches[index]))) {
    const account = await loadAccount(id);
    if (!account || !isUsable(account)) continue;
    const firm = await requiredSignOn(account);
    if (firm) throw signOnNeeded(firm);
    // Of several accounts at the address, the unconfirmed must not win back with their own password what they spend on guessing.
    if (account.emailVerifiedAt || accounts.length === 1) await guess.forgive();
    return enter(account, device, input.remember);
  }
  // Whoever types a password where none counts learns so, whether the account has one or not.
  await refuseSignOn(input.email);
  throw new AppError("wrong_credentials", coded("server.accounts.credentialsWrong"));
}

/** Throws `sign_on_needed` for an address at whose domain everyone signs in through the firm's provider. */
export async function refuseSignOn(email: string): Promise<void> {
  const firm = await requiredAt(email);
  if (firm) throw signOnNeeded(firm);
}

/**
 * Where one password opens several accounts, one that needs a new address comes first, once a day. Otherwise nothing could open
 * it; and if it always came first, nothing could open the account that has the address.
 */
async function addressAskedFirst(accounts: AccountFacts[]): Promise<AccountFacts[]> {
  if (accounts.length < 2) return accounts;
  for (const account of accounts) {
    if (account.formerEmail && (await countUp(`address-asked:${account.id}`, 24 * 60 * 60)) === 1) {
      return [account, ...accounts.filter((other) => other !== account)];
    }
  }
  return accounts;
}

/**
 * Takes the address from an account that has not confirmed it, for someone who has shown that the mailbox is theirs. The account
 * keeps its company and data, and asks for a new address at its next sign-in.
 */
export async function giveUpAddress(id: string): Promise<void> {
  const account = await loadAccount(id);
  if (!account) return;
  const { companyId, email, company } = account;
  const scope = systemScope(company);
  await inCompany(scope, async (tx) => {
    const unconfirmed = { companyId, id, email, emailVerifiedAt: null, formerEmail: null };
    const data = { email: placeholderAddress(id), formerEmail: email };
    if ((await tx.user.updateMany({ where: unconfirmed, data })).count === 0) return;
    const open = { companyId, userId: id, usedAt: null, kind: { in: ["CONFIRM_EMAIL" as const, "RESET_PASSWORD" as const] } };
    await tx.authToken.updateMany({ where: open, data: { usedAt: now() } });
    await recordEvent(tx, scope, { action: "user.address_given_up", subjectType: "user", subjectId: id });
  });
}

/** Sets a new password of the acting person, who knows the current one, and ends their other sign-ins and the links of earlier emails. */
export async function changePassword(
  scope: CompanyScope,
  input: z.output<typeof changePasswordInput>,
  ownSessionId: string,
  origin: Origin,
): Promise<Done> {
  const userId = scope.actor.id ?? "";
  const user = await inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: userId } }));
  if (!user.passwordHash) throw new AppError("conflict", coded("server.accounts.passwordNone"));
  const guess = await countGuess("password", guessedAt(user), origin);
  if (!(await verifyPassword(user.passwordHash, input.currentPassword))) {
    throw new AppError("invalid", coded("server.accounts.currentPasswordWrong"), {
      currentPassword: coded("server.accounts.currentPasswordWrong"),
    });
  }
  await guess.forgive();
  const company = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: scope.companyId } }));
  await refuseWeak(input.newPassword, ownWordsOf({ ...user, email: addressOf(user) }, company.name), "newPassword");
  const passwordHash = await hashPassword(input.newPassword);
  await inCompany(scope, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChangedAt: now() } });
    await endLinks(tx, user);
    await revokeOthers(tx, scope, userId, ownSessionId);
    await queueNotice(
      tx,
      scope,
      user,
      inLanguage(user.language, () => securityNoticeText(user.firstName, coded("server.accounts.passwordChangedSubject"))),
    );
    await recordEvent(tx, scope, { action: "user.password_changed", subjectType: "user", subjectId: userId });
  });
  return { message: coded("server.accounts.passwordUpdatedSuccessfully") };
}

function actingAs(scope: CompanyScope, user: Pick<User, "id">): CompanyScope {
  return { ...scope, actor: byPerson(user.id) };
}
