import { findForm } from "@/lib/extraction/endorsements-rules";
import { linesByPrefix, policyForms } from "@/lib/extraction/endorsements-values";
import type { PolicyType } from "@/lib/extraction/schema";

/*
 * Numbers of forms in a text, in the ways in which they are written: "CG D2 46 04 19", "CGD246 0419", "U-GL-1175-F CW (04/13)",
 * "CNA75079XX", "80-02-2367", "WC000313 (04-84)", "CG 20 10 & 20 37".
 */

/**
 * `isKnown`: the table has the form. `isNamed`: a word says that it is a form, and its number has the shape of no publisher that we know.
 */
export type WrittenForm = { form: string; edition: string | null; at: number; end: number; isKnown: boolean; isNamed: boolean };

/** Letters before the pairs of digits of forms: those of bureaus, of carriers that publish such numbers, and of the table. */
const prefixes = [
  ...new Set([
    ...["CG", "CA", "CU", "CX", "WC", "IL", "BP", "HG", "HA", "HS", "HC", "SS", "LC", "LG", "LD", "LN", "AC"],
    ...policyForms.flatMap(({ form }) => /^([A-Z]{2}) [A-Z0-9]\d \d\d$/.exec(form)?.[1] ?? []),
  ]),
];
const paired = new RegExp(`(${prefixes.join("|")})[\\s./-]{0,2}([A-Z0-9]\\d)[\\s./-]{0,2}(\\d\\d)`, "iy");
/** Numbers of carriers that do not consist of pairs. Zurich's letter after the digits is its edition. */
const shapes: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/U-?(GL|CA|WC|GU|UM)-?(\d{3,4})(?:-?[A-Z](?=[ -]?CW|(?![A-Z])))?(?:[ -]?CW)?(?![A-Z])/iy, ([, line, digits]) => `U-${line}-${digits}`],
  [/CNA ?-?(\d{5})(?:XX)?/iy, ([, digits]) => `CNA${digits}XX`],
  // Not "10-02-2026": other series are known by the table alone.
  [/80-02-(\d{4})/y, ([, digits]) => `80-02-${digits}`],
  [/(SB)-?(\d{6})[A-Z]?/iy, ([, letters, digits]) => `${letters}${digits}`],
];
/** Forms of the table whose numbers have no shape of their own. */
const unshaped = policyForms.flatMap(({ form }) =>
  /^[A-Z]{2} [A-Z0-9]\d \d\d(?: \d\d)?$|^(?:U-|CNA|80-02)/.test(form) ? [] : [form.split(/[ -]/).join("[ -]?")],
);
const other = new RegExp(`(?:${unshaped.join("|")})`, "iy");

/** "04 13", "(04/13)", "(Ed. 4-84)", "0413" after a number. */
const edition = /[\s,-]{0,2}\(?(?:ed(?:ition|\.)? ?(?:date )?)?(0?[1-9]|1[0-2])[ /-]?((?:19|20)?\d\d)\)?(?![\dA-Z])/iy;
/** A letter that counts editions of workers compensation forms, or a company's print of others: "WC 00 00 00 C", "CG-2147F". */
const [revision, print] = [/[ -]?[A-H](?![A-Z0-9])/iy, /[A-Z](?![A-Z0-9])/iy];
/** A number goes on: a policy's number, or a ZIP code. */
const goesOn = /[A-Z0-9]|[-/.]\d/iy;
/** "CG 20 10 & 20 37", "CG2010/2037". */
const another = /\)?\s{0,2}(?:,|;|&|and\b|\+|\/)?\s{0,2}(\d\d) ?(\d\d)/iy;
/** Words that say that what follows is a form's number. */
const named = /\b(?:forms?|endorsements?|endts?|endt\.)(?:\s?(?:no\.?|nos\.?|numbers?|#))?[\s:]{0,3}$/i;
const ofNamed = /(?!ACORD|ISO\b)(?:[A-Z]{1,6}[ -]?\d{2,6}[A-Z]{0,3}|\d{4,6}[A-Z]{0,3})(?:[ -][A-Z]{0,2}\d[A-Z0-9]{0,4}){0,3}(?![A-Za-z])/y;
/** A number with its edition in parentheses names itself: "NXLL110 (04/15)". */
const ofEdition =
  /(?!ACORD|JOB|LOT|UNIT|SUITE|STE|BLDG|ROOM|GATE|PHASE|PKG|BID|ITEM|NO|PO|PROJ|SITE|HWY|ROUTE|POLICY)(?:[A-Z]{2,6}-)?[A-Z]{2,6}[ -]?\d{2,5}[A-Z]{0,3} ?\((?:0[1-9]|1[0-2])[-/ ]?\d\d\)/y;
/** What is before the number of a policy. */
const ofPolicy = /\bpol(?:icy|icies|\.)?(?: ?(?:no\.?|number|#))?[\s:#]{0,3}$/i;
/** Where a number may begin: a digit is behind a few letters. */
const begins = /(?<![\w$#-])(?<!\d[.,/](?=\d))(?=[A-Z]{0,6}[\s./-]{0,2}[A-Z]{0,4}[\s./-]{0,2}[A-Z]?\d)[A-Z0-9]/gi;
/** Letters before a number in which a word says what it is. */
const reach = 24;
/** Forms of a text at most. */
const mostForms = 200;

type Match = { form: string; end: number; edition: string | null; isNamed: boolean };

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The edition after a number, as MM YY. */
function editionAt(text: string, at: number): { edition: string; end: number } | null {
  const found = matchAt(edition, text, at);
  if (!found) return null;
  const [whole, month = "", year = ""] = found;
  return { edition: `${month.padStart(2, "0")} ${year.slice(-2)}`, end: at + whole.length };
}

/** A form that ends here, with the edition that follows; null: the number goes on. */
function ended(form: string, text: string, end: number, isNamed = false): Match | null {
  const dated = editionAt(text, end);
  if (dated) return { form, isNamed, ...dated };
  return matchAt(goesOn, text, end) ? null : { form, end, edition: null, isNamed };
}

/** A number of pairs: two of them, of workers compensation three. */
function pairedAt(text: string, at: number): Match | null {
  const found = matchAt(paired, text, at);
  if (!found) return null;
  const [letters = "", category = "", digits = ""] = found.slice(1).map((part) => part.toUpperCase());
  const bare = at + found[0].length;
  const end = bare + (letters === "WC" ? 0 : (matchAt(print, text, bare)?.[0].length ?? 0));
  const form = `${letters} ${category} ${digits}`;
  if (letters !== "WC") {
    const whole = ended(form, text, end);
    // "CG 20 10 20 37" and "CG2010/2037" are two forms.
    const more = whole ? null : matchAt(another, text, end);
    return whole ?? (more && findForm(`${letters} ${more[1]} ${more[2]}`) ? { form, end, edition: null, isNamed: false } : null);
  }
  const third = matchAt(/[\s./-]{0,2}(\d\d)/y, text, end);
  if (!third) return null;
  const behind = end + third[0].length;
  const letter = matchAt(revision, text, behind);
  return ended(`${form} ${third[1]}`, text, behind + (letter?.[0].length ?? 0));
}

function shapedAt(text: string, at: number): Match | null {
  for (const [pattern, numberOf] of shapes) {
    const found = matchAt(pattern, text, at);
    if (found) return ended(numberOf(found).toUpperCase(), text, at + found[0].length);
  }
  const found = matchAt(other, text, at);
  const whole = found && ended(found[0].toUpperCase(), text, at + found[0].length);
  if (!whole) return null;
  // "Atlanta, GA 472 Peachtree", "job 2570": such a number needs an edition after letters, or a word that says what it is.
  const isLettered = /[A-Z]/i.test(found[0]) && (whole.edition !== null || !/ /.test(found[0]));
  return isLettered || named.test(text.slice(Math.max(0, at - reach), at)) ? whole : null;
}

/** A number that only a word or its edition shows to be a form's. */
function namedAt(text: string, at: number): Match | null {
  const found = matchAt(ofEdition, text, at) ?? (named.test(text.slice(Math.max(0, at - reach), at)) ? matchAt(ofNamed, text, at) : null);
  if (!found) return null;
  return { form: found[0].trim().toUpperCase(), end: at + found[0].length, edition: null, isNamed: true };
}

/** The numbers of forms in a text, in their order. */
export function formsIn(text: string): WrittenForm[] {
  const found: WrittenForm[] = [];
  const add = ({ form, edition: dated, end, isNamed }: Match, at: number) => {
    const known = findForm(form);
    found.push({ form: known?.form ?? form, edition: dated, at, end, isKnown: known !== undefined, isNamed });
  };
  let next = 0;
  for (const { index: at } of text.matchAll(begins)) {
    if (at < next || found.length >= mostForms) continue;
    const match = pairedAt(text, at) ?? shapedAt(text, at) ?? namedAt(text, at);
    if (!match || (!findForm(match.form) && ofPolicy.test(text.slice(Math.max(0, at - reach), at)))) continue;
    add(match, at);
    next = match.end;
    const prefix = /^([A-Z]{2}) [A-Z0-9]\d \d\d$/.exec(match.form)?.[1];
    for (let more = prefix ? matchAt(another, text, next) : null; more && prefix; more = matchAt(another, text, next)) {
      const whole = ended(`${prefix} ${more[1]} ${more[2]}`, text, next + more[0].length);
      if (!whole || !findForm(whole.form)) break;
      add(whole, next);
      next = whole.end;
    }
  }
  return found;
}

/** The coverage that a form's number is of, where its letters tell. */
export const lineOfForm = (form: string): PolicyType =>
  findForm(form)?.line ?? linesByPrefix[/^U-[A-Z]{2}|^[A-Z]{2}/.exec(form)?.[0] ?? ""] ?? "OTHER";
