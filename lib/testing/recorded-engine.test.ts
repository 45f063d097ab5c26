import { expect, it } from "vitest";
import type { OcrEngine } from "@/lib/extraction/readers/ocr-engine";
import { openEngine, readRecordings, writeRecordings } from "@/lib/testing/recorded-engine";

it("asks the bundled engine for a picture without a recording, and only once", async () => {
  const asked: string[] = [];
  const bundled: OcrEngine = {
    name: "bundled",
    read: async (pictures) => {
      asked.push(...pictures.map(String));
      return pictures.map((picture) => [{ text: `word of ${picture}`, box: [1, 2, 3, 4], confidence: 0.5 }]);
    },
    close: async () => undefined,
  };
  const engine = openEngine(async () => bundled);
  const textsOf = async (mode: 6 | 7, ...names: string[]) =>
    (
      await engine.read(
        names.map((name) => Buffer.from(name)),
        mode,
      )
    ).map(([word]) => word?.text);
  expect(await textsOf(7, "first new picture")).toEqual(["word of first new picture"]);
  expect(await textsOf(7, "second new picture", "first new picture")).toEqual(["word of second new picture", "word of first new picture"]);
  expect(asked).toEqual(["first new picture", "second new picture"]);
  await textsOf(6, "first new picture");
  expect(asked).toHaveLength(3);
});

it("keeps no recording of another version of the engine", () => {
  const text = writeRecordings(['["key",["word",1,2,3,4,0.5]]']);
  expect(readRecordings(text)).toEqual(new Map([["key", [["word", 1, 2, 3, 4, 0.5]]]]));
  expect(readRecordings(text.replace("tesseract.js-core ", "tesseract.js-core 0."))).toEqual(new Map());
});
