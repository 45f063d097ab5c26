import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import type { z } from "zod";
import type { Company, User } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { toMeDto } from "@/lib/auth/dto";
import { readRefreshToken } from "@/lib/auth/queries";
import { accessTokenSeconds, decideRefresh, sessionSeconds, trialDays } from "@/lib/auth/rules";
import type { AuthAnswer, loginInput, registerInput } from "@/lib/auth/schema";
import { type CompanyScope, systemScope } from "@/lib/auth/scope";
import { now } from "@/lib/infra/clock";
import { hashPassword, keyFor, mac, verifyPassword } from "@/lib/infra/crypto";
import { asAuth, inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { given } from "@/lib/infra/given";
import { queueConfirmation } from "@/lib/links/commands";
import { queueMail } from "@/lib/mail/commands";
import { accountExistsText } from "@/lib/mail/rules";

/** A sign-in, with what the cookies need to know beside the answer's body. */
export type SignedIn = { answer: AuthAnswer; sessionId: string; remember: boolean };

type Device = { userAgent: string | null };

/**
 * Creates a company with its first user, an ADMIN, signs them in and mails the confirmation link. An address that has an
 * account gets the same words as any other refusal, and its owner a mail.
 */
export async function register(input: z.output<typeof registerInput>, device: Device): Promise<SignedIn> {
  const { password, companyName, companySize, ...person } = input;
  const passwordHash = await hashPassword(password);
  const company = { id: randomUUID(), timeZone: "America/New_York" };
  const scope = systemScope(company);
  try {
    return await inCompany(scope, async (tx) => {
      const trialEndsAt = new Date(now().getTime() + trialDays * 24 * 60 * 60 * 1000);
      const created = await tx.company.create({ data: { ...company, name: companyName, size: companySize ?? null, trialEndsAt } });
      await tx.companyStats.create({ data: { companyId: company.id } });
      const user = await tx.user.create({
        data: { ...given(person), companyId: company.id, passwordHash, role: "ADMIN", termsAcceptedAt: now() },
      });
      await queueConfirmation(tx, scope, user);
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

async function tellOwner(email: string): Promise<void> {
  const user = await asAuth().user.findUnique({ where: { email }, include: { company: true } });
  if (!user) return;
  const scope = systemScope(user.company);
  const text = accountExistsText(user.firstName, `${env().APP_URL}/login`, `${env().APP_URL}/forgot-password`);
  await inCompany(scope, (tx) => queueMail(tx, scope, { kind: "ACCOUNT_EXISTS", recipient: email, ...text }));
}

/** Signs in with address and password. One answer for every kind of failure; the password is always checked. */
export async function signIn(input: z.output<typeof loginInput>, device: Device): Promise<SignedIn> {
  const user = await asAuth().user.findUnique({ where: { email: input.email }, include: { company: true } });
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
  const usable = user?.status === "ACTIVE" && user.company.status === "ACTIVE";
  if (!user || !matches || !usable) throw new AppError("wrong_credentials", "Invalid email or password");
  const scope = systemScope(user.company);
  return inCompany(scope, async (tx) => {
    const signedIn = await openSession(tx, user.company, user, { ...device, remember: input.remember });
    await recordEvent(tx, actingAs(scope, user), { action: "user.signed_in", subjectType: "user", subjectId: user.id });
    return signedIn;
  });
}

/** Replaces both tokens of a sign-in. Any failure is the same "unauthenticated". */
export async function refreshSession(token: string): Promise<SignedIn> {
  if (!token) throw new AppError("unauthenticated", "No refresh token");
  const refused = new AppError("unauthenticated", "Your session has ended. Please sign in again.");
  const presented = readRefreshToken(token);
  if (!presented) throw refused;
  const found = await asAuth().session.findUnique({
    where: { id: presented.sessionId },
    include: { user: { include: { company: true } } },
  });
  if (found?.user.status !== "ACTIVE" || found.user.company.status !== "ACTIVE") throw refused;
  const { user } = found;
  // The revocation must outlive the refusal, so the transaction answers null instead of throwing.
  const signedIn = await inCompany(systemScope(user.company), async (tx) => {
    await tx.$executeRaw`select 1 from session where company_id = ${user.companyId}::uuid and id = ${found.id}::uuid for update`;
    const session = await tx.session.findUniqueOrThrow({ where: { id: found.id } });
    const at = now();
    const decision = decideRefresh(session, presented.generation, at);
    if (decision === "revoke") await tx.session.update({ where: { id: session.id }, data: { revokedAt: at } });
    if (decision === "revoke" || decision === "refuse") return null;
    if (decision === "repeat") return answerFor(user.company, user, session.id, session.generation, session.remember);
    const expiresAt = new Date(at.getTime() + sessionSeconds(session.remember) * 1000);
    const generation = session.generation + 1;
    await tx.session.update({ where: { id: session.id }, data: { generation, rotatedAt: at, expiresAt } });
    return answerFor(user.company, user, session.id, generation, session.remember);
  });
  if (!signedIn) throw refused;
  return signedIn;
}

/** Ends the sign-in that a session id or, when that has run out, a refresh token names. Nothing to end is no error. */
export async function signOut(presented: string | null, refreshToken: string | null): Promise<void> {
  const sessionId = presented ?? readRefreshToken(refreshToken ?? "")?.sessionId;
  if (!sessionId) return;
  const session = await asAuth().session.findUnique({ where: { id: sessionId }, include: { user: { include: { company: true } } } });
  if (!session || session.revokedAt) return;
  const scope = systemScope(session.user.company);
  await inCompany(scope, async (tx) => {
    await tx.session.update({ where: { id: session.id }, data: { revokedAt: now() } });
    await recordEvent(tx, actingAs(scope, session.user), { action: "user.signed_out", subjectType: "user", subjectId: session.userId });
  });
}

async function openSession(tx: Tx, company: Company, user: User, device: Device & { remember: boolean }): Promise<SignedIn> {
  const { id } = await tx.session.create({
    data: {
      companyId: company.id,
      userId: user.id,
      remember: device.remember,
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(now().getTime() + sessionSeconds(device.remember) * 1000),
    },
  });
  return answerFor(company, user, id, 1, device.remember);
}

/** The same generation always gives the same refresh token, so a repeated answer needs no stored secret. */
async function answerFor(company: Company, user: User, sessionId: string, generation: number, remember: boolean): Promise<SignedIn> {
  const access = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("coverkeep")
    .setSubject(sessionId)
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .setExpirationTime(Math.floor(now().getTime() / 1000) + accessTokenSeconds)
    .sign(keyFor("access-token"));
  const session = {
    access_token: access,
    refresh_token: `${sessionId}.${generation}.${mac("refresh-token", `${sessionId}.${generation}`)}`,
    token_type: "Bearer" as const,
    expires_in: accessTokenSeconds,
  };
  return { answer: { ...toMeDto(user, company), session }, sessionId, remember };
}

function actingAs(scope: CompanyScope, user: { id: string }): CompanyScope {
  return { ...scope, actor: { id: user.id, label: "member" } };
}
