import { expect, it } from "vitest";
import { few } from "@/lib/testing/full";
import { findSlowness } from "@/scripts/slow-patterns";

it.each(
  few(
    [
      // The two patterns for names that stopped web and worker for everyone.
      /\s*[,;(]?\s*\b(?:d\s?[./]?\s?b\s?[./]?\s?a|aka|doing business as)\b\.?\s*:?\s*/i,
      /\s*[,;(]?\s*\b(?:c\/o|attn)\b.*$|,\s*an?\s+[a-z ]*\b(?:corporation|company)\)?\s*\s*$/i,
      /^(a+)+$/,
      /^([\w-]+\.?)+$/,
      /(\d+\s*)+x/,
      /insured\s*:?\s*-?\s*\$/,
      /(.*)(.*)(.*)z/,
    ],
    4,
  ),
)("finds a text that makes %s slow", (pattern) => {
  // An exponential pattern takes all the time that it gets.
  expect(findSlowness(pattern, 3000)).not.toBeNull();
});

it.each([/\s+/g, /^[a-z]{3}\d+$/i, /policy (?:number|no)\b/i, /[^\s@]+@[^\s@]+/, / ?[,;(]? ?\b(?:dba|aka)\b/i])("accepts %s", (pattern) => {
  expect(findSlowness(pattern)).toBeNull();
});
