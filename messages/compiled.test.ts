import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import compile from "icu-minify/compile";
import { createElement, isValidElement, type ReactElement } from "react";
import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatText from "use-intl/format-message";
import formatCompiled from "use-intl/format-message/format-only";
import { expect, test } from "vitest";
import merging from "@/messages/en/merging.json" with { type: "json" };
import { needsOf } from "@/messages/forms";
import { languageCodes } from "@/messages/languages";
import { addCatalogue } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";
import { flat, type Messages } from "@/scripts/text-types";

/* Browsers have compiled texts (scripts/compile-texts.mjs), the server has those of the catalogue: both must say the same. */

const locales = { en: "en-US", es: "es-US", fr: "fr-CA" };

test.each(languageCodes)("each compiled text says what the server says: %s", (language) => {
  const folder = path.join("messages", language);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => flat(JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Messages, `${path.parse(file).name}.`));
  expect(texts.length).toBeGreaterThan(1000);
  const cache = _createCache();
  const settings = { cache, formatters: _createIntlFormatters(cache), locale: locales[language], timeZone: "UTC" };
  const differing = texts.filter(([key, text]) => {
    const { texts: words, numbers, tags } = needsOf(text);
    return [1, 1234].some((number) => {
      const values: Record<string, unknown> = {};
      for (const name of words) values[name] = "Example Steel";
      for (const name of numbers) values[name] = number;
      for (const name of tags) values[name] = (chunks: unknown) => `<${name}>${chunks}</${name}>`;
      const given = Object.keys(values).length > 0 ? values : undefined;
      const said = [formatText(key, text, given as never, settings), formatCompiled(key, compile(text) as never, given as never, settings)];
      return String(said[0]) !== String(said[1]);
    });
  });
  expect(differing).toEqual([]);
});

test("an element in a text stays one, and the words around it are as without it", () => {
  addCatalogue("en", { merging });
  const name = createElement("b", null, "Example Steel");
  const said = sayParts("merging.otherAddress", { email: "a@steel.example", name }) as ReactElement<{ children: unknown[] }>;
  expect(said.props.children).toEqual(["Email from a@steel.example still counts as ", name, "."]);
  expect(said.props.children.filter((piece) => isValidElement(piece))).toHaveLength(1);
});
