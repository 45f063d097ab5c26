/** More rows than these are sent as several calls, so that a person sees how far it is and can stop. */
export const maximumBatch = 50;

export type Sort<Column extends string> = Column | `-${Column}`;

/** What a list's `sort` can be: the name of a column, with a minus before it for the other direction. */
export function sortsOf<const Column extends string>(columns: readonly Column[]): Sort<Column>[] {
  return columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
}

/** How many rows a page of a list can have. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 10;

/** Remembers a person's choice on one browser; it is read when the page is rendered. */
export const pageSizeCookie = "page-size";

/** One of the page sizes, or undefined for any other text. */
export const pageSizeOf = (text: string): number | undefined => pageSizes.find((size) => String(size) === text);

/** The files that a list can be exported as. */
export const listFormats = ["csv", "xlsx"] as const;
export type ListFormat = (typeof listFormats)[number];

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
