import { readFile } from "node:fs/promises";
import fontkit from "@cantoo/fontkit";
import { PDFDocument, type PDFFont, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { Luck } from "@/bench/corpus/luck";
import { badScan, cleanScan, type Damage, degrade, faxed } from "@/bench/corpus/scan";
import type { Sample } from "@/bench/strips/learner";
import { inventText } from "@/bench/strips/texts";
import { greyOf, makeReady, pictureOf } from "@/lib/extraction/readers/image";
import { inkLines } from "@/lib/extraction/readers/ink";
import { skewOf } from "@/lib/extraction/readers/orientation";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { inkLevel } from "@/lib/extraction/readers/pixels";
import { stripNames, stripOf } from "@/lib/extraction/readers/strips";
import type { Box } from "@/lib/extraction/schema";

const page = { width: 612, height: 792 };
const [columns, rows] = [4, 43];
/** Points between the columns and rows of a page, and the position of the first. */
const [apart, below, left, top] = [140, 16.5, 34, 36];
/** How often the three families that most certificates are printed in are drawn, and how often text is bold. */
const [usual, bold] = [0.4, 0.2];
/** How often a page has lines between its columns, and between its rows. */
const [ruledDown, ruledAcross] = [0.5, 0.4];

type Placed = { text: string; x: number; y: number; size: number; wide: number };

/** The lines of one page of values, each column in a font and size of its own, drawn, damaged and made ready as a certificate's page is. */
export async function drawSamples(seed: string, fonts: readonly [string, ...string[]]): Promise<Sample[]> {
  const luck = new Luck("strips", seed);
  const damage = inventDamage(luck);
  const { bytes: written, placed } = await printed(fonts, damage.fax === "standard" ? 7.5 : 6.6, luck);
  const pdf = await openPdf(written);
  const { bytes } = await degrade(await pdf.render(1, damage.dpi), damage, luck).finally(() => pdf.close());
  const shown = await greyOf(pictureOf(bytes), page);
  const { grey, scale } = await makeReady(shown, page, 0, await skewOf(shown));
  const level = inkLevel(grey);
  // A page that was turned by its skew is larger, and shown smaller for it; its middle stays where it was.
  const [cos, sin] = [Math.cos((damage.skew * Math.PI) / 180), Math.abs(Math.sin((damage.skew * Math.PI) / 180))];
  const [wide, high] = [page.width * cos + page.height * sin, page.height * cos + page.width * sin];
  const small = Math.min(page.width / wide, page.height / high) * scale;
  const [atX, atY] = [
    (x: number) => grey.width / 2 + (x - page.width / 2) * small,
    (y: number) => grey.height / 2 + (y - page.height / 2) * small,
  ];
  return placed.flatMap(({ text, x, y, size, wide: width }) => {
    const beside = luck.between(1, 4);
    const middle = atY(y + 0.62 * size);
    const box: Box = [atX(x - beside), middle - 7.5 * small, atX(x + width + beside), middle + 7.5 * small];
    const [line, ...others] = inkLines(grey, level, box, scale).filter(([, y0, , y1]) => y0 < middle && y1 > middle);
    if (!line || others.length > 0) return [];
    const [tall, long] = [line[3] - line[1], line[2] - line[0]];
    if (tall < 0.45 * size * small || tall > 1.6 * size * small || Math.abs(long / (width * small) - 1) > 0.25 + (4 * small) / long)
      return [];
    const jitter = (most: number) => (luck.chance(0.4) ? luck.between(-most, most) : 0);
    const strip = stripOf(grey, [
      line[0] - Math.abs(jitter(0.3)) * tall,
      line[1] + jitter(0.14) * tall,
      line[2] + Math.abs(jitter(0.3)) * tall,
      line[3] + jitter(0.14) * tall,
    ]);
    return strip ? [{ text, cells: Uint8Array.from(strip.cells, (cell) => Math.round(255 * cell)), across: strip.across }] : [];
  });
}

function inventDamage(luck: Luck): Damage {
  const kind = luck.share();
  const damage = (kind < 0.2 ? cleanScan : kind < 0.45 ? badScan : faxed)(luck);
  const fax = damage.fax && luck.pick(["fine", "standard"] as const);
  return { ...damage, fax, turn: 0, crop: [0, 0, 0, 0] };
}

async function printed(fonts: readonly [string, ...string[]], least: number, luck: Luck): Promise<{ bytes: Uint8Array; placed: Placed[] }> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const sheet = document.addPage([page.width, page.height]);
  const placed: Placed[] = [];
  const rule = (x0: number, y0: number, x1: number, y1: number) =>
    sheet.drawLine({
      start: { x: x0, y: page.height - y0 },
      end: { x: x1, y: page.height - y1 },
      thickness: luck.between(0.4, 1.1),
      color: rgb(0, 0, 0),
    });
  for (let column = 0; column < columns; column++) {
    const [font, size] = [await fontOf(document, fonts, luck), luck.between(least, 10.5)];
    const x = left + column * apart;
    for (let row = 0; row < rows; row++) {
      let text = inventText(luck);
      while (font.widthOfTextAtSize(text, size) > apart - 14) text = text.slice(0, -1).trim();
      if ([...text].some((one) => !stripNames.includes(one))) continue;
      const y = top + row * below;
      const wide = font.widthOfTextAtSize(text, size);
      // Amounts are right-aligned in their cells as often as left-aligned.
      const place = luck.chance(0.3) ? x + apart - 14 - wide : x;
      sheet.drawText(text, { x: place, y: page.height - y - size, size, font });
      placed.push({ text, x: place, y, size, wide });
    }
    if (luck.chance(ruledDown)) {
      const at = x - luck.between(0.8, 5);
      rule(at, top - 4, at, top + rows * below);
    }
  }
  if (luck.chance(ruledAcross)) {
    const down = luck.between(10, 15.5);
    for (let row = 0; row < rows; row++) rule(left - 6, top + row * below + down, page.width - 16, top + row * below + down);
  }
  return { bytes: await document.save(), placed };
}

async function fontOf(document: PDFDocument, fonts: readonly [string, ...string[]], luck: Luck): Promise<PDFFont> {
  const isBold = luck.chance(bold);
  const standard = luck.pick([
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
    [StandardFonts.Courier, StandardFonts.CourierBold],
  ]);
  if (luck.chance(usual)) return document.embedFont(standard[isBold ? 1 : 0] as StandardFonts);
  return document.embedFont(await readFile(luck.pick(fonts)), { subset: true });
}
