import { z } from "zod";
import { kindExpirations, kindSources } from "@/lib/compliance/kinds/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { optionalLine } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

const day = z.iso
  .date(codedIssue("documents.expirationInvalid"))
  .or(z.literal(""))
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null));

/** What a person says of a paper of a kind. What is left out stays; null or an empty text takes a value away. */
export const paperValues = z.object({
  number: optionalLine(60, "documents.paperNumber").meta({ description: "The paper's own number", examples: ["CCC-1330456"] }),
  issuer: optionalLine(120, "documents.paperIssuer").meta({ description: "Who issued it" }),
  state: optionalLine(40, "documents.paperState").meta({ description: "The state that it is of", examples: ["FL"] }),
  issuedOn: day.meta({ description: "The day on which it was issued", examples: ["2026-01-15"] }),
  expiresOn: day.meta({ description: "Its expiration date; only where its kind expires on a date of its own", examples: ["2028-01-15"] }),
});

export type PaperInput = z.output<typeof paperValues>;

export const paperPatch = z.object({
  kindId: z.uuid().nullable().optional().meta({ description: "The kind of the document, or null for none. Sending it confirms the kind" }),
  ...paperValues.shape,
  ...versionSeen,
});
export type PaperPatch = z.output<typeof paperPatch>;

/** The kind of a document, as lists name it. */
export const kindOfDocument = z.object({ id: z.string(), name: z.string() });

/** What is known of a paper of a kind. `read`: what the file says, where no one typed another value. */
export const paperDto = z.object({
  kind: kindOfDocument.extend({ expires: z.enum(kindExpirations), months: z.number().nullable() }).nullable(),
  /** What said so: the slot that it was dropped on, its title, or a person. null: nothing did. */
  source: z.enum(kindSources).nullable(),
  /** What counts: typed, else read. */
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  state: z.string().nullable(),
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** Names of the values that come from the file alone. */
  read: z.array(z.string()),
  ...versionDto,
});
export type PaperDto = z.infer<typeof paperDto>;
