import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in columns and as scans that were written before the reader knew either, and are kept back. The companies are invented. */

export const heldColumnExhibits: readonly Exhibit[] = [
  {
    name: "held-21 lettered paragraphs in two columns",
    as: "pdf",
    text: `
# ATTACHMENT 3
# Subcontractor Insurance
=== 2
(a) Commercial General Liability insurance with limits of $1,000,000 each occurrence, $2,000,000 general aggregate, and $2,000,000 products-completed operations aggregate, written on an occurrence form.
(b) Automobile Liability insurance with a limit of $1,000,000 each accident, combined single limit, for owned, hired and non-owned automobiles.
(c) Workers' Compensation insurance as required by statute, and Employers' Liability insurance with limits of $1,000,000 each accident, $1,000,000 each employee and $1,000,000 policy limit.
(d) Umbrella or Excess Liability insurance with limits of $2,000,000 each occurrence and $2,000,000 aggregate.
(e) Pollution Liability insurance of $1,000,000 each claim and $2,000,000 aggregate.
All policies shall be issued by insurers rated A- VII or better by A.M. Best. The Contractor and the Owner shall be additional insureds under the policies in (a), (b) and (d), and that insurance shall be primary and non-contributory under the general liability policy.
`,
    expected: [
      ...["GL", "GL occurrence", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000"],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "autos any-or-all", "WC", "WC statute", "WC elEachAccident 1000000"],
      ...["WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 2000000"],
      ...["UMB umbrellaAggregate 2000000", "POLL", "POLL eachClaim 1000000", "POLL aggregate 2000000", "GL rating A- VII"],
      ...["AUTO rating A- VII", "WC rating A- VII", "UMB rating A- VII", "POLL rating A- VII", "GL ai ongoing", "AUTO ai", "UMB ai"],
      ...["GL primary"],
    ],
  },
  {
    name: "held-22 columns below a table",
    as: "pdf",
    font: 9,
    text: `
# INSURANCE RIDER
~ Commercial General Liability | per occurrence | $2,000,000
~ | general aggregate | $4,000,000
~ Automobile Liability | combined single limit | $1,000,000
~ Umbrella | each occurrence | $6,000,000
=== 2
Waiver of subrogation. The general liability and automobile liability policies shall contain a waiver of subrogation in favor of Larkspur Homes, Inc. and its lender.
Additional insured. Larkspur Homes, Inc. shall be named as additional insured on the general liability policy for ongoing operations by form CG 20 10 and for completed operations by form CG 20 37.
Term. The Subcontractor shall keep the insurance in force until the Work has been accepted, and shall send a renewal certificate before any of the policies expires.
Failure. If the Subcontractor does not provide the insurance, Larkspur Homes, Inc. may buy it and deduct its cost from the next payment that becomes due to the Subcontractor.
`,
    expected: [
      ...["GL", "GL eachOccurrence 2000000", "GL generalAggregate 4000000", "AUTO", "AUTO combinedSingleLimit 1000000", "UMB"],
      ...["UMB umbrellaEachOccurrence 6000000", "GL waiver", "AUTO waiver", "GL ai ongoing CG 20 10", "GL ai completed CG 20 37"],
    ],
  },
];
