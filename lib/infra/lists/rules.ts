import { AppError } from "@/lib/infra/errors";
import type { BatchDto } from "@/lib/infra/lists/schema";

/** Column and direction of a list's `sort`. */
export function readSort<Column extends string>(sort: Column | `-${Column}`): { column: Column; direction: "asc" | "desc" } {
  const descending = sort.startsWith("-");
  return { column: (descending ? sort.slice(1) : sort) as Column, direction: descending ? "desc" : "asc" };
}

/** SQL for the order by some terms. What is sorted by and was left out comes last both ways. */
export const inOrder = (terms: readonly string[], direction: string): string =>
  terms.map((term) => `${term} ${direction} nulls last`).join(", ");

type Part = { page: number; limit: number; cursor?: string | undefined };

/**
 * SQL for a part of a list: one page in its order, or the rows after a cursor in the order of ids, which no change moves. The parameters
 * are added to `values`. `after` belongs after the conditions, `tail` at the end.
 */
export function partInSql({ page, limit, cursor }: Part, id: string, order: string, values: unknown[]): { after: string; tail: string } {
  if (cursor === undefined) {
    return { after: "", tail: `order by ${order} limit $${values.push(limit)} offset $${values.push((page - 1) * limit)}` };
  }
  return { after: cursor && ` and ${id} > $${values.push(cursor)}::uuid`, tail: `order by ${id} limit $${values.push(limit)}` };
}

/** "Expiring Soon" for EXPIRING_SOON, "Not Compliant" for NON_COMPLIANT: the words of the screens. */
export function titleOf(constant: string): string {
  return constant
    .toLowerCase()
    .split("_")
    .map((word) => (word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(/^Non /, "Not ");
}

/**
 * SQL for all ids of a list as one text, which the driver reads faster than 100,000 rows. `splitIds` takes it apart. Without an
 * `order` they come as Postgres finds them, which spares it sorting a whole list.
 */
export const allIds = (column: string, order?: string): string => `string_agg(${column}::text, ','${order ? ` order by ${order}` : ""})`;

/** The ids of `allIds`, which is null for an empty list. */
export const splitIds = (ids: unknown): string[] => (typeof ids === "string" ? ids.split(",") : []);

/** The rows that belong to the ids, in the ids' order. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Changes one row after the other, each for itself: a refused row stops no other and is reported with its reason. Any other failure ends it
 * all.
 */
export async function eachRow(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  namesOf: (ids: readonly string[]) => Promise<{ id: string; name: string }[]>,
): Promise<BatchDto> {
  const done: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  const names = new Map(refused.length > 0 ? (await namesOf(refused.map(({ id }) => id))).map(({ id, name }) => [id, name]) : []);
  return { done, failed: refused.map(({ id, reason }) => ({ id, name: names.get(id) ?? null, reason })) };
}
