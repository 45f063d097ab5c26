import { refreshSession } from "@/lib/accounts/sign-in/sessions-commands";
import type { Caller } from "@/lib/http/route";
import { signedInCookies, signedOutCookies } from "@/lib/http/session";
import { AppError } from "@/lib/infra/errors";
import { localPath } from "@/lib/infra/return-path-rules";

/**
 * Renews the cookies of a visitor whose session cookie has run out and sends them on to their page, else to another one. An open
 * page's router cannot be sent on: it would take what it finds there for a part of the page that it asked for. It is given
 * nothing, for which it lets the browser come here by itself.
 */
export async function renewAndRedirect(
  { refreshToken, isOpenPage }: Pick<Caller, "refreshToken" | "isOpenPage">,
  to: string,
  otherwise: string,
): Promise<Response> {
  if (isOpenPage) return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  let location = localPath(to) ?? "/dashboard";
  let cookies: string[];
  try {
    cookies = await signedInCookies(await refreshSession(refreshToken ?? ""));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    location = localPath(otherwise) ?? "/login";
    cookies = signedOutCookies();
  }
  const response = new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  for (const line of cookies) response.headers.append("set-cookie", line);
  return response;
}
