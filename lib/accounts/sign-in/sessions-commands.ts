import { SignJWT } from "jose";
import type { Company, User } from "@/generated/prisma/client";
import { toMeDto } from "@/lib/accounts/sign-in/dto";
import { idleSince, readRefreshToken } from "@/lib/accounts/sign-in/queries";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { accessTokenSeconds, decideRefresh, sessionSeconds } from "@/lib/accounts/sign-in/sessions-rules";
import { now } from "@/lib/infra/clock";
import { keyFor, mac } from "@/lib/infra/crypto";
import { asAuth, inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** A sign-in, with what the cookies need to know beside the answer's body. */
export type SignedIn = { answer: AuthAnswer; sessionId: string; remember: boolean };

export type Device = { userAgent: string | null };

/** Starts a sign-in of a person who has passed every required step. */
export async function openSession(tx: Tx, company: Company, user: User, device: Device & { remember: boolean }): Promise<SignedIn> {
  const { id } = await tx.session.create({
    data: {
      companyId: company.id,
      userId: user.id,
      remember: device.remember,
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(now().getTime() + sessionSeconds(device.remember) * 1000),
      seenAt: now(),
    },
  });
  return answerFor(company, user, id, 1, device.remember);
}

/** Replaces both tokens of a sign-in. Any failure is the same "unauthenticated". */
export async function refreshSession(token: string): Promise<SignedIn> {
  if (!token) throw new AppError("unauthenticated", coded("server.accounts.noRefreshToken"));
  const refused = new AppError("unauthenticated", coded("server.accounts.sessionOver"));
  const presented = readRefreshToken(token);
  if (!presented) throw refused;
  const found = await asAuth().session.findUnique({
    where: { id: presented.sessionId },
    include: { user: { include: { company: true } } },
  });
  if (found?.user.status !== "ACTIVE" || found.user.company.status !== "ACTIVE") throw refused;
  const { user } = found;
  const { sessionMinutes } = (await getSettings()).security;
  const mayPause = found.remember && user.platformRole !== "ADMIN";
  if (!mayPause && found.seenAt <= idleSince(sessionMinutes)) throw refused;
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
  const scope = systemScope(session.user.company, byPerson(session.userId));
  await inCompany(scope, async (tx) => {
    await tx.session.update({ where: { id: session.id }, data: { revokedAt: now() } });
    await recordEvent(tx, scope, { action: "user.signed_out", subjectType: "user", subjectId: session.userId });
  });
}

/** Ends one of the acting person's own sign-ins, at once. Another person's is not there. */
export function endSession(scope: CompanyScope, id: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const userId = scope.actor.id ?? "";
    const { count } = await tx.session.updateMany({
      where: { companyId: scope.companyId, userId, id, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 0) throw notFound(coded("server.accounts.device"));
    await recordEvent(tx, scope, { action: "user.signed_out_device", subjectType: "user", subjectId: userId });
    return { message: coded("server.accounts.deviceSignedOut") };
  });
}

/** Ends the acting person's sign-ins except the one they act in. */
export function endOtherSessions(scope: CompanyScope, ownSessionId: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const userId = scope.actor.id ?? "";
    await revokeOthers(tx, scope, userId, ownSessionId);
    await recordEvent(tx, scope, { action: "user.signed_out_devices", subjectType: "user", subjectId: userId });
    return { message: coded("server.accounts.othersSignedOut") };
  });
}

/** Part of a change after which a person's other sign-ins must not go on; null ends all of them. */
export async function revokeOthers(tx: Tx, scope: CompanyScope, userId: string, kept: string | null): Promise<void> {
  const where = { companyId: scope.companyId, userId, revokedAt: null, ...(kept && { id: { not: kept } }) };
  await tx.session.updateMany({ where, data: { revokedAt: now() } });
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
