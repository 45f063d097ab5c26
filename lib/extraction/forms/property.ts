import type { propertyInterests } from "@/lib/extraction/values";

/*
 * What the forms that prove property insurance print (ACORD 27 and 28): the boxes of an interest, and the names of amounts. An amount is
 * known by its own name, as "Building"; an amount for several kinds of property keeps the form's words.
 */

type Interest = (typeof propertyInterests)[number];

/** Labels of the boxes beside the name of the additional interest. */
export const interestLabels: readonly { interest: Interest; words: RegExp }[] = [
  { interest: "LENDERS_LOSS_PAYABLE", words: /^LENDER['’]?S['’]? LOSS PAYABLE$/i },
  { interest: "LOSS_PAYEE", words: /^LOSS PAYEE$/i },
  { interest: "MORTGAGEE", words: /^MORTGAGEE$/i },
];

/** Labels beside those of interests, whose boxes say nothing of an interest. */
export const besideInterests = /^(?:CONTRACT OF SALE|ADDITIONAL IN(?:SURED|TEREST)|LENDER SERVICING AGENT(?: NAME AND ADDRESS)?)$/i;

/** Labels of what the amount of insurance covers. */
export const coveredLabels: readonly { name: string; words: RegExp }[] = [
  { name: "Business personal property", words: /^BUSINESS PERSONAL PROPERTY$/i },
  { name: "Building", words: /^BUILDING(?: OR)?$/i },
];

/** Labels of the perils insured, and what precedes them on their line. */
export const perilLabels = /^(?:BASIC|BROAD|SPECIAL)$/i;
export const perilsHead = /\bPERILS\b/i;

/** What precedes the amount of insurance, and what precedes a deductible on its line. */
export const amountLabel = /\bAMOUNT OF INSURANCE\b/i;
export const deductibleLabel = /^DED(?:UCTIBLE)?[.:]?$/i;

/** What heads the deductibles beside the causes of loss, and the names below it of what each is for (ACORD 24). */
export const deductibleHead = /^DED(?:UCTIBLE)?S?[.:]?$/i;
export const insuredLabel =
  /^(?:BUILDINGS?|BLDG\.?|CONTENTS|(?:BUSINESS |BUS\.? )?PERS(?:ONAL|\.)? PROP(?:ERTY|\.)?|BUSINESS INCOME|EARTHQUAKE|WIND|FLOOD|ALL OTHER PERILS|AOP) ?:?$/i;
/** A deductible that the insurer has not fixed yet. */
export const notYetKnown = /^(?:tbd|t\.b\.d\.?|to be determined|pending)$/i;
/** What follows the number of a waiting period, which is no deductible in dollars. */
export const waitingPeriod = /^(?:hours?|hrs?|days?|months?)\b/i;

/** Heads of a table of coverages: what is insured, for how much, and with which deductible. */
export const tableHeads = { amount: /^AMOUNT(?: OF INSURANCE)?$/i, deductible: /^DEDUCTIBLE$/i };

/** Rows that are named by what they insure, in a table of coverages or a list of further ones. */
export const namedRows: readonly { name: string; words: RegExp }[] = [
  { name: "Business income", words: /^(?:business|bus\.?) income\b/i },
  {
    name: "Business personal property",
    words: /^(?:(?:business|bus\.?) )?(?:pers(?:onal|\.)? prop(?:erty|\.)?|contents)(?![^,(–-]*(?:\band\b|&|\/))/i,
  },
  { name: "Building", words: /^(?:buildings?|bldg\.?)(?![^,(–-]*(?:\band\b|&|\/|\bor\b|\bordinance\b|\bglass\b))/i },
];

/** What ends the table and the list of coverages. */
export const endOfCoverages = /^(?:REMARKS|CANCELLATION|ADDITIONAL INTEREST|NAME AND ADDRESS)\b/i;
