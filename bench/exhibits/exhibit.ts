import type { ScanOptions } from "@/lib/testing/certificate-scan";

/**
 * An exhibit as it is drawn, and what it asks. `text`: a line is a paragraph, "# " begins a heading, "| a | b |" is a row of a table, "~ a | b" one
 * without borders, "=== 2" begins two columns, and "---" ends a page. `expected`: requirements as `factOf` writes them; "? " begins one that a
 * person must decide, with each amount that the exhibit names. `scan`: how its picture was made; of several pages the first.
 */
export type Exhibit = {
  name: string;
  as: "pdf" | "docx" | "text" | "scan" | "png" | "jpg";
  font?: number;
  scan?: ScanOptions;
  text: string;
  expected: readonly string[];
};

/** A part of an exhibit, from the top down. `rows`: those of a table without borders. */
export type Block =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "table" | "rows"; rows: string[][] }
  | { kind: "columns"; count: number }
  | { kind: "page" };
