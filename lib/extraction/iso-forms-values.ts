import type { FormLines } from "@/lib/extraction/endorsements-schema";

/*
 * Forms of the Insurance Services Office. Its titles say what they give; the sources list and explain them.
 */

const publisher = "ISO";
const cglList = "https://www.iiat.org/infocentral/cgl-forms-endorsements";
const cglUses = "http://betterwayagency-roughnotes.com/betterway/pfm/200/270_0403.HTM";
const autoUses = "http://betterwayagency-roughnotes.com/betterway/pfm/200/222_0703.HTM";

/** General liability: what gives, and what every policy lists. */
export const isoForms: readonly FormLines[] = [
  {
    ...{ publisher, line: "GENERAL_LIABILITY", source: cglUses },
    forms: `
CG 20 10 | ongoing | either | Additional insured: scheduled person or organization | 11 85: ongoing completed
CG 20 37 | completed | either | Additional insured: completed operations
CG 20 33 | ongoing | blanket | Additional insured: automatic status by contract
CG 20 38 | ongoing | blanket | Additional insured: automatic status, other parties
CG 20 39 | completed | blanket | Additional insured: automatic, completed operations
CG 20 40 | completed | blanket | Additional insured: automatic, completed, other parties
CG 20 26 | insured | scheduled | Additional insured: designated person or organization
CG 20 05 | insured | scheduled | Additional insured: controlling interest
CG 20 07 | insured | scheduled | Additional insured: engineers, architects or surveyors
CG 20 11 | insured | scheduled | Additional insured: lessors of premises
CG 20 12 | insured | scheduled | Additional insured: permits
CG 20 13 | insured | scheduled | Additional insured: permits relating to premises
CG 20 15 | insured | scheduled | Additional insured: vendors
CG 20 18 | insured | scheduled | Additional insured: mortgagee, assignee or receiver
CG 20 24 | insured | scheduled | Additional insured: owners of leased land
CG 20 27 | insured | scheduled | Additional insured: co-owner of insured premises
CG 20 28 | insured | scheduled | Additional insured: lessor of leased equipment
CG 20 29 | insured | scheduled | Additional insured: grantor of franchise
CG 20 32 | insured | scheduled | Additional insured: engineers not engaged by the insured
CG 20 34 | insured | blanket | Additional insured: lessor of leased equipment, automatic
CG 20 35 | insured | blanket | Additional insured: grantor of licenses, automatic
CG 20 36 | insured | scheduled | Additional insured: grantor of licenses
CG 20 01 | primary | blanket | Primary and noncontributory
CG 24 04 | waiver | either | Waiver of transfer of rights of recovery
CG 24 53 | waiver | blanket | Waiver of transfer of rights, automatic
CG 25 03 | project | either | Designated construction projects general aggregate
CG 25 04 | location | either | Designated locations general aggregate
CG 02 24 | notice | either | Earlier notice of cancellation`,
  },
  {
    ...{ publisher, line: "GENERAL_LIABILITY", source: cglList },
    forms: `
CG 00 01 | | nobody | Commercial general liability coverage form, occurrence
CG 00 33 | | nobody | Liquor liability coverage form, occurrence
CG 00 37 | | nobody | Products and completed operations coverage form, occurrence
CG 20 02 | | nobody | Additional insured: club members
CG 20 20 | | nobody | Additional insured: charitable institutions
CG 20 22 | | nobody | Additional insured: church members and officers
CG 04 24 | | nobody | Coverage for injury to leased workers
CG 04 35 | | nobody | Employee benefits liability coverage
CG 04 36 | | nobody | Limited product withdrawal expense
CG 04 37 | | nobody | Electronic data liability
CG 21 06 | | nobody | Exclusion: confidential or personal information
CG 21 07 | | nobody | Exclusion: confidential or personal information, limited exception
CG 21 47 | | nobody | Employment-related practices exclusion
CG 21 70 | | nobody | Cap on losses from certified acts of terrorism
CG 21 73 | | nobody | Exclusion of certified acts of terrorism
CG 21 76 | | nobody | Exclusion of punitive damages from terrorism
CG 22 64 | | nobody | Pesticide or herbicide applicator, limited pollution coverage
CG 22 92 | | nobody | Snow plow operations coverage
CG 22 93 | | nobody | Lawn care services, limited pollution coverage
CG 24 03 | | nobody | Waiver of charitable immunity
CG 24 14 | | nobody | Waiver of governmental immunity
CG 24 17 | | nobody | Contractual liability: railroads
CG 24 22 | | nobody | Amendment of coverage territory: worldwide
CG 24 54 | | nobody | Automatic insured status for new limited liability companies`,
  },
  {
    ...{ publisher, line: "OTHER", source: cglUses },
    forms: `
IL 00 03 | | nobody | Calculation of premium
IL 00 17 | | nobody | Common policy conditions
IL 00 21 | | nobody | Nuclear energy liability exclusion
IL 12 01 | | nobody | Policy changes`,
  },
];

/** General liability: exclusions and limitations. */
export const isoExclusions: readonly FormLines[] = [
  {
    ...{ publisher, line: "GENERAL_LIABILITY", source: cglUses },
    forms: `
CG 21 00 | takes | nobody | Exclusion: all hazards of designated premises
CG 21 01 | takes | nobody | Exclusion: athletic or sports participants
CG 21 04 | takes | nobody | Exclusion: products and completed operations
CG 21 09 | takes | nobody | Exclusion: unmanned aircraft
CG 21 10 | takes | nobody | Exclusion: unmanned aircraft, bodily injury and property damage
CG 21 11 | takes | nobody | Exclusion: unmanned aircraft, personal and advertising injury
CG 21 16 | takes | nobody | Exclusion: designated professional services
CG 21 31 | takes | nobody | Limited exclusion: operations under a wrap-up program
CG 21 32 | takes | nobody | Communicable disease exclusion
CG 21 33 | takes | nobody | Exclusion: designated products
CG 21 34 | takes | nobody | Exclusion: designated work
CG 21 35 | takes | nobody | Exclusion: medical payments
CG 21 36 | takes | nobody | Exclusion: new entities
CG 21 37 | takes | nobody | Exclusion: employees and volunteers as insureds
CG 21 38 | takes | nobody | Exclusion: personal and advertising injury
CG 21 39 | takes | nobody | Contractual liability limitation
CG 21 41 | takes | nobody | Exclusion: intercompany products suits
CG 21 42 | takes | nobody | Exclusion: explosion, collapse and underground, specified operations
CG 21 43 | takes | nobody | Exclusion: explosion, collapse and underground, with exceptions
CG 21 44 | takes | nobody | Limitation to designated premises or project
CG 21 45 | takes | nobody | Exclusion: damage to premises rented to the insured
CG 21 46 | takes | nobody | Abuse or molestation exclusion
CG 21 49 | takes | nobody | Total pollution exclusion
CG 21 50 | takes | nobody | Amendment of liquor liability exclusion
CG 21 51 | takes | nobody | Amendment of liquor liability exclusion, scheduled activities
CG 21 52 | takes | nobody | Exclusion: financial services
CG 21 53 | takes | nobody | Exclusion: designated ongoing operations
CG 21 54 | takes | nobody | Exclusion: operations under a wrap-up program
CG 21 55 | takes | nobody | Total pollution exclusion, hostile fire exception
CG 21 65 | takes | nobody | Total pollution exclusion, building heating exception
CG 21 66 | takes | nobody | Exclusion: volunteer workers as insureds
CG 21 67 | takes | nobody | Fungi or bacteria exclusion
CG 21 85 | takes | nobody | Exclusion: electronic data
CG 21 86 | takes | nobody | Exclusion: exterior insulation and finish systems
CG 21 96 | takes | nobody | Silica or silica-related dust exclusion
CG 22 24 | takes | nobody | Exclusion: inspection, appraisal and survey companies
CG 22 28 | takes | nobody | Limitation of coverage territory for designated operations
CG 22 33 | takes | nobody | Exclusion: testing or consulting errors and omissions
CG 22 34 | takes | nobody | Exclusion: construction management errors and omissions
CG 22 42 | takes | nobody | Exclusion: streets, roads, highways or bridges
CG 22 43 | takes | nobody | Exclusion: engineers, architects or surveyors professional liability
CG 22 79 | takes | nobody | Exclusion: contractors' professional liability
CG 22 80 | takes | nobody | Limited exclusion: contractors' professional liability
CG 22 88 | takes | nobody | Professional liability exclusion: computer and internet services
CG 22 94 | takes | nobody | Exclusion: work performed by subcontractors
CG 22 95 | takes | nobody | Exclusion: work performed by subcontractors, designated sites
CG 24 25 | takes | nobody | Limited fungi or bacteria coverage
CG 24 26 | takes | nobody | Amendment of insured contract definition
CG 24 50 | takes | nobody | Limited coverage for designated unmanned aircraft
CG 28 06 | takes | nobody | Limitation of coverage to insured premises
CG 40 03 | takes | nobody | Exclusion: athletic or sports participants, all contests
CG 40 04 | takes | nobody | Exclusion: earth movement
CG 40 05 | takes | nobody | Exclusion: earth movement, completed operations
CG 40 06 | takes | nobody | Earth movement exclusion for designated operations or projects
CG 40 07 | takes | nobody | Exclusion: wrap-up program, exception for additional insureds
CG 40 08 | takes | nobody | Limited exclusion: wrap-up program, exception for additional insureds
CG 40 10 | takes | nobody | Exclusion: cross suits liability
CG 40 11 | takes | nobody | Exclusion: hired auto liability
CG 40 14 | takes | nobody | Cannabis exclusion
CG 40 15 | takes | nobody | Cannabis exclusion, hemp exception
CG 40 27 | takes | nobody | Exclusion: exterior insulation and finish systems, drainable exception
CG 40 30 | takes | nobody | Exclusion: exterior insulation and finish systems, designated projects
CG 40 32 | takes | nobody | Exclusion: perfluoroalkyl and polyfluoroalkyl substances`,
  },
];

/** Autos, umbrellas and excess. */
export const isoAutoForms: readonly FormLines[] = [
  {
    ...{ publisher, line: "AUTO_LIABILITY", source: autoUses },
    forms: `
CA 20 48 | insured | either | Designated insured for covered autos
CA 04 44 | waiver | either | Waiver of transfer of rights of recovery
CA 04 49 | primary | blanket | Primary and noncontributory
CA 00 01 | | nobody | Business auto coverage form
CA 00 20 | | nobody | Motor carrier coverage form
CA 00 25 | | nobody | Auto dealers coverage form
CA 01 21 | | nobody | Limited Mexico coverage
CA 20 01 | | nobody | Lessor: additional insured and loss payee for leased autos
CA 20 54 | | nobody | Employee hired autos
CA 20 70 | | nobody | Coverage for certain operations in connection with railroads
CA 99 33 | | nobody | Employees as insureds
CA 99 48 | | nobody | Pollution liability, broadened coverage for covered autos
CA 03 01 | takes | nobody | Deductible liability coverage
CA 04 42 | takes | nobody | Exclusion: federal employees using autos in government business`,
  },
  {
    ...{ publisher: "FMCSA", line: "AUTO_LIABILITY", source: "https://www.fmcsa.dot.gov/registration/form-mcs-90" },
    forms: `
MCS-90 | | nobody | Motor carrier endorsement for public liability`,
  },
  {
    ...{ publisher, line: "UMBRELLA_POLICY", source: cglList },
    forms: `
CU 00 01 | | nobody | Commercial liability umbrella coverage form
CX 00 01 | | nobody | Commercial excess liability coverage form`,
  },
];
