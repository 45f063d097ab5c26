import type { Filter } from "@/lib/search/language/schema";
import { plainWords } from "@/lib/search/sentences/trades-rules";

/*
 * Questions about one vendor by its name: "is Fable Masonry covered", "when does Fable Masonry expire". The answer shows the vendor with its
 * status and the days of its policies, so none of these words has to be judged.
 */

type About = "status" | "work" | "pay";

/** A name between the words of a question. */
const name = "(?<name>\\S(?:.{0,158}?\\S)?)";
const coverages =
  "(?:'s?|’s?)?(?: (?:gl|general liability|auto|umbrella|wc|workers'? comp(?:ensation)?|policies|policy|coverage|insurance|cois?|certificates?))?";
const good = "(?:covered|insured|compliant|in compliance|current|up to date|expired|in good standing)";

const forms: readonly (readonly [About, string])[] = [
  ["status", `(?:is|are) ${name} (?:still )?${good}(?: today| now| right now)?`],
  [
    "status",
    `(?:when|on what date|what day) (?:does|do|will|did|is|are) ${name}${coverages} (?:expire|expires|expired|expiring|run out|renew|up for renewal|due)`,
  ],
  ["status", `(?:what is|what's|whats|show me|show) (?:the )?status (?:of|for) ${name}`],
  [
    "work",
    `(?:can|may|is) ${name} (?:work|be on site|work on site|allowed on site|allowed to work)(?: today| now)?(?: (?:on|at)(?: the)? (?<project>\\S.{0,158}))?`,
  ],
  ["pay", `(?:can|may|should) (?:i|we) pay ${name}`],
  ["pay", `(?:can|may) ${name} (?:be|get) paid`],
  ["status", `(?:está|esta) ${name} (?:cubierto|cubierta|asegurado|asegurada|vigente|en regla|vencido|vencida|al día|al dia)`],
  ["status", `(?:cuándo|cuando) (?:se )?vencen? (?:(?:el seguro|la póliza|la poliza|las pólizas|las polizas|la cobertura) de )?${name}`],
  ["work", `puede trabajar ${name}`],
  ["work", `puede ${name} trabajar`],
  ["pay", `(?:puedo|podemos|se puede) pagar a ${name}`],
  [
    "status",
    `(?:est-ce que )?${name} est(?:-il|-elle)? (?:couvert|couverte|assuré|assurée|assure|conforme|à jour|a jour|expiré|expirée|en règle|en regle)`,
  ],
  ["status", `quand (?:expirent|expire) (?:(?:l['’]assurance|la police|les polices|la couverture) (?:de |d['’]))?${name}`],
  ["pay", `(?:peut-on|puis-je|pouvons-nous) payer ${name}`],
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
