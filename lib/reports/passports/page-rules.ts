import fontkit from "@cantoo/fontkit";
import { AFRelationship, PDFDocument } from "@cantoo/pdf-lib";
import { encode } from "uqr";
import { coverageName } from "@/lib/compliance/policies/rules";
import { limitNames } from "@/lib/compliance/verdicts/labels-values";
import { checkedText } from "@/lib/documents/passports/labels-rules";
import { fingerprintOf } from "@/lib/documents/passports/rules";
import type { Manifest } from "@/lib/documents/passports/schema";
import { passportList, passportTitle } from "@/lib/extraction/passport-values";
import { writtenDate } from "@/lib/infra/dates-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { blue, type Fonts, gray, hairline, ink, Pen, page as size } from "@/lib/reports/drawing-rules";
import { labelled, localeNow } from "@/messages/say";

type Parts = {
  address: string;
  fonts: { regular: Uint8Array; bold: Uint8Array };
  list: Uint8Array;
  /** In the order of the manifest's files. */
  files: readonly { bytes: Uint8Array }[];
};

/** The page for people, with the certificates and the signed list inside the PDF. */
export async function drawPassport(signed: Manifest, { address, fonts: files, list, files: papers }: Parts): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(labelled(passportTitle, signed.vendor));
  document.setLanguage(localeNow());
  const at = new Date(signed.signedAt);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const fonts: Fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
    missing: false,
  };
  const pen = new Pen(document.addPage([size.width, size.height]), fonts);
  drawHead(pen, signed);
  drawCode(pen, address);
  const below = drawChecked(pen, signed, drawPolicies(pen, signed, 176));
  drawFoot(pen, signed, address, Math.max(below, footTop));
  const dates = { creationDate: at, modificationDate: at };
  for (const [index, { name, type }] of signed.files.entries()) {
    await document.attach(papers[index]?.bytes ?? new Uint8Array(), name, {
      mimeType: type,
      ...dates,
      afRelationship: AFRelationship.Source,
    });
  }
  await document.attach(list, passportList, { mimeType: "application/json", ...dates, afRelationship: AFRelationship.Data });
  return document.save();
}

const right = size.width - size.left;
const codeWidth = 108;
const textWidth = right - size.left - codeWidth - 24;
const footTop = 520;

function drawHead(pen: Pen, { vendor, installation, company, day }: Manifest): void {
  pen.text(passportTitle, size.left, 36, { size: 10, bold: true, color: blue });
  const fitting = [20, 17, 14].find((one) => pen.lines(vendor, { size: one, bold: true, width: textWidth }).length === 1) ?? 12;
  pen.text(vendor, size.left, 62, { size: fitting, bold: true, width: textWidth });
  const facts = { company, day: writtenDate(day), installation: installation.name, address: installation.address };
  paragraph(pen, coded("server.passports.wasCompliant", facts), 82, { size: 10 });
  paragraph(pen, coded("server.passports.provesWhat"), 116, { size: 10, bold: true });
}

/** Returns the top of what comes below. */
function paragraph(
  pen: Pen,
  text: Sentence,
  top: number,
  { width = textWidth, ...look }: { size: number; bold?: boolean; width?: number },
) {
  const lines = pen.lines(text, { ...look, width });
  for (const [at, line] of lines.entries()) pen.text(line, size.left, top + at * (look.size + 4), { ...look, width });
  return top + lines.length * (look.size + 4);
}

/** The page of the installation that checks the passport, as a code for phones. */
function drawCode(pen: Pen, address: string): void {
  const { data, size: modules } = encode(address, { border: 0 });
  const module = codeWidth / modules;
  const place = { left: right - codeWidth, top: 28 };
  for (const [row, line] of data.entries()) {
    for (let from = 0; from < modules; from += 1) {
      if (!line[from]) continue;
      const end = line.indexOf(false, from);
      const count = (end < 0 ? modules : end) - from;
      // A little over each edge: the rows of a code with light seams are harder to scan.
      pen.box({ left: place.left + from * module, top: place.top + row * module, width: count * module, height: module + 0.3 }, ink);
      from += count;
    }
  }
  pen.text(coded("server.passports.scanToCheck"), right - codeWidth, 28 + codeWidth + 12, { size: 8, color: gray, width: codeWidth });
}

const columns = [
  { head: "server.passports.coverage", left: size.left, width: 128 },
  { head: "server.passports.insurer", left: size.left + 134, width: 140 },
  { head: "server.passports.policyNumber", left: size.left + 280, width: 92 },
  { head: "server.passports.inForce", left: size.left + 378, width: 128 },
  { head: "server.passports.limits", left: size.left + 512, width: right - size.left - 512 },
] as const;
const [mostRows, rowHeight, shownLimits] = [9, 24, 2] as const;

function drawPolicies(pen: Pen, { files }: Manifest, top: number): number {
  const policies = files.flatMap((file) => file.policies);
  const small = { size: 8.5 } as const;
  for (const { head, left, width } of columns) pen.text(coded(head), left, top, { ...small, bold: true, width });
  pen.line(size.left, top + 5, right, top + 5, { color: ink });
  for (const [at, policy] of policies.slice(0, mostRows).entries()) {
    const line = top + 18 + at * rowHeight;
    const term = [policy.effective, policy.expiration].map((day) => (day ? writtenDate(day) : "–")).join(" – ");
    const named = coverageName({ coverage: policy.coverage, coverageText: policy.text });
    const cells = [named, policy.insurer ?? "–", policy.number ?? "–", term];
    for (const [index, cell] of cells.entries()) {
      const { left = 0, width = 0 } = columns[index] ?? {};
      pen.text(cell, left, line, { ...small, width });
    }
    const { left, width } = columns[4];
    for (const [index, text] of limitLines(policy).entries()) pen.text(text, left, line - 4 + index * 9, { size: 7.5, width });
    pen.line(size.left, line + 9, right, line + 9, { color: hairline });
  }
  const rows = Math.min(policies.length, mostRows);
  const below = top + 18 + rows * rowHeight;
  if (policies.length <= mostRows) return below;
  pen.text(coded("server.passports.morePolicies", { count: policies.length - mostRows }), size.left, below, { ...small, color: gray });
  return below + 14;
}

/** The first limits of a policy. The last line says how many more the certificate states, which the public page shows. */
function limitLines({ limits }: Manifest["files"][number]["policies"][number]): Sentence[] {
  const texts = limits.map(({ key, amount }) => joined(":", [coded(limitNames[key]), `$${amount.toLocaleString(localeNow())}`]));
  const more = texts.length - shownLimits;
  const shown = texts.slice(0, shownLimits);
  return more > 0
    ? shown.map((text, at) => (at === shownLimits - 1 ? coded("server.passports.moreLimits", { text, count: more }) : text))
    : shown;
}

/** Lines of what was checked that fit between the policies and the foot. */
function drawChecked(pen: Pen, { checked }: Manifest, top: number): number {
  const names = checked.map(checkedText);
  const all = joined(":", [
    coded("server.passports.checked"),
    names.length > 0 ? joined("; ", names) : coded("server.passports.datesOnly"),
  ]);
  const look = { size: 8.5, width: right - size.left } as const;
  const room = Math.max(1, Math.floor((footTop - 12 - top) / 12));
  const lines = pen.lines(all, look);
  for (const [at, line] of lines.slice(0, room).entries()) {
    pen.text(at === room - 1 && lines.length > room ? `${line} …` : line, size.left, top + 4 + at * 12, look);
  }
  return top + Math.min(lines.length, room) * 12;
}

function drawFoot(pen: Pen, { id, key, files }: Manifest, address: string, top: number): void {
  pen.line(size.left, top - 10, right, top - 10, { color: hairline });
  const lines = [
    coded("server.passports.filesInside", { count: files.length }),
    coded("server.passports.howToCheck", { address }),
    coded("server.passports.keyAndId", { fingerprint: fingerprintOf(key.publicKey), id }),
  ];
  for (const [at, line] of lines.entries())
    pen.text(line, size.left, top + 4 + at * 13, { size: 8, color: gray, width: right - size.left });
}
