import type { FormLines } from "@/lib/extraction/endorsements-schema";

/* Workers compensation: forms of the National Council on Compensation Insurance and of the states' bureaus. */

const line = "WORKERS_COMPENSATION";
const manual = "https://fdocuments.us/document/minnesota-forms-manual-mwcia-2021-1-1-wc-00-00-00-c-workers-compensation.html";
const uses = "https://independentagent.com/vu/Insurance/Commercial-Lines/Workers-Compensation/BoggsWCFormsAndEndorsements.aspx";

export const ncciForms: readonly FormLines[] = [
  {
    ...{ publisher: "NCCI", line },
    source: "https://www.ncrb.org/Portals/0/ncrb/workers%20comp%20services/WC%20Endorsements/WC_00_03_13%20Instructions.pdf",
    forms: `
WC 00 03 13 | waiver | either | Waiver of our right to recover from others`,
  },
  {
    ...{ publisher: "Texas", line, source: "Form title: Texas Waiver of Our Right to Recover from Others Endorsement" },
    forms: `
WC 42 03 04 | waiver | either | Texas waiver of our right to recover`,
  },
  {
    ...{ publisher: "California", line },
    source: "https://www.sierramadreca.gov/media/fg4hgcis/acceptable-waiver-of-subrogation-endorsements.pdf",
    forms: `
WC 04 03 06 | waiver | either | California waiver of our right to recover`,
  },
  {
    ...{ publisher: "NCCI", line, source: manual },
    forms: `
WC 00 00 00 | | nobody | Workers compensation and employers liability policy
WC 00 01 01 | | nobody | Defense Base Act coverage
WC 00 01 04 | | nobody | Federal Employers' Liability Act coverage
WC 00 01 06 | | nobody | Longshore and Harbor Workers' Compensation Act coverage
WC 00 01 08 | | nobody | Nonappropriated Fund Instrumentalities Act coverage
WC 00 01 09 | | nobody | Outer Continental Shelf Lands Act coverage
WC 00 01 11 | | nobody | Migrant and Seasonal Agricultural Worker Protection Act coverage
WC 00 02 01 | | nobody | Maritime coverage
WC 00 02 03 | | nobody | Voluntary compensation maritime coverage
WC 00 03 01 | | nobody | Alternate employer
WC 00 03 03 | | nobody | Employers liability coverage
WC 00 03 05 | | nobody | Joint venture as insured
WC 00 03 10 | | nobody | Sole proprietors, partners, officers and others coverage
WC 00 03 11 | | nobody | Voluntary compensation and employers liability coverage
WC 00 04 06 | | nobody | Premium discount
WC 00 04 14 | | nobody | Notification of change in ownership
WC 00 04 19 | | nobody | Premium due date
WC 00 04 21 | | nobody | Catastrophe premium
WC 00 04 22 | | nobody | Terrorism risk insurance disclosure
WC 00 02 04 | takes | nobody | Limited maritime coverage
WC 00 03 02 | takes | nobody | Designated workplaces exclusion
WC 00 03 08 | takes | nobody | Partners, officers and others exclusion`,
  },
  {
    ...{ publisher: "NCCI", line, source: uses },
    forms: `
WC 00 00 01 | | nobody | Information page`,
  },
];
