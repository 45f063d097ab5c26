import type { Token } from "@/lib/compliance/terms/schema";
import { findForm, isOrdinaryForm, takesCoverage } from "@/lib/extraction/endorsements-rules";

/* Words that mean one thing on a job and another in a policy, told apart by what is beside them. */

/** Words of taking that are work, materials or equipment beside a trade's word: "cable termination", "retention pond". */
const industrial =
  /^(?:failed|expired|gaps?|claims?|reductions?|terminations?|terminate|retention|release|suspension|suspended|voids?|exclusion|restriction|denial|removed?|ended|limited|capped|cap|loss|shared|reduced|applications?|estimates?|tests?|samples?|reviews?|demo|hold|proposals?|pending|replaced)$/i;
/** Those that are work only before the trade's word: "roofing exclusion" takes something back, "exclusion fence" does not. */
const onlyBefore = /^(?:gaps?|claims?|exclusion|restriction|limited|capped|shared|reduced|void|loss|suspended|removed?|replaced)$/i;

export const mainLines: ReadonlySet<string> = new Set([
  "GENERAL_LIABILITY",
  "AUTO_LIABILITY",
  "UMBRELLA_POLICY",
  "WORKERS_COMPENSATION",
  "ALL",
]);

const states = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY DC".split(
    " ",
  ),
);

const numbers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|hundred)$/i;

/** Words that a proper name may begin with: "New Fork", "First Summit". */
const beginsName = /^(?:new|old|first|last|upper|lower|next|second|may|half|out)$/i;

const isTrade = (token: Token | undefined) => token !== undefined && (token.kind === "trade" || token.kind === "label");
const isTaking = ({ kind }: Token) => ["taking", "taken", "removal", "status"].includes(kind);
const ofPolicy = new Set<Token["kind"]>(["coverage", "line", "limit", "grant"]);
const ofInsurance = new Set<Token["kind"]>([...ofPolicy, "hazard", "form", "deny"]);

/** What is around a token. */
type Place = { before: Token | undefined; after: Token | undefined; second: Token | undefined; at: number; subject: readonly Token[] };
type Around = Record<
  "isOfPolicy" | "isDated" | "isOfOtherLines" | "isWithdrawn" | "isSubrogationWaived" | "umbrellaFirst" | "hasUmbrella" | "isJob",
  boolean
>;

/** What coverages beside the main ones usually have. */
const ofOtherLines = /^(?:ded(?:uctible)?s?|sirs?|(?:self insured )?retentions?|claims made|retro(?:active)? date|coinsurance)$/i;
const isSubrogation = ({ kind, text }: Token) => kind === "guard" && /^subro/i.test(text);

/** Gives ambiguous words the meaning that their neighbors show. */
export function settled(tokens: readonly Token[]): Token[] {
  const coverages = tokens.filter(({ kind }) => kind === "coverage");
  const [first] = coverages;
  const around: Around = {
    isDated: tokens.some(({ kind }) => kind === "date"),
    isOfPolicy: tokens.some(({ kind }) => ofPolicy.has(kind)),
    isOfOtherLines: coverages.length > 0 && coverages.every(({ means }) => !mainLines.has(means ?? "")),
    isWithdrawn: tokens.some(({ kind }) => kind === "removal"),
    // "Subrogation against the owner is waived"
    isSubrogationWaived:
      tokens.some(isSubrogation) &&
      tokens.some(({ text }) => /^waived$/i.test(text)) &&
      !tokens.some((token) => token.kind === "guard" && !isSubrogation(token)),
    // "The umbrella is excess", not "coverage is excess".
    umbrellaFirst: first !== undefined && /^(?:umbrella|umb|excess)/i.test(first.text) && tokens[tokens.indexOf(first) - 1]?.kind !== "be",
    isJob: tokens.some(isTrade) && !tokens.some(({ kind }) => ofInsurance.has(kind)),
    hasUmbrella: tokens.some(({ means }) => means === "UMBRELLA_POLICY"),
  };
  return tokens.map((token, at): Token => {
    const place = {
      before: tokens[at - 1],
      after: tokens[at + 1],
      second: tokens[at + 2],
      at,
      subject: tokens.slice(Math.max(0, at - 4), Math.max(0, at - 1)),
    };
    if (isWork(token, place, around)) return { kind: "trade", text: token.text };
    if (/^shows?$/i.test(token.text) && isTrade(place.before)) return { kind: "trade", text: token.text };
    if (isSubrogation(token) && around.isSubrogationWaived) return { kind: "grant", means: "WAIVER", text: token.text };
    const kind = kindOfInsurance(token, place, around);
    if (kind) return { ...token, kind };
    if (isPlace(token, place)) return { kind: "place", text: token.text };
    return isName(token, place) ? { kind: "name", text: token.text } : token;
  });
}

function isWork(token: Token, { before, after, second }: Place, { isOfPolicy, isJob: isOfJob }: Around): boolean {
  if (!isTaking(token) || !industrial.test(token.text) || isOfPolicy) return false;
  const isOfWork = isTrade(after) || ((/^of$/i.test(after?.text ?? "") || (isOfJob && after?.kind === "link")) && isTrade(second));
  return isOfWork || ((isTrade(before) || (isOfJob && before?.kind === "number")) && !onlyBefore.test(token.text));
}

/** "The owner's insurance", "the holder's own policy", "any other insurance": what others have is excess without loss. */
function isOfOthers(subject: readonly Token[]): boolean {
  if (subject.length === 1 && /^(?:any )?other insurance$/i.test(subject[0]?.text ?? "")) return true;
  const [owner, line] = subject.filter(({ text }) => !/^own$/i.test(text)).slice(-2);
  return (
    line?.kind === "line" && owner?.kind === "party" && /(?<!insured)(?<!insurer)(?<!carrier)'s$|^(?:owners|others)'$/i.test(owner.text)
  );
}

function kindOfInsurance({ kind, text, means }: Token, { before, after, second, subject }: Place, around: Around): Token["kind"] | null {
  if (kind === "deny" && /^no$/i.test(text) && after?.kind === "number") return "label";
  // "Estimate $48,200" is what a job costs.
  if (kind === "status" && /^estimate$/i.test(text) && after?.kind === "money" && !around.isOfPolicy) return "label";
  // "Notice of cancellation rescinded" is good news; "the general liability is excess" is not.
  if (means === "NOTICE" && /cancel/i.test(text) && around.isWithdrawn) return "taking";
  if (/^excess$/i.test(text) && before?.kind === "be" && !around.umbrellaFirst) return isOfOthers(subject) ? "hazard" : "guard";
  if (ofOtherLines.test(text) && around.isOfOtherLines && !(around.isDated && /^(?:claims made|retro)/i.test(text))) return "hazard";
  if (/^waived$/i.test(text) && around.isSubrogationWaived) return "give";
  if (/^over$/i.test(text) && (around.hasUmbrella || !around.isOfPolicy)) return isMeasure(after, second) ? "guard" : "link";
  return kindOfLink({ kind, text }, { before, after, second });
}

const isMeasure = (after: Token | undefined, second: Token | undefined) =>
  (after?.kind === "number" || numbers.test(after?.text ?? "")) && second?.kind === "trade";

function kindOfLink({ kind, text }: Token, { before, after, second }: Omit<Place, "at" | "subject">): Token["kind"] | null {
  if (/^zero$/i.test(text) && after?.kind === "taking") return "deny";
  // "al titular" is no auto liability.
  if (text === "al" && after?.kind === "party") return "link";
  if (text === "el" && after && !["coverage", "limit", "money", "mark"].includes(after.kind)) return "link";
  if (/^gets?$/i.test(text) && [after, second].some((one) => one?.kind === "grant")) return "give";
  // "Works below three stories"
  if (/^over$/i.test(text) || (/^(?:above|below|under)$/i.test(text) && isMeasure(after, second))) return "guard";
  // "Guards who buy their own"
  if (kind === "unknown" && /^(?:who|which|that)$/i.test(before?.text ?? "")) return "verb";
  return kind === "unknown" && numbers.test(text) ? "number" : null;
}

const isPlace = ({ kind, text }: Token, { before }: Place): boolean =>
  states.has(text) && kind !== "name" && (before?.kind === "mark" || before?.kind === "place" || before?.kind === "name");

function isName({ kind, text }: Token, { before, after, at }: Place): boolean {
  if (text === "May" && at > 0) return true;
  // "PNC Tower" is a building.
  if (kind === "grant" && /^[A-Z]{2,3}$/.test(text) && after?.kind === "place") return /^[A-Z][a-z]/.test(after.text);
  const isBesideName = [after, before].some((one) => one && (one.kind === "name" || one.kind === "place" || one.kind === "party"));
  if (kind === "verb" && /^[A-Z][a-z]/.test(text) && at > 0 && (before?.kind === "name" || after?.kind === "name")) return true;
  return kind === "guard" && beginsName.test(text) && /^[A-Z][a-z]/.test(text) && isBesideName;
}

/** What a form's number says: one that takes coverage away, one that does not, or one that no table knows. */
export function formKind(form: string): Token["kind"] {
  const known = findForm(form);
  if (known || isOrdinaryForm(form)) return known && takesCoverage(known) ? "taking" : "form";
  // ISO numbers its exclusions and limitations of general liability CG 21 and CG 22.
  return /^CG 2[12] /.test(form) ? "taking" : "unknownForm";
}
