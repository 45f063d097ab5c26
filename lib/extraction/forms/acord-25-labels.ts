import type { Wording } from "@/lib/extraction/forms/wording";

/**
 * The labels of the liability certificate (editions 1997 to 2025 and carriers' redraws), as data. Each entry lists wordings;
 * they are compared without blanks and punctuation, and a few letters may differ.
 */
export const headers = {
  letter: ["INSR", "INSR LTR", "LTR", "INS", "INS LTR", "CO LTR", "INSURER", "INSURER LTR", "INSURER LETTER"],
  type: [
    "TYPE OF INSURANCE",
    "TYPE OF COVERAGE",
    "LINE OF COVERAGE",
    "COVERAGE TYPE",
    "KIND OF INSURANCE",
    "LINE OF INSURANCE",
    "LINE OF BUSINESS",
    "TYPE OF POLICY",
    "POLICY TYPE",
    "COVERAGE",
  ],
  additional: [
    "ADDL",
    "ADD'L",
    "ADDL INSD",
    "ADDL INSR",
    "ADD'L INSRD",
    "ADDL INS",
    "ADD'L INSD",
    "INSD",
    "ADDITIONAL INSURED",
    "ADDL INSURED",
    "ADD INSD",
    "AI",
  ],
  waiver: [
    "SUBR",
    "SUBR WVD",
    "WVD",
    "SUBRO",
    "SUBRO WVD",
    "SUBR WAIVED",
    "SUBROGATION WAIVED",
    "WAIVER",
    "WAIVER OF SUBROGATION",
    "WAIVER SUBR",
    "WOS",
  ],
  /** A column with the insurers' names, on forms without letters. */
  carrier: [
    "CARRIER",
    "CARRIER NAME",
    "COMPANY",
    "COMPANY NAME",
    "INSURANCE COMPANY",
    "INSURANCE CARRIER",
    "INSURER NAME",
    "NAME OF INSURER",
    "NAME OF COMPANY",
    "INSURING COMPANY",
    "UNDERWRITER",
  ],
  number: ["POLICY NUMBER", "POLICY NO", "POLICY NUM", "POLICY NUMBERS", "POLICY #"],
  effective: [
    "POLICY EFF",
    "POLICY EFFECTIVE",
    "POLICY EFFECTIVE DATE",
    "EFF (MM/DD/YYYY)",
    "EFFECTIVE DATE",
    "POLICY EFF DATE",
    "EFFECTIVE",
    "EFFECTIVE (MM/DD/YYYY)",
    "EFF",
    "EFF DATE",
    "START DATE",
    "INCEPTION DATE",
    "INCEPTION",
    "POLICY FROM",
    "FROM",
  ],
  expiration: [
    "POLICY EXP",
    "POLICY EXPIRATION",
    "POLICY EXPIRATION DATE",
    "EXP (MM/DD/YYYY)",
    "EXPIRATION DATE",
    "POLICY EXP DATE",
    "EXPIRATION",
    "EXPIRATION (MM/DD/YYYY)",
    "EXP",
    "EXP DATE",
    "EXPIRES",
    "POLICY EXPIRES",
    "EXPIRY DATE",
    "EXPIRY",
    "END DATE",
    "POLICY TO",
    "TO",
  ],
  /** Both dates in one column. */
  period: [
    "POLICY PERIOD",
    "POLICY TERM",
    "COVERAGE PERIOD",
    "PERIOD",
    "TERM",
    "POLICY DATES",
    "EFFECTIVE DATES",
    "COVERAGE DATES",
    "EFFECTIVE / EXPIRATION",
    "EFFECTIVE / EXPIRATION DATE",
    "EFFECTIVE / EXPIRATION DATES",
    "EFF / EXP",
    "EFF / EXP DATES",
    "FROM / TO",
  ],
  limits: ["LIMITS", "LIMIT", "LIMITS OF LIABILITY", "LIMITS OF INSURANCE", "LIMIT OF LIABILITY", "COVERAGE LIMITS"],
} as const;
export type HeaderKey = keyof typeof headers;

const dates = "POL DATE DATES MM DD YY YYYY OF ON TERM PERIOD COVERAGE INSURANCE IN FORCE";

/** The same headers by their words, for forms that put them otherwise. */
export const headerWords: Wording<HeaderKey>[] = [
  { key: "letter", needs: ["LTR"], may: "INS INSD CO COMPANY CARR CARRIER INSURER" },
  { key: "letter", needs: ["CODE"], may: "INS CO COMPANY CARR CARRIER INSURER PROVIDER" },
  { key: "letter", needs: ["INS CO"] },
  { key: "type", needs: ["TYPE KIND CLASS LINE DESC"], may: "OF INSURANCE COVERAGE POL BUSINESS PART" },
  { key: "type", needs: ["COVERAGE COVERAGES INSURANCE"], may: "PROVIDED AFFORDED IN FORCE CARRIED PART" },
  { key: "type", needs: ["POL COVERAGE", "INSURER CARRIER COMPANY"] },
  { key: "type", needs: ["COVERAGE INSURANCE", "POL"], may: "NO TYPE KIND LINE" },
  { key: "additional", needs: ["ADDL ADD", "INSD INS INT INTEREST"], may: "X Y N NAMED AS ENDT PARTY INCL INCLUDED GC OWNER HOLDER" },
  { key: "additional", needs: ["AI"], may: "X Y N INCL INCLUDED" },
  { key: "waiver", needs: ["WVD SUBR WOS"], may: "OF SUB SUBROG X Y N ENDT INCL INCLUDED" },
  { key: "number", needs: ["POL CONTRACT", "NO"], may: "S BINDER CERT CONTRACT AGREEMENT" },
  { key: "number", needs: ["COVERAGE", "NO"] },
  { key: "number", needs: ["DOCUMENT", "NO"], may: "COVERAGE" },
  { key: "number", needs: ["NO"] },
  { key: "number", needs: ["POL"] },
  { key: "effective", needs: ["EFF FROM START STARTS BEGIN BEGINS INCEPTION COMMENCES COMMENCEMENT ISSUED ATTACHES"], may: dates },
  { key: "expiration", needs: ["EXP TO END ENDS THRU UNTIL TERMINATION TERMINATES"], may: dates },
  { key: "period", needs: ["PERIOD TERM DATES"], may: dates },
  { key: "period", needs: ["EFF FROM", "EXP TO THRU"], may: dates },
  { key: "limits", needs: ["LIM AMOUNT AMOUNTS"], may: "OF LIAB INSURANCE COVERAGE IN POL CARRIED PROVIDED DOLLARS" },
  { key: "carrier", needs: ["COMPANY CARRIER CARR INSURER UNDERWRITER"], may: "NAME INSURANCE INS OF ISSUING PROVIDER" },
];

/** Middle of each column on a letter page, in points: fills a gap once the form is fitted to its other headers. */
export const headerMiddles: Record<HeaderKey, number> = {
  letter: 27,
  type: 113,
  additional: 185,
  waiver: 203,
  carrier: 230,
  number: 272,
  effective: 354,
  expiration: 401,
  period: 378,
  limits: 510,
};

/** Labels around the grid. */
export const blocks = {
  title: ["CERTIFICATE OF LIABILITY INSURANCE", "CERTIFICATE OF INSURANCE"],
  date: ["DATE (MM/DD/YYYY)", "DATE (MM/DD/YY)", "DATE ISSUED", "ISSUE DATE", "DATE OF ISSUE", "CERTIFICATE DATE"],
  producer: ["PRODUCER", "BROKER", "AGENCY", "AGENT", "PRODUCER / AGENCY", "AGENT / BROKER", "PRODUCER / BROKER"],
  insured: ["INSURED", "NAMED INSURED", "NAME OF INSURED", "POLICYHOLDER"],
  contact: ["CONTACT NAME:", "CONTACT", "CONTACT PERSON"],
  name: ["NAME:"],
  phone: ["PHONE", "PHONE NO", "PHONE NUMBER", "TELEPHONE", "TELEPHONE NO", "(A/C, No, Ext):"],
  fax: ["FAX", "(A/C, No):"],
  email: ["E-MAIL", "ADDRESS:", "E-MAIL ADDRESS:"],
  insurers: [
    "INSURER(S) AFFORDING COVERAGE",
    "INSURERS AFFORDING COVERAGE",
    "COMPANIES AFFORDING COVERAGE",
    "CARRIERS AFFORDING COVERAGE",
    "INSURER(S) PROVIDING COVERAGE",
    "COMPANIES PROVIDING COVERAGE",
  ],
  naic: ["NAIC #", "NAIC NO", "NAIC CODE", "NAIC NUMBER"],
  coverages: ["COVERAGES", "COVERAGE"],
  certificateNumber: ["CERTIFICATE NUMBER:"],
  revisionNumber: ["REVISION NUMBER:"],
  description: [
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / RESTRICTIONS / SPECIAL ITEMS",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / SPECIAL ITEMS",
    "DESCRIPTION OF OPERATIONS, LOCATIONS AND VEHICLES",
    "DESCRIPTION OF OPERATIONS",
  ],
  holder: ["CERTIFICATE HOLDER", "CERTIFICATE ISSUED TO", "NAME AND ADDRESS OF CERTIFICATE HOLDER"],
  cancellation: ["CANCELLATION"],
  representative: ["AUTHORIZED REPRESENTATIVE", "AUTHORIZED SIGNATURE"],
} as const;
export type BlockKey = keyof typeof blocks;

/** What the label of any block may hold beside its own words. */
export const ofAnyBlock = "OF NAME FULL LEGAL MAILING ADDRESS INFORMATION DETAILS";

/** The same labels by their words, for forms that put them otherwise. */
export const blockWords: Wording<BlockKey>[] = [
  {
    key: "date",
    needs: ["DATE DATED PREPARED ISSUED PRINTED", "DATE DATED ON"],
    may: "ISSUE ISSUED PREPARED PRINTED CERT ON MM DD YY YYYY",
  },
  {
    key: "date",
    needs: ["DATED DATE"],
    may: "THIS CERT MEMORANDUM DOCUMENT FORM MEMO ISSUE ISSUED PREPARED PRINTED GENERATED COMPLETED ENTERED MM DD YY YYYY",
  },
  { key: "date", needs: ["VERIFIED ISSUED PREPARED PRINTED GENERATED COMPLETED UPDATED", "AS ON"], may: "LAST" },
  { key: "date", needs: ["UPDATED"], may: "LAST DATE" },
  {
    key: "producer",
    needs: ["PRODUCER PRODUCING BROKER BROKERAGE AGENCY AGENT"],
    may: "INSURANCE OR RECORD ISSUING OFFICE LICENSED INDEPENDENT WHOLESALE RETAIL GEN MANAGING SURPLUS LINES ISSUED REPRESENTED BY PROGRAM POOL ADMINISTRATOR OUR YOUR CONTRACTORS SUBCONTRACTORS VENDORS INSDS INSD",
  },
  {
    key: "insured",
    needs: ["INSD POLICYHOLDER"],
    may: "NAMED FIRST CONTRACTOR VENDOR SUBCONTRACTOR COMPANY EMPLOYERS ENTITY CLIENT MEMBER",
  },
  { key: "insured", needs: ["CONTRACTOR SUBCONTRACTOR VENDOR MEMBER"], may: "COMPANY" },
  { key: "contact", needs: ["CONTACT"], may: "PRODUCER BROKER AGENCY AGENT PERSON" },
  { key: "contact", needs: ["AGENTS BROKERS PRODUCERS", "NAME"] },
  { key: "phone", needs: ["PHONE"], may: "NO PRODUCER BROKER AGENCY AGENT CONTACT BUSINESS" },
  { key: "insurers", needs: ["INSURERS COMPANIES CARRIERS"] },
  {
    key: "insurers",
    needs: [
      "INSURERS COMPANIES CARRIERS COMPANY INSURER",
      "AFFORDING PROVIDING INSURANCE WRITING ISSUING PARTICIPATING KEY LEGEND LIST SHOWN REFERRED NAMED",
    ],
    may: "TO BY IN SHOWN ABOVE BELOW LISTED REFERRED COVERAGE COVERAGES POLICIES LTR LETTERS CODES POOLS",
  },
  {
    key: "coverages",
    needs: ["COVERAGE COVERAGES INSURANCE POLICIES"],
    may: "IN ON FILE FORCE PROVIDED AFFORDED ISSUED TO INSD POLICYHOLDER MEMBER SUMMARY SCHEDULE REQUIRED CARRIED",
  },
  {
    key: "description",
    needs: ["OP REMARKS PROVISIONS COMMENTS DESC", "DESC OP REMARKS COMMENTS SPECIAL"],
    may: "WORKERS PREM DESC OP REMARKS LOC LOCATIONS VEHICLES AUTO AUTOS JOB JOBS PROJ PROJECTS CONTRACT EVENT ACTIVITY ASSIGNMENT SPECIAL PROVISIONS ITEMS CONDITIONS EXCLUSIONS RESTRICTIONS ADDED BY ENDORSEMENT ENDORSEMENTS COMMENTS NOTES ADDL OR COVERED INSD",
  },
  { key: "description", needs: ["REMARKS COMMENTS NOTES"], may: "ADDL GEN SPECIAL WORDING AI WOS INSD WVD SUBR" },
  { key: "description", needs: ["ADDL OTHER SPECIAL SUPPLEMENTAL", "INFORMATION PROVISIONS CONDITIONS"] },
  {
    key: "description",
    needs: [
      "CONTRACT PROJ PROJECTS JOB OP LOC LOCATIONS VEHICLES INTEREST",
      "DESC NAME NO LOC LOCATIONS VEHICLES PREM EQUIPMENT TRADE PROJ SPECIAL REMARKS COMMENTS NOTES CONDITIONS TERMS WORDING",
    ],
    may: "DESC NO LOC LOCATIONS VEHICLES AUTO AUTOS OP OR WORKERS CONTRACT PROJ PROJECTS JOB EVENT ACTIVITY ASSIGNMENT INTEREST INSD PREM EQUIPMENT TRADE TERMS ADDL WORDING SPECIAL PROVISIONS CONDITIONS REMARKS COMMENTS NOTES TO WHICH THIS CERT APPLIES APPLICABLE",
  },
  {
    key: "holder",
    needs: ["PROVIDED ISSUED CERTIFIED DELIVERED FURNISHED PREPARED", "TO FOR"],
    may: "CERT HOLDER RECIPIENT MEMORANDUM THIS IS EVIDENCE INSURANCE VERIFICATION",
  },
  { key: "holder", needs: ["REQUEST REQUESTED", "OF BY"], may: "ISSUED AT CERT" },
  {
    key: "holder",
    needs: ["HOLDER RECIPIENT"],
    may: "CERT MEMORANDUM THIS OR ADDL INTEREST INSD CONTRACTOR GEN OWNER CLIENT LANDLORD",
  },
  { key: "cancellation", needs: ["CANCELLATION"], may: "NOTICE POL" },
  { key: "representative", needs: ["AUTHORIZED", "SIGNATURE REPRESENTATIVE"], may: "BY COMPANY" },
];
