/**
 * An exhibit as it is drawn, and what it asks. `text`: a line is a paragraph, "# " begins a heading, "| a | b |" is a row of a table, and "---" ends a
 * page. `expected`: requirements as `factOf` writes them; "? " begins one that a person must decide, with each amount that the exhibit names.
 */
export type Exhibit = { name: string; as: "pdf" | "docx" | "text"; font?: number; text: string; expected: readonly string[] };
