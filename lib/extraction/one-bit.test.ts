import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { coarseScans, readDocument } from "@/lib/extraction/readers/file";
import { greyOf, makeReady } from "@/lib/extraction/readers/image";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { full } from "@/lib/testing/full";

afterAll(closeOcr);

const page = { width: 612, height: 792 };
/** A page with a few strokes on it, of one bit or with gray edges. */
const drawn = (width: number, height: number, edges: "hard" | "grey") => {
  const strokes = [40, 90, 140].map((y) => `<path d="M60 ${y} L300 ${y + 9}" stroke="black" stroke-width="2"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 612 792" preserveAspectRatio="none">${strokes}</svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: "white" });
  return edges === "hard" ? image.grayscale().threshold(150) : image;
};

it("a fax's hard edges are softened, those of its coarse mode more, and it is no clean scan; a page of a few lines is", async () => {
  const [fine, coarse, narrow, sparse] = await Promise.all([
    greyOf(drawn(1700, 2200, "hard"), page),
    greyOf(drawn(1700, 1100, "hard"), page),
    greyOf(drawn(850, 2200, "hard"), page),
    greyOf(drawn(2550, 3300, "grey"), page),
  ]);
  // The side that has too few pixels gets more; none are lost on the other.
  for (const one of [coarse, narrow]) expect([one.width, one.height]).toEqual([fine.width, fine.height]);
  expect(fine.softened).toBeGreaterThan(0);
  expect(coarse.softened).toBeGreaterThan(fine.softened ?? 0);
  expect(sparse.softened).toBeNull();
  const clean = async (shown: typeof fine) => (await makeReady(shown, page, 0, 0)).isClean;
  expect([await clean(fine), await clean(coarse), await clean(sparse)]).toEqual([false, false, true]);
});

it("a black-and-white scan with too few pixels for small print says what to ask for, where it left values unread", full, async () => {
  const isCoarse = async (...size: Parameters<typeof drawn>) => (await greyOf(drawn(...size), page)).isCoarse ?? false;
  expect(await isCoarse(1275, 1650, "hard"), "150 dpi").toBe(true);
  expect(await isCoarse(1734, 1078, "hard"), "a fax's coarse mode").toBe(true);
  expect(await isCoarse(1734, 2156, "hard"), "a fax's fine mode").toBe(false);
  expect(await isCoarse(1275, 1650, "grey"), "150 dpi in grayscale").toBe(false);
  const certificates = [
    { page: 2, unreadable: ["/insured/name"] },
    { page: 3, unreadable: [] },
  ];
  expect(coarseScans(certificates, [2, 3])).toEqual([expect.stringMatching(/^Page 2 .* original PDF, .* 200 dpi or more\.$/)]);
});

it("a fax of 150 dpi whose greys are dots is blurred to greys, and its table is read; a plain fax is not blurred so", {
  ...full,
  timeout: 120_000,
}, async () => {
  const drawn = await drawCertificate(sampleCertificate);
  const shown = async (options: { bilevel?: boolean; dithered?: boolean }) =>
    greyOf(sharp(await drawScanPicture(drawn, { dpi: 150, ...options })), page);
  const [dithered, plain] = [await shown({ dithered: true }), await shown({ bilevel: true })];
  expect(dithered.softened).toBe(0);
  expect(plain.softened).toBeGreaterThan(0);
  // What a second look finds on a clean scan is certain. No fax is one.
  expect((await makeReady(dithered, page, 0, 0)).isClean).toBe(false);

  const folder = await mkdtemp(join(tmpdir(), "dots-"));
  await writeFile(join(folder, "fax.png"), await drawScanPicture(drawn, { dpi: 150, dithered: true }));
  const [certificate] = (await readDocument(join(folder, "fax.png"))).certificates;
  await rm(folder, { recursive: true });
  expect(certificate?.insured.name).toBe("Pinecrest Roofing LLC");
  const rows = certificate?.policies.map(({ insurerLetter, policyNumber, expirationDate }) => [
    insurerLetter,
    policyNumber,
    expirationDate,
  ]);
  expect(rows?.slice(0, 4)).toEqual([
    ["A", "GL-0481573-02", "2027-01-15"],
    ["B", "CA7731554", "2027-01-15"],
    ["A", "UMB0481574", "2027-01-15"],
    ["B", "WC-5520917", "2027-02-01"],
  ]);
  expect(certificate?.policies[0]?.limits).toMatchObject({ eachOccurrence: 1_000_000, generalAggregate: 2_000_000 });
});
