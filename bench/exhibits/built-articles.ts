import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in articles of a contract, looked at while the reader is changed. The companies are invented. */

export const articleExhibits: readonly Exhibit[] = [
  {
    name: "built-06 architect and engineer",
    as: "pdf",
    text: `
# INSURANCE REQUIREMENTS
# Architect, Engineering, and Survey Services
The insurer(s) must be licensed for business in the State and maintain an A.M. Best rating of no less than A: VII. Each policy requires a minimum cancellation notification of at least thirty (30) days' advance written notice to the City.
(1) General Liability Insurance, with bodily injury and property damage limits of $1,000,000 for each occurrence with a $2,000,000 general aggregate and $2,000,000 products and completed operations aggregate.
(2) Professional Liability or Errors and Omissions Insurance, with a limit of $1,000,000 annual aggregate.
(3) Automobile Liability Insurance, with bodily injury limits of $1,000,000 for each person and $1,000,000 for each accident, and with property damage limits of $1,000,000 for each accident.
The City is to be named as an additional insured for the General Liability and the Automobile Liability Insurance. The Consultant's insurance shall be primary and any insurance maintained by the City shall be excess and not contribute.
The Consultant shall comply with the workers' compensation law concerning its business and its employees.
`,
    expected: [
      ...[
        "GL",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "GL productsCompOpAggregate 2000000",
        "PROF",
        "PROF aggregate 1000000",
      ],
      ...["AUTO", "GL ai ongoing", "AUTO ai", "GL primary", "AUTO primary", "GL rating A VII", "PROF rating A VII", "AUTO rating A VII"],
      ...["GL notice 30", "PROF notice 30", "AUTO notice 30"],
    ],
  },
  {
    name: "built-07 limits by project size",
    as: "pdf",
    text: `
# MINIMUM SCOPE AND LIMITS OF INSURANCE
Contractor shall provide coverage with limits of liability not less than those stated below. An excess liability policy or umbrella liability policy may be used to meet the minimum liability requirements provided that the coverage is written on a "following form" basis.
1. Commercial General Liability - Occurrence Form (CG 00 01)
The general aggregate limit shall apply separately to this project.
Minimum Requirements:
General Aggregate $2,000,000
Each Occurrence $1,000,000
For Projects greater than $10,000,000:
General Aggregate $3,000,000
Each Occurrence $3,000,000
a. The policy shall be endorsed to include Sable County as an additional insured with respect to liability arising out of the activities performed by the Contractor.
b. Policy shall be endorsed for a waiver of subrogation against Sable County.
2. Automobile Liability
Bodily injury and property damage for any owned, hired, and non-owned vehicles used in the performance of this Contract.
Combined Single Limit (CSL) $1,000,000
3. Workers' Compensation and Employers' Liability
Workers' Compensation: Statutory
Each Accident $500,000
Disease - Each Employee $500,000
Disease - Policy Limit $500,000
`,
    expected: [
      ...["GL", "GL occurrence", "aggregate PROJECT", "? GL generalAggregate 2000000 3000000", "? GL eachOccurrence 1000000 3000000"],
      ...["GL ai ongoing", "GL waiver", "AUTO", "autos any-or-all", "AUTO combinedSingleLimit 1000000", "WC", "WC statute"],
      ...["WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000"],
    ],
  },
  {
    name: "built-08 denials and exceptions",
    as: "docx",
    text: `
# Schedule 3: Insurance
3.1 General liability insurance of not less than $1,000,000 for any one occurrence and $2,000,000 in the annual aggregate is required.
3.2 Umbrella insurance is not required.
3.3 Workers' compensation insurance shall be maintained in compliance with applicable law. Subcontractor need not provide a waiver of subrogation on workers' compensation.
3.4 Automobile insurance of $1,000,000 per accident is required if Subcontractor drives vehicles onto the site.
3.5 Pollution liability of $1,000,000 or $2,000,000 per claim is required, as directed by Contractor.
3.6 Ashgrove Interiors LLC shall be an additional insured under the general liability policy. Additional insured coverage for completed operations is not required.
3.7 The Contractor maintains its own property insurance for the building.
`,
    expected: [
      ...[
        "GL",
        "GL eachOccurrence 1000000",
        "GL generalAggregate 2000000",
        "WC",
        "WC statute",
        "? AUTO",
        "? AUTO combinedSingleLimit 1000000",
      ],
      ...["POLL", "? POLL eachClaim 1000000 2000000", "GL ai ongoing"],
    ],
  },
  {
    name: "built-09 long definitions before",
    as: "pdf",
    text: `
# ARTICLE 9
# INSURANCE AND BONDS
9.1 "Additional Insureds" means Contractor, Owner, Owner's lenders, the Architect and their respective officers, directors and employees.
9.2 Subcontractor shall provide performance and payment bonds in the amount of $250,000 where stated in the Subcontract.
9.3 Subcontractor shall carry commercial general liability coverage on ISO form CG 00 01 or its equivalent with a limit of liability of $2 million each occurrence, $4 million general aggregate and $4 million products-completed operations aggregate.
9.4 Subcontractor shall carry business auto coverage with a limit of $1 million each accident for symbol 1 (any auto).
9.5 Subcontractor shall carry workers' compensation coverage at statutory limits and employer's liability coverage with limits of $1 million bodily injury by accident, $1 million bodily injury by disease policy limit and $1 million bodily injury by disease each employee.
9.6 Subcontractor shall carry umbrella or excess coverage with a limit of $10 million each occurrence and $10 million annual aggregate, scheduling the general liability, auto and employer's liability policies as underlying.
9.7 Additional Insureds shall be added to the general liability, auto and umbrella policies as additional insureds. General liability coverage for the Additional Insureds shall be as broad as ISO forms CG 20 10 04 13 and CG 20 37 04 13.
9.8 All policies shall be endorsed to waive subrogation against the Additional Insureds.
9.9 The coverage afforded the Additional Insureds shall be primary insurance and non-contributory.
9.10 Payment applications are due on the 25th day of each month.
`,
    expected: [
      ...["GL", "GL eachOccurrence 2000000", "GL generalAggregate 4000000", "GL productsCompOpAggregate 4000000", "AUTO"],
      ...[
        "AUTO combinedSingleLimit 1000000",
        "autos any",
        "WC",
        "WC statute",
        "WC elEachAccident 1000000",
        "WC elDiseasePolicyLimit 1000000",
      ],
      ...["WC elDiseaseEachEmployee 1000000", "UMB", "UMB umbrellaEachOccurrence 10000000", "UMB umbrellaAggregate 10000000"],
      ...["GL ai ongoing", "GL ai completed", "AUTO ai", "UMB ai", "GL waiver", "AUTO waiver", "WC waiver", "UMB waiver"],
      ...["GL primary", "AUTO primary", "UMB primary"],
    ],
  },
  {
    name: "built-10 words and figures disagree",
    as: "pdf",
    text: `
# ADDENDUM NO. 2 - INSURANCE
The following replaces Section 8 of the Agreement.
8.1 Subcontractor will keep Commercial General Liability insurance with limits of One Million Dollars ($2,000,000) each occurrence and Two Million Dollars ($2,000,000) general aggregate.
8.2 Subcontractor will keep Commercial Automobile Liability insurance with a combined single limit of Seven Hundred Fifty Thousand Dollars ($750,000).
8.3 Subcontractor will keep Workers' Compensation insurance as required by statute and Employers' Liability insurance with limits of Five Hundred Thousand Dollars ($500,000) each accident, each employee and policy limit.
8.4 Contractor will be an additional insured for ongoing operations on the general liability policy by endorsement CG 20 10.
8.5 Thirty (10) days' notice of cancellation will be given to Contractor.
8.6 The other terms of the Agreement stay as they are.
`,
    expected: [
      ...[
        "GL",
        "? GL eachOccurrence 1000000 2000000",
        "GL generalAggregate 2000000",
        "AUTO",
        "AUTO combinedSingleLimit 750000",
        "WC",
        "WC statute",
      ],
      ...["WC elEachAccident 500000", "WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000", "GL ai ongoing CG 20 10"],
      ...["? GL notice 10 30", "? AUTO notice 10 30", "? WC notice 10 30"],
    ],
  },
];
