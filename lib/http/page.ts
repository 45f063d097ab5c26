import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { isInAdminMode } from "@/lib/accounts/sign-in/admin-mode-rules";
import { getMe, loadLiveSession, readRefreshToken } from "@/lib/accounts/sign-in/queries";
import type { MeDto } from "@/lib/accounts/sign-in/schema";
import { readCookie, sessionIdFromCookies } from "@/lib/http/session";
import { now } from "@/lib/infra/clock";
import { signInAddress } from "@/lib/infra/return-path-rules";
import { type AdminScope, type CompanyScope, type LiveSession, memberScope, platformScope } from "@/lib/tenancy/scope";

/** The live session of this page's visitor, looked up once a request. */
const currentSession = cache(async (): Promise<LiveSession | null> => {
  const sessionId = await sessionIdFromCookies(await cookies());
  return sessionId ? loadLiveSession(sessionId) : null;
});

/** Sends the visitor to renew the session when they hold the means, else to the sign-in. */
async function requireSession(): Promise<LiveSession> {
  const session = await currentSession();
  if (session) return session;
  const jar = await cookies();
  const to = await ownPath("/dashboard");
  if (!readCookie(jar, "refresh")) redirect(signInAddress({ to }));
  redirect(`/api/auth/renew?${new URLSearchParams({ to, otherwise: signInAddress({ to, ended: true }) })}`);
}

/** Address of the page that is being rendered, as proxy.ts notes it. */
async function ownPath(otherwise: string): Promise<string> {
  return (await headers()).get("x-coverkeep-path") ?? otherwise;
}

/** Guards a signed-in page: the visitor, their company and the scope to act with, or a redirect. */
export async function requireCompany(): Promise<MeDto & { scope: CompanyScope }> {
  return meIn(await requireAddress());
}

/** The scope of a visitor whom `requireCompany` would let in; null for others, whom the page itself sends away. */
export async function findCompanyScope(): Promise<CompanyScope | null> {
  const session = await currentSession();
  return session && !session.needsAddress && !session.needsFactor ? memberScope(session) : null;
}

/** The scope of a visitor whom `requirePlatformAdmin` would let in; null for others. */
export async function findPlatformScope(): Promise<AdminScope | null> {
  const session = await currentSession();
  const isLetIn = session && !session.needsAddress && !session.needsFactor && isInAdminMode(session, now());
  return isLetIn ? platformScope(session) : null;
}

/** Guards the page that asks for a new address. Others of the signed-in have no need of it. */
export async function requireAddressless(): Promise<MeDto & { scope: CompanyScope }> {
  const session = await requireSession();
  if (!session.needsAddress) redirect("/dashboard");
  return meIn(session);
}

async function meIn(session: LiveSession): Promise<MeDto & { scope: CompanyScope }> {
  const scope = memberScope(session);
  return { ...(await getMe(scope)), scope };
}

/** Guards the page that sets up a second factor which the company requires. Others go on to `to`. */
export async function requireFactorless(to: string): Promise<MeDto & { scope: CompanyScope }> {
  const session = await requireSession();
  if (session.needsAddress) redirect("/new-address");
  if (!session.needsFactor) redirect(to);
  return meIn(session);
}

/** A session whose account has an address and any second factor that is required, or a redirect to where it gets them. */
async function requireAddress(): Promise<LiveSession> {
  const session = await requireSession();
  if (session.needsAddress) redirect("/new-address");
  if (session.needsFactor) redirect(`/two-factor-setup?${new URLSearchParams({ to: await ownPath("/dashboard") })}`);
  return session;
}

/** Whom a sign-out would sign out, for a page that anyone may open: also after a pause in which their cookie expired. null: no one. */
export async function findVisitor(): Promise<MeDto["user"] | null> {
  const paused = readRefreshToken(readCookie(await cookies(), "refresh") ?? "");
  const session = (await currentSession()) ?? (paused && (await loadLiveSession(paused.sessionId)));
  return session && (await getMe(memberScope(session))).user;
}

/** Guards the page that asks platform admins for their password again. */
export async function requireAdminModeless(to: string): Promise<void> {
  const session = await requireAddress();
  if (!platformScope(session)) redirect("/dashboard");
  if (isInAdminMode(session, now())) redirect(to);
}

/**
 * Guards the admin area. Members of a company who are no platform admins are sent to their dashboard, and admins who last gave
 * their password long ago to the page that asks for it again.
 */
export async function requirePlatformAdmin(): Promise<MeDto & { scope: AdminScope }> {
  const session = await requireAddress();
  const scope = platformScope(session);
  if (!scope) redirect("/dashboard");
  if (!isInAdminMode(session, now())) redirect(`/admin-mode?${new URLSearchParams({ to: await ownPath("/admin") })}`);
  return { ...(await getMe(memberScope(session))), scope };
}

export const isSignedIn = async (): Promise<boolean> => (await currentSession()) !== null;

/** Sends people who are signed in away from landing and sign-in pages, also after a pause in which their cookie ran out. */
export async function redirectIfSignedIn(to = "/dashboard"): Promise<void> {
  if (await currentSession()) redirect(to);
  if (readCookie(await cookies(), "refresh")) {
    redirect(`/api/auth/renew?to=${encodeURIComponent(to)}&otherwise=${encodeURIComponent(await ownPath("/login"))}`);
  }
}
