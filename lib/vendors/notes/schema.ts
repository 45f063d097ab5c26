import { z } from "zod";
import { coded, codedIssue } from "@/lib/infra/sentences-rules";
import { asLines } from "@/lib/infra/text-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

export const noteInput = z.object({
  text: z
    .string()
    .overwrite(asLines)
    .min(1, codedIssue("infra.nameIsRequired", { name: coded("notices.note") }))
    .max(4000, codedIssue("infra.nameMustBeAtMost", { name: coded("notices.note"), max: 4000 })),
});

export const notePatch = noteInput.extend(versionSeen);

export const noteParams = z.object({ id: z.uuid(), noteId: z.uuid() });

export const noteDto = z.object({
  id: z.string(),
  text: z.string(),
  /** null: the account was deleted. */
  author: z.string().nullable(),
  /** Whether the reader may change or delete it. */
  isMine: z.boolean(),
  createdAt: z.string(),
  /** The last change of its text; null: there was none, or the account was deleted. */
  editedAt: z.string().nullable(),
  editedBy: z.string().nullable(),
  ...versionDto,
});
export type NoteDto = z.infer<typeof noteDto>;
export const noteListDto = z.object({ notes: z.array(noteDto) });
export type NoteListDto = z.infer<typeof noteListDto>;
