import { namedBy, type Wording } from "@/lib/extraction/forms/wording";
import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

/*
 * Limits, boxes and rows by the words of their labels: "Disease, each employee" and "Bodily injury by disease - per employee" are one limit, and
 * "Liquor each occurrence" is no each occurrence.
 */

/** What any label may hold beside its own words. */
const common = "OF BY IN OR TO FOR YOU ANY ONE 1 EA LIM LIAB";
const bodily = "BOD INJ";

const limits: Partial<Record<PolicyType, Wording<LimitKey | ExtraLimitKey>[]>> = {
  GENERAL_LIABILITY: [
    { key: "eachOccurrence", needs: ["OCC"], may: `${bodily} PROP DAM GEN COMB SINGLE CLAIMS` },
    { key: "damageToRentedPremises", needs: ["PREM FIRE TENANTS", "RENT DAM LEGAL"], may: "INSD MEMBER OCC DAM RENT PREM" },
    { key: "medicalExpense", needs: ["MED", "EXP PAY PERSON PREM"], may: "PERSON PERS" },
    { key: "personalAdvInjury", needs: ["PERS", "ADV"], may: "INJ PERSON ORGANIZATION OCC" },
    { key: "generalAggregate", needs: ["GEN", "AGG"], may: `ANNUAL ${bodily} PROP DAM COMB` },
    { key: "generalAggregate", needs: ["GEN", "AGG", "OTHER", "THAN", "PROD"], may: "COMP OP" },
    { key: "productsCompOpAggregate", needs: ["PROD COMP", "AGG OP"], may: "ANNUAL HAZARD" },
  ],
  AUTO_LIABILITY: [
    { key: "combinedSingleLimit", needs: ["COMB", "SINGLE"], may: `${bodily} PROP DAM ACC OCC AUTO` },
    { key: "combinedSingleLimit", needs: ["SINGLE COMB", "ACC"], may: "ANY ONE" },
    { key: "combinedSingleLimit", needs: ["BOD", "INJ", "PROP", "DAM", "ACC OCC COMB SINGLE"], may: "COMB" },
    { key: "bodilyInjuryPerPerson", needs: ["BOD", "INJ", "PERSON PERS"] },
    { key: "bodilyInjuryPerAccident", needs: ["BOD", "INJ", "ACC OCC"] },
    { key: "propertyDamage", needs: ["PROP", "DAM"], may: "ACC OCC" },
  ],
  UMBRELLA_POLICY: [
    { key: "umbrellaEachOccurrence", needs: ["OCC"], may: "UMB EXC ACC CLAIMS" },
    { key: "umbrellaAggregate", needs: ["AGG"], may: "ANNUAL GEN UMB EXC POL" },
  ],
  WORKERS_COMPENSATION: [
    { key: "elEachAccident", needs: ["ACC"], may: `E L EL EMP EMPLOYERS ${bodily}` },
    { key: "elDiseaseEachEmployee", needs: ["DIS", "EMP PERSON"], may: `E L EL EMPLOYERS ${bodily}` },
    { key: "elDiseasePolicyLimit", needs: ["DIS", "POL"], may: `E L EL EMP EMPLOYERS ${bodily} AGG` },
  ],
};

/** How the second line of "Damage to premises rented to you (each occurrence)" may begin. */
const rest = /^\W*(to|you)\b/i;

/** The limit of a coverage that a label's words name; null: none, or more than one. */
export const limitNamedBy = (type: PolicyType, label: string): LimitKey | ExtraLimitKey | null =>
  rest.test(label) ? null : namedBy(limits[type] ?? [], label, common);

/** All words that the label of a coverage's limit may hold, of any of its limits without a `key`, each in its shortest way. */
export function limitWords(type: PolicyType, key?: string): ReadonlySet<string> {
  const own = (limits[type] ?? []).filter((one) => key === undefined || one.key === key);
  return new Set([common, ...own.flatMap(({ needs, may = "" }) => [...needs, may])].flatMap((words) => words.split(" ")));
}

const basis: Wording<string>[] = [
  { key: "CLAIMS-MADE", needs: ["CLAIMS", "MADE"], may: "FORM BASIS POL" },
  { key: "OCCUR", needs: ["OCC"], may: "EA FORM BASIS POL" },
];
const autos = "AUTO AUTOS VEHICLES ONLY ALL SPECIFICALLY";

const boxes: Partial<Record<PolicyType, Wording<string>[]>> = {
  GENERAL_LIABILITY: [
    ...basis,
    { key: "COMMERCIAL GENERAL LIABILITY", needs: ["COMM"], may: "GEN LIAB FORM" },
    { key: "POLICY", needs: ["POL DOCUMENT"], may: "EA AGG" },
    { key: "PROJECT", needs: ["PROJ JOB"], may: "EA AGG" },
    { key: "LOC", needs: ["LOC"], may: "EA AGG" },
  ],
  AUTO_LIABILITY: [
    { key: "ANY AUTO", needs: ["ANY", "AUTO VEHICLE"] },
    { key: "OWNED AUTOS ONLY", needs: ["OWNED"], may: autos },
    { key: "SCHEDULED AUTOS", needs: ["SCHED DESCRIBED"], may: autos },
    { key: "HIRED AUTOS ONLY", needs: ["HIRED"], may: autos },
    { key: "NON-OWNED AUTOS ONLY", needs: ["NON", "OWNED"], may: autos },
    { key: "NON-OWNED AUTOS ONLY", needs: ["NONOWNED"], may: autos },
  ],
  UMBRELLA_POLICY: [
    ...basis,
    { key: "UMBRELLA LIAB", needs: ["UMB"], may: "FORM LIAB POL" },
    { key: "EXCESS LIAB", needs: ["EXC"], may: "FORM FOLLOW FOLLOWING LIAB POL" },
    { key: "EXCESS LIAB", needs: ["FOLLOW FOLLOWING", "FORM"] },
    { key: "EXCESS LIAB", needs: ["OTHER", "THAN", "UMB"], may: "FORM" },
    { key: "DED", needs: ["DED"] },
    { key: "RETENTION", needs: ["RETENTION SIR"], may: "SELF INSD MEMBER" },
  ],
  WORKERS_COMPENSATION: [
    { key: "PER STATUTE", needs: ["STAT"], may: "COV A WC EA LIM LIMITS BENEFITS COVERAGE WORKERS COMP" },
    { key: "OTHER", needs: ["OTHER OTH"], may: "ER" },
  ],
};

/** Boxes by which a row of any coverage grants what other forms have columns for. */
const ofGrants =
  "STATUS ADDED FOR ENDORSEMENT ENDT ATTACHED INCLUDED IS AS AN A OF IN FAVOR TO THIS CERT HOLDER RECIPIENT NAMED APPLIES PROVIDED";
const grants: Wording<string>[] = [
  { key: "ADDL INSD", needs: ["ADDL ADD", "INSD INS INT INTEREST"], may: ofGrants },
  // Who asks for the certificate is added as one; what the label says besides makes it another.
  { key: "ADDL INSD", needs: ["ADDED", "HOLDER OWNER LANDLORD FRANCHISOR"], may: "CERT PROJ" },
  { key: "SUBR WVD", needs: ["WVD", "SUBR"], may: `${ofGrants} ARE RIGHT RIGHTS RECOVERY` },
  { key: "SUBR WVD", needs: ["WVD", "RECOVERY"], may: `${ofGrants} ARE RIGHT RIGHTS` },
];

/** The box of a coverage that the words beside it name; null: none, or more than one. */
export const boxNamedBy = (type: PolicyType, label: string): string | null => namedBy([...(boxes[type] ?? []), ...grants], label);

const titles: Wording<PolicyType>[] = [
  { key: "GENERAL_LIABILITY", needs: ["GEN PUBLIC BUSINESS", "LIAB"], may: "COMM COMPREHENSIVE CONTRACTORS POL INSURANCE COVERAGE" },
  { key: "GENERAL_LIABILITY", needs: ["COMM", "GEN"] },
  { key: "AUTO_LIABILITY", needs: ["AUTO VEHICLE"], may: "LIAB COMM BUSINESS INSURANCE COVERAGE POL" },
  { key: "AUTO_LIABILITY", needs: ["AUTOS VEHICLES", "LIAB COMM BUSINESS"], may: "LIAB INSURANCE COVERAGE POL" },
  { key: "UMBRELLA_POLICY", needs: ["UMB EXC"], may: "UMB EXC LIAB COMM FOLLOW FOLLOWING FORM POL INSURANCE COVERAGE OR" },
  { key: "WORKERS_COMPENSATION", needs: ["COMP", "WORKERS EMPLOYERS"], may: "WORKERS EMPLOYERS LIAB INSURANCE COVERAGE COV A B POL" },
];

/** A title of which the first word was lost: "Completed" is shortened as "Compensation" is, but titles no row. */
const lostWorkers = /^\W*compensation(?: insurance| coverage)?\W*$/i;

/** A box's label: garage keepers' cover is "primary" or "excess". */
const alone = /^\W*excess\W*$/i;

/** The coverage that a row's title names by its words; null: none that the form has. */
export function rowNamedBy(title: string): PolicyType | null {
  if (alone.test(title)) return null;
  return lostWorkers.test(title) ? "WORKERS_COMPENSATION" : namedBy(titles, title);
}
