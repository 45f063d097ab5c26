import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import merging from "@/messages/en/merging.json" with { type: "json" };
import { addCatalogue, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

addCatalogue("en", { merging });

test.each([
  ["Example Steel, Inc.", "Email from a@steel.example still counts as Example Steel, Inc."],
  ["Example Steel", "Email from a@steel.example still counts as Example Steel."],
])("a sentence that ends with %s has one full stop", (name, sentence) => {
  expect(say("merging.otherAddress", { email: "a@steel.example", name })).toBe(sentence);
  const parts = sayParts("merging.otherAddress", { email: "a@steel.example", name }) as { props: { children: string | string[] } };
  expect([parts.props.children].flat().join("")).toBe(sentence);
});

test("no screen glues a name and its value with an English colon", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  );
  // The code samples of the API pages are the same in every language.
  const wrong = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|developers/.test(file) && /`[^`\n]*\}: \$\{[^`\n]*`/.test(readFileSync(file, "utf8")),
  );
  expect(wrong).toEqual([]);
});
