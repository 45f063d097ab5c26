import type { PolicyType } from "@/lib/extraction/schema";

/*
 * Pages in plain lines: declarations, binders, evidence of property, letters. Their labels, and what says where their limits begin and end.
 */

/** What a label asks for; `other`: something that is not read, whose value must not be taken for that of a label beside it. */
export type PlainKey =
  | "number"
  | "period"
  | "effective"
  | "expiration"
  | "insured"
  | "producer"
  | "insurer"
  | "address"
  | "holder"
  | "date"
  | "kind"
  | "remarks"
  | "certificate"
  | "other";

/**
 * How a piece of a line begins that is a label. `loose`: the value may follow without a colon; other labels need a colon, dots or a gap
 * before the value. The first match counts.
 */
export const plainLabels: { key: PlainKey; words: RegExp; loose?: true }[] = [
  { key: "certificate", loose: true, words: /^certificate (?:number|no\b\.?|num\b\.?|id\b|#)/i },
  {
    key: "remarks",
    loose: true,
    words:
      /^(?:description of (?:operations|work)|remarks|notes(?: from (?:the |your )?(?:broker|agent|producer))?(?= ?$| ?:)|special (?:conditions|provisions)(?= ?$| ?[:/]))/i,
  },
  {
    key: "other",
    loose: true,
    words:
      /^(?:prior|previous|expiring|renewal of|renews|replaces|this replaces|account|customer|(?:agency|agent|producer|sub) ?(?:customer|code)|binder|loan|quote|invoice|claim|licen[cs]e|certificate|endorsement) (?:policy )?(?:effective|eff\.|no\b\.?|number|num|#|id|code|prior evidence)/i,
  },
  { key: "other", words: /^(?:prior|previous|expiring|renewed|replaced) policy|^transaction|^formerly/i },
  {
    key: "other",
    loose: true,
    words:
      /^(?:fein|risk id|ncci|carrier code|naic|code|sub ?code|group(?= ?[.:])|form of business|legal status|entity|business (?:description|phone|type)|description of business|additional (?:named )?insureds?(?:\(s\))?|additional interest|mortgage ?(?:e|holder)s?(?= ?$| ?:| ?\/)|loss payee(?= ?$| ?:| ?\/)|lender['’]?s['’]? loss payable(?= ?$| ?:| ?\/)|contract of sale(?= ?$)|lender servicing agent|lienholder|phone|telephone|tel\b|fax|e-?mail|website|countersigned|property information|coverage information|cancellation|locations?(?= ?[:/])|retroactive date|notice of claim|endorsements?(?= ?[:.]| at| attached| schedule)|authorized representative|premium(?= ?:)|questions|interest|(?:what|who|kind|item)(?= ?$))/i,
  },
  {
    key: "number",
    loose: true,
    words:
      /^(?:your |the |master |certificate )?policy ?(?:number(?: and employer)?|num\b\.?|no\b\.?|nbr\b\.?|#)(?: reserved)?|^policy (?:id\b|identification|symbol and number)|^your policy(?= ?$)|^policy to be issued|^account ?\/ ?policy no\.?|^policy(?= (?:[A-Z]{1,5} ){0,2}(?:[A-Z0-9-]*\d[A-Z0-9-]{3,}|[A-Z]{2,}[A-Z-]*-\d{2,}|\d{1,4} [\d ]*\d{3,}))|^polic(?:y|ies)(?= ?:| ?$| ?\.{3})/i,
  },
  {
    key: "period",
    loose: true,
    words:
      /^(?:the )?(?:(?:policy|coverage|insurance|certificate) (?:period|term|dates?)(?! from ?$)|eff(?:ective)?\.? ?(?:\/|–|-|to) ?exp(?:iration|iry)?\.?(?: dates?)?|(?:policy|coverage) year|insured from(?: ?\/ ?until)?|from ?(?:-|–|—|\/|and) ?(?:to|until)|period(?= ?:| ?\.{3}| ?$)|period specified(?: below)?|(?:fund|trust|certificate) year|term of (?:the )?(?:policy|coverage|insurance)|period of (?:insurance|coverage)|term)\b(?: is\b)?/i,
  },
  {
    key: "effective",
    loose: true,
    words:
      /^(?:(?:policy |coverage )?(?:effective|inception|starts?|eff\.)(?: date)?(?: \(mo day yr\))?|(?:bound|covered) from|in force (?:from|since)|coverage (?:begins|began|starts)(?: on)?|(?:valid |(?:policy|coverage) (?:period|term) )?from)(?: ?\/ ?time)?(?![a-z])/i,
  },
  {
    key: "expiration",
    loose: true,
    words:
      /^(?:(?:policy |coverage |certificate )?(?:expiration|expires?|expiry|exp\.|ends?)(?: date| on)?(?: \(mo day yr\))?|(?:binder|coverage|policy) ends(?: on)?|(?:valid|covered) until|to(?= ?:? ?\d| [A-Z][a-z]{2,8}\.? \d| ?$| ?\(12))(?: ?\/ ?time)?(?![a-z])/i,
  },
  {
    key: "insured",
    words:
      /^(?:the |our |your |first |name of |name and address of )?(?:contractor ?\()?(?:(?:first )?named )?insured(?: entity| employer)?\)?(?:\(s\)|['’]s (?:full )?name)?(?: name)?(?:,? (?:and|&) (?:mailing |insured'?s? |p\.?o\.? )?address)?|^policyholder(?: name)?|^(?:mailing )?name (?:and|&) (?:mailing )?address (?:of|for) (?:the )?(?:first |named )*insured|^business name(?= ?$| ?:)|^customer(?= ?$| ?:)|^this policy is issued to|^employer(?: insured)?|^client(?: company)?(?: name)?(?: \(covered employer\))?|^covered (?:member|employer|entity|party)|^who is insured|^assured|^enrolled (?:contractor|subcontractor|party|member)|^participating (?:contractor|member|employer)|^member(?: name)?(?= ?$| ?:)|^prepared for(?= ?:| ?$)|^applicant ?\/ ?insured/i,
  },
  {
    key: "producer",
    words:
      /^(?:name of )?agent or broker|^(?:name of )?agent ?\/ ?broker|^(?:your |our |insurance |issuing |producing |servicing |binding |retail )?(?:agency|agent|producer|broker)(?: of record| name area| name,?)?(?:,? (?:contact person )?(?:and |& )?address)?(?:,? and (?:code|phone|telephone))?(?: (?:no\.? ?|code |# ?)?[\d-]{3,})?|^producer name, contact person and address|^sold and serviced by|^through(?= ?:)/i,
  },
  {
    key: "insurer",
    words:
      /^(?:the |issuing |writing |insuring )?(?:insurer|insurance (?:company|carrier)|company|carrier)(?: name)?(?: area)?(?:,? (?:and|&) address)?|^(?:coverage|insurance) (?:is )?provided by(?: \(a \w+ company\))?|^(?:underwritten|insured|issued) by|^bound with/i,
  },
  { key: "address", loose: true, words: /^(?:mailing |principal |insured'?s? )?address(?: of (?:the )?(?:named )?insured)?/i },
  {
    key: "holder",
    words:
      /^(?:name and address of )?(?:cert(?:ificate|\.)? )?holder(?:'s)?(?: name)?(?:,? (?:and|&) address)?|^return to(?= ?\(| ?:)(?: \(certificate holder\))?|^certificate issued to|^issued to(?= ?:| ?$)|^recipient|^requested by|^who asked for this proof|^to(?= ?:)|^name (?:and|&) address/i,
  },
  {
    key: "date",
    loose: true,
    words:
      /^(?:dated?(?: issued| of issue| prepared| bound| signed)?|(?:certificate|confirmation|statement|letter) issued|as of|issue date|certificate date|sent|issued(?: on)?|prepared|generated(?: on)?|run date)(?= ?:| ?\d| [A-Z][a-z]{2,8}\.? \d| ?\(| ?$)/i,
  },
  { key: "kind", loose: true, words: /^(?:policy type|kind of (?:policy|insurance))\b/i },
  { key: "kind", words: /^(?:type of (?:policy|insurance|coverage)|line of business|type|coverage(?= ?:| ?\.{3}))/i },
];

/** Headings after which amounts are not the policy's own limits, and headings after which they are again. */
export const foreignLimits =
  /underlying|classification|\bpremiums?\b|rating|drivers and vehicles|covered autos you own|hired or borrowed|optional coverages|discounts|deductibles?\b.*\bamount$|^deductible$|property$/i;
export const ownLimits = /limits? of (?:insurance|liability)|^coverages?\b|liability and medical|amount of insurance|\blimits?\b/i;

/** Amounts of money that are no limit. */
export const noLimit =
  /premium|\brates?\b|\bfees?\b|\btax|payroll|remuneration|cost (?:of hire|new)|annual cost|\btotal\b|\bloan\b|\bcode\b|deductible|retention|instal?lment|completed value|terrorism risk insurance act/i;

/** An amount of thousands. */
export const statesAmount = /\$ ?\d{1,3}(?:,\d{3})+|(?<![\d-])\d{1,3}(?:,\d{3})+(?!\d)/;

/** The coverages that a page or a paragraph names, the most telling first; those without a type of their own with the words for them. */
export const coverageWords: { type: PolicyType; words: RegExp; typeText?: string }[] = [
  { type: "OTHER", typeText: "Professional liability", words: /professional\s*liability|\be ?& ?o\b|errors\s*(?:and|&)\s*omissions/i },
  { type: "OTHER", typeText: "Pollution liability", words: /(?:contractors?['’]?s?['’]? )?pollution\s*(?:legal\s*)?liability/i },
  { type: "OTHER", typeText: "Builders risk", words: /builder'?s'?\s*risk/i },
  { type: "OTHER", typeText: "Installation floater", words: /installation\s*floater/i },
  { type: "OTHER", typeText: "Inland marine", words: /inland\s*marine|contractors'?\s*equipment/i },
  { type: "OTHER", typeText: "Cyber liability", words: /cyber\s*(?:liability|risk)/i },
  { type: "WORKERS_COMPENSATION", words: /(?:workers|worker|workmen)['’]?s?['’]?\s*comp(?:ensation)?\b|^\W*work comp\b/i },
  { type: "UMBRELLA_POLICY", words: /umbrella|excess\s*liability|^\W*(?:follow(?:ing)?[- ]form )?excess(?: policy| insurance)?\W*$/i },
  {
    type: "GENERAL_LIABILITY",
    words:
      /general\s*liability|^\W*C?GL\b(?!-)|business\s*owners|(?:business|contractors['’]?)\s+liability|^\W*(?:section|part) (?:[A-H]|[IVX]+|\d{1,2})\W+liability(?: coverages?)?$/i,
  },
  { type: "AUTO_LIABILITY", words: /\b(?:auto|automobile|vehicles?)\b|(?:business|commercial|personal)\s*auto(?:mobile)?/i },
  { type: "OTHER", typeText: "Property", words: /(?:commercial )?\bproperty\b/i },
];

/** Limits that general liability alone has, on a page that names no coverage. */
export const liabilityLimits = /\bproducts\W{1,3}completed operations\b[\s\S]*\bpersonal (?:injury )?(?:and|&) advertising\b/i;

/** Words of an insurer's name. */
export const insurerWord =
  /\b(?:bureau of workers\W{0,2} \S*\s?compensation|compensation fund|insurance|casualty|mutual|indemnity|assurance|surety|underwriters|fund|reinsurance|(?:risk|insurance) pool)\b/i;

/** What a heading of a page's part says besides the coverage that it names, and headings that name another. */
export const headingWords = {
  around:
    /^\W*\[?x\]?\s|^\W*(?:first|second|third|fourth|lead|primary)\b|\b(?:part|section|coverage(?: part)?|item|schedule)\s*(?:[A-H]|[IVX]+|\d{1,2})\b|\b(?:commercial|business|contractors?['’]?s?|coverages?|part|form|section|insurance|policy|liability|limits?|of|and|excess|employers?['’]?s?|statutory|automobile|schedule|declarations|occurrence|claims[- ]made|auto|professional|pollution|installation|floater|hired|non-?owned|owned|scheduled)\b/gi,
  alone:
    /^\W*(?:x\s)?(?:crime|commercial crime|cyber|equipment breakdown|employment practices(?: liability)?|directors (?:and|&) officers(?: liability)?|fiduciary liability|liquor liability|garage(?: liability)?|(?:contractors?['’]?s? )?(?:professional|pollution)(?: (?:and|&|\/) (?:professional|pollution))?(?: liability)?|(?:leased or )?rented equipment|additional information|remarks|description of operations)$/i,
};
