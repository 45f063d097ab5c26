/** A schedule that names no one, but whomever a contract names, or every project. Names of firms may begin with "All" or "Blanket". */
export const blanketSchedule =
  /\b(?:any|all|each)(?: (?:and|or) (?:any|all))?(?: (?:other|such|construction|designated|your))? (?:persons?|organizations?|part(?:y|ies)|entit(?:y|ies)|owners?|projects?|locations?)\b(?! (?:of|group|inc|llc|corp|co|company|ltd)\b)|\b(?:as|where|when) (?:so )?required (?:by|in|under)\b.{0,30}\b(?:contract|agreement)\b|\bblanket(?: (?:additional|as|where|when|basis|waiver|by)\b|\s*$)/i;

/** Words in a schedule that exclude someone or name no one: "any person other than …", "c/o", "Requested by:". */
export const scheduleExcepts =
  /\b(?:other than|except\w*|exclud\w*|not|before|prior to|removed|deleted|requested|wants|none)\b|\bc\/o\b|\battn\b/i;

/** Sentences about what an umbrella lies over. */
export const umbrellaReach =
  /\b(?:umbrella|excess)\b.{0,80}\b(?:over|above|of|extends?|follows?|schedul\w+|underlying|covers?|applies|apply|only|not|excludes?|excluding|excluded)\b/i;
