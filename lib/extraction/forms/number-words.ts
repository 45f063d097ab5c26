/*
 * What makes one policy number, by its parts: a word apart from the number ("GL-1234567 EXP"), a masked number ("XXXX4567") and two numbers in
 * one cell are not one. Lists of words only cover what has a number's shape.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What offices write in place of a number that a policy does not have yet. */
const openNumber =
  /\b(?:T\.?B\.?[DA]|to be|to follow|follows|pending|pend|app(?:\.|(?= ?#))|renewal of|binder|bound|quote[sd]?|quotation|appl(?:ied|ication)|N\/A|none|see|attached|new|unassigned|unknown|not|awaiting|various|temp(?:orary)?|forthcoming|process|assigned|issuance|proposal|submission)\b|\?\?|^[0\W]+$|^X+$/i;

/** Whether a text says that there is no policy number, or holds a word or number of something else. */
export const isOpenNumber = (text: string): boolean => openNumber.test(text) || /\bT\.?B\.?A/i.test(text);

/** Short words that say what became of a policy or whose number follows. They have the length of a prefix. */
const statusWords = setOf(
  "CANC CXL CNX CNCL VOID DRFT LAPS OLD COV BY EXP EXPD EXPR TERM END INAC NR REN RNW RNWL PRIOR PREV QTE QT QUO BND BDR BIND NEW APP PND PEO CERT SIR SELF TEST DEMO FICT NONE EFF SEE",
);
/** Words that join a number with something else. */
const joints = setOf("TO FOR AND OR IN ON AS OF IF AT THRU FROM PER");
/** How words begin that say so, glued to digits too: "QUOT1234567", "BIND1234". */
const statusStem =
  /^(?:QUOT|COTIZ|BIND|PEND|CANC|ANULAD|VENCI|EXPIR|EXEMPT|LAPS|TERMIN|DRAFT|NEWBIZ|RENEW|INACT|APPLI|UNKN|UNASS|VOID|SAMPLE|SPECIM|TEMPOR|ISSU|AWAIT|DENI|DECLIN|REJECT|SUBMI|NONRE|NOTREN|SELFIN|STATEF|ACORD|CERT|INSURED|INCLUD|EXCLUD|FOLLOW|REPLAC|REWRIT|SUPERS|REVIS|TRAMIT|PROVIS|SUSPEND|INVALID|EXTEND|REINST)/;

/** Words of coverages, which some offices set before their numbers. */
const coverageStem =
  /^(?:UMBREL|EXCESS|GENERAL|LIABIL|COMMER|PACKAGE|PROPERT|WORKER|WORKCOMP|EMPLOY|POLLUT|PROFESS|CYBER|CARGO|GARAGE|INLAND|MARINE|AUTO|CRIME|POLICY|EQUIP)/;

/** State codes, and AOS for all other states: carriers write them after policy numbers. */
const states = setOf(
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY US USA AOS",
);

/** Maximum letters of a separate prefix, of a group between two groups of digits, and of letters joined to a number's beginning, of a code. */
const [longestPrefix, longestMiddle, longestGlued, longestCode] = [4, 3, 5, 12];
/** Letters from which on a number may have nothing but zeros besides. */
const fewestOfCode = 8;
/** Minimum digits of a separate number with letters, and of a number after a long word joined to it. */
const [fewestAlone, fewestWithLetters, fewestBehindWord] = [6, 4, 5];

const digitsOf = (part: string) => part.replace(/\D/g, "").length;
const lettersIn = (part: string) => part.toUpperCase().replace(/[^A-Z]/g, "");

const masked = /X{4}|X{3}(?=\W*\d)(?<=\d\W*X{3})|\d\W*X{3}$|[*•…]|#{2}|[?]/i;
const isOneDigit = (text: string) => digitsOf(text) >= fewestAlone && new Set(text.replace(/\D/g, "")).size === 1;
const isZero = (text: string) => /^0+$/.test(text.replace(/\D/g, ""));

/** Whether letters joined to a number by a dash are a code and no word: next to none is a vowel ("NXTWPJHCRQ-00-GL"). */
const isCode = (letters: string): boolean => letters.length <= longestCode && letters.replace(/[^AEIOUY]/g, "").length * 5 < letters.length;

/** Whether a part is a number by itself, whatever is beside it. */
function isWhole(part: string): boolean {
  const digits = digitsOf(part);
  return digits >= fewestAlone || (digits >= fewestWithLetters && /[A-Z]{2}/i.test(part));
}

/** Whether a cell holds two numbers: "GL-1234567 GL-7654321", "1234567 / 7654321". */
function isTwo(text: string): boolean {
  if (text.split(/[&;,+]| y | and | or /i).filter((part) => digitsOf(part) > 0).length > 1) return true;
  if (text.split("/").filter((part) => digitsOf(part) >= fewestAlone).length > 1) return true;
  return text.split(" ").filter(isWhole).length > 1;
}

/** Whether separate letters belong to a number: its prefix, a state after it, a single letter. */
function isOfNumber(letters: string, at: number, isApart: boolean, isLast: boolean): boolean {
  if (statusWords.has(letters) || statusStem.test(letters)) return false;
  if (coverageStem.test(letters)) return at === 0;
  if (at > 0 && joints.has(letters)) return isLast && isApart && states.has(letters);
  if (letters.length === 1 || states.has(letters)) return true;
  if (at === 0) return letters.length <= (isApart ? longestPrefix : longestGlued) || (!isApart && isCode(letters));
  return letters.length <= longestMiddle && !(isApart && isLast);
}

/** Whether each group of letters is such as numbers have. */
function isSpelled(text: string): boolean {
  const parts = text.split(" ");
  const firstWithDigits = parts.findIndex((part) => /\d/.test(part));
  return parts.every((part, at) => {
    const pieces = part.split(/[^A-Za-z0-9]+/).filter(Boolean);
    // "N/R" is an abbreviation, no part of a number.
    if (/^[A-Z]\/[A-Z]$/i.test(part)) return false;
    const isBare = !/\d/.test(part);
    return pieces.every((piece, place) => {
      const isFirst = place === 0 && at <= Math.max(firstWithDigits, 0);
      if (/\d/.test(piece)) return isGlued(piece, isFirst, text);
      const isLast = at === parts.length - 1 && place === pieces.length - 1;
      return isOfNumber(lettersIn(piece), isFirst ? 0 : 1, isBare, isLast);
    });
  });
}

/** Whether the letters glued to digits are such as numbers have: "ABCDEF123456", but not "QUOT1234567". */
function isGlued(piece: string, isFirst: boolean, text: string): boolean {
  return (piece.match(/[A-Za-z]+/g) ?? []).every((run, at) => {
    const letters = lettersIn(run);
    if (run.length > 3 && statusStem.test(letters)) return false;
    if (letters.length <= longestGlued) return true;
    return isFirst && at === 0 && piece.startsWith(run) && digitsOf(text) >= fewestBehindWord;
  });
}

/** Whether a text is one policy number and nothing besides. */
export const isOneNumber = (text: string): boolean => {
  const tight = text.replace(/\s+/g, " ").trim();
  const isBlank = isZero(tight) && lettersIn(tight).length < fewestOfCode;
  return !isOpenNumber(tight) && !masked.test(tight) && !isBlank && !isOneDigit(tight) && !isTwo(tight) && isSpelled(tight);
};
