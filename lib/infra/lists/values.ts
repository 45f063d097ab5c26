/** More rows than these are sent as several calls, so that a person sees how far it is and can stop. */
export const maximumBatch = 50;

export type Sort<Column extends string> = Column | `-${Column}`;

/** What a list's `sort` can be: the name of a column, with a minus before it for the other direction. */
export function sortsOf<const Column extends string>(columns: readonly Column[]): Sort<Column>[] {
  return columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
}
