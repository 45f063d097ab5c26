/** What a check of its vendor says of a policy, by its document and its place among the document's policies. */
export type PolicyStanding = {
  document: string;
  position: number;
  /** It counts today, and no renewal of it is on file. */
  isCurrent: boolean;
  /** The document whose policy took its place, or will when it ends. */
  supersededBy: string | null;
  /** The day on which a notice ended it. */
  canceledOn: string | null;
};

/** What a check of its vendor says of a document. */
export type DocumentStanding = {
  id: string;
  /** One of `documentBadges`. */
  badge: string;
  /** Why, as a sentence of a verdict, where a requirement that rests on it is not met or open. */
  sentence: { key: string } | null;
  /** Nothing but dates is required of it. */
  isByDates: boolean;
  isSuperseded: boolean;
  /** Its sentences that are not understood. `isOpen`: it keeps a required coverage open until someone answers. */
  wordings: { wording: string; sentence: string; isOpen: boolean }[];
};
