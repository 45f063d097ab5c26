/*
 * Words of the form's labels with the ways in which forms shorten them. Two labels that are the same once each of their words is
 * shortened are the same label: "Gen'l Agg." is "GENERAL AGGREGATE".
 */
const shortened: Record<string, string> = {
  ACC: "ACCIDENT ACCDT ACDT",
  ADDL: "ADDITIONAL ADDTL",
  ADV: "ADVERTISING ADVERT ADVT ADVG",
  AGG: "AGGREGATE AGGR AGGREG",
  AUTO: "AUTOMOBILE",
  BOD: "BODILY BDLY",
  BODINJ: "BI BL B1",
  CERT: "CERTIFICATE",
  CLAIMS: "CLMS CLAIM CLM",
  COMB: "COMBINED CMB CMBD",
  COMBSINGLELIM: "CSL",
  COMM: "COMMERCIAL COMML COML",
  COMP: "COMPENSATION COMPLETED COMPL",
  DAM: "DAMAGE DMG DAMAGES",
  DED: "DEDUCTIBLE",
  DESC: "DESCRIPTION DESCR",
  DIS: "DISEASE",
  EA: "EACH PER",
  EFF: "EFFECTIVE",
  EMP: "EMPLOYEE EMPL",
  EMPLOYERS: "EMPLOYER EMPLR EMPLRS",
  EXC: "EXCESS XS",
  EXP: "EXPENSE EXPENSES EXPIRATION EXPIRES EXPIRY",
  GEN: "GENERAL GENL",
  HOLDER: "HOLDERS",
  INJ: "INJURY INJURIES",
  INSD: "INSURED INSUREDS INSRD INSR ASSURED ASSUREDS ASSD",
  LIAB: "LIABILITY LIABL LIABILITIES",
  LIM: "LIMIT LIMITS LMT LMTS",
  LOC: "LOCATION",
  LTR: "LETTER",
  MED: "MEDICAL",
  NO: "NUMBER NUM #",
  OCC: "OCCURRENCE OCCUR OCCURENCE OCCURR",
  OP: "OPERATIONS OPS OPER OPERATION",
  PAY: "PAYMENTS PAYMENT PMTS",
  PERS: "PERSONAL PRSNL PERSL",
  PHONE: "TELEPHONE TEL",
  POL: "POLICY",
  PREM: "PREMISES PREMISE PREMS",
  PROD: "PRODUCTS PRODUCT PRODS",
  PROJ: "PROJECT",
  PROP: "PROPERTY PPTY",
  PROPDAM: "PD",
  RENT: "RENTED RNTD RENTAL",
  SCHED: "SCHEDULED",
  SINGLE: "SGL SNGL",
  STAT: "STATUTORY STATUTE",
  SUBR: "SUBROGATION SUBRO SUBROG",
  UMB: "UMBRELLA UMBR",
  WORKERS: "WORKER WORKMENS WORK WKRS WRKRS",
  WVD: "WAIVED WAIVER WVR WAIV",
};
const shortOfWord = new Map(Object.entries(shortened).flatMap(([short, words]) => words.split(" ").map((word) => [word, short] as const)));
/** All words above, long and short. */
export const knownWords: ReadonlySet<string> = new Set([...shortOfWord.keys(), ...shortOfWord.values()]);

const unsaid = new Set(["AND", "&", "THE"]);

/** The words of a text, each in its shortest way, those that labels leave out left out. */
export const shortWords = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/[.'’]/g, "")
    .split(/[^A-Z0-9&#]+/)
    .filter((word) => word && !unsaid.has(word))
    .map((word) => shortOfWord.get(word) ?? word);
