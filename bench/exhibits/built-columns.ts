import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits in columns of text, and those with amounts in a column of their own, looked at while the reader is changed. The companies are invented. */

export const columnExhibits: readonly Exhibit[] = [
  {
    name: "built-21 two columns of paragraphs",
    as: "pdf",
    font: 9,
    text: `
# EXHIBIT D - INSURANCE REQUIREMENTS
=== 2
1. Commercial General Liability. Subcontractor shall maintain commercial general liability insurance on an occurrence basis with limits of not less than $2,000,000 per occurrence, $4,000,000 general aggregate and $4,000,000 products and completed operations aggregate. The general aggregate shall apply separately to each project.
2. Automobile Liability. Subcontractor shall maintain automobile liability insurance with a combined single limit of $1,000,000 for any auto.
3. Workers Compensation. Subcontractor shall maintain workers compensation insurance with statutory limits, and employers liability of $500,000 each accident, $500,000 disease each employee and $500,000 disease policy limit.
4. Umbrella Liability. Subcontractor shall maintain umbrella liability insurance with limits of not less than $5,000,000 per occurrence and $5,000,000 aggregate.
5. Additional Insureds. Ashford Builders, Inc. and Owner shall be named as additional insureds on the general liability and umbrella policies.
6. Waiver of Subrogation. All policies shall contain a waiver of subrogation in favor of Ashford Builders, Inc. and Owner.
7. Notice. Certificates shall provide thirty (30) days' notice of cancellation.
8. Indemnity. To the fullest extent permitted by law, Subcontractor shall defend and hold harmless Contractor from all claims that arise out of the Work, and this duty survives the completion of the Work.
`,
    expected: [
      ...["GL", "GL occurrence", "GL eachOccurrence 2000000", "GL generalAggregate 4000000", "GL productsCompOpAggregate 4000000"],
      ...["aggregate PROJECT", "AUTO", "AUTO combinedSingleLimit 1000000", "autos any", "WC", "WC statute", "WC elEachAccident 500000"],
      ...["WC elDiseaseEachEmployee 500000", "WC elDiseasePolicyLimit 500000", "UMB", "UMB umbrellaEachOccurrence 5000000"],
      ...["UMB umbrellaAggregate 5000000", "GL ai ongoing", "UMB ai", "GL waiver", "AUTO waiver", "UMB waiver", "WC waiver"],
      ...["GL notice 30", "AUTO notice 30", "UMB notice 30", "WC notice 30"],
    ],
  },
  {
    name: "built-22 amounts at the right edge, without borders",
    as: "pdf",
    text: `
# Insurance Schedule
Subcontractor shall carry the coverages listed below before it begins the Work.
Commercial General Liability
~ Each Occurrence | $1,000,000
~ General Aggregate | $2,000,000
~ Products - Completed Operations Aggregate | $2,000,000
~ Personal and Advertising Injury | $1,000,000
~ Damage to Rented Premises | $100,000
~ Medical Expense | $5,000
Automobile Liability
~ Combined Single Limit | $1,000,000
Umbrella Liability
~ Each Occurrence | $4,000,000
~ Aggregate | $4,000,000
Workers Compensation and Employers Liability
~ Each Accident | $1,000,000
~ Disease - Each Employee | $1,000,000
~ Disease - Policy Limit | $1,000,000
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000"],
      ...["GL personalAdvInjury 1000000", "GL damageToRentedPremises 100000", "GL medicalExpense 5000", "AUTO"],
      ...["AUTO combinedSingleLimit 1000000", "UMB", "UMB umbrellaEachOccurrence 4000000", "UMB umbrellaAggregate 4000000", "WC"],
      ...["WC elEachAccident 1000000", "WC elDiseaseEachEmployee 1000000", "WC elDiseasePolicyLimit 1000000"],
    ],
  },
  {
    name: "built-23 rows of limits inside two columns",
    as: "pdf",
    font: 9,
    text: `
# APPENDIX 4: INSURANCE
The Trade Contractor shall furnish certificates that evidence the coverages of this Appendix before any of its employees enter the site.
=== 2
A. General Liability. The policy shall be written on the current ISO occurrence form, and shall not exclude residential work, with limits not less than:
~ Each Occurrence | $1,000,000
~ General Aggregate | $3,000,000
~ Products/Completed Ops Aggregate | $3,000,000
B. Business Auto. The policy shall cover all owned, hired and non-owned vehicles that are used in connection with the Work, with limits not less than:
~ Combined Single Limit | $1,000,000
C. Umbrella. The policy shall follow the form of the policies below it and shall drop down where their limits are used up, with limits not less than:
~ Each Occurrence | $10,000,000
~ Aggregate | $10,000,000
D. Professional Liability. The Trade Contractor shall maintain professional liability insurance with limits not less than:
~ Each Claim | $2,000,000
~ Aggregate | $2,000,000
=== 1
Certificate holder: Kestrel Ridge Construction LLC, 77 Foundry Road, Dayton, OH 45402
`,
    expected: [
      ...["GL", "GL occurrence", "GL eachOccurrence 1000000", "GL generalAggregate 3000000", "GL productsCompOpAggregate 3000000"],
      ...["AUTO", "AUTO combinedSingleLimit 1000000", "autos any-or-all", "UMB", "UMB umbrellaEachOccurrence 10000000"],
      ...["UMB umbrellaAggregate 10000000", "PROF", "PROF eachClaim 2000000", "PROF aggregate 2000000"],
      ...["holder Kestrel Ridge Construction LLC"],
    ],
  },
  {
    name: "built-24 text beside text, row by row",
    as: "pdf",
    font: 9,
    text: `
# Coverage and Limits
~ Commercial general liability on an occurrence form, including contractual liability and independent contractors | $1,000,000 each occurrence and $2,000,000 general aggregate, and $2,000,000 products and completed operations aggregate | Owner and Contractor are additional insureds for ongoing operations
~ Business automobile liability that covers any auto used in the Work by the Subcontractor or its employees | $2,000,000 combined single limit for each accident, without a sublimit for hired or non-owned autos | Owner and Contractor are additional insureds
~ Umbrella liability over the general liability and automobile liability policies, in following form | $3,000,000 each occurrence and $3,000,000 aggregate above the limits of the policies below | Owner and Contractor are additional insureds
`,
    expected: [
      ...["GL", "GL occurrence", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "GL productsCompOpAggregate 2000000"],
      ...["GL ai ongoing", "AUTO", "AUTO combinedSingleLimit 2000000", "autos any", "AUTO ai", "UMB", "UMB umbrellaEachOccurrence 3000000"],
      ...["UMB umbrellaAggregate 3000000", "UMB ai"],
    ],
  },
  {
    name: "built-25 three columns in small type",
    as: "pdf",
    font: 7,
    text: `
# TERMS OF PURCHASE
=== 3
1. DELIVERY. Seller shall deliver the goods to the site on the date that the order names, and shall notify Buyer of any delay as soon as Seller learns of it. Buyer may cancel an order that is late by more than ten days.
2. WARRANTY. Seller warrants that the goods are free of defects for two years after they are delivered, and shall replace defective goods at its own expense.
3. INSURANCE. Seller shall maintain commercial general liability insurance with limits of at least $1,000,000 per occurrence and $2,000,000 general aggregate. Seller shall also maintain automobile liability insurance with a combined single limit of $500,000, and workers compensation insurance with statutory limits. Buyer shall be named as additional insured on the general liability policy.
4. PAYMENT. Buyer shall pay undisputed invoices within forty-five days after it has received them together with the certificates of insurance that Section 3 requires.
5. TITLE. Title and the risk of loss pass to Buyer when the goods have been unloaded at the site and Buyer has signed for them.
6. DISPUTES. The parties shall try to settle each dispute by mediation before either of them brings an action in the courts of the State of Ohio.
`,
    expected: [
      ...["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "AUTO", "AUTO combinedSingleLimit 500000"],
      ...["WC", "WC statute", "GL ai ongoing"],
    ],
  },
];
