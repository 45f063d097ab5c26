import { z } from "zod";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { lineCauses } from "@/lib/compliance/verdicts/causes-values";
import { readValue } from "@/lib/documents/readings/schema";
import { keptStates, rereadStates } from "@/lib/documents/rereading/values";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { said, storedSentence } from "@/lib/infra/sentences-schema";

/** A value that the new reading has otherwise; null: not stated, or not readable. Doubtful: a person should check it. */
const changeWith = <T extends typeof storedSentence | typeof said>(text: T) =>
  z.object({ name: text, pointer: z.string(), from: readValue, to: readValue, wasDoubtful: z.boolean(), isDoubtful: z.boolean() });

export const rereadChange = changeWith(storedSentence);
export type RereadChange = z.infer<typeof rereadChange>;
const saidChange = changeWith(said);
export type SaidRereadChange = z.output<typeof saidChange>;

const person = z.object({ firstName: z.string(), lastName: z.string() }).nullable();
const status = z.enum(complianceStatuses);
/** Why the status is not met then, or was not met before; "": neither has a cause. */
const cause = z.enum(["", ...lineCauses]);

/** How many vendors turn from one status to another for one cause. */
const turnGroup = z.object({ from: status, to: status, cause, vendors: z.number() });
export type TurnGroup = z.infer<typeof turnGroup>;

export const rereadDto = z.object({
  /** Certificates that can be read again, and how many of them an earlier version of the reader has read. */
  stored: z.number(),
  older: z.number(),
  /** The newest run; null: none so far. */
  run: z
    .object({
      id: z.string(),
      state: z.enum(rereadStates),
      /** null: a person whose account is deleted. */
      startedBy: person,
      startedAt: z.string(),
      decidedBy: person,
      decidedAt: z.string().nullable(),
      /** When vendors were compared last; null: not yet. */
      comparedAt: z.string().nullable(),
      finishedAt: z.string().nullable(),
      /** Files of the run, and how many of them have been read. */
      files: z.number(),
      read: z.number(),
      /** Vendors with files that differ, and how many of them have been compared. */
      vendors: z.number(),
      compared: z.number(),
      /** Files whose new reading differs, that keep their reading, and whose new reading counts. */
      different: z.number(),
      kept: z.number(),
      applied: z.number(),
      /** Vendors that would turn, or have turned. */
      turned: z.number(),
      groups: z.array(turnGroup),
    })
    .nullable(),
});
export type RereadDto = z.infer<typeof rereadDto>;

/** The vendors of one group. */
export const turningQuery = pageQuery(20).extend({ from: status, to: status, cause: cause.default("") });

export const turningListDto = z.object({
  vendors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Why it would have that status, in one sentence. */
      reason: z.string(),
      documents: z.array(z.object({ id: z.string(), fileName: z.string(), changes: z.array(saidChange) })),
    }),
  ),
  pagination: paginationDto,
});
export type TurningListDto = z.output<typeof turningListDto>;
export type TurningList = z.input<typeof turningListDto>;

/** `kept`: files that keep their reading. `different`: files whose new reading differs. */
export const rereadFilesQuery = pageQuery(20).extend({ state: z.enum(["kept", "different"]).default("kept") });

export const rereadFileListDto = z.object({
  documents: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      vendor: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Why it keeps its reading: it could not be read again, or people's corrections have no place in the new reading. null: it differs. */
      kept: z.enum(keptStates).nullable(),
      /** Why it could not be read. */
      error: said.nullable(),
      changes: z.array(saidChange),
    }),
  ),
  pagination: paginationDto,
});
export type RereadFileListDto = z.output<typeof rereadFileListDto>;
export type RereadFileList = z.input<typeof rereadFileListDto>;
