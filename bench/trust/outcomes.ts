import { basename } from "node:path";
import { noticesOf, papersOf } from "@/lib/compliance/coverages/rules";
import type { Holder } from "@/lib/compliance/papers/proofs-schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood, isOpen } from "@/lib/compliance/verdicts/order-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { summariseReading } from "@/lib/documents/rules";
import type { ReaderPool } from "@/lib/extraction/commands";
import type { Extraction } from "@/lib/extraction/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inWords } from "@/lib/infra/sentences-rules";

/** The result for a file. `wrongly`: requirements that pass although the drawn values do not meet them. */
export type Outcome = {
  class: string;
  file: string;
  status: ComplianceStatus | "not read";
  isGreenWrong: boolean;
  questions: readonly string[];
  wrongly: readonly string[];
};

/** `date` null: a day on which the file's own policies are in force. */
type Asked = Pick<Outcome, "class" | "isGreenWrong"> & { set: SetVersion; date: string | null; holders: readonly Holder[] };

/** A ready set, in no language. */
const readySet = (id: "dates-only" | "default"): SetVersion => ({
  requirements: readySets[id].requirements,
  gates: readySets[id].gates,
  ...{ name: id, id, version: 1 },
});
export const readyDatesOnly = readySet("dates-only");
const readyDefault = readySet("default");

/** A day on which every policy has begun, as far as their dates were read. */
function dayWithin({ certificates }: Extraction): string {
  const begins = certificates.flatMap(({ policies }) => policies.flatMap(({ effectiveDate }) => effectiveDate ?? [])).sort();
  return addDays(begins.at(-1) ?? "2026-07-01", 1);
}

/** Reads and judges a file like a new upload for the vendor that it names as the insured. */
export async function judgeReading(pool: Pick<ReaderPool, "read">, path: string, asked: Asked): Promise<Outcome> {
  const about = { class: asked.class, file: basename(path), isGreenWrong: asked.isGreenWrong, wrongly: [] };
  try {
    const reading = await pool.read(path);
    const outcome = outcomeOf(reading, asked);
    if (!asked.isGreenWrong || isGood(outcome.status)) return { ...about, ...outcome };
    // A failure for another reason may hide that the reason that matters was missed.
    const named = reading.certificates.find(({ certificateHolder }) => certificateHolder)?.certificateHolder;
    return {
      ...about,
      ...outcomeOf(reading, { ...asked, set: readyDefault, holders: [{ name: named?.split(", ")[0] ?? "", address: null }] }),
    };
  } catch (error) {
    return { ...about, status: "not read", questions: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The verdict on a reading, and every question for a person. */
export function outcomeOf(reading: Extraction, { set, date, holders }: Omit<Asked, "class" | "isGreenWrong">) {
  const { reviewReasons } = summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null });
  const day = date ?? dayWithin(reading);
  // The upload is on the day of the verdict, but never before the certificate date.
  const [added = day] = [day, ...reading.certificates.flatMap(({ certificateDate }) => certificateDate ?? [])].sort().toReversed();
  const file = {
    ...{ id: "file", fileName: reading.file, addedAt: `${added}T10:00:00Z`, isOther: false, typedExpiration: null },
    ...{ acceptedInsured: [], holderAnswer: null, doubts: [], questions: reviewReasons },
  };
  const named = reading.certificates.find(({ insured }) => insured.name)?.insured.name;
  const verdict = judge({
    ...{ documents: papersOf(file, reading), notices: noticesOf(file, reading), set, date: day, holders },
    vendor: { name: named ?? "Nobody", acceptedNames: [] },
    ...{ exceptions: [], decisions: [], ratings: [], contract: null },
  });
  const open = verdict.lines.filter(({ result, requirement }) => isOpen(result) && requirement.severity === "hard");
  const questions = [...reviewReasons.map(inWords), ...open.map(({ reason }) => render(reason))];
  return { status: verdict.status, questions: isGood(verdict.status) ? questions : [...new Set([...questions, render(verdict.reason)])] };
}
