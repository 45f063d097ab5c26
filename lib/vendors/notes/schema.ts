import { z } from "zod";
import { say } from "@/messages/say";

export const noteInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, { error: () => say("infra.nameIsRequired", { name: say("notices.note") }) })
    .max(4000, { error: () => say("infra.nameMustBeAtMost", { name: say("notices.note"), max: 4000 }) }),
});

export const noteParams = z.object({ id: z.uuid(), noteId: z.uuid() });

const noteDto = z.object({
  id: z.string(),
  text: z.string(),
  /** null: the account was deleted. */
  author: z.string().nullable(),
  /** Whether the reader may change or delete it. */
  isMine: z.boolean(),
  createdAt: z.string(),
});
export const noteListDto = z.object({ notes: z.array(noteDto) });
export type NoteListDto = z.infer<typeof noteListDto>;
