/** A case-insensitive "contains" in which the pattern signs of SQL stand for themselves. */
export function containsText(text: string) {
  return { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
}
