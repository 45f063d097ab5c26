import type { Layout } from "@/bench/corpus/layout";
import { redrawer } from "@/bench/corpus/redraw-parts";
import { plain, rows } from "@/bench/corpus/redraw-rows";

/** Carriers' own drawings of the form: other rows, columns moved by up to 40 points, other words, columns left out. */
export function redraws(base: Omit<Layout, "name">): Layout[] {
  const make = redrawer(base);
  const { headers } = base;
  return [
    make("serif", {
      edges: [24, 44, 180, 202, 224, 332, 386, 440, 530, 590],
      step: 13,
      headers: { ...headers, effective: "POLICY EFFECTIVE", expiration: "POLICY EXPIRATION" },
      rows: rows(["GENERAL LIABILITY", "AUTOMOBILE LIABILITY", "EXCESS/UMBRELLA LIABILITY", "WORKERS COMPENSATION"], {
        ...plain,
        fire: "FIRE DAMAGE (Any one fire)",
        injury: "PERSONAL AND ADV INJURY",
      }),
      allRows: true,
    }),
    make("typewriter", {
      edges: [16, 34, 178, 198, 218, 340, 392, 442, 534, 598],
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "AUTOMOBILE LIABILITY", "UMBRELLA LIAB", "WORKERS COMPENSATION"]),
      contact: false,
    }),
    make("roomy", {
      edges: [30, 52, 168, 190, 212, 318, 374, 430, 512, 584],
      step: 14,
      title: "CERTIFICATE OF INSURANCE",
      headers: { ...headers, type: "TYPE OF COVERAGE", effective: "EFFECTIVE DATE", expiration: "EXPIRATION DATE" },
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "AUTO LIABILITY", "UMBRELLA LIABILITY", "WORKERS COMPENSATION"], {
        ...plain,
        med: "MEDICAL EXPENSE",
        employee: "EL DISEASE - EACH EMPLOYEE",
      }),
      dollars: true,
    }),
    make("bands", {
      edges: [20, 40, 186, 206, 226, 356, 412, 466, 544, 596],
      head: "bands",
      contact: false,
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "AUTOMOBILE LIABILITY", "UMBRELLA / EXCESS LIABILITY", "WORKERS COMPENSATION"]),
      allRows: true,
    }),
    make("wide type", {
      edges: [22, 46, 204, 222, 240, 344, 398, 450, 540, 592],
      step: 13.5,
      headers: { ...headers, letter: "LTR", additional: "ADD'L INSD", effective: "POLICY EFF DATE", expiration: "POLICY EXP DATE" },
      rows: rows(["GENERAL LIABILITY", "COMMERCIAL AUTO LIABILITY", "UMBRELLA LIABILITY", "WORKERS' COMPENSATION"], {
        ...plain,
        fire: "PREMISES RENTED TO YOU",
        med: "MEDICAL PAYMENTS",
        injury: "PERSONAL & ADVERTISING INJURY",
        products: "PRODUCTS/COMPLETED OPS AGG",
      }),
      allRows: true,
    }),
    make("no letters", {
      edges: [26, 26, 170, 192, 214, 322, 376, 430, 516, 588],
      letters: false,
      title: "CERTIFICATE OF INSURANCE",
      step: 12.6,
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "BUSINESS AUTO LIABILITY", "EXCESS LIABILITY", "WORKERS COMPENSATION"], {
        ...plain,
        accident: "EACH ACCIDENT",
        employee: "DISEASE - EACH EMPLOYEE",
        policy: "DISEASE - POLICY LIMIT",
      }),
      dollars: true,
    }),
    make("stacked", {
      edges: [18, 38, 160, 180, 200, 306, 360, 414, 514, 594],
      head: "bands",
      foot: "stacked",
      headers: { ...headers, effective: "EFF. DATE", expiration: "EXP. DATE", limits: "LIMITS OF LIABILITY" },
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "AUTOMOBILE LIABILITY", "UMBRELLA LIAB", "WORKERS COMPENSATION & EMPLOYERS' LIABILITY"]),
    }),
    make("late columns", {
      edges: [34, 54, 190, 208, 226, 366, 418, 468, 542, 590],
      step: 15,
      rows: rows(["COMMERCIAL GENERAL LIABILITY", "AUTO LIABILITY", "UMBRELLA/EXCESS LIABILITY", "WORKERS COMPENSATION"], {
        ...plain,
        csl: "COMBINED SINGLE LIMIT EACH ACCIDENT",
        products: "PRODUCTS-COMPLETED OPERATIONS AGGREGATE",
      }),
      contact: false,
      words: { LOC: "LOCATION" },
    }),
    make("ledger", {
      flags: "before",
      edges: [20, 60, 190, 190, 190, 312, 372, 430, 526, 594],
      head: "bands",
      headers: {
        ...headers,
        letter: "LTR",
        additional: "ADD'L INSRD",
        effective: "POLICY EFFECTIVE DATE",
        expiration: "POLICY EXPIRATION DATE",
      },
      rows: rows(["GENERAL LIABILITY", "AUTOMOBILE LIABILITY", "EXCESS/UMBRELLA LIABILITY", "WORKERS COMPENSATION"]),
      step: 12.4,
      allRows: true,
    }),
    make("terse", {
      flags: "none",
      edges: [28, 48, 196, 196, 196, 314, 374, 434, 530, 586],
      foot: "stacked",
      contact: false,
      title: "CERTIFICATE OF INSURANCE",
      headers: {
        ...headers,
        letter: "CO LTR",
        type: "TYPE OF INSURANCE",
        number: "POLICY NO.",
        effective: "EFFECTIVE DATE",
        expiration: "EXPIRATION DATE",
      },
      rows: rows(["General Liability", "Automobile Liability", "Umbrella Liability", "Workers Compensation"], {
        ...plain,
        med: "MED EXP",
        injury: "PERSONAL INJURY",
        products: "PRODUCTS AGGREGATE",
        csl: "CSL EACH ACCIDENT",
      }),
    }),
  ];
}
