import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in schedules and letters, looked at while the reader is changed. The companies are invented. */

export const listExhibits: readonly Exhibit[] = [
  {
    name: "built-16 purchase order terms",
    as: "pdf",
    text: `
# PURCHASE ORDER - STANDARD TERMS
14. INSURANCE. Seller shall maintain: (i) commercial general liability insurance, $1,000,000 per occurrence and $2,000,000 aggregate; (ii) automobile liability insurance, $1,000,000 combined single limit; (iii) workers' compensation, statutory, and employers' liability, $500,000 each accident; and (iv) motor truck cargo insurance of $100,000 per shipment if Seller delivers with its own trucks. Buyer shall be an additional insured under (i) and (ii).
15. WARRANTY. Seller warrants the goods for two (2) years.
16. INDEMNITY. Seller shall defend and indemnify Buyer against all claims.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "AUTO", "AUTO combinedSingleLimit 1000000", "WC", "WC statute"],
      ...["WC elEachAccident 500000", "? CARGO", "? CARGO eachClaim 100000", "GL ai ongoing", "AUTO ai"],
    ],
  },
  {
    name: "built-17 developer's lender",
    as: "pdf",
    text: `
# SCHEDULE 7.2
# Contractor and Subcontractor Insurance
Coverage | Limits
General Liability - $1,000,000 per occurrence; $2,000,000 general aggregate (per project); $2,000,000 products & completed operations
Automobile - $1,000,000 CSL, including hired and non-owned
Umbrella - $10,000,000 per occurrence and in the aggregate
Workers' Compensation - Statutory; Employer's Liability $1,000,000 each accident, $1,000,000 disease-policy limit, $1,000,000 disease-each employee
Builder's Risk - provided by Owner
Requirements for all policies:
(1) Carriers rated A:VIII or better by A.M. Best
(2) Owner, Architect and Lender named as additional insureds on General Liability, Automobile and Umbrella
(3) Waiver of subrogation in favor of Owner and Lender
(4) 30 days' written notice (10 for nonpayment)
Completed operations coverage for 10 years after final completion.
`,
    expected: [
      ...[
        "GL",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "aggregate PROJECT",
        "GL productsCompOpAggregate 2000000",
        "AUTO",
      ],
      ...[
        "AUTO combinedSingleLimit 1000000",
        "autos hired-and-non-owned",
        "UMB",
        "UMB umbrellaEachOccurrence 10000000",
        "UMB umbrellaAggregate 10000000",
      ],
      ...["WC", "WC statute", "WC elEachAccident 1000000", "WC elDiseasePolicyLimit 1000000", "WC elDiseaseEachEmployee 1000000"],
      ...["GL rating A VIII", "AUTO rating A VIII", "UMB rating A VIII", "WC rating A VIII", "GL ai ongoing", "AUTO ai", "UMB ai"],
      ...["GL waiver", "AUTO waiver", "UMB waiver", "WC waiver", "GL notice 30", "AUTO notice 30", "UMB notice 30", "WC notice 30"],
    ],
  },
  {
    name: "built-18 two pages",
    as: "pdf",
    text: `
# EXHIBIT G
Insurance Requirements
Subcontractor must have these policies:
1. GENERAL LIABILITY
Limits: $1,000,000 per occurrence, $2,000,000 general aggregate, $2,000,000 products/completed operations aggregate, $1,000,000 personal and advertising injury.
Endorsements: (a) Additional insured for ongoing operations (CG 20 10) and completed operations (CG 20 37); (b) per project aggregate (CG 25 03); (c) primary and non-contributory (CG 20 01); (d) waiver of subrogation (CG 24 04). No exclusion for residential work (CG 22 94 is not acceptable).
---
2. AUTOMOBILE LIABILITY
Limits: $1,000,000 each accident, any auto.
Endorsements: waiver of subrogation (CA 04 44) and additional insured (CA 20 48).
3. WORKERS COMPENSATION
Limits: Part One statutory. Part Two: $1,000,000 each accident, $1,000,000 each employee by disease, $1,000,000 policy limit by disease.
Endorsements: waiver of subrogation (WC 00 03 13).
4. UMBRELLA
Limits: $5,000,000 each occurrence and aggregate.
5. CERTIFICATE HOLDER
Oakline Builders LP, 900 Trestle Avenue, Fort Collins, CO 80524
`,
    expected: [
      ...[
        "GL",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "GL productsCompOpAggregate 2000000",
        "GL personalAdvInjury 1000000",
      ],
      ...["GL ai ongoing CG 20 10", "GL ai completed CG 20 37", "aggregate PROJECT CG 25 03", "GL primary CG 20 01", "GL waiver CG 24 04"],
      ...[
        "GL no-exclusion CG 22 94",
        "AUTO",
        "AUTO combinedSingleLimit 1000000",
        "autos any",
        "AUTO waiver CA 04 44",
        "AUTO ai CA 20 48",
        "WC",
        "WC statute",
      ],
      ...["WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "WC waiver WC 00 03 13"],
      ...["UMB", "UMB umbrellaEachOccurrence 5000000", "UMB umbrellaAggregate 5000000", "holder Oakline Builders LP"],
    ],
  },
  {
    name: "built-19 tiers by trade",
    as: "pdf",
    text: `
# INSURANCE REQUIREMENTS BY TRADE
All subcontractors: Commercial General Liability $1,000,000 per occurrence / $2,000,000 general aggregate; Automobile Liability $1,000,000 combined single limit; Workers' Compensation statutory with Employers' Liability $500,000 / $500,000 / $500,000.
| Trade | Umbrella per occurrence |
| Structural steel, roofing, elevators | $10,000,000 |
| Concrete, masonry, electrical | $5,000,000 |
| All others | $2,000,000 |
Additional insureds: Contractor and Owner, on a primary and noncontributory basis, for ongoing and completed operations.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "AUTO", "AUTO combinedSingleLimit 1000000", "WC", "WC statute"],
      ...["WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000"],
      ...["? UMB", "? UMB umbrellaEachOccurrence 2000000 5000000 10000000", "GL ai ongoing", "GL ai completed", "GL primary"],
    ],
  },
  {
    name: "built-20 short letter",
    as: "docx",
    text: `
Dear Trade Partner,
Thank you for joining the Cedar Landing project. Our insurance requirements have changed on March 1.
We now require general liability limits of $2,000,000 per occurrence and $4,000,000 aggregate.
Your auto policy must have a $1,000,000 combined single limit.
Please continue to carry workers compensation as required by law, with employers liability of $1,000,000 each accident.
Waiver of subrogation applies to general liability and workers compensation.
Please list us as certificate holder: Cedar Landing Builders, 6 Mill Lane, Duluth, MN 55802.
Call our office with any questions.
Sincerely,
The risk team
`,
    expected: [
      ...["GL", "GL eachOccurrence 2000000", "GL generalAggregate 4000000", "AUTO", "AUTO combinedSingleLimit 1000000", "WC", "WC statute"],
      ...["WC elEachAccident 1000000", "GL waiver", "WC waiver", "holder Cedar Landing Builders"],
    ],
  },
];
