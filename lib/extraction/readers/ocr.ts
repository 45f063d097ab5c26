import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type PSM } from "tesseract.js";
import { inverted, type OcrEngine, type OcrMode, type OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { nativeEngine } from "@/lib/extraction/readers/ocr-native";

let engine: Promise<OcrEngine> | null = null;

/**
 * The engine of this process, kept warm. READER_ENGINE chooses it: `auto` uses an installed `tesseract` beside tesseract.js,
 * `tesseract.js` uses the bundled engine alone. Tests choose `tesseract.js`, so they read the same on every machine.
 */
export function ocrEngine(): Promise<OcrEngine> {
  engine ??= process.env.READER_ENGINE === "tesseract.js" ? bundledOrRecorded() : installedEngine();
  return engine;
}

/** The short tests name a module that answers with words recorded before, and asks the bundled engine only for new pictures. */
async function bundledOrRecorded(): Promise<OcrEngine> {
  const path = process.env.READER_ENGINE_MODULE;
  if (!path) return bundledEngine();
  const module = (await import(path)) as { openEngine(openBundled: () => Promise<OcrEngine>): OcrEngine };
  return module.openEngine(bundledEngine);
}

async function installedEngine(): Promise<OcrEngine> {
  const native = await nativeEngine();
  return native ? besideBundled(native) : bundledEngine();
}

/** Bytes of pictures, one a pixel, from which on the native engine, which is started anew each time, has read them before the warm one. */
const worthAStart = 1_000_000;

/** The native engine for what takes long, the bundled one for what it has read before the other has started. */
function besideBundled(native: OcrEngine): OcrEngine {
  let bundled: Promise<OcrEngine> | null = null;
  return {
    name: native.name,
    async read(pictures, mode) {
      if (pictures.reduce((sum, { length }) => sum + length, 0) >= worthAStart) return native.read(pictures, mode);
      bundled ??= bundledEngine();
      return (await bundled).read(pictures, mode);
    },
    close: async () => (await bundled)?.close(),
  };
}

export async function closeOcr(): Promise<void> {
  const open = engine;
  engine = null;
  await (await open)?.close();
}

export async function bundledEngine(): Promise<OcrEngine> {
  const require = createRequire(import.meta.url);
  const data = dirname(require.resolve("@tesseract.js-data/eng/package.json"));
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(data, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    errorHandler: () => undefined,
  });
  let current: OcrMode | null = null;
  const readNow: OcrEngine["read"] = async (pictures, mode) => {
    if (current !== mode) {
      current = mode;
      await worker.setParameters({
        tessedit_pageseg_mode: String(mode) as PSM,
        user_defined_dpi: "300",
        ...inverted(mode),
      });
    }
    const found: OcrWord[][] = [];
    for (const picture of pictures) {
      const { data: page } = await worker.recognize(picture, {}, { text: false, blocks: true });
      const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
      found.push(
        lines.flatMap((line) =>
          line.words.map(
            ({ text, confidence, bbox }): OcrWord => ({ text, box: [bbox.x0, bbox.y0, bbox.x1, bbox.y1], confidence: confidence / 100 }),
          ),
        ),
      );
    }
    return found;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: "tesseract.js",
    // One call after another: the mode is the worker's, and calls that overlap would read in each other's.
    read(...asked) {
      const answer = last.then(() => readNow(...asked));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
