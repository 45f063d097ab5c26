import { localDate, now } from "@/lib/infra/clock";
import type { Tenant } from "@/lib/infra/db";
import { byPerson, commandLine, job } from "@/lib/tenancy/actors-rules";
import type { Actor } from "@/lib/tenancy/actors-schema";
import type { Ended } from "@/lib/tenancy/plan-schema";
import type { CompanyRole } from "@/lib/tenancy/schema";

/*
 * The only place that makes scopes. A scope is the proof that a person may act for a company; every tenant query takes it first, and no
 * company id ever comes from a body or a query string.
 */

export type CompanyScope = Tenant & {
  readonly actor: Actor;
  readonly role: CompanyRole;
  readonly timeZone: string;
};

declare const platformBrand: unique symbol;
/** Who acts for the platform: one of its admins, a key of theirs, or the operator on the command line, who has no account. */
export type PlatformScope = {
  readonly actor: (Actor & { kind: "person" | "key"; id: string }) | (Actor & { kind: "command" });
  readonly [platformBrand]: true;
};
/** A platform admin, in person or by a key: a person with a company and a name. */
export type AdminScope = PlatformScope & { readonly actor: { readonly id: string }; readonly userId: string };

/** The facts of a live session that scopes are minted from. */
export type LiveSession = {
  sessionId: string;
  companyId: string;
  userId: string;
  role: CompanyRole;
  platformRole: "USER" | "ADMIN";
  timeZone: string;
  /** When the person last gave a password or a code; null for a key. */
  provedAt: Date | null;
  /** Its address went to another account: nothing of the company is shown or changed before it has a new one. */
  needsAddress: boolean;
  /** The company asks for a second factor, which the account has not set up yet. */
  needsFactor: boolean;
  /** The key by which a program calls instead of a person. */
  apiKey?: { name: string; scopes: readonly string[] };
  /** What has ended, unless the company is in its trial or has a plan. */
  ended: Ended | null;
  /** The firm in whose test company the caller acts; null: in their own. */
  testOf: string | null;
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

/** The holder of a link to the vendor's page. They are not a member of the company, and the audit log records the link they used. */
export function portalScope(link: LiveLink): PortalScope {
  const { id, companyId, kind, recipient, timeZone } = link;
  const actor: Actor = { kind: "link", id: null, recipient, link: { id, kind } };
  return { company: { companyId, actor, role: "VIEWER", timeZone } as unknown as CompanyScope, link } as PortalScope;
}

const actorOf = ({ userId, apiKey }: LiveSession): Actor => (apiKey ? { kind: "key", id: userId, key: apiKey.name } : byPerson(userId));

/** A signed-in member acting in their company. */
export function memberScope(session: LiveSession): CompanyScope {
  const { companyId, role, timeZone } = session;
  return { companyId, actor: actorOf(session), role, timeZone } as CompanyScope;
}

/** The system acting in the firm of a caller: in their own company, also while they act in its test company. */
export const firmScope = ({ companyId, testOf, timeZone }: LiveSession): CompanyScope => systemScope({ id: testOf ?? companyId, timeZone });

/** The system acting in a company: a job, or sign-in before there is a session. */
export function systemScope(company: { id: string; timeZone: string }, actor: Actor = job): CompanyScope {
  return { companyId: company.id, actor, role: "ADMIN", timeZone: company.timeZone } as CompanyScope;
}

/** A platform admin; null for everyone else. */
export function platformScope(session: LiveSession): AdminScope | null {
  return session.platformRole === "ADMIN" ? ({ actor: actorOf(session), userId: session.userId } as AdminScope) : null;
}

/** The operator on the command line, who has no account. */
export function operatorScope(): PlatformScope {
  return { actor: commandLine } as PlatformScope;
}

/** Today's ISO date where the company is. */
export function today(scope: CompanyScope): string {
  return localDate(scope.timeZone, now());
}
