import { early, earlyWords, rows } from "@/bench/corpus/held-editions";
import type { Layout } from "@/bench/corpus/layout";

/** Editions as other systems print them; they were held back, and their misses were looked at. */
export function movedEditions(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 2025/12 spread",
      edition: "2025/12",
      footer: "ACORD 25 (2025/12)",
      edges: [14, 40, 192, 219, 246, 338, 390, 442, 538, 602],
      step: 11.9,
      headers: {
        ...headers,
        letter: "INS. LTR",
        additional: "ADDL INSD (Y/N)",
        waiver: "SUBR WVD (Y/N)",
        effective: "POLICY EFFECTIVE DATE",
        expiration: "POLICY EXPIRATION DATE",
      },
      labels: { ...labels, date: "DATE ISSUED (MM/DD/YYYY)", contact: "CONTACT NAME", phone: "PHONE / EXT", email: "E-MAIL ADDRESS" },
      rows: rows({
        rented: "DAMAGE TO PREMISES RENTED\nTO YOU (Each occurrence)",
        csl: "COMBINED SINGLE LIMIT (CSL)\n(Each accident)",
        property: "PROPERTY DAMAGE (Each accident)",
        injury: "PERSONAL AND ADVERTISING INJURY",
        employee: "E.L. DISEASE - EACH EMPLOYEE",
        excess: [["UMBRELLA LIAB"], ["EXCESS LIAB"], ["CLAIMS-MADE", "OCCUR"], ["RETENTION"], ["DED"]],
        asks: [["PROPRIETOR / PARTNER / EXECUTIVE:"], ["OFFICER / MEMBER EXCLUDED?:"]],
      }),
      words: {
        PROJECT: "PROJECT",
        OCCUR: "OCCURRENCE",
        DED: "DEDUCTIBLE",
        OTHER: "OTHER",
        "UMBRELLA LIAB": "UMBRELLA LIABILITY",
        "EXCESS LIAB": "EXCESS LIABILITY",
      },
      insurersTitle: "INSURER(S) PROVIDING COVERAGE",
      naicTitle: "NAIC CODE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Additional Remarks Schedule may be attached)",
    },
    {
      ...base,
      name: "edition 2009/01 typed",
      edition: "2009/01",
      footer: "ACORD 25 (2009/01)",
      flags: "before",
      edges: [22, 64, 206, 206, 206, 308, 364, 420, 514, 590],
      step: 12.2,
      headers: {
        ...headers,
        additional: "ADD'L INSRD",
        effective: "POLICY EFFECTIVE DATE (MM/DD/YYYY)",
        expiration: "POLICY EXPIRATION DATE (MM/DD/YYYY)",
      },
      labels: { ...labels, insurer: "INSURER #:" },
      rows: early,
      words: { ...earlyWords, "PER STATUTE": "WC STATUTORY LIMITS", OTHER: "OTHER" },
      contact: false,
      dollars: false,
      insurersTitle: "INSURERS AFFORDING COVERAGE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    },
  ];
}
