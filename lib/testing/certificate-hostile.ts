import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { drawDoc, drawDocx } from "@/lib/testing/certificate-word";

export type HostileFile = { name: string; bytes: Buffer };

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Mutation = (bytes: Buffer, random: () => number) => Buffer;
const mutations: [string, Mutation][] = [
  ["truncated", (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * random()))],
  ["flipped", (bytes, random) => flip(bytes, random, 12)],
  ["shredded", (bytes, random) => flip(bytes, random, Math.ceil(bytes.length / 60))],
  ["zeroed", (bytes, random) => Buffer.from(bytes).fill(0, Math.floor(bytes.length * random()), bytes.length)],
  ["doubled", (bytes) => Buffer.concat([bytes, bytes])],
  ["headless", (bytes, random) => bytes.subarray(1 + Math.floor(random() * 200))],
  ["prefixed", (bytes, random) => Buffer.concat([Buffer.alloc(Math.floor(random() * 1500), 65), bytes])],
];

function flip(bytes: Buffer, random: () => number, times: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = 0; at < times; at++) changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  return changed;
}

const pdfOf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

/** Files made to hurt a reader, each a case of its own. */
async function crafted(): Promise<HostileFile[]> {
  const huge = await PDFDocument.create();
  const sheet = huge.addPage([200_000, 200_000]);
  for (let at = 0; at < 200; at++) sheet.drawLine({ start: { x: at * 900, y: 0 }, end: { x: 0, y: at * 900 }, thickness: 40 });
  const script = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const action = script.context.obj({ S: "JavaScript", JS: PDFName.of("app.alert") });
  script.catalog.set(PDFName.of("OpenAction"), action);
  const wide = Buffer.from("89504e470d0a1a0a0000000d49484452000186a0000186a0080200000000000000", "hex");
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  return [
    { name: "huge-page.pdf", bytes: Buffer.from(await huge.save()) },
    { name: "script.pdf", bytes: Buffer.from(await script.save()) },
    { name: "huge-picture.png", bytes: wide },
    { name: "nested.pdf", bytes: pdfOf(`1 0 obj << /Type /Catalog /Pages ${nested(50_000)} >> endobj`) },
    {
      name: "looping.pdf",
      bytes: pdfOf("1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [2 0 R] /Count 9 >> endobj"),
    },
    { name: "bomb.docx", bytes: drawDocx([], Buffer.alloc(80_000_000, " ")) },
    { name: "short.pdf", bytes: Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj trailer <<") },
    { name: "empty.pdf", bytes: Buffer.alloc(0) },
    { name: "page.html.pdf", bytes: Buffer.from("<html><script>alert(1)</script>%PDF-1.4</html>") },
  ];
}

/** `count` hostile files: the crafted ones, then mutated certificates of every kind, some under another kind's name. */
export async function hostileFiles(count: number, seed = 1): Promise<HostileFile[]> {
  const random = seeded(seed);
  const digital = await drawCertificate(sampleCertificate);
  const lines = ["Certificate of insurance", "Policy number: GL-0481573", "Expiration date: 01/15/2027"];
  const picture = await drawScanPicture(digital, { dpi: 40 });
  const bases: HostileFile[] = [
    { name: "digital.pdf", bytes: Buffer.from(digital) },
    { name: "fillable.pdf", bytes: Buffer.from(await drawCertificate(sampleCertificate, { fillable: true })) },
    { name: "picture.png", bytes: picture },
    { name: "text.docx", bytes: drawDocx(lines) },
    { name: "text.doc", bytes: drawDoc(lines) },
  ];
  const files = await crafted();
  while (files.length < count) {
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)];
    const [base, named, mutation] = [pick(bases), pick(bases), pick(mutations)];
    if (!base || !named || !mutation) break;
    const kind = (random() < 0.15 ? named : base).name.split(".").at(-1);
    files.push({ name: `${files.length}-${mutation[0]}-${base.name.replace(".", "-")}.${kind}`, bytes: mutation[1](base.bytes, random) });
  }
  return files.slice(0, count);
}
