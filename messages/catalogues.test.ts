import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formsOf } from "@/messages/forms";
import { languageCodes } from "@/messages/languages";
import type { Catalogue } from "@/messages/say";

const folder = path.dirname(new URL(import.meta.url).pathname);

async function catalogueOf(language: string): Promise<Catalogue> {
  const { screens } = (await import(`./${language}/screens.ts`)) as { screens: Catalogue };
  const { server } = (await import(`./${language}/server-texts.ts`)) as { server: Catalogue };
  return { ...screens, server };
}

/** Every text by its whole key. */
const flat = (catalogue: Catalogue, before = ""): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
const placesOf = (text: string) => [...new Set(text.match(/\{\w+(?:, \w+, \w+)?\}|<\/?\w+>/g))].sort();

for (const language of languageCodes.filter((code) => code !== "en")) {
  test(`the catalogue of ${language} has every text, with the same places for values`, async () => {
    const english = new Map(flat(await catalogueOf("en")));
    const translated = new Map(flat(await catalogueOf(language)));
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const wrong = [...english].flatMap(([key, message]) => {
      const forms = formsOf(message).map((text) => placesOf(text).join());
      // A singular may do without its number, and without what the English one does without.
      const wanted = new Set([...forms, forms.at(-1)?.replace(/\{count\},?/, "")]);
      const isRight = (text: string) => text.trim() !== "" && wanted.has(placesOf(text).join());
      return formsOf(translated.get(key) ?? "")
        .filter((text) => !isRight(text))
        .map((text) => `${key}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
}

test("each area of a language is in one of its parts", async () => {
  for (const language of languageCodes) {
    const files = readdirSync(path.join(folder, language, "server")).filter((file) => file.endsWith(".json"));
    const { server } = (await catalogueOf(language)) as { server: Catalogue };
    expect(Object.keys(server).length).toBe(files.length);
  }
});

type Text = { key: string; english: string; text: string };

/** The texts of a language beside the English ones, without what is put in, addresses and quoted words. */
async function textsBeside(language: string): Promise<Text[]> {
  const bare = (text: string) => text.replace(/https?:\/\/\S+|\{[^}]*\}|<\/?\w+>|[\w-]+\.(?:csv|json|md|pdf)|\w+\/(?=[:,\u00a0])/g, "…");
  const english = new Map(flat(await catalogueOf("en")));
  return flat(await catalogueOf(language)).flatMap(([key, message]) => {
    const said = formsOf(english.get(key) ?? "");
    return formsOf(message).map((text, at) => ({ key, text: bare(text), english: bare(said[at] ?? said[0] ?? "") }));
  });
}
const without = (text: string, quoted: RegExp) => text.replace(quoted, "…");
const saidOf = (texts: readonly Text[]) => texts.map(({ key, text }) => `${key}: ${text}`);

/** Words of requests and of the search, which understands English in every language. */
const isEnglishOnPurpose = (key: string) => /^search\.|^server\.search\.example|^documents\.expiresInvalid/.test(key);
const telltale =
  /(?<!\p{L})(the|and|with|your|this|from|expired|expires|missing|unreadable|vendors?|certificates|uploads?|coverage|holder|settings|dashboard|login|password|review|waiver|inbox|click|e-?mails?|symbol|GL|WC|KB|MB|GB|please)(?!\p{L})/iu;

test.each(["es", "fr"])("no English is left in the catalogue of %s", async (language) => {
  const sizes = language === "es" ? /\b[KMG]B\b/g : /$^/;
  const left = (await textsBeside(language)).filter(
    ({ key, text }) => !isEnglishOnPurpose(key) && telltale.test(without(text, /“[^”]*”|«[^»]*»/g).replace(sizes, "")),
  );
  expect(saidOf(left)).toEqual([]);
});

test("French has no-break spaces, its own apostrophe and its own quotation marks", async () => {
  const texts = (await textsBeside("fr")).filter(({ key }) => !/planWish|^server\.developers/.test(key) && !isEnglishOnPurpose(key));
  const wrong = texts.filter(({ text }) => /[^\u00a0\d/][;!?»%](?=\s|$)|[^\u00a0]:(?=\s|$)|«[^\u00a0]|['"“”]|\d,\d{3}\b(?!\.)/.test(text));
  expect(saidOf(wrong.filter(({ text }) => !text.includes("1,000,000")))).toEqual([]);
});

test("Spanish opens each question and exclamation, and quotes with “ ”", async () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const texts = (await textsBeside("es")).filter(({ key }) => !/planWish/.test(key));
  const wrong = texts.filter(
    ({ key, text }) =>
      ["?¿", "!¡"].some(([close = "", open = ""]) => count(text, close) !== count(text, open) && !key.endsWith("lettersMissing")) ||
      /["«»]/.test(text),
  );
  expect(saidOf(wrong)).toEqual([]);
});

/** Terms of docs/languages.md that have one word only: the English, the Spanish, the French. */
const terms: readonly [RegExp, RegExp, RegExp][] = [
  [/certificate of insurance/i, /certificado de seguro/i, /certificat d’assurance/i],
  [/certificate holder/i, /titular(es)?\b/i, /titulaire/i],
  [/additional insured/i, /asegurado adicional/i, /assurés? additionnels?/i],
  [/named insured/i, /asegurado nombrado/i, /assuré désigné/i],
  [/waiver of subrogation/i, /renuncia a la subrogación/i, /renonciation à la subrogation/i],
  [/primary and noncontributory/i, /primaria y no contributiva/i, /primaire et non contributive/i],
  [/general liability/i, /responsabilidad civil general/i, /responsabilité civile générale/i],
  [/workers compensation/i, /compensación laboral/i, /accidents du travail/i],
  [/\bumbrella\b/i, /paraguas/i, /complémentaire \(umbrella\)/i],
  [/each occurrence/i, /por ocurrencia/i, /par événement/i],
  [/general aggregate/i, /agregado general/i, /limite globale générale/i],
  [/description of operations/i, /descripción de operaciones/i, /description des opérations/i],
  [/deductible/i, /deducible/i, /franchise/i],
  [/notice of cancellation/i, /aviso de cancelación/i, /(pré)?avis de résiliation/i],
  [/reinstatement/i, /rehabilitaci/i, /remises? en vigueur/i],
  [/effective date/i, /fecha de vigencia/i, /date d’entrée en vigueur/i],
  [/expiration date/i, /fecha de vencimiento/i, /date d’expiration/i],
  [/requirement sets?\b/i, /conjuntos?\b/i, /ensembles?\b/i],
  [/\bexceptions?\b/i, /excepci(ón|ones)|exceptions/i, /exception/i],
  [/\bvendors?\b/i, /proveedor|vendors/i, /fournisseur|vendors/i],
];

test.each([
  [
    "es",
    1,
    /fuera de regla|\bañad|introduzca|\bsubir\b|súbalo|\bpulse|\bcabecera|\bimportes\b|\bumbrella|expediente|\bfichero|\bvosotros|renuncia de/i,
  ],
  [
    "fr",
    2,
    /e-mail|attestation|garantie|dérogation|parapluie|agrégat|jeu d’exigences|l’assistance|avis d’annulation|en cours d’examen|(?<!\p{L})exports?(?!\p{L})/iu,
  ],
] as const)("the terms of %s are those of the glossary", async (language, column, forbidden) => {
  const texts = (await textsBeside(language)).filter(({ key }) => !isEnglishOnPurpose(key));
  const wrong = texts.filter(
    ({ english, text }) => terms.some((term) => term[0].test(english) && !term[column].test(text)) || forbidden.test(text),
  );
  expect(saidOf(wrong)).toEqual([]);
});
