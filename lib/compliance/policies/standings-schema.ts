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

/** What a check of its vendor says of a document. `badge`: one of `documentBadges`. `isByDates`: nothing but dates is required of it. */
export type DocumentStanding = { id: string; badge: string; isByDates: boolean; isSuperseded: boolean };
