import type { KindDto } from "@/lib/compliance/kinds/schema";
import type { kindSources } from "@/lib/compliance/kinds/values";
import { compareWithVendor, type NamedVendor } from "@/lib/compliance/names/match-rules";
import { plain } from "@/lib/compliance/names/words-rules";
import { paperTitles, takenBack } from "@/lib/compliance/terms/papers-values";
import type { Extraction, ReadPaper } from "@/lib/extraction/schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** What of a kind says which papers are of it, and when they expire. */
export type KindRules = Pick<KindDto, "id" | "name" | "expires" | "months" | "starter" | "titleWords"> & { isInUse: boolean };

/** What persons said of a file: its kind (null: they did not), and the values that they typed. */
export type FiledPaper = {
  kindId: string | null;
  source: (typeof kindSources)[number] | null;
  issuedOn: string | null;
  expiresOn: string | null;
};

/** A file as a paper of a kind: what is asked about it, and its days. `expiresOn`: not what was typed. */
export type Filing = {
  kind: KindRules;
  source: (typeof kindSources)[number];
  questions: Sentence[];
  expiresOn: string | null;
};

const phrasesOf = ({ starter, titleWords }: KindRules): string[] => [
  ...(starter ? (paperTitles[starter] ?? []) : []),
  ...titleWords.map(plain).map((words) => words.trim()),
];

/**
 * The kind in use whose words come first in the title of a file; undefined: none has words there. A word of another kind may follow in the
 * text, so the first words win.
 */
export function kindByTitle(kinds: readonly KindRules[], { certificates, paper }: Pick<Extraction, "certificates" | "paper">) {
  const inUse = kinds.filter(({ isInUse }) => isInUse);
  if (certificates.some(({ formType }) => formType === "W9")) return inUse.find(({ starter }) => starter === "w9");
  const title = plain(paper?.titles.join(" ") ?? "");
  const placeOf = (kind: KindRules) => {
    const places = phrasesOf(kind).flatMap((phrase) =>
      phrase !== "" && title.includes(` ${phrase} `) ? title.indexOf(` ${phrase} `) : [],
    );
    return places.length > 0 ? Math.min(...places) : Number.POSITIVE_INFINITY;
  };
  const found = inUse.map((kind) => ({ kind, place: placeOf(kind) })).filter(({ place }) => place < Number.POSITIVE_INFINITY);
  const [first, second] = found.toSorted((one, other) => one.place - other.place);
  return first && first.place !== second?.place ? first.kind : undefined;
}

const wordsIn = (text: string) => text.split(" ").filter((word) => /[a-z]/.test(word)).length;

/**
 * Whether the first lines say no more than that the file is of the kind: a line is its title, not a sentence about one, and no word takes it
 * back. A sentence that names a license is no license.
 */
function isPlainTitle(kind: KindRules, { certificates, paper }: Pick<Extraction, "certificates" | "paper">): boolean {
  const lines = (paper?.titles ?? []).map(plain);
  const isTitle = (line: string) => phrasesOf(kind).some((phrase) => line.includes(` ${phrase} `) && 2 * wordsIn(phrase) >= wordsIn(line));
  return (certificates.some(({ formType }) => formType === "W9") || lines.some(isTitle)) && !lines.some((line) => takenBack.test(line));
}

/** Whether a line at the top is the vendor's name, or has it after a label. A paper of another firm, or a blank form, has not. */
function isNamed({ paper }: Pick<Extraction, "paper">, vendor: NamedVendor): boolean {
  const names = [vendor.name, ...vendor.acceptedNames].map(plain);
  return (paper?.titles ?? []).some((line) => {
    const parts = [line, line.slice(line.indexOf(":") + 1)];
    return names.some((name) => plain(line).includes(name)) || parts.some((part) => compareWithVendor(part, vendor) === "equal");
  });
}

/** An ISO date so many months later; a day that the month does not have is its last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether a file holds insurance that can be tied to a policy, or a notice about one. */
const holdsInsurance = ({ certificates }: Pick<Extraction, "certificates">) =>
  certificates.some(
    ({ policies, notices }) =>
      notices.length > 0 ||
      policies.some(({ policyNumber, limits }) => policyNumber !== null || Object.values(limits).some((limit) => limit !== null)),
  );

/** When a paper expires by its kind, where no one typed a date; null: never, or not known. */
function expirationOf({ expires, months }: KindRules, issuedOn: string | null, read: ReadPaper | undefined): string | null {
  if (expires === "months") return issuedOn === null ? null : addMonths(issuedOn, months ?? 0);
  return expires === "date" ? (read?.expiresOn ?? null) : null;
}

/** `vendor` null: the file is nobody's yet. */
type Whose = { kinds: readonly KindRules[]; vendor: NamedVendor | null };

/**
 * As what paper of a kind a file is filed: as a person said, else by its title, else by the slot that it was dropped on. null: as none. A
 * file that is on hand proves nothing: one that has no plain title, or does not name the vendor at its top, is asked about.
 */
export function filePaper(row: FiledPaper, reading: Extraction, { kinds, vendor }: Whose): Filing | null {
  const byPerson = row.source === "person";
  const named = kinds.find(({ id }) => id === row.kindId);
  if (byPerson) return named ? { kind: named, source: "person", ...standingOf(row, reading, named, []) } : null;
  const titled = kindByTitle(kinds, reading);
  const isInsurance = holdsInsurance(reading);
  const bySlot = row.source === "slot" && named;
  if (titled && !isInsurance) {
    const source = bySlot && titled.id === named.id ? "slot" : "title";
    return { kind: titled, source, ...standingOf(row, reading, titled, doubtsOf(titled, reading, vendor)) };
  }
  if (!bySlot) return null;
  const question = isInsurance
    ? coded("documents.paperIsInsurance", { kind: named.name })
    : coded("documents.paperUnsure", { kind: named.name });
  return { kind: named, source: "slot", ...standingOf(row, reading, named, [question]) };
}

function doubtsOf(kind: KindRules, reading: Extraction, vendor: NamedVendor | null): Sentence[] {
  if (!isPlainTitle(kind, reading)) return [coded("documents.paperUnsure", { kind: kind.name })];
  return vendor && isNamed(reading, vendor) ? [] : [coded("documents.paperNotNamed", { kind: kind.name })];
}

function standingOf(row: FiledPaper, { paper }: Extraction, kind: KindRules, asked: readonly Sentence[]) {
  const issuedOn = row.issuedOn ?? paper?.issuedOn ?? null;
  const derived = expirationOf(kind, issuedOn, paper);
  const expiresOn = (kind.expires === "date" ? row.expiresOn : null) ?? derived;
  const questions = [...asked];
  if (paper?.stamp) questions.push(coded("documents.paperStamped", { stamp: paper.stamp }));
  if (kind.expires === "date" && expiresOn === null) questions.push(coded("documents.paperNoExpiration"));
  if (kind.expires === "months" && issuedOn === null) questions.push(coded("documents.paperNoIssueDate"));
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) questions.push(coded("documents.paperDatesCross"));
  // A typed date replaces the one that was read.
  return { questions, expiresOn: kind.expires === "date" && row.expiresOn !== null ? null : derived };
}
