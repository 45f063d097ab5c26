import { deflateSync } from "node:zlib";

/** The bodies of a PDF's objects by number; 1 is the catalog. Binary parts are Latin 1. */
export type Objects = Record<number, string>;

/** A stream object: its dictionary without the length, and its bytes. */
export function stream(dictionary: string, bytes: string | Buffer): string {
  const body = typeof bytes === "string" ? bytes : bytes.toString("latin1");
  return `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;
}

/** The same, packed. */
export const packed = (dictionary: string, bytes: string | Buffer) =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes));

/** A PDF of these objects with a true cross-reference table, unless another `tail` is given. */
export function rawPdf(objects: Objects, { trailer = "", tail }: { trailer?: string; tail?: string } = {}): Buffer {
  let text = "%PDF-1.7\n";
  const offsets: Record<string, number> = {};
  for (const [number, body] of Object.entries(objects)) {
    offsets[number] = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  if (tail !== undefined) return Buffer.from(text + tail, "latin1");
  const size = Number(Object.keys(objects).at(-1) ?? 0) + 1;
  const rows = Array.from({ length: size }, (_, at) =>
    offsets[at] === undefined ? "0000000000 65535 f \n" : `${String(offsets[at]).padStart(10, "0")} 00000 n \n`,
  );
  const table = `xref\n0 ${size}\n${rows.join("")}trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table, "latin1");
}

/** One page: 4 is its content, 5 the font /H; `page` and `resources` are added to their dictionaries. */
export function onePage(content: string, { page = "", resources = "", more = {} }: { page?: string; resources?: string; more?: Objects }) {
  const box = page.includes("/MediaBox") ? "" : "/MediaBox [0 0 612 792]";
  return {
    1: catalog,
    2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    3: `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /H 5 0 R >> ${resources} >> ${page} >>`,
    4: packed("", content),
    5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...more,
  } satisfies Objects;
}

export const line = (text: string, size = 10, [x, y]: [number, number] = [40, 700]) =>
  `BT /H ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET\n`;

export const words = line("CERTIFICATE OF LIABILITY INSURANCE") + line("GL-0481573 01/15/2026 01/15/2027", 9, [40, 660]);

/** A PDF with one page, as `onePage`. */
export const page = (content: string, options: Parameters<typeof onePage>[1] = {}) => rawPdf(onePage(content, options));

export const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
export const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** A file that is made to hurt a reader: its kind, its name, its bytes. */
export type Crafted = [kind: string, name: string, bytes: Buffer];
