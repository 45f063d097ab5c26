import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Challenge } from "@/lib/accounts/sign-in/second-factor-commands";
import type { SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import { etagOf, isKnown } from "@/lib/http/preconditions";
import { challengeLine, knownDeviceCookie, signedInCookies, signedOutCookies } from "@/lib/http/session";

/** How a declared answer leaves (lib/http/route.ts says what each of them means). */
type Answering = { respond: z.ZodType; status?: number; existing?: string; cookies?: "sign-in" | "sign-out" | "known-device" };

/** Compressing a longer answer, as all ids of a large list, takes longer than a company's line needs for it: Next leaves it as it is. */
const longestCompressed = 1_000_000;

/** What `handle` returned as the answer that was declared: only what `respond` knows leaves. */
export async function answer(
  { respond, status = 200, existing, cookies }: Answering,
  result: unknown,
  request: NextRequest,
): Promise<Response> {
  if (result instanceof Response) return result;
  const signedIn = cookies === "sign-in" ? (result as SignedIn | Challenge) : null;
  const data: unknown = respond.parse(signedIn ? signedIn.answer : result);
  const code = existing && (data as Record<string, unknown>)[existing] ? 200 : status;
  const text = JSON.stringify({ data });
  const isGet = request.method === "GET";
  const etag = etagOf(data, text, isGet);
  if (etag && isGet && isKnown(request, etag)) return new Response(null, { status: 304, headers: { etag, "cache-control": "no-store" } });
  const cacheControl = text.length > longestCompressed ? "no-store, no-transform" : "no-store";
  const response = new Response(text, { status: code, headers: { "content-type": "application/json", "cache-control": cacheControl } });
  if (etag) response.headers.set("etag", etag);
  if (signedIn) (await linesOf(signedIn)).forEach(appendTo(response));
  if (cookies === "known-device") appendTo(response)(knownDeviceCookie((result as { email: string }).email));
  if (cookies === "sign-out") signedOutCookies().forEach(appendTo(response));
  return response;
}

/** The Set-Cookie lines of a sign-in, also of one that waits for its second factor. */
export async function linesOf(signedIn: SignedIn | Challenge): Promise<string[]> {
  return "challenge" in signedIn ? [challengeLine(signedIn)] : signedInCookies(signedIn);
}

export const appendTo = (response: Response) => (line: string) => response.headers.append("set-cookie", line);
