/** A text in lower case, without accents and signs, with a blank before and after each word. */
export const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** The words of a text in that form. */
export const plainWords = (text: string): string[] => plain(text).split(" ").filter(Boolean);
