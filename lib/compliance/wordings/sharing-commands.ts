import { judgeByWording } from "@/lib/compliance/wordings/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { systemScope } from "@/lib/tenancy/scope";

/** Checks the vendors of every company again that has certificates with the wording of a shared answer. */
export async function judgeSharedWording(sharedId: string): Promise<void> {
  const shared = await asPlatform().sharedWording.findUnique({ where: { id: sharedId } });
  if (!shared) return;
  const { wording } = shared;
  const companies = await asPlatform().company.findMany({
    where: { id: { in: await companiesWith(wording) } },
    select: { id: true, timeZone: true },
    orderBy: { id: "asc" },
  });
  for (const company of companies) {
    const scope = systemScope(company);
    await inCompany(scope, (tx) => judgeByWording(tx, scope, wording));
  }
}

async function companiesWith(wording: string): Promise<string[]> {
  const rows = await asPlatform().documentWording.groupBy({ by: ["companyId"], where: { wording } });
  return rows.map(({ companyId }) => companyId);
}
