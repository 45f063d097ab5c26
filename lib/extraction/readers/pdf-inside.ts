/** A file that a PDF carries. */
type Attached = { filename?: string; content?: Uint8Array | null };
export type CarrierNote = { subtype?: string; file?: Attached };

/** The part of pdf.js's document that is used here. */
export type Carrier = {
  numPages: number;
  getAttachments(): Promise<Record<string, Attached> | null>;
  getPage(number: number): Promise<{ getAnnotations(): Promise<CarrierNote[]> }>;
};

/** Pages whose pinned files are looked for. */
const mostPages = 20;

/** The files that a PDF carries: of its own, as a portfolio does, and those pinned to its pages. One that cannot be unpacked is left out. */
export async function filesIn(document: Carrier): Promise<{ name: string; bytes: Uint8Array }[]> {
  const own = await document.getAttachments().catch(() => null);
  const found: Attached[] = Object.values(own ?? {});
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
    const page = await document.getPage(number).catch(() => null);
    const annotations = (await page?.getAnnotations().catch(() => [])) ?? [];
    found.push(...annotations.flatMap(({ subtype, file }) => (subtype === "FileAttachment" && file ? [file] : [])));
  }
  return found.flatMap(({ filename, content }) =>
    content && content.length > 0 ? [{ name: nameOf(filename), bytes: new Uint8Array(content) }] : [],
  );
}

/** As a sentence can hold it, without the folder that it came from. */
const nameOf = (name = "") =>
  (name.split(/[\\/]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}"]/gu, " ")
    .trim()
    .slice(0, 120) || "file";
