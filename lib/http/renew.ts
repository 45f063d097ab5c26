import { refreshSession } from "@/lib/auth/commands";
import { signedInCookies, signedOutCookies } from "@/lib/http/session";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";

/** Only paths of this application: no scheme, no host, no second slash. */
function localPath(to: string): string {
  const target = URL.canParse(to, env().APP_URL) ? new URL(to, env().APP_URL) : null;
  const local = target && /^\/(?![/\\])/.test(to) && target.origin === new URL(env().APP_URL).origin;
  return local ? `${target.pathname}${target.search}` : "/dashboard";
}

/** Renews the cookies of a visitor whose session cookie has run out and sends them on to their page, else to the sign-in. */
export async function renewAndRedirect(refreshToken: string | null, to: string): Promise<Response> {
  let location = localPath(to);
  let cookies: string[];
  try {
    cookies = await signedInCookies(await refreshSession(refreshToken ?? ""));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    location = "/login";
    cookies = signedOutCookies();
  }
  const response = new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  for (const line of cookies) response.headers.append("set-cookie", line);
  return response;
}
