import { distance } from "fastest-levenshtein";
import { type PolicyType, ReadingError, type ReadMark, type ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

/** Letters that recognition confuses with digits; used only inside dates, amounts and NAIC numbers. */
const lookalikes: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  I: "1",
  l: "1",
  "|": "1",
  "!": "1",
  S: "5",
  s: "5",
  B: "8",
  Z: "2",
  z: "2",
};
/**
 * Words as recognition reads them, without impossible characters: "0ld" and "0'Mara" begin with an O, "Nationa!" ends with an l, and before
 * a ZIP code "1A" is a state; a "Ww" is one broad W. Capitals after a zero may be a policy number's and stay: "0AB".
 */
export const withoutSlips = (text: string): string =>
  text
    .replace(/(?<![^\s(])0(?=(?:['’][A-Za-z]|[a-z])[A-Za-z'’.,&-]+(?:\s|$))/g, "O")
    .replace(/(?<=[a-z]{2})!(?=[a-z\s]|$)/g, "l")
    .replace(/€(?=[a-z])/g, "E")
    .replace(/(?<![A-Za-z])Ww(?![A-Za-z])/g, "W")
    .replace(/(?<=, )([01|l])(?=[A-Z] \d{5}\b)/g, (slip) => (slip === "0" ? "O" : "I"))
    .replace(/(?<=[A-Z] \d{5}) ?[—–~=-]+ ?(?=\d{4}\b)/g, "-");

const digitsFrom = (text: string) => text.replace(/[OoQDIl|!SsBZz]/g, (letter) => lookalikes[letter] ?? letter);

const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

function isoOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
  if (full < 1990 || full > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** Day and year after a month's name, as recognition reads them. */
const dayAndYear = /(?<=^[A-Za-z]{3,9}\.? )[\dOoQDIl|!SsBZz]{1,2}[,.;] ?[\dOoQDIl|!SsBZz]{4}$/;

/**
 * An ISO date from a whole piece of text: M/D/YYYY and MM/DD/YY in US order (certain on these forms), ISO, or written out.
 * With `repair`, letters that recognition confuses with digits count as digits. null: not exactly one date.
 */
export function parseDate(text: string, repair = false): string | null {
  const tight = text
    .replace(/,?\s*(at )?\d{1,2}:\d{2}(:\d{2})?\s*([AP]\.?M\.?)?( standard time)?$/i, "")
    .replace(/(?<=\d)\s*([/.-])\s*(?=\d)/g, "$1")
    // "2/1/'26"
    .replace(/(?<=[/.-])\s?['’‘`](?=\d{2}$)/, "")
    .trim();
  const figures = /^[\d/.\-OoQDIl|!SsBZz]+$/.test(tight)
    ? digitsFrom(tight)
    : tight.replace(dayAndYear, (part) => digitsFrom(part).replace(/[.;]/, ","));
  const candidate = repair ? figures : tight;
  const us =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(candidate) ??
    // Recognition loses the dashes between the parts of a date.
    (repair ? /^(\d{1,2}) (\d{1,2}) (\d{4})$/.exec(candidate) : null);
  if (us) return isoOf(Number(us[3]), Number(us[1]), Number(us[2]));
  // On a picture a day of one digit has lost the other.
  const iso = (repair ? /^(\d{4})[/-](\d\d)[/-](\d\d)$/ : /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/).exec(candidate);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written =
    /^([A-Za-z]{3,9})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?,?[ -]?(\d{4})$/.exec(candidate) ??
    /^(\d{1,2})(?:st|nd|rd|th)?(?: day of)?[ -]?([A-Za-z]{3,9})\.?,?[ -]?(\d{4}|\d{2})$/.exec(candidate);
  if (!written) return null;
  const [first = "", second = "", year = ""] = written.slice(1);
  const [name, day] = /\d/.test(first) ? [second, first] : [first, second];
  const month = monthNames.findIndex((one) => one.slice(0, 3) === name.slice(0, 3).toLowerCase());
  const whole = monthNames[month]?.startsWith(name.toLowerCase()) || name.toLowerCase() === "sept";
  return month < 0 || !whole ? null : isoOf(Number(year), month + 1, Number(day));
}

const writtenDate = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ?\d{1,2}(st|nd|rd|th)?,? ?\d{4}\b/i;

const numericDate = /(?<![A-Za-z])([\dOIlSB]{1,4})\s?[/.-]\s?([\dOIlSB]{1,2})\s?[/.-]\s?['’‘`]?[\dOIlSB]{2,4}/;

/** Whether the text has the look of a date, readable or not. What has parts that are neither month, day nor year is a number: "61-04-7719". */
export const looksLikeDate = (text: string): boolean => {
  if (writtenDate.test(text)) return true;
  const [found, first = "", second = ""] = numericDate.exec(text) ?? [];
  if (!found || (text.match(/\d/g)?.length ?? 0) < 4) return false;
  // A stroke before the month may have become a digit.
  const [one, other] = [Number(first.length === 3 ? first.slice(1) : first), Number(second)];
  return Number.isNaN(one) || Number.isNaN(other) || first.length === 4
    ? !/^[3-9]\d{3}$/.test(first)
    : Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
};

export type Amount = { dollars: number } | { words: string };

const amountWords =
  /^(included|incl\.?|excluded|excl\.?|not covered|statutory|unlimited|nil|none|see (below|description|attached).*|same)$/i;

/**
 * Whole dollars from the text of a limit, or its words ("Included"). null: neither, so it must not be guessed.
 * Thousands must be well formed; a point or blank before three digits counts as a comma, ".00" is dropped.
 */
export function parseAmount(text: string, repair = false): Amount | null {
  const plain = text
    .replace(/[\s|]+$/g, "")
    .replace(/^[\s|:$]+/g, "")
    .trim();
  if (amountWords.test(plain)) return { words: plain };
  const alone = plain
    .replace(/^(US\$|USD)\s*/i, "")
    .replace(/\s*\(?\b(CSL|USD|dollars|each|ea|per (occ|claim|acc|person|policy)[a-z]*|ea\.? (occ|claim|acc)[a-z]*)\.?\)?$/i, "");
  if (alone !== plain && /\d/.test(alone)) return parseAmount(alone, repair);
  const short = /^\$?\s?(\d+(?:\.\d+)?)\s?(M|MM|MIL|MILLION|K)$/i.exec(plain);
  if (short) return { dollars: Math.round(Number(short[1]) * (/^k$/i.test(short[2] ?? "") ? 1_000 : 1_000_000)) };
  let tight = plain
    .replace(/\s*([.,])\s*/g, "$1")
    .replace(/[.,]00$/, (end) => (end.startsWith(",") ? end : ""))
    .replace(/[.,-]+$/, "");
  if (repair && /^[\d.,OoQDIl|!SsBZz ]+$/.test(tight) && /\d/.test(tight)) tight = digitsFrom(tight);
  if (/^(0|[1-9]\d{0,8})$/.test(tight) && !(repair && tight === "0")) return { dollars: Number(tight) };
  // "2,000.000" is a slip of someone's, and not certainly two million. On a picture a comma looks like a point.
  if (!repair && /^\d{1,3}(?:,\d{3}\.|\.\d{3},)\d{3}$/.test(tight)) return null;
  // Two adjacent amounts are not joined: "2,000,000 500,000".
  if (/^[1-9]\d{0,2}(?:(?:[., ]\d{3}){1,2}|(?:,\d{3}){3})$/.test(tight)) return { dollars: Number(tight.replace(/\D/g, "")) };
  return null;
}

/** Five digits of an insurer's NAIC number, or null. */
export function parseNaic(text: string): string | null {
  const digits = digitsFrom(text.replace(/[^0-9A-Za-z|!]/g, ""));
  return /^\d{5}$/.test(digits) ? digits : null;
}

const placeholders =
  /^(mm\/dd\/yyyy|name( of .*)?|address( line \d)?|state, city zip code|city,? state,? zip( code)?|(?:your |insurance )?(?:company|business|firm|agency|broker|agent)(?:'s)? name(?: here)?|your (?:company|business|firm|agency)(?: here)?|n\/?a|none|tbd|t\.b\.d\.?|to be determined|pending|sample|specimen|xxx+|-+|\.+)$/i;

/** Words that only hold a place on a form that was not filled in: never a value. */
export const isPlaceholder = (text: string): boolean => placeholders.test(text.trim().replace(/[:;]$/, ""));

/** A description that says nothing. */
export const saysNothing = (description: string): boolean => /^\W*(?:none|n\/?a|not applicable|nil|ninguna)?\W*$/i.test(description);

/** A policy number as printed: blanks joined, borders read as characters taken off. null: not a number of a policy. */
export function policyNumberFrom(text: string): string | null {
  const bare = text
    .replace(/[~—–]/g, "-")
    .replace(/['‘’`"]/g, "")
    .replace(/^[\s|[\](){}.,:;'`_=-]+|[\s|[\](){}.,:;'`_=-]+$/g, "")
    .replace(/\s+/g, " ");
  // "GL 4471 (AOS)" keeps its bracket.
  const trimmed = /\([^()]+$/.test(bare) && /\)\W*$/.test(text) ? `${bare})` : bare;
  const digits = trimmed.match(/\d/g)?.length ?? 0;
  if (digits < 2 || trimmed.length < 4 || looksLikeDate(trimmed) || /[$%…]|\b(?:TBD|TBA|pending)\b/i.test(trimmed) || trimmed.length > 40)
    return null;
  return digits >= 3 || /^[A-Z0-9-]+$/i.test(trimmed) ? trimmed : null;
}

/** How offices write that a policy has no number yet. */
export const isNoNumberYet = (text: string): boolean => /^(T\.?B\.?[DA]\.?|to be \w+|pending|binder)$/i.test(text.trim());

/**
 * Whether recognition cannot distinguish the letters of a policy number from its digits: a part of it mixes both, and each of its letters
 * looks like a digit, as in "S05B1". A zero has no tail: readings that agree on a Q are not such a case.
 */
export const isAmbiguousNumber = (number: string): boolean =>
  number.split(/[^A-Za-z0-9]+/).some((part) => /\d/.test(part) && /[A-Za-z]/.test(part) && /^[0-9OoDIlSsBZz]+$/.test(part));

/** Days between two ISO dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Whether two dates can be a policy's term: up to three years and a bit (25 days to 1,200). Anything else is misread more often
 * than true, so neither date is given.
 */
export function isPlausibleTerm(effective: string, expiration: string): boolean {
  const days = daysBetween(effective, expiration);
  return days >= 25 && days <= 1200;
}

/** Whether a term is a whole number of years, or of half years: the shape that confirms two dates read from a picture. */
export function isRegularTerm(effective: string, expiration: string): boolean {
  const days = daysBetween(effective, expiration);
  return effective.slice(8) === expiration.slice(8) && [182, 365, 731, 1096].some((whole) => Math.abs(days - whole) <= 3);
}

/** Only letters and digits, upper case: what labels are compared by. */
export const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9&#]/g, "");

/** Likeness of two label texts, 0 to 1, by edit distance. */
export function likeness(one: string, two: string): number {
  const longest = Math.max(one.length, two.length);
  return longest === 0 ? 0 : 1 - distance(one, two) / longest;
}

const ticks = new Set(["X", "XX", "x", "✓", "✔", "✗", "✘", "☒", "☑", "×", "[X]", "(X)", "|X", "X|", "[X", "X]", "Y", "YES", "Yes"]);
/** Whether a short text is a tick: an X, a check mark or a yes. */
export const isTick = (text: string): boolean => ticks.has(text.trim()) || /^[[(|]?[Xx✓✔☒☑×][\])|]?$/.test(text.trim());
/** Whether a short text says no. */
export const isNo = (text: string): boolean => /^[[(|]?N(O)?[\])|]?$/i.test(text.trim());
/** Whether a box holds a tick beside a word that takes it back: neither a yes nor a no. */
export const isTakenBack = (texts: readonly string[]): boolean =>
  texts.some(isTick) && texts.some((text) => isNo(text) || /^(?:N\/A|TBD|pend(?:ing)?|denied|declined|excl(?:uded)?)$/i.test(text));

/** A policy of which only the line of coverage is known. */
export const emptyPolicy = (type: PolicyType, typeText: string | null): ReadPolicy => ({
  type,
  typeText,
  insurerLetter: null,
  policyNumber: null,
  effectiveDate: null,
  expirationDate: null,
  occurrenceOrClaimsMade: null,
  additionalInsured: null,
  waiverOfSubrogation: null,
  aggregateAppliesPer: null,
  limits: Object.fromEntries(limitKeys.map((key) => [key, null])) as ReadPolicy["limits"],
  limitsText: {},
  otherLimits: [],
  proprietorExcluded: null,
  ticked: [],
});

/** A firm's name and its street in one run: "Firm Name LLC 12 Long Street". */
export const firmThenStreet = /\b(inc|llc|corp|co|ltd|lp|llp|company|corporation)\.?,? \d+ [A-Za-z]/i;

/** A line with which an address begins: a number or a box, one in words, or whose care it goes to. */
export const startsAddress =
  /\d|\bbox\b|\bsuite\b|^(?:c\/o|in care of)\b|^(?:one|two|three|four|five|six|seven|eight|nine|ten) [A-Z]\w+ |\b(?:street|avenue|road|drive|lane|boulevard|blvd|plaza|square|parkway|pkwy|highway|court|tower)\.?$/i;

/** Splits such a run before its first number after the name. */
export function splitAtNumber(text: string): { name: string; address: string | null } {
  const at = /\s\d+\s+[A-Z]/.exec(text);
  return at && at.index > 4
    ? { name: text.slice(0, at.index).replace(/,$/, ""), address: text.slice(at.index + 1) }
    : { name: text, address: null };
}

/* Why a reading ended. */
export const cancelled = () => new ReadingError("cancelled", "Reading was canceled.");
export const crashed = () => new ReadingError("crashed", "Reading stopped before it finished. Upload the file in another format.");
export const tooMuch = () =>
  new ReadingError("out_of_memory", "The file is too large to read. Upload only the certificate or a smaller scan.");
export const interrupted = () => new ReadingError("interrupted", "Reading was interrupted. We'll read the file again.");
export const notQuick = () =>
  new ReadingError("not_quick", "The file takes longer to read than expected. We'll read it with the large files.");
export const tooLong = (ms: number) =>
  new ReadingError(
    "timeout",
    `The file takes more than ${Math.round(ms / 1000)} seconds of processor time to read. Upload only the certificate.`,
  );

/** Whether someone else ended a child, such as a machine that needs its memory. Faults of its own code have other signals. */
export const isEnded = (signal: NodeJS.Signals | null) =>
  signal !== null && ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"].includes(signal);

/** A mark whose policy has another place in its list now. null: the policy is no row of its own any more. */
export function withPolicyAt({ value, ...mark }: ReadMark, policy: number | null): ReadMark {
  const own = /^\/policies\/\d+(\/.*)$/.exec(value ?? "")?.[1];
  if (value === undefined || (own && policy === null)) return { ...mark, policy };
  return { ...mark, policy, value: own ? `/policies/${policy}${own}` : value };
}
