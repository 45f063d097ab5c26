import { early, earlyWords } from "@/bench/corpus/held-editions";
import type { Layout } from "@/bench/corpus/layout";

/** An early edition, whose one column of marks stands before the titles, with more room than the tuned half gives it. */
export function heldEarly(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 2009/01 roomy",
      edition: "2009/01",
      footer: "ACORD 25 (2009/01)",
      flags: "before",
      edges: [18, 66, 196, 196, 196, 300, 358, 416, 512, 594],
      step: 13,
      headers: {
        ...headers,
        additional: "ADD'L INSRD",
        effective: "POLICY EFF DATE (MM/DD/YY)",
        expiration: "POLICY EXP DATE (MM/DD/YY)",
      },
      labels: { ...labels, date: "DATE (MM/DD/YYYY)", insurer: "INSURER #:" },
      rows: early,
      words: { ...earlyWords, "PER STATUTE": "WC STATUTORY LIMITS", OTHER: "OTHER" },
      contact: false,
      dollars: false,
      insurersTitle: "INSURERS AFFORDING COVERAGE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    },
  ];
}
