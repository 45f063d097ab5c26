import { z } from "zod";
import { optionalLine } from "@/lib/infra/text-schema";

const longestId = 100;
const longestSource = 60;

/** A record's id in another system, and which system that is. No two records of a kind have the same. */
export const externalFields = {
  externalId: optionalLine(longestId, "projects.externalId")
    .optional()
    .meta({
      description: "Its id in another system, unique in the company together with externalSource; empty: none",
      examples: ["V-1047"],
    }),
  externalSource: optionalLine(longestSource, "projects.externalSource")
    .optional()
    .meta({
      description: "Which system that is",
      examples: ["Sage 300"],
    }),
};

/** Finds records by what `externalFields` keep. */
export const externalFilter = {
  externalId: z
    .string()
    .max(longestId)
    .optional()
    .meta({ description: "Only the record with this id in another system", examples: ["V-1047"] }),
  externalSource: z
    .string()
    .max(longestSource)
    .optional()
    .meta({ description: "Only records from this system", examples: ["Sage 300"] }),
};
