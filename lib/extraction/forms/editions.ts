/**
 * The editions of the liability certificate, as data: how the form's footer names each edition, and what its table has. Wordings of labels
 * are in acord-25.ts, where each list holds those of all editions.
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

/** The number of the form whose footer one of the lines is, of those that certify insurance (20 to 39); null: none says it. */
export function formIn(lines: readonly string[]): { number: string; edition: string | null } | null {
  const printed = lines.find((line) => /^[23]\d$/.test(footer.exec(line)?.[1] ?? ""));
  return printed ? { number: footer.exec(printed)?.[1] ?? "", edition: editionIn(printed) } : null;
}

/** Whether a page is the certificate of property by its own words: its footer, its title, or the header that this form alone has, which a picture may keep where it loses the others. */
export const isPropertyForm = (lines: readonly string[]): boolean =>
  formIn(lines)?.number === "24" ||
  lines.some((line) => line.length < 60 && /CERTIFICATE OF PROPERTY INSURANCE/i.test(line)) ||
  (lines.some((line) => /\bCERTIFICATE\b.{0,6}\bPROPERTY\b/i.test(line)) && lines.some((line) => /\bCOVERED PROPERTY\b/i.test(line)));
