import type { Filter } from "@/lib/search/language/schema";
import { plainWords } from "@/lib/search/sentences/trades-rules";

/*
 * Questions about one vendor by its name: "is Fable Masonry covered", "when does Fable Masonry expire". The answer shows the vendor with its
 * status and the days of its policies, so none of these words has to be judged.
 */

type About = "status" | "work" | "pay";

/** A name between the words of a question, and a project after it. */
const name = "(?<name>\\S(?:.{0,158}?\\S)?)";
const onProject = "(?: (?:on|at|en|sur|on the|at the|en el|en la|sur le) (?<project>\\S.{0,158}))?";
const coverages =
  "(?:'s?|’s?)?(?: (?:gl|general liability|auto|umbrella|wc|workers'? comp(?:ensation)?|policies|policy|coverage|insurance|cois?|certs?|certificates?))?";
const papers =
  "(?:anything|docs?|documents?|paperwork|insurance|coverage|(?:a |an |any |their )?(?:gl|general liability|auto|umbrella|wc|workers'? comp(?:ensation)?|policy|policies|cois?|certs?|certificates?))";
const good =
  "(?:covered|insured|compliant|non-?compliant|in compliance|current|up to date|expired|expiring(?: soon)?|about to expire|in good standing|good(?: to go)?|ok|okay|all set|under review)";
const forCoverage =
  "(?: (?:for|on|under|by|with) (?:gl|general liability|auto|umbrella|wc|workers'? comp(?:ensation)?)(?: insurance| coverage)?)?";
const forEs =
  "(?: (?:por|con|en|para) (?:la )?(?:responsabilidad civil(?: general)?|compensación laboral|compensacion laboral|auto|wc|gl))?";
const forFr =
  "(?: (?:pour|par|en) (?:la |les |l['’])?(?:responsabilité civile(?: générale)?|responsabilite civile|accidents du travail|automobile|auto|wc|gl))?";
const now = "(?: today| now| right now| yet)?";
const goodEs = "(?:cubierto|cubierta|asegurado|asegurada|vigente|en regla|vencido|vencida|al día|al dia)";
const goodFr = "(?:couvert|couverte|assuré|assurée|assure|assuree|conforme|à jour|a jour|expiré|expirée|en règle|en regle)";

const forms: readonly (readonly [About, string])[] = [
  ["status", `(?:is|are) ${name} (?:still |currently |all )?${good}${forCoverage}${now}`],
  [
    "status",
    `(?:when(?:'s|’s|s| is| are| does| do| did| will)?|on what date (?:does|do)|what day (?:does|do)) ${name}${coverages} (?:expires?|expired|expiring|run out|renew|up(?: for renewal)?|due|lapse)`,
  ],
  ["status", `(?:(?:what is|what's|whats|show me|show|check) )?(?:the )?status (?:(?:of|for|on) )?${name}`],
  ["status", `(?:what is|what's|whats) (?:missing|wrong|outstanding) (?:for|from|with|on) ${name}`],
  ["status", `(?:what does|what is|what's) ${name} (?:still )?(?:missing|need|lack)`],
  [
    "status",
    `(?:does|do|did|has|have) ${name} (?:still )?(?:have|has|carry|got|send|sent|submit|submitted|provide) (?:us )?${papers}(?: on file)?${now}`,
  ],
  [
    "work",
    `(?:can|may|is|should) ${name} (?:be )?(?:work|be on site|work on site|allowed on site|allowed to work|cleared to work)${now}${onProject}`,
  ],
  ["work", `(?:can|may) ${name} be (?:on|at) (?:the )?(?<project>\\S.{0,158})`],
  ["pay", `(?:can|may|should) (?:i|we) (?:pay|cut (?:a )?check (?:to|for)|release payment to|send payment to) ${name}`],
  ["pay", `(?:is it |are we |am i )?(?:ok|okay|fine|safe|allowed|clear) to pay ${name}`],
  [
    "pay",
    `(?:do|should|must) (?:i|we) (?:have to |need to )?(?:hold|stop|withhold) (?:payments? (?:to|for|of|from) )?${name}(?:'s?|’s?)?(?: payments?)?`,
  ],
  ["pay", `(?:can|may) ${name} (?:be|get) paid`],
  ["status", `(?:está|esta|sigue) ${name} ${goodEs}${forEs}`],
  ["status", `(?:está|esta|sigue) ${goodEs} ${name}`],
  ["status", `(?:cuándo|cuando) (?:se )?vencen? (?:(?:el seguro|la póliza|la poliza|las pólizas|las polizas|la cobertura) de )?${name}`],
  ["status", `(?:(?:cuál es|cual es) )?(?:el )?(?:estado|estatus) de ${name}`],
  ["status", `(?:qué|que) le falta a ${name}`],
  ["work", `puede (?:trabajar|entrar) ${name}`],
  ["work", `puede ${name} (?:trabajar|entrar|estar en la obra)${onProject}`],
  ["pay", `(?:le |se le )?(?:puedo|podemos|se puede|puede) pagar(?:le)? a ${name}`],
  ["status", `(?:est-ce que |est ce que )?${name} est(?:-il|-elle)? ${goodFr}${forFr}`],
  [
    "status",
    `(?:quand|quand est-ce que) (?:expirent|expire) (?:(?:l['’]assurance|la police|les polices|la couverture) (?:de |d['’]))?${name}`,
  ],
  ["status", `(?:quel est )?(?:le )?statut de ${name}`],
  ["work", `(?:est-ce que |est ce que )${name} peut (?:travailler|être sur le chantier|etre sur le chantier)${onProject}`],
  ["pay", `(?:peut-on|peut on|on peut|puis-je|je peux|pouvons-nous|est-ce qu['’]on peut) payer ${name}`],
];

const readers: (readonly [About, RegExp])[] = [];
for (const [about, form] of forms) readers.push([about, new RegExp(`^[¿\\s]*(?:${form})[\\s?.!]*$`, "iu")]);

/** `project`: where the gate is asked for; null: none is named, or it is a part of `name`. */
export type VendorAsked = { about: About; name: string; project: string | null };

/** Whose status, dates or gate a text asks for, by the words that may be its name; null: it is no such question. */
export function vendorAsked(text: string): VendorAsked | null {
  for (const [about, reader] of readers) {
    const { groups } = reader.exec(text) ?? {};
    const found = groups?.name?.replace(/^["“«]\s*|\s*["”»]$/gu, "");
    if (found && plainWords(found) !== "") return { about, name: found, project: groups?.project?.replace(/[\s?.!]+$/, "") ?? null };
  }
  return null;
}

/** The conditions of the answer. A gate is shown whatever it says. */
export const vendorFilters = ({ about }: { about: About }, vendor: string): Filter[] => [
  { field: "name", text: vendor },
  ...(about === "status" ? [] : [{ field: about, values: ["clear", "warn", "stop"] } as Filter]),
];
