import type { AskedVendor } from "@/lib/testing/questions";

/*
 * What coordinators, project managers, accountants and vendor managers type, with the right answers, written before the words that answer
 * them. Today is Monday, November 30, 2026. Vendors are named by their first word.
 */

const all = ["GENERAL_LIABILITY", "WORKERS_COMPENSATION"] as const;
const papers = (expires: string, more: readonly AskedVendor["papers"][number]["line"][] = [], aggregate = 2_000_000) =>
  [...all, ...more].map((line) => ({ line, expires, aggregate }));
const [castle, hospital] = ["Castle in the Air", "Silver Lining Hospital"];

export const officeAskedOn = "2026-11-30";
/** Castle in the Air requires general liability with $2,000,000 in aggregate, and workers' compensation. */
export const officeProjects = [castle, hospital, "Lakeside Library"];
export const officeVendors: AskedVendor[] = [
  { name: "Fable Masonry", papers: papers("2026-11-18", ["AUTO_LIABILITY"]), on: { project: castle, trade: "Masonry" } },
  { name: "Daydream Roofing", papers: papers("2026-12-05", ["AUTO_LIABILITY"]), on: { project: castle, trade: "Roofing" } },
  { name: "Once-Upon Excavation", papers: papers("2026-12-18", ["UMBRELLA_POLICY"]) },
  { name: "Storybook Landscaping", papers: papers("2026-12-29") },
  { name: "Pretend Electric Inc", papers: papers("2027-11-10", ["AUTO_LIABILITY"]), on: { project: hospital, trade: "Electrical" } },
  { name: "Mirage Demolition", papers: papers("2026-08-27"), on: { project: hospital, trade: "Demolition" } },
  { name: "Cloud Nine Fencing", papers: papers("2027-06-08", [], 1_000_000), on: { project: castle, trade: "Fencing" } },
  { name: "Neverland Tile & Stone", papers: papers("2027-06-18").slice(0, 1) },
  { name: "Invented Steel Works", papers: papers("2027-03-06", ["UMBRELLA_POLICY"]) },
  { name: "Castle-in-the-Air Carpentry", papers: papers("2027-07-28") },
  { name: "Rainbow's End Insulation", papers: papers("2027-05-19") },
  { name: "Moonbeam Surveying", papers: papers("2027-07-08"), on: { project: castle, trade: "Surveying" } },
  { name: "Legend Painting", papers: [], on: { project: hospital, trade: "Painting" } },
  { name: "Wonderland Drywall", papers: [], on: { project: castle, trade: "Drywall" } },
  { name: "Atlantis Glass (former)", papers: papers("2026-05-14"), isInactive: true },
  // Names that hold words of questions.
  ...["No Limits Excavation", "May Electric", "All Clear Glass", "March Brothers Roofing", "Who's On First Fencing"].map((name) => ({
    name,
    papers: [],
  })),
];

const empty = "All Legend March May No Who's Wonderland";
const expired = "Fable Mirage";
const soon = "Daydream Once-Upon Storybook";
const stopped = `All Cloud Fable Legend March May Mirage No Who's Wonderland`;
const castleStops = "Cloud Fable Wonderland";
const castleClear = "Daydream Moonbeam";
const hospitalStops = "Legend Mirage";
const noWc = "All Fable Legend March May Mirage Neverland No Who's Wonderland";
const noUmbrella =
  "All Castle-in-the-Air Cloud Daydream Fable Legend March May Mirage Moonbeam Neverland No Pretend Rainbow's Storybook Who's Wonderland";
const noAuto =
  "All Castle-in-the-Air Cloud Fable Invented Legend March May Mirage Moonbeam Neverland No Once-Upon Rainbow's Storybook Who's Wonderland";
const unassigned = "All Castle-in-the-Air Invented March May Neverland No Once-Upon Rainbow's Storybook Who's";
const onCastle = "Cloud Daydream Fable Moonbeam Wonderland";

const notExpired =
  "All Castle-in-the-Air Cloud Daydream Invented Legend March May Moonbeam Neverland No Once-Upon Pretend Rainbow's Storybook Who's Wonderland";

/** Answer, questions. */
const answered: readonly [answer: string, questions: readonly string[]][] = [
  [
    soon,
    [
      "whos expiring next month",
      "expiring within 30 days",
      "expires by 12/31",
      "quien vence el proximo mes",
      "qui expire le mois prochain",
    ],
  ],
  [soon, ["quien vence en diciembre", "qui expire en décembre", "show me whos expiring soon"]],
  [expired, ["who's expired", "how many vendors are expired", "proveedores vencidos", "fournisseurs expirés", "gl expired"]],
  ["Daydream", ["anyone expiring this week?", "expiring in the next 2 weeks", "¿quién vence esta semana?", "qui expire cette semaine"]],
  ["Daydream", ["quien vence antes del 15 de diciembre", "qui expire avant le 15 décembre", "any roofers expiring soon?"]],
  ["Daydream", ["techadores que vencen pronto", "couvreurs qui expirent bientot"]],
  [
    "",
    [
      "vendors expiring next week",
      "who expires tomorrow",
      "who expired last month",
      "plumbing subs expiring this year",
      "vendors w/ umbrella on Lakeside",
    ],
  ],
  ["Fable", ["who expired this month", "cuantos proveedores vencieron este mes", "combien de fournisseurs ont expiré ce mois-ci"]],
  ["Fable", ["which subs on Castle in the Air are expired"]],
  ["Once-Upon", ["expiring dec 18"]],
  ["Invented", ["expiring in q1", "who expires in q1 2027"]],
  ["Castle-in-the-Air Moonbeam Pretend", ["who expires after june"]],
  ["Rainbow's", ["who expires in may"]],
  [
    empty,
    ["vendors w/ no docs", "who hasnt sent anything", "who still hasn't sent us a cert", "no cert on file", "active vendors without docs"],
  ],
  [
    empty,
    [
      "proveedores sin papeles",
      "quien no ha mandado nada",
      "qui n'a rien envoyé",
      "fournisseurs sans documents",
      "anyone missing paperwork",
    ],
  ],
  [empty, ["who doesn't have a COI on file", "which vendors didnt send a certificate"]],
  [noWc, ["who has no workers comp", "which vendors dont carry workers comp", "quienes no tienen compensación laboral", "subs w/o wc"]],
  [noUmbrella, ["who doesnt have an umbrella", "quien no tiene paraguas"]],
  [noAuto, ["subs w/o auto", "qui na pas dassurance auto", "qui n'a pas d'assurance auto"]],
  ["All Fable Legend March May Mirage No Who's Wonderland", ["qui n'a pas de responsabilité civile", "who doesnt have gl"]],
  ["", ["which ones are under review", "proveedores en revision"]],
  ["Cloud", ["whos not compliant", "show me noncompliant vendors", "los que no cumplen", "sous-traitants non conformes"]],
  [stopped, ["who can't be on site", "who shouldnt be working", "who's blocked from the site", "quien no puede estar en la obra"]],
  [stopped, ["qui ne peut pas etre sur le chantier", "who cant i pay", "who should not get paid", "vendors on payment hold"]],
  [stopped, ["a quién no le puedo pagar", "which vendors cant get paid"]],
  [castleStops, ["who can't work on Castle in the Air", "who cant work on castle in the air", "payment holds on Castle in the Air"]],
  [
    castleClear,
    ["who can i pay on Castle in the Air", "whos allowed on site at Castle in the Air", "a quien puedo pagar en Castle in the Air"],
  ],
  [castleClear, ["qui puis-je payer sur Castle in the Air", "who can be on site on Castle in the Air"]],
  [hospitalStops, ["who cant we pay on Silver Lining", "qui ne peut pas être payé sur Silver Lining"]],
  ["Pretend", ["who can work on Silver Lining Hospital", "electricistas en Silver Lining", "électriciens sur Silver Lining"]],
  [onCastle, ["whos on castle in the air", "subs on Castle in the Air"]],
  ["Wonderland", ["drywallers on Castle in the Air"]],
  ["Legend", ["painters who cant work"]],
  ["Cloud Fable Wonderland", ["whos short on the general aggregate"]],
  ["Atlantis", ["inactive vendors", "is atlantis glass covered", "proveedores inactivos", "fournisseurs inactifs"]],
  // What is not so, what is to be renewed, and what was waived.
  [notExpired, ["which vendors are not expired", "who hasn't expired", "proveedores no vencidos", "fournisseurs non expirés"]],
  ["Cloud", ["which subs aren't compliant", "who isnt in compliance", "los que no están en regla", "qui n'est pas conforme"]],
  ["Daydream Fable Mirage Once-Upon Storybook", ["who needs to renew", "who has to renew their insurance", "quién tiene que renovar"]],
  ["Daydream Fable Mirage Once-Upon Storybook", ["qui doit renouveler"]],
  [soon, ["who needs to renew next month"]],
  ["Mirage", ["wc expired before november", "gl expired before 10/31", "wc vencida antes de noviembre"]],
  ["Fable", ["who expired after October"]],
  [stopped, ["stop work", "vendors on stop work", "who's on stop payment", "con el pago detenido"]],
  [castleStops, ["stop work on Castle in the Air"]],
  [empty, ["nobody sent anything", "no one has sent us a cert", "nadie ha enviado nada", "personne n'a rien envoyé"]],
  ["", ["who waived", "who is waived", "vendors with wc waived", "proveedores con un requisito dispensado", "qui a une exigence levée"]],
  ["", ["who is not enrolled", "who isn't enrolled in the wrap-up", "quién no está inscrito", "qui n'est pas inscrit"]],
  // What holds today, and what is on no project.
  [castleClear, ["who can work on Castle in the Air today", "quién puede trabajar en Castle in the Air hoy"]],
  [castleClear, ["qui peut travailler sur Castle in the Air aujourd'hui", "who can i pay on Castle in the Air right now"]],
  [
    stopped,
    [
      "who cant work today",
      "who may not work at the moment",
      "who can't be paid today",
      "qui ne peut pas être payé aujourd'hui",
      "quién no puede trabajar hoy",
    ],
  ],
  [hospitalStops, ["who cant be on site on Silver Lining today", "payment holds on Silver Lining today"]],
  ["Cloud", ["whos not compliant today"]],
  [
    castleStops,
    ["who is not allowed on Castle in the Air", "subs not allowed on castle in the air", "who isn't allowed at Castle in the Air"],
  ],
  [castleStops, ["quién no puede estar en Castle in the Air", "qui n'est pas autorisé sur Castle in the Air"]],
  [hospitalStops, ["whos not allowed on Silver Lining today", "qui ne peut pas être sur Silver Lining"]],
  [
    castleClear,
    ["who is allowed on Castle in the Air", "quién puede entrar en Castle in the Air", "qui est autorisé sur Castle in the Air"],
  ],
  [
    unassigned,
    ["who is not on any project", "vendors on no project", "vendors not on any project", "whos not on a project", "subs without a project"],
  ],
  [unassigned, ["who isn't assigned to any project", "vendors with no project", "quién no está en ningún proyecto"]],
  [unassigned, ["proveedores sin proyecto", "qui n'est sur aucun projet", "fournisseurs sans projet"]],
  ["Once-Upon Storybook", ["vendors not on any project expiring next month", "who is not on any project and expires next month"]],
  // Two coverages at once, other words for a date, and dates in numbers.
  ["Daydream Pretend", ["who has both gl and auto", "who has gl and auto", "vendors with general liability and auto coverage"]],
  ["Daydream Pretend", ["who carries both auto and gl", "proveedores con responsabilidad civil y auto"]],
  ["Daydream Pretend", ["fournisseurs avec à la fois la responsabilité civile et une assurance automobile"]],
  ["Invented Once-Upon", ["who has both gl and an umbrella", "quien tiene responsabilidad civil y paraguas"]],
  [
    "Daydream",
    ["who has gl, wc and auto on Castle in the Air", "whose gl lapses this week", "whose insurance will lapse before december 10"],
  ],
  [noWc, ["who carries no wc"]],
  [expired, ["whose gl has lapsed", "vendors whose gl has lapsed"]],
  ["Once-Upon", ["whose wc lapses on 12/18/2026"]],
  ["", ["who expires on 12/12/2026", "who's enrolled", "quién está inscrito", "qui est inscrit", "who is enrolled in the wrap-up"]],
  // One vendor by its name.
  [
    "Fable",
    ["is fable masonry covered", "ok to pay fable masonry?", "esta cubierto fable masonry", "est-ce que fable masonry est couvert"],
  ],
  ["Fable", ["status fable masonry", "what's the status on Fable Masonry", "estado de fable masonry", "statut de fable masonry"]],
  ["Daydream", ["when does daydream expire", "can daydream work on castle in the air", "can we cut a check to daydream roofing"]],
  ["Daydream", ["cuando vence daydream roofing", "quand expire daydream roofing", "when's daydream roofing's insurance up"]],
  ["Rainbow's", ["when does rainbows end expire", "is rainbow's end insulation still covered?"]],
  ["Storybook", ["when's storybook's insurance up", "does storybook have gl"]],
  ["Castle-in-the-Air", ["what's missing for castle in the air carpentry", "is castle in the air carpentry ok"]],
  ["Moonbeam", ["does moonbeam have wc", "is it ok to pay moonbeam surveying on Castle in the Air", "que le falta a moonbeam surveying"]],
  [
    "Pretend",
    ["is pretend electric ok", "can i pay pretend electric on Silver Lining Hospital", "can pretend electric be on Silver Lining"],
  ],
  ["Pretend", ["puede trabajar pretend electric en Silver Lining Hospital"]],
  ["Mirage", ["did mirage demolition send anything", "do i have to hold mirage demolitions payment"]],
  ["Cloud", ["is cloud nine expiring soon", "is cloud nine fencing covered for wc", "is cloud nine insured for gl now"]],
  ["Wonderland", ["is wonderland drywall allowed on site"]],
  ["Legend", ["peut-on payer legend painting"]],
  ["No", ["is no limits excavation covered"]],
  ["May", ["when does may electric expire"]],
  ["All", ["is all clear glass expired"]],
  ["March", ["can march brothers roofing be paid"]],
  ["Who's", ["is who's on first fencing covered"]],
];
export const officeQuestions = answered.flatMap(([answer, questions]) => questions.map((question) => [question, answer] as const));

/** What no words can answer for sure. */
export const officeRefusals = [
  ...["which vendors need a new cert", "who do i need to chase", "nobody has expired right", "whos not cleared for Castle in the Air"],
  ...["can i let fable masonry on site tomorrow", "who can start monday", "anyone on Castle in the Air expiring before the job ends"],
  ...["is everyone on castle in the air compliant", "who was on lakeside library", "whos missing a w9"],
  ...["how much is cloud nine's aggregate", "who was paid last month", "who is not on two projects", "who was not on any project"],
  ...["who is not on any project in Columbus", "vendors with no project on Castle in the Air", "who is enrolled and expired"],
  ...["who has gl or auto", "who doesnt have both gl and auto", "vendors without gl and auto", "who has gl and auto expired"],
  ...["who has both gl and auto waived", "vendors with both gl", "vendors with gl, auto", "who is not on Castle in the Air"],
  ...["who has gl and wc under review", "who is not allowed on Mondays", "who is not allowed", "who hasn't sent anything today"],
  ...["who was enrolled", "who enrolled today", "who is enrolled or excluded", "who should be enrolled", "who lapses"],
  ...["everyone except roofers", "new vendors this month", "which agent handles daydream", "best vendors", "is fabel masonry covered"],
  ...["vendors expiring in march or april", "expired or expiring soon", "who expires before christmas", "vendors named cloud"],
  ...["who needs to renew wc", "gl not expired", "vendors with gl not expired", "who isn't expiring soon", "who waived it"],
  ...["wc expired before May", "vendors without wc waived", "who is not enrolled with gl"],
  ...["vendors on hold", "who never had gl", "vendors whose policies are about to expire", "who should i pay first"],
];

/** Questions that are refused, with the reason and the questions that are suggested. */
export const officeAdvice: readonly (readonly [reason: string, choices: readonly string[], questions: readonly string[]])[] = [
  [
    "severalDays",
    ["expires:2026-12-05 active:yes", "expires:2026-05-12 active:yes"],
    ["who expires on 12/05/2026", "quién vence el 12/05/2026", "qui expire le 12/05/2026"],
  ],
  ["severalDays", ["expires:2027-03-04 active:yes", "expires:2027-04-03 active:yes"], ["who expires 3/4"]],
  ["todayOnly", [], ["who can be paid this week", "who can work tomorrow", "who cant be on site next week", "who may be paid in december"]],
  ["todayOnly", [], ["quién puede trabajar esta semana", "qui peut être payé cette semaine", "which vendors are compliant next month"]],
  ["noDate", [], ["whose gl lapses", "who expires"]],
  ["dayOfWhat", [], ["electricians on Castle in the Air today", "quién no está inscrito hoy", "who is not on any project this week"]],
  [
    "limitAmount",
    ["rule:gl.limit result:fail,warning active:yes"],
    ["gl under 1 million", "who has gl under 2 million", "gl below $1,000,000", "responsabilidad civil menor de 1 millón"],
  ],
  ["limitAmount", ["rule:gl.limit result:fail,warning active:yes"], ["responsabilité civile de moins de 1 million"]],
  ["limitAmount", ["rule:umbrella.limit result:fail,warning active:yes"], ["vendors with umbrella over 5m"]],
  ["limitAmount", [], ["vendors under 500k"]],
];
