/* How pages say that a coverage is not part of the policy: in a list of forms, in a cell beside its name, under a heading, or in a sentence. */

/** What a form or a line that names a coverage says when it takes the coverage away. */
export const excludes =
  /\bexclu(?:sions?|ded|des|ding)\b|\blimitation of coverage\b|\b(?:does|do|shall|will) not (?:include|cover|provide|apply|carry|contain|extend|insure)\b|\bnot (?:included|including|covered|purchased|provided|carried|applicable|taken|elected|selected|insured|bought|offered|part of)\b|\bno (?:coverage|cover|insurance)\b|\b(?:declined|rejected|deleted|not in force|waived by)\b/i;

/** Words in the cell beside a coverage that was not bought. */
export const excludedCell =
  /^\W*(?:not (?:included|covered|purchased|provided|carried|applicable|taken|elected|selected|insured|bought)|no(?:t)? cover(?:age|ed)?|excluded|none|nil|n\/?a|no|declined|rejected|deleted|waived|\$ ?0(?:\.00)?)\W*$/i;

/** A heading below which a list names what is not covered. */
export const excludedHeading =
  /^\W*(?:(?:policy|coverage|the following|list of|schedule of|other|additional|important|major|key|notable|general) )*(?:(?:coverages? )?(?:exclusions?|excluded|not (?:covered|included|purchased|provided))(?: (?:coverages?|perils|operations|items|endorsements?|forms?|apply|are excluded))*|(?:this|the|your) policy does not (?:cover|include|provide)[^.]{0,50}|what is not covered|no coverage (?:is provided )?for)\W*$/i;
