import { z } from "zod";
import { type AttentionKind, attentionActs, attentionKindNames, kindsIn } from "@/lib/attention/values";
import { batchIds, pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { said } from "@/lib/infra/sentences-schema";

const kinds = attentionKindNames as [AttentionKind, ...AttentionKind[]];

export const attentionFilter = z.object({
  /** Only these kinds, with commas between. */
  kind: z
    .string()
    .check(({ value, issues }) => {
      const isKnown = value.split(",").every((one) => one === "" || (kinds as string[]).includes(one));
      if (!isKnown) issues.push({ code: "invalid_value", values: kinds, input: value });
    })
    .transform(kindsIn)
    .default([]),
});

export const attentionQuery = attentionFilter.extend(pageQuery(20).shape);

export const attentionItemDto = z.object({
  /** Of the document, wording, email, exception or notice; groups of vendors have an id of their own. */
  id: z.string(),
  kind: z.enum(kinds),
  /** Whose or what it is: a vendor, a file, a sender, an agency. */
  title: said,
  /** What a person has to do, or why. */
  sentence: said,
  /** The file, or another detail. */
  note: said.nullable(),
  /** The page where it is done. */
  href: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How many vendors the row covers; null: the row is one item. */
  count: z.number().nullable(),
  /** Since when it waits; null: not known. */
  since: z.string().nullable(),
});
export type AttentionItemDto = z.infer<typeof attentionItemDto>;
/** The same before it is said. */
export type AttentionItem = z.input<typeof attentionItemDto>;

export const attentionListDto = z.object({
  /** The most urgent first. */
  items: z.array(attentionItemDto),
  /** How many rows of each kind the caller has. */
  counts: z.record(z.enum(kinds), z.number()),
  pagination: paginationDto,
});
export type AttentionListDto = z.infer<typeof attentionListDto>;
export type AttentionList = z.input<typeof attentionListDto>;

export const attentionCountDto = z.object({ total: z.number() });
export type AttentionCountDto = z.infer<typeof attentionCountDto>;

export const attentionBatch = z.object({ action: z.enum(attentionActs), ids: batchIds });
