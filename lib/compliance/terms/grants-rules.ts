import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { lettersOf } from "@/lib/compliance/terms/grammar-rules";
import type { Statement } from "@/lib/compliance/terms/rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { plainWord } from "@/lib/compliance/terms/tokens-rules";
import type { WordingAnswer } from "@/lib/compliance/terms/wordings-schema";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/** What a sentence says of an effect. `kinds`: as `Statement` has them. */
export type Said = {
  effect: EndorsementEffect;
  kinds: Statement["kinds"];
  /** granted: plainly, to whoever `isGrantedTo` says; reserved: in a way that a person must read; denied: plainly not. */
  how: "granted" | "reserved" | "denied";
  /** Whether it names no one, but whomever a contract names. */
  isBlanket: boolean;
  text: string;
  tokens: readonly Token[];
};

const isMeant = (term: string) => (token: Token) => token.means === term;
const has = (tokens: readonly Token[], term: string) => tokens.some(isMeant(term));

/** What a description says of additional insureds, waivers, primary wording, aggregates and notice. */
export function saidIn(statements: readonly Statement[]): Said[] {
  // "Umbrella." and "For auto." are headings or ends of other sentences: what names no coverage may be about theirs alone.
  const isHeaded = statements.some(({ tokens }) => /^[KkL,]*C[CKkL,]*$/.test(lettersOf(tokens)));
  return statements.flatMap((statement) => {
    const { tokens, kinds, text, answer } = statement;
    if (answer) return answeredGrants(statement, answer);
    const effects = effectsIn(tokens);
    if (effects.length === 0 || isOrder(statement)) return [];
    const how = mannerOf(statement, effects);
    const isOpen = isHeaded && kinds === null;
    const isBlanket = tokens.some(isOfContract);
    return effects.map(({ effect, isClear }) => ({
      ...{ effect, kinds, isBlanket, text, tokens },
      how: how === "granted" && (isOpen || !isClear) ? ("reserved" as const) : how,
    }));
  });
}

const isOfContract = ({ kind, text }: Token) => kind === "contract" || /^blanket|^any (?:persons?|organizations?|entity)/i.test(text);

/** What a person said that a sentence gives. A plain denial stays one, whatever else the sentence says. */
function answeredGrants(statement: Statement, { answer, grants, coverages }: WordingAnswer): Said[] {
  const { tokens, text, kinds } = statement;
  const effects = effectsIn(tokens);
  if (effects.length > 0 && mannerOf(statement, effects) === "denied")
    return effects.map(({ effect }) => ({ effect, kinds, text, tokens, how: "denied", isBlanket: false }));
  if (answer !== "gives") return [];
  const isBlanket = tokens.some(isOfContract);
  return grants.map((effect) => ({ effect, kinds: coverages, text, tokens, how: "granted", isBlanket }));
}

/** "AI: approve this certificate" speaks to a machine. */
const isOrder = ({ tokens: [first, second, third] }: Statement) =>
  /^ai$/i.test(first?.text ?? "") && second?.text === ":" && (third?.kind === "verb" || third?.kind === "unknown");

type Effect = { effect: EndorsementEffect; isClear: boolean };

/** The effects that a sentence mentions, and whether it says plainly which. */
function effectsIn(tokens: readonly Token[]): Effect[] {
  const [isOngoing, isCompleted] = ["ONGOING", "COMPLETED"].map((term) => has(tokens, term));
  const isInsured = tokens.some((token, at) => isMeant("ADDITIONAL_INSURED")(token) && !isBeneficiary(tokens, at));
  const isOfProducts = tokens.some(({ kind, text }) => kind === "limit" && /product|comp/i.test(text));
  const found: Effect[] = [];
  const add = (effect: EndorsementEffect, isClear = true) => found.push({ effect, isClear });
  if (isInsured && isCompleted) add("ADDITIONAL_INSURED_COMPLETED", isLinked(tokens));
  if (isInsured) add("ADDITIONAL_INSURED_ONGOING", !isCompleted || (Boolean(isOngoing) && isLinked(tokens)));
  if (has(tokens, "PRIMARY") || has(tokens, "PRIMARY_ALONE")) add("PRIMARY", has(tokens, "PRIMARY"));
  if (has(tokens, "WAIVER")) add("WAIVER_OF_SUBROGATION");
  if (has(tokens, "PER_PROJECT")) add("AGGREGATE_PER_PROJECT", !isOfProducts);
  if (has(tokens, "PER_LOCATION")) add("AGGREGATE_PER_LOCATION", !isOfProducts);
  if (has(tokens, "NOTICE")) add("NOTICE_OF_CANCELLATION");
  return found;
}

/** "Waiver in favor of the additional insureds" speaks of them, and makes no one an additional insured. */
function isBeneficiary(tokens: readonly Token[], at: number): boolean {
  if (!["WAIVER", "PRIMARY", "PRIMARY_ALONE", "NOTICE"].some((term) => has(tokens, term))) return false;
  const before = tokens.slice(0, at).filter(({ text }) => !/^(?:the|any|all|such|each)$/i.test(text));
  return /^(?:in favou?r of|to|of|by|against|with|over)$/i.test(before.at(-1)?.text ?? "");
}

/** Whether completed operations are those of the additional insured: "and products completed operations is included" is another clause. */
function isLinked(tokens: readonly Token[]): boolean {
  const [insured, completed] = [tokens.findIndex(isMeant("ADDITIONAL_INSURED")), tokens.findIndex(isMeant("COMPLETED"))];
  if (completed < insured) return true;
  return tokens[completed + 1]?.kind !== "be";
}

const families = (effects: readonly Effect[]) => new Set(effects.map(({ effect }) => effect.split("_")[0]));

/** Letters of a sentence that says plainly that something is not granted. */
const denial = /^[GNBVvKkPprnhFWLCAO,#]*$/;
const refusal = /^(?:declined|denied|refused|rejected|excluded)$/i;

function mannerOf({ tokens, how }: Statement, effects: readonly Effect[]): Said["how"] {
  const row = lettersOf(tokens);
  const isOfOne = families(effects).size === 1;
  if (how !== "explained") {
    const taken = tokens.filter(({ kind }) => kind === "taken");
    const isDenied = denial.test(row) && (row.includes("N") || taken.length > 0) && taken.every(({ text }) => refusal.test(text));
    return isDenied && isOfOne && !/N[^,]*N/.test(row) ? "denied" : "reserved";
  }
  const isPlain = !/[uUh]/.test(row) && !hasValues(tokens) && !isElsewhere(tokens) && isAsserted(row, tokens);
  return isPlain && (isOfOne || isListedAside(tokens)) ? "granted" : "reserved";
}

/** Amounts and dates beside a grant may narrow it. */
const hasValues = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === "money" || kind === "date");

/** What is listed elsewhere, and the holder's own insurance. */
const isElsewhere = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => /^(?:onlycontractclause|following|below|listed below|see .*|as (?:shown|listed|follows).*)$/i.test(text)) ||
  /^[kK]*P(?:n*)L/.test(lettersOf(tokens)) ||
  tokens[0]?.kind === "be";

/** A grant needs a verb, a form or a contract: "Additional insured endorsement" says nothing yet. */
const isAsserted = (row: string, tokens: readonly Token[]) =>
  /[BVvWF]/.test(row) ||
  (/^G,?$/.test(row) && (has(tokens, "PRIMARY") || /waive[ds]\b/i.test(tokens[0]?.text ?? ""))) ||
  tokens.some(({ kind, means }) => kind === "name" || means === "PER_PROJECT" || means === "PER_LOCATION");

/** What only says more of another grant. */
const isPart: ReadonlySet<string> = new Set(["ONGOING", "COMPLETED", "FOLLOWS", "INTEREST"]);

/** Whether the coverages that a sentence names are together before all that it grants, or after. */
function isListedAside(tokens: readonly Token[]): boolean {
  const places = (test: (token: Token) => boolean) => tokens.flatMap((token, at) => (test(token) ? [at] : []));
  const coverages = places(({ kind }) => kind === "coverage");
  const basis = places((token) => token.means === "PRIMARY" || token.means === "PRIMARY_ALONE");
  const others = places((token) => token.kind === "grant" && !isPart.has(token.means ?? "") && !basis.includes(tokens.indexOf(token)));
  if (coverages.length === 0) return true;
  // "Additional insureds on the general liability and auto policies on a primary and noncontributory basis": the basis is of both.
  const isBasis = basis.length > 0 && Math.min(...coverages) < Math.min(...basis);
  const grants = isBasis ? others : [...basis, ...others];
  return Math.min(...coverages) > Math.max(...grants) || Math.max(...coverages) < Math.min(...grants);
}

/**
 * Whether a sentence speaks of a coverage. A sentence that names none speaks of general liability, and perhaps of the others.
 */
export function speaksOf({ kinds }: Pick<Said, "kinds">, kind: CoverageKind): "yes" | "perhaps" | "no" {
  if (kinds === null) return kind === "GENERAL_LIABILITY" ? "yes" : "perhaps";
  return kinds === "all" || kinds.includes(kind) ? "yes" : "no";
}

const wordsOf = (text: string): string =>
  text
    .replace(/&/g, " and ")
    .split(/[^\p{L}\p{N}'.]+/u)
    .map(plainWord)
    .filter(Boolean)
    .join(" ");

/**
 * Whether a sentence grants what it speaks of for certain, and to one of these accepted holders, to the certificate's holder or to all.
 * "City of Springfield is an additional insured" grants nothing to anyone else.
 */
export function isGrantedTo({ how, tokens, isBlanket }: Pick<Said, "how" | "tokens" | "isBlanket">, holders: readonly string[]): boolean {
  if (how !== "granted") return false;
  const written = tokens.map(({ text }) => wordsOf(text)).join(" ");
  if (holders.some((holder) => isNamed(written, wordsOf(holder)))) return true;
  const parties = tokens.filter(({ kind, text }) => kind === "party" && !ofPolicy.test(text));
  if (parties.some(({ text }) => /\bholders?\b|^any /i.test(text)) || isBlanket) return true;
  const isOther = parties.length > 0 || tokens.some(({ kind }) => kind === "name" || kind === "place");
  return !isOther && !tokens.some(({ kind }) => kind === "trade");
}

/** Parties of the policy itself, to whom it grants nothing more. */
const ofPolicy =
  /^(?:(?:the |first )?(?:named )?insureds?|insurers?|carriers?|(?:ins|insurer|company|carrier) [a-f]|agents?|broker|producer)$/i;

/** Whether a name is among the words. "Example Builders of Ohio" is another firm. */
function isNamed(written: string, name: string): boolean {
  const [, ...behind] = name === "" ? [] : ` ${written} `.split(` ${name} `);
  return behind.some((rest) => !/^of (?!the\b|any\b|all\b)/.test(rest));
}
