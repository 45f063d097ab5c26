import type { Token } from "@/lib/compliance/terms/schema";

/*
 * The grammar over the vocabulary. A sentence is a row of letters, one for each token, which patterns of reassurance reduce: "no exclusions
 * apply", "the restriction was deleted". What is left must be explained word by word.
 */

const letters: Record<Token["kind"], string> = {
  coverage: "C",
  grant: "G",
  line: "L",
  limit: "M",
  hazard: "H",
  party: "P",
  paper: "O",
  give: "V",
  be: "B",
  verb: "Z",
  deny: "N",
  taking: "T",
  taken: "A",
  removal: "R",
  contract: "W",
  link: "K",
  guard: "X",
  status: "S",
  trade: "J",
  place: "Q",
  label: "E",
  name: "n",
  unknown: "u",
  date: "D",
  money: "$",
  number: "#",
  form: "F",
  unknownForm: "f",
  mark: ",",
};

/** A word that a reduced pattern explains. */
const explained = "Y";

/** Words without a meaning of their own. Not "and": after it, "no roof work and residential exclusion" may be another sentence. */
const articles = /^(?:an?|the|or|any|other|such|its|their|our|of|o|el|la|los|las)$/i;

/** Papers that go from hand to hand, and what is said of their way. */
const mailed =
  /^(?:disregard .*|discard .*|destroy .*|.*(?:and replaces?|and supersedes|and voids|all prior)|wrong .*|incorrect .*|misspelled.*|.*(?:changed|corrected)|.*reemplaza|sustituye|pls.*|kindly|regards|best regards|sincerely|cc|send|forward|submit|e ?mail|mail|fax|hard copy|original|copies|to follow|supersedes|replaces|corrected|correct|revised|reissued|updated|correction|spelling|please.*|thank.*|.*gracias|.*questions?|.*contact.*|.*us know)$/i;

/** Parties to the insurance itself: what a sentence says of them is about insurance. */
const insuring =
  /^(?:(?:the |first )?(?:named )?insureds?|insurers?|carriers?|underwriters?|insurance compan(?:y|ies)|(?:ins|insurer|company|carrier) [a-f]|adjuster|state insurance fund|asegurados?)(?:'s?)?$/i;
/** Of these, the insured: what it does not do takes nothing back. What its insurer does not do may. */
const named = /(?:insured|insd|asegurado)s?\b/i;
/** Words that narrow nothing where all beside them is explained. */
const passing =
  /^(?:after|before|during|since|here|there|first|last|new|old|next|currently|presently|now|today|already|i|us|me|my|mine|ours|yours|him|her|them|themselves|prior to|am|will|shall|was|were|then|within|about|because|whatever|whichever|how|what|why|down|up|desde|durante|después|despues|antes)$/i;
/** Verbs that say how far coverage reaches. */
const reaching = /^(?:lists?|schedules?|appl(?:y|ies)|covers?|covered|extends?|extended|afforded|protected|cubre|cubierto|aplican?)$/i;

/** Verbs that end nothing, whatever they are said of. */
const plain =
  /^(?:gives?|gave|given|makes?|made|shows?|runs?|sits?|stands?|stays?|comes?|uses?|reads?|sets?|put|holds?|held|brings?|sees?|follow(?:s|ed)?|sign(?:s|ed)|owns?|owned by|reach(?:es)?|receives?|mark(?:s|ed)?|answers?|confirms?|go(?:es)?)$/i;

function letterOf({ kind, text }: Token): string {
  if (kind === "verb" && plain.test(text)) return "z";
  if (kind === "link" && articles.test(text)) return "k";
  if (kind === "unknown" && /.{2}ed$/i.test(text)) return "U";
  if (kind === "guard" && /^(?:it|they|he|she|you|we)$/i.test(text)) return "i";
  if (kind === "guard" && passing.test(text)) return "h";
  if (kind === "party" && insuring.test(text)) return named.test(text) ? "p" : "r";
  if (kind === "give" && reaching.test(text)) return "v";
  if (kind === "taken" && /^expir/i.test(text)) return "x";
  return mailed.test(text) && (kind === "paper" || kind === "status" || kind === "verb") ? "d" : letters[kind];
}

export const lettersOf = (tokens: readonly Token[]): string => tokens.map(letterOf).join("");

/** Nouns and articles that may be between a denial and what it denies. */
const between = "[kJPprCLMHnQ#EuUS]";
/** What a denied exclusion is about. */
const about = "(?:[Kk][kKuUJQEHnPprLCM#]{0,6}(?:,[kuJEQH]{1,4}(?=,|$))*)?";
/** What a denied limitation does not limit: "not limited to event hours". */
const beyond = "[kKuUJQEHnPprT#]{0,6}";

/** Patterns that take nothing back, with the letters that they explain. Each keeps the length of the row. */
const reassuring: readonly RegExp[] = [
  // "$1M/$2M": one amount
  /,(?<=\$,)(?=\$)/g,
  // "include, but are not limited to": what follows "but" denies a limitation
  /X(?=,?B?NA)/g,
  // "no exclusions", "neither a deductible nor an SIR", "without any limitation"
  new RegExp(`N${between}{0,6}T(?:[kN,]{1,2}${between}{0,2}T)*${about}`, "g"),
  // "no residential, height or subsidence exclusion"
  /N(?:[JuQHnC]{1,3},){1,4}[JuQHnC]{0,3}k[JuQHnC]{1,3}T/g,
  // "not excluded", "has not been reduced", "no officers are excluded"
  new RegExp(`NB?A(?:[kN]A)*${beyond}|N[kJPCLMHnQ#Eu,]{0,7}BA${about}`, "g"),
  // "the height restriction was deleted"
  /[kuUJ]{0,3}T[kKhJPCLMHnQ#DFEuUT]{0,7}[BXh]{0,2}R/g,
  // "the deductible is paid by the named insured"
  /T\$?B[kKHuVJ]{0,5}[pr]/g,
  // "the insured does not do residential work", "insured has no employees"; what an insurer does not do is no such thing
  /^k?p(?:B?N[VBZz]|[BVZz]N)[kKJEQnuU#PZz]*(?=,?$)/g,
  // "this job is not residential"
  /^[kK]*EBN[kJ]+(?=,?$)/g,
  // "guards carry no firearms"
  /J[ZzV]Nk?J+(?=,?$)/g,
  // "expires 1/1/2027": the day is compared with the table
  /xK?(?=D)/g,
  // "you are an additional insured", "we added you as an additional insured"
  /i(?=[BVvz][^NXA]*G)|i(?=KkG)|i(?=Vi?KkG)/g,
  // "any party you have agreed to add by contract"
  /i(?=W)/g,
  // "it is not limited": a pronoun before what is reassured
  /i(?=B?Y)/g,
  // "the warranty does not apply", "the exclusion is not attached"
  /T[kKJPCLMHnQ#DFEuT]{0,7}B{0,2}NB?[Vv]/g,
  // "deductible: none", "action over claims: no exclusion"
  /T[kJHT]{0,3},N(?=,|$)|T[kJHT]{0,3},(?=Y)/g,
];

/** Explains what a denial or a removal takes from what takes back. */
export const reassured = (row: string): string =>
  reassuring.reduce((left, pattern) => left.replace(pattern, (found) => explained.repeat(found.length)), row);

/** Whether a part of a sentence may speak of insurance: it names something of insurance, or has a verb or a denial. */
export const speaksOfInsurance = (row: string): boolean => /[CGLMHFfATRNVvBZzXSYprix]/.test(row);

/**
 * A word that is not in the vocabulary is a noun or adjective within a phrase where an article, a preposition, a verb that gives or another
 * such word is before it. Behind a noun of insurance or a form of "be" it may be what ends coverage.
 */
const asNoun = /(?<=[kKVvJHWnQPE#$DF])(?<!B[kK]?)u{1,3}(?![LCMu])|^u{1,2}(?=[JGPHnE])/g;
const mostUnknown = 1;

/** Whether each word of a part that may speak of insurance is explained. Beside a grant or a date, a verb may be one that ends nothing. */
export function isExplained(row: string): boolean {
  if (/^[CGLMHVvBPprOKkWJQEnD$#F,Y]*$/.test(row)) return true;
  // "Additional insured to follow"
  if ((row.includes("z") && !/[GD]/.test(row)) || /G.*d/.test(row)) return false;
  const unknown = row.replace(/[^uz]/g, "").length;
  // "all jobs dip into it": what is done with the insurance is not known
  return unknown <= (row.includes("i") ? 0 : mostUnknown) && /^[CGLMHVvBPprOKkWJQEnD$#F,Yhizd]*$/.test(row.replace(asNoun, ""));
}

/** Whether a part is a job, a place or a name: only such words. */
export const isFurniture = (row: string): boolean =>
  /^[JQEPKknuUD$#OWhd,]*$/.test(row) && !/[PpO]U/.test(row) && (!row.includes("$") || /[EW]/.test(row));

/** Whether a sentence shows that it is about a job, a place or a firm. */
export const hasAnchor = (row: string): boolean => /[JQEPnDWO]|E#|#[JQE]/.test(row);
