import { z } from "zod";
import { coverageTerms, grantTerms, wordClasses } from "@/lib/compliance/terms/schema";
import type { PlainKey } from "@/messages/say";

/** Something that a sentence says: a meaning or a class of the vocabulary, or one of some words. */
const concept = z.union([
  z.object({ means: z.enum([...grantTerms, ...coverageTerms]) }),
  z.object({ class: z.enum([...wordClasses, "name"]) }),
  z.object({ words: z.array(z.string().regex(/^[\p{Ll}\p{N} -]+$/u)).min(1) }),
]);
export type Concept = z.infer<typeof concept>;

const unmeetableAsk = z.object({
  key: z.string().regex(/^[a-z-]+$/),
  reason: z.custom<PlainKey>(),
  /** What is asked for instead. */
  instead: z.custom<PlainKey>(),
  /** Where it is written. */
  source: z.string().min(1),
  /** Requirements that ask for it: the values that each named setting has then. `setSays`: a word in the name of the set. */
  rules: z.array(z.object({ settings: z.record(z.string(), z.array(z.string())), setSays: z.array(z.string()).optional() })),
  /**
   * Sentences that ask for it say all of these, in this order where `inOrder`, with nothing of weight in between, and none of `without`.
   */
  sentences: z.array(
    z.object({ all: z.array(concept).min(1), inOrder: z.boolean().optional(), isNear: z.boolean().optional(), without: z.array(concept) }),
  ),
  /** Sentences that ask for it, and some that do not. */
  hits: z.array(z.string()).min(1),
  misses: z.array(z.string()).min(1),
});
export const unmeetableAsks = z.array(unmeetableAsk);
export type UnmeetableAsk = z.infer<typeof unmeetableAsk>;

/** A hint about an ask that cannot be met. It never blocks. */
export const askHintDto = z.object({
  /** The ask, as a code. */
  ask: z.string(),
  /** The key of the requirement, or the sentence of the email that asks for it. */
  at: z.string(),
  /** Why no policy or form can give it, what firms ask for instead, and where that is written. */
  reason: z.string(),
  instead: z.string(),
  source: z.string(),
});
export type AskHintDto = z.infer<typeof askHintDto>;
