import { spawn } from "node:child_process";
import { access, constants, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { inverted, type OcrEngine, type OcrWord } from "@/lib/extraction/readers/ocr-engine";

/** The installed `tesseract` with English data, about twice as fast as the bundled one; null where none is installed. */
export async function nativeEngine(): Promise<OcrEngine | null> {
  const binary = await onPath("tesseract");
  if (!binary) return null;
  const languages = await run(binary, ["--list-langs"]).catch(() => "");
  if (!/^eng$/m.test(languages)) return null;
  return {
    name: "tesseract",
    async read(pictures, mode) {
      if (pictures.length === 0) return [];
      const settings = Object.entries(inverted(mode)).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      const options = ["stdout", "-l", "eng", "--psm", String(mode), "--dpi", "300", ...settings, "tsv"];
      const [only] = pictures;
      if (only && pictures.length === 1) return [wordsFrom(await run(binary, ["stdin", ...options], only)).get(1) ?? []];
      const folder = await mkdtemp(join(tmpdir(), "looks-"));
      try {
        const paths = pictures.map((_, at) => join(folder, `${at}.pgm`));
        await Promise.all(pictures.map((picture, at) => writeFile(paths[at] ?? "", picture)));
        await writeFile(join(folder, "list.txt"), paths.join("\n"));
        const words = wordsFrom(await run(binary, [join(folder, "list.txt"), ...options]));
        return pictures.map((_, at) => words.get(at + 1) ?? []);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

async function onPath(name: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return null;
}

function run(binary: string, args: string[], input?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, { stdio: ["pipe", "pipe", "ignore"], env: { ...process.env, OMP_THREAD_LIMIT: "1" } });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(Buffer.concat(parts).toString("utf8")) : reject(new Error(`tesseract ended with ${code}`)),
    );
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

/** Words by picture, from 1. Tab-separated: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsFrom(table: string): Map<number, OcrWord[]> {
  const words = new Map<number, OcrWord[]>();
  for (const row of table.split("\n")) {
    const cells = row.split("\t");
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const [page, text] = [Number(cells[1]), cells[11]?.trim()];
    if (cells[0] !== "5" || !text) continue;
    const word: OcrWord = { text, box: [left, top, left + width, top + height], confidence: confidence / 100 };
    words.set(page, [...(words.get(page) ?? []), word]);
  }
  return words;
}
