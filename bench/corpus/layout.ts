import type { PolicyType } from "@/lib/extraction/schema";

export type Half = "tuned" | "held";
export type Column = "letter" | "type" | "additional" | "waiver" | "number" | "effective" | "expiration" | "limits";
export type Party = "producer" | "insured" | "holder";
/** A coverage row: its title's lines, rows of boxes (a text that ends with ":" is only printed), limits with their labels. */
export type RowShape = {
  type: PolicyType | "GARAGE";
  titles: string[];
  ticks: string[][];
  /** Boxes on the first line of the limits column. */
  limitTicks?: string[];
  /** A label of two lines is printed small, one above the other. */
  limits: { key: string; label: string }[];
};

/** One form: words, columns and rows, in points of a letter page. The wordings are those of such forms; the drawing is ours. */
export type Layout = {
  name: string;
  half: Half;
  kind: "edition" | "redraw";
  /** Printed at the foot of the page, where the readers look for it. */
  footer: string | null;
  edition: string | null;
  title: string;
  /**
   * A table of the coverages; each policy as a block of its own: labels with values, and the limits below them; as a frame parted into
   * what is covered, the limits and what the policy is; or a table in which every policy has a row of its own.
   */
  build: "table" | "blocks" | "panels" | "schedule";
  /** The page lies on its side. */
  landscape: boolean;
  /** Title and date above the middle and in the corner, or side by side from the left. */
  masthead: "middle" | "left";
  /**
   * Left edges of letter, type, ADDL, SUBR, number, effective, expiration, limit label, amount; then the right end. In blocks the limits
   * have the whole width, so that of their edges only the distance counts.
   */
  edges: number[];
  /** The two dates precede the number. */
  datesFirst: boolean;
  /** The limits' two edges precede those of the number and the dates. */
  limitsFirst: boolean;
  /** All columns from left to right where neither of these says it; the limits have two edges, and what is left out has no width. */
  order: readonly Column[] | null;
  /** Of a schedule that states its limits in a second table: there the left edges of type, number, limit label, amount; the right end. */
  limitsTable: readonly [number, number, number, number, number] | null;
  /** Lines on all sides of a table's or block's content, only across it, none, or gray bands instead of them. */
  ruling: "grid" | "lines" | "none" | "shaded";
  /** The word between the two dates where they are in one cell or after one label, that of the effective date. */
  period: string | null;
  /** In a table: the words before the two dates where one is above the other in one cell, whose header is that of the effective date. */
  stackedDates: readonly [from: string, to: string] | null;
  /** In a table: the policy number is below the coverage's title, after the words of its header, and has no column. */
  numberBelow: boolean;
  /** In a schedule: the two dates are in a line below the title and the number, after the words of the effective date's header. */
  datesBelow: boolean;
  /** The amount precedes its label. */
  amountsFirst: boolean;
  /** Amounts end at the right of their column instead of beginning at its left. */
  amountsRight: boolean;
  /** Dots lead from a limit's label to its amount. */
  leaders: boolean;
  /** In a table: the typed values of a policy are in the middle of its row, or on the row's first line. */
  valuesAt: "middle" | "top";
  /** The end of each limit but the last where they are typed one after the other into one cell, so that both their edges are one. */
  limitsRun: string | null;
  /** Limits side by side on a line; with more than one, the amount's edge is that of the left one. */
  limitsAbreast: 1 | 2 | 3 | 4;
  /** A limit's label is beside its amount, above or below it, or directly before it with a colon, whatever the amount's edge. */
  limitLabels: "beside" | "above" | "below" | "before";
  /** Boxes follow their words. */
  boxesBehind?: true;
  /** Where ADDL INSD and SUBR WVD are: after the title, ADDL alone before it, or neither. */
  flags: "both" | "before" | "none";
  /**
   * How they are shown: by a mark (in blocks: a box), by Yes or No, or by boxes or Yes and No on a line below the boxes of the coverage,
   * where they need no columns.
   */
  flagsTold: "mark" | "answer" | "box" | "line";
  letters: boolean;
  step: number;
  /** How large the form's own words are, as a share of the usual size. */
  letterSize: number;
  /** Words of the header and the footer; "#" in an insurer's label is replaced by its letter. */
  labels: {
    date: string;
    producer: string;
    insured: string;
    contact: string;
    phone: string;
    /** Printed beside the phone, where the form has a field for it; it stays empty. */
    fax?: string;
    email: string;
    insurer: string;
    coverages: string;
    holder: string;
  };
  headers: {
    letter: string;
    type: string;
    additional: string;
    waiver: string;
    number: string;
    effective: string;
    expiration: string;
    limits: string;
  };
  rows: RowShape[];
  /** Printed words of boxes that differ from the reading's own names. */
  words: Record<string, string>;
  /** Rows without a policy are printed too, as on the real form. */
  allRows: boolean;
  dollars: boolean;
  head: "columns" | "bands";
  /** Who is named in the head, in this order; bands have room for the holder too, who then is not named at the foot. */
  parties: readonly Party[];
  contact: boolean;
  /**
   * Where the insurers are named: in the header, below the table, or each in the row of its policy, where no letters are needed; if the
   * letter's column is wide, it holds the name.
   */
  insurers: "head" | "below" | "rows";
  insurersTitle: string;
  naicTitle: string | null;
  descriptionTitle: string;
  /** The description is above the coverages, with room for five lines. */
  descriptionFirst?: true;
  foot: "beside" | "stacked";
};
