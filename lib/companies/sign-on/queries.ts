import { findSignOn } from "@/lib/accounts/firms/queries";
import type { SignOnDto } from "@/lib/accounts/sso/schema";
import { toAdminDto, toDomainDto, toGroupDto, toPolicyDto, toProviderDto, toTokenDto } from "@/lib/companies/sign-on/dto";
import type { SignOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Under which the calls of SCIM are. */
export const scimAddress = () => `${env().APP_URL}/api/scim/v2`;

const mostGroups = 200;

/** The firm's domains, providers and directory. No secret is in it. */
export function readSignOn(scope: CompanyScope): Promise<SignOnSettingsDto> {
  return inCompany(scope, (tx) => signOnSettings(tx, scope));
}

/** The same in a transaction, as the answer of a change. */
export async function signOnSettings(tx: Tx, { companyId }: CompanyScope): Promise<SignOnSettingsDto> {
  const where = { companyId };
  const domains = await tx.signOnDomain.findMany({ where, orderBy: { domain: "asc" } });
  const providers = await tx.signOnProvider.findMany({
    where,
    omit: { clientSecret: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const admins = await tx.user.findMany({
    where: { companyId, role: "ADMIN", status: "ACTIVE" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const keeper = await tx.user.findFirst({ where: { companyId, keepsPassword: true }, select: { id: true } });
  const tokens = await tx.apiKey.findMany({
    where: { companyId, revokedAt: null, scopes: { has: "scim" } },
    omit: { hash: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const groups = await tx.directoryGroup.findMany({
    where,
    include: { _count: { select: { members: true } } },
    orderBy: { name: "asc" },
    take: mostGroups,
  });
  const people = await tx.user.count({ where: { companyId, directoryAt: { not: null } } });
  return {
    domains: domains.map(toDomainDto),
    providers: providers.map(toProviderDto),
    policy: toPolicyDto(company, keeper?.id ?? null),
    admins: admins.map(toAdminDto),
    directory: {
      address: scimAddress(),
      tokens: tokens.map(toTokenDto),
      groups: groups.map((group) => toGroupDto(group, group._count.members)),
      people,
    },
  };
}

/** How people of a domain sign in, for the sign-in page. */
export async function signOnOfDomain(domain: string): Promise<SignOnDto> {
  const found = await findSignOn(domain.trim().toLowerCase());
  return { provider: found?.provider ?? null, isRequired: found?.isRequired ?? false };
}
