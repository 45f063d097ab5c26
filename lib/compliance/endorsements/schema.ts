import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { endorsementEffects } from "@/lib/extraction/schema";

/** MM YY, as printed on the form. */
const edition = z.string().regex(/^(?:0[1-9]|1[0-2]) \d\d$/, "An edition is written MM YY");

/**
 * An endorsement form. `scheduled`: it names the person in its schedule; `blanket`: it holds for whomever a written contract
 * names; `either`: both kinds of schedule are in use. `excludes`: it takes coverage away.
 */
const endorsementForm = z.object({
  form: z.string().regex(/^(?:[A-Z]{2} \d\d \d\d|WC \d\d \d\d \d\d)$/, "A form is written CG 20 10 or WC 00 03 13"),
  title: z.string().min(1),
  line: z.enum(coverageKinds),
  gives: z.array(z.enum(endorsementEffects)).min(1),
  reach: z.enum(["scheduled", "blanket", "either"]),
  /** Up to this edition the form gives something else. */
  older: z.object({ edition, gives: z.array(z.enum(endorsementEffects)).min(1) }).optional(),
});
export type EndorsementForm = z.infer<typeof endorsementForm>;

export const endorsementTable = z
  .array(endorsementForm)
  .refine((forms) => new Set(forms.map(({ form }) => form)).size === forms.length, "Each form stands in the table once");
