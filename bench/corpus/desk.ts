import { PDFDocument } from "@cantoo/pdf-lib";
import type { Content } from "@/bench/corpus/content";
import { Fonts, fillFonts, formFonts, hasOutlines } from "@/bench/corpus/fonts";
import { drawForm } from "@/bench/corpus/form";
import type { Half, Layout } from "@/bench/corpus/layout";
import { layouts } from "@/bench/corpus/layouts";
import type { Luck } from "@/bench/corpus/luck";
import { measureOf } from "@/bench/corpus/pdf";
import { letterSheet, type Measure, Pen, type Sheet, type Style, type TickKind } from "@/bench/corpus/sheet";
import { inventSpelling } from "@/bench/corpus/spelling";

export type Wishes = { kind?: Layout["kind"]; outlines?: boolean; leastSize?: number; ticks?: readonly [TickKind, ...TickKind[]] };

/** One form with one way of filling it in, and the tools to draw its pages. */
export class Desk {
  private constructor(
    readonly layout: Layout,
    readonly style: Style,
    readonly measure: Measure,
    private readonly luck: Luck,
  ) {}

  static async open(half: Half, luck: Luck, { kind, outlines = false, leastSize = 6.5, ticks }: Wishes = {}): Promise<Desk> {
    const own = layouts.filter((layout) => layout.half === half && (!kind || layout.kind === kind));
    const layout = luck.pick(own as [Layout, ...Layout[]]);
    const drawable = <List extends readonly string[]>(list: List) =>
      (outlines ? list.filter((one) => hasOutlines(one as never)) : list) as unknown as List;
    const style: Style = {
      form: luck.pick(drawable(formFonts[half])),
      fill: luck.pick(drawable(fillFonts[half])),
      size: luck.between(leastSize, 10),
      dx: luck.chance(0.35) ? luck.between(-3, 3) : 0,
      dy: luck.chance(0.35) ? luck.between(-3, 2) : 0,
      colour: luck.chance(0.25) ? [0.05, 0.1, 0.6] : [0, 0, 0],
      tick: luck.pick(ticks ?? ["letter", "letter", "letter", "dingbat", "filled", "strokes", "check", "curve"]),
      flag: luck.pick(["X", "X", "X", "Y", "x"]),
      blank: luck.chance(0.15) ? "N" : "",
      upper: luck.chance(0.3),
      signed: luck.chance(0.6),
      runsOver: luck.chance(0.2),
      spelling: inventSpelling(luck),
    };
    const measure = await measureOf(new Fonts(await PDFDocument.create()), [style.form, style.fill]);
    return new Desk(layout, style, measure, luck);
  }

  pen = (sheet: Sheet): Pen => new Pen(sheet, this.style, this.measure);

  /** A sheet with what `draw` puts on it, on letter paper as it is. */
  page(draw: (pen: Pen) => void): Sheet {
    const sheet = letterSheet(this.style.tick);
    draw(this.pen(sheet));
    return sheet;
  }

  /** The certificate; often scaled, moved or on A4. */
  certificate(content: Content): Sheet {
    const sheet = this.page((pen) => drawForm(pen, this.layout, content));
    const { luck } = this;
    const aside = {
      kind: "stamp",
      x: 12,
      y: 560,
      text: `CERT ${luck.digits(8)} (${luck.digits(5)})`,
      size: 6,
      degrees: 90,
      colour: [0, 0, 0],
      opacity: 1,
    } as const;
    if (luck.chance(0.1)) sheet.marks.push(aside);
    const { width, height } = sheet;
    const european = luck.chance(0.15);
    if (european) Object.assign(sheet, width < height ? { width: 595.28, height: 841.89 } : { width: 841.89, height: 595.28 });
    if (european || luck.chance(0.4)) sheet.scale = european ? luck.between(0.92, 0.97) : luck.between(0.9, 1.05);
    const free = Math.max(0, 1.04 - sheet.scale);
    sheet.shiftX = (sheet.width - width * sheet.scale) / 2 + luck.between(-1, 1) * free * 120;
    sheet.shiftY = (sheet.height - height * sheet.scale) / 2 + luck.between(-1, 1) * free * 160;
    return sheet;
  }
}
