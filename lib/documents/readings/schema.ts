import { z } from "zod";
import { readCertificate, readPolicy } from "@/lib/extraction/schema";
import { markAnswers } from "@/lib/extraction/values";
import { said, storedSentence } from "@/lib/infra/sentences-schema";

/*
 * What changes from one reading of a file to the next: what a person states, and what is kept of that when the file is read again.
 */

const insurer = readCertificate.shape.insurers.element;

/** A value of a certificate: text, ISO date, whole dollars, yes or no, checked words; null: not stated on the form. */
export const readValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type ReadValue = z.infer<typeof readValue>;

export const listedItem = z.discriminatedUnion("list", [
  z.object({ list: z.literal("policies"), item: readPolicy }),
  z.object({ list: z.literal("insurers"), item: insurer }),
]);
export type ListedItem = z.infer<typeof listedItem>;

/** One step between two readings, in the order of their making. `pointer` is into the certificate, `name` is for people. */
const changesWith = <T extends typeof storedSentence | typeof said>(text: T) => {
  const place = { certificate: z.number().int().min(0), name: text };
  const shown = z.union([readValue, text]);
  return z.discriminatedUnion("kind", [
    /** A value is stated. The same value as before: it is confirmed. */
    z.object({ kind: z.literal("value"), ...place, pointer: z.string(), from: readValue, wasUnreadable: z.boolean(), to: readValue }),
    /** A coverage or an insurer that was not seen, at the end of its list. `certificate` may be the next one that is not there yet. */
    z.object({ kind: z.literal("add"), ...place, what: listedItem }),
    /** A limit for which the form has no line of its own, in whole dollars, after those of its coverage. */
    z.object({ kind: z.literal("limit"), ...place, policy: z.number().int().min(0), label: z.string(), to: z.number() }),
    /** One that is not on the form. */
    z.object({ kind: z.literal("remove"), ...place, position: z.number().int().min(0), what: listedItem }),
    /** What a person says of a mark, `mark` by its place in the certificate. `revision`: of the reading in which it was said. */
    z.object({
      ...{ kind: z.literal("mark"), ...place, mark: z.number().int().min(0), answer: z.enum(markAnswers) },
      revision: z.number().int().positive(),
    }),
    /** The file now reads differently than when a person corrected `earlier`: neither counts until someone looks. */
    z.object({ kind: z.literal("differs"), ...place, pointer: z.string(), earlier: shown, now: shown }),
    /** The statements of the reading before it, with this revision, no longer count: the one before those is in force again. */
    z.object({ kind: z.literal("undo"), ...place, revision: z.number().int().positive() }),
  ]);
};

export const readingChange = changesWith(storedSentence);
export type ReadingChange = z.infer<typeof readingChange>;
/** The same in the words of whoever reads it. */
export const saidChange = changesWith(said);
export type SaidChange = z.infer<typeof saidChange>;
