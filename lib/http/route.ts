import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { noteKeyCall } from "@/lib/accounts/key-calls/commands";
import { type Challenge, proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import type { SignedIn } from "@/lib/accounts/sign-in/sessions-commands";
import type { Origin } from "@/lib/accounts/throttle-commands";
import { answer, appendTo } from "@/lib/http/answer";
import { type Attempt, beginAttempt, endAttempt, findEarlier, heedsKey, type Received, replay } from "@/lib/http/idempotency";
import { nothing, readJson, readQuery, sameOriginOrRefuse, validate, validateStrictly } from "@/lib/http/input";
import { inCallersLanguage } from "@/lib/http/link";
import { asPrecondition, requiredVersion, withVersion } from "@/lib/http/preconditions";
import { isOpenedByPerson, problemResponse } from "@/lib/http/problem";
import { clientAddress, countRequest, type Quota, quotaHeaders, type RateLimit, withRefusal } from "@/lib/http/rate-limit";
import { type RawCall, rawCall } from "@/lib/http/raw";
import { identify, type Proof, presentedSession, type Requester } from "@/lib/http/requester";
import { scimProblem } from "@/lib/http/scim";
import { readCookie, signedOutCookies } from "@/lib/http/session";
import { ownNames } from "@/lib/http/unknown-fields";
import { receiveUpload, type Upload, type UploadRules } from "@/lib/http/upload";
import { apiVersion, versionHeader } from "@/lib/http/version";
import { fromAddress } from "@/lib/infra/caller";
import { now } from "@/lib/infra/clock";
import { AppError } from "@/lib/infra/errors";
import { log } from "@/lib/infra/log";
import { countCall, routeLabel } from "@/lib/infra/metrics";
import { traceCall } from "@/lib/infra/traces";
import type { Permission } from "@/lib/tenancy/permissions";
import {
  type AdminScope,
  type CompanyScope,
  firmScope,
  type LiveSession,
  memberScope,
  type PlatformScope,
  type PortalScope,
} from "@/lib/tenancy/scope";

type Scopes = {
  public: { session: null };
  /** Signed in, for what belongs to the person. */
  session: { session: LiveSession; scope: CompanyScope };
  /** Signed in and allowed `can` inside the company. */
  company: { session: LiveSession; scope: CompanyScope };
  platform: { session: LiveSession; scope: AdminScope };
  /** By the link to the vendor's page that the path's `token` opens. No one is signed in. */
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
  /** Whether a browser opens the address as a page or as a download, so that a redirect to another server suits it. */
  isNavigation: boolean;
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
  /** A body in any form, at most so many bytes: `handle` reads it, once it knows who calls. */
  raw?: number;
  limit?: RateLimit;
  /** What it asks for again though the caller is signed in; `proofOf` says what counts without it. "again": `body` holds a proof. */
  proof?: Proof;
  /** Whether it deletes a record that has versions: `handle` gets the one that If-Match names. */
  deletesVersioned?: true;
  /** The form of its errors, where it is not the API's own. */
  dialect?: "scim";
  /** Whether it changes nothing, though it takes a body: open to keys that only read, and to companies without a plan. */
  isRead?: true;
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
  input: Scopes[A] & {
    params: z.output<P>;
    query: z.output<Q>;
    body: z.output<B>;
    /** What If-Match requires of a record that is deleted. */
    version: string | undefined;
    file: Upload["file"];
    caller: Caller;
    call: RawCall;
  },
) => Promise<A extends "public" ? z.input<R> | Response | SignedIn | Challenge : z.input<R> | Response>;

// Next gives a path without parameters none at all.
type Params = Record<string, string | string[] | undefined>;
type Context = { params: Promise<Params | undefined> };

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
    const requester: Requester = { session: null, link: null, quotas: [] };
    let attempt: Attempt | null = null;
    let isDone = false;
    let code = "ok";
    let wrong: string[] = [];
    let response: Response;
    try {
      sameOriginOrRefuse(request);
      if (declaration.limit) await countRequest(declaration.limit, clientAddress(request.headers), requester.quotas);
      const scope = await identify(declaration, request, await context.params, requester);
      attempt = heedsKey(declaration) ? await beginAttempt(request, requester.session?.userId ?? null) : null;
      const { params, query } = await readAddress(declaration, request, context);
      const received = await receiveBody(request, declaration, scope);
      const earlier = await findEarlier(attempt, request, received);
      if (earlier && !declaration.again) {
        response = replay(earlier);
      } else {
        const version = requiredVersion(request, declaration.body, declaration.deletesVersioned ?? false);
        const sent = withVersion(received.body, version);
        const body = declaration.body || received.body ? validateStrictly(declaration.body ?? nothing, sent, "field", received.file) : sent;
        const input = {
          session: requester.session,
          scope,
          params,
          query,
          body,
          version,
          file: received.file,
          caller: callerOf(request),
          call: rawCall(request, declaration.raw),
        };
        if (declaration.proof === "again" && requester.session) await proveAgain(requester.session, body, input.caller);
        const handle = (earlier && declaration.again) || declaration.handle;
        isDone = true;
        const result = await handle(input as unknown as Parameters<typeof declaration.handle>[0]);
        // A file that is sent while it is written is not kept.
        if (result instanceof Response) isDone = false;
        response = await answer(declaration, result, request);
      }
    } catch (error) {
      ({ response, code, wrong } = problemOf(error, request, requestId, declaration));
      // A refused renewal must not leave the browser trying it again and again.
      if (code === "unauthenticated" && declaration.cookies) signedOutCookies().forEach(appendTo(response));
    }
    await endAttempt(attempt, response, { isDone, isSecret: declaration.cookies === "sign-in" });
    completeHeaders(response, requestId, withRefusal(response, declaration.limit?.name, requester.quotas));
    noteCall(request, (await context.params) ?? {}, requester, {
      requestId,
      status: response.status,
      code,
      fields: wrong,
      millis: now().getTime() - started,
    });
    return response;
  };
  const handler = (request: NextRequest, context: Context) =>
    fromAddress(clientAddress(request.headers), () =>
      declaration.access === "portal" ? inCallersLanguage(request, () => respond(request, context)) : respond(request, context),
    );
  // For scripts/describe-api.ts alone, so the handler's type does not show it.
  Object.assign(handler, { declaration });
  return handler;
}

type Shape = { dialect?: "scim" | undefined; query?: z.ZodType; body?: z.ZodType };

/** The answer to an error, and the names of the wrong fields of the call. */
function problemOf(error: unknown, request: NextRequest, requestId: string, { dialect, query, body }: Shape) {
  const problem = asPrecondition(request, error);
  const told = dialect === "scim" ? scimProblem(problem, requestId) : problemResponse(problem, requestId, isOpenedByPerson(request));
  const fields = (problem instanceof AppError && problem.fields) || {};
  return {
    ...told,
    wrong: ownNames(
      fields,
      [query, body].flatMap((schema) => schema ?? []),
    ),
  };
}

/** What the address says, by the shapes of the declaration: the names in its path and those after the question mark. */
async function readAddress(
  { access, params, query }: { access: Access; params?: z.ZodType; query?: z.ZodType },
  request: NextRequest,
  context: Context,
) {
  return { params: params && validate(params, await context.params, "not_found"), query: readQuery(request, query, access === "public") };
}

function proveAgain(session: LiveSession, body: unknown, caller: Caller): Promise<void> {
  return proveOneself(memberScope(session), validate(proofInput, body), caller, session.sessionId);
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

function completeHeaders(response: Response, requestId: string, quotas: readonly Quota[]): void {
  response.headers.set("x-request-id", requestId);
  response.headers.set(versionHeader, apiVersion);
  for (const [name, value] of quotaHeaders(quotas)) response.headers.set(name, value);
  // Answers are data; a file's own policy stays.
  if (!response.headers.has("content-security-policy")) response.headers.set("content-security-policy", closedPolicy);
}

function noteCall(
  request: NextRequest,
  params: Params,
  { session, link }: Requester,
  facts: { requestId: string; status: number; code: string; fields: string[]; millis: number },
) {
  const path = routePath(request, params);
  countCall({ method: request.method, path, ...facts });
  traceCall({ method: request.method, route: routeLabel(path), ...facts, traceparent: request.headers.get("traceparent") });
  if (session?.apiKey) noteKeyCall(firmScope(session), session.sessionId, { method: request.method, path, ...facts });
  log.info({
    ...{ method: request.method, path, ...facts },
    ...{ userId: session?.userId, companyId: session?.companyId ?? link?.company.companyId },
    ...(link && { linkId: link.link.id }),
    ...(session?.apiKey && { apiKey: session.apiKey.name }),
  });
}

/** The body as it was sent, with its file in storage. A call without a declared body takes only an empty one. */
async function receiveBody(
  request: NextRequest,
  { body: shape, upload, raw }: { body?: z.ZodType; upload?: UploadRules; raw?: number },
  scope: CompanyScope | PlatformScope | PortalScope | null,
): Promise<Received> {
  const company = scope && "company" in scope ? scope.company : scope;
  if (upload && company && "companyId" in company) {
    const { fields, file } = await receiveUpload(request, upload, company.companyId);
    return { body: fields, file };
  }
  const sendsJson = request.headers.get("content-type")?.includes("json") && request.method !== "GET";
  return { body: shape || (!raw && sendsJson) ? await readJson(request) : undefined, file: null };
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
    isNavigation: request.headers.get("sec-fetch-mode") === "navigate",
    knownVersion: request.headers.get("if-none-match"),
    sessionId: () => presentedSession(request),
  };
}

/** The path with ids and tokens replaced by their parameter's name: nothing personal reaches the log. */
function routePath(request: NextRequest, params: Params): string {
  let path = request.nextUrl.pathname;
  for (const [name, value] of Object.entries(params)) {
    if (value) path = path.replace([value].flat().map(encodeURIComponent).join("/"), `[${name}]`);
  }
  return path;
}

/** The parameter of every `[id]` route. */
export const idParam = z.object({ id: z.uuid() });
