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
  /** Stands as text at the foot where the readers look for it. */
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
  /** The two dates stand before the number. */
  datesFirst: boolean;
  /** The limits' two edges stand before those of the number and the dates. */
  limitsFirst: boolean;
  /** All columns from left to right where neither of these says it; the limits have two edges, and what is left out has no width. */
  order: readonly Column[] | null;
  /** Of a schedule that states its limits in a second table: there the left edges of type, number, limit label, amount; the right end. */
  limitsTable: readonly [number, number, number, number, number] | null;
  /** Lines on all sides of what is in a table or a block, only across it, none, or grey bands instead of them. */
  ruling: "grid" | "lines" | "none" | "shaded";
  /** The word between the two dates where they stand in one cell or behind one label, that of the effective date. */
  period: string | null;
  /** In a table: the words before the two dates where one stands above the other in one cell, whose head is that of the effective date. */
  stackedDates: readonly [from: string, to: string] | null;
  /** In a table: the policy number stands below the coverage's title, behind the words of its head, and has no column. */
  numberBelow: boolean;
  /** In a schedule: the two dates stand in a line below the title and the number, behind the words of the effective date's head. */
  datesBelow: boolean;
  /** The amount stands before its label. */
  amountsFirst: boolean;
  /** Amounts end at the right of their column instead of beginning at its left. */
  amountsRight: boolean;
  /** Dots lead from a limit's label to its amount. */
  leaders: boolean;
  /** In a table: what is typed of a policy stands in the middle of its row, or on the row's first line. */
  valuesAt: "middle" | "top";
  /** What ends each limit but the last where they are typed one behind the other into one cell, so that both their edges are one. */
  limitsRun: string | null;
  /** Limits side by side on a line; with more than one, the amount's edge is that of the left one. */
  limitsAbreast: 1 | 2 | 3 | 4;
  /** A limit's label stands beside its amount, above or below it, or right before it with a colon, whatever the amount's edge. */
  limitLabels: "beside" | "above" | "below" | "before";
  /** Boxes stand behind their words. */
  boxesBehind?: true;
  /** Where ADDL INSD and SUBR WVD stand: behind the title, ADDL alone before it, or nowhere. */
  flags: "both" | "before" | "none";
  /**
   * How they are told: by a mark (in blocks: a box), by Yes or No, or by boxes or Yes and No on a line below the boxes of the coverage,
   * where they need no columns.
   */
  flagsTold: "mark" | "answer" | "box" | "line";
  letters: boolean;
  step: number;
  /** How large the form's own words are, as a share of the usual size. */
  letterSize: number;
  /** Words of the head and the foot; "#" in an insurer's label stands for its letter. */
  labels: {
    date: string;
    producer: string;
    insured: string;
    contact: string;
    phone: string;
    /** Printed beside the phone, where the form asks for it; nobody fills it in. */
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
   * Where the insurers are named: in the head, below the table, or each in the row of its policy, where no letters are needed; if the
   * letter's column is wide, the name stands in it.
   */
  insurers: "head" | "below" | "rows";
  insurersTitle: string;
  naicTitle: string | null;
  descriptionTitle: string;
  /** The description stands above the coverages, in a room for five lines. */
  descriptionFirst?: true;
  foot: "beside" | "stacked";
};
