import { z } from "zod";

/** A text as a person states it: one blank for each run, since patterns and comparisons take their time by the length of a run. */
const statedText = z
  .string()
  .max(5000)
  .overwrite((text) => text.replace(/[^\S\n]+/g, " "));

/** What a person states that a value is; null: it is not on the form. */
export const statedValue = z.union([statedText, z.number(), z.boolean(), z.array(z.string().max(200)).max(60), z.null()]);
