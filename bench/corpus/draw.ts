import { PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import type { Layout } from "@/bench/corpus/layouts";
import type { LimitKey, PolicyType } from "@/lib/extraction/schema";
import type { CertificateContent, CertificatePolicy } from "@/lib/testing/certificate";
import { certificateRows } from "@/lib/testing/certificate-rows";

class Pen {
  constructor(
    private readonly page: PDFPage,
    private readonly plain: PDFFont,
    private readonly bold: PDFFont,
  ) {}

  text(x: number, y: number, text: string | undefined, size = 6, room = 400, bold = false) {
    if (!text) return;
    const font = bold ? this.bold : this.plain;
    const fitted = Math.min(size, (size * room) / font.widthOfTextAtSize(text, size));
    this.page.drawText(text, { x, y: 792 - y, size: fitted, font });
  }

  rule(x0: number, y0: number, x1: number, y1: number) {
    this.page.drawLine({ start: { x: x0, y: 792 - y0 }, end: { x: x1, y: 792 - y1 }, thickness: 0.7 });
  }

  tick(x: number, y: number, label: string, room: number, mark: string | null) {
    this.page.drawRectangle({ x, y: 791 - y, width: 8, height: 8, borderWidth: 0.6, opacity: 0 });
    this.text(x + 12, y, label, 6, room - 16);
    if (mark) this.text(x + 1.8, y, mark, 7, 10, true);
  }
}

const lines = (address: string) => {
  const all = address.split(", ");
  return [all.slice(0, -2).join(", "), all.slice(-2).join(", ")];
};

/** Draws a certificate in one of our own redraws; the words are those of every such form, the page is ours. */
export async function drawLayout(content: CertificateContent, layout: Layout): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [plain, bold] = [await document.embedFont(layout.fonts[0]), await document.embedFont(layout.fonts[1])];
  const pen = new Pen(document.addPage([612, 792]), plain, bold);
  const { edges, headers } = layout;
  const [left, right] = [edges[0], edges[9]];
  pen.text(left + 120, 40, "CERTIFICATE OF LIABILITY INSURANCE", 15, 330, true);
  pen.text(right - 84, 32, "DATE (MM/DD/YYYY)");
  pen.text(right - 84, 46, content.certificateDate && layout.date(content.certificateDate), 9);
  block(pen, left, 70, "PRODUCER", content.producer);
  block(pen, left, 132, "INSURED", content.insured);
  pen.text(320, 80, "INSURER(S) AFFORDING COVERAGE", 6, 200, true);
  pen.text(right - 40, 80, "NAIC #");
  "ABCDEF".split("").forEach((letter, at) => {
    const insurer = content.insurers.find((one) => one.letter === letter);
    pen.text(306, 96 + at * 15, `INSURER ${letter} :`);
    pen.text(352, 96 + at * 15, insurer?.name, 9, right - 400);
    pen.text(right - 40, 96 + at * 15, insurer?.naic, 9);
  });
  pen.rule(left, 196, right, 196);
  pen.text(left + 4, 206, "COVERAGES", 7, 100, true);
  const heads = ["INSR LTR", headers.type, "ADDL INSD", "SUBR WVD", headers.number, headers.effective, headers.expiration, headers.limits];
  pen.rule(left, 212, right, 212);
  heads.forEach((text, at) => {
    const x = (edges[at] ?? 0) + 2;
    const narrow = at === 0 || at === 2 || at === 3;
    const [first, second] = narrow ? text.split(" ") : [text];
    pen.text(x, second ? 220 : 224, first, 6, (edges[at + 1] ?? 0) - x - 1, true);
    pen.text(x, 228, second, 6, (edges[at + 1] ?? 0) - x - 1, true);
  });
  let y = 232;
  for (const row of certificateRows) {
    const policy = content.policies.find(({ type }) => type === row.type);
    if (policy || (layout.allRows && row.type !== "OTHER")) y = drawRow(pen, layout, row, policy, y);
  }
  pen.rule(left, y, right, y);
  pen.text(left + 4, y + 9, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES");
  pen.text(left + 8, y + 24, content.description, 8, right - left - 20);
  const foot = Math.max(y + 60, 650);
  pen.rule(left, foot, right, foot);
  pen.text(left + 4, foot + 10, "CERTIFICATE HOLDER", 7, 200, true);
  pen.text(320, foot + 10, "CANCELLATION", 7, 200, true);
  pen.text(320, foot + 24, "Notice of an early end is given as the policies say.", 7, 240);
  pen.text(320, foot + 60, "AUTHORIZED REPRESENTATIVE");
  pen.rule(306, foot, 306, 760);
  if (content.holder)
    [content.holder.name, ...lines(content.holder.address)].forEach((text, at) => {
      pen.text(left + 20, foot + 34 + at * 13, text, 10, 250);
    });
  pen.rule(left, 760, right, 760);
  return document.save();
}

function block(pen: Pen, x: number, y: number, label: string, party: { name: string; address: string }) {
  pen.rule(x, y, 300, y);
  pen.text(x + 4, y + 9, label);
  [party.name, ...lines(party.address)].forEach((text, at) => {
    pen.text(x + 10, y + 22 + at * 12, text, 9.5, 260);
  });
}

type Row = { type: PolicyType; title: string; lines: number; ticks: string[][]; limits: { key: LimitKey; label: string }[] };

function drawRow(pen: Pen, layout: Layout, row: Row, policy: CertificatePolicy | undefined, top: number): number {
  const { edges, step } = layout;
  const [left, type, addl, subr, number, eff, exp, label, amount, right] = edges;
  const money = (value: number | string | undefined) => (typeof value === "number" ? layout.money(value) : value);
  const limits = row.limits.map(({ key, label: name }) => ({ name: layout.labels[key] ?? name, value: money(policy?.limits?.[key]) }));
  for (const other of policy?.otherLimits ?? []) limits.push({ name: other.label, value: money(other.amount) });
  const bottom = top + Math.max(row.lines, limits.length) * step;
  const middle = (top + bottom) / 2 + 4;
  pen.text(type + 4, top + 9, row.type === "OTHER" ? policy?.typeText : layout.titles[row.type], 7.5, addl - type - 8, true);
  const marked = new Set(policy?.ticked ?? []);
  if (policy?.basis) marked.add(policy.basis === "OCCURRENCE" ? "OCCUR" : "CLAIMS-MADE");
  if (policy?.aggregatePer) marked.add(policy.aggregatePer === "LOCATION" ? "LOC" : policy.aggregatePer);
  row.ticks.forEach((names, at) => {
    const room = (addl - type - 6) / names.length;
    names.forEach((name, place) => {
      const [x, y] = [type + 4 + place * room, top + 9 + step * (at + 1)];
      if (name.endsWith(":")) pen.text(x, y, name, 5.5, room);
      else pen.tick(x, y, name, room, marked.has(name) ? "X" : null);
    });
  });
  pen.text(left + 6, middle, policy?.letter, 9);
  if (policy?.additionalInsured) pen.text(addl + 7, middle, layout.tick, 9, 20, true);
  if (policy?.waiver) pen.text(subr + 7, middle, layout.tick, 9, 20, true);
  pen.text(number + 5, middle, policy?.number, 9, eff - number - 10);
  pen.text(eff + 3, middle, policy?.effective && layout.date(policy.effective), 9, exp - eff - 6);
  pen.text(exp + 3, middle, policy?.expiration && layout.date(policy.expiration), 9, label - exp - 6);
  limits.forEach(({ name, value }, at) => {
    pen.text(label + 3, top + 9 + at * step, name, 6, amount - label - 6);
    pen.text(amount + 4, top + 9 + at * step, value, 8.5, right - amount - 8);
    if (at > 0) pen.rule(label, top + at * step, right, top + at * step);
  });
  pen.rule(left, top, right, top);
  for (const x of edges) pen.rule(x, top, x, bottom);
  return bottom;
}
