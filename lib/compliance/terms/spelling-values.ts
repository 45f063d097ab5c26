/** Words between "where" and the contract that asks for a grant, and what the contract does. */
const betweenContract =
  "(?:the|an?|any|your|our|its|their|such|you|we|they|named|insured|owner|holder|certificate|contractor|has|have|had|is|are|been|was|both|parties|party|in|by|to|under|of|with|and|or|provide|add|name|do|so|it|be|that|this|person|organization|for|status|coverage|valid|prior|loss|executed|signed|written|construction|service|trade|work|insureds?|policy)";
const asksByContract = "(?:required|requires?|agreed|obligated|obliged|calls? for|asks? for|stipulated|specified|demanded|needed)";

/** Signs, abbreviations and clauses of agents that mean the same, in one way. Each pattern sees foreign text: no nested repetition. */
export const spelled: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ`]/g, "'"],
  [/[–—−]/g, " - "],
  [/\bw\/r\/t\b/gi, "with respect to"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?=\s|[a-z])/gi, "with "],
  [/\bn\/a\b/gi, "na"],
  [/\bc\/o\b/gi, "attn"],
  [/\bp\/ ?nc\b/gi, "pnc"],
  [/\band\/or\b/gi, "and or"],
  [/\bs\/n\b/gi, "sn"],
  [/\b([a-z])\.(?=[a-z]\b\.?)/gi, "$1"],
  [/\((s|es)\)/gi, "$1"],
  [/&/g, " and "],
  [/\+/g, " plus "],
  [/\b(?:shall|will) be (?=(?:considered )?primary\b)/gi, "is "],
  [/\b(?:shall|will) (?=(?:apply|include|follow)\b)(?!\w+ (?:once|when|if|after|until))/gi, ""],
  [/\b(?:will|shall) not be\b/gi, "is not"],
  [
    /\b(?:(?:when|where|whenever|if|as|to the extent|w|is|are|who are|for whom)(?: and (?:when|where))? )?(?:so |specifically |expressly )?(?:req(?:uir(?:ed|es))?'?d?|requested|agreed|specified|stipulated)\.? (?:to )?(?:by|in|under|per|of|via|pursuant to)(?: (?:an?|the|any|your|our|its|their|such|valid|fully|prior|executed|signed|written|insured|construction|service|this))* (?:contract|agreement|subcontract|lease|permit|purchase order|po|writing)s?\b(?:(?: (?:or|and|and\/or)|\/| \/)? ?(?:an? |written |the )*(?:agreement|contract|permit|subcontract)s?\b)*(?: (?:with|between) (?:the )?(?:named )?insured(?: and (?:the )?(?:certificate )?holder)?)?/gi,
    " contractclause ",
  ],
  [
    new RegExp(
      `\\b(?:but )?(?:if|when|where|whenever|wherever|as)(?: and (?:when|where|as))? (?:${betweenContract} ){0,12}${asksByContract}(?: ${betweenContract}){0,8} (?:contract|agreement|subcontract|lease|writing)s?\\b`,
      "gi",
    ),
    " contractclause ",
  ],
  [
    /\b(?:where|when|if) (?:there is |a |an |any |you |the |have |has |agreed |named |insured |in |signed |executed )*(?:written )?(?:contract|agreement)(?: or (?:contract|agreement))?(?: (?:in place|exists?|requires? (?:it|such status|this|so)|in effect|is in place|calls for it|asks for (?:it|this|such status)|so requires?))?(?=\s*(?:[.,;:)(]|$)|\s+(?:on|for|per|as|with|under|in favor)\b)/gi,
    " contractclause ",
  ],
  [
    /\b(?:as )?(?:per|by|pursuant to|in accordance with|under|via)(?: (?:an?|the|any|your|our|its|such|valid|executed|signed|written))* (?:sub)?(?:contract|agreement)(?: (?:or|and|and\/or) (?:written )?(?:contract|agreement))?\b(?! (?:no|number|#))/gi,
    " contractclause ",
  ],
  [
    /\b(?:any )?(?:other )?(?:insurance|coverage)(?: or self-insurance)? (?:maintained|carried|held|available|purchased|provided|kept|procured|issued|written)(?: (?:by|to) [^.;,]{1,60}?)? (?:is|are|shall be|will be) (?:considered )?(?:in )?(?:excess|non-? ?contribut\w+)(?: (?:only|insurance|coverage|of this insurance))?(?:,? (?:and )?(?:shall |will |is )?(?:non-? ?contribut\w+|not contribut\w+(?: with it| to (?:it|loss|any loss))?))?/gi,
    " other insurance ",
  ],
  [
    /\bany other (?:valid |collectible |and )*insurance(?: (?:available|maintained|carried|held|afforded|issued) (?:to|by) (?:the |any |such )?(?:additional insureds?|certificate holders?|holders?|owners?))?/gi,
    "other insurance",
  ],
  [
    /\b(?:agrees? to |(?:has|have) agreed to )?(?:waives?|gives? up|gave up|has given up|relinquish\w*) (?:any |all |its |their |our |the )*(?:rights? )?(?:of |to )?(?:subrogation|recovery|recover)(?: rights?)?(?: against)?\b/gi,
    " waiver of subrogation in favor of ",
  ],
  [
    /\b(?:agrees? (?:that )?)?(?:(?:it|they|we) )?(?:(?:agrees?|will|shall|does|do) not|won'?t) (?:to )?(?:go after|come after|pursue|seek recovery (?:from|against)|subrogate against|sue)\b/gi,
    " waiver of subrogation in favor of ",
  ],
  [
    /\b(?:and )?(?:(?:will|shall|does|do) not|won'?t) (?:seek|require|ask for|request|demand|look (?:in)?to|call (?:up)?on)\b[^.;,]{0,60}?\bcontribut(?:ion|e)s?\b(?: from| of| by)?|\b(?:and |with )?(?:without|no)(?: (?:any|right of|rights? to))* contribution(?: (?:is |will be )?(?:asked|sought|required|requested|expected))?(?: from| of| by)?(?! ?(?:clause|exclusion))/gi,
    " noncontributory to ",
  ],
  [
    /\b(?:but )?only (?:when|if|where) there is an? (?:valid |executed |signed )?(?:written )?(?:contract|agreement)(?: or (?:contract|agreement))? (?:between|with) [^.;,]{1,90}? (?:that|which) requires? (?:it|such \w+(?: of subrogation)?|this)\b/gi,
    " onlycontractclause ",
  ],
  [
    /\b(?:if|when|once|upon|after|as) (?:the )?(?:exhaustion of )?(?:the )?(?:primary|underlying)(?: (?:gl|general|policy|policies|insurance|aggregates?|limits?)){0,3} (?:is|are|has been|have been|becomes?) (?:exhausted|eroded|used up)/gi,
    "",
  ],
  [/\b(there|it|that|here)'s\b/gi, "$1 is"],
  [/\b(?:deductible|sir|retention)s?(?: is| of|:)? \$?0\b(?![,.\d])|\$0 (?:deductible|sir|retention)\b/gi, "no deductible"],
  [/\blimits shown may have been reduced by paid claims\b/gi, ""],
  [/\b(?:should|if|in the event(?: that)?)\b[^.;]{0,70}\bcancel(?:l?ed|s|lation)?\b[^.;,]{0,50},(?= [^.;]{0,80}\bnotice\b)/gi, ""],
  [
    /\b(?:polic(?:y|ies) )?(?:will|shall|may|can|is|are) (?:not )?(?:be )?cancell?ed(?:,? (?:or )?(?:non-? ?renewed|nonrenewed|terminated|materially changed|changed|reduced)){0,3},? (?:only (?:with|after|upon)|without|until|unless|except (?:after|with|upon))\b/gi,
    "notice of cancellation",
  ],
  [/\bshould any of the (?:above |described )*polic(?:y|ies) be cancell?ed (?:before the expiration date(?: thereof)?)?,?/gi, ""],
  [/\b(?:will|shall)(?: endeavor to)? (?:mail|provide|give|send|deliver)(?= .{0,40}\bnotice\b)/gi, "provides"],
  [/\b(?:will|shall) be (?:sent|mailed|emailed|provided|forwarded|given|delivered)\b/gi, "is sent"],
  [/\b(?:will|shall) be (?=(?:providing|performing|installing|doing|working|using|supplying|furnishing)\b)/gi, ""],
  [
    /\b(?:if|should|when|in the event(?: that)?) (?:(?:any|the|said|such|above|described|listed|of|these|polic(?:y|ies)|coverage|insurance|is|are|be|gets?) ){1,9}(?:cancell?ed|non-? ?renewed|terminated)(?: (?:or|and) (?:cancell?ed|non-? ?renewed|materially (?:changed|altered)))*(?: before (?:the )?expiration(?: date)?(?: thereof)?)?,?(?= [^.;]{0,80}\b(?:notice|days)\b)/gi,
    "",
  ],
  [/\bnot be cancell?ed(?:, [a-z -]{3,40})? (?:without|until|unless)\b/gi, "notice of cancellation"],
  [
    /\b(?:is |are )?subject to (?:(?:all|the|its|their|of|policy|policies|actual|applicable|standard|usual|full|above|these|those|such|said|each|issued|referenced|described|other) )*(?:terms|conditions|provisions|exclusions|limitations|limits|wording|policy forms?)(?:(?:,|,? and|,? or|,? &|\/) ?(?:(?:all|the|other|policy) )*(?:terms|conditions|provisions|exclusions|limitations|limits|definitions|endorsements|wording))*(?: (?:of|in|within|contained in|stated in|set forth in|found in) (?:(?:the|each|this|such|said|actual|applicable|above|insurance|all) )*(?:polic(?:y|ies)|forms?|endorsements?|contracts?))?/gi,
    "per policy terms",
  ],
  [
    /\b(?:all |usual |policy |standard |the |its )*terms(?:(?:,| and| or| &|\/)+ ?(?:the )?(?:conditions|limits|limitations|exclusions|provisions|definitions|endorsements)){1,6}/gi,
    "policy provisions",
  ],
  [
    /[,(]? ?\b(?:(?:except|excluding|other than|but)(?: for| with| that| in| only)* )?(?:10|ten)(?: ?\(10\))? ?-?days?'?(?: (?:prior|written|notice|of|cancellation|advance|is|given|applies|will|be|provided|in|the|event|case|for|due|to|if|where|when))* non-? ?pay(?:ment)?(?: of (?:the )?premiums?)?\)?/gi,
    " ",
  ],
  [
    /\b(?:except|excluding|other than)(?: for| in the event of| in case of| due to)* non-? ?pay(?:ment)?(?: of (?:the )?premiums?)?(?:,? (?:which is|when|where|then|for which|with))*(?: (?:10|ten) ?(?:\(10\) )?days?(?: notice)?)?/gi,
    " ",
  ],
  [/,? ?\bif any\b,?/gi, " "],
  [
    /\b(?:but )?only (?=(?:as respects|with respects?|with regards?|in respect of|in regards?|for liability|to the extent of liability|as to liability)\b)/gi,
    "",
  ],
  [/\b(?:including|includes),? (?:but )?(?:not limited to|without limitation)\b/gi, "including"],
  [
    /\b(?:unless|except)(?: (?:where|when|as|if|to the extent))?(?: not)? (?:prohibited|permitted|allowed|precluded|restricted)(?: by)? (?:applicable |state )?(?:law|statute)\b/gi,
    "",
  ],
  [
    /\b(?:where|when|if|whenever)? ?(?:that |which )?(?:your|the|our|its|their|a|any) (?:written |sub)?(?:contract|agreement|lease)(?: with (?:our |the |named )*insured)? (?:requires|asks for|calls for|specifies|says|provides|states|lists)(?: it| them| this| so)?(?=\s*(?:[.,;)]|$))/gi,
    " contractclause ",
  ],
  [/\bcontractclause +to (?:add|name|include|provide)\b(?: as (?:an )?additional insureds?)?/gi, "contractclause"],
  [/\b(?:but )?only(?: if| when| where)? +contractclause/gi, "onlycontractclause"],
  [/\bnot (?:a )?part of (?:an? |any )?(?:wrap|ocip|ccip)(?:[- ]?up)?\b/gi, ""],
  [/\bno limits? (?=on\b|as to\b)/gi, "no limitation "],
  // The item of a workers compensation policy for states in which it may begin later.
  [
    /\b(?:3\.?c\.?:? )?all (?:other )?states (?:but|except|excluding)(?: for)?(?:,? ?(?:nd|oh|wa|wy|pr|monopolistic(?: states)?|north dakota|ohio|washington|wyoming|and)\b)+/gi,
    "all states",
  ],
  [
    /\bno (?:claims?|loss(?:es)?|paid claims?)(?:,? (?:paid|reserved|pending|reported|outstanding|open|or|and|to date|this (?:term|year|period)))+\b/gi,
    "",
  ],
  // "no action over, labor law or injury to employee exclusion": with "and", the exclusion may be another sentence.
  [
    /\bno (?:(?!(?:coverage|policy|insurance|liability|limits?|and|but|except|only|for)\b)[\w'-]{1,20},? ){1,8}n?or (?:(?!(?:coverage|policy|insurance|and|but|except|only)\b)[\w'/-]{1,20} ){1,5}exclusions?\b/gi,
    "no exclusions",
  ],
  [/\bcompl\.?(?= op)/gi, "completed"],
  [/\b(umbrella|excess|umb)(?: liability)? follows(?: suit)?(?=\s*(?:[.;,]|$))/gi, "$1 follows form"],
  // What CG 20 10 says of the liability that it covers.
  [
    /\bcaused,? in whole or in part,? by(?: (?:the|your|its|their|any|such|negligent|acts?|omissions?|and|or|of|named|insured|subcontractor|contractor|vendor|you|those acting on (?:your|its|their) behalf|in (?:the )?performance of|performing|when performing|while performing))*\b/gi,
    "arising out of",
  ],
  // "Wynne-Abbott", "DUNMORE-PAYNE": a name of two parts.
  [/(?<=\b\p{Lu}[\p{Ll}]{2,20})-(?=\p{Lu}\p{Ll}{2})|(?<=\b\p{Lu}{4,20})-(?=\p{Lu}{4})/gu, " "],
  [/\bsixty \(?(?=\d)|\bthirty \(?(?=\d)|\bten \(?(?=\d)/gi, ""],
];

/** No additional insured is on workers compensation: "all policies except workers compensation" takes nothing back, but of a waiver. */
export const exceptWorkers =
  /,? ?\b(?:except(?:ing)?|excluding|other than|but(?: not)?)(?: (?:for|on|the))* (?:workers'? comp(?:ensation)?|wc|professional(?: liability)?)(?:,? (?:and|or|&) (?:professional(?: liability)?|employers'? liability|wc|workers'? comp(?:ensation)?))?\b/gi;
