import { deepest, kindInside, leastPixels, mostBytesInside, mostInside } from "@/lib/extraction/readers/hand-over";
import { openWord } from "@/lib/extraction/readers/office";
import { openPdf, type PdfFile } from "@/lib/extraction/readers/pdf";
import { type PicturePage, picturesOf } from "@/lib/extraction/readers/picture-files";
import { sniff } from "@/lib/extraction/readers/sniff";
import type { PageWords } from "@/lib/extraction/readers/words";
import { isServersFault, ReadingError } from "@/lib/extraction/schema";

/** What a file is read as, in the order of its pages. The pages of `pdf` know their numbers in the whole file. */
export type Part = { warnings: string[] } & (
  | { kind: "pdf"; pdf: PdfFile }
  | { kind: "pictures"; first: number; pictures: PicturePage[] }
  | { kind: "text"; text: PageWords }
);

/**
 * The parts of a file: itself, and after a PDF the files inside it, as a portfolio holds them, unless they are read by themselves
 * (`isAlone`). A part counts until the next one is asked for.
 */
export async function* partsOf(data: Buffer, { isAlone = false } = {}): AsyncGenerator<Part> {
  const kind = sniff(data);
  const left = { files: mostInside, bytes: mostBytesInside };
  if (kind === "picture") yield { kind: "pictures", first: 1, pictures: await picturesOf(data), warnings: [] };
  else if (kind === "pdf") yield* pdfParts(data, { before: 0, name: null, depth: isAlone ? deepest : 0, left });
  else {
    const word = await openWord(data, kind);
    if ("text" in word) yield { kind: "text", text: word.text, warnings: word.warnings };
    else yield { kind: "pictures", first: 1, pictures: (await Promise.all(word.pictures.map(picturesOf))).flat(), warnings: [] };
  }
}

/** The place of a file inside a PDF: the pages before it, its name, and what may still be read of such files. */
type Place = { before: number; name: string | null; depth: number; left: { files: number; bytes: number } };

/** Yields a PDF and what is inside it; returns the number of its last page. */
async function* pdfParts(data: Uint8Array, { before, name, depth, left }: Place): AsyncGenerator<Part, number> {
  const pdf = await openPdf(new Uint8Array(data), before);
  let last = before + pdf.pages;
  try {
    const inside = depth < deepest ? await pdf.filesInside() : [];
    yield { kind: "pdf", pdf, warnings: name === null ? [] : [cameFrom(before + 1, name)] };
    for (const file of inside) {
      left.files -= 1;
      left.bytes -= file.bytes.length;
      if (left.files < 0 || left.bytes < 0) {
        yield refused(last, "This PDF holds more files than we can read. Upload the certificates by themselves.");
        break;
      }
      last = yield* insideParts(file, { before: last, name: file.name, depth: depth + 1, left });
    }
  } finally {
    await pdf.close();
  }
  return last;
}

async function* insideParts({ name, bytes }: { name: string; bytes: Uint8Array }, place: Place): AsyncGenerator<Part, number> {
  const { before } = place;
  const data = Buffer.from(bytes);
  try {
    const kind = kindInside(data);
    if (kind === null) return before;
    if (kind === "pdf") return yield* pdfParts(data, place);
    if (kind !== "picture") throw new ReadingError("unsupported", "");
    const pictures = (await picturesOf(data)).filter(({ pixels }) => Math.min(pixels.width, pixels.height) >= leastPixels);
    if (pictures.length > 0) yield { kind: "pictures", first: before + 1, pictures, warnings: [cameFrom(before + 1, name)] };
    return before + pictures.length;
  } catch (error) {
    if (!(error instanceof ReadingError) || isServersFault(error.code)) throw error;
    yield refused(before, `The file "${name}" inside this PDF could not be read. Upload it by itself.`);
    return before;
  }
}

const cameFrom = (page: number, name: string) => `From page ${page} on, this is the file "${name}" inside the PDF.`;
const refused = (before: number, warning: string): Part => ({ kind: "pictures", first: before + 1, pictures: [], warnings: [warning] });
