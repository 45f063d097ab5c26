export const requirements = {
  requirementSet: "Requirement set",
  aSetWithThisName: "A requirement set with this name already exists",
  youHaveMostSetsIn: "You have {most} requirement sets in use. Archive one first.",
  thisSetIsArchived: "This requirement set is archived. Restore it to use it again.",
  theDefaultSetCannotBe: "This is your default set. Make another set the default before you archive it.",
  setArchived: "Requirement set archived",
  copyOfName: "Copy of {name}",
  toMustFollowFrom: "Choose a last day that follows the first, at most 30 years later",
} as const;
