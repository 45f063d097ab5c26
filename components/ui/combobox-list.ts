export type ComboboxOption = { value: string; label: string; detail?: string };

/** The options that match a text. */
export type ComboboxAnswer = {
  /** The query that these options answer. */
  text: string;
  options: readonly ComboboxOption[];
  waiting: boolean;
  /** What went wrong, in words. */
  failed?: string;
  retry?: () => void;
  /** What to add when there are more options than these. */
  more?: string;
};

/** The options of a combobox and their texts. */
export type ComboboxList = {
  /** Options before the others that are not searched for. */
  others?: readonly ComboboxOption[];
  /** Offered where nothing matches what was typed. */
  add?: { label: (typed: string) => string; run: (typed: string) => void };
  searchLabel: string;
  searchHint: string;
  emptyText: string;
  /** A hook, called only while the list is open. */
  useOptions: (typed: string) => ComboboxAnswer;
};
