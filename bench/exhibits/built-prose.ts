import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in sentences and lettered paragraphs, looked at while the reader is changed. The companies are invented. */

export const proseExhibits: readonly Exhibit[] = [
  {
    name: "built-01 master subcontract",
    as: "pdf",
    text: `
# EXHIBIT "C" - SUBCONTRACTOR INSURANCE
Subcontractor shall at all times during the term of this Agreement maintain the following insurance with companies satisfactory to Contractor and having an A.M. Best rating of A- VII or better.
(a) Worker's Compensation and Occupational Disease Insurance in accordance with the laws of the State in which the Work is performed, and Employer's Liability Insurance in an amount not less than One Million and No/100 Dollars ($1,000,000.00) for each accident, $1,000,000.00 for each employee and $1,000,000.00 policy limit.
(b) Commercial General Liability (including Premises and Operations, Contractual Liability, Independent Contractor's Liability, and Explosion, Collapse and Underground Damage), on an occurrence basis, in amounts not less than $1,000,000 per occurrence for Bodily Injury and Property Damage, $1,000,000 Personal and Advertising Injury, $2,000,000 for Products and Completed Operations and $2,000,000 General Aggregate on a per project basis.
(c) Business Auto Liability (for all owned, non-owned and hired vehicles) in an amount not less than $1,000,000 combined single limit each accident.
(d) Commercial Umbrella/Excess Liability in an amount not less than $3,000,000 per Occurrence/$3,000,000 Aggregate.
(e) Professional Liability: If Subcontractor's scope of work includes the obligation to provide architectural or engineering services, Subcontractor shall provide professional liability insurance in a minimum limit of $2,000,000 each claim.
Contractor and Owner shall be named as additional insureds on Subcontractor's Commercial General Liability, Auto Liability and Umbrella policies.
The insurance provided to the additional insureds under the general liability policy is primary and non-contributory.
Subcontractor's obligations under this Exhibit survive termination of the Agreement.
`,
    expected: [
      ...["WC", "WC statute", "WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000"],
      ...["GL", "GL occurrence", "GL eachOccurrence 1000000", "GL personalAdvInjury 1000000", "GL productsCompOpAggregate 2000000"],
      ...["GL generalAggregate 2000000", "aggregate PROJECT", "AUTO", "autos any-or-all", "AUTO combinedSingleLimit 1000000"],
      ...["UMB", "UMB umbrellaEachOccurrence 3000000", "UMB umbrellaAggregate 3000000", "? PROF", "? PROF eachClaim 2000000"],
      ...[
        "GL ai ongoing",
        "AUTO ai",
        "UMB ai",
        "GL primary",
        "WC rating A- VII",
        "GL rating A- VII",
        "AUTO rating A- VII",
        "UMB rating A- VII",
      ],
    ],
  },
  {
    name: "built-02 features of the general liability",
    as: "docx",
    text: `
# Exhibit B
# Subcontractor's Insurance Requirements
The insurance shall have the minimum limits and coverage set out below. Subcontractor shall maintain the following:
A. Commercial General Liability Insurance with the following features:
1. Occurrence coverage under the Commercial General Liability ISO form CG 00 01 (2004 edition or later).
2. Limits not less than
$1,000,000 per occurrence
$1,000,000 personal injury & advertising injury
$2,000,000 per project general aggregate
$2,000,000 products/completed operations aggregate
3. Waiver of Subrogation - Rights of subrogation against additional insureds are waived, ISO Endorsement CG 24 04 10 93.
4. Additional insured status for Contractor under CG 20 10 10 01 and CG 20 37 10 01 or substitutes providing equivalent coverage.
B. Automobile Liability Insurance
1. Limit not less than $1,000,000 combined single limit for any one accident
2. Coverage applies to all owned, hired and non-owned autos.
C. Umbrella Liability Insurance
1. Limit not less than $5,000,000 each occurrence and $5,000,000 aggregate.
D. Workers' Compensation Insurance
1. Statutory limits
2. Employer's Liability: $1,000,000 each accident, $1,000,000 disease - each employee, $1,000,000 disease - policy limit
3. Waiver of Subrogation in favor of Contractor.
E. Deductibles and self-insured retentions over $10,000 must be approved by Contractor.
`,
    expected: [
      ...[
        "GL",
        "GL occurrence",
        "GL eachOccurrence 1000000",
        "GL personalAdvInjury 1000000",
        "GL generalAggregate 2000000",
        "aggregate PROJECT",
      ],
      ...["GL productsCompOpAggregate 2000000", "GL waiver CG 24 04", "GL ai ongoing", "GL ai completed", "AUTO"],
      ...[
        "AUTO combinedSingleLimit 1000000",
        "autos any-or-all",
        "UMB",
        "UMB umbrellaEachOccurrence 5000000",
        "UMB umbrellaAggregate 5000000",
      ],
      ...[
        "WC",
        "WC statute",
        "WC elEachAccident 1000000",
        "WC elDiseaseEachEmployee 1000000",
        "WC elDiseasePolicyLimit 1000000",
        "WC waiver",
      ],
    ],
  },
  {
    name: "built-03 bullets on a web page",
    as: "text",
    text: `
Subcontractor Insurance Limits and Requirements
The Subcontractor shall purchase and maintain insurance of the following types of coverage and limits of liability:
• Workmen's Compensation and Employer's liability coverage meeting the requirements of the State in which the work is to be performed, with minimum limits of $1,000,000 each employee / $1,000,000 each accident / $1,000,000 policy limit. Waiver of Subrogation in favor of Fernhill Construction, Owner and Architect.
• Comprehensive general liability insurance coverage with limits of $1,000,000.00 per occurrence (bodily injury and property damage), $1,000,000 per person or organization (personal and advertising injury), $2,000,000 general aggregate on a per project basis, $2,000,000 products/completed operations aggregate and including Fernhill Construction, Inc., Owner, and Architect as a primary and non-contributory additional insured, to include both ongoing operations as well as completed operations.
• Commercial Automobile Liability with minimum limits of $1,000,000 combined single limit for bodily injury and property damage. Automobile liability is to name Fernhill Construction, Inc. as an additional insured.
• Umbrella: Policy Aggregate Limit - $2,000,000; Policy Occurrence Limit - $2,000,000
Certificates must be received before the first payment is released.
`,
    expected: [
      ...[
        "WC",
        "WC statute",
        "WC elDiseaseEachEmployee 1000000",
        "WC elEachAccident 1000000",
        "WC elDiseasePolicyLimit 1000000",
        "WC waiver",
      ],
      ...["GL", "GL eachOccurrence 1000000", "GL personalAdvInjury 1000000", "GL generalAggregate 2000000", "aggregate PROJECT"],
      ...[
        "GL productsCompOpAggregate 2000000",
        "GL ai ongoing",
        "GL ai completed",
        "GL primary",
        "AUTO",
        "AUTO combinedSingleLimit 1000000",
      ],
      ...["AUTO ai", "UMB", "UMB umbrellaAggregate 2000000", "UMB umbrellaEachOccurrence 2000000"],
    ],
  },
  {
    name: "built-04 state agency",
    as: "pdf",
    text: `
# Subcontractor Insurance Requirements
1) Commercial General Liability
Commercial General Liability must include $1,000,000.00 per occurrence for Bodily Injury and Property Damage with a separate aggregate limit of $2,000,000.00; Medical Expenses per person of $5,000.00; Personal Injury and Advertising Liability of $1,000,000.00; Products/Completed Operations aggregate Limit of $2,000,000.00 and Damage to Premises Rented: $50,000.00. The policy shall contain the following provisions:
a. Department and Customer listed as an additional insured; and
b. Waiver of Subrogation.
2) Workers' Compensation Insurance
Workers' Compensation Insurance and Employers' Liability coverage must include limits consistent with statutory benefits and minimum policy limits for Employers' Liability of $1,000,000 per accident, $1,000,000 disease PER EMPLOYEE and $1,000,000 per disease POLICY LIMIT.
3) Business Automobile Liability Insurance
Business Automobile Liability Insurance must cover all owned, non-owned and hired vehicles with a minimum combined single limit of $500,000 per occurrence for bodily injury and property damage. The policy shall contain the following endorsements in favor of the Department:
a. Waiver of Subrogation;
b. Additional Insured.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL medicalExpense 5000", "GL personalAdvInjury 1000000"],
      ...["GL productsCompOpAggregate 2000000", "GL damageToRentedPremises 50000", "GL ai ongoing", "GL waiver", "WC", "WC statute"],
      ...["WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000", "AUTO", "autos any-or-all"],
      ...["AUTO combinedSingleLimit 500000", "AUTO waiver", "AUTO ai"],
    ],
  },
  {
    name: "built-05 services agreement",
    as: "docx",
    text: `
INSURANCE REQUIREMENTS
Client will maintain at all times during the Agreement with carriers rated A- VII or better by A.M. Best Company, the insurance below with limits not less than those stated (the "Required Insurance"). Client will name Contractor Indemnitees as additional insured on the Required Insurance excluding Workers' Compensation. Client's Required Insurance will be primary to any insurance of Contractor Indemnitees. Client will provide a waiver of subrogation in favor of Contractor Indemnitees for the Required Insurance. Client will provide Contractor with written notice of termination of the Required Insurance not less than twenty days prior to the effective date of termination. Client agrees that no deductible or self-insured retention for the Required Insurance will exceed $50,000 without Contractor's consent.
(a) Workers' Compensation in an amount not less than the applicable statutory minimums.
(b) Employer's Liability insurance in an amount not less than $1,000,000 for each accident.
(c) Commercial General Liability insurance, with a combined single limit of $2,000,000 for each occurrence for bodily injury and property damage.
(d) Automobile bodily injury and property damage liability insurance with a combined single limit of not less than $2,000,000 for each accident. Coverage extends to owned, hired and non-owned automobiles.
`,
    expected: [
      ...["WC", "WC statute", "WC elEachAccident 1000000", "GL", "GL eachOccurrence 2000000", "AUTO", "AUTO combinedSingleLimit 2000000"],
      ...["autos any-or-all", "WC rating A- VII", "GL rating A- VII", "AUTO rating A- VII", "GL ai ongoing", "AUTO ai"],
      ...["GL primary", "AUTO primary", "GL waiver", "AUTO waiver", "WC waiver", "GL notice 20", "AUTO notice 20", "WC notice 20"],
    ],
  },
];
