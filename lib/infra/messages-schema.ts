import { z } from "zod";
import { said } from "@/lib/infra/sentences-schema";

/** The answer of a call that has only success to report, in a sentence. */
export const messageDto = z.object({ message: said });
/** The same as a command gives it. */
export type Done = z.input<typeof messageDto>;
export type MessageDto = z.infer<typeof messageDto>;
