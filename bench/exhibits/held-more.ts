import type { Exhibit } from "@/bench/exhibits/exhibit";

/* More exhibits that are kept back (bench/exhibits/held). */

export const moreHeldExhibits: readonly Exhibit[] = [
  {
    name: "held-06 public owner",
    as: "pdf",
    text: `
# SECTION 00 73 16 - INSURANCE REQUIREMENTS
1.01 GENERAL
The Contractor and each subcontractor of any tier shall provide the coverages in this Section with companies authorized to do business in the State and rated A VIII or better by A.M. Best Company.
1.02 LIABILITY INSURANCE
Commercial General Liability with minimum limits of $1,000,000 per occurrence, $3,000,000 general aggregate, and $3,000,000 products/completed operations aggregate. The policy shall not contain endorsement CG 22 94 or CG 21 39.
Business Auto Liability with a minimum limit of $2,000,000 combined single limit, covering any auto.
Pollution Liability with minimum limits of $1,000,000 each claim and $2,000,000 aggregate.
1.03 WORKERS COMPENSATION
Statutory coverage and Employer's Liability with minimum limits of $1,000,000 each accident / $1,000,000 disease each employee / $1,000,000 disease policy limit.
1.04 OTHER PROVISIONS
The City of Brindle Falls, its officers, employees and agents shall be additional insureds under the general liability, automobile and pollution policies.
The general liability and automobile coverage shall be primary and non-contributory.
Deductibles under the general liability policy shall not exceed $25,000.
Coverage shall not be canceled or materially changed without 30 days written notice to the City.
Builder's risk insurance is provided by the City.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 3000000", "GL productsCompOpAggregate 3000000"],
      ...["GL no-exclusion CG 21 39 CG 22 94", "AUTO", "AUTO combinedSingleLimit 2000000", "autos any", "POLL", "POLL eachClaim 1000000"],
      ...["POLL aggregate 2000000", "WC", "WC statute", "WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000"],
      ...["WC elDiseasePolicyLimit 1000000", "GL rating A VIII", "AUTO rating A VIII", "POLL rating A VIII", "WC rating A VIII"],
      ...["GL ai ongoing", "AUTO ai", "POLL ai", "GL primary", "AUTO primary", "GL retention 25000"],
      ...["GL notice 30", "AUTO notice 30", "POLL notice 30", "WC notice 30"],
    ],
  },
  {
    name: "held-07 labels before amounts",
    as: "docx",
    text: `
# Exhibit "F" to Subcontract Agreement
Insurance to be carried by Subcontractor
Commercial General Liability
| General Aggregate (per project) | $2,000,000 |
| Products-Completed Operations Aggregate | $2,000,000 |
| Each Occurrence | $1,000,000 |
| Personal and Advertising Injury | $1,000,000 |
| Fire Damage (any one fire) | $50,000 |
| Medical Payments (any one person) | $5,000 |
Commercial Automobile Liability
| Combined Single Limit (each accident) | $1,000,000 |
Umbrella Liability
| Each Occurrence / Aggregate | $4,000,000 |
Workers' Compensation and Employer's Liability
| State | Statutory |
| Bodily Injury by Accident, each accident | $500,000 |
| Bodily Injury by Disease, each employee | $500,000 |
| Bodily Injury by Disease, policy limit | $500,000 |
Contractor, Owner, Architect and all other parties required by the Contract Documents must be named as additional insured on the General Liability and Umbrella policies on a primary and non-contributory basis. The endorsement must provide completed operations coverage.
Completed operations coverage shall be maintained for three (3) years after substantial completion.
Failure to provide certificates may result in payment being withheld.
`,
    expected: [
      ...["GL", "GL generalAggregate 2000000", "aggregate PROJECT", "GL productsCompOpAggregate 2000000", "GL eachOccurrence 1000000"],
      ...[
        "GL personalAdvInjury 1000000",
        "GL damageToRentedPremises 50000",
        "GL medicalExpense 5000",
        "AUTO",
        "AUTO combinedSingleLimit 1000000",
      ],
      ...["UMB", "UMB umbrellaEachOccurrence 4000000", "UMB umbrellaAggregate 4000000", "WC", "WC statute", "WC elEachAccident 500000"],
      ...[
        "WC elDiseaseEachEmployee 500000",
        "WC elDiseasePolicyLimit 500000",
        "GL ai ongoing",
        "GL ai completed",
        "UMB ai",
        "GL primary",
        "UMB primary",
      ],
    ],
  },
  {
    name: "held-08 one long paragraph",
    as: "pdf",
    text: `
# RIDER B
Subcontractor shall carry, with insurers acceptable to Contractor, commercial general liability insurance with limits of at least $1,000,000 per occurrence and $2,000,000 in the aggregate, business automobile liability insurance with limits of at least $1,000,000 per accident, workers compensation insurance in statutory amounts with employers liability limits of at least $500,000, and umbrella liability insurance with limits of at least $3,000,000 per occurrence and in the aggregate. Millbrook General Contracting Corp. and the project owner shall be named as additional insureds on the general liability, automobile and umbrella policies. All such insurance shall contain a waiver of subrogation in favor of Contractor and shall provide for thirty days written notice before cancellation. Subcontractor shall indemnify Contractor to the fullest extent permitted by law.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "AUTO", "AUTO combinedSingleLimit 1000000", "WC", "WC statute"],
      ...[
        "WC elEachAccident 500000",
        "WC elDiseaseEachEmployee 500000",
        "WC elDiseasePolicyLimit 500000",
        "UMB",
        "UMB umbrellaEachOccurrence 3000000",
      ],
      ...["UMB umbrellaAggregate 3000000", "GL ai ongoing", "AUTO ai", "UMB ai", "GL waiver", "AUTO waiver", "WC waiver", "UMB waiver"],
      ...["GL notice 30", "AUTO notice 30", "WC notice 30", "UMB notice 30"],
    ],
  },
  {
    name: "held-09 two amounts for one limit",
    as: "pdf",
    text: `
# Appendix 4: Insurance
Vendor shall obtain and maintain:
1) General Liability. Limits: Occurrence $1,000,000; Aggregate $2,000,000; Products/Completed Operations $2,000,000. Form CG 20 10 (or equivalent) naming Copperline Builders, LLC. Form CG 24 04 waiver of subrogation.
2) Auto Liability. Limits: $1,000,000 combined single limit. Hired and non-owned autos must be included.
3) Workers' Compensation. Limits: Statutory. Employers Liability $1,000,000 / $1,000,000 / $1,000,000. Form WC 00 03 13 waiver of subrogation.
4) Excess/Umbrella. Limits: $5,000,000 per occurrence and $5,000,000 aggregate.
5) Contractor's Pollution Liability, when hazardous materials are part of the work: $2,000,000 per occurrence.
Vendors of Class II shall carry General Liability of $2,000,000 per occurrence.
Certificate Holder:
Copperline Builders, LLC
2200 Foundry Way, Suite 300
Dayton, OH 45402
`,
    expected: [
      ...[
        "GL",
        "? GL eachOccurrence 1000000 2000000",
        "GL generalAggregate 2000000",
        "GL productsCompOpAggregate 2000000",
        "GL ai ongoing",
      ],
      ...["GL waiver CG 24 04", "AUTO", "AUTO combinedSingleLimit 1000000", "autos hired-and-non-owned", "WC", "WC statute"],
      ...["WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "WC waiver WC 00 03 13"],
      ...["UMB", "UMB umbrellaEachOccurrence 5000000", "UMB umbrellaAggregate 5000000", "? POLL", "? POLL eachClaim 2000000"],
      ...["holder Copperline Builders, LLC"],
    ],
  },
  {
    name: "held-10 trade terms",
    as: "docx",
    text: `
# INSURANCE SPECIFICATIONS - TRADE PARTNERS
Section I. Required coverages
CGL - Occurrence Basis
Per Occurrence Limit: 1,000,000
General Aggregate Limit (Per Project): 2,000,000
Products & Completed Operations Aggregate: 2,000,000
Personal/Advertising Injury: 1,000,000
Auto Liability - All owned, hired & non-owned
Combined Single Limit: 1,000,000
Workers Compensation - Statutory
Employers Liability
Each Accident: 1,000,000
Disease - Policy Limit: 1,000,000
Disease - Each Employee: 1,000,000
Umbrella - Follow form
Per Occurrence: 5,000,000
Aggregate: 5,000,000
Contractors Professional Liability
Per Claim: 1,000,000
Aggregate: 1,000,000
Maximum Self-Insured Retention: 50,000
Section II. Endorsements
AI: CG 20 10 (10 01) and CG 20 37 (10 01) in favor of Upstream and Downstream Parties
P&NC wording: CG 20 01 04 13
WOS: CG 24 04 (GL), CA 04 44 (Auto), WC 00 03 13 (WC)
AM Best: minimum A- / VII
Notice of cancellation: 30 days, 10 days for non-payment
`,
    expected: [
      ...[
        "GL",
        "GL occurrence",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "aggregate PROJECT",
        "GL productsCompOpAggregate 2000000",
      ],
      ...[
        "GL personalAdvInjury 1000000",
        "AUTO",
        "autos any-or-all",
        "AUTO combinedSingleLimit 1000000",
        "WC",
        "WC statute",
        "WC elEachAccident 1000000",
      ],
      ...["WC elDiseasePolicyLimit 1000000", "WC elDiseaseEachEmployee 1000000", "UMB", "UMB umbrellaEachOccurrence 5000000"],
      ...["UMB umbrellaAggregate 5000000", "PROF", "PROF eachClaim 1000000", "PROF aggregate 1000000", "PROF retention 50000"],
      ...["GL ai ongoing CG 20 10", "GL ai completed CG 20 37", "GL primary CG 20 01", "GL waiver CG 24 04", "AUTO waiver CA 04 44"],
      ...["WC waiver WC 00 03 13", "GL rating A- VII", "AUTO rating A- VII", "WC rating A- VII", "UMB rating A- VII", "PROF rating A- VII"],
      ...["GL notice 30", "AUTO notice 30", "WC notice 30", "UMB notice 30", "PROF notice 30"],
    ],
  },
];
