import { decode, encode } from "next-auth/jwt";
import type { SignedIn } from "@/lib/auth/commands";
import { accessTokenSeconds, sessionSeconds } from "@/lib/auth/rules";
import { now } from "@/lib/infra/clock";
import { env } from "@/lib/infra/env";

/*
 * The browser's side of a sign-in: two HttpOnly cookies. The session cookie is next-auth's encrypted token and names our
 * session row for 15 minutes; the refresh cookie renews it. Scripts in the page see neither.
 */

const secure = () => env().APP_URL.startsWith("https://");
export const sessionCookie = () => (secure() ? "__Secure-coverkeep.session" : "coverkeep.session");
export const refreshCookie = () => (secure() ? "__Secure-coverkeep.refresh" : "coverkeep.refresh");

type CookieReader = { get(name: string): { value: string } | undefined };

/** The session id that the session cookie names, or null when it is absent, foreign or older than 15 minutes. */
export async function sessionIdFromCookies(cookies: CookieReader): Promise<string | null> {
  const token = cookies.get(sessionCookie())?.value;
  if (!token) return null;
  const seen = decoded.get(token);
  if (seen && seen.until > now().getTime()) return seen.sessionId;
  try {
    const payload = await decode({ token, secret: env().APP_SECRET });
    if (typeof payload?.sub !== "string" || typeof payload.exp !== "number") return null;
    if (decoded.size >= decodedMost) decoded.clear();
    decoded.set(token, { sessionId: payload.sub, until: payload.exp * 1000 });
    return payload.sub;
  } catch {
    return null;
  }
}

// Decryption is the dearest step of a small request, and a cookie names the same session until it runs out. Whether that
// session still lives is asked of the database every time.
const decodedMost = 5000;
const decoded = new Map<string, { sessionId: string; until: number }>();

/** The Set-Cookie lines of a sign-in. Not remembered, the refresh cookie ends with the browser. */
export async function signedInCookies({ answer, sessionId, remember }: SignedIn): Promise<string[]> {
  const token = await encode({ token: { sub: sessionId }, secret: env().APP_SECRET, maxAge: accessTokenSeconds });
  return [
    cookie(sessionCookie(), token, accessTokenSeconds),
    cookie(refreshCookie(), answer.session.refresh_token, remember ? sessionSeconds(true) : null),
  ];
}

/** The Set-Cookie lines that forget a sign-in. */
export function signedOutCookies(): string[] {
  return [cookie(sessionCookie(), "", 0), cookie(refreshCookie(), "", 0)];
}

function cookie(name: string, value: string, maxAge: number | null): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (secure()) parts.push("Secure");
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  return parts.join("; ");
}
