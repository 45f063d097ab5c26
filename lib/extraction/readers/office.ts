import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { mostInLine } from "@/lib/extraction/readers/bounds";
import { isStrip, pictureSize } from "@/lib/extraction/readers/image";
import type { PageWords, Word } from "@/lib/extraction/readers/words";
import { ReadingError } from "@/lib/extraction/schema";
import { filesOf, unpackedSize } from "@/lib/infra/unzip";

/** Bytes of XML that are unpacked at most, hundreds of pages, and of pictures. */
const [mostText, mostPictures] = [60_000_000, 60_000_000];
/** Words from which on a Word document is one of text, whatever pictures it holds, and pixels of the shorter side of one that may be a page. */
const [fewWords, leastPixels] = [20, 800];

/** What a Word document is read as: its text as one page, or the pictures that are all it holds, as of a scan that was put into one. */
export type WordPages = { text: PageWords; warnings: string[] } | { pictures: Buffer[] };

export async function openWord(data: Buffer, kind: "docx" | "doc"): Promise<WordPages> {
  const text = await readOffice(data, kind);
  const pictures = kind === "docx" ? await picturesIn(data) : [];
  if (pictures.length > 0 && text.words.length < fewWords) return { pictures };
  const warnings = pictures.length === 0 ? [] : ["The Word document also contains pictures. Only its text was read."];
  return { text, warnings };
}

/** The pictures of a Word document that are large enough for a page. */
async function picturesIn(data: Buffer): Promise<Buffer[]> {
  const names = /^word\/media\/[^/]+\.(?:jpe?g|png)$/i;
  if (unpackedSize(data, names) > mostPictures) return [];
  const files = filesOf(data, names);
  const sizes = await Promise.all(files.map((file) => pictureSize(file).catch(() => null)));
  return files.filter((_, at) => {
    const size = sizes[at];
    return size && Math.min(size.width, size.height) >= leastPixels && !isStrip(size);
  });
}

/** The text of a Word document as one page of lines. It has no places: every box is [0, 0, 0, 0] in the result. */
async function readOffice(data: Buffer, kind: "docx" | "doc"): Promise<PageWords> {
  const unpacked = kind === "docx" ? unpackedSize(data, /\.(xml|rels)$/i) : 0;
  if (unpacked > mostText) {
    const size = Math.round(unpacked / 1_000_000);
    throw new ReadingError("out_of_memory", `The Word document unpacks to ${size} MB of text. Upload only the certificate, as a PDF.`);
  }
  const blocks = await (kind === "docx" ? newWord(data) : oldWord(data)).catch(() => {
    throw new ReadingError("broken", "The Word document is damaged or locked. Save it as a PDF and upload that.");
  });
  return layOut(blocks);
}

/** A paragraph, or a table as rows of cells, each cell with its lines. */
type Block = { line: string } | { rows: string[][][] };

/** Width of a letter and height of a line where Word text is laid out, in points, and the gap between two columns. */
const [letter, line, gap] = [5, 12, 20];

/** Rows and columns from which on a Word table is one of values, and not what puts a page's parts side by side. */
const leastOfTable = 3;

/** A paragraph with more words than a line may have, in several lines. */
function wrapped(text: string): string[] {
  const starts = [...text.matchAll(/\S+/g)].flatMap(({ index }, at) => (at % mostInLine === 0 ? index : []));
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** Puts paragraphs below each other and the cells of tables side by side, with the lines between them, so that the layout finds headers and columns. */
function layOut(blocks: readonly Block[]): PageWords {
  const words: Word[] = [];
  const rulings: number[] = [];
  const uprights: NonNullable<PageWords["uprights"]> = [];
  let [y, width] = [0, 612];
  const write = (text: string, x: number, top: number) => {
    for (const match of text.matchAll(/\S+/g)) {
      const [from, to] = [x + match.index * letter, x + (match.index + match[0].length) * letter];
      words.push({ text: match[0], box: [from, top, to, top + line - 2], confidence: 0.9, reader: "office", page: 1 });
      width = Math.max(width, to);
    }
  };
  for (const block of blocks) {
    if ("line" in block) {
      for (const part of wrapped(block.line)) {
        write(part, 0, y);
        y += line;
      }
      continue;
    }
    const columns = Math.max(0, ...block.rows.map((cells) => cells.length));
    const widest = (at: number) => Math.max(2, ...block.rows.flatMap((cells) => (cells[at] ?? []).map(({ length }) => length)));
    const lefts = [0];
    for (let at = 0; at < columns; at++) lefts.push((lefts[at] ?? 0) + widest(at) * letter + gap);
    const top = y - 1;
    const isTable = Math.min(block.rows.length, columns) >= leastOfTable;
    for (const cells of block.rows) {
      cells.forEach((lines, at) => {
        lines.forEach((text, row) => {
          write(text, lefts[at] ?? 0, y + row * line);
        });
      });
      y += Math.max(1, ...cells.map(({ length }) => length)) * line;
      if (isTable) rulings.push(y - 1);
    }
    if (isTable) uprights.push(...lefts.slice(1, -1).map((left) => ({ x: left - gap / 2, top, bottom: y - 1 })));
  }
  return { number: 1, width, height: Math.max(792, y + line), words, rulings, uprights };
}

async function newWord(data: Buffer): Promise<Block[]> {
  const { value } = await mammoth.convertToHtml({ buffer: data }, { convertImage: mammoth.images.imgElement(async () => ({ src: "" })) });
  const blocks: Block[] = [];
  let rows: string[][][] | null = null;
  let [depth, span, text] = [0, 1, ""];
  // How many further rows the cells of each column reach down.
  let reach: number[] = [];
  const skipReached = () => {
    const row = cells();
    for (; row && (reach[row.length] ?? 0) > 0; row.push([])) reach[row.length] = (reach[row.length] ?? 0) - 1;
  };
  const cells = () => rows?.at(-1);
  const endLine = () => {
    const done = text
      .replace(/\t/g, "    ")
      .replace(/[\r\n]+/g, " ")
      .trim();
    text = "";
    if (!done) return;
    if (cells()?.at(-1)) cells()?.at(-1)?.push(done);
    else blocks.push({ line: done });
  };
  for (const [, tag = "", attributes = "", plain = ""] of value.matchAll(/<(\/?[a-z0-9]+)([^>]*)>|([^<]+)/gi)) {
    if (plain) text += unescaped(plain);
    else if (tag === "table") {
      endLine();
      if (depth++ === 0) [rows, reach] = [[], []];
    } else if (tag === "/table") {
      endLine();
      if (--depth === 0 && rows) {
        blocks.push({ rows });
        rows = null;
      }
    } else if (tag === "tr" && depth === 1) rows?.push([]);
    else if (tag === "/tr" && depth === 1) skipReached();
    else if ((tag === "td" || tag === "th") && depth === 1) {
      span = Number(/colspan="(\d{1,2})"/.exec(attributes)?.[1] ?? 1);
      skipReached();
      const rowspan = Number(/rowspan="(\d{1,3})"/.exec(attributes)?.[1] ?? 1);
      for (let at = 0; at < span; at++) reach[(cells()?.length ?? 0) + at] = rowspan - 1;
      cells()?.push([]);
    } else if ((tag === "/td" || tag === "/th") && depth === 1) {
      endLine();
      for (; span > 1; span--) cells()?.push([]);
    } else if (/^(\/(p|li|h\d|tr)|br)$/.test(tag)) endLine();
  }
  endLine();
  return [...marginsOf(data, /^word\/header\d*\.xml$/), ...blocks, ...marginsOf(data, /^word\/footer\d*\.xml$/)];
}

/**
 * The lines in the header or footer of a Word document's pages, each once: mammoth skips them, and many letterheads are there. A document
 * has up to three of them, for its first, its even and its other pages.
 */
function marginsOf(data: Buffer, names: RegExp): Block[] {
  const lines = filesOf(data, names).flatMap((xml) =>
    xml
      .toString("utf8")
      .split(/<\/w:p>|<w:br\b[^>]*>/)
      .map((paragraph) =>
        [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:(tab)\b[^>]*\/>/g)]
          .map(([, text, tab]) => (tab ? "    " : unescaped(text ?? "")))
          .join("")
          .trim(),
      ),
  );
  return [...new Set(lines)].filter(Boolean).map((line) => ({ line }));
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? " ");

/** In the old format a table's cells are parted by tabs. */
async function oldWord(data: Buffer): Promise<Block[]> {
  const document = await new WordExtractor().extract(data);
  const lines = [document.getBody(), document.getTextboxes()].join("\n").split(/\r?\n|\r/);
  const blocks: Block[] = [];
  for (const text of lines.filter((one) => one.trim())) {
    const last = blocks.at(-1);
    if (!/\S\t+\S/.test(text)) blocks.push({ line: text });
    else if (last && "rows" in last) last.rows.push(text.split("\t").map((cell) => [cell.trim()]));
    else blocks.push({ rows: [text.split("\t").map((cell) => [cell.trim()])] });
  }
  return blocks;
}
