import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getMe, loadLiveSession, readRefreshToken } from "@/lib/accounts/sign-in/queries";
import type { MeDto } from "@/lib/accounts/sign-in/schema";
import { readCookie, sessionIdFromCookies } from "@/lib/http/session";
import { type CompanyScope, type LiveSession, memberScope, type PlatformScope, platformScope } from "@/lib/tenancy/scope";

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
  if (!readCookie(jar, "refresh")) redirect("/login");
  redirect(`/api/auth/renew?to=${encodeURIComponent(await ownPath("/dashboard"))}`);
}

/** Address of the page that is being rendered, as proxy.ts notes it. */
async function ownPath(otherwise: string): Promise<string> {
  return (await headers()).get("x-coverkeep-path") ?? otherwise;
}

/** Guards a signed-in page: the visitor, their company and the scope to act with, or a redirect. */
export async function requireCompany(): Promise<MeDto & { scope: CompanyScope }> {
  return meIn(await requireAddress());
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

/** A session whose account has an address, or a redirect to where it gets one. */
async function requireAddress(): Promise<LiveSession> {
  const session = await requireSession();
  if (session.needsAddress) redirect("/new-address");
  return session;
}

/** Whom a sign-out would sign out, for a page that anybody may open: also after a pause in which their cookie ran out. null: nobody. */
export async function findVisitor(): Promise<MeDto["user"] | null> {
  const paused = readRefreshToken(readCookie(await cookies(), "refresh") ?? "");
  const session = (await currentSession()) ?? (paused && (await loadLiveSession(paused.sessionId)));
  return session && (await getMe(memberScope(session))).user;
}

/** Guards the admin area. Members of a company who are no platform admins are sent to their dashboard. */
export async function requirePlatformAdmin(): Promise<MeDto & { scope: PlatformScope }> {
  const session = await requireAddress();
  const scope = platformScope(session);
  if (!scope) redirect("/dashboard");
  return { ...(await getMe(memberScope(session))), scope };
}

/** Sends people who are signed in away from landing and sign-in pages, also after a pause in which their cookie ran out. */
export async function redirectIfSignedIn(to = "/dashboard"): Promise<void> {
  if (await currentSession()) redirect(to);
  if (readCookie(await cookies(), "refresh")) {
    redirect(`/api/auth/renew?to=${encodeURIComponent(to)}&otherwise=${encodeURIComponent(await ownPath("/login"))}`);
  }
}
