import { namesIn } from "@/lib/compliance/names/match-rules";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

// Comparing so many vendors with every name is quick; of more, the database chooses those that are worth it.
const comparedAtOnce = 2000;
const mostOfEachName = 200;

/** The vendors that these names may mean: all of a small company, and those of a large one whose spelling is near. */
export async function loadNamedVendors(tx: Tx, { companyId }: CompanyScope, texts: readonly string[]) {
  const stats = await tx.companyStats.findUnique({ where: { companyId }, select: { vendorsAll: true } });
  const select = { id: true, name: true, acceptedNames: true, status: true };
  if ((stats?.vendorsAll ?? 0) <= comparedAtOnce) return tx.vendor.findMany({ where: { companyId }, select });
  const names = [...new Set(texts.flatMap((text) => [text, ...namesIn(text)]))];
  const near = await tx.$queryRaw<{ id: string }[]>`select find_vendors_named(${names}::text[], ${mostOfEachName}::int) as id`;
  return tx.vendor.findMany({ where: { companyId, id: { in: near.map(({ id }) => id) } }, select });
}
