import type { CoverageWord, NamedField, RuleSubject, StatusWord } from "@/lib/search/language/values";
import { french } from "@/lib/search/sentences/french-values";
import { lacking } from "@/lib/search/sentences/gates-values";
import { each, list } from "@/lib/search/sentences/lists-rules";
import { denied } from "@/lib/search/sentences/states-values";

/*
 * What people say in English and Spanish, with the French words from `french-values.ts`, in small letters without accents, apostrophes or hyphens; phrases are separated by "|". A word
 * outside of these lists makes a question not understood, so none has "not", "or", "only", "except", "but" or "was" as a separate phrase.
 */

/** How a question begins. They say nothing of which vendors are meant. */
export const openers = [
  ...list("which|which are|what|who|who are|whose|show|show me|show all|list|list all|find|find all|give me|tell me which|all|all the"),
  ...list("show me all|which of|what are|are there any|any|please show|please list|whos|whats|who all|get me|do we have|do we have any"),
  ...list("anyone|is anyone|has anyone|which ones|which ones are|is there anyone|did anyone|do i have|do i have any"),
  ...list("que|cuales|cuales son|quien|quienes|quienes son|muestra|muestrame|muestre|mostrar|lista|listar|dame|busca|buscar"),
  ...list("todos|todos los|todas las|a que|a cuales|a quien|a quienes|hay|cuyo|cuya|que proveedores hay"),
  ...french.openers,
];

/** Words before what is counted. */
export const counters = [...list("how many|how many of|cuantos|cuantas|cuantos de|cuantas de"), ...french.counters];

/** Who is meant when no trade is. */
export const people = [
  ...list(
    "vendor|vendors|sub contractor|sub contractors|subcontractor|subcontractors|sub|subs|contractor|contractors|company|companies|supplier|suppliers|firm|firms",
  ),
  ...list(
    "people|businesses|proveedor|proveedores|subcontratista|subcontratistas|contratista|contratistas|empresa|empresas|firmas|companias",
  ),
  ...french.people,
];

/** Words for what expires, which name no coverage. */
export const papers = [
  ...list(
    "policy|policies|coverage|coverages|insurance|certificate|certificates|poliza|polizas|cobertura|coberturas|seguro|seguros|certificado|certificados|coi|cois",
  ),
  ...french.papers,
];

/** Words that join parts and change nothing. */
export const joints = {
  /** Words after which another part begins. */
  breaks: [
    ...list("and|that|who|which|whose|,|y|e|que|quienes|cuyo|cuya|cuyos|cuyas"),
    ...list("and whose|and who|and that|and with|y que|y con"),
    ...french.breaks,
  ],
  /** What a vendor has or lacks: policies, or coverages. */
  having: [...list("has|have|with|tiene|tienen|tengan|con"), ...french.having],
  being: [...list("is|are|es|esta|estan|son"), ...french.being],
  /** Words within a part. */
  soft: [
    ...list("their|the|our|my|of|a|an|there|still|yet|currently|su|sus|el|la|los|las|de|del|nuestros|nuestras|mis|una|se|les"),
    ...french.soft,
  ],
};

export const with_ = [
  ...list("with|with a|that have|who have|has|have|having|carry|carries|carrying|con|con un|con una|tienen|tiene|que tienen|que tengan"),
  ...french.with,
];
/** Before two coverages that a vendor has at once. */
export const both = [...list("both|ambos|ambas|tanto"), ...french.both];

/** Words before an amount, and after its number. */
export const comparisons = [
  ...list("under|over|below|above|less than|more than|at least|at most|lower than|higher than|of at least|up to"),
  ...list("menos de|mas de|menor de|menor a|mayor de|mayor a|inferior a|superior a|por debajo de|por encima de|al menos"),
  ...french.comparisons,
];
export const amounts = [...list("million|millions|thousand|grand|m|k|mm|dollars|millon|millones|mil|dolares"), ...french.amounts];

export const without = [
  ...list("carry no|carries no|but no|but without|but have no|but has no|pero sin|pero no tienen|pero no tiene"),
  ...each([...list("without|with no|lacking|missing|have no|has no|having no|no"), ...lacking], list("|a|an|any")),
  ...french.without,
  ...list("sin|sin un|sin una|no tienen|no tiene|que no tienen|que no tengan|les falta|le falta|a los que les falta|carecen de"),
];

export const coverages: Readonly<Record<CoverageWord, readonly string[]>> = {
  gl: [
    ...list("general liability|gl|cgl|commercial general liability|general liability insurance|general liability coverage"),
    ...list("general liability policy|general liability policies|responsabilidad civil general|responsabilidad general|seguro general"),
    ...list(
      "responsabilidad civil|seguro de responsabilidad civil|seguro de responsabilidad civil general|poliza de responsabilidad civil general",
    ),
    ...french.coverages.gl,
  ],
  auto: [
    ...list("auto|auto liability|automobile liability|auto insurance|auto coverage|auto policy|auto policies|commercial auto"),
    ...list("seguro de auto|responsabilidad de auto|poliza de auto|seguro de automovil|polizas de auto"),
    ...french.coverages.auto,
  ],
  umbrella: [
    ...list("umbrella|umbrella liability|excess liability|umbrella coverage|umbrella policy|umbrella policies|umbrella insurance"),
    ...list("poliza paraguas|seguro paraguas|paraguas|cobertura paraguas|polizas paraguas"),
    ...french.coverages.umbrella,
  ],
  wc: [
    ...list("workers compensation|workers comp|wc|workmans comp|worker compensation|workers compensation insurance"),
    ...list(
      "workers comp insurance|workers compensation coverage|workers comp coverage|workers compensation policies|workers comp policies",
    ),
    ...list("compensacion laboral|compensacion para trabajadores|compensacion de trabajadores|compensacion al trabajador"),
    ...list("seguro de compensacion laboral|poliza de compensacion laboral|compensacion de los trabajadores"),
    ...french.coverages.wc,
  ],
  professional: [
    ...list("professional liability|errors and omissions|e and o|responsabilidad profesional"),
    ...french.coverages.professional,
  ],
  pollution: [...list("pollution liability|pollution|responsabilidad por contaminacion|contaminacion"), ...french.coverages.pollution],
  cyber: [...list("cyber liability|cyber|cyber insurance|responsabilidad cibernetica"), ...french.coverages.cyber],
  cargo: [...list("motor truck cargo|cargo|carga"), ...french.coverages.cargo],
  "builders-risk": [...list("builders risk|riesgo de construccion"), ...french.coverages["builders-risk"]],
  property: [...list("property insurance|property coverage|seguro de bienes"), ...french.coverages.property],
  crime: [...list("crime|crime insurance|fidelity"), ...french.coverages.crime],
};

export const statuses: Readonly<Record<StatusWord, readonly string[]>> = {
  compliant: [...list("compliant|in compliance|en regla|cumplen|cumple|en cumplimiento"), ...french.statuses.compliant],
  "expiring-soon": [
    ...list(
      "expiring soon|expire soon|expires soon|vencen pronto|vence pronto|about to expire|por vencer|proximos a vencer|a punto de vencer",
    ),
    ...french.statuses["expiring-soon"],
  ],
  expired: [],
  "non-compliant": [
    ...list("non compliant|noncompliant|out of compliance|fuera de regla|no cumplen|no cumple|incumplen"),
    ...each(denied, list("compliant|in compliance")),
    ...each(list("no esta|no estan"), list("en regla|en cumplimiento")),
    ...list("dont comply|doesnt comply|do not comply|does not comply"),
    ...french.statuses["non-compliant"],
  ],
  "under-review": [...list("under review|in review|en revision"), ...french.statuses["under-review"]],
  "no-documents": [],
};

/** "Expired", which is about a coverage or a day where one is named beside it. */
export const expired = [
  ...list(
    "expired|have expired|has expired|lapsed|has lapsed|have lapsed|vencio|vencieron|han vencido|ha vencido|caduco|caducaron|expiro|expiraron",
  ),
  ...list("vencido|vencida|vencidos|vencidas|caducado|caducada|caducados|caducadas"),
  ...french.expired,
];
export const expires = [
  ...list("expire|expires|expiring|will expire|due to expire|set to expire|vence|vencen|venceran|vencera|se vence|se vencen"),
  ...list("lapse|lapses|lapsing|will lapse|set to lapse"),
  ...list("caduca|caducan|caducaran|expira|expiran|expiraran|con vencimiento"),
  ...french.expires,
];

export const activity: Readonly<Record<"yes" | "no", readonly string[]>> = {
  yes: [...list("active|activo|activos|activa|activas"), ...french.active],
  no: [...list("inactive|inactivo|inactivos|inactiva|inactivas"), ...french.inactive],
};

export const fails = [
  ...list("fail|fails|failing|that fail|do not meet|does not meet|dont meet|do not meet the|fail the|failing the"),
  ...list("no cumplen con|no cumple con|incumplen|incumple|no cumplen con el|no cumplen con la|incumplen el|incumplen la|fallan en"),
  ...french.fails,
];
/** The same of a requirement's part alone: "missing general liability" is about the coverage. */
export const lacks = [
  ...each(
    [...list("missing|lacking|without|short on|short of|have no|has no|wrong|with the wrong|have the wrong|has the wrong"), ...lacking],
    list("|the|a|an"),
  ),
  ...list("sin|les falta|le falta|a los que les falta|con el mal"),
];
export const rules: readonly { subject: RuleSubject; phrases: readonly string[] }[] = [
  {
    subject: { coverage: "gl", part: "aggregate" },
    phrases: list("general aggregate|gl aggregate|agregado general|limite globale generale"),
  },
  { subject: { coverage: "gl", part: "occurrence" }, phrases: list("each occurrence|gl occurrence|cada siniestro|limite por siniestro") },
  { subject: { coverage: "gl", part: "products" }, phrases: list("products aggregate|products and completed operations") },
  { subject: { coverage: "auto", part: "csl" }, phrases: list("combined single limit|auto limit|limite unico combinado") },
  { subject: { coverage: "wc", part: "accident" }, phrases: list("each accident|el each accident|cada accidente") },
  { subject: { part: "additional-insured" }, phrases: list("additional insured|asegurado adicional|assure additionnel") },
  {
    subject: { part: "waiver" },
    phrases: list("waiver of subrogation|waiver|renuncia a la subrogacion|renuncia de subrogacion|renonciation a la subrogation"),
  },
  {
    subject: { part: "primary" },
    phrases: list("primary and noncontributory|primary and non contributory|primary|primaria y no contributiva"),
  },
  { subject: { part: "holder" }, phrases: list("certificate holder|titular del certificado|titulaire du certificat") },
  { subject: { part: "insured" }, phrases: list("named insured|asegurado nombrado") },
  { subject: { part: "rating" }, phrases: list("insurer rating|am best rating|calificacion de la aseguradora") },
  { subject: { part: "notice" }, phrases: list("cancellation notice|notice of cancellation|aviso de cancelacion") },
  { subject: { part: "per-project" }, phrases: list("per project aggregate|aggregate per project|agregado por proyecto") },
];
/** Words after a requirement's name. */
export const ruleNouns = list("requirement|requirements|rule|limit|requisito|requisitos|limite|exigence|exigences");

/** What a name follows, and what it names. "In" may be a project's place or a city. */
export const nameIntros: readonly { field: NamedField | "place"; phrases: readonly string[] }[] = [
  {
    field: "project",
    phrases: [
      ...list(
        "on|on the|on project|work at|works at|working at|works on the|working on the|on the project|at|at the|for project|for the project|in project|in the project|assigned to|work on|working on|works on",
      ),
      ...list(
        "en el proyecto|en la obra|del proyecto|de la obra|para el proyecto|asignados a|asignados al proyecto|trabajan en el proyecto|on job|on the job",
      ),
      ...french.project,
    ],
  },
  { field: "place", phrases: [...list("in|in the|en|en la|en el|from|trabajan en"), ...french.place] },
  {
    field: "insurer",
    phrases: [
      ...list("insured by|insured with|with insurer|whose insurer is|asegurados por|asegurados con|con la aseguradora|cuya aseguradora es"),
      ...french.insurer,
    ],
  },
  {
    field: "holder",
    phrases: [
      ...list(
        "with certificate holder|with holder|whose certificate holder is|naming the holder|con titular|con el titular|con titular del certificado",
      ),
      ...french.holder,
    ],
  },
  {
    field: "contact",
    phrases: [...list("with contact|whose contact is|con contacto|con el contacto|cuyo contacto es"), ...french.contact],
  },
];
/** Words after a project's name that are not part of it. */
export const projectNouns = [...list("project|job|site|jobsite|proyecto|obra"), ...french.projectNouns];
