/*
 * What a usual notice of reinstatement says. A reinstatement turns "stop" into "clear", so its page counts by itself only if each line
 * is one of these. Texts come as `plainText` (readers/reinstatements) writes them: lower case, without punctuation, with marks in the
 * place of values.
 */

/** Marks that replace values in a plain text: dates, the policy's number, amounts, the insured's name, other names on the page, and phone numbers or web addresses. */
export const marks = { date: "§", number: "№", amount: "$", insured: "●", name: "¤", contact: "☎" } as const;

const word = (parts: TemplateStringsArray, ...values: (string | RegExp)[]) =>
  String.raw(parts, ...values.map((one) => (typeof one === "string" ? one : one.source)));
const whole = (source: string) => `^(?:${source})$`;

const nonpayment = "non ?payment(?: of (?:the )?premium)?";
const lapse = "(?:lapse|gap|interruption|break)(?: (?:in|of) (?:insurance )?(?:coverage|insurance|protection))?";
const noLapse = `(?:with no|without(?: an?| any)?) ${lapse}`;
const withLapse = `with(?: an?)? ${lapse}(?: (?:from )?§ (?:to|through|until) §)?`;
const since = "(?:effective|effective as of|as of|on|from) §";
const cancelled = `cancell?ed(?: ${since})?(?: (?:for|due to|because of) ${nonpayment})?`;
const place = "(?:shown|listed|described|named|referenced|identified|mentioned)";
const policy = word`(?:(?:the|your|this) )?(?:above )?(?:${place} |captioned |numbered )?(?:insurance |workers compensation |workers compensation insurance )?(?:policy|policies|coverage|insurance coverage|insurance|coverage under (?:the|your|this)(?: above)?(?: ${place})? policy)(?: (?:number |no )?№)?(?: ${place} (?:above|below))?(?: issued to (?:you|the named insured|●))?(?: (?:which|that) (?:was|had been) (?:previously )?${cancelled})?`;
const inForce = "in (?:full )?(?:force(?: and effect)?|effect)";
const told = "(?: you)?(?: that)?";
const lead = word`(?:please be advised|please note|this (?:letter|notice) (?:is to (?:advise|inform|notify|confirm|certify)|confirms|certifies)${told}|this is to (?:advise|inform|notify|confirm|certify)|you are hereby (?:notified|advised|informed)|we are (?:pleased|happy|writing) to (?:advise|inform|notify|tell|confirm)|we (?:hereby )?(?:confirm|certify|advise you|notify you))${told}`;
const behind = word`(?: ${since}| ${noLapse}| ${withLapse}| and (?:is|remains|continues) ${inForce}| for the (?:remainder|balance) of the (?:policy )?(?:term|period))*`;
const reinstated = word`(?:${lead} )?${policy} (?:is|are|was|were|has been|have been)(?: hereby| now| fully)? reinstated${behind}`;
const paid = word`(?:we (?:have )?received (?:your|the) (?:premium )?payment(?: of \$)?(?: on §)?|(?:your|the) (?:premium )?payment(?: of \$)? (?:has been|was) received(?: on §)?|the (?:past due|outstanding|required) premium (?:has been|was) (?:paid|received)(?: on §)?)`;
const stays = word`(?:your |the )?(?:policy|coverage|insurance)(?: №)? (?:continues|remains|is|has continued|has remained)(?: ${inForce})?(?: ${noLapse})?`;
const cancellation =
  "(?:(?:the|our|your|any|that) )?(?:previous |prior )?(?:notice of cancell?ation|cancell?ation notice|cancell?ation)(?: notice)?(?: (?:of|for) (?:the |your |this )?(?:above )?policy)?(?: (?:number |no )?№)?(?: (?:dated|effective|sent|mailed|issued)(?: on)? §)*";
const agents =
  "(?:us|your (?:insurance )?(?:agent|agency|broker|producer|representative)(?: or (?:broker|us|our office))?|our (?:office|customer service(?: department)?)|customer service|the undersigned|¤)";
const questions =
  "if you have any (?:further )?questions(?: (?:about|regarding|concerning) (?:this (?:notice|letter|matter|reinstatement)|your (?:policy|coverage|account|insurance)))?|should you have any questions";
const call = word`(?:please )?(?:contact|call|feel free to (?:contact|call)|do not hesitate to (?:contact|call)) ${agents}(?: (?:at|on) ☎(?: or ☎)?)?`;

/**
 * Sentences, each whole. `days`: its dates are no later than the day of the reinstatement ("past"), or on any day ("any"): a cancellation
 * or lapse after the reinstatement cancels it.
 */
export const sentences: { words: RegExp; days: "past" | "any" }[] = [
  { words: new RegExp(whole(reinstated)), days: "past" },
  { words: new RegExp(whole(word`reinstated${behind}`)), days: "past" },
  { words: new RegExp(whole(word`${paid}(?: (?:and|so|therefore) ${reinstated})`)), days: "past" },
  { words: new RegExp(whole(word`(?:thank you )?${paid}(?: thank you)?`)), days: "any" },
  { words: new RegExp(whole(stays)), days: "past" },
  {
    words: new RegExp(
      whole(word`(?:${lead} )?${cancellation} (?:is|was|has been)(?: hereby)? (?:rescinded|withdrawn|null and void)(?: and ${stays})?`),
    ),
    days: "past",
  },
  { words: new RegExp(whole(word`we (?:hereby )?(?:have )?(?:rescinded?|withdrawn?) ${cancellation}(?: and ${stays})?`)), days: "past" },
  { words: new RegExp(whole(word`this (?:notice )?(?:supersedes|replaces|rescinds|voids) ${cancellation}`)), days: "past" },
  { words: new RegExp(whole(word`please disregard ${cancellation}`)), days: "past" },
  { words: new RegExp(whole(word`${policy} (?:was|had been) (?:previously )?${cancelled}`)), days: "past" },
  { words: new RegExp(whole(word`there (?:is|was|has been|will be) no ${lapse}|no ${lapse}|${noLapse}`)), days: "past" },
  {
    words: new RegExp(
      whole(word`${withLapse}|(?:the )?${lapse} (?:is |was )?from § (?:to|through|until) §|coverage lapsed from § (?:to|through|until) §`),
    ),
    days: "past",
  },
  {
    words: new RegExp(
      whole("(?:all )?other terms (?:and conditions )?(?:of (?:the|your|this) policy )?remain (?:unchanged|the same|as written)"),
    ),
    days: "any",
  },
  {
    words: new RegExp(
      whole(
        "please (?:keep|retain|attach|file) this (?:notice|letter|document) (?:with|to|for) your (?:policy|records|insurance (?:papers|records|documents))",
      ),
    ),
    days: "any",
  },
  {
    words: new RegExp(
      whole(
        "a copy of this notice (?:has been|was|is being) (?:sent|mailed|provided) to (?:the|your|all) (?:agent|agency|broker|producer|certificate holders?|additional interests?|mortgagee|lienholder)",
      ),
    ),
    days: "any",
  },
  {
    words: new RegExp(whole(word`(?:${questions}|for (?:more|additional|further) information) ${call}|${call}(?: ${questions})?`)),
    days: "any",
  },
  {
    words: new RegExp(
      whole(
        "thank you(?: (?:for (?:your (?:prompt |premium )?(?:payment|business|continued business|attention to this matter)|choosing (?:us|¤|our company)|insuring with (?:us|¤))))?|we (?:value|appreciate) your business|we apologize for any inconvenience(?: this may have caused)?",
      ),
    ),
    days: "any",
  },
];

/** Titles. "Reinstatement of auto coverage" is not listed, since only the policy's number shows what is reinstated. */
export const titles = new RegExp(
  whole(
    word`(?:(?:important|final|insurers?|company|statutory|policy|insurance|workers compensation) )*(?:notice of (?:policy )?(?:reinstatement|rescission|rescission of cancell?ation|withdrawal of cancell?ation)|(?:policy )?reinstatement(?: notice)?|(?:rescission|withdrawal) of (?:the )?(?:notice of )?(?:cancell?ation|non ?renewal))(?: of (?:the )?(?:policy|insurance|coverage|cancell?ation))?(?: ${noLapse}| ${withLapse})?(?: effective §)?`,
  ),
);

/** Coverages as labels and tables name them. */
const coverages =
  "(?:(?:commercial |business |comprehensive )?(?:general liability|automobile(?: liability)?|auto(?: liability)?)|workers compensation(?: and employers liability)?(?: insurance)?|(?:commercial )?(?:umbrella|excess)(?: liability)?|professional liability|pollution liability|commercial package)";
/** A coverage beside its policy's number in a table. */
export const coverageAlone = new RegExp(whole(coverages));
const reasons = `(?:${nonpayment}|payment received|premium (?:paid|received)|past due premium (?:paid|received))`;
const ofPolicy = "(?:insurance |master )?policy";

/** Labels with their values, alone or side by side. */
export const labels = new RegExp(
  whole(
    [
      `(?:(?:your |the )?${ofPolicy} )?(?:number|no|num|nbr|id)(?: №)*|(?:your |the )?(?:policy|policies)(?: №)*|№`,
      `(?:first )?(?:named )?insured(?: name)?(?: and (?:mailing )?address)?(?: ●)?|policyholder(?: name)?(?: ●)?|employer(?: ●)?|insured s name(?: ●)?`,
      `(?:issuing |writing )?(?:insurer|insurance (?:company|carrier)|company|carrier)(?: name)?(?: ¤)?|issued by(?: ¤)?`,
      `(?:your |insurance )?(?:agent|agency|producer|broker)(?: of record| name)?(?: (?:and|or) broker)?(?: ¤)?|certificate holder(?: [¤●])?|cc(?: (?:[¤●]|agent|agency|broker|producer|insured|certificate holder))?|to(?: [¤●])?`,
      `(?:mailing )?address`,
      `(?:date(?: of)?(?: this)?(?: notice| mailing| mailed| issued)?|mail(?:ing|ed)(?: date| on)?|notice (?:date|issued|mailed)|dated|issued(?: on)?|issue date)(?: §)?|§`,
      `(?:effective (?:date|time) of (?:this )?reinstatement|reinstatement(?: is)?(?: effective)?(?: date)?|date of reinstatement|reinstated ${since}|effective(?: date)?)(?: §)?`,
      `(?:effective date of cancell?ation|cancell?ation(?: effective)?(?: date)?|date of cancell?ation|cancell?ed(?: effective)?)(?: (?:on )?§)?`,
      `(?:type of (?:policy|insurance|coverage)|policy type|kind of (?:policy|insurance)|line of business|coverage)(?: ${coverages})?`,
      `reason(?: for (?:cancell?ation|reinstatement))?(?: ${reasons})?|${reasons}`,
      `(?:(?:payment|premium|amount) (?:received|paid)|date (?:payment )?received|payment date)(?: \\$)?(?: (?:on )?§)?`,
      `${lapse}(?: none| no| yes)?|coverage lapse(?: none| no| yes)?`,
      `(?:phone|telephone|tel|fax|email|e mail|website)?(?: ?☎)+`,
      `page 1(?: of 1)?`,
      `(?:(?:agency|agent|producer|account|customer|claim|naic|form)(?: (?:number|no|code|id))?)(?: \\d[\\d ]*)?`,
      `(?:re|regarding|subject) (?:(?:reinstatement(?: of)?|notice of reinstatement(?: of)?) )?(?:(?:your |the )?policy(?: (?:number|no))?(?: №)?|№)(?: ●)?|(?:re|regarding)(?: ●)?`,
    ].join("|"),
  ),
);

/** How a letter begins and ends. */
export const courtesies =
  /^(?:dear (?:sir or madam|sir madam|policyholder|insured|customer|valued customer|agent|certificate holder|[¤●])|to whom it may concern|(?:very truly yours|yours truly|sincerely|sincerely yours|respectfully|regards|best regards|kind regards|thank you)(?: ¤)?)$/;

/** Who signs: a person's name counts only beside one of these. */
export const positions =
  /^(?:by )?(?:authorized (?:representative|signature|signatory)|(?:senior |commercial |assistant )?underwriter|(?:the )?(?:underwriting|policy services?|customer service|policyholder services|billing)(?: (?:department|team|representative|services))?|account (?:manager|executive)|(?:assistant |vice )?(?:president|secretary)|title|signature|name)$/;

/** Words that no name has: a sentence in capitals or after a label could pass for a name. */
export const noName =
  /\b(?:polic|cover(?!t)|cancel|cancelad|reinstat|rescind|resciss|withdr|void|laps|expir|terminat|condition|pend|offer|request|den(?:y|ied|ies)|declin|refus|reject|draft|unpaid|premium|remain|exclud|reduc|effectiv|invalid|error|correct|amend|replac|supersed|previous|suspend|revok|revers|inactiv|dishono|annul|uncollect|bounc|return|wrong|mistak|fail|póliz|poliz)[a-záéíóú]*|\b(?:not|no|non|only|if|until|unless|subject|due|pay|paid|payment|stays?|limits|null|except|without|with|by|will|may|must|shall|is|was|are|were|be|been|cannot|can|never|hold|stop|ended|ends|see|below|above|this|that|these|yes|none|did|does|do|has|have|had)\b/i;

/** Words that firms have in their names. */
export const firmWords =
  /\b(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|lp|llp|agency|insurance|services|group|assurance|brokers?|brokerage|associates|partners|mutual|underwriters|casualty|indemnity|surety|fund|compensation fund)\b/i;

/** A line of an address: a street with its number, a box, a suite, a town with its state and ZIP code, or several of them. */
export const streets =
  /\b(?:street|st|road|rd|avenue|ave|plaza|boulevard|blvd|drive|dr|lane|ln|way|court|ct|parkway|pkwy|highway|hwy|circle|cir|place|pl|square|terrace|trail|loop|broadway|center|row|pike|route)\b/i;
