import NextAuth, { type NextAuthOptions } from "next-auth";
import { type Arrival, arrive } from "@/lib/accounts/sso/commands";
import { listProviders, type Provider } from "@/lib/accounts/sso/queries";
import { signUpSeconds } from "@/lib/accounts/sso/rules";
import type { ProviderId, Refusal, StartInput } from "@/lib/accounts/sso/schema";
import { linesOf } from "@/lib/http/answer";
import type { Caller } from "@/lib/http/route";
import { signUpLine } from "@/lib/http/session";
import { env } from "@/lib/infra/env";
import { notFound } from "@/lib/infra/errors";
import { log } from "@/lib/infra/log";
import { returnPath } from "@/lib/infra/return-path-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { type PlanWish, planWish } from "@/lib/tenancy/plan-schema";

/*
 * next-auth speaks with the identity providers: discovery, state, PKCE, nonce and the check of the ID token. Whom it finds is
 * handed to lib/accounts/sso, and the sign-in that follows is our own: next-auth's session is never made.
 */

type Step = { action: "csrf" | "signin" | "callback"; method: "GET" | "POST"; body?: Record<string, string>; cookies: Caller["cookies"] };
type Answered = { location: string | null; cookies: string[]; body: unknown };

/** What next-auth needs to know of any provider: they all speak OpenID Connect. */
function optionsFor(
  { id, name, issuer, clientId, clientSecret }: Provider,
  onPerson: (claims: object) => Promise<string>,
): NextAuthOptions {
  return {
    secret: env().APP_SECRET,
    session: { strategy: "jwt" },
    pages: { signIn: "/login", error: "/login" },
    useSecureCookies: env().APP_URL.startsWith("https://"),
    providers: [
      {
        id,
        name,
        type: "oauth",
        wellKnown: `${issuer}/.well-known/openid-configuration`,
        authorization: { params: { scope: "openid email profile" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        clientId,
        clientSecret,
        profile: ({ sub }: { sub: string }) => ({ id: sub }),
      },
    ],
    callbacks: { signIn: ({ profile }) => onPerson(profile ?? {}) },
    logger: {
      error: (code) => log.warn({ code, provider: id }, "single sign-on failed"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** One call of next-auth's own handler, with only the parts of a request and an answer that it reads. */
async function ask(options: NextAuthOptions, provider: ProviderId, query: Record<string, string>, step: Step): Promise<Answered> {
  // The only place from which next-auth 4 takes its own address.
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const { action, method, body = {}, cookies } = step;
  const headers = new Map<string, string | string[]>();
  const answered: Answered = { location: null, cookies: [], body: null };
  const answer = {
    status: () => answer,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value);
      return answer;
    },
    end: () => undefined,
    json: (value: unknown) => {
      answered.body = value;
    },
    send: (value: unknown) => {
      answered.body = value;
    },
  };
  const request = { method, headers: {}, cookies, body, query: { ...query, nextauth: [action, provider] } };
  await NextAuth(request as never, answer as never, options);
  answered.location = headers.get("location")?.toString() ?? null;
  answered.cookies = [headers.get("set-cookie") ?? []].flat();
  return answered;
}

function providerOrRefuse(id: ProviderId): Provider {
  const provider = listProviders().find((one) => one.id === id);
  if (!provider) throw notFound(coded("server.http.signInProvider"));
  return provider;
}

const pair = (line: string) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1).map(decodeURIComponent) ?? ["", ""];

/** Begins a sign-in: where the browser is to go, and the cookies by which it is known when it comes back. */
export async function startSignOn(id: ProviderId, { wish, to }: StartInput): Promise<Response> {
  const provider = providerOrRefuse(id);
  const options = optionsFor(provider, async () => "/login");
  // Whether the wish is the visitor's own is the gate's question; next-auth wants it proven in its own way as well.
  const proof = await ask(options, id, {}, { action: "csrf", method: "GET", cookies: {} });
  const { csrfToken } = proof.body as { csrfToken: string };
  const step = { action: "signin", method: "POST", cookies: Object.fromEntries(proof.cookies.map(pair)) } as const;
  const started = await ask(
    options,
    id,
    {},
    { ...step, body: { csrfToken, callbackUrl: `${env().APP_URL}/signup?${new URLSearchParams({ ...wish, ...(to && { to }) })}` } },
  );
  const url = started.location ?? `/login?sso=failed&with=${id}`;
  const response = Response.json({ data: { url } }, { headers: { "cache-control": "no-store" } });
  for (const line of started.cookies) response.headers.append("set-cookie", line);
  return response;
}

/** Takes the provider's answer and sends the browser to where it leads: signed in, asked for more, or told why not. */
export async function finishSignOn(id: ProviderId, query: Record<string, string>, caller: Caller): Promise<Response> {
  const provider = providerOrRefuse(id);
  let arrival: Arrival = { refused: query.error === "access_denied" ? "cancelled" : "failed" };
  const options = optionsFor(provider, async (claims) => {
    arrival = await arrive(provider, { ...claims }, caller);
    return "/login";
  });
  const answered = await ask(options, id, query, { action: "callback", method: "GET", cookies: caller.cookies });
  const { location, lines } = await lead(arrival, id, keptFor(caller.cookies));
  const response = new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  for (const line of [...answered.cookies, ...lines]) response.headers.append("set-cookie", line);
  return response;
}

type Kept = { wish?: PlanWish; to: string | null };

/** The plan or screen chosen before the provider was asked: next-auth keeps the address with both, in a cookie of the browser. */
function keptFor(cookies: Caller["cookies"]): Kept {
  const [, address = ""] = Object.entries(cookies).find(([name]) => name.endsWith("next-auth.callback-url")) ?? [];
  const query = URL.canParse(address) ? Object.fromEntries(new URL(address).searchParams) : {};
  return { wish: planWish.safeParse(query).data, to: returnPath(query.to) };
}

async function lead(arrival: Arrival, id: ProviderId, { wish, to }: Kept): Promise<{ location: string; lines: string[] }> {
  if ("refused" in arrival) return { location: refusedAt(arrival.refused, id, to), lines: [] };
  if ("signUp" in arrival)
    return { location: `/signup?${new URLSearchParams({ with: id, ...wish })}`, lines: [signUpLine(arrival.signUp, signUpSeconds)] };
  const location = "challenge" in arrival.signedIn ? withTo("/login?step=code", to) : (to ?? "/dashboard");
  return { location, lines: await linesOf(arrival.signedIn) };
}

const withTo = (address: string, to: string | null) => (to ? `${address}&${new URLSearchParams({ to })}` : address);
const refusedAt = (refusal: Refusal, id: ProviderId, to: string | null) => withTo(`/login?sso=${refusal}&with=${id}`, to);
