/*
 * What a company asks, and what must be answered. Today is November 28, 2026. Vendors are named by their first word; a reason in
 * brackets means "not understood".
 */

type Paper = {
  line: "GENERAL_LIABILITY" | "AUTO_LIABILITY" | "UMBRELLA_POLICY" | "WORKERS_COMPENSATION";
  expires: string | null;
  aggregate?: number;
};
export type AskedVendor = {
  name: string;
  address?: string;
  contactName?: string;
  isInactive?: true;
  holder?: string;
  papers: Paper[];
  on?: { project: string; trade: string };
};

export const askedOn = "2026-11-28";
export const askedProjects = [
  "Harbor Tower",
  "Mill Street School",
  "Dock 7 North",
  "Dock 9 South",
  "Springfield Library",
  "Castle in the Air",
  // Their names hold words that mean no project: "at all", "at night", "in the spring", "on the 3rd".
  ...["Town Hall", "Northgate Plaza", "Spring Creek Bridge", "3rd Street Garage", "Reinforcement Plant", "All Sites", "May 2027"],
];

const gl = (expires: string | null, aggregate = 2_000_000): Paper => ({ line: "GENERAL_LIABILITY", expires, aggregate });
const wc = (expires: string): Paper => ({ line: "WORKERS_COMPENSATION", expires });
const auto = (expires: string): Paper => ({ line: "AUTO_LIABILITY", expires });
const umbrella = (expires: string): Paper => ({ line: "UMBRELLA_POLICY", expires });
const at = (project: string, trade: string) => ({ project, trade });
const [tower, school, north, south] = askedProjects as [string, string, string, string];

/**
 * Harbor Tower requires general liability with $2,000,000 in aggregate, and workers' compensation. Northgate Plaza requires general
 * liability, and softly a notice of cancellation. Elsewhere, papers count.
 */
export const askedVendors: AskedVendor[] = [
  {
    ...{ name: "Amber Electric", address: "1 Example Street, Springfield, NY 10000", contactName: "Nora Field" },
    ...{ papers: [gl("2027-03-10"), wc("2027-09-01")], on: at(tower, "Electrical") },
  },
  { name: "Birch Electric", address: "22 Springfield Avenue, Dayton, OH 45400", papers: [gl("2027-03-25")], on: at(school, "Electrician") },
  {
    name: "Cedar Plumbing",
    address: "3 Example Street\nDayton OH 45400",
    papers: [gl("2027-06-30", 1_000_000), wc("2027-06-30")],
    on: at(tower, "Plumbing"),
  },
  {
    name: "Dover Roofing",
    address: "4 Example Street, Springfield, NY",
    papers: [gl("2026-10-15"), wc("2027-01-31")],
    on: at(tower, "Roofing"),
  },
  { name: "Elm Painting", address: "5 Example Street, Columbus, OH 43000", papers: [], on: at(school, "Painting") },
  { name: "Fir Concrete", papers: [gl("2026-12-15"), wc("2026-12-20")] },
  { name: "Gale Drywall", papers: [gl(null), wc("2027-05-05")], on: at(tower, "Drywall") },
  {
    ...{ name: "Heron Plumbing", address: "8 Example Street, Columbus, OH 43000", contactName: "Omar Stone" },
    ...{ papers: [gl("2027-12-31"), auto("2027-03-05")], on: at(school, "Plumber") },
  },
  { name: "Iris Signage", isInactive: true, papers: [gl("2027-04-10")], on: at(north, "Signage") },
  { name: "Juniper Electric", papers: [], on: at(tower, "Electrical") },
  { name: "Knoll Landscaping", papers: [gl("2026-11-20")] },
  { name: "Lark Masonry", papers: [gl("2027-02-28"), umbrella("2027-02-28")], on: at(south, "Masonry") },
  // Its umbrella is not required.
  { name: "Moss Glazing", papers: [gl("2027-08-15"), umbrella("2026-10-24")], on: at("Northgate Plaza", "Glazing") },
];

const withoutWc = "Birch Elm Heron Iris Juniper Knoll Lark Moss";
export const activeWithoutWc = "Birch Elm Heron Juniper Knoll Lark Moss";
const withoutGl = "Dover Elm Juniper Knoll";
export const notWorking = "Cedar Dover Elm Juniper Knoll";
export const towerStops = "Cedar Dover Juniper";
export const march = "Amber Birch Heron";

/** Question, answer. */
export const englishQuestions: [question: string, answer: string][] = [
  // The query language.
  ['project:"Harbor" result:fail rule:gl.aggregate expires<30d', ""],
  ['project:"Harbor" result:fail rule:gl.aggregate', "Cedar Dover Juniper"],
  ["rule:gl.aggregate result:fail", "Cedar Dover Juniper"],
  ["rule:gl.aggregate result:pass", "Amber"],
  ["rule:wc result:fail", "Juniper"],
  ["rule:gl.in-force result:fail", "Dover Juniper"],
  ["rule:gl.aggregate result:warning", ""],
  ["rule:gl.occurrence result:warning", ""],
  ["vendors on Castle in the Air without wc", ""],
  ["who may not work on castle in the air", ""],
  ["result:review", "Gale"],
  ["expires<30d", "Fir"],
  ["expires<=17d", "Fir"],
  ["expires<17d", ""],
  ["expires>300d", "Heron"],
  ["expires:2027-03", march],
  ["expires:2027-03-10", "Amber"],
  ["expires:2027-03-10..2027-03-25", "Amber Birch"],
  ["expires:2026-10", "Dover Moss"],
  ["expires<2027-03-01", "Dover Fir Lark"],
  ["expires>2027-09-01", "Heron"],
  ["expires>=2027-09-01", "Amber Heron"],
  ["coverage:gl expires:2027-03", "Amber Birch"],
  ["coverage:auto expires:2027-03", "Heron"],
  ["coverage:gl,auto expires:2027-03", march],
  ["status:expired", "Dover Knoll"],
  ["status:expiring-soon,expired", "Dover Fir Knoll"],
  ["status:no-documents project:school", "Elm"],
  ["status:under-review", "Gale"],
  ["status:non-compliant", "Cedar"],
  ["trade:electrical", "Amber Birch Juniper"],
  ["trade:plumbing,roofing", "Cedar Dover Heron"],
  ['trade:"Signage"', "Iris"],
  ["trade:welding", ""],
  ["work:stop", notWorking],
  ["work:warn", "Gale Iris Moss"],
  ['project:"Harbor Tower" work:clear', "Amber"],
  ['PROJECT:"harbor tower" pay:stop', towerStops],
  ["without:wc", withoutWc],
  ["missing:workers-comp active:yes", activeWithoutWc],
  ["without:wc coverage:gl", "Birch Heron Iris Lark Moss"],
  ["coverage:umbrella", "Lark"],
  ["expired:gl", "Dover Knoll"],
  ["documents:none", "Elm Juniper"],
  ["documents:none trade:painting", "Elm"],
  ['city:"Dayton"', "Birch Cedar"],
  ["city:springfield", "Amber Dover"],
  ["contact:nora", "Amber"],
  ["name:plumbing expires:2027-03", "Heron"],
  ['holder:"Nobody Known"', ""],
  ['insurer:"Invented Mutual" trade:masonry', "Lark"],
  ["active:no", "Iris"],
  // Plain English.
  ["which electricians expire in March", "Amber Birch"],
  ["Which electricians expire in March?", "Amber Birch"],
  ["electricians expiring in March 2027", "Amber Birch"],
  ["electrical contractors whose GL expires in March", "Amber Birch"],
  ["which electricians expire in March 2028", ""],
  ["vendors expiring in march", march],
  ["which vendors' policies expire in March", march],
  ["whose auto liability expires in March", "Heron"],
  ["vendors with general liability expiring in March", "Amber Birch"],
  ["who expires in the next 30 days", "Fir"],
  ["vendors expiring within 4 weeks", "Fir"],
  ["what expires next month", "Fir"],
  ["which vendors expire before March", "Dover Fir Lark"],
  ["who expires before March 1, 2027", "Dover Fir Lark"],
  ["which policies expire by February 28", "Dover Fir Lark"],
  ["which policies expire after September 2027", "Heron"],
  ["vendors that expire on June 30th", "Cedar"],
  ["vendors that expire in 2027", "Amber Birch Cedar Dover Gale Heron Lark Moss"],
  ["which vendors expire this year", "Dover Fir Knoll Moss"],
  ["who expired in October", "Dover Moss"],
  ["vendors whose general liability expired last month", "Dover"],
  ["vendors that expired this month", "Knoll"],
  ["vendors that expired in the last 60 days", "Dover Knoll Moss"],
  ["who expired in December", ""],
  ["who may not work on Harbor", towerStops],
  ["Who can't work on the Harbor Tower project?", towerStops],
  ["which vendors are not allowed to work", notWorking],
  ["who cannot work at Mill Street School", "Elm"],
  ["which electricians may not work on Harbor", "Juniper"],
  ["who may work on Harbor Tower", "Amber"],
  ["who may not be paid on Harbor", towerStops],
  ["which vendors can't be paid", notWorking],
  ["who may not work in Harbor", towerStops],
  ["vendors without workers compensation", activeWithoutWc],
  ["vendors without workers' compensation", activeWithoutWc],
  ["vendors with no workers comp", activeWithoutWc],
  ["show me all subcontractors that do not have workers comp", activeWithoutWc],
  ["active vendors without workers comp", activeWithoutWc],
  ["plumbers without workers comp", "Heron"],
  ["who has no general liability", withoutGl],
  ["vendors missing GL on Harbor", "Dover Juniper"],
  ["vendors with umbrella coverage", "Lark"],
  ["vendors with general liability and without workers compensation", "Birch Heron Lark Moss"],
  ["which vendors have no documents", "Elm Juniper"],
  ["painters with no documents", "Elm"],
  ["how many vendors are expired", "Dover Knoll"],
  ["expired vendors", "Dover Knoll"],
  ["expired roofers", "Dover"],
  ["vendors with expired general liability", "Dover Knoll"],
  ["whose GL has expired", "Dover Knoll"],
  ["compliant electricians", "Amber Birch"],
  ["which vendors are not compliant", "Cedar"],
  ["vendors under review on Harbor", "Gale"],
  ["who is expiring soon", "Fir"],
  ["inactive vendors", "Iris"],
  ["plumbers and electricians on Harbor", "Amber Cedar Juniper"],
  ["plumbers in Columbus", "Heron"],
  ["vendors in Dayton", "Birch Cedar"],
  ["which vendors fail the general aggregate limit on Harbor", "Cedar Dover Juniper"],
  ["signage contractors expiring in April", ""],
  ["vendors insured by Invented Mutual that expire in June", "Cedar"],
  ["vendors whose contact is Omar Stone", "Heron"],
  ["electricians without workers comp whose GL expires in March", "Birch"],
  ["vendors expiring in March without workers comp", "Birch Heron"],
  ["which vendors expire in May", "Gale"],
  ["vendors expiring in less than 17 days", ""],
  ["vendors expiring in less than 18 days", "Fir"],
  ["vendors expiring in less than 1 month", "Fir"],
  ["who does not meet notice of cancellation", "Moss"],
  ["which vendors do not meet the cancellation notice requirement", "Moss"],
  ["vendors with expired umbrella", "Moss"],
  ["expired:umbrella", "Moss"],
  ["vendors with expired policies", "Dover Knoll Moss"],
  ["vendors with an expired policy on Northgate", "Moss"],
  ["who may not work on Town Hall", ""],
  ["who may not work on the Spring Creek project", ""],
  ["vendors with gl but no wc", "Birch Heron Lark Moss"],
  ["who may work but cannot be paid", ""],
  ["how many electricians have no documents", "Juniper"],
  ["expired inactive vendors", ""],
  ["who may not work and cannot be paid", notWorking],
  ["sub-contractors without gl", withoutGl],
  ["who fails the gl limit", "Cedar Dover Juniper"],
  ["roofers whose insurer is Invented Mutual", "Dover"],
  ["vendors insured by Invented Mutual in Columbus", "Heron"],
  ["insurer:Invented name:Knoll", ""],
  ["vendors insured by Invented Mutual that expire in December", "Fir"],
];

export const spanishQuestions: [question: string, answer: string][] = [
  ["¿qué electricistas vencen en marzo?", "Amber Birch"],
  ["que electricistas vencen en marzo", "Amber Birch"],
  ["¿Cuáles electricistas vencen en marzo de 2027?", "Amber Birch"],
  ["contratistas eléctricos que vencen en marzo", "Amber Birch"],
  ["proveedores que vencen en marzo", march],
  ["proveedores cuyo seguro general vence en marzo", "Amber Birch"],
  ["¿qué pólizas vencen en los próximos 30 días?", "Fir"],
  ["¿quién vence dentro de 30 días?", "Fir"],
  ["proveedores que vencen el próximo mes", "Fir"],
  ["proveedores que vencen antes del 1 de marzo", "Dover Fir Lark"],
  ["proveedores que vencen después del 30 de septiembre de 2027", "Heron"],
  ["proveedores que vencen el 30 de junio", "Cedar"],
  ["¿quién venció en octubre?", "Dover Moss"],
  ["proveedores que vencieron este mes", "Knoll"],
  ["proveedores que vencieron el mes pasado", "Dover Moss"],
  ["proveedores vencidos", "Dover Knoll"],
  ["techadores vencidos", "Dover"],
  ["proveedores por vencer", "Fir"],
  ["¿quién no puede trabajar en Harbor?", towerStops],
  ["¿quiénes no pueden trabajar en el proyecto Harbor Tower?", towerStops],
  ["proveedores que no pueden trabajar", notWorking],
  ["¿quién puede trabajar en Harbor?", "Amber"],
  ["¿quién no puede cobrar?", notWorking],
  ["¿a quién no se puede pagar en Harbor?", towerStops],
  ["proveedores sin compensación laboral", activeWithoutWc],
  ["¿qué proveedores no tienen compensación laboral?", activeWithoutWc],
  ["plomeros sin compensación laboral", "Heron"],
  ["proveedores a los que les falta responsabilidad civil general", withoutGl],
  ["proveedores con póliza paraguas", "Lark"],
  ["proveedores sin documentos", "Elm Juniper"],
  ["¿qué proveedores no han enviado documentos?", "Elm Juniper"],
  ["pintores sin documentos", "Elm"],
  ["proveedores con seguro general vencido", "Dover Knoll"],
  ["proveedores en revisión", "Gale"],
  ["proveedores en regla en Harbor", "Amber"],
  ["proveedores fuera de regla", "Cedar"],
  ["electricistas y plomeros en Harbor", "Amber Cedar Juniper"],
  ["proveedores de plomería en Columbus", "Heron"],
  ["proveedores inactivos", "Iris"],
  ["proveedores activos sin seguro general", withoutGl],
  ["¿quiénes no cumplen con el agregado general en Harbor?", "Cedar Dover Juniper"],
  ["proveedores asegurados por Invented Mutual que vencen en junio", "Cedar"],
  ["¿quién no cumple con el aviso de cancelación?", "Moss"],
  ["proveedores con paraguas vencido", "Moss"],
  ["proveedores con pólizas vencidas", "Dover Knoll Moss"],
  ["proveedores con seguro general pero sin compensación laboral", "Birch Heron Lark Moss"],
  ["proveedores que vencen en menos de 17 días", ""],
  ["proveedores que vencen en mayo", "Gale"],
];
