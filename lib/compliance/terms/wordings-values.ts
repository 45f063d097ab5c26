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

/** What the wording of a form that takes coverage away begins with: "[form] CG 21 44". No sentence's wording has it. */
export const formMask = "[form]";

/** Characters of a wording. The database looks wordings up by an index, which holds no longer texts. */
export const longestWording = 600;
