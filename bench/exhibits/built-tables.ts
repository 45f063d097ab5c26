import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in tables and lists, looked at while the reader is changed. The companies are invented. */

export const tableExhibits: readonly Exhibit[] = [
  {
    name: "built-11 three columns",
    as: "pdf",
    text: `
# EXHIBIT E: INSURANCE MATRIX
| Type of Insurance | Minimum Limits | Required Endorsements |
| Commercial General Liability | $1,000,000 each occurrence; $2,000,000 general aggregate; $2,000,000 products/completed operations aggregate | CG 20 10 and CG 20 37; waiver of subrogation; primary and noncontributory |
| Business Automobile | $1,000,000 combined single limit | Any auto; additional insured |
| Umbrella / Excess | $5,000,000 each occurrence; $5,000,000 aggregate | Additional insured |
| Workers Compensation | Statutory | Waiver of subrogation |
| Employers Liability | $1,000,000 each accident; $1,000,000 each employee; $1,000,000 policy limit | |
Certificate holder: Whitepine Builders, Inc., 18 Depot Street, Concord, NH 03301
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000", "GL ai ongoing CG 20 10"],
      ...["GL ai completed CG 20 37", "GL waiver", "GL primary", "AUTO", "AUTO combinedSingleLimit 1000000", "autos any", "AUTO ai", "UMB"],
      ...["UMB umbrellaEachOccurrence 5000000", "UMB umbrellaAggregate 5000000", "UMB ai", "WC", "WC statute", "WC waiver"],
      ...[
        "WC elEachAccident 1000000",
        "WC elDiseaseEachEmployee 1000000",
        "WC elDiseasePolicyLimit 1000000",
        "holder Whitepine Builders, Inc.",
      ],
    ],
  },
  {
    name: "built-12 rows of limits in Word",
    as: "docx",
    text: `
# Insurance Requirements - Subcontractors
| Coverage | Limit | Amount |
| Commercial General Liability | Each Occurrence | $1,000,000 |
| | General Aggregate | $2,000,000 |
| | Products - Comp/Op Aggregate | $2,000,000 |
| | Personal & Adv Injury | $1,000,000 |
| Automobile Liability | Combined Single Limit | $1,000,000 |
| Umbrella Liability | Each Occurrence | $2,000,000 |
| | Aggregate | $2,000,000 |
| Workers Compensation | Statutory Limits | |
| | E.L. Each Accident | $500,000 |
| | E.L. Disease - EA Employee | $500,000 |
| | E.L. Disease - Policy Limit | $500,000 |
Additional Insured: Redstone Development Partners LP and Meridale Contracting Co. must be listed as additional insured on GL.
The GL policy must be on an occurrence basis with the aggregate applying per project.
`,
    expected: [
      ...[
        "GL",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "GL productsCompOpAggregate 2000000",
        "GL personalAdvInjury 1000000",
      ],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 2000000", "UMB umbrellaAggregate 2000000"],
      ...["WC", "WC statute", "WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000"],
      ...["GL ai ongoing", "GL occurrence", "aggregate PROJECT"],
    ],
  },
  {
    name: "built-13 schedule in a small font",
    as: "pdf",
    font: 8,
    text: `
# Schedule of Insurance Requirements
Prior to starting Work, the Subcontractor shall procure and maintain in force Workers' Compensation Insurance, Comprehensive General Liability Insurance and Automobile Liability Insurance.
The GENERAL LIABILITY (GL) must be written on an occurrence basis, with minimum limits of:
a. General Aggregate - Per Project $2,000,000
b. Products and Completed Operations Aggregate $2,000,000
c. Each Occurrence $1,000,000
d. Personal/Advertising Injury $1,000,000
e. Fire Damage $100,000
f. Medical Payments $10,000
COMPREHENSIVE AUTOMOBILE LIABILITY covering all owned, non-owned and hired vehicles with minimum limits of:
a. Combined Single Limit $2,000,000
WORKER'S COMPENSATION insurance meeting the statutory requirements of the State in which work is to be performed and containing Employer's Liability insurance in an amount of at least $500,000.
EXCESS LIABILITY with minimum limits of $1,000,000 each occurrence.
All policies shall name Gatewood Contractors, Inc. as additional insured, except Workers' Compensation.
`,
    expected: [
      ...[
        "GL",
        "GL occurrence",
        "GL generalAggregate 2000000",
        "aggregate PROJECT",
        "GL productsCompOpAggregate 2000000",
        "GL eachOccurrence 1000000",
      ],
      ...["GL personalAdvInjury 1000000", "GL damageToRentedPremises 100000", "GL medicalExpense 10000", "AUTO", "autos any-or-all"],
      ...["AUTO combinedSingleLimit 2000000", "WC", "WC statute", "WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000"],
      ...["WC elDiseasePolicyLimit 500000", "UMB", "UMB umbrellaEachOccurrence 1000000", "GL ai ongoing", "AUTO ai", "UMB ai"],
    ],
  },
  {
    name: "built-14 one line a coverage",
    as: "text",
    text: `
COI requirements - Juniper Flats Phase 2
General Liability: 1,000,000 / 2,000,000 / 2,000,000 (occurrence / general aggregate / products-completed operations)
Auto Liability: 1,000,000 CSL - owned, hired, non-owned
Excess: 4,000,000 each occurrence
WC: statutory limits with 500,000 / 500,000 / 500,000 employers liability
Professional (design-build trades only): 1,000,000 per claim / 2,000,000 aggregate
Must show: additional insured (CG2010 0413 & CG2037 0413), primary/noncontributory (CG2001), waiver of subrogation on all lines
30 day NOC
Holder: Juniper Flats Owner LLC, c/o Tallgrass Construction, PO Box 220, Lincoln, NE 68501
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000", "AUTO"],
      ...["AUTO combinedSingleLimit 1000000", "autos any-or-all", "UMB", "UMB umbrellaEachOccurrence 4000000", "WC", "WC statute"],
      ...[
        "WC elEachAccident 500000",
        "WC elDiseaseEachEmployee 500000",
        "WC elDiseasePolicyLimit 500000",
        "? PROF",
        "? PROF eachClaim 1000000",
      ],
      ...["? PROF aggregate 2000000", "GL ai ongoing CG 20 10", "GL ai completed CG 20 37", "GL primary CG 20 01"],
      ...["GL waiver", "AUTO waiver", "UMB waiver", "WC waiver", "GL notice 30", "AUTO notice 30", "UMB notice 30", "WC notice 30"],
      ...["holder Juniper Flats Owner LLC"],
    ],
  },
  {
    name: "built-15 many limits in one cell",
    as: "docx",
    text: `
# APPENDIX INS-1
| No. | Policy | Requirement |
| 1 | Commercial General Liability (occurrence form) | Each Occurrence: $2,000,000. General Aggregate: $4,000,000. Products/Completed Operations Aggregate: $4,000,000. General aggregate applies per location. |
| 2 | Automobile Liability | Combined Single Limit: $1,000,000. All owned, leased, hired and non-owned vehicles. |
| 3 | Workers' Compensation / Employer's Liability | Statutory / $1,000,000 each accident / $1,000,000 each employee / $1,000,000 policy limit |
| 4 | Umbrella | $9,000,000 per occurrence and aggregate |
| 5 | Contractor's Pollution Liability | $5,000,000 per claim / $5,000,000 aggregate |
| 6 | Cyber Liability | $1,000,000 each claim |
Insurers must be rated A- X or better by AM Best.
The Owner and the Construction Manager are to be additional insureds on policies 1, 2, 4 and 5.
`,
    expected: [
      ...[
        "GL",
        "GL occurrence",
        "GL eachOccurrence 2000000",
        "GL generalAggregate 4000000",
        "GL productsCompOpAggregate 4000000",
        "aggregate LOCATION",
      ],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "autos any-or-all", "WC", "WC statute", "WC elEachAccident 1000000"],
      ...["WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 9000000"],
      ...["UMB umbrellaAggregate 9000000", "POLL", "POLL eachClaim 5000000", "POLL aggregate 5000000", "CYBER", "CYBER eachClaim 1000000"],
      ...["GL rating A- X", "AUTO rating A- X", "WC rating A- X", "UMB rating A- X", "POLL rating A- X", "CYBER rating A- X"],
      ...["GL ai ongoing", "AUTO ai", "UMB ai", "POLL ai"],
    ],
  },
];
