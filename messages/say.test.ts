import { expect, test } from "vitest";
import { merging } from "@/messages/en/merging";
import { addCatalogue, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

addCatalogue("en", { merging });

test.each([
  ["Example Steel, Inc.", "Email from a@steel.example still counts as Example Steel, Inc."],
  ["Example Steel", "Email from a@steel.example still counts as Example Steel."],
])("a sentence that ends with %s has one full stop", (name, sentence) => {
  expect(say("merging.otherAddress", { email: "a@steel.example", name })).toBe(sentence);
  const parts = sayParts("merging.otherAddress", { email: "a@steel.example", name }) as { props: { children: string[] } };
  expect(parts.props.children.join("")).toBe(sentence);
});
