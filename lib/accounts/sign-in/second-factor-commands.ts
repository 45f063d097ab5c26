import { randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { Secret } from "otpauth";
import { encode } from "uqr";
import type { z } from "zod";
import type { Company, User } from "@/generated/prisma/client";
import { isUsable, loadAccount } from "@/lib/accounts/sign-in/queries";
import { generatorOf, readChallenge, stepOfCode } from "@/lib/accounts/sign-in/second-factor-queries";
import {
  challengeSeconds,
  freshSignInMinutes,
  isAppCode,
  plainCode,
  recoveryCode,
  recoveryCodeCount,
} from "@/lib/accounts/sign-in/second-factor-rules";
import type { proofInput, setupDto, switchInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { type Device, openSession, revokeOthers, type SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { countGuess, type Origin } from "@/lib/accounts/throttle-commands";
import { guessedAt } from "@/lib/accounts/throttle-rules";
import { now } from "@/lib/infra/clock";
import { keyFor, mac, seal, verifyPassword } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueNotice } from "@/lib/mail/commands";
import { securityNoticeText } from "@/lib/mail/rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";
import type { PlainKey } from "@/messages/say";

/** Asks for the second factor instead of signing in; `answer` is what the caller gets to hand back. */
export type Challenge = { answer: { secondFactor: true; challenge: string }; challenge: string };

const wrongCode = () => new AppError("invalid", coded("server.accounts.codeInvalid"), { code: coded("server.accounts.codeInvalid") });

/** The one check for every proof of identity: a session, or the code where a second factor is on. */
export async function enter(user: User & { company: Company }, device: Device, remember: boolean): Promise<SignedIn | Challenge> {
  if (!user.totpEnabledAt) return begin(user, device, remember);
  const seconds = Math.floor(now().getTime() / 1000);
  const challenge = await new SignJWT({ remember })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + challengeSeconds)
    .sign(keyFor("second-factor"));
  return { answer: { secondFactor: true, challenge }, challenge };
}

function begin({ company, ...user }: User & { company: Company }, device: Device, remember: boolean): Promise<SignedIn> {
  const scope = systemScope(company, byPerson(user.id));
  return inCompany(scope, async (tx) => {
    const signedIn = await openSession(tx, company, user, { ...device, remember });
    await recordEvent(tx, scope, { action: "user.signed_in", subjectType: "user", subjectId: user.id });
    return signedIn;
  });
}

/** Signs in by the code that a challenge asked for. */
export async function answerChallenge(token: string, typed: string, device: Device & Origin): Promise<SignedIn> {
  const refused = new AppError("unauthenticated", coded("server.accounts.signInOver"));
  const challenge = await readChallenge(token);
  if (!challenge) throw refused;
  const user = await loadAccount(challenge.sub);
  const isStale = (user?.passwordChangedAt?.getTime() ?? 0) / 1000 > challenge.iat + 1;
  if (!user?.totpEnabledAt || !isUsable(user) || isStale) throw refused;
  const guess = await countGuess("code", guessedAt(user), device);
  const scope = systemScope(user.company, byPerson(user.id));
  await inCompany(scope, (tx) => useCode(tx, scope, user, typed));
  await guess.forgive();
  return begin(user, device, challenge.remember);
}

/** Makes a new secret for the acting person; it asks for nothing until its first code has been given. */
export function beginSetup(scope: CompanyScope): Promise<z.output<typeof setupDto>> {
  return inCompany(scope, async (tx) => {
    const user = await ownUser(tx, scope);
    if (user.totpEnabledAt) throw new AppError("conflict", coded("server.accounts.twoFactorOnBefore"));
    const totpSecret = seal("totp", new Secret({ size: 20 }).base32);
    await tx.user.update({ where: { id: user.id }, data: { totpSecret } });
    const generator = generatorOf({ ...user, totpSecret });
    return { secret: generator.secret.base32, uri: generator.toString(), qr: draw(generator.toString()) };
  });
}

/**
 * Turns the second factor on by the password and the first code of the new secret: who finds a device signed in must not lock its
 * owner out. Ends the other sign-ins, which were made without it.
 */
export async function turnOn(
  scope: CompanyScope,
  input: z.output<typeof switchInput>,
  ownSessionId: string,
  origin: Origin,
): Promise<{ recoveryCodes: string[] }> {
  const asked = await inCompany(scope, (tx) => ownUser(tx, scope));
  const guess = await countGuess("password", guessedAt(asked), origin);
  await checkPassword(asked, input.password);
  await guess.forgive();
  return inCompany(scope, async (tx) => {
    const user = await ownUser(tx, scope);
    if (user.totpEnabledAt) throw new AppError("conflict", coded("server.accounts.twoFactorOnBefore"));
    const step = user.totpSecret ? stepOfCode(generatorOf(user), plainCode(input.code)) : null;
    if (step === null) throw wrongCode();
    const { recoveryCodes, recoveryHashes } = newRecoveryCodes(user);
    await tx.user.update({ where: { id: user.id }, data: { totpEnabledAt: now(), totpStep: step, recoveryHashes } });
    await revokeOthers(tx, scope, user.id, ownSessionId);
    await tell(tx, scope, user, "server.accounts.twoFactorOnSubject");
    await recordEvent(tx, scope, { action: "user.second_factor_on", subjectType: "user", subjectId: user.id });
    return { recoveryCodes };
  });
}

/** Turns it off, by the password and a code: a device that was left signed in is not enough. */
export async function turnOff(scope: CompanyScope, input: z.output<typeof switchInput>, origin: Origin): Promise<Done> {
  const { company, ...user } = await inCompany(scope, (tx) =>
    tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" }, include: { company: true } }),
  );
  if (company.requireTwoFactor) throw new AppError("conflict", coded("server.accounts.twoFactorRequired"));
  const { requireAdminTwoFactor } = (await getSettings()).security;
  if (requireAdminTwoFactor && user.platformRole === "ADMIN")
    throw new AppError("conflict", coded("server.accounts.twoFactorRequiredAdmin"));
  const guess = await countGuess("code", guessedAt(user), origin);
  await checkPassword(user, input.password);
  await inCompany(scope, async (tx) => {
    await useCode(tx, scope, user, input.code);
    await forgetFactor(tx, scope, user);
  });
  await guess.forgive();
  return { message: coded("server.accounts.twoFactorOff") };
}

/**
 * Lets the acting person show again who they are: by the password, and a code where the second factor is on. Who has neither
 * shows it by the sign-in named by `sessionId`, when that is minutes old. Throws `invalid` with the field, and `conflict`.
 */
export async function proveOneself(
  scope: CompanyScope,
  input: z.output<typeof proofInput>,
  origin: Origin,
  sessionId?: string,
): Promise<void> {
  const user = await inCompany(scope, (tx) => ownUser(tx, scope));
  const hasFactor = user.totpEnabledAt !== null;
  if (!user.passwordHash && !hasFactor) {
    if (sessionId) return freshOrRefuse(scope, sessionId);
    throw new AppError("conflict", coded("server.accounts.passwordNoneRetry"));
  }
  const guess = await countGuess(hasFactor ? "code" : "password", guessedAt(user), origin);
  await checkPassword(user, input.password);
  if (hasFactor) await inCompany(scope, (tx) => useCode(tx, scope, user, input.code ?? ""));
  await guess.forgive();
}

async function freshOrRefuse(scope: CompanyScope, sessionId: string): Promise<void> {
  const { createdAt } = await inCompany(scope, (tx) => tx.session.findUniqueOrThrow({ where: { id: sessionId } }));
  if (now().getTime() - createdAt.getTime() <= freshSignInMinutes * 60 * 1000) return;
  throw new AppError("conflict", coded("server.accounts.signInAnew", { freshSignInMinutes }));
}

async function checkPassword({ passwordHash }: User, password = ""): Promise<void> {
  if (!passwordHash || (await verifyPassword(passwordHash, password))) return;
  const problem = password === "" ? coded("accounts.passwordMissing") : coded("server.accounts.passwordWrong");
  throw new AppError("invalid", problem, { password: problem });
}

/** Part of turning it off, also by a platform admin for a person who has lost the device. */
export async function forgetFactor(tx: Tx, scope: CompanyScope, user: User): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { totpSecret: null, totpEnabledAt: null, recoveryHashes: [] } });
  await tell(tx, scope, user, "server.accounts.twoFactorOffSubject");
  await recordEvent(tx, scope, { action: "user.second_factor_off", subjectType: "user", subjectId: user.id });
}

/** Replaces all recovery codes, by a code. */
export async function renewRecoveryCodes(scope: CompanyScope, typed: string, origin: Origin): Promise<{ recoveryCodes: string[] }> {
  const user = await inCompany(scope, (tx) => ownUser(tx, scope));
  const guess = await countGuess("code", guessedAt(user), origin);
  const recoveryCodes = await inCompany(scope, async (tx) => {
    await useCode(tx, scope, user, typed);
    const made = newRecoveryCodes(user);
    await tx.user.update({ where: { id: user.id }, data: { recoveryHashes: made.recoveryHashes } });
    await recordEvent(tx, scope, { action: "user.recovery_codes_renewed", subjectType: "user", subjectId: user.id });
    return made.recoveryCodes;
  });
  await guess.forgive();
  return { recoveryCodes };
}

/** Uses up a code of the app or a recovery code. Both updates decide between two uses at once. Throws `invalid`. */
async function useCode(tx: Tx, scope: CompanyScope, user: User, typed: string): Promise<void> {
  if (!user.totpEnabledAt) throw new AppError("conflict", coded("server.accounts.twoFactorOffBefore"));
  const plain = plainCode(typed);
  if (isAppCode(plain)) {
    const step = stepOfCode(generatorOf(user), plain);
    if (step === null) throw wrongCode();
    const { count } = await tx.user.updateMany({ where: { id: user.id, totpStep: { lt: step } }, data: { totpStep: step } });
    if (count === 0)
      throw new AppError("invalid", coded("server.accounts.codeUsed"), {
        code: coded("server.accounts.codeUsedWait"),
      });
    return;
  }
  if (plain === "") throw new AppError("invalid", coded("server.accounts.codeRequired"), { code: coded("server.accounts.codeRequired") });
  const hash = recoveryHash(user, plain);
  const used = await tx.$executeRaw`
    update "user" set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where company_id = ${scope.companyId}::uuid and id = ${user.id}::uuid and ${hash} = any(recovery_hashes)`;
  if (used === 0) throw wrongCode();
  await tell(tx, scope, user, "server.accounts.recoveryCodeSubject");
  await recordEvent(tx, scope, { action: "user.recovery_code_used", subjectType: "user", subjectId: user.id });
}

function newRecoveryCodes(user: User): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(10)));
  return { recoveryCodes, recoveryHashes: recoveryCodes.map((code) => recoveryHash(user, plainCode(code))) };
}

const recoveryHash = (user: User, plain: string) => mac("recovery-code", `${user.id}:${plain}`);

async function ownUser(tx: Tx, scope: CompanyScope): Promise<User> {
  return tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" } });
}

function tell(tx: Tx, scope: CompanyScope, user: User, fact: PlainKey): Promise<void> {
  return queueNotice(
    tx,
    scope,
    user,
    inLanguage(user.language, () => securityNoticeText(user.firstName, coded(fact))),
  );
}

/** A QR code as the path of its dark squares, one unit each, with the quiet zone that scanners need. */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
