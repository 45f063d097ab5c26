import { StandardFonts } from "@cantoo/pdf-lib";
import type { LimitKey, PolicyType } from "@/lib/extraction/schema";

/** One redraw of the certificate: fonts, column edges, wordings and spellings, in points of a letter page. */
export type Layout = {
  name: string;
  fonts: [StandardFonts, StandardFonts];
  /** Letter, type, additional insured, waiver, number, effective, expiration, limit label, amount, end. */
  edges: [number, number, number, number, number, number, number, number, number, number];
  step: number;
  headers: { type: string; number: string; effective: string; expiration: string; limits: string };
  titles: Record<Exclude<PolicyType, "OTHER">, string>;
  labels: Partial<Record<LimitKey, string>>;
  /** Rows without a policy are printed too, as on the real form. */
  allRows: boolean;
  date(iso: string): string;
  money(amount: number): string;
  tick: string;
};

const parts = (iso: string) => iso.split("-").map(Number) as [number, number, number];
const comma = (amount: number) => amount.toLocaleString("en-US");
const titles = {
  GENERAL_LIABILITY: "COMMERCIAL GENERAL LIABILITY",
  AUTO_LIABILITY: "AUTOMOBILE LIABILITY",
  UMBRELLA_POLICY: "UMBRELLA LIAB",
  WORKERS_COMPENSATION: "WORKERS COMPENSATION",
};
const labels: Record<string, string> = {
  eachOccurrence: "EACH OCCURRENCE",
  damageToRentedPremises: "DAMAGE TO RENTED PREMISES",
  medicalExpense: "MED EXP (Any one person)",
  personalAdvInjury: "PERSONAL & ADV INJURY",
  generalAggregate: "GENERAL AGGREGATE",
  productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
  combinedSingleLimit: "COMBINED SINGLE LIMIT",
  umbrellaEachOccurrence: "EACH OCCURRENCE",
  umbrellaAggregate: "AGGREGATE",
  elEachAccident: "E.L. EACH ACCIDENT",
  elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
  elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
};

export const layouts: [Layout, ...Layout[]] = [
  {
    name: "plain",
    fonts: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    edges: [18, 36, 174, 194, 214, 330, 380, 428, 520, 594],
    step: 12,
    headers: { type: "TYPE OF INSURANCE", number: "POLICY NUMBER", effective: "POLICY EFF", expiration: "POLICY EXP", limits: "LIMITS" },
    titles,
    labels,
    allRows: true,
    date: (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
    money: comma,
    tick: "X",
  },
  {
    name: "serif",
    fonts: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
    edges: [24, 44, 180, 202, 224, 332, 386, 440, 530, 590],
    step: 13,
    headers: {
      type: "TYPE OF INSURANCE",
      number: "POLICY NUMBER",
      effective: "POLICY EFFECTIVE",
      expiration: "POLICY EXPIRATION",
      limits: "LIMITS",
    },
    titles: { ...titles, GENERAL_LIABILITY: "GENERAL LIABILITY", UMBRELLA_POLICY: "EXCESS/UMBRELLA LIABILITY" },
    labels: { ...labels, damageToRentedPremises: "FIRE DAMAGE (Any one fire)", personalAdvInjury: "PERSONAL AND ADV INJURY" },
    allRows: true,
    date: (iso) => parts(iso).slice(1).concat(parts(iso)[0]).join("/"),
    money: (amount) => `$${comma(amount)}`,
    tick: "X",
  },
  {
    name: "typewriter",
    fonts: [StandardFonts.Courier, StandardFonts.CourierBold],
    edges: [16, 34, 178, 198, 218, 340, 392, 442, 534, 598],
    step: 12,
    headers: { type: "TYPE OF INSURANCE", number: "POLICY NUMBER", effective: "POLICY EFF", expiration: "POLICY EXP", limits: "LIMITS" },
    titles,
    labels,
    allRows: false,
    date: (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
    money: (amount) => `${comma(amount)}.00`,
    tick: "Y",
  },
  {
    name: "roomy",
    fonts: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    edges: [30, 52, 168, 190, 212, 318, 374, 430, 512, 584],
    step: 14,
    headers: {
      type: "TYPE OF COVERAGE",
      number: "POLICY NUMBER",
      effective: "EFFECTIVE DATE",
      expiration: "EXPIRATION DATE",
      limits: "LIMITS",
    },
    titles: { ...titles, AUTO_LIABILITY: "AUTO LIABILITY", UMBRELLA_POLICY: "UMBRELLA LIABILITY" },
    labels: { ...labels, medicalExpense: "MEDICAL EXPENSE", elDiseaseEachEmployee: "EL DISEASE - EACH EMPLOYEE" },
    allRows: false,
    date: (iso) => iso.slice(5).concat("-", iso.slice(0, 4)),
    money: (amount) => String(amount),
    tick: "X",
  },
];
