import { distance } from "fastest-levenshtein";

/**
 * Whether two written names are one firm or person. `equal`: the same but for spelling that carries no meaning. `near`:
 * perhaps the same, a person must say so: another or a missing entity form, a slip of a letter, a word more. Else `different`.
 */
export type Likeness = "equal" | "near" | "different";

/**
 * A name taken apart: its words in normal form and the form of entity that it ends with, such as "co inc"; from the words, since
 * one name is compared with thousands, all letters in one, those without "and", and the words that are numbers.
 */
type NameForm = {
  words: string[];
  wordSet: ReadonlySet<string>;
  entity: string;
  letters: string;
  lettersWithoutAnd: string;
  numbers: string;
  /** The firm had the name once. Who has it now, and whether the policies went along, a person must say. */
  isFormer?: boolean;
};

/** Forms of entity and generations, by their spellings. They carry meaning: an Inc is not the LLC of the same name. */
const entityWords: Record<string, string> = {
  inc: "inc",
  incorporated: "inc",
  corp: "corp",
  corporation: "corp",
  co: "co",
  company: "co",
  ltd: "ltd",
  limited: "ltd",
  llc: "llc",
  lc: "llc",
  llp: "llp",
  lllp: "lllp",
  lp: "lp",
  pllc: "pllc",
  pc: "pc",
  pa: "pa",
  plc: "plc",
  gmbh: "gmbh",
  jr: "jr",
  junior: "jr",
  sr: "sr",
  senior: "sr",
};

/** Forms of entity of several words, longest first. */
const entityPhrases: [RegExp, string][] = [
  [/ professional limited liability (company|co)$/, " pllc"],
  [/ limited liability limited partnership$/, " lllp"],
  [/ limited liability (company|co)$/, " llc"],
  [/ limited liability partnership$/, " llp"],
  [/ limited partnership$/, " lp"],
  [/ professional corporation$/, " pc"],
  [/ professional association$/, " pa"],
];

/** Other spellings of one word that firms and agents use side by side. */
const sameWords: Record<string, string> = {
  bros: "brothers",
  svc: "service",
  svcs: "services",
  mfg: "manufacturing",
  intl: "international",
  mgmt: "management",
  constr: "construction",
  natl: "national",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  first: "1st",
  second: "2nd",
  third: "3rd",
};

/** Words between two names of one firm: "doing business as" and its like. */
const otherName =
  / ?[,;(]? ?\b(?:d\s?[./]?\s?b\s?[./]?\s?a|a\s?[./]\s?k\s?[./]\s?a|f\s?[./]\s?k\s?[./]\s?a|t\s?\/\s?a|aka|fka|doing business as|also known as|formerly known as|trading as)\b\.? ?:? ?/i;
/** The same before a name that the firm had once. */
const onceNamed = /\b(?:f\s?[./]?\s?k\s?[./]?\s?a\b|formerly(?: known as)?\b)\.? ?:? ?/i;
/** What follows names a person to write to, or the law under which the firm was founded; it is no part of the name. */
const notTheName = / ?[,;(]? ?\b(?:c\/o|attn|attention)\b.*$|, ?an? [a-z ]*\b(?:corporation|company|partnership|entity)\)? ?$/i;
/** "Smith, John Q": one comma, a family name before it and at most two given names after it. */
const familyNameFirst = /^([^\s,]+),\s*([^\s,]+(?:\s+[^\s,]+)?)$/;

// Bounds for hostile texts. A real text has up to four names, and no vendor's name is longer than 300 characters.
const longestText = 1000;
const longestName = 300;
const mostNames = 5;

/** One blank for each run of white space, and an end: the patterns for names take their time by the length of such a run. */
function inBounds(text: string): string {
  const plain = text
    .slice(0, 20 * longestText)
    .replace(/[^\S\n]+/g, " ")
    .trim();
  // The last name of a cut text may have lost its end, which would make it another firm's.
  return plain.length <= longestText && text.length <= 20 * longestText
    ? plain
    : plain.slice(0, longestText).replace(/(?:^|[\n;|])[^\n;|]*$/, "");
}

/** The names that a text holds: a DBA, an AKA and a former name count as names of their own. */
export function namesIn(text: string): string[] {
  const parts = inBounds(text)
    .split(/[\n;|]+/)
    .flatMap((line) => line.split(otherName));
  const names = parts.map((part) => part.replace(notTheName, "").trim());
  const known = names.filter((name) => name.length <= longestName && /[\p{L}\p{N}]/u.test(name));
  return [...new Set(known)].slice(0, mostNames);
}

/** The names of a text that its firm had once: "NewCo LLC fka Acme Roofing LLC". */
function formerNamesIn(text: string): string[] {
  const lines = inBounds(text).split(/[\n;|]+/);
  return lines.flatMap((line) => line.split(onceNamed).slice(1).flatMap(namesIn));
}

function formOf(name: string): NameForm {
  let plain = ` ${name.slice(0, longestText)}`
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/['’`.]/g, "")
    .replace(/[&+]/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    // Initials are written apart or together: "J R", "L L C".
    .replace(/(?<= )\p{L}(?: \p{L})+(?= |$)/gu, (letters) => letters.replaceAll(" ", ""))
    .trimEnd();
  for (const [phrase, short] of entityPhrases) plain = plain.replace(phrase, short);
  const words = plain.trim().split(" ").filter(Boolean);
  if (words[0] === "the" && words.length > 1) words.shift();
  if (words.at(-1) === "the" && words.length > 1) words.pop();
  const entity: string[] = [];
  while (words.length > 1) {
    const form = entityWords[words.at(-1) ?? ""];
    if (!form) break;
    entity.unshift(form);
    words.pop();
  }
  const known = words.map((word) => sameWords[word] ?? word);
  return {
    words: known,
    wordSet: new Set(known),
    entity: entity.join(" "),
    letters: known.join(""),
    lettersWithoutAnd: known.filter((word) => word !== "and").join(""),
    numbers: known.filter((word) => /\d|^[ivx]{2,}$/.test(word)).join(" "),
  };
}

/** Whether a text is a form of entity alone, such as the "Inc." after a name's comma. */
export function isEntityForm(text: string): boolean {
  const { words, entity } = formOf(text);
  return [...words, ...entity.split(" ")].every((word) => !word || word in entityWords) && words.length > 0;
}

/** The ways in which one name may be written: as given, and with a person's family name moved to its end. */
function formsOf(name: string): NameForm[] {
  const [, family, given] = familyNameFirst.exec(name.trim()) ?? [];
  const standing = formOf(name);
  if (!family || !given || standing.entity !== "") return [standing];
  return [standing, formOf(`${given} ${family}`)];
}

const within = (few: readonly string[], many: ReadonlySet<string>) => few.every((word) => many.has(word));

/** "j" for "john": an initial matches a word. */
function agreesWithInitials(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((word, at) => {
      const opposite = other[at] ?? "";
      return word === opposite || (Math.min(word.length, opposite.length) === 1 && word[0] === opposite[0]);
    })
  );
}

function compareForms(one: NameForm, other: NameForm): Likeness {
  const isFormer = one.isFormer === true || other.isFormer === true;
  if (one.letters === other.letters) return one.entity === other.entity && !isFormer ? "equal" : "near";
  if (one.numbers && other.numbers && one.numbers !== other.numbers) return "different";
  if (one.lettersWithoutAnd === other.lettersWithoutAnd || agreesWithInitials(one.words, other.words)) return "near";
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const more = long.words.length - short.words.length;
  const isLong = short.words.length > 1 || (more === 1 && short.letters.length > 3);
  if (isLong && within(short.words, long.wordSet)) return "near";
  return one.numbers === other.numbers && isSlip(one.letters, other.letters) ? "near" : "different";
}

/** One letter in eight may be a slip of a scanner or of a typist; the numbers in a name may not. */
function isSlip(letters: string, others: string): boolean {
  const length = Math.max(letters.length, others.length);
  const most = Math.max(1, Math.floor(length / 8));
  return length > 4 && Math.abs(letters.length - others.length) <= most && distance(letters, others) <= most;
}

const order: Likeness[] = ["equal", "near", "different"];
const best = (likenesses: readonly Likeness[]): Likeness => order.find((one) => likenesses.includes(one)) ?? "different";

// With every file come all vendors of its company again; taking a name apart costs more than comparing it.
const takenApart = new Map<string, NameForm[]>();
const mostTakenApart = 20_000;

function formsIn(text: string): NameForm[] {
  let forms = takenApart.get(text);
  if (!forms) {
    const once = new Set(formerNamesIn(text));
    forms = namesIn(text).flatMap((name) => formsOf(name).map((form) => (once.has(name) ? { ...form, isFormer: true } : form)));
    if (takenApart.size >= mostTakenApart) takenApart.clear();
    takenApart.set(text, forms);
  }
  return forms;
}

/** Keys of a text's names: two texts are equal when they share one. For looking a name up among thousands. */
export function nameKeys(text: string): string[] {
  return formsIn(text).flatMap(({ letters, entity, isFormer }) => (letters && !isFormer ? `${letters} ${entity}` : []));
}

const compareAll = (forms: readonly NameForm[], others: readonly NameForm[]) =>
  best(forms.flatMap((form) => others.map((against) => compareForms(form, against))));

/** How alike two names are, by the most alike of the names that each of them holds. */
export function compareNames(one: string, other: string): Likeness {
  return compareAll(formsIn(one), formsIn(other));
}

/** A vendor as far as its names matter: its own, and those that a person accepted as names of the same firm. */
export type NamedVendor = { name: string; acceptedNames: readonly string[] };

const formsOfVendor = ({ name, acceptedNames }: NamedVendor) => [name, ...acceptedNames].flatMap(formsIn);

/** How alike an insured's name and a vendor are, by the most alike of the vendor's names. */
export function compareWithVendor(insured: string, vendor: NamedVendor): Likeness {
  return compareAll(formsIn(insured), formsOfVendor(vendor));
}

/** A vendor that one of the insured's names may mean; `insured` is that name. */
export type Candidate<Vendor> = { vendor: Vendor; likeness: "equal" | "near"; insured: string };

/**
 * Finds, for the names of the insured on one file after another, the vendors that they may mean, the likeliest first: the same
 * name, then the fewest changed letters.
 */
export function candidateFinder<Vendor extends NamedVendor>(vendors: readonly Vendor[]) {
  const known = vendors.map((vendor) => ({ vendor, forms: formsOfVendor(vendor) }));
  return (insuredNames: readonly string[]): Candidate<Vendor>[] => {
    const asked = insuredNames.map((insured) => ({ insured, forms: formsIn(insured) }));
    const found = known.flatMap(({ vendor, forms }) => {
      const likenesses = asked.map((one) => compareAll(one.forms, forms));
      const likeness = best(likenesses);
      const insured = asked[likenesses.indexOf(likeness)]?.insured;
      if (likeness === "different" || insured === undefined) return [];
      return [{ vendor, likeness, insured, changes: distance(insured.toLowerCase(), vendor.name.toLowerCase()) }];
    });
    const sorted = found.toSorted((a, b) => order.indexOf(a.likeness) - order.indexOf(b.likeness) || a.changes - b.changes);
    return sorted.map(({ changes: _, ...candidate }) => candidate);
  };
}

/** Alike enough for one firm that was entered twice: another form of entity, an "and", or a slip of a letter. Not a word more or less. */
function isSpelledAlike(one: NameForm, other: NameForm): boolean {
  if (one.letters === "" || other.letters === "") return false;
  if (one.letters === other.letters || one.lettersWithoutAnd === other.lettersWithoutAnd) return true;
  return one.numbers === other.numbers && isSlip(one.letters, other.letters);
}

/**
 * The vendors that a new name may be a second entry of, the same name first. `equal` is the rule of `nameKeys`, by which a list from a file
 * finds its vendors.
 */
export function findDuplicates<Vendor extends NamedVendor>(
  name: string,
  vendors: readonly Vendor[],
): { vendor: Vendor; likeness: "equal" | "near" }[] {
  const keys = new Set(nameKeys(name));
  const asked = formsIn(name);
  const found = vendors.flatMap((vendor): { vendor: Vendor; likeness: "equal" | "near" }[] => {
    const names = [vendor.name, ...vendor.acceptedNames];
    if (names.flatMap(nameKeys).some((key) => keys.has(key))) return [{ vendor, likeness: "equal" }];
    const isNear = names.flatMap(formsIn).some((form) => asked.some((one) => isSpelledAlike(one, form)));
    return isNear ? [{ vendor, likeness: "near" }] : [];
  });
  return found.toSorted((a, b) => order.indexOf(a.likeness) - order.indexOf(b.likeness));
}
