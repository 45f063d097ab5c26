import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { Luck } from "@/bench/corpus/luck";
import { craftedDocuments } from "@/bench/hostile/documents";
import { contentPdfs } from "@/bench/hostile/pdf-contents";
import { structurePdfs } from "@/bench/hostile/pdf-structure";
import { craftedPictures } from "@/bench/hostile/pictures";
import type { Crafted } from "@/bench/hostile/raw-pdf";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { drawDoc, drawDocx } from "@/lib/testing/certificate-word";

export type HostileFile = { kind: string; name: string; bytes: Buffer };

type Mutation = (bytes: Buffer, luck: Luck) => Buffer;
const mutations: [[string, Mutation], ...[string, Mutation][]] = [
  ["truncated", (bytes, luck) => bytes.subarray(0, Math.floor(bytes.length * luck.share()))],
  ["bits flipped", (bytes, luck) => flipped(bytes, luck, 12)],
  ["shredded", (bytes, luck) => flipped(bytes, luck, Math.ceil(bytes.length / 60))],
  ["zeroed", (bytes, luck) => Buffer.from(bytes).fill(0, Math.floor(bytes.length * luck.share()))],
  ["doubled", (bytes) => Buffer.concat([bytes, bytes])],
  ["headless", (bytes, luck) => bytes.subarray(luck.whole(1, 200))],
  ["prefixed", (bytes, luck) => Buffer.concat([Buffer.alloc(luck.whole(1, 1500), 65), bytes])],
  ["numbers changed", numbersChanged],
  ["parts swapped", partsSwapped],
];

function flipped(bytes: Buffer, luck: Luck, times: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = 0; at < times; at++) changed[luck.whole(0, changed.length - 1)] = luck.whole(0, 255);
  return changed;
}

/** Some of the numbers that are written in the file become huge, negative or zero. */
function numbersChanged(bytes: Buffer, luck: Luck): Buffer {
  const text = bytes
    .toString("latin1")
    .replace(/\d+/g, (found) => (luck.chance(0.02) ? luck.pick(["0", "-1", "4294967296", "65535", "1e9"]) : found));
  return Buffer.from(text, "latin1");
}

/** Two parts of the file change places. */
function partsSwapped(bytes: Buffer, luck: Luck): Buffer {
  const [a, b, c] = [luck.share(), luck.share(), luck.share()].sort().map((share) => Math.floor(share * bytes.length));
  return Buffer.concat([bytes.subarray(0, a), bytes.subarray(b, c), bytes.subarray(a, b), bytes.subarray(c)]);
}

/** The certificate locked: with an empty password it opens, with a real one it does not. */
async function locked(certificate: Uint8Array): Promise<Crafted[]> {
  const lock = async (name: string, userPassword: string): Promise<Crafted> => {
    const document = await PDFDocument.load(certificate);
    document.encrypt({ userPassword, ownerPassword: "owner" });
    return ["encrypted", name, Buffer.from(await document.save())];
  };
  const [, , bytes] = await lock("broken-lock.pdf", "");
  const broken = Buffer.from(bytes.toString("latin1").replace(/\/(O|U) ?</g, "/$1 <00"), "latin1");
  return [await lock("empty-password.pdf", ""), await lock("password.pdf", "secret"), ["encrypted", "broken-lock.pdf", broken]];
}

/** Two hundred pages that are one scanned picture each. */
async function manyScans(picture: Buffer): Promise<Crafted> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const jpeg = await document.embedJpg(await sharp(picture).resize(2550, 3300, { fit: "fill" }).jpeg().toBuffer());
  for (let at = 0; at < 200; at++) document.addPage([612, 792]).drawImage(jpeg, { x: 0, y: 0, width: 612, height: 792 });
  return ["crowds", "scanned-pages.pdf", Buffer.from(await document.save())];
}

/** Certificates of every kind that were damaged, some under another kind's name; the same ones for the same luck. */
export async function damagedFiles(count: number, luck: Luck): Promise<HostileFile[]> {
  const digital = await drawCertificate(sampleCertificate);
  const lines = ["Certificate of insurance", "Policy number: GL-0481573", "Expiration date: 01/15/2027"];
  const picture = await drawScanPicture(digital, { dpi: 60 });
  const bases: [[string, Buffer], ...[string, Buffer][]] = [
    ["pdf", Buffer.from(digital)],
    ["pdf", Buffer.from(await drawCertificate(sampleCertificate, { fillable: true }))],
    ["png", picture],
    ["jpg", await sharp(picture).jpeg().toBuffer()],
    ["docx", drawDocx(lines)],
    ["doc", drawDoc(lines)],
  ];
  return Array.from({ length: count }, (_, at): HostileFile => {
    const [own, bytes] = luck.pick(bases);
    const [kind, mutate] = luck.pick(mutations);
    const ending = luck.chance(0.15) ? luck.pick(bases)[0] : own;
    return { kind, name: `${at}-${kind.replace(" ", "-")}-${own}.${ending}`, bytes: mutate(bytes, luck) };
  });
}

/** `count` hostile files, the same for the same seed: the crafted ones in an order of the seed's, then damaged certificates. */
export async function hostileFiles(count: number, seed: number): Promise<HostileFile[]> {
  const luck = new Luck("hostile", seed);
  const digital = await drawCertificate(sampleCertificate);
  const picture = await drawScanPicture(digital, { dpi: 60 });
  const crafted = [
    ...structurePdfs(),
    ...contentPdfs(),
    ...(await craftedPictures(picture)),
    ...craftedDocuments(),
    ...(await locked(digital)),
    await manyScans(picture),
  ];
  const files = luck.shuffled(crafted).map(([kind, name, bytes]): HostileFile => ({ kind, name, bytes }));
  return [...files.slice(0, count), ...(await damagedFiles(Math.max(0, count - files.length), luck))];
}
