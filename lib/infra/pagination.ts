/** The pagination object of list answers. An empty list has one, empty, page. */
export function paginate(page: number, limit: number, total: number) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
