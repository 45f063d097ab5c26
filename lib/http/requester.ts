import type { NextRequest } from "next/server";
import { isKey, loadKey } from "@/lib/accounts/api-keys/queries";
import { isAllowed, scopesFor } from "@/lib/accounts/api-keys/rules";
import type { KeyScope } from "@/lib/accounts/api-keys/values";
import { isInAdminMode } from "@/lib/accounts/sign-in/admin-mode-rules";
import { loadLiveSession, readAccessToken } from "@/lib/accounts/sign-in/queries";
import { bearerToken } from "@/lib/http/input";
import { directoryLimit, keyLimit } from "@/lib/http/limits";
import { authenticateLink } from "@/lib/http/link";
import { countKeyCall, type Quota } from "@/lib/http/rate-limit";
import { sessionIdFromCookies } from "@/lib/http/session";
import { now } from "@/lib/infra/clock";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { can, needsPlan, type Permission, worksInTest } from "@/lib/tenancy/permissions";
import { planNeeded } from "@/lib/tenancy/plan-rules";
import { type CompanyScope, type LiveSession, memberScope, type PlatformScope, type PortalScope, platformScope } from "@/lib/tenancy/scope";
import { idleHeader, pageOwnerHeader } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

type Access = "public" | "session" | "company" | "platform" | "portal";
type Params = Record<string, string | string[] | undefined> | undefined;

/** Requester calls, as far as it is known yet. */
export type Requester = { session: LiveSession | null; link: PortalScope | null; quotas: Quota[] };

/**
 * What a call asks of its caller beside rights. Calls of the platform ask a session for a recent password, as the pages of the Admin
 * Portal do. "again": each call asks for it, and no key may make it. "none": the call that takes the password itself.
 */
export type Proof = "recent" | "again" | "none";

type Asked = { access: Access; can?: Permission; upload?: object; isRead?: true; proof?: Proof };

export const proofOf = ({ access, proof }: Pick<Asked, "access" | "proof">): Proof => proof ?? (access === "platform" ? "recent" : "none");

/** Finds out who calls, notes it in `requester`, and mints what they may reach. */
export async function identify(
  { access, can: permission, upload, isRead, proof }: Asked,
  request: NextRequest,
  params: Params,
  requester: Requester,
): Promise<CompanyScope | PlatformScope | PortalScope | null> {
  if (access === "portal") {
    requester.link = await authenticateLink(params?.token, upload !== undefined);
    return requester.link;
  }
  requester.session = access === "public" ? null : await authenticate(request);
  if (requester.session?.apiKey) {
    const limit = requester.session.apiKey.scopes.includes("scim") ? directoryLimit : keyLimit;
    await countKeyCall(limit, requester.session.sessionId, requester.quotas);
  }
  if (requester.session?.apiKey) {
    const changes = !isRead && request.method !== "GET" && request.method !== "HEAD";
    refuseBeyondKey(requester.session.apiKey, access, scopesFor({ access, can: permission, proof, changes }));
  }
  const scope = mintScope(access, permission, requester.session, isRead ? "GET" : request.method);
  if (requester.session) requireProof(proofOf({ access, ...(proof && { proof }) }), access, requester.session);
  return scope;
}

/** The session id in a bearer token or, without one, in the cookie. */
export function presentedSession(request: NextRequest): Promise<string | null> {
  const bearer = bearerToken(request);
  return bearer ? readAccessToken(bearer) : sessionIdFromCookies(request.cookies);
}

async function authenticate(request: NextRequest): Promise<LiveSession> {
  const bearer = bearerToken(request);
  if (bearer && isKey(bearer)) {
    const key = await loadKey(bearer);
    if (!key) throw new AppError("unauthenticated", coded("server.http.keyInvalid"));
    return key;
  }
  const sessionId = await presentedSession(request);
  const session = sessionId ? await loadLiveSession(sessionId, !request.headers.has(idleHeader)) : null;
  if (!session) throw new AppError("unauthenticated", coded("server.http.signInNeeded"));
  // A page that is open still would act for whoever signed in since, in another tab of its browser.
  const owner = request.headers.get(pageOwnerHeader);
  if (owner && owner !== session.userId) throw new AppError("other_account", coded("server.http.otherAccount"));
  return session;
}

function mintScope(
  access: Access,
  permission: Permission | undefined,
  session: LiveSession | null,
  method: string,
): CompanyScope | PlatformScope | null {
  if (access === "public" || !session) return null;
  if (access !== "session" && session.needsAddress) throw new AppError("address_needed", coded("server.http.addressNeeded"));
  if (access !== "session" && session.needsFactor) {
    throw new AppError("second_factor_needed", coded("server.http.twoFactorNeeded", { requirerOf: requirerOf(session) }));
  }
  if (access === "platform") {
    const scope = platformScope(session);
    if (!scope) throw new AppError("forbidden", coded("server.http.platformAdminsOnly"));
    return scope;
  }
  // A key acts by its scopes; one of a platform admin is in the company what that person is.
  const isByScopes = session.apiKey && !session.apiKey.scopes.includes("admin");
  if (permission && !isByScopes && !can(session.role, permission)) {
    throw new AppError("forbidden", coded("server.http.roleForbids"));
  }
  refuseInTest(access, permission, session, method);
  if (permission && session.ended && needsPlan(method, permission)) throw planNeeded(session.ended);
  return memberScope(session);
}

/** A person's account and what belongs to the firm as a whole are no part of its test company. */
function refuseInTest(access: Access, permission: Permission | undefined, { testOf }: LiveSession, method: string): void {
  if (!testOf) return;
  const isAccount = access === "session" && method !== "GET" && method !== "HEAD";
  if (isAccount || (permission && !worksInTest(permission))) throw new AppError("forbidden", coded("server.http.testCompanyRefused"));
}

function requireProof(proof: Proof, access: Access, session: LiveSession): void {
  if (proof === "none" || session.apiKey || access !== "platform" || isInAdminMode(session, now())) return;
  throw new AppError("proof_needed", coded("server.http.proofNeeded"));
}

/** What a key may not do: what belongs to a person, and what its scopes leave out. */
function refuseBeyondKey({ scopes }: NonNullable<LiveSession["apiKey"]>, access: Access, needed: readonly KeyScope[]): void {
  // The platform's own refusal follows.
  if (isAllowed(scopes, needed) || (access === "platform" && needed.length > 0)) return;
  const scope = needed.at(-1);
  if (scope === undefined || scope === "admin") throw new AppError("forbidden", coded("server.http.keyForbids"));
  throw new AppError("forbidden", coded("server.http.keyScopeNeeded", { scope }));
}

const requirerOf = ({ platformRole }: LiveSession) =>
  platformRole === "ADMIN" ? say("server.http.yourAccount") : say("server.http.yourCompany");
