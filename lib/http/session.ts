import { decode, encode } from "next-auth/jwt";
import type { Challenge } from "@/lib/accounts/sign-in/second-factor-commands";
import { challengeSeconds } from "@/lib/accounts/sign-in/second-factor-rules";
import type { SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { accessTokenSeconds, sessionSeconds } from "@/lib/accounts/sign-in/sessions-rules";
import { knownDeviceToken } from "@/lib/accounts/throttle-commands";
import { deviceDays } from "@/lib/accounts/throttle-rules";
import { now } from "@/lib/infra/clock";
import { env } from "@/lib/infra/env";

/*
 * The browser's side of a sign-in, in HttpOnly cookies: scripts in the page see none of them. The session cookie is next-auth's encrypted
 * token and names our session row for 15 minutes; the refresh cookie renews it. The device cookie stays after a sign-out and distinguishes
 * a browser of the address's owner from strangers who guess; the challenge and sign-up cookies bridge the steps of one sign-in.
 */

const secure = () => env().APP_URL.startsWith("https://");

export type CookieName = "session" | "refresh" | "device" | "challenge" | "sign-up";
type CookieReader = { get(name: string): { value: string } | undefined };

/** With https, a `__Host-` name: neither another host of the domain nor plain http can set or shadow it. */
const named = (name: CookieName) => `${secure() ? "__Host-" : ""}coverkeep.${name}`;
/** How the cookies of sign-ins from before November 2026 are called; they are renewed under the new name. */
const formerly = (name: CookieName) => `__Secure-coverkeep.${name}`;

/** The value of one of our cookies; null when the browser has none. */
export function readCookie(cookies: CookieReader, name: CookieName): string | null {
  return cookies.get(named(name))?.value ?? (secure() ? cookies.get(formerly(name))?.value : undefined) ?? null;
}

/** The session id that the session cookie names, or null when it is absent, foreign or older than 15 minutes. */
export async function sessionIdFromCookies(cookies: CookieReader): Promise<string | null> {
  const token = readCookie(cookies, "session");
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

// Decryption is the most expensive step of a small request, and a cookie names the same session until it expires. The database is asked
// every time whether that session is still valid.
const decodedMost = 5000;
const decoded = new Map<string, { sessionId: string; until: number }>();

/** The Set-Cookie lines of a sign-in. Not remembered, both cookies end with the browser; the token in the session's ends by itself. */
export async function signedInCookies({ answer, sessionId, remember }: SignedIn): Promise<string[]> {
  const token = await encode({ token: { sub: sessionId }, secret: env().APP_SECRET, maxAge: accessTokenSeconds });
  return [
    cookie("session", token, remember ? accessTokenSeconds : null),
    cookie("refresh", answer.session.refresh_token, remember ? sessionSeconds(true) : null),
    // Whoever only claims an address is no owner of it whose guesses could be told from a stranger's.
    ...(answer.user.emailVerified ? [knownDeviceCookie(answer.user.email)] : []),
    cookie("challenge", "", 0),
    cookie("sign-up", "", 0),
    ...forgetFormer(),
  ];
}

const deviceSeconds = deviceDays * 24 * 60 * 60;

/** The Set-Cookie line after which this browser's guesses are counted apart from everyone else's. */
export function knownDeviceCookie(email: string): string {
  return cookie("device", knownDeviceToken(email), deviceSeconds);
}

/** The Set-Cookie line of a sign-in that waits for its second factor. */
export function challengeLine({ challenge }: Challenge): string {
  return cookie("challenge", challenge, challengeSeconds);
}

/** The Set-Cookie line of a sign-up that waits for the company's name. */
export function signUpLine(token: string, seconds: number): string {
  return cookie("sign-up", token, seconds);
}

/** The Set-Cookie lines that forget a sign-in. */
export function signedOutCookies(): string[] {
  return [cookie("session", "", 0), cookie("refresh", "", 0), ...forgetFormer()];
}

/** No one may continue with a cookie under the former name after signing in or out. */
function forgetFormer(): string[] {
  return secure() ? (["session", "refresh"] as const).map((name) => line(formerly(name), "", 0)) : [];
}

function cookie(name: CookieName, value: string, maxAge: number | null): string {
  return line(named(name), value, maxAge);
}

function line(name: string, value: string, maxAge: number | null): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (secure()) parts.push("Secure");
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  return parts.join("; ");
}
