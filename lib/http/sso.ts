import NextAuth, { type NextAuthOptions } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { type BaseClient, custom } from "openid-client";
import { type Discovery, discover } from "@/lib/accounts/firms/discovery-queries";
import { findFirmProvider } from "@/lib/accounts/firms/queries";
import type { FirmProvider } from "@/lib/accounts/firms/schema";
import { type Arrival, arrive } from "@/lib/accounts/sso/commands";
import { listProviders, type Provider } from "@/lib/accounts/sso/queries";
import { isOperatorsProvider, signUpSeconds } from "@/lib/accounts/sso/rules";
import type { Refusal, StartInput, Trial } from "@/lib/accounts/sso/schema";
import { arriveAtFirm, tryFirm } from "@/lib/companies/sign-on/arriving-commands";
import { linesOf } from "@/lib/http/answer";
import type { Caller } from "@/lib/http/route";
import { signUpLine } from "@/lib/http/session";
import { keyFor } from "@/lib/infra/crypto";
import { env } from "@/lib/infra/env";
import { notFound } from "@/lib/infra/errors";
import { log } from "@/lib/infra/log";
import { returnPath } from "@/lib/infra/return-path-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { publicLookup } from "@/lib/integrations/webhooks/sending-commands";
import { type PlanWish, planWish } from "@/lib/tenancy/plan-schema";

/*
 * next-auth speaks with the identity providers: discovery, state, PKCE, nonce and the check of the ID token. Whom it finds is
 * handed to lib/accounts/sso, or to lib/companies/sign-on for the provider of a firm, and the sign-in that follows is our own:
 * next-auth's session is never made.
 */

type Step = { action: "csrf" | "signin" | "callback"; method: "GET" | "POST"; body?: Record<string, string>; cookies: Caller["cookies"] };
type Answered = { location: string | null; cookies: string[]; body: unknown };
type OnPerson = (claims: object) => Promise<string>;

/** A provider, and how next-auth is to ask it. */
type Way = { id: string; secret: string; asking: Partial<OAuthConfig<{ sub: string }>>; firm: FirmProvider | null };

/** What next-auth needs to know of any provider: they all speak OpenID Connect. */
function optionsFor({ id, secret, asking }: Way, onPerson: OnPerson): NextAuthOptions {
  return {
    secret,
    session: { strategy: "jwt" },
    pages: { signIn: "/login", error: "/login" },
    useSecureCookies: env().APP_URL.startsWith("https://"),
    providers: [
      {
        id,
        type: "oauth",
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        profile: ({ sub }: { sub: string }) => ({ id: sub }),
        ...asking,
      } as OAuthConfig<{ sub: string }>,
    ],
    callbacks: { signIn: ({ profile }) => onPerson(profile ?? {}) },
    logger: {
      error: (code) => log.warn({ code, provider: id }, "single sign-on failed"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

const scope = "openid email profile";

function wayToOperators({ id, name, issuer, clientId, clientSecret }: Provider): Way {
  const wellKnown = `${issuer}/.well-known/openid-configuration`;
  return {
    id,
    secret: env().APP_SECRET,
    asking: { name, wellKnown, authorization: { params: { scope } }, clientId, clientSecret },
    firm: null,
  };
}

/**
 * A firm chooses its provider's servers, so they are asked past no fence: see `discover`. What a browser keeps on the way is under a key of
 * this provider alone, so that the answer of one provider is never taken for another's.
 */
function wayToFirms(firm: FirmProvider, found: Discovery): Way {
  const { id, name, clientId, clientSecret } = firm;
  const asking: Way["asking"] = {
    ...{ name, issuer: found.issuer, jwks_endpoint: found.jwks_uri, clientId, clientSecret },
    authorization: { url: found.authorization_endpoint, params: { scope } },
    token: {
      url: found.token_endpoint,
      request: async ({ client, params, checks, provider }) => {
        keepPublic(client);
        return { tokens: await client.callback(provider.callbackUrl, params, checks) };
      },
    },
    userinfo: {
      ...(found.userinfo_endpoint && { url: found.userinfo_endpoint }),
      request: async ({ client, tokens }) => {
        // The check of the ID token has passed: `callback` throws otherwise.
        const claims = (tokens as unknown as { claims: () => Record<string, unknown> }).claims();
        // Okta leaves in the ID token only a part of what it knows.
        if ((claims.email && claims.email_verified !== undefined) || !found.userinfo_endpoint || !tokens.access_token)
          return claims as never;
        return { ...((await client.userinfo(tokens.access_token)) as object), ...claims } as never;
      },
    },
  };
  return { id, secret: keyFor(`sign-on:${id}`).toString("base64url"), asking, firm };
}

function keepPublic(client: BaseClient): void {
  const publicOnly = () => ({ lookup: publicLookup, agent: false as never, timeout: 10_000 });
  client[custom.http_options] = publicOnly;
  client.issuer[custom.http_options] = publicOnly;
}

/** One call of next-auth's own handler, with only the parts of a request and an answer that it reads. */
async function ask(options: NextAuthOptions, provider: string, query: Record<string, string>, step: Step): Promise<Answered> {
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

/** How to ask a provider. Throws `not_found`, and `invalid` where a firm's provider does not answer. */
async function wayTo(id: string): Promise<Way> {
  const provider = listProviders().find((one) => one.id === id);
  if (provider) return wayToOperators(provider);
  const firm = isOperatorsProvider(id) ? null : await findFirmProvider(id);
  if (!firm) throw notFound(coded("server.http.signInProvider"));
  return wayToFirms(firm, await discover(firm.issuer));
}

const pair = (line: string) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1).map(decodeURIComponent) ?? ["", ""];

/** Begins a sign-in: where the browser is to go, and the cookies by which it is known when it comes back. */
export async function startSignOn(id: string, { wish, to, isTest }: StartInput): Promise<Response> {
  const way = await wayTo(id);
  const options = optionsFor(way, async () => "/login");
  // Whether the wish is the visitor's own is the gate's question; next-auth wants it proven in its own way as well.
  const proof = await ask(options, id, {}, { action: "csrf", method: "GET", cookies: {} });
  const { csrfToken } = proof.body as { csrfToken: string };
  const step = { action: "signin", method: "POST", cookies: Object.fromEntries(proof.cookies.map(pair)) } as const;
  const kept = new URLSearchParams({ ...wish, ...(to && { to }), ...(isTest && way.firm && { isTest: "1" }) });
  const started = await ask(options, id, {}, { ...step, body: { csrfToken, callbackUrl: `${env().APP_URL}/signup?${kept}` } });
  const url = started.location ?? (isTest ? trialAt("failed", id) : `/login?sso=failed&with=${id}`);
  const response = Response.json({ data: { url } }, { headers: { "cache-control": "no-store" } });
  for (const line of started.cookies) response.headers.append("set-cookie", line);
  return response;
}

/** Takes the provider's answer and sends the browser to where it leads: signed in, asked for more, or told why not. */
export async function finishSignOn(id: string, query: Record<string, string>, caller: Caller): Promise<Response> {
  const way = await wayTo(id);
  const { firm } = way;
  const kept = keptFor(caller.cookies);
  const failed = query.error === "access_denied" ? "cancelled" : "failed";
  let trial: Trial = failed;
  let arrival: Arrival = { refused: failed };
  const options = optionsFor(way, async (found) => {
    const claims = { ...found };
    if (firm && kept.isTest) trial = tryFirm(firm, claims);
    else arrival = await (firm ? arriveAtFirm(firm, claims, caller) : arriveByOperators(id, claims, caller));
    return "/login";
  });
  const answered = await ask(options, id, query, { action: "callback", method: "GET", cookies: caller.cookies });
  const { location, lines } = firm && kept.isTest ? { location: trialAt(trial, id), lines: [] } : await lead(arrival, id, kept);
  const response = new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  for (const line of [...answered.cookies, ...lines]) response.headers.append("set-cookie", line);
  return response;
}

function arriveByOperators(id: string, claims: Record<string, unknown>, caller: Caller): Promise<Arrival> {
  const provider = listProviders().find((one) => one.id === id);
  if (!provider) throw notFound(coded("server.http.signInProvider"));
  return arrive(provider, claims, caller);
}

type Kept = { wish?: PlanWish; to: string | null; isTest: boolean };

/** The plan or screen chosen before the provider was asked: next-auth keeps the address with both, in a cookie of the browser. */
function keptFor(cookies: Caller["cookies"]): Kept {
  const [, address = ""] = Object.entries(cookies).find(([name]) => name.endsWith("next-auth.callback-url")) ?? [];
  const query = URL.canParse(address) ? Object.fromEntries(new URL(address).searchParams) : {};
  return { wish: planWish.safeParse(query).data, to: returnPath(query.to), isTest: query.isTest === "1" };
}

async function lead(arrival: Arrival, id: string, { wish, to }: Kept): Promise<{ location: string; lines: string[] }> {
  if ("refused" in arrival) return { location: refusedAt(arrival.refused, id, to), lines: [] };
  if ("signUp" in arrival)
    return { location: `/signup?${new URLSearchParams({ with: id, ...wish })}`, lines: [signUpLine(arrival.signUp, signUpSeconds)] };
  const location = "challenge" in arrival.signedIn ? withTo("/login?step=code", to) : (to ?? "/dashboard");
  return { location, lines: await linesOf(arrival.signedIn) };
}

const withTo = (address: string, to: string | null) => (to ? `${address}&${new URLSearchParams({ to })}` : address);
const refusedAt = (refusal: Refusal, id: string, to: string | null) => withTo(`/login?sso=${refusal}&with=${id}`, to);
const trialAt = (trial: Trial, id: string) => `/settings?${new URLSearchParams({ tab: "sign-on", tried: trial, with: id })}`;
