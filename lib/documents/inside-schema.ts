import { z } from "zod";
import { leftOutReasonNames } from "@/lib/documents/inside-values";

/** A file that a PDF carries and that could not be used. */
export const leftOut = z.object({ name: z.string(), reason: z.enum(leftOutReasonNames) });
export type LeftOut = z.infer<typeof leftOut>;

export const leftOutList = z.array(leftOut).catch([]);
