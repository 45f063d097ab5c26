import type { FormType } from "@/lib/extraction/schema";

/** How the title of a page says that it is no evidence of insurance, whatever it says of policies. */
export const otherTitle =
  /\binvoice\b|\bstatement of account\b|\bquot(?:e|ation)\b|\bproposal\b|\bapplication\b|\bnotice of cancell?ation\b|\bcancell?ation notice\b|\b(?:performance|payment|bid|surety) bond\b|\bpermit\b|\binsurance (?:rider|requirements?|checklist|exhibit|specifications?)\b|\bnon-?renewal\b|\baudit statement\b|\bloss notice\b|\bnotice of (?:occurrence|claim|loss)\b|\breport of injury\b/i;
/** How a title says that it is evidence all the same. */
export const evidenceTitle =
  /\bcertificate\b|\bevidence\b|\bdeclarations?\b|\bmemorandum\b|\bbinder\b|\bendorsement\b|\bconfirmation\b|\bverification\b/i;

/**
 * Whether a footer is that of a loss notice or an application for insurance: forms with numbers up to 4 are notices of loss, and of those
 * from 35 on only these are evidence.
 */
export function isNoEvidence(footer: string): boolean {
  const number = Number(/^ACORD (\d{1,3})(?: [A-Z]{2})? ?\(\d{4}\/\d{2}\)/.exec(footer)?.[1] ?? 25);
  return number < 5 || (number >= 35 && ![75, 101, 855].includes(number));
}

/** Words that identify a page without a coverage table; the first kind with enough of its words wins. */
export const kinds: { formType: FormType; least: number; words: RegExp[] }[] = [
  { formType: "W9", least: 2, words: [/\bform\s+W-?\s?9\b/i, /\brequest for taxpayer\b/i, /\btaxpayer identification number\b/i] },
  { formType: "ACORD_24", least: 1, words: [/CERTIFICATE OF PROPERTY INSURANCE/i, /ACORD 24\b/] },
  { formType: "ACORD_28", least: 1, words: [/EVIDENCE OF COMMERCIAL PROPERTY INSURANCE/i, /ACORD 28\b/] },
  { formType: "ACORD_27", least: 1, words: [/EVIDENCE OF PROPERTY INSURANCE/i, /ACORD 27\b/] },
  {
    formType: "ENDORSEMENT",
    least: 1,
    words: [
      /THIS ENDORSEMENT (CHANGES|MODIFIES|IS ATTACHED TO|FORMS A PART OF|APPLIES TO POLICY)/i,
      /ENDORSEMENT MODIFIES INSURANCE PROVIDED/i,
    ],
  },
  {
    formType: "DECLARATIONS",
    least: 3,
    words: [
      /\bdeclarations?\b|\binformation page\b/i,
      /policy (number|no|period)/i,
      /insured/i,
      /\bpremium\b/i,
      /\b(coverage|limits?)\b/i,
      /(expires?|expiration|policy period|effective)/i,
    ],
  },
  {
    formType: "NON_ACORD_CERTIFICATE",
    least: 3,
    words: [
      /\b(\w{0,7}rtificate|evidence|memorandum|confirmation|verification|proof|statement|summary|binder) of (\S+ ){0,3}(self-)?(insurance|coverage)\b|\binsurance (?:binder|certificate|verification)\b|\bconfirmation of\s+coverage\b|\binsurance program at a glance\b|\b(?:casualty |insurance )?program (?:structure|summary|overview)\b|\bconfirmation of binding\b|^\W*binder\b|\b(?:policy|coverage|insurance) summary\b|\bcertificate of (?:\S+ ){0,2}workers\W{0,2} compensation\b|\bcertificate of (?:participation|membership)\b|\b(?:summary of policies|schedule of (?:insurance|policies|coverages?))\W*$/im,
      /policy (number|no\b|#)|\bpolic(y|ies)\b/i,
      /certificate holder|certificate is held by|issued to|this certifies|this is to certify|^dear\b|to whom it may concern/im,
      /insured|assured|employer|our client|the client|^client\b|\bmember\b/im,
      /effective|expir|coverage (begins|ends|dates?)|\b(period|term)\b|policy (dates?|year)|in force|\bbound\b|\beff\b/i,
      /general liability|workers'? comp|(auto|umbrella|excess|employers'?) liability|property/i,
    ],
  },
];

/** What a letter says that confirms a policy, in whatever lines. */
export const confirms =
  /\b(confirm|verify|certify|advise)\w* that\b.{0,90}\b(polic|insurance|coverage)\w*.{0,60}\b(in (full )?force|in effect|active)\b|\b(is|are) (?:currently )?in (full )?force\b|\b(?:is|are) self-insured\b|\bin force\b.{0,40}\d{1,4}[/-]\d|\bcoverage letter\b|\binsurance in force\b|\b(?:confirm|verify|certify|advise)\w* that\b.{0,140}\bis (?:currently )?insured (?:with|by|through)\b|\bsummary of the (?:policies|coverages?|insurance)\b|\bconfirm(?:s|ing)?\b.{0,40}\b(?:the following|what is in force)\b|\binsurance (?:he|she|they|it) (?:has|have|carries|carry)\b/i;

/** How a letter, or a paragraph of it, says that a policy is no longer in force, or not yet. */
const withdraws =
  /\bno longer in (?:full )?force\b|\bnot (?:yet )?(?:in force|bound|issued|renewed)\b|\b(?:has|have) (?:lapsed|been (?:cancell?ed|terminated|rescinded|declined))\b|\b(?:is|was|are|were) (?:cancell?ed|terminated|declined|quoted)\b|\bwill (?:be cancell?ed|not be renewed)\b/gi;

/** Whether a text says so outright, and not for a case that may come: "if the policy is cancelled". */
export const isWithdrawn = (text: string): boolean =>
  [...text.matchAll(withdraws)].some(({ index }) => !/\b(?:if|should|when|unless|until|event|before)\b[^.]*$/i.test(text.slice(0, index)));

/** What it says only of cover that has not begun, which says nothing of another policy that the letter confirms. */
const notBegun = /^(?:not (?:yet )?(?:bound|issued)|(?:is|was|are|were) (?:declined|quoted))$/i;
export const isOnlyPlanned = (text: string): boolean => [...text.matchAll(withdraws)].every(([said]) => notBegun.test(said));

/** Whether a part of a page says that its policy is no longer in force, or not yet: "Status: Cancelled". */
export const isEnded = (text: string): boolean =>
  isWithdrawn(text) || /\bstatus ?:? ?(?:cancell?ed|lapsed|expired|terminated|quoted|declined|pending cancell?ation)\b/i.test(text);

/** How a cell of a row says it alone: "Cancelled". */
export const endedAlone = /(?<!\b(?:if|be|is|are|been) )\b(?:cancell?ed|lapsed|terminated)\b/i;

/** The letters of a certificate's title, wherever blanks cut them. */
export const spacedCertificate = /^(?:CERTIFICATE|EVIDENCE)OF(?:[A-Z]{0,16})(?:INSURANCE|COVERAGE)$/;
/**
 * The words that a declarations page must have in a short line of its own. The second part matches the end of a title whose letters are
 * spaced apart.
 */
export const declarationsTitle = /\bdeclarations?\b|\binformation page\b/i;
export const spacedDeclarations = /DECLARATIONS?$/;
/** How a longer title of such a page ends. */
export const endsWithDeclarations = /[A-Z].*\b(?:declarations?(?: page)?|information page)$/i;

/** The title of a list of a customer's policies, with the customer's name beside it. */
export const summaryTitle = /^(?:schedule|summary) of|\bsummary$|\bprogram (?:structure|summary|overview)$|\bat a glance$/i;

/** The title of a list of the policies below an umbrella. */
export const underlyingTitle = /^\W*(?:schedule|list) of (?:required )?underlying (?:insurance|policies|coverages?|limits)\W*$/i;
