import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "@/messages/languages";
import type { Catalogue, Message } from "@/messages/say";

const folder = path.dirname(new URL(import.meta.url).pathname);

async function catalogueOf(language: string): Promise<Catalogue> {
  const { screens } = (await import(`./${language}/screens.ts`)) as { screens: Catalogue };
  const { server } = (await import(`./${language}/server-texts.ts`)) as { server: Catalogue };
  return { ...screens, server };
}

const isMessage = (value: Message | Catalogue): value is Message =>
  typeof value === "string" || Object.keys(value).sort().join() === "one,other";

/** Every text by its whole key. */
const flat = (catalogue: Catalogue, before = ""): [string, Message][] =>
  Object.entries(catalogue).flatMap(([key, value]) => (isMessage(value) ? [[before + key, value]] : flat(value, `${before}${key}.`)));
const forms = (message: Message) => (typeof message === "string" ? [message] : [message.one, message.other]);
const placesOf = (text: string) => [...new Set(text.match(/\{\w+(?:, \w+, \w+)?\}|<\/?\w+>/g))].sort();

for (const language of languageCodes.filter((code) => code !== "en")) {
  test(`the catalogue of ${language} has every text, with the same places for values`, async () => {
    const english = new Map(flat(await catalogueOf("en")));
    const translated = new Map(flat(await catalogueOf(language)));
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const wrong = [...english].flatMap(([key, message]) => {
      const wanted = placesOf(forms(message).at(-1) ?? "").join();
      // A singular may do without its number.
      const isRight = (text: string) => text.trim() !== "" && [wanted, wanted.replace(/\{count\},?/, "")].includes(placesOf(text).join());
      return forms(translated.get(key) ?? "")
        .filter((text) => !isRight(text))
        .map((text) => `${key}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
}

test("each area of a language is in one of its parts", async () => {
  for (const language of languageCodes) {
    const files = readdirSync(path.join(folder, language, "server")).map((file) => file.replace(/\.ts$/, ""));
    const { server } = (await catalogueOf(language)) as { server: Catalogue };
    expect(Object.keys(server).length).toBe(files.length);
  }
});
