import { drawBlocks } from "@/bench/corpus/blocks";
import type { Content } from "@/bench/corpus/content";
import type { Layout, Party } from "@/bench/corpus/layout";
import { drawSchedule, drawTable } from "@/bench/corpus/rows";
import type { Pen } from "@/bench/corpus/sheet";

const builds = { table: drawTable, blocks: drawBlocks, panels: drawBlocks, schedule: drawSchedule };

const notice =
  "This page is for information. It gives its holder no rights and changes none of the policies below; they alone decide what is covered.";

/** Draws a certificate on the pen's sheet. */
export function drawForm(pen: Pen, layout: Layout, content: Content): void {
  const [left = 0, right = 0] = [layout.edges[0], layout.edges[9]];
  pen.letterSize = layout.letterSize;
  if (layout.landscape) Object.assign(pen.sheet, { width: 792, height: 612 });
  const bottom = pen.sheet.height - 32;
  const date = content.date ? pen.style.spelling.date(content.date) : "MM/DD/YYYY";
  if (layout.masthead === "left") {
    pen.print(left + 4, 38, layout.title, 15, { room: right - left - 200, bold: true });
    pen.print(right - 92 - pen.width(layout.labels.date, 7), 38, layout.labels.date, 7);
    pen.fill("/certificateDate", right - 84, 38, date, 82);
  } else {
    pen.print(left + 110, 40, layout.title, 14, { room: 330, bold: true });
    pen.print(right - 84, 30, layout.labels.date, 6, { room: 84 });
    pen.fill("/certificateDate", right - 84, 44, date, 82);
  }
  pen.print(left + 4, 52, notice, 6, { room: right - left - 10 });
  if (layout.head === "columns") drawColumns(pen, layout, content, left, right);
  else drawBands(pen, layout, content, left, right);
  const below = layout.head === "bands" && layout.insurers !== "head" ? 126 : 206;
  if (layout.descriptionFirst) drawDescription(pen, layout, content, below, left, right);
  const top = below + (layout.descriptionFirst ? 78 : 0);
  pen.rule(left, top, right, top);
  pen.print(left + 4, top + 8, layout.labels.coverages, 7, { bold: true });
  if (layout.kind === "edition") {
    pen.print(238, 214, "CERTIFICATE NUMBER:");
    pen.fill("/certificateNumber", 310, 214, content.certificateNumber ?? "", 90, Math.min(8.5, pen.style.size));
    pen.print(440, 214, "REVISION NUMBER:");
  }
  let end = builds[layout.build](pen, layout, content, top + 12);
  if (layout.insurers === "below") end = drawLegend(pen, layout, content, end, left, right);
  if (!layout.descriptionFirst) drawDescription(pen, layout, content, end, left, right);
  if (layout.parties.includes("holder")) drawClosing(pen, Math.min(Math.max(end + 62, bottom - 90), bottom - 48), left, right);
  else drawFoot(pen, layout, content, Math.min(Math.max(end + 62, bottom - 120), bottom - 70), left, right);
  if (layout.footer) pen.print(left + 2, bottom + 10, layout.footer, 7, { bold: true });
  if (content.watermark)
    pen.sheet.marks.push({
      kind: "stamp",
      x: 160,
      y: 560,
      text: content.watermark,
      size: 90,
      degrees: 45,
      colour: [0.5, 0.5, 0.5],
      opacity: 0.25,
    });
}

function drawDescription(pen: Pen, layout: Layout, { description }: Content, top: number, left: number, right: number) {
  pen.print(left + 4, top + 8, layout.descriptionTitle, 6, { room: right - left - 8 });
  pen.paragraph(left + 10, top + 21, description.text, right - left - 24, Math.min(9, pen.style.size), "/descriptionOfOperations");
}

/** Label, name and address of one of those whom the certificate concerns. */
function block(pen: Pen, { labels }: Layout, content: Content, who: Party, x: number, y: number, room = 250) {
  const party = content[who];
  const named = who === "insured" ? nameLines(content.insured) : 1;
  pen.print(x + 4, y + 8, labels[who], 6, { room });
  (party?.lines ?? []).forEach((text, at) => {
    const pointer = who === "holder" ? "/certificateHolder" : `/${who}/${at < named ? "name" : "address"}`;
    pen.fill(pointer, x + 14, y + 20 + at * 11, text, room);
  });
}
const nameLines = ({ name, lines }: { name: string; lines: string[] }) => (lines[1] && name.endsWith(lines[1]) ? 2 : 1);

function drawColumns(pen: Pen, layout: Layout, content: Content, left: number, right: number) {
  const { producer, insurers } = content;
  const [upper = "producer", lower = "insured"] = layout.parties;
  const middle = 306;
  pen.rule(left, 58, right, 58);
  block(pen, layout, content, upper, left, 58);
  pen.rule(left, 132, middle, 132);
  block(pen, layout, content, lower, left, 132);
  pen.rule(middle, 58, middle, 206);
  let y = 70;
  if (layout.contact) {
    for (const key of ["contact", "phone", "email"] as const) {
      pen.print(middle + 4, y, layout.labels[key], 6, { room: 66 });
      const end = key === "phone" && layout.labels.fax ? middle + (right - middle) * 0.66 : right;
      pen.fill(`/producer/${key}`, middle + 74, y, producer[key] ?? "", end - middle - 78, 8);
      if (end < right) pen.print(end, y, layout.labels.fax ?? "", 6, { room: right - end - 4 });
      pen.rule(middle, y + 4, right, y + 4, 0.5);
      y += 14;
    }
  } else if (producer.phone) pen.fill("/producer/phone", left + 180, upper === "producer" ? 66 : 140, `Phone: ${producer.phone}`, 118, 7);
  if (layout.insurers !== "head") return;
  pen.print(middle + 44, y + 1, layout.insurersTitle, 6, { room: 180, bold: true });
  drawInsurers(pen, layout, insurers, middle, right, y + 14, layout.contact ? 14.5 : 18);
}

function drawInsurers(pen: Pen, layout: Layout, insurers: Content["insurers"], left: number, right: number, y: number, step: number) {
  if (layout.naicTitle) pen.print(right - 40, y - 13, layout.naicTitle, 6, { room: 38, bold: true });
  "ABCDEF".split("").forEach((letter, at) => {
    const index = insurers.findIndex((one) => one.letter === letter);
    const insurer = insurers[index];
    if (!insurer && layout.kind === "redraw") return;
    const base = `/insurers/${index}`;
    const label = layout.labels.insurer.replace("#", letter);
    const start = left + Math.max(46, pen.width(label, 6) + 10);
    pen.print(left + 4, y + at * step, label);
    pen.fill(`${base}/name`, start, y + at * step, insurer?.name ?? "", right - 46 - start, Math.min(9, pen.style.size));
    if (layout.naicTitle) pen.fill(`${base}/naic`, right - 40, y + at * step, insurer?.naic ?? "", 38, Math.min(9, pen.style.size));
    pen.rule(left, y + at * step - 9.5, right, y + at * step - 9.5, 0.5);
  });
}

function drawBands(pen: Pen, layout: Layout, content: Content, left: number, right: number) {
  const { parties, ruling } = layout;
  const { insurers } = content;
  const width = (right - left) / parties.length;
  pen.rule(left, 58, right, 58);
  parties.forEach((who, at) => {
    if (ruling === "shaded") pen.shade(left + at * width, 58, left + (at + 1) * width, 69);
    block(pen, layout, content, who, left + at * width, 58, Math.min(250, parties.length > 2 ? width - 20 : 250));
  });
  if (ruling === "grid") pen.rulesBetween(left, right, parties.length, 58, 126);
  pen.rule(left, 126, right, 126);
  if (layout.insurers !== "head") return;
  pen.print(left + 60, 134, layout.insurersTitle, 6, { bold: true });
  drawInsurers(pen, layout, insurers, left, right, 147, 14);
}

/** The letters' insurers as a legend under the table; returns where it ends. */
function drawLegend(pen: Pen, layout: Layout, { insurers }: Content, top: number, left: number, right: number): number {
  const end = top + 13 + insurers.length * 13;
  pen.print(left + 4, top + 9, layout.insurersTitle, 6, { bold: true });
  drawInsurers(pen, layout, insurers, left, right, top + 22, 13);
  pen.rule(left, end, right, end);
  return end;
}

const cancellation = "If a policy above ends early, notice is given as that policy says.";

/** The foot of a form that names its holder in the head. */
function drawClosing(pen: Pen, top: number, left: number, right: number) {
  const middle = (left + right) / 2;
  pen.rule(left, top, right, top);
  pen.print(left + 4, top + 9, "CANCELLATION", 7, { bold: true });
  pen.print(left + 4, top + 20, cancellation, 6.5, { room: middle - left - 12 });
  pen.print(middle + 6, top + 9, "AUTHORIZED REPRESENTATIVE");
  if (pen.style.signed) pen.sign(middle + 60, top + 31, "D. Whitlock");
  pen.rule(left, pen.sheet.height - 32, right, pen.sheet.height - 32);
}

function drawFoot(pen: Pen, layout: Layout, { holder }: Content, top: number, left: number, right: number) {
  const beside = layout.foot === "beside";
  const middle = beside ? 306 : left;
  const cancel = beside ? top : top + 74;
  pen.rule(left, top, right, top);
  pen.print(left + 4, top + 9, layout.labels.holder, 7, { bold: true });
  (holder?.lines ?? []).forEach((text, at) => {
    pen.fill("/certificateHolder", left + 20, top + 26 + at * 12, text, 250);
  });
  if (!beside) pen.rule(left, cancel - 9, right, cancel - 9);
  pen.print(middle + 6, cancel + 9, "CANCELLATION", 7, { bold: true });
  pen.print(middle + 6, cancel + 20, cancellation, 6.5, { room: 260 });
  if (beside) {
    pen.rule(306, top, 306, 760);
    pen.rule(306, cancel + 30, right, cancel + 30);
    pen.print(middle + 6, cancel + 40, "AUTHORIZED REPRESENTATIVE");
    if (pen.style.signed) pen.sign(middle + 60, cancel + 62, "D. Whitlock");
  }
  pen.rule(left, 760, right, 760);
}
