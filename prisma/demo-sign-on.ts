import { now } from "@/lib/infra/clock";
import { seal } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { demoSignIns } from "@/scripts/demo-sign-ins";

/**
 * A verified domain, a provider that is not on yet, and a group of the directory. No record of the demo's domain is in the DNS, and the
 * provider is invented: whoever signs in to the demo does so by password.
 */
export async function setUpSignOn(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const provider = await tx.signOnProvider.create({
      data: {
        ...{ companyId, name: "Example Okta", issuer: "https://builders.okta.example", clientId: "coverkeep" },
        clientSecret: seal("sign-on-secret", "invented"),
      },
    });
    const domain = { companyId, domain: "builders.example", token: "invented", verifiedAt: now(), checkedAt: now(), isFound: true };
    await tx.signOnDomain.create({ data: { ...domain, providerId: provider.id } });
    const managers = await tx.directoryGroup.create({ data: { companyId, name: "Site Managers", role: "MANAGER" } });
    const people = await tx.user.findMany({
      where: { companyId, role: "MANAGER", email: { in: demoSignIns.map(({ email }) => email) } },
      select: { id: true },
    });
    await tx.directoryMember.createMany({ data: people.map(({ id }) => ({ companyId, groupId: managers.id, userId: id })) });
  });
}
