import { Prisma } from "@/generated/prisma/client";

/** The pagination object of list answers. An empty list has one, empty, page. */
export function paginate(page: number, limit: number, total: number) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

type Part = { page: number; limit: number; cursor?: string | undefined };

/**
 * What Prisma reads of a list: one page in its order, or what follows a cursor in the order of ids. `after` belongs into the
 * conditions, `window` beside them. `key`: the column that holds the ids.
 */
export function partOf<Order, Key extends string = "id">(
  { page, limit, cursor }: Part,
  orderBy: Order[],
  key = "id" as Key,
): { after: { [key in Key]?: { gt: string } }; window: { orderBy: (Order | { [key in Key]: "asc" })[]; skip: number; take: number } } {
  if (cursor === undefined) return { after: {}, window: { orderBy, skip: (page - 1) * limit, take: limit } };
  const [after, ids] = [cursor ? { [key]: { gt: cursor } } : {}, { [key]: "asc" }];
  return { after, window: { orderBy: [ids], skip: 0, take: limit } } as ReturnType<typeof partOf<Order, Key>>;
}

/** The same as parts of a statement: `after` belongs after the conditions, `window` at the end. */
export function partInStatement({ page, limit, cursor }: Part, id: Prisma.Sql, order: Prisma.Sql) {
  if (cursor === undefined) {
    return { after: Prisma.empty, window: Prisma.sql`order by ${order} limit ${limit} offset ${(page - 1) * limit}` };
  }
  const after = cursor ? Prisma.sql`and ${id} > ${cursor}::uuid` : Prisma.empty;
  return { after, window: Prisma.sql`order by ${id} limit ${limit}` };
}

/** The same of a list that may be read by cursor: what comes after the last row of a full page. */
export function paginatePart({ page, limit, cursor }: Part, total: number, rows: readonly { id: string }[]) {
  if (cursor === undefined) return paginate(page, limit, total);
  return { ...paginate(page, limit, total), nextCursor: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
