/** What a person can say of a sentence: it takes nothing back and gives nothing, it gives something, or it takes something back. */
export const wordingAnswers = ["nothing", "gives", "takes"] as const;

/** What a sentence can give. */
export const wordingGrants = [
  "ADDITIONAL_INSURED_ONGOING",
  "ADDITIONAL_INSURED_COMPLETED",
  "PRIMARY",
  "WAIVER_OF_SUBROGATION",
  "AGGREGATE_PER_PROJECT",
  "AGGREGATE_PER_LOCATION",
  "NOTICE_OF_CANCELLATION",
] as const;

/** Characters of a wording. The database looks wordings up by an index, which holds no longer texts. */
export const longestWording = 600;
