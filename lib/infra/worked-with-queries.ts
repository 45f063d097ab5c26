import { Prisma } from "@/generated/prisma/client";
import type { Tenant, Tx } from "@/lib/infra/db";
import { pointers, type Target } from "@/lib/infra/worked-with-values";

/**
 * The tables in which someone worked with rows, by the rows' ids. Untouched rows are not in it. The caller holds the rows' locks, so that
 * nothing is added in between.
 */
export async function findWork(tx: Tx, { companyId }: Tenant, target: Target, ids: readonly string[]): Promise<Map<string, string[]>> {
  const columns = Object.entries(pointers[target]).flatMap(([column, is]) => (is === "work" ? column.split(".") : []));
  const selects = Array.from({ length: columns.length / 2 }, (_, at) => {
    const [table = "", column = ""] = columns.slice(2 * at, 2 * at + 2);
    return Prisma.sql`select distinct ${Prisma.raw(column)} as id, ${table} as "table", ${at} as place from ${Prisma.raw(table)}
      where company_id = ${companyId}::uuid and ${Prisma.raw(column)} = any(${[...ids]}::uuid[])`;
  });
  const rows = await tx.$queryRaw<
    { id: string; table: string }[]
  >`select id, "table" from (${Prisma.join(selects, " union all ")}) w order by place`;
  const found = new Map<string, string[]>();
  for (const { id, table } of rows) found.set(id, [...(found.get(id) ?? []), table]);
  return found;
}
