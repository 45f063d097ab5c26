import { localDate, now } from "@/lib/infra/clock";
import type { Tenant } from "@/lib/infra/db";
import type { Ended } from "@/lib/tenancy/plan/schema";
import type { CompanyRole } from "@/lib/tenancy/schema";

/*
 * The only place that makes scopes. A scope is the proof that somebody may act for a company; every tenant query takes it
 * first, and no company id ever comes from a body or a query string.
 */

/** Who did it, for the audit log. A null id is the system itself. */
export type Actor = {
  readonly id: string | null;
  readonly label: string;
  /** Name of the API key by which a program acts for the person. */
  readonly apiKey?: string;
  /** The link to the vendor's page by which somebody acts who has no account. */
  readonly link?: { readonly id: string; readonly kind: LiveLink["kind"] };
};

export type CompanyScope = Tenant & {
  readonly actor: Actor;
  readonly role: CompanyRole;
  readonly timeZone: string;
};

declare const platformBrand: unique symbol;
export type PlatformScope = { readonly userId: string; readonly [platformBrand]: true };

/** The facts of a live session that scopes are minted from. */
export type LiveSession = {
  sessionId: string;
  companyId: string;
  userId: string;
  role: CompanyRole;
  platformRole: "USER" | "ADMIN";
  timeZone: string;
  /** Its address went to another account: nothing of the company is shown or changed before it has a new one. */
  needsAddress: boolean;
  /** The company asks for a second factor, which the account has not set up yet. */
  needsFactor: boolean;
  /** The key by which a program calls instead of a person. */
  apiKey?: { name: string; scope: "read" | "write" | "admin" };
  /** What has ended, unless the company is in its trial or has a plan. */
  ended: Ended | null;
};

/** A link to the vendor's page that works, as a call with its token found it. */
export type LiveLink = {
  id: string;
  companyId: string;
  kind: "VENDOR" | "AGENT" | "AGENCY";
  /** null: the link is for an agency and its vendors. */
  vendorId: string | null;
  recipient: string;
  agency: string | null;
  company: string;
  timeZone: string;
  files: number;
  filesLimit: number;
};

declare const portalBrand: unique symbol;
/** Who acts by a link: in its company, and there for the link's vendors only. */
export type PortalScope = { readonly company: CompanyScope; readonly link: LiveLink; readonly [portalBrand]: true };

/** Whoever holds a link to the vendor's page. They are nobody of the company, and the audit log says by which link they came. */
export function portalScope(link: LiveLink): PortalScope {
  const { id, companyId, kind, recipient, timeZone } = link;
  const actor = { id: null, label: recipient, link: { id, kind } };
  return { company: { companyId, actor, role: "VIEWER", timeZone } as unknown as CompanyScope, link } as PortalScope;
}

/** A signed-in member acting in their company. */
export function memberScope(session: LiveSession): CompanyScope {
  const { companyId, userId, role, timeZone, apiKey } = session;
  return { companyId, actor: { id: userId, label: "member", ...(apiKey && { apiKey: apiKey.name }) }, role, timeZone } as CompanyScope;
}

/** The system acting in a company: a job, or sign-in before there is a session. */
export function systemScope(company: { id: string; timeZone: string }, actor: Actor = { id: null, label: "system" }): CompanyScope {
  return { companyId: company.id, actor, role: "ADMIN", timeZone: company.timeZone } as CompanyScope;
}

/** A platform admin; null for everybody else. */
export function platformScope(session: LiveSession): PlatformScope | null {
  return session.platformRole === "ADMIN" ? ({ userId: session.userId } as PlatformScope) : null;
}

/** The operator on the command line, who has no account. Audit events name them so. */
export function operatorScope(): PlatformScope {
  return { userId: "command line" } as PlatformScope;
}

/** Today's ISO date where the company is. */
export function today(scope: CompanyScope): string {
  return localDate(scope.timeZone, now());
}
