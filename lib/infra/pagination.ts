/** The pagination object of list answers. An empty list has one, empty, page. */
export function paginate(page: number, limit: number, total: number) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}

type Part = { page: number; limit: number; cursor?: string | undefined };

/** The same of a list that may be read by cursor: what comes after the last row of a full page. */
export function paginatePart({ page, limit, cursor }: Part, total: number, rows: readonly { id: string }[]) {
  if (cursor === undefined) return paginate(page, limit, total);
  return { ...paginate(page, limit, total), nextCursor: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
