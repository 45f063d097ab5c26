import { readFile } from "node:fs/promises";
import fontkit from "@cantoo/fontkit";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { Luck } from "@/bench/corpus/luck";
import { badScan, cleanScan, type Damage, degrade, faxed } from "@/bench/corpus/scan";
import { greyOf, makeReady, pictureOf } from "@/lib/extraction/readers/image";
import { glyphsOf, inkLines } from "@/lib/extraction/readers/ink";
import { skewOf } from "@/lib/extraction/readers/orientation";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { inkLevel } from "@/lib/extraction/readers/pixels";
import { featuresOf, shapeNames } from "@/lib/extraction/readers/shapes";
import type { Box } from "@/lib/extraction/schema";

/** A character as it came out of a drawn page: which of `shapeNames` it is, and its features. */
export type Sample = { name: number; features: Float32Array };

const page = { width: 612, height: 792 };
const [columns, rows] = [4, 44];
/** Points between the columns and rows of a page, and the position of the first. */
const [apart, below, left, top] = [140, 16.5, 34, 30];
/** Characters that are taken for each other: they are drawn more often. */
const alike = [..."0OQD1IL5S8B2Z"] as [string, ...string[]];
/** How often the three that most certificates are printed in are drawn, and how often they are bold then. */
const [usual, bold] = [0.4, 0.25];
/** Share of lines that are recognized without a digit to compare their size with, like a number without any digit. */
const unmeasured = 0.15;

/** The characters of one page of numbers in one font and size, drawn, damaged and made ready as a certificate's page is. */
export async function drawSamples(seed: string, fonts: readonly [string, ...string[]]): Promise<Sample[]> {
  const luck = new Luck("shapes", seed);
  const texts = Array.from({ length: columns * rows }, () => inventText(luck));
  const pdf = await openPdf(await printed(texts, fonts, luck));
  const damage = inventDamage(luck);
  const { bytes } = await degrade(await pdf.render(1, damage.dpi), damage, luck).finally(() => pdf.close());
  const shown = await greyOf(pictureOf(bytes), page);
  const { grey, scale } = await makeReady(shown, page, 0, await skewOf(shown));
  const level = inkLevel(grey);
  const aside = (grey.width / scale - page.width) / 2;
  return Array.from({ length: columns }, (_, column) => {
    const x = left + column * apart - 6 + aside;
    const lines = inkLines(grey, level, [x * scale, 0, (x + apart - 2) * scale, grey.height], scale);
    // Specks or a skew that was not found: then the lines cannot be matched.
    if (lines.length !== rows) return [];
    return lines.flatMap((line, row) => {
      const text = texts[column * rows + row] ?? "";
      const glyphs = glyphsOf(grey, level, line.map(Math.round) as Box, text.length) ?? [];
      const features = featuresOf(glyphs, luck.chance(unmeasured) ? "" : text);
      return glyphs.flatMap(({ cut }, at) =>
        cut ? [] : [{ name: shapeNames.indexOf(text[at] ?? ""), features: features[at] as Float32Array }],
      );
    });
  }).flat();
}

const inventText = (luck: Luck) =>
  Array.from({ length: luck.whole(6, 13) }, () => {
    const kind = luck.share();
    if (kind < 0.4) return luck.digits(1);
    return kind < 0.75 ? luck.pick(alike) : (shapeNames[luck.whole(0, shapeNames.length - 1)] ?? "A");
  }).join("");

function inventDamage(luck: Luck): Damage {
  const kind = luck.share();
  const damage = (kind < 0.3 ? cleanScan : kind < 0.6 ? badScan : faxed)(luck);
  const fax = damage.fax && luck.pick(["fine", "fine", "fine", "standard", "standard"] as const);
  return { ...damage, fax, turn: 0, crop: [0, 0, 0, 0] };
}

async function printed(texts: readonly string[], fonts: readonly [string, ...string[]], luck: Luck): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const isUsual = luck.chance(usual);
  const isBold = luck.chance(bold);
  const standard = luck.pick([
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
    [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
    [StandardFonts.Courier, StandardFonts.CourierBold],
  ]);
  const font = isUsual
    ? await document.embedFont(standard[isBold ? 1 : 0] as StandardFonts)
    : await document.embedFont(await readFile(luck.pick(fonts)), { subset: true });
  const size = luck.between(6.6, 10);
  const sheet = document.addPage([page.width, page.height]);
  texts.forEach((text, at) => {
    const [column, row] = [Math.floor(at / rows), at % rows];
    sheet.drawText(text, { x: left + column * apart, y: page.height - top - row * below - size, size, font });
  });
  return document.save();
}
