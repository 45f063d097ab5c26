import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { isKey, loadKey } from "@/lib/accounts/api-keys/queries";
import { allowsMethod } from "@/lib/accounts/api-keys/rules";
import type { Challenge } from "@/lib/accounts/second-factor/commands";
import type { SignedIn } from "@/lib/accounts/sessions/commands";
import { loadLiveSession, readAccessToken } from "@/lib/accounts/sign-in/queries";
import type { Origin } from "@/lib/accounts/throttle/commands";
import { type Attempt, beginAttempt, endAttempt, findEarlier, type Received, replay } from "@/lib/http/idempotency";
import { bearerToken, readJson, sameOriginOrRefuse, validate } from "@/lib/http/input";
import { authenticateLink, inCallersLanguage } from "@/lib/http/link";
import { isOpenedByPerson, problemResponse } from "@/lib/http/problem";
import { clientAddress, countRequest, type RateLimit } from "@/lib/http/rate-limit";
import { challengeLine, knownDeviceCookie, readCookie, sessionIdFromCookies, signedInCookies, signedOutCookies } from "@/lib/http/session";
import { receiveUpload, type Upload, type UploadRules } from "@/lib/http/upload";
import { fromAddress } from "@/lib/infra/caller";
import { now } from "@/lib/infra/clock";
import { AppError } from "@/lib/infra/errors";
import { log } from "@/lib/infra/log";
import { can, needsPlan, type Permission } from "@/lib/tenancy/permissions";
import { planNeeded } from "@/lib/tenancy/plan/rules";
import { type CompanyScope, type LiveSession, memberScope, type PlatformScope, type PortalScope, platformScope } from "@/lib/tenancy/scope";
import { idleHeader, pageOwnerHeader } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

type Scopes = {
  public: { session: null };
  /** Signed in, for what belongs to the person. */
  session: { session: LiveSession; scope: CompanyScope };
  /** Signed in and allowed `can` inside the company. */
  company: { session: LiveSession; scope: CompanyScope };
  platform: { session: LiveSession; scope: PlatformScope };
  /** By the link to the vendor's page that the path's `token` opens. Nobody is signed in. */
  portal: { session: null; scope: PortalScope };
};
type Access = keyof Scopes;

export type Caller = Origin & {
  userAgent: string | null;
  refreshToken: string | null;
  /** What a sign-in that waits for its second factor left in the browser. */
  challenge: string | null;
  /** What a sign-up by an identity provider left in the browser. */
  signUp: string | null;
  cookies: Readonly<Record<string, string>>;
  /** Whether a page that is open asks, by Next's router, rather than the browser for a page of its own. */
  isOpenPage: boolean;
  /** The ETag of what the browser has of it already. */
  knownVersion: string | null;
  /** The session that a valid cookie or token names, whether it still lives or not. */
  sessionId: () => Promise<string | null>;
};

type Declaration<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** A multipart body instead of JSON; its text fields are checked by `body`, its file is in storage when `handle` runs. */
  upload?: UploadRules;
  limit?: RateLimit;
  /** What the answer may hold; anything else that `handle` returns is stripped. */
  respond: R;
  status?: number;
  /** Name of the flag in the answer which says that nothing came about that was not there before: then the status is 200. */
  existing?: string & keyof z.output<R>;
  /** Whether the answer starts or ends the browser's sign-in, or (with the `email` in it) makes it a known device. */
  cookies?: "sign-in" | "sign-out" | "known-device";
  handle: Handle<A, P, Q, B, R>;
  /**
   * For a route that signs in: what a repeated call with the same Idempotency-Key does instead. The first answer holds tokens and
   * is not kept. Without it, such a route ignores the key.
   */
  again?: Handle<A, P, Q, B, R>;
} & (A extends "company" ? { can: Permission } : { can?: never });

type Handle<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  input: Scopes[A] & { params: z.output<P>; query: z.output<Q>; body: z.output<B>; file: Upload["file"]; caller: Caller },
) => Promise<A extends "public" ? z.input<R> | Response | SignedIn | Challenge : z.input<R> | Response>;

// Next gives a path without parameters none at all.
type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/**
 * The one gate of every call: who is it, may they, is the input right; then `handle`; then only the declared answer leaves.
 * A route file is nothing but declarations of this.
 */
export function route<
  A extends Access,
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(declaration: Declaration<A, P, Q, B, R>) {
  const respond = async (request: NextRequest, context: Context): Promise<Response> => {
    const started = now().getTime();
    const requestId = randomUUID();
    let [session, link]: [LiveSession | null, PortalScope | null] = [null, null];
    let attempt: Attempt | null = null;
    let isDone = false;
    let code = "ok";
    let response: Response;
    try {
      sameOriginOrRefuse(request);
      if (declaration.limit) await countRequest(declaration.limit, clientAddress(request.headers));
      ({ session, link } = await identify(request, context, declaration));
      const scope = link ?? mintScope(declaration.access, declaration.can, session, request.method);
      const ignoresKey = declaration.cookies === "sign-in" && !declaration.again;
      attempt = ignoresKey ? null : await beginAttempt(request, session?.userId ?? null);
      const params = declaration.params ? validate(declaration.params, await context.params, "not_found") : undefined;
      const query = declaration.query ? validate(declaration.query, Object.fromEntries(request.nextUrl.searchParams)) : undefined;
      const received = await receiveBody(request, declaration, scope);
      const earlier = await findEarlier(attempt, request, received);
      if (earlier && !declaration.again) {
        response = replay(earlier);
      } else {
        const body = declaration.body ? validate(declaration.body, received.body, "invalid", received.file) : received.body;
        const input = { session, scope, params, query, body, file: received.file, caller: callerOf(request) };
        const handle = (earlier && declaration.again) || declaration.handle;
        isDone = true;
        const result = await handle(input as unknown as Parameters<typeof declaration.handle>[0]);
        // A file that is sent while it is written is not kept.
        if (result instanceof Response) isDone = false;
        response = await answer(declaration, result);
      }
    } catch (error) {
      ({ response, code } = problemResponse(error, requestId, isOpenedByPerson(request)));
      // A refused renewal must not leave the browser trying it again and again.
      if (code === "unauthenticated" && declaration.cookies) signedOutCookies().forEach(appendTo(response));
    }
    await endAttempt(attempt, response, { isDone, isSecret: declaration.cookies === "sign-in" });
    response.headers.set("x-request-id", requestId);
    // Answers are data; a file's own policy stays.
    if (!response.headers.has("content-security-policy")) response.headers.set("content-security-policy", closedPolicy);
    log.info({
      requestId,
      method: request.method,
      path: routePath(request, (await context.params) ?? {}),
      status: response.status,
      code,
      ...factsOf(session, link),
      millis: now().getTime() - started,
    });
    return response;
  };
  return (request: NextRequest, context: Context) =>
    fromAddress(clientAddress(request.headers), () =>
      declaration.access === "portal" ? inCallersLanguage(request, () => respond(request, context)) : respond(request, context),
    );
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The session id in a bearer token or, without one, in the cookie. */
function presentedSession(request: NextRequest): Promise<string | null> {
  const bearer = bearerToken(request);
  return bearer ? readAccessToken(bearer) : sessionIdFromCookies(request.cookies);
}

async function authenticate(request: NextRequest): Promise<LiveSession> {
  const bearer = bearerToken(request);
  if (bearer && isKey(bearer)) {
    const key = await loadKey(bearer);
    if (!key) throw new AppError("unauthenticated", say("server.http.thisApiKeyIsNot"));
    return key;
  }
  const sessionId = await presentedSession(request);
  const session = sessionId ? await loadLiveSession(sessionId, !request.headers.has(idleHeader)) : null;
  if (!session) throw new AppError("unauthenticated", say("server.http.pleaseSignInToContinue"));
  // A page that is open still would act for whoever signed in since, in another tab of its browser.
  const owner = request.headers.get(pageOwnerHeader);
  if (owner && owner !== session.userId) throw new AppError("other_account", say("server.http.someoneElseSignedInOn"));
  return session;
}

/** Who calls: a session, or somebody with a link. Nobody, where anybody may. */
async function identify(
  request: NextRequest,
  context: Context,
  { access, upload }: { access: Access; upload?: UploadRules },
): Promise<{ session: LiveSession | null; link: PortalScope | null }> {
  if (access === "portal") return { session: null, link: await authenticateLink((await context.params)?.token, upload !== undefined) };
  return { session: access === "public" ? null : await authenticate(request), link: null };
}

/** Who it was, for the log. A link is named by its id, which opens nothing. */
const factsOf = (session: LiveSession | null, link: PortalScope | null) =>
  link
    ? { companyId: link.company.companyId, linkId: link.link.id }
    : { userId: session?.userId, companyId: session?.companyId, ...(session?.apiKey && { apiKey: session.apiKey.name }) };

function mintScope(
  access: Access,
  permission: Permission | undefined,
  session: LiveSession | null,
  method: string,
): CompanyScope | PlatformScope | null {
  if (access === "public" || !session) return null;
  if (session.apiKey) refuseBeyondKey(session.apiKey, access, method);
  if (access !== "session" && session.needsAddress) throw new AppError("address_needed", say("server.http.enterANewEmailAddress"));
  if (access !== "session" && session.needsFactor) {
    throw new AppError(
      "second_factor_needed",
      say("server.http.requirerofRequiresTwoFactorAuthentication", { requirerOf: requirerOf(session) }),
    );
  }
  if (access === "platform") {
    const scope = platformScope(session);
    if (!scope) throw new AppError("forbidden", say("server.http.thisAreaIsForPlatform"));
    return scope;
  }
  if (permission && !can(session.role, permission)) {
    throw new AppError("forbidden", say("server.http.yourRoleDoesNotAllow"));
  }
  if (permission && session.ended && needsPlan(method, permission)) throw planNeeded(session.ended);
  return memberScope(session);
}

/** What a key may not do: what belongs to a person, and what its scope leaves out. */
function refuseBeyondKey({ scope }: NonNullable<LiveSession["apiKey"]>, access: Access, method: string): void {
  if (access === "session") throw new AppError("forbidden", say("server.http.thisCallIsForSigned"));
  if (!allowsMethod(scope, method)) throw new AppError("forbidden", say("server.http.thisApiKeyCanOnly"));
}

const requirerOf = ({ platformRole }: LiveSession) =>
  platformRole === "ADMIN" ? say("server.http.yourAccount") : say("server.http.yourCompany");

/** The body as it was sent, with its file in storage; a call without a declared body reads none. */
async function receiveBody(
  request: NextRequest,
  { body: shape, upload }: { body?: z.ZodType; upload?: UploadRules },
  scope: CompanyScope | PlatformScope | PortalScope | null,
): Promise<Received> {
  const company = scope && "company" in scope ? scope.company : scope;
  if (upload && company && "companyId" in company) {
    const { fields, file } = await receiveUpload(request, upload, company.companyId);
    return { body: fields, file };
  }
  return { body: shape ? await readJson(request) : undefined, file: null };
}

function callerOf(request: NextRequest): Caller {
  return {
    userAgent: request.headers.get("user-agent"),
    address: clientAddress(request.headers),
    device: readCookie(request.cookies, "device"),
    refreshToken: readCookie(request.cookies, "refresh"),
    challenge: readCookie(request.cookies, "challenge"),
    signUp: readCookie(request.cookies, "sign-up"),
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
    isOpenPage: request.headers.has("rsc"),
    knownVersion: request.headers.get("if-none-match"),
    sessionId: () => presentedSession(request),
  };
}

/** Compressing a longer answer, as all ids of a large list, takes longer than a company's line needs for it: Next leaves it as it is. */
const longestCompressed = 1_000_000;

async function answer<R extends z.ZodType>(
  {
    respond,
    status = 200,
    existing,
    cookies,
  }: Pick<Declaration<Access, z.ZodType, z.ZodType, z.ZodType, R>, "respond" | "status" | "existing" | "cookies">,
  result: unknown,
): Promise<Response> {
  if (result instanceof Response) return result;
  const signedIn = cookies === "sign-in" ? (result as SignedIn | Challenge) : null;
  const data = respond.parse(signedIn ? signedIn.answer : result);
  const code = existing && data[existing] ? 200 : status;
  const text = JSON.stringify({ data });
  const cacheControl = text.length > longestCompressed ? "no-store, no-transform" : "no-store";
  const response = new Response(text, { status: code, headers: { "content-type": "application/json", "cache-control": cacheControl } });
  if (signedIn) (await linesOf(signedIn)).forEach(appendTo(response));
  if (cookies === "known-device") appendTo(response)(knownDeviceCookie((result as { email: string }).email));
  if (cookies === "sign-out") signedOutCookies().forEach(appendTo(response));
  return response;
}

/** The Set-Cookie lines of a sign-in, also of one that waits for its second factor. */
export async function linesOf(signedIn: SignedIn | Challenge): Promise<string[]> {
  return "challenge" in signedIn ? [challengeLine(signedIn)] : signedInCookies(signedIn);
}

const appendTo = (response: Response) => (line: string) => response.headers.append("set-cookie", line);

/** The path with ids and tokens replaced by their parameter's name: nothing personal reaches the log. */
function routePath(request: NextRequest, params: Record<string, string | string[] | undefined>): string {
  let path = request.nextUrl.pathname;
  for (const [name, value] of Object.entries(params)) {
    if (value) path = path.replace([value].flat().map(encodeURIComponent).join("/"), `[${name}]`);
  }
  return path;
}

/** The parameter of every `[id]` route. */
export const idParam = z.object({ id: z.uuid() });
