import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { blocks } from "@/lib/extraction/forms/acord-25-blocks";
import { type HeaderKey, headers } from "@/lib/extraction/forms/acord-25-headers";
import type { PolicyType } from "@/lib/extraction/schema";

/*
 * What the liability certificate itself prints besides its labels, by the part of the page. A word is the form's where it follows the same
 * word as here, wherever a line ends: editions break their lines in other places.
 */

/** Editions whose whole page is known here. */
export const knownEditions: ReadonlySet<string> = new Set(["2001/08", "2009/01", "2009/09", "2010/05", "2014/01", "2016/03"]);

const aroundTable = [
  ...Object.values(blocks).flat(),
  ...Object.values(headers).flat(),
  "ACORD TM",
  "TM",
  "MM/DD/YYYY",
  "CERTIFICATE OF LIABILITY INSURANCE",
  "CERTIFICATE OF LIABILITY INSURANCE DATE (MM/DD/YYYY)",
  "THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER.",
  "ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.",
  "IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed. If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement. A statement on this certificate does not confer any rights to the certificate holder in lieu of such endorsement(s).",
  "the policy(ies) must be endorsed. If SUBROGATION IS WAIVED, does not confer rights to the certificate holder",
  "PHONE (A/C, No, Ext): FAX (A/C, No): E-MAIL ADDRESS: PRODUCER CUSTOMER ID #:",
  "CONTACT NAME:",
  "INSURERS AFFORDING COVERAGE NAIC #",
  "INSURER(S) AFFORDING COVERAGE NAIC #",
  ..."ABCDEF".split("").map((letter) => `INSURER ${letter} :`),
  "COVERAGES CERTIFICATE NUMBER: REVISION NUMBER:",
  "THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.",
  "SUCH POLICIES. AGGREGATE LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.",
  "INSR LTR TYPE OF INSURANCE ADDL SUBR INSD WVD INSR WVD POLICY NUMBER POLICY EFF POLICY EXP (MM/DD/YYYY) (MM/DD/YYYY) LIMITS",
  "POLICY EFFECTIVE DATE (MM/DD/YY) POLICY EXPIRATION DATE (MM/DD/YY) ADD'L INSRD",
  "(Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
  "(ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
  "CERTIFICATE HOLDER CANCELLATION",
  "SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.",
  "THE EXPIRATION DATE THEREOF, THE ISSUING INSURER WILL ENDEAVOR TO MAIL DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER NAMED TO THE LEFT, BUT FAILURE TO DO SO SHALL IMPOSE NO OBLIGATION OR LIABILITY OF ANY KIND UPON THE INSURER, ITS AGENTS OR REPRESENTATIVES.",
  "THE ISSUING INSURER WILL ENDEAVOR TO PROVIDE DAYS WRITTEN NOTICE TO THE NAMED CERTIFICATE HOLDER, BUT FAILURE TO PROVIDE SUCH NOTICE SHALL IMPOSE",
  "AUTHORIZED REPRESENTATIVE",
  "ACORD CORPORATION. All rights reserved.",
  "ACORD CORPORATION 1988",
  "The ACORD name and logo are registered marks of ACORD",
  "ACORD 25-S ACORD 25 (2016/03) (2014/01) (2010/05) (2009/09) (2009/01) (2001/08)",
];

const onBack = [
  "IMPORTANT",
  "If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must be endorsed. A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).",
  "If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement. A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).",
  "DISCLAIMER",
  "The Certificate of Insurance on the reverse side of this form does not constitute a contract between the issuing insurer(s), authorized representative or producer, and the certificate holder, nor does it affirmatively or negatively amend, extend or alter the coverage afforded by the policies listed thereon.",
  "DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/EXCLUSIONS ADDED BY ENDORSEMENT (CONT)",
  "DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/EXCLUSIONS ADDED BY ENDORSEMENT (CONTINUED)",
];

const ofAnyRow = [
  ...["CLAIMS MADE", "CLAIMS-MADE", "OCCURRENCE VERSION", "OCCURRENCE BASIS", "LTR"],
  ...["ADDL INSURED:", "ADDITIONAL INSURED:", "SUBRO WAIVED:", "WAIVER OF SUBROGATION:", "SUBROGATION WAIVED:"],
  ...["YES NO", "NO YES", "YES", "NO"],
];
const aggregates = ["GENL AGGREGATE", "AGGREGATE", "AGG", "AGGREGATE LIMIT", "AGGREGATE LIMITS", "LIMITS", "LIMIT", "GENERAL AGGREGATE"];

const inRow: Partial<Record<PolicyType, readonly string[]>> = {
  GENERAL_LIABILITY: [
    ...aggregates.flatMap((what) => ["APPLIES PER:", "APPLY PER:", "IS PER:", "PER:"].map((per) => `${what} ${per}`)),
    ...["COMM'L GENERAL LIAB", "CONTRACTUAL LIABILITY", "PERSONAL INJURY"],
    ...["PRO-JECT", "PRO JECT LOC", "PRODUCTS - COMP/OP AGG", "PREMISES (Ea occurrence)"],
  ],
  AUTO_LIABILITY: [
    "OWNED AUTOS ONLY",
    "ALL OWNED AUTOS",
    "SCHEDULED AUTOS",
    "HIRED AUTOS ONLY",
    "HIRED AUTOS",
    "NON-OWNED AUTOS ONLY",
    "NON-OWNED AUTOS",
    "BODILY INJURY AND PROPERTY DAMAGE COMBINED",
    "AUTO ONLY - EA ACCIDENT OTHER THAN AUTO ONLY: EA ACC AGG",
  ],
  UMBRELLA_POLICY: ["UMBRELLA LIAB OCCUR", "EXCESS LIAB CLAIMS-MADE", "DED RETENTION $", "EXCESS/UMBRELLA LIABILITY"],
  WORKERS_COMPENSATION: [
    ...["Y / N", "N / A", "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY"],
    "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY Y / N",
    "ANY PROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBER EXCLUDED? (Mandatory in NH)",
    "PROPRIETOR/PARTNER/EXEC.:",
    "PROPRIETORS/PARTNERS/EXECUTIVES EXCLUDED? PROPRIETORS EXCLUDED:",
    ...["STATUTORY STATE COVERAGE", "STATUTORY LIMITS STATES", "EMPLOYERS LIAB."],
    "ANYPROPRIETOR/PARTNER/EXECUTIVE OFFICER/MEMBEREXCLUDED?",
    "If yes, describe under DESCRIPTION OF OPERATIONS below",
    "If yes, describe under SPECIAL PROVISIONS below",
    "PER STATUTE OTH-ER",
    "WC STATU-TORY LIMITS OTH-ER",
  ],
};

/** Splits a text into words of capital letters and digits. */
export const tokensIn = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/['’.]/g, "")
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** Pairs of neighboring words of a form's texts, and its words. */
export type Printed = { pairs: ReadonlySet<string>; words: ReadonlySet<string> };

function printedIn(texts: readonly string[]): Printed {
  const [pairs, words] = [new Set<string>(), new Set<string>()];
  for (const tokens of texts.map(tokensIn))
    tokens.forEach((token, at) => {
      const [last, next] = [tokens[at - 1], tokens[at + 1]];
      words.add(token);
      if (last === undefined) return;
      // Some files lose a blank: "SUBROGATIONIS WAIVED".
      words.add(`${last}${token}`);
      pairs.add(`${last} ${token}`);
      if (next !== undefined) pairs.add(`${last}${token} ${next}`).add(`${last} ${token}${next}`);
    });
  return { pairs, words };
}

/** What the form prints around its table. */
export const printedAround = printedIn(aroundTable);

/** What the back of the older editions prints, one text after the other: a heading and what follows it may be read as one sentence. */
const printedOnBack = printedIn([onBack.join(" ")]);

/** Fewer words than these are no sentence of the form: "NO RIGHTS" may be anyone's. */
const fewestWords = 6;

/**
 * Whether a sentence is the form's own print, word after word: its disclaimers say "does not confer rights" on each certificate. Numbers
 * among its words are what was filled in.
 */
export function isPrintedSentence(sentence: string): boolean {
  const tokens = tokensIn(sentence).filter((token) => !/^\d+$/.test(token));
  const isPairOf = ({ pairs }: Printed) => tokens.every((token, at) => at === 0 || pairs.has(`${tokens[at - 1]} ${token}`));
  return tokens.length >= fewestWords && [printedAround, printedOnBack].some(isPairOf);
}

const dateHeaders: readonly string[] = [...headers.effective, ...headers.expiration, ...headers.period, "MM/DD/YYYY MM/DD/YY"];
const inColumn = new Map<HeaderKey, ReadonlySet<string>>();

/** Whether the header of a column prints each word of a text. */
export function printedInColumn(header: HeaderKey, text: string): boolean {
  const isDate = header === "effective" || header === "expiration";
  const own = inColumn.get(header) ?? printedIn(isDate ? dateHeaders : headers[header]).words;
  inColumn.set(header, own);
  const tokens = tokensIn(text);
  return tokens.length > 0 && tokens.every((token) => own.has(token));
}

const known = new Map<RowForm, Printed>();

/** What the form prints in a row. */
export function printedInRow(form: RowForm): Printed {
  const own = known.get(form) ?? printedIn(textsOfRow(form));
  known.set(form, own);
  return own;
}

const textsOfRow = ({ type, titles, laterTitles = [], limits, ticks, beside = [], question = [] }: RowForm): string[] => [
  ...[...titles, ...laterTitles, ...question, ...(inRow[type] ?? []), ...ofAnyRow],
  ...[...limits, ...ticks, ...beside].flatMap(({ labels }) => labels),
];
