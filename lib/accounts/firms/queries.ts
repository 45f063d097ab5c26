import type { DomainSignOn, FirmProvider } from "@/lib/accounts/firms/schema";
import { open } from "@/lib/infra/crypto";
import { asAuth } from "@/lib/infra/db";
import { domainOf } from "@/lib/infra/email-domains-rules";

const ofProvider = {
  company: { select: { id: true, name: true, timeZone: true, status: true } },
  domains: { where: { verifiedAt: { not: null } }, select: { domain: true } },
} as const;

/** The provider with its secret, also while it is off. null: no such provider, or its company is suspended. */
export async function findFirmProvider(id: string): Promise<FirmProvider | null> {
  const found = await asAuth().signOnProvider.findUnique({ where: { id }, include: ofProvider });
  if (found?.company.status !== "ACTIVE") return null;
  const { name, issuer, clientId, isOn, company } = found;
  const domains = found.domains.map(({ domain }) => domain);
  return { id, name, issuer, clientId, clientSecret: open("sign-on-secret", found.clientSecret), isOn, domains, company };
}

/** The name of a firm's provider, and whose it is, for a page that anyone may open. */
export async function nameFirmProvider(id: string): Promise<{ name: string; company: string } | null> {
  const found = await asAuth().signOnProvider.findUnique({ where: { id }, select: { name: true, company: { select: { name: true } } } });
  return found && { name: found.name, company: found.company.name };
}

/** How an address's people sign in; null: with a password or an operator's provider, as everyone else. */
export async function findSignOn(domain: string): Promise<DomainSignOn | null> {
  const found = await asAuth().signOnDomain.findFirst({
    where: { domain, verifiedAt: { not: null }, provider: { isOn: true }, company: { status: "ACTIVE" } },
    include: { provider: { select: { id: true, name: true } }, company: { select: { name: true } } },
  });
  if (!found?.provider) return null;
  const { companyId, company, provider, isRequired } = found;
  return { companyId, company: company.name, domain, provider, isRequired };
}

type Person = { email: string; companyId: string; platformRole: string; keepsPassword: boolean };

/**
 * The sign-on that a person must use instead of a password; null: passwords count. It binds the firm's own people, except the admin whom it
 * kept for emergencies. An account of another company, or of an admin of the platform, is not the firm's to bind.
 */
export async function requiredSignOn(person: Person): Promise<DomainSignOn | null> {
  if (person.keepsPassword || person.platformRole === "ADMIN") return null;
  const found = await requiredAt(person.email);
  return found?.companyId === person.companyId ? found : null;
}

/** The sign-on that is required of an address for which there is no account. */
export async function requiredAt(email: string): Promise<DomainSignOn | null> {
  const found = await findSignOn(domainOf(email));
  return found?.isRequired ? found : null;
}

/** The account that a firm's provider is linked with here; null: none yet. */
export function findLinked(provider: string, subject: string) {
  return asAuth().identity.findUnique({
    where: { provider_subject: { provider, subject } },
    include: { user: { include: { company: true } } },
  });
}

/** Whether an account is linked with another account at the provider. */
export async function isLinked(provider: string, userId: string): Promise<boolean> {
  return (await asAuth().identity.count({ where: { userId, provider } })) > 0;
}

/** Another company that has shown a domain, with what its DNS record must hold. */
export function findOtherOwner(domain: string, companyId: string): Promise<{ domain: string; token: string } | null> {
  return asAuth().signOnDomain.findFirst({
    where: { domain, verifiedAt: { not: null }, companyId: { not: companyId } },
    select: { domain: true, token: true },
  });
}
