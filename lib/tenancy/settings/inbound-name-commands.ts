import { asPlatform, isUniqueViolation } from "@/lib/infra/db";
import { inboundName } from "@/lib/tenancy/settings/inbound-name-rules";

/**
 * Gives a company its name for incoming email, where it has none: its plain address exists from then on. A name that another company has
 * gets a number. Called once the company is stored, so that another company that takes the same name at the same moment undoes nothing.
 */
export async function nameCompany({ id, name }: { id: string; name: string }): Promise<string | null> {
  for (let number = 0; number < 100_000; number += 1) {
    const wanted = inboundName(name, number);
    if ((await asPlatform().company.count({ where: { inboundName: wanted } })) > 0) continue;
    try {
      await asPlatform().company.updateMany({ where: { id, inboundName: null }, data: { inboundName: wanted } });
      break;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  return (await asPlatform().company.findUnique({ where: { id }, select: { inboundName: true } }))?.inboundName ?? null;
}

/** Gives each company its name that came without one, such as by an import. Called by the sweep. */
export async function nameCompanies(): Promise<void> {
  const companies = await asPlatform().company.findMany({ where: { inboundName: null }, select: { id: true, name: true }, take: 5000 });
  for (const company of companies) await nameCompany(company);
}
