/**
 * The editions of the liability certificate, as data: how the form's footer names each, and what its table has. Wordings of labels
 * stand in acord-25.ts, where each list holds those of all editions.
 */
export type Edition = {
  /** As the footer prints it, inside the brackets. */
  edition: string;
  /**
   * Columns of flags: "both" ADDL INSD and SUBR WVD between type and number; "before" one of additional insureds between letter and
   * type; "none".
   */
  flags: "both" | "before" | "none";
};

export const editions: Edition[] = [
  { edition: "7/97", flags: "none" },
  { edition: "2001/08", flags: "before" },
  { edition: "2009/01", flags: "before" },
  { edition: "2009/09", flags: "both" },
  { edition: "2010/05", flags: "both" },
  { edition: "2014/01", flags: "both" },
  { edition: "2016/03", flags: "both" },
  { edition: "2025/12", flags: "both" },
];

/** A form's name and edition in its footer: "ACORD 25 (2016/03)", "ACORD 25-S (7/97)", "ACORD 101 (2008/01)". */
export const footer = /ACORD\S*\s?(\d{2,3})\S?(?:-?S)?\s?\(?\s?((?:19|20)\d{2}\s?[/.]\s?\d{2}|\d{1,2}\/\d{2})?/i;

/** What a line says of the edition it belongs to; null where it names none. */
export function editionIn(line: string): string | null {
  return footer.exec(line)?.[2]?.replace(/\s/g, "").replace(".", "/") ?? null;
}
