import type { Exhibit } from "@/bench/exhibits/exhibit";

/*
 * Ten exhibits that were written before the reader and are never looked at while it is changed. The companies are invented, the wordings are such
 * as contracts use.
 */

export const heldExhibits: readonly Exhibit[] = [
  {
    name: "held-01 lettered paragraphs",
    as: "pdf",
    text: `
# EXHIBIT D
# INSURANCE REQUIREMENTS FOR SUBCONTRACTORS
Larkspur Ridge Construction, Inc. ("Contractor") and Subcontractor agree as follows.
1. Before starting any Work, and until final completion of the Project, Subcontractor shall procure and keep in force, at its own expense, the insurance described below with insurers rated no lower than A- VII in the latest edition of A.M. Best's Key Rating Guide.
A. Workers' Compensation insurance as required by the laws of the state where the Work is performed, and Employer's Liability insurance with limits of not less than $500,000 each accident, $500,000 each employee for disease and $500,000 disease policy limit.
B. Commercial General Liability insurance, written on an occurrence form, with limits of not less than:
(i) $1,000,000 each occurrence;
(ii) $2,000,000 general aggregate, applying separately to the Project;
(iii) $2,000,000 products-completed operations aggregate; and
(iv) $1,000,000 personal and advertising injury.
C. Automobile Liability insurance covering all owned, hired and non-owned vehicles, with a combined single limit of not less than $1,000,000 per accident.
D. Umbrella or Excess Liability insurance of not less than $5,000,000 per occurrence and $5,000,000 in the aggregate.
2. Contractor and Owner shall be included as additional insureds on the general liability policy for both ongoing and completed operations, using forms CG 20 10 07 04 and CG 20 37 07 04.
3. The general liability insurance shall be primary and non-contributory with respect to any insurance carried by the additional insureds.
4. Subcontractor waives, and shall cause its general liability, automobile and workers' compensation insurers to waive, all rights of subrogation against Contractor and Owner.
5. Certificates of insurance shall be delivered to Larkspur Ridge Construction, Inc., 410 Tamarack Road, Boise, Idaho 83702 as certificate holder.
6. Any dispute under this Exhibit is governed by Article 14 of the Subcontract.
`,
    expected: [
      ...["WC", "WC statute", "WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000"],
      ...["GL", "GL occurrence", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "aggregate PROJECT"],
      ...[
        "GL productsCompOpAggregate 2000000",
        "GL personalAdvInjury 1000000",
        "AUTO",
        "autos any-or-all",
        "AUTO combinedSingleLimit 1000000",
      ],
      ...["UMB", "UMB umbrellaEachOccurrence 5000000", "UMB umbrellaAggregate 5000000"],
      ...["GL ai ongoing CG 20 10", "GL ai completed CG 20 37", "GL primary", "GL waiver", "AUTO waiver", "WC waiver"],
      ...["GL rating A- VII", "AUTO rating A- VII", "WC rating A- VII", "UMB rating A- VII", "holder Larkspur Ridge Construction, Inc."],
    ],
  },
  {
    name: "held-02 table with limits",
    as: "pdf",
    text: `
# Attachment C - Minimum Insurance Requirements
Project: Ninth Street Parking Structure
The Trade Contractor will carry at least the following coverages and limits.
| Coverage | Minimum Limit | Notes |
| Commercial General Liability | | Occurrence form |
| Each Occurrence | $2,000,000 | |
| General Aggregate | $4,000,000 | Per project |
| Products / Completed Operations Aggregate | $4,000,000 | |
| Personal & Advertising Injury | $2,000,000 | |
| Damage to Rented Premises | $100,000 | |
| Medical Expense | $5,000 | |
| Automobile Liability | | Any auto |
| Combined Single Limit | $1,000,000 | |
| Workers Compensation | Statutory | |
| E.L. Each Accident | $1,000,000 | |
| E.L. Disease - Each Employee | $1,000,000 | |
| E.L. Disease - Policy Limit | $1,000,000 | |
| Excess / Umbrella Liability | | Follow form |
| Each Occurrence | $10,000,000 | |
| Aggregate | $10,000,000 | |
Additional insured status is required on the general liability and umbrella policies. Endorsements CG 20 10 and CG 20 37, or their equivalent, must be attached to the certificate.
A waiver of subrogation in favor of the additional insureds is required on all policies.
Thirty (30) days' prior written notice of cancellation (ten days for non-payment of premium) shall be given to Stonebridge Contracting LLC.
`,
    expected: [
      ...["GL", "GL occurrence", "GL eachOccurrence 2000000", "GL generalAggregate 4000000", "aggregate PROJECT"],
      ...[
        "GL productsCompOpAggregate 4000000",
        "GL personalAdvInjury 2000000",
        "GL damageToRentedPremises 100000",
        "GL medicalExpense 5000",
      ],
      ...["AUTO", "autos any", "AUTO combinedSingleLimit 1000000", "WC", "WC statute", "WC elEachAccident 1000000"],
      ...["WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 10000000"],
      ...[
        "UMB umbrellaAggregate 10000000",
        "GL ai ongoing",
        "GL ai completed",
        "UMB ai",
        "GL waiver",
        "AUTO waiver",
        "WC waiver",
        "UMB waiver",
      ],
      ...["GL notice 30", "AUTO notice 30", "WC notice 30", "UMB notice 30"],
    ],
  },
  {
    name: "held-03 amounts in words",
    as: "docx",
    text: `
# ARTICLE 12 - INSURANCE
12.1 The Subcontractor shall maintain in full force and effect the following policies of insurance during the performance of its Work:
12.1.1 Workers' Compensation and Employers' Liability. Statutory workers' compensation coverage, including employers' liability in an amount not less than One Million Dollars ($1,000,000) each accident, One Million Dollars ($1,000,000) disease each employee and One Million Dollars ($1,000,000) disease policy limit.
12.1.2 Commercial General Liability. Coverage at least as broad as ISO form CG 00 01, in an amount not less than One Million Dollars ($1,000,000) per occurrence and Two Million Dollars ($2,000,000) general aggregate, with products and completed operations coverage of not less than Two Million Dollars ($2,000,000) in the aggregate.
12.1.3 Business Automobile Liability. Coverage for any auto in an amount not less than One Million Dollars ($1,000,000) combined single limit.
12.1.4 Excess Liability. Coverage following the form of the underlying policies in an amount not less than Three Million Dollars ($5,000,000) each occurrence.
12.2 The coverage described in 12.1.2 shall name Contractor, Owner and Owner's lender as additional insureds, and shall be primary to and not contributing with any other insurance available to them.
12.3 The Subcontractor shall not allow any policy to be cancelled without thirty (30) days' prior written notice to the Contractor.
12.4 Nothing in this Article limits the Subcontractor's obligations under Article 11.
`,
    expected: [
      ...["WC", "WC statute", "WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000"],
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000"],
      ...["AUTO", "autos any", "AUTO combinedSingleLimit 1000000", "UMB", "? UMB umbrellaEachOccurrence 3000000 5000000"],
      ...["GL ai ongoing", "GL primary", "GL notice 30", "AUTO notice 30", "WC notice 30", "UMB notice 30"],
    ],
  },
  {
    name: "held-04 short list",
    as: "text",
    text: `
Insurance needed before you can start on site:
- GL: $1M per occurrence / $2M general aggregate / $2M completed ops aggregate
- Auto: $1M CSL, any auto
- Work comp: statutory, EL $1M/$1M/$1M
- Umbrella: $2M each occurrence, $2M aggregate
- Additional insured: Bluewater Commercial Builders LLC on GL and auto, ongoing and completed operations (CG 20 10 + CG 20 37)
- Primary and non-contributory on GL
- Waiver of subrogation on GL, auto and work comp
- Certificate holder: Bluewater Commercial Builders LLC, 77 Harborview Drive, Tacoma, WA 98402
Please send the COI to your project manager.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000"],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "autos any", "WC", "WC statute", "WC elEachAccident 1000000"],
      ...["WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 2000000"],
      ...["UMB umbrellaAggregate 2000000", "GL ai ongoing CG 20 10", "GL ai completed CG 20 37", "AUTO ai", "GL primary"],
      ...["GL waiver", "AUTO waiver", "WC waiver", "holder Bluewater Commercial Builders LLC"],
    ],
  },
  {
    name: "held-05 limits by size of the subcontract",
    as: "pdf",
    text: `
# SCHEDULE OF INSURANCE
Subcontractor's insurance must meet the following minimums.
(a) Commercial General Liability: $1,000,000 any one occurrence, $2,000,000 general aggregate and $2,000,000 products and completed operations aggregate. The general aggregate must apply on a per project basis (CG 25 03 or equivalent).
(b) Automobile Liability: $1,000,000 combined single limit for owned, non-owned and hired automobiles.
(c) Umbrella: for subcontracts up to $500,000, a limit of $2,000,000 per occurrence; for subcontracts above $500,000, a limit of $5,000,000 per occurrence.
(d) Workers' Compensation: statutory limits for the state in which the work is located. Employers' Liability: $1,000,000 per accident, $1,000,000 per employee, $1,000,000 policy limit.
(e) Professional Liability: if Subcontractor's scope includes design services, $1,000,000 per claim and $2,000,000 aggregate.
All insurers must be licensed in the state and have an A.M. Best rating of A- or better and a financial size category of VIII or larger.
Each policy other than Workers' Compensation and Professional Liability shall name General Contractor and Owner as additional insureds.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000", "aggregate PROJECT"],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "autos any-or-all", "UMB", "? UMB umbrellaEachOccurrence 2000000 5000000"],
      ...["WC", "WC statute", "WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000"],
      ...["? PROF", "? PROF eachClaim 1000000", "? PROF aggregate 2000000", "GL rating A- VIII", "AUTO rating A- VIII"],
      ...["UMB rating A- VIII", "WC rating A- VIII", "GL ai ongoing", "AUTO ai", "UMB ai"],
    ],
  },
];
