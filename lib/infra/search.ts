/** The signs of SQL's patterns stand for themselves in what people type. */
const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A case-insensitive "contains" for a Prisma filter. */
export function containsText(text: string) {
  return { contains: literal(text), mode: "insensitive" as const };
}

/** The same as a parameter of `ilike`. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`;
}
