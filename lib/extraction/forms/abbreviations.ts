/*
 * Words of the form's labels with the ways in which forms shorten them. Two labels that are the same once each of their words is
 * shortened are the same label: "Gen'l Agg." is "GENERAL AGGREGATE".
 */
const shortened: Record<string, string> = {
  ACC: "ACCIDENT",
  ADDL: "ADDITIONAL ADDTL",
  ADV: "ADVERTISING",
  AGG: "AGGREGATE AGGR AGGREG",
  AUTO: "AUTOMOBILE",
  BOD: "BODILY",
  BODINJ: "BI",
  CERT: "CERTIFICATE",
  CLAIMS: "CLMS CLAIM CLM",
  COMB: "COMBINED",
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
  EXC: "EXCESS",
  EXP: "EXPENSE EXPENSES EXPIRATION EXPIRES EXPIRY",
  GEN: "GENERAL GENL",
  INJ: "INJURY",
  INSD: "INSURED INSUREDS INSRD INSR",
  LIAB: "LIABILITY",
  LIM: "LIMIT LIMITS LMT LMTS",
  LOC: "LOCATION",
  LTR: "LETTER",
  MED: "MEDICAL",
  NO: "NUMBER NUM #",
  OCC: "OCCURRENCE OCCUR",
  OP: "OPERATIONS OPS OPER OPERATION",
  PAY: "PAYMENTS PAYMENT PMTS",
  PERS: "PERSONAL",
  PHONE: "TELEPHONE TEL",
  POL: "POLICY",
  PREM: "PREMISES",
  PROD: "PRODUCTS PRODUCT PRODS",
  PROJ: "PROJECT",
  PROP: "PROPERTY",
  PROPDAM: "PD",
  RENT: "RENTED",
  SCHED: "SCHEDULED",
  STAT: "STATUTORY STATUTE",
  SUBR: "SUBROGATION SUBRO",
  UMB: "UMBRELLA UMBR",
  WORKERS: "WORKER WORKMENS WORK",
  WVD: "WAIVED WAIVER WVR WAIV",
};
const shortOfWord = new Map(Object.entries(shortened).flatMap(([short, words]) => words.split(" ").map((word) => [word, short] as const)));
const unsaid = new Set(["AND", "&", "THE"]);

/** The words of a text, each in its shortest way, those that labels leave out left out. */
export const shortWords = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/[.'’]/g, "")
    .split(/[^A-Z0-9&#]+/)
    .filter((word) => word && !unsaid.has(word))
    .map((word) => shortOfWord.get(word) ?? word);
