import type { TermTable } from "@/lib/compliance/terms/schema";

/*
 * The vocabulary of insurance, English and Spanish. To add a phrase: in its class, with a sentence that uses it in terms.test.ts. A phrase is what
 * anyone may write, never a whole sentence of one agency.
 */

export const coverageWords: TermTable = [
  {
    class: "coverage",
    means: "GENERAL_LIABILITY",
    phrases: `general liability, commercial general liability, general liab, gen liab, genl liab, comm gen liab, cgl, gl, premises operations,
      responsabilidad civil general, responsabilidad general, responsabilidad civil, rc general`,
  },
  {
    class: "coverage",
    means: "AUTO_LIABILITY",
    phrases: `auto(s), automobile(s), auto liability, automobile liability, auto liab, business auto, business auto liability, commercial auto, ca policy,
      al, bap, hired and non owned, hired and nonowned, hired and non owned auto(s), hired auto(s), non owned auto(s), any auto, owned auto(s), hnoa,
      automóvil(es), automovil(es), auto comercial`,
  },
  {
    class: "coverage",
    means: "UMBRELLA_POLICY",
    phrases: `umbrella, umbrella liability, umbrella excess, umbrella excess liability, excess, excess liability, umb, umbr, xs, excess umbrella, excess liab,
      umbrella liab, umb liab, lead umbrella, layer(s), 1st layer, 2nd layer, 3rd layer, first layer, second layer, third layer, paraguas, sombrilla, exceso`,
  },
  {
    class: "coverage",
    means: "WORKERS_COMPENSATION",
    phrases: `workers comp, workers compensation, workers compensation and employers liability, work comp, workmans comp, workmens comp,
      employers liability, employers liab, el, wc, wc and el, comp, stop gap, stop gap employers liability, usl and h, uslh, longshore,
      compensación de trabajadores, compensacion de trabajadores, compensación laboral, compensacion laboral, compensación al trabajador`,
  },
  {
    class: "coverage",
    means: "PROFESSIONAL_LIABILITY",
    phrases: `professional, professional liability, professional liab, prof liab, pl, e and o, errors and omissions, tech e and o, med mal,
      medical malpractice, medical professional, malpractice, responsabilidad profesional`,
  },
  {
    class: "coverage",
    means: "POLLUTION_LIABILITY",
    phrases:
      "pollution, pollution liability, contractors pollution, contractors pollution liability, cpl, environmental liability, pollution legal",
  },
  { class: "coverage", means: "CYBER_LIABILITY", phrases: "cyber, cyber liability, network security and privacy" },
  { class: "coverage", means: "MOTOR_TRUCK_CARGO", phrases: "cargo, motor truck cargo, mtc" },
  { class: "coverage", means: "BUILDERS_RISK", phrases: "builders risk, installation floater" },
  { class: "coverage", means: "CRIME", phrases: "crime, fidelity, employee dishonesty, employee theft, fidelity bond" },
  {
    class: "coverage",
    means: "OTHER_LINE",
    phrases: `comp coll, comp and coll, comp and collision, coll, comprehensive and collision, contractors equipment floater, equipment floater, floater, leased equipment, rented or leased equipment, borrowed equipment, hired auto physical damage, auto physical damage, assault and battery, a and b, animal liability, participant accident, accident medical, student accident, volunteer accident, foreign voluntary, foreign package, international, product liability abroad, cyber and tech, technology errors and omissions, miscellaneous professional, mpl, allied health, bailee, bailees customers, business income, business interruption, extra expense, loss of rents, rental value, rents, contents, stock, inventory, tenant improvements and betterments, improvements and betterments, building coverage, windstorm, wind, hail, wind hail, named storm, ordinance or law, utility services, sewer backup, sign coverage, plate glass, glass coverage, fine arts, jewelers block, edp, accounts receivable, valuable papers, money and securities, forgery, surety bond, bid bond, performance bond, payment bond, license bond, permit bond, fidelity bond, notary bond, dishonesty bond, janitorial bond, wrongful acts, public officials, law enforcement liability, educators legal, school leaders, volunteers coverage, security breach, ransomware, social engineering, funds transfer fraud, tenant legal, pollution buy back, storage tank, ust, site pollution, transportation pollution, pll, hot air balloon, charterers, stevedores, ship repairers, wharfingers, marina operators, terminal operators, vessel pollution, mel, maritime, yacht, builders risk floater, installation coverage, transit coverage, rolling stock, trip transit, contingent cargo, bobtail, non trucking, non trucking liability, occupational accident, garage keepers legal, dealers open lot, dealers physical damage, false pretense, towing and labor, rental reimbursement, inland marine, equipment floater, contractors equipment, riggers liability, riggers, rigging liability, leased or rented equipment, scheduled equipment, tools and equipment, tools floater, bailees, warehouse legal, warehouse legal liability, motor carrier, truckers, dram shop, product recall, fiduciary, kidnap, excess workers compensation, leased and rented equipment, leased rented equipment, rented equipment, property,
      commercial property, business personal property, bpp, bop, businessowners, garagekeepers, garagekeepers legal, garage keepers, garage liability, on hook,
      on hook towing, trailer interchange, railroad protective, railroad protective liability, rrp, rpl, ocp, owners and contractors protective,
      liquor, liquor liability, abuse, abuse and molestation, sexual abuse and molestation, epl, epli, employment practices, directors and officers, d and o,
      terrorism, terrorism coverage, tria, flood, earthquake, equipment breakdown, boiler and machinery, physical damage, comprehensive, collision,
      reefer breakdown, foreign liability, media liability, special event, event liability, drone liability, aviation liability, hangarkeepers, marine,
      protection and indemnity, p and i, hull, watercraft, host liquor, ocip, ccip, wrap, wrap up, transit, temp storage, temporary storage`,
  },
  {
    class: "coverage",
    means: "ALL",
    phrases: `all policies, all lines, all coverages, all coverage, all lines of coverage, each policy, each line, every policy, all of the above policies,
      all policies listed, all the policies, all listed policies, all policies above, all above policies, all of the policies, above policies,
      todas las pólizas, todas las polizas, todas las coberturas`,
  },
  {
    class: "line",
    phrases: `policy, policies, coverage(s), insurance, program, contract of insurance, cover, policy number(s), policy no, coverage part(s), liability, liab,
      póliza(s), poliza(s), cobertura(s), seguro(s)`,
  },
  {
    class: "limit",
    phrases: `occ, ea occ, each occ limit, per occ, occ agg, policy aggregate, annual aggregate, limit(s), limits of insurance, limits of liability, limit of liability, policy limit, each occurrence, per occurrence, occurrence, ea occurrence,
      each occ, aggregate(s), agg, general aggregate, gen agg, general agg, gl aggregate, gl agg, products aggregate, products completed operations aggregate,
      products and completed operations aggregate, prod comp op agg, products comp op agg, products comp ops aggregate, prod comp ops aggregate,
      each accident, ea accident, each employee, ea employee, disease, disease each employee, disease ea employee, combined single limit, csl, each claim, per claim,
      personal and advertising injury, personal and adv injury, medical expense, med exp, damage to rented premises, fire damage,
      any one loss, each loss, per item, any one jobsite, any one item, per vehicle, total, total limits, in total, dollars, usd,
      límite(s), limite(s), agregado, por ocurrencia, cada ocurrencia`,
  },
  {
    class: "hazard",
    phrases: `first dollar, from the first dollar, enhancement(s), enhancement endorsement, contractors enhancement, liability enhancement, outside limits, outside policy limits, outside of limits, outside of policy limits, in addition to limits, in addition to policy limits, all risk, all risks, open perils, direct physical loss, explosion, collapse, explosion and collapse, soft costs, permission to occupy, stated value, loss settlement, coinsurance waived, guaranteed replacement cost, walls in, all in, bare walls, inception, policy inception, vicarious liability, vicarious, occurrence form, occurrence basis, sold in the ordinary course of business, ordinary course of business, symbol 1, symbol one, hook liability, fire legal, fire legal liability, tenants legal liability, disposal sites, non owned disposal sites, non owned, nonowned, requirements, obligations, clause, paragraph, insuring agreement, jurisdiction, interest(s), right(s), status, protection, benefit(s),
      exposure(s), hazard(s), property of others, care custody and control, care custody or control, contents, personal property, real property, fleet, scheduled autos, leased autos, rented autos, mobile equipment, leased equipment, subcontracted work, work by subcontractors, independent contractors coverage, accident(s), injury, illness, incident, incidents, breach response, privacy, media, network security, third party, first party, legal liability, passenger liability, premises liability,
      personal liability, medical payments to others, good samaritan, incidental malpractice, limited pollution, voluntary property damage, lost key, per claim basis, statute, statutes, law, laws, by statute, jones act, maritime employers liability, federal, dept of labor, filings, filing, certificate filings, rate, rating basis, annual basis, continuous basis, three year term, statute of repose, tender accepted, tender has been accepted, accepted your tender, accepted the tender, alternate employer, alternate employer endorsement, voluntary compensation, other states insurance, direct primary, policy definition, policy definition of insured contract, as defined in the policy, as defined, coverage territory, policy territory, worldwide, am best, a m best, best rating, a rated,
      rated a, a minus, a plus, a xv, a vii, a x, xv, vii, viii, to do business, licensed to do business, authorized to do business, any one occurrence, unscheduled, replacement cost, special form, actual cash value, acv, agreed value, broadened coverage, ratings, on an occurrence basis, occurrence policy, broad form, broad form pd, broad form property damage, contractual,
      contractual liability, blanket contractual, blanket contractual liability, independent contractors, xcu, explosion collapse and underground, severability of interests, severability of interest, severability, separation of interests, contractors protective, faithful performance, products liability, completed value, medical payments, med pay, uninsured motorist, underinsured motorist, um, uim, pip, personal injury protection,
      separation of insureds, cross liability, cross suits, insured contract, hostile fire, building heating equipment, job site pollution, defense, defense costs, defence,
      outside the limit(s), in addition to the limit(s), premises, bodily injury, property damage, personal injury, bi, pd, products, jobsite, full prior acts, prior acts,
      extended reporting period, tail, erp, surplus lines, surplus lines carrier, surplus lines tax, surplus lines broker, sl broker, admitted, non admitted, statutory,
      per statute, statutory limits, tax, taxes, fees, paid, monopolistic, state fund, self insured group, usd, privity, premium(s), premium(s) received, premium(s) paid, paid in full, continuous,
      enrolled, enrollment, enrolled contractor, buy back, buyback, follow form endorsement, underlying, schedule of underlying,
      drive other car, mcs 90, any driver, owner controlled, owner controlled project(s), final acceptance, substantial completion, completion, completion of work, work is complete, work is completed, project completion, form(s), endorsement(s), endt(s), endts, endorsement no, blanket endorsement(s), page, wording, language, schedule, endoso(s), formulario(s), all employees, all drivers, employees leased, leased workers, new hires, peo, co employed`,
  },
];

export const grantWords: TermTable = [
  {
    class: "grant",
    means: "ADDITIONAL_INSURED",
    phrases: `additional insured(s), additionally insured, additional insd, addl insured(s), addl insd, addtl insured(s), add l insured(s), addnl insured, ai, ais, a i, addl ins,
      an insured under, is an insured, insured status, additional insured status, additional insured coverage, additional insured basis, ai status, ai coverage, as an insured, automatic ai, automatic additional insured, automatic status,
      asegurado(s) adicional(es), asegurada(s) adicional(es)`,
  },
  {
    class: "grant",
    means: "ONGOING",
    phrases: "ongoing, ongoing operations, ongoing ops, on going operations, on going, operaciones en curso",
  },
  {
    class: "grant",
    means: "COMPLETED",
    phrases: `completed operations, completed ops, products completed operations, products and completed operations, products completed ops, prod comp ops, prod comp op,
      products comp ops, comp ops, completed, completed ops coverage, products completed ops coverage, completed operations coverage, operaciones completadas, operaciones terminadas`,
  },
  {
    class: "grant",
    means: "PRIMARY",
    phrases: `pri noncon, pri non con, primary noncon, primary non con, pri and noncon, prim noncontrib, prim and noncontrib, pri non contrib, pri noncontrib, primary and noncon, primary and non contrib basis, primary and non contributory, primary and noncontributory, primary non contributory, primary noncontributory, primary non contrib, primary noncontrib, primary and non contrib,
      primary and noncontrib, pnc, p and nc, p nc, p n c, prim non contrib, primary and on a non contributory, noncontributory, non contributory, non contrib, noncontrib,
      primary and not contributory, primary without contribution, primary and without contribution, primary and will not contribute, primary and shall not contribute,
      primaria y no contributiva, primario y no contributivo, primaria no contributiva, no contributiva`,
  },
  {
    class: "grant",
    means: "PRIMARY_ALONE",
    phrases: "primary, primary basis, primary insurance, primary coverage, primary wording, primaria, primario",
  },
  {
    class: "grant",
    means: "WAIVER",
    phrases: `waiver(s) of subrogation, waiver(s) of subro, wos, waiver(s), subrogation waiver(s), waiver(s) of rights of subrogation, waiver(s) of our rights of subrogation,
      waiver(s) of rights of recovery, waiver(s) of transfer of rights of recovery, waiver(s) of transfer of rights, waiver(s) of our right to recover, waiver(s) of our rights,
      waiver(s) of right(s) to recover, subrogation is waived, subrogation waived, right(s) of subrogation waived, right(s) of subrogation are waived, rights of recovery are waived,
      right(s) of subrogation is waived, right(s) of recovery waived, waives subrogation, waiver of subrogation rights, waiver of our right, waiver of right of recovery, waivers of recovery, waiver of recovery, waives its right(s) of subrogation, waives all right(s) of subrogation, waives its right(s) of recovery,
      waives right(s) of recovery, waives right(s) of subrogation, renuncia, renuncias, renuncia de subrogación, renuncia de subrogacion, renuncia a la subrogación, renuncia a la subrogacion,
      renuncia de derechos de subrogación, dispensa de subrogación`,
  },
  {
    class: "grant",
    means: "PER_PROJECT",
    phrases: `per project, per proj, agg per proj, per project basis, per job, each project, per project aggregate, per proj agg, per proj aggregate, per project agg, per project general aggregate, per construction project,
      per project gen agg, designated construction project general aggregate, designated construction project(s), por proyecto`,
  },
  {
    class: "grant",
    means: "PER_LOCATION",
    phrases:
      "per location, per loc, per location aggregate, per location agg, per location basis, per location general aggregate, por ubicación",
  },
  {
    class: "grant",
    means: "NOTICE",
    phrases: `notice of cancellation, notice of cancelation, notice of intent to cancel, noc, cancellation notice, cancellation notices, aviso, notificación, notificacion, días de aviso, dias de aviso, días de aviso de cancelación, notice of cancellation or non renewal, notice of cancellation or nonrenewal,
      notice of cancellation and non renewal, notice of cancellation and nonrenewal, advance notice of cancellation, notice before cancellation, written notice of cancellation,
      written notice, prior notice, advance notice, prior written notice, advance written notice, days notice, day notice, day(s) notice of cancellation, day(s) written notice of cancellation, day(s) written notice, day(s) prior notice, day(s) prior written notice, day(s) advance notice, day(s) advance written notice, day noc, notice to third parties, notice to certificate holders,
      notice of cancellation to third parties, notice of cancellation to certificate holders, earlier notice of cancellation, notice, aviso de cancelación, aviso de cancelacion, notificación de cancelación`,
  },
  {
    class: "grant",
    means: "FOLLOWS",
    phrases: `sits directly above, sits directly over, sits excess of, directly over, directly above, on identical terms, on the same terms, true follow form, pure follow form, concurrent with, follow form, follows form, following form, follow form basis, follows form over, is follow form, ff, follows the form, follows the underlying, follows underlying, follows through, follow the underlying, follows the primary, drops down, drop down,
      sits over, sits above, sits on top of, extends over, applies over, goes over, lies over, forma seguida`,
  },
  {
    class: "grant",
    means: "INTEREST",
    phrases: `loss payee(s), lenders loss payee(s), lenders loss payable, loss payable, mortgagee, mortgage holder, lienholder, lessor, lessors, isaoa, isaoa atima, atima,
      its successors and or assigns, as their interests may appear, as its interests may appear, as their interest may appear, as interests may appear, additional interest, beneficiario`,
  },
];

export const partyWords: TermTable = [
  {
    class: "party",
    phrases: `compañía, compania, aseguradora, insd, insds, the insd, any party, each party, either party, party, certificate holder(s), cert holder(s), holder(s), insured(s), named insured(s), first named insured, the insured, owner(s), project owner, property owner(s), building owner(s), landlord(s), lessee(s),
      tenant(s), lender(s), lender bank, general contractor(s), gc, prime contractor(s), prime, vendors, vendor, political subdivision(s), state or political subdivision(s), governmental agencies, governmental agency, subdivisions, grantor of franchise, franchisor, licensor, franchise, co owner, co owner of insured premises, assignee, receiver, controlling interest, users, joint venture(s), joint venturer(s), jv, jvs,
      personnel, staff, people, trustee, executor, guarantor, surety, obligee, sponsor, sponsors, promoter, host, guests, invitees, licensees, designee(s), representatives, counsel, attorneys, administrators, administrator, commissioners, council, mayor, superintendent, inspectors, mortgage company, credit union, finance company, leasing company, management company, property management company, upper tier parties, upper tier contractor(s), higher tier contractor(s), higher tier, upper tier, lower tier, all other parties, other party, surveyors, surveyor, designers, upstream party, upstream parties, contractor(s), subcontractor(s), construction manager(s), cm, cm at risk, developer(s),
      architect(s), engineer(s), architect engineer, project manager, property manager(s), managing agent, manager(s), consultant(s), municipality, city, county, state, town, township, village, borough, parish, district, school district,
      department of transportation, dept of transportation, dot, authority, university, college, board of education, board of trustees, board of regents, regents, trustees, association, hoa, bank, church, diocese,
      agency, port authority, airport authority, housing authority, transit authority, utility owner(s), utilities, railroad, officer(s), director(s), elected official(s), official(s), public official(s), appointed official(s), agents, employees, volunteer(s),
      board(s), board of directors, board of supervisors, investor(s), equity investor(s), tax equity investor(s), mgr(s), property mgr(s), lessor(s), board member(s), members, partners, affiliate(s), affiliated companies, parent, parents, parent company, subsidiary, subsidiaries, successors, assigns, successors and assigns, successors and or assigns, representative(s), heirs, servants, consultants, boards, commissions, departments,
      others, other parties, others listed, others listed above, all parties, all others, any person(s) or organization(s), any person or organization, any entity, person(s), organization(s), entity, entities, company, firm, client, vendor,
      ins a, ins b, ins c, ins d, ins e, ins f, insurer a, insurer b, insurer c, insurer d, company a, company b, company c, carrier a, carrier b, carrier c, travelers, zurich, hartford, the hartford, liberty, liberty mutual, cna, chubb, nationwide, cincinnati, selective, emc, amtrust, state fund,
      aig, acuity, erie, westfield, auto owners, philadelphia, great american, hanover, markel, berkley, sentry, federated, grange, donegal, frankenmuth, pekin, secura, west bend, utica, penn national, nautilus, scottsdale, evanston, kinsale, james river, starr, axa, allianz, qbe, tokio marine, sompo, arch, berkshire hathaway, employers, icw, builders mutual, insurer(s), carrier(s), insurance company, insurance companies, producer, broker, agent, underwriter(s), fund, state insurance fund, adjuster, third parties, indemnitees, indemnified parties, proprietors, proprietor,
      sole proprietor, executive officers, corporate officers, owner operators, drivers, crew(s), worker(s), employee, leased employees, each of their, same people, same parties,
      titular, titular del certificado, asegurado(s), contratista(s), contratista general, propietario(s), dueño(s), municipio, ciudad, condado, subcontratista(s), empleados, funcionarios, directores, agentes, oficiales`,
  },
  {
    class: "paper",
    phrases: `certificate(s), claims history, claim history, loss history, loss runs, loss run, clean loss history, gracias, muchas gracias, disregard prior, disregard previous, disregard the prior, disregard the previous, discard old, discard prior, discard previous, discard the old, discard the prior, destroy prior, destroy previous, cancels and replaces, cancel and replace, voids and replaces, supersedes and replaces, replaces and supersedes, replaces and voids, supersedes all prior, replaces all prior, wrong holder, wrong address, wrong name, wrong suite, wrong zip, wrong project, wrong job, misspelled, misspelled name, incorrect address, incorrect holder, holder name changed, holder address changed, holders address changed, address changed, mailing address changed, suite changed, holder changed, holder name corrected, address corrected, se reemplaza, reemplaza, sustituye, copy of policy, copies of policy, copies of policies, copy of the policy, copies of the policies, policy copies, policy copy, copy of endorsement, copies of endorsements, endorsement copies, copy available, acord form(s), acord forms, acord 28, acord 27, acord 24, acord 855, acord 22, attached hereto, pls, pls call, should you need anything else, if you need anything else, for any questions, for questions or changes, for additional questions, our office, this office, this agency, our agency, our records, your records, for your records, for your file, for your files, your file, your files, file copy, kindly, regards, best regards, sincerely, cc, certificate(s) of insurance, certificate(s) of liability insurance, cert(s), coi, cois, acord 101, acord 25, acord, original, hard copy, copies, attachment, evidence of insurance, evidence of coverage, evidence, evidences, evidence of insurance only, proof of insurance only, evidence of coverage only, proof of coverage only, for information only, for information purposes, for informational purposes, for informational purposes only,
      for information purposes only, for reference, for reference only, issued as a matter of information only, matter of information only, information only, confers no rights upon, confers no rights, confers no rights upon the certificate holder, renewal certificate(s), current certificate, certificate number, should you have any questions, if you have any questions, if you have questions, let us know, please let us know, feel free to contact, do not hesitate to contact, contact our office, contact us, please call, please contact, please forward, please send, please note, please, thank you, thanks, questions, any questions, with any questions, call with questions, business,
      additional information, see reverse, page 1, page 2,
      proof of insurance, proof of coverage, document(s), email, mail, fax, e mail, letter, packet, remarks, additional remarks, certificado(s)`,
  },
];
