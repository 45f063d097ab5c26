import { SignJWT } from "jose";
import type { z } from "zod";
import { requiredAt, requiredSignOn } from "@/lib/accounts/firms/queries";
import { createAccount, refuseSignOn } from "@/lib/accounts/sign-in/commands";
import { type Account, findAccount, isUsable, loadAccount } from "@/lib/accounts/sign-in/queries";
import { accountExists } from "@/lib/accounts/sign-in/rules";
import { type Challenge, enter } from "@/lib/accounts/sign-in/second-factor-commands";
import type { Device, SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { type PendingSignUp, type Provider, readPendingSignUp } from "@/lib/accounts/sso/queries";
import { type Claims, type Person, personOf, signUpSeconds } from "@/lib/accounts/sso/rules";
import type { providerSignUpInput, Refusal } from "@/lib/accounts/sso/schema";
import { now } from "@/lib/infra/clock";
import { keyFor } from "@/lib/infra/crypto";
import { asAuth, inCompany, isUniqueViolation } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { withPhone } from "@/lib/infra/phones-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { securityNoticeText } from "@/lib/mail/rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { systemScope } from "@/lib/tenancy/scope";

/** What comes of a provider's answer: a sign-in (or its question for the code), a sign-up that asks for the company, or neither. */
export type Arrival = { signedIn: SignedIn | Challenge } | { signUp: string } | { refused: Refusal };

/**
 * Signs in the person in a provider's ID token: by the account at the provider once it is known here, before that by an address which both
 * the provider and we have confirmed. The second factor is required as with a password.
 */
export async function arrive(provider: Provider, claims: Claims, device: Device): Promise<Arrival> {
  const person = personOf(provider.id, claims);
  if (!person) return { refused: "unverified" };
  const linked = await asAuth().identity.findUnique({
    where: { provider_subject: { provider: provider.id, subject: person.subject } },
    include: { user: { include: { company: true } } },
  });
  if (linked) return enterUnlessBound(linked.user, device);
  const found = await findAccount(person.email);
  const user = found ? await loadAccount(found.id) : null;
  if (!user) return (await requiredAt(person.email)) ? { refused: "firm" } : { signUp: await sealSignUp(provider, person) };
  if (!user.emailVerifiedAt) return { refused: "unconfirmed" };
  if (!isUsable(user)) return { refused: "suspended" };
  const others = await asAuth().identity.count({ where: { userId: user.id, provider: provider.id } });
  if (others > 0) return { refused: "other-account" };
  if (await requiredSignOn(user)) return { refused: "firm" };
  await link(provider, person, user);
  return enterIfUsable(user, device);
}

/** The people of a firm that requires its own provider come through no other one. */
async function enterUnlessBound(user: Account, device: Device): Promise<Arrival> {
  return (await requiredSignOn(user)) ? { refused: "firm" } : enterIfUsable(user, device);
}

export async function enterIfUsable(user: Account, device: Device): Promise<Arrival> {
  if (!isUsable(user)) return { refused: "suspended" };
  return { signedIn: await enter(user, device, false) };
}

/** Notes that an account at a provider is this person's, and tells them. */
export async function link(provider: { id: string; name: string }, { subject }: Person, user: Account): Promise<void> {
  const scope = systemScope(user.company, byPerson(user.id));
  await inCompany(scope, async (tx) => {
    await tx.identity.create({ data: { companyId: user.companyId, userId: user.id, provider: provider.id, subject } });
    const text = inLanguage(user.language, () =>
      securityNoticeText(user.firstName, coded("server.accounts.identityLinkedSubject", { name: provider.name })),
    );
    await queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: user.email, ...text });
    const details = { provider: provider.id };
    await recordEvent(tx, scope, { action: "user.identity_linked", subjectType: "user", subjectId: user.id, details });
  });
}

function sealSignUp(provider: Provider, person: Person): Promise<string> {
  const pending: PendingSignUp = { ...person, provider: provider.id, providerName: provider.name };
  return new SignJWT({ person: pending })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(now().getTime() / 1000) + signUpSeconds)
    .sign(keyFor("sso-sign-up"));
}

/**
 * Creates the company and its first user for whom a provider has vouched: the mailbox is confirmed, and there is no password.
 * Throws `account_exists` where the address got an account meanwhile.
 */
export async function signUpByProvider(token: string, input: z.output<typeof providerSignUpInput>, device: Device): Promise<SignedIn> {
  const pending = await pendingOrRefuse(token);
  const { email, provider, subject } = pending;
  await refuseSignOn(email);
  const account = { ...withPhone(input), email, passwordHash: null, emailVerifiedAt: now() };
  const created = createAccount(account, device, async (tx, { companyId }, { id }) => {
    await tx.identity.create({ data: { companyId, userId: id, provider, subject } });
  });
  return created.catch((error) => {
    throw isUniqueViolation(error) ? new AppError("account_exists", accountExists()) : error;
  });
}

/** Signs in whose sign-up was done but whose answer was lost: the provider has vouched for them just now. */
export async function signInAgain(token: string, device: Device): Promise<SignedIn | Challenge> {
  const { provider, subject } = await pendingOrRefuse(token);
  const linked = await asAuth().identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: { include: { company: true } } },
  });
  if (!linked || !isUsable(linked.user)) throw new AppError("conflict", coded("server.accounts.accountExistsSignIn"));
  return enter(linked.user, device, false);
}

async function pendingOrRefuse(token: string): Promise<PendingSignUp> {
  const pending = await readPendingSignUp(token);
  if (!pending) throw new AppError("invalid_link", coded("server.accounts.signUpOver"));
  return pending;
}
