import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { AggregateScope, LimitKey, PolicyType } from "@/lib/extraction/schema";
import { type CertificateRow, certificateRows } from "@/lib/testing/certificate-rows";

/** What the drawn certificate says. Dates are ISO, limits whole dollars (or words such as "Included"). */
export type CertificateContent = {
  certificateDate?: string;
  certificateNumber?: string;
  producer: { name: string; address: string; contact?: string; phone?: string; email?: string };
  insured: { name: string; address: string };
  holder?: { name: string; address: string };
  insurers: { letter: string; name: string; naic?: string }[];
  policies: CertificatePolicy[];
  description?: string;
};

export type CertificatePolicy = {
  type: PolicyType;
  /** The free row's own words, for OTHER. */
  typeText?: string;
  letter?: string;
  number?: string;
  effective?: string;
  expiration?: string;
  basis?: "OCCURRENCE" | "CLAIMS_MADE";
  aggregatePer?: AggregateScope;
  additionalInsured?: boolean;
  waiver?: boolean;
  limits?: Partial<Record<LimitKey, number | string>>;
  otherLimits?: { label: string; amount: number }[];
  /** Labels checked in the row, such as "ANY AUTO". */
  ticked?: string[];
  /** Whether the box before the row's title is checked; without it the title has no box. */
  titleBox?: boolean;
};

export type CertificateOptions = {
  /** Values as form fields instead of text. */
  fillable?: boolean;
  /** Check marks as two vector strokes instead of the letter X. */
  strokeTicks?: boolean;
  /** Moves the policy number, dates and limits to the right, in points. */
  shift?: number;
  /** Rows that the form prints; all of them by default. */
  rows?: PolicyType[];
  /** The page's /Rotate, with the content turned back: it still shows upright. */
  rotate?: 0 | 90 | 180 | 270;
};

const navy = rgb(0.09, 0.16, 0.33);
const grey = rgb(0.42, 0.46, 0.53);
const line = rgb(0.62, 0.66, 0.73);
const ink = rgb(0.05, 0.07, 0.12);
const tint = rgb(0.93, 0.95, 0.98);

const usDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
const money = (amount: number | string) => (typeof amount === "number" ? amount.toLocaleString("en-US") : amount);

/** A pen in points from the top left of a letter page; `value` draws text or, on a fillable form, a field. */
class Pen {
  private fields = 0;

  constructor(
    private readonly document: PDFDocument,
    private readonly page: PDFPage,
    private readonly plain: PDFFont,
    private readonly bold: PDFFont,
    private readonly options: CertificateOptions,
  ) {}

  text(x: number, y: number, text: string, size = 6, bold = false, color = grey) {
    this.page.drawText(text, { x, y: 792 - y, size, font: bold ? this.bold : this.plain, color });
  }

  rule(x0: number, y0: number, x1: number, y1: number, thickness = 0.5) {
    this.page.drawLine({ start: { x: x0, y: 792 - y0 }, end: { x: x1, y: 792 - y1 }, thickness, color: line });
  }

  fill(x: number, y: number, width: number, height: number) {
    this.page.drawRectangle({ x, y: 792 - y - height, width, height, color: tint });
  }

  value(x: number, y: number, text: string | undefined, width: number, size = 8, right = false) {
    if (!text) return;
    if (this.options.fillable) {
      const field = this.document.getForm().createTextField(`page[0].value${++this.fields}[0]`);
      field.setText(text);
      field.addToPage(this.page, { x, y: 792 - y - 2, width, height: size + 2, borderWidth: 0, font: this.plain });
      field.setFontSize(size);
      return;
    }
    while (size > 5 && this.plain.widthOfTextAtSize(text, size) > width) size -= 0.25;
    const start = right ? x + width - this.plain.widthOfTextAtSize(text, size) : x;
    this.text(start, y, text, size, false, ink);
  }

  /** Lines of at most `width` points, `leading` apart. */
  paragraph(x: number, y: number, text: string, width: number, size: number, leading: number, color = ink) {
    let row = "";
    for (const word of `${text} \n`.split(" ")) {
      if (row && (word === "\n" || this.plain.widthOfTextAtSize(`${row} ${word}`, size) > width)) {
        this.text(x, y, row, size, false, color);
        y += leading;
        row = "";
      }
      row = row ? `${row} ${word}` : word;
    }
  }

  tick(x: number, y: number, ticked: boolean, label?: string, labelWidth = 0) {
    const box = { x, y: 792 - y - 1.5, width: 9, height: 9 };
    this.page.drawRectangle({ ...box, borderWidth: 0.6, borderColor: line, opacity: 0 });
    if (label) this.text(x + 12, y + 0.5, label, Math.min(6, (labelWidth * 6) / this.plain.widthOfTextAtSize(label, 6) || 6));
    if (ticked) this.mark(x + 1.6, y);
  }

  /** An X of about 6 points, as a letter or as two strokes. */
  mark(x: number, y: number) {
    if (!this.options.strokeTicks) return this.text(x, y, "X", 8, true, ink);
    const [low, high] = [792 - y, 792 - y + 6];
    for (const [from, to] of [
      [low, high],
      [high, low],
    ] as const)
      this.page.drawLine({ start: { x, y: from }, end: { x: x + 6, y: to }, thickness: 1, color: ink });
  }
}

/**
 * Draws our own look-alike of a certificate of liability insurance on one letter page: the rows and labels that a reader
 * needs, in our layout and wording. Returns the bytes of a PDF.
 */
export async function drawCertificate(content: CertificateContent, options: CertificateOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle("Certificate of liability insurance");
  const fonts = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)] as const;
  const page = document.addPage([612, 792]);
  const pen = new Pen(document, page, ...fonts, options);
  drawHead(pen, content);
  pen.text(300, 224, "CERTIFICATE NUMBER:");
  pen.value(368, 224, content.certificateNumber, 160, 7);
  let y = drawColumns(pen, 224, options.shift ?? 0);
  for (const row of certificateRows.filter(({ type }) => options.rows?.includes(type) ?? true)) {
    const policies = content.policies.filter(({ type }) => type === row.type);
    for (const policy of policies.length > 0 ? policies : [undefined]) y = drawRow(pen, row, policy, y, options.shift ?? 0);
  }
  drawFoot(pen, content, y);
  return options.rotate ? turned(await document.save(), options.rotate) : document.save();
}

/** The same page with /Rotate set and its content turned the other way. */
async function turned(bytes: Uint8Array, angle: number): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const [drawn] = await document.embedPdf(bytes);
  if (!drawn) throw new Error("The drawn certificate has no page.");
  const sideways = angle % 180 !== 0;
  const [width, height] = sideways ? [792, 612] : [612, 792];
  const page = document.addPage([width, height]);
  const origin = angle === 90 ? { x: width, y: 0 } : angle === 180 ? { x: width, y: height } : { x: 0, y: height };
  page.drawPage(drawn, { ...origin, rotate: degrees(angle) });
  page.setRotation(degrees(angle));
  return document.save();
}

function drawHead(pen: Pen, content: CertificateContent) {
  pen.fill(18, 22, 576, 30);
  pen.text(26, 42, "CERTIFICATE OF LIABILITY INSURANCE", 15, true, navy);
  pen.text(510, 31, "DATE (MM/DD/YYYY)");
  pen.value(510, 45, content.certificateDate && usDate(content.certificateDate), 80);
  const notice =
    "This page summarises cover that was in force on the date above. It is for information, gives its holder no rights, and changes no policy; the policies themselves decide.";
  pen.paragraph(26, 64, notice, 560, 7, 9, grey);
  pen.rule(18, 82, 594, 82);
  pen.text(22, 91, "PRODUCER");
  const { producer, insured } = content;
  [producer.name, ...addressLines(producer.address)].forEach((text, at) => {
    pen.value(30, 103 + at * 11, text, 260, 9);
  });
  pen.rule(18, 148, 594, 148);
  pen.text(22, 157, "INSURED");
  [insured.name, ...addressLines(insured.address)].forEach((text, at) => {
    pen.value(30, 169 + at * 11, text, 260, 9);
  });
  pen.rule(306, 82, 306, 214);
  const contact = [
    ["CONTACT NAME:", producer.contact],
    ["PHONE:", producer.phone],
    ["E-MAIL ADDRESS:", producer.email],
  ] as const;
  contact.forEach(([label, text], at) => {
    pen.text(310, 92 + at * 14, label);
    pen.value(372, 92 + at * 14, text, 218);
    pen.rule(306, 96 + at * 14, 594, 96 + at * 14);
  });
  pen.text(360, 132, "INSURER(S) AFFORDING COVERAGE");
  pen.text(560, 132, "NAIC #");
  "ABCDEF".split("").forEach((letter, at) => {
    const top = 143 + at * 13;
    const insurer = content.insurers.find((one) => one.letter === letter);
    pen.rule(306, top - 9, 594, top - 9);
    pen.text(310, top, `INSURER ${letter} :`);
    pen.value(352, top, insurer?.name, 192);
    pen.value(556, top, insurer?.naic, 36);
  });
  pen.rule(550, 122, 550, 214);
  pen.rule(18, 214, 594, 214);
}

const addressLines = (address: string) => {
  const parts = address.split(", ");
  return parts.length > 2 ? [parts.slice(0, -2).join(", "), parts.slice(-2).join(", ")] : parts;
};

/** Column edges: letter, type, additional insured, waiver, number, effective, expiration, limit label, amount, end. */
const edges = (shift: number) => [18, 36, 174, 194, 214, 328 + shift, 378 + shift, 428 + shift, 520 + shift, 594];

function drawColumns(pen: Pen, y: number, shift: number): number {
  const [, , addl, subr, number, eff = 0, exp = 0, limits = 0] = edges(shift);
  pen.text(22, y, "COVERAGES", 7, true, navy);
  pen.fill(18, y + 6, 576, 18);
  const heads: [number | undefined, string, string?][] = [
    [21, "INSR", "LTR"],
    [70, "TYPE OF INSURANCE"],
    [addl, "ADDL", "INSD"],
    [subr, "SUBR", "WVD"],
    [number, "POLICY NUMBER"],
    [eff, "POLICY EFF", "(MM/DD/YYYY)"],
    [exp, "POLICY EXP", "(MM/DD/YYYY)"],
    [limits + 50, "LIMITS"],
  ];
  for (const [x = 0, first, second] of heads) {
    pen.text(x + 3, y + (second ? 13 : 17), first, 5.5, true, navy);
    if (second) pen.text(x + 3, y + 20, second, 5.5, true, navy);
  }
  return y + 24;
}

function drawRow(pen: Pen, row: CertificateRow, policy: CertificatePolicy | undefined, top: number, shift: number): number {
  const [, type = 0, addl = 0, subr = 0, number = 0, eff = 0, exp = 0, label = 0, amount = 0] = edges(shift);
  const limits = row.limits.map(({ key, label: name }) => ({ name, value: policy?.limits?.[key] }));
  for (const other of policy?.otherLimits ?? []) limits.push({ name: other.label.toUpperCase(), value: other.amount });
  const bottom = top + Math.max(row.lines, limits.length) * 12;
  const middle = top + Math.max(12, (bottom - top) / 2 + 3);
  const title = policy?.typeText ?? row.title;
  if (policy?.titleBox === undefined) pen.text(type + 4, top + 9, title, 7, true, ink);
  else pen.tick(type + 4, top + 9, policy.titleBox, title);
  const ticked = new Set(policy?.ticked ?? []);
  if (policy?.basis) ticked.add(policy.basis === "OCCURRENCE" ? "OCCUR" : "CLAIMS-MADE");
  if (policy?.aggregatePer) ticked.add(policy.aggregatePer === "LOCATION" ? "LOC" : policy.aggregatePer);
  row.ticks.forEach((names, line) => {
    names.forEach((name, at) => {
      if (name.endsWith(":")) pen.text(type + 4, top + 21 + line * 12, name, 5.5);
      else pen.tick(type + 4 + at * (132 / names.length), top + 20 + line * 12, ticked.has(name), name, 132 / names.length - 16);
    });
  });
  pen.value(23, middle, policy?.letter, 12);
  if (policy?.additionalInsured) pen.mark(addl + 7, middle);
  if (policy?.waiver) pen.mark(subr + 7, middle);
  pen.value(number + 4, middle, policy?.number, 108 + shift);
  pen.value(eff + 2, middle, policy?.effective && usDate(policy.effective), 46);
  pen.value(exp + 2, middle, policy?.expiration && usDate(policy.expiration), 46);
  limits.forEach(({ name, value }, at) => {
    const y = top + 9 + at * 12;
    pen.text(label + 3, y, name, 5.6);
    pen.text(amount + 2, y, "$", 6);
    pen.value(amount + 10, y, value === undefined ? undefined : money(value), 594 - amount - 14, 8, true);
    if (at > 0) pen.rule(label, y - 9, 594, y - 9);
  });
  pen.rule(18, top, 594, top);
  for (const x of edges(shift)) pen.rule(x, top, x, bottom);
  return bottom;
}

function drawFoot(pen: Pen, content: CertificateContent, top: number) {
  const bottom = Math.max(top + 70, 668);
  pen.rule(18, top, 594, top);
  pen.text(22, top + 9, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES");
  if (content.description) pen.paragraph(26, top + 21, content.description, 560, 8, 10);
  pen.rule(18, bottom, 594, bottom);
  pen.text(22, bottom + 10, "CERTIFICATE HOLDER", 7, true, navy);
  pen.text(312, bottom + 10, "CANCELLATION", 7, true, navy);
  const holder = content.holder ? [content.holder.name, ...addressLines(content.holder.address)] : [];
  holder.forEach((text, at) => {
    pen.value(40, bottom + 32 + at * 12, text, 250, 9);
  });
  const notice =
    "If a policy above is cancelled early, its insurer gives notice as that policy says. Ask the producer for an endorsement if you need more.";
  pen.paragraph(312, bottom + 22, notice, 270, 7, 9, grey);
  pen.rule(306, bottom + 46, 594, bottom + 46);
  pen.text(312, bottom + 55, "AUTHORIZED REPRESENTATIVE");
  pen.rule(306, bottom, 306, 760);
  pen.rule(18, 760, 594, 760);
  pen.text(22, 770, "Drawn by Coverkeep for demonstration and tests.");
}
