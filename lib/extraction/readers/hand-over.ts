import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { passportList } from "@/lib/extraction/passport-values";
import { openPdf, type PdfFile } from "@/lib/extraction/readers/pdf";
import { picturesOf } from "@/lib/extraction/readers/picture-files";
import { sniff } from "@/lib/extraction/readers/sniff";
import { type FileInside, isServersFault, ReadingError } from "@/lib/extraction/schema";

/** Files inside a PDF that are taken, their bytes together, and how deep a PDF may lie in a PDF. */
export const [mostInside, mostBytesInside, deepest] = [50, 100_000_000, 3];
/** Pixels of the shorter side of a picture inside a PDF that may be a page: others are logos. */
export const leastPixels = 800;

/** Extensions of files that people send and we cannot read. All else is a program's data, which no sender expects us to read. */
const sent = /\.(?:xlsx?|pptx?|odt|ods|rtf|csv|zip|rar|7z|eml|msg|html?)$/i;

type State = { folder: string; found: FileInside[]; hashes: Set<string>; left: { files: number; bytes: number } };

/**
 * Writes the files inside a PDF into a folder, and those of the PDFs among them, so that each can be read by itself. Nothing of them
 * is read here.
 */
export async function handOver(pdf: PdfFile, folder: string): Promise<FileInside[]> {
  const state: State = { folder, found: [], hashes: new Set(), left: { files: mostInside, bytes: mostBytesInside } };
  await takeFrom(pdf, 1, state);
  return state.found;
}

async function takeFrom(pdf: PdfFile, depth: number, state: State): Promise<void> {
  const { found, hashes, left } = state;
  const files = await pdf.filesInside();
  // A passport lists each of its files, however small its picture is.
  const isPassport = depth === 1 && files.some(isList);
  for (const { name, bytes } of files) {
    if (isPassport && name === passportList) {
      const file = String(found.length);
      await writeFile(join(state.folder, file), bytes);
      found.push({ name, file, reason: null });
      continue;
    }
    const kind = kindInside(bytes);
    if (!kind && sent.test(name)) found.push({ name, file: null, reason: "unsupported" });
    const hash = createHash("sha256").update(bytes).digest("hex");
    if (!kind || hashes.has(hash) || (kind === "picture" && !isPassport && (await isLogo(bytes)))) continue;
    hashes.add(hash);
    left.files -= 1;
    left.bytes -= bytes.length;
    if (left.files < 0 || left.bytes < 0) {
      found.push({ name, file: null, reason: "too_many" });
      return;
    }
    const file = String(found.length);
    await writeFile(join(state.folder, file), bytes);
    found.push({ name, file, reason: null });
    if (kind === "pdf") await takeFromInside(bytes, depth + 1, state);
  }
}

const isList = ({ name }: { name: string }) => name === passportList;

async function takeFromInside(bytes: Uint8Array, depth: number, state: State): Promise<void> {
  // What is damaged or locked says so once it is read by itself.
  const pdf = await openPdf(new Uint8Array(bytes)).catch((error: unknown) => {
    if (error instanceof ReadingError && !isServersFault(error.code)) return null;
    throw error;
  });
  try {
    // Its signature covers the whole file, so it is checked by itself alone.
    if ((await pdf?.filesInside())?.some(isList)) {
      const { name } = state.found.pop() as FileInside;
      state.found.push({ name, file: null, reason: "nested_passport" });
      return;
    }
    if (depth <= deepest) return pdf ? await takeFrom(pdf, depth, state) : undefined;
    for (const { name } of (await pdf?.filesInside()) ?? []) state.found.push({ name, file: null, reason: "too_deep" });
  } finally {
    await pdf?.close();
  }
}

/** null: data of a program, or what cannot be read at all. */
export function kindInside(data: Uint8Array): ReturnType<typeof sniff> | null {
  try {
    return sniff(data);
  } catch {
    return null;
  }
}

/** A picture that cannot be opened is taken: its own reading says why. */
const isLogo = (bytes: Uint8Array): Promise<boolean> =>
  picturesOf(Buffer.from(bytes)).then(
    (pictures) => pictures.every(({ pixels }) => Math.min(pixels.width, pixels.height) < leastPixels),
    (error: unknown) => {
      if (error instanceof ReadingError) return false;
      throw error;
    },
  );
