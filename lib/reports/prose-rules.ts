import { setImmediate as breathe } from "node:timers/promises";
import fontkit from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { type Fonts, gray, ink, missingIn, Pen, seal, page as size, wrapped } from "@/lib/reports/drawing-rules";
import { localeNow } from "@/messages/say";

/** A paragraph of a PDF. `heading` begins a part, `note` is gray. */
export type Paragraph = { kind: "heading" | "text" | "strong" | "note"; text: Sentence };

type FontFiles = { regular: Uint8Array; bold: Uint8Array };

const looks = {
  heading: { size: 13, bold: true, color: ink, before: 18, step: 17 },
  strong: { size: 9, bold: true, color: ink, before: 6, step: 12 },
  text: { size: 9, bold: false, color: ink, before: 1, step: 12 },
  note: { size: 8, bold: false, color: gray, before: 1, step: 11 },
} as const;

const [firstTop, lastTop] = [84, size.height - 44];

/** Paragraphs on landscape letter pages, each in as many lines as it needs. */
export async function proseOf(
  title: Sentence,
  about: Sentence,
  paragraphs: readonly Paragraph[],
  files: FontFiles,
  at: Date,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(inWords(title));
  document.setLanguage(localeNow());
  document.setCreationDate(at);
  document.setModificationDate(at);
  const fonts: Fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
    missing: false,
  };
  let pen = new Pen(document.addPage([size.width, size.height]), fonts);
  pen.text(title, size.left, 40, { size: 18, bold: true });
  pen.text(about, size.left, 60, { size: 9, color: gray });
  let top: number = firstTop;
  for (const { kind, text } of paragraphs) {
    const look = looks[kind];
    const font = look.bold ? fonts.bold : fonts.regular;
    const lines = inWords(text)
      .split("\n")
      .flatMap((line) => wrapped(line, font, { size: look.size, width: size.width - 2 * size.left }));
    top += look.before;
    for (const line of lines) {
      if (top > lastTop) {
        // Other requests go on between two pages.
        await breathe();
        seal(document.getPage(document.getPageCount() - 1));
        pen = new Pen(document.addPage([size.width, size.height]), fonts);
        top = 40;
      }
      pen.text(line, size.left, top, look);
      top += look.step;
    }
  }
  const pages = document.getPages();
  pages.forEach((each, index) => {
    const missing = missingIn(fonts);
    const words = coded("server.reports.pageFooter", { title, at: index + 1, count: pages.length, missing });
    new Pen(each, fonts).text(words, size.left, size.height - 22, { size: 8, color: gray });
  });
  return document.save();
}
