import { describe, expect, it } from "vitest";
import { coverageKinds, interests, judgedLimits } from "@/lib/compliance/coverages/values";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { requirementSet } from "@/lib/compliance/requirements/schema";
import { rungs } from "@/lib/compliance/requirements/values";
import { keyed, render, renderPart, type Sentence, templateOf } from "@/lib/compliance/requirements/words-rules";
import { type SentenceKey, setMessages, type Term } from "@/lib/compliance/requirements/words-values";
import { renderFix } from "@/lib/compliance/verdicts/fixes-rules";
import {
  answerNames,
  coverageNames,
  effectNames,
  gateNames,
  limitNames,
  resultNames,
  ruleTypeMeanings,
  ruleTypeNames,
  rungNames,
} from "@/lib/compliance/verdicts/labels-values";
import { inWords } from "@/lib/compliance/verdicts/records-dto";
import { endorsementEffects } from "@/lib/extraction/schema";
import { inLanguage } from "@/lib/infra/server-texts";
import terms from "@/messages/en/server/terms.json" with { type: "json" };
import sentences from "@/messages/en/server/verdicts.json" with { type: "json" };
import verdicts from "@/messages/en/verdicts.json" with { type: "json" };
import { languageCodes } from "@/messages/languages";
import { say, sayAll } from "@/messages/say";

const requests = Object.keys(verdicts).filter((key) => key.startsWith("request_"));
const keys = [...Object.keys(sentences), ...requests] as SentenceKey[];
const autos = ["any", "any-or-all", "hired-and-non-owned"] as const satisfies Term[];

/** The terms that may be in each place. */
const termsOf: Record<string, readonly Term[]> = {
  coverage: [...coverageKinds, "OTHER_COVERAGE"],
  limit: judgedLimits,
  effect: endorsementEffects.filter((effect) => effect !== "EXCLUSION"),
  rung: rungs,
  proof: rungs,
  autos,
  interest: interests,
};

/** A sentence with every term in its places, one after the other. */
function variantsOf(key: SentenceKey): Sentence[] {
  const places = [...inLanguage("en", () => templateOf(key)).matchAll(/\{(\w+)(?:, (\w+)(?:, \w+)?)?\}/g)];
  const sampleOf = (kind: string | undefined) => (kind === "number" ? 1_000_000 : kind === "date" ? "2027-03-04" : "Example Inc.");
  const values = Object.fromEntries(places.filter(([, name = ""]) => !(name in termsOf)).map(([, name, kind]) => [name, sampleOf(kind)]));
  const named = places.flatMap(([, name = ""]) => (name in termsOf ? [name] : []));
  const most = Math.max(1, ...named.map((name) => termsOf[name]?.length ?? 0));
  return Array.from({ length: most }, (_, at) => {
    const chosen = named.map((name) => [name, termsOf[name]?.[at % (termsOf[name]?.length ?? 1)]]);
    return keyed(key, values, Object.fromEntries(chosen) as Record<string, Term>);
  });
}

const spoken = (language: string, sentence: Sentence) => inLanguage(language, () => render(sentence));

describe.each(languageCodes)("in %s", (language) => {
  it.each(keys)("%s is whole with every term", (key) => {
    for (const sentence of variantsOf(key)) {
      const text = spoken(language, sentence);
      expect(text).not.toMatch(/[{}]|undefined|\.\.|\s{2}|\s[.,]/);
      expect(text).toMatch(/^(?:\p{Lu}|\p{Sc}|\d|Example Inc\.)/u);
      const part = inLanguage(language, () => renderPart(sentence));
      expect(part).not.toMatch(/\.$/);
    }
  });

  it("every name, message and meaning is there", () => {
    const all = [
      sayAll(resultNames),
      sayAll(ruleTypeNames),
      sayAll(ruleTypeMeanings),
      sayAll(coverageNames),
      sayAll(limitNames),
      sayAll(rungNames),
      sayAll(effectNames),
      sayAll(gateNames),
      sayAll(answerNames),
    ];
    const texts = inLanguage(language, () => [...all, sayAll(setMessages)].flatMap((names) => Object.values<string>(names)));
    for (const text of texts) expect(text).toMatch(/^\p{L}.*\S$/u);
    expect(texts.length).toBeGreaterThan(90);
  });

  it("a doubtful result is something to check, not a file that could not be read", () => {
    expect(inLanguage(language, () => say(resultNames.unreadable))).toBe({ en: "To check", es: "Por revisar", fr: "À vérifier" }[language]);
  });

  it("every ready set has a name, and is read", () => {
    for (const set of Object.values(readySets)) inLanguage(language, () => expect(requirementSet.parse({ ...set }).name).toBe(set.name));
  });
});

it("uses every term in some sentence", () => {
  expect(Object.keys(terms).toSorted()).toEqual([...new Set(Object.values(termsOf).flat())].toSorted());
});

describe("grammar", () => {
  const termIn = (language: string, term: Term) => spoken(language, keyed("limit_missing", { required: 1 }, { limit: term })).toLowerCase();

  it("has one gender for all coverages and one for all limits, which the articles in the sentences need", () => {
    for (const term of termsOf.coverage ?? []) {
      expect(termIn("es", term)).toMatch(/^(?:responsabilidad|póliza|compensación|cobertura) /);
      expect(termIn("fr", term)).toMatch(/^(?:responsabilité|couverture) /);
    }
    for (const term of termsOf.limit ?? []) {
      expect(termIn("es", term)).toMatch(/^(?:límite|deducible) /);
      expect(termIn("fr", term)).toMatch(/^(?:limite|franchise) /);
    }
  });

  it("has no French effect before which “de” would lose its vowel", () => {
    for (const effect of termsOf.effect ?? []) expect(termIn("fr", effect)).toMatch(/^[bcdfgjklmnpqrstvwxz]/);
  });
});

describe("a sentence in the reader's language", () => {
  const expired = keyed("coverage_expired", { expires: "2027-03-04" }, { coverage: "GENERAL_LIABILITY" });
  const short = keyed("limit_short", { found: 1_000_000, required: 2_000_000 }, { limit: "generalAggregate" });
  /** Plain spaces in place of those that do not break. */
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

  it("writes dates and amounts as the reader does", () => {
    expect(spoken("en", expired)).toBe("General liability expired on Mar 4, 2027.");
    expect(spoken("es", expired)).toBe("Responsabilidad civil general: venció el 4 mar 2027.");
    expect(plain(spoken("fr", expired))).toBe("Responsabilité civile générale : expiration le 4 mars 2027.");
    expect(spoken("en", short)).toBe("General aggregate is $1,000,000; $2,000,000 is required.");
    expect(plain(spoken("es", short))).toBe("Límite agregado general: $1,000,000; mínimo exigido: $2,000,000.");
    expect(plain(spoken("fr", short))).toBe("Limite globale générale : 1 000 000 $ US ; minimum exigé : 2 000 000 $ US.");
  });

  it("keeps the first letter of a file's name, and ends once after a name with a period", () => {
    expect(spoken("es", keyed("record_unread", { file: "acord.pdf" }))).toBe("acord.pdf no se pudo leer.");
    expect(spoken("fr", keyed("holder_met", { name: "Acme Inc." }))).toBe("Le titulaire du certificat est Acme Inc.");
  });

  it("joins fixes", () => {
    const raise = keyed("fix_raise", { to: 4_000_000 }, { limit: "generalAggregate" });
    const fix = { all: [keyed("fix_form", { form: "CG 20 37" })], oneOf: [keyed("fix_raise_umbrella", { by: 1_000_000 }), raise] };
    expect(plain(inLanguage("es", () => renderFix(fix)))).toBe(
      "Aumente la póliza paraguas en $1,000,000, o aumente el límite agregado general a $4,000,000; y envíe el endoso CG 20 37.",
    );
    expect(plain(inLanguage("fr", () => renderFix(fix)))).toBe(
      "Augmentez la complémentaire (umbrella) de 1 000 000 $ US, ou portez la limite globale générale à 4 000 000 $ US ; et envoyez l’avenant CG 20 37.",
    );
  });

  it("says a stored doubt again in it", () => {
    const doubt = keyed("document_in_doubt", { file: "acord.pdf", doubt: { code: "server.doubts.coveragesUnclear" } });
    expect(inLanguage("es", () => inWords(doubt))).toBe("acord.pdf: Las coberturas no se pudieron leer con certeza.");
  });
});
