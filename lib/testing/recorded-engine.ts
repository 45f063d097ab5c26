import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OcrEngine, OcrMode, OcrWord } from "@/lib/extraction/readers/ocr-engine";

/** The words that the bundled engine recognized in the pictures of the short tests. `npm run recordings` writes it. */
export const recordingsFile = fileURLToPath(new URL("./files/recognized-words.ndjson", import.meta.url));

type RecordedWord = [text: string, x0: number, y0: number, x1: number, y1: number, confidence: number];
type Recordings = Map<string, RecordedWord[]>;

/** Another version of the engine may recognize other words, so its recordings are others. */
export const engineVersion = (): string => {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string) => `${name} ${(require(`${name}/package.json`) as { version: string }).version}`;
  return ["tesseract.js", "tesseract.js-core", "@tesseract.js-data/eng"].map(versionOf).join(", ");
};

/** The line of a picture in the file. Lines are sorted, so a changed picture changes one line. */
const lineOf = (key: string, words: RecordedWord[]) => JSON.stringify([key, ...words]);

export function readRecordings(text: string): Recordings {
  const [version, ...lines] = text.split("\n").filter(Boolean);
  if (version !== JSON.stringify(engineVersion())) return new Map();
  return new Map(lines.map((line) => JSON.parse(line) as [string, ...RecordedWord[]]).map(([key, ...words]) => [key, words]));
}

export const writeRecordings = (lines: Iterable<string>): string =>
  `${[JSON.stringify(engineVersion()), ...[...lines].sort()].join("\n")}\n`;

const keyOf = (picture: Buffer, mode: OcrMode) => createHash("sha256").update(`${mode} `).update(picture).digest("base64url").slice(0, 16);

const toRecorded = ({ text, box, confidence }: OcrWord): RecordedWord => [text, ...box, Number(confidence.toFixed(4))];
const fromRecorded = ([text, x0, y0, x1, y1, confidence]: RecordedWord): OcrWord => ({ text, box: [x0, y0, x1, y1], confidence });

let known: Recordings | undefined;

/**
 * An engine that answers with recorded words. A picture without a recording is recognized by the bundled engine, which `openBundled`
 * starts: after a change of the pictures, or where another build of `sharp` draws them, tests take longer and are as strict.
 * READER_ENGINE_SEEN: a folder in which each process leaves the words of all pictures that it was asked for.
 */
export function openEngine(openBundled: () => Promise<OcrEngine>): OcrEngine {
  known ??= existsSync(recordingsFile) ? readRecordings(readFileSync(recordingsFile, "utf8")) : new Map();
  const recordings = known;
  const seen = process.env.READER_ENGINE_SEEN;
  let bundled: Promise<OcrEngine> | undefined;
  return {
    name: "tesseract.js",
    async read(pictures, mode) {
      const keys = pictures.map((picture) => keyOf(picture, mode));
      const unknown = pictures.flatMap((picture, at) => (recordings.has(keys[at] ?? "") ? [] : [{ picture, key: keys[at] ?? "" }]));
      if (unknown.length > 0) {
        bundled ??= openBundled();
        const found = await (await bundled).read(
          unknown.map(({ picture }) => picture),
          mode,
        );
        for (const [at, { key }] of unknown.entries()) recordings.set(key, (found[at] ?? []).map(toRecorded));
      }
      const words = keys.map((key) => recordings.get(key) ?? []);
      if (seen) appendFileSync(join(seen, `${process.pid}.ndjson`), words.map((one, at) => `${lineOf(keys[at] ?? "", one)}\n`).join(""));
      return words.map((one) => one.map(fromRecorded));
    },
    close: async () => (await bundled)?.close(),
  };
}
