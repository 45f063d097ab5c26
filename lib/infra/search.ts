import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";

/** The wildcards of SQL's patterns are plain characters in what people type. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A "contains" for a text that we wrote ourselves, in a Prisma filter. What people search for goes by `holdsInSql`. */
export function containsText(text: string) {
  return { contains: literal(text), mode: "insensitive" as const };
}

/** What people search for, as a parameter of `holdsInSql` and of the functions of the database that search by index. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`;
}

/**
 * The one rule of every search: whether one of the columns holds the pattern, without case, accents and apostrophes. `pattern`: the place
 * of a parameter with `containsPattern`.
 */
export const holdsInSql = (pattern: string, ...columns: string[]): string =>
  `(${columns.map((column) => `plain_text(${column}) like plain_text(${pattern})`).join(" or ")})`;

/** The same in a Prisma statement. */
export const holds = (search: string, ...columns: Prisma.Sql[]): Prisma.Sql => {
  const pattern = containsPattern(search);
  const each = columns.map((column) => Prisma.sql`plain_text(${column}) like plain_text(${pattern})`);
  return Prisma.sql`(${Prisma.join(each, " or ")})`;
};

/** Of more, a person has to say more. Statements of Prisma take up to 32,767 values. */
const mostFound = 10_000;

const columnsOf = {
  company: ["name"],
  vendor: ["name", "email"],
  mail: ["recipient", "subject"],
  inbound_message: ["from_address", "subject"],
} as const;

/** The ids of the rows of all companies that a search finds, the newest first, for a Prisma filter. */
export async function findMatching(db: Tx, table: keyof typeof columnsOf, search: string): Promise<string[]> {
  const columns = columnsOf[table].map((column) => Prisma.raw(column));
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(table)} where ${holds(search, ...columns)} order by id desc limit ${mostFound}`;
  return rows.map(({ id }) => id);
}
