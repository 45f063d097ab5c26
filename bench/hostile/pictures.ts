import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { type Crafted, words } from "@/bench/hostile/raw-pdf";

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of any stated size, depth and kind (0 gray, 2 color, 6 with transparency), with pixels that need not fit. */
function png([width, height]: [number, number], bits: number, kind: number, pixels: Buffer, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([bits, kind], 8);
  const sign = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([sign, chunk("IHDR", head), ...extra, chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** The same JPEG with another size in its header. */
function resizedHeader(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length - 9; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0;
    if (copy[at] !== 0xff || marker < 0xc0 || marker > 0xc2) continue;
    copy.writeUInt16BE(height, at + 5);
    copy.writeUInt16BE(width, at + 7);
    break;
  }
  return copy;
}

/** A JPEG with a segment inserted after its first marker. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

/** A progressive JPEG whose last scan comes many times: a few bytes for each whole pass over all pixels. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const at = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(at, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

/** A TIFF whose directory names itself as the next one. */
function tiffRing(): Buffer {
  const bytes = Buffer.from("49492a00080000000100000103000100000001000000", "hex");
  const next = Buffer.alloc(4);
  next.writeUInt32LE(8);
  return Buffer.concat([bytes, next, Buffer.alloc(64)]);
}

/** Pictures made to hurt, and pictures that are merely unusual. `drawn` is the picture of a certificate. */
export async function craftedPictures(drawn: Buffer): Promise<Crafted[]> {
  const jpeg = await sharp(drawn).toColourspace("srgb").jpeg({ quality: 80 }).toBuffer();
  const progressive = await sharp(drawn).jpeg({ progressive: true }).toBuffer();
  const frames = await sharp(Buffer.alloc(200 * 200 * 40, 200), { raw: { width: 200, height: 8000, channels: 1 } })
    .png()
    .toBuffer();
  return [
    ...(await bombs(drawn, jpeg, progressive)),
    ...(await unusual(drawn, jpeg)),
    ["unusual pictures", "progressive.jpg", progressive],
    ["unusual pictures", "many-frames.png", frames],
    ["wrong type", "moving.png", await sharp(frames).gif().toBuffer()],
    ...(await wrongTypes(drawn)),
    ...polyglots(jpeg),
  ];
}

const script = "<script>alert(1)</script>";

const enlarged = (drawn: Buffer, width: number, height: number) => sharp(drawn).resize(width, height, { fit: "fill" });

async function bombs(drawn: Buffer, jpeg: Buffer, progressive: Buffer): Promise<Crafted[]> {
  return [
    ["picture bombs", "header-65500.jpg", resizedHeader(jpeg, 65_500, 65_500)],
    ["picture bombs", "header-0.jpg", resizedHeader(jpeg, 0, 0)],
    ["picture bombs", "header-65500-progressive.jpg", resizedHeader(progressive, 65_500, 1200)],
    ["picture bombs", "many-scans.jpg", manyScans(await enlarged(drawn, 2500, 3300).jpeg({ progressive: true }).toBuffer(), 800)],
    ["picture bombs", "header-only.png", png([100_000, 100_000], 8, 2, zeros(9))],
    ["picture bombs", "beyond-the-limit.png", png([30_000, 30_000], 1, 0, zeros(3751 * 30_000))],
    ["picture bombs", "within-the-limit.png", png([8900, 8900], 1, 0, zeros(1114 * 8900))],
    ["picture bombs", "sixteen-bits-with-transparency.png", png([8000, 8000], 16, 6, zeros(8000 * 64_001))],
    ["picture bombs", "one-line.png", png([70_000_000, 1], 1, 0, zeros(8_750_001))],
    ["picture bombs", "one-column.png", png([1, 1_000_000], 8, 0, zeros(2_000_000))],
    ["picture bombs", "more-pixels-than-stated.png", png([10, 10], 8, 0, zeros(200_000_000))],
    ["picture bombs", "fewer-pixels-than-stated.png", png([5000, 5000], 8, 0, zeros(10))],
    [
      "picture bombs",
      "text-bomb.png",
      png([10, 10], 8, 0, zeros(110), [chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), zeros(100_000_000)]))]),
    ],
    [
      "picture bombs",
      "profile-bomb.png",
      png([10, 10], 8, 0, zeros(110), [chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), zeros(100_000_000)]))]),
    ],
    [
      "picture bombs",
      "blank-40-megapixels.jpg",
      await sharp({ create: { width: 5480, height: 7300, channels: 3, background: "white" } })
        .jpeg()
        .toBuffer(),
    ],
    ["picture bombs", "photo-40-megapixels.jpg", await enlarged(drawn, 5480, 7300).jpeg({ quality: 70 }).toBuffer()],
    ["picture bombs", "photo-79-megapixels.jpg", await enlarged(drawn, 7600, 10_400).jpeg({ quality: 40 }).toBuffer()],
  ];
}

async function unusual(drawn: Buffer, jpeg: Buffer): Promise<Crafted[]> {
  const turned = await Promise.all(
    [1, 3, 6, 8].map(
      async (orientation): Promise<Crafted> => [
        "unusual pictures",
        `turned-${orientation}.jpg`,
        await sharp(jpeg).withMetadata({ orientation }).jpeg().toBuffer(),
      ],
    ),
  );
  return [
    ["unusual pictures", "four-inks.jpg", await sharp(drawn).toColourspace("cmyk").jpeg().toBuffer()],
    ["unusual pictures", "sixteen-bits.png", await sharp(drawn).toColourspace("rgb16").png().toBuffer()],
    ["unusual pictures", "palette.png", await sharp(drawn).png({ palette: true, colours: 4 }).toBuffer()],
    ["unusual pictures", "transparent.png", await sharp(drawn).ensureAlpha(0.5).png().toBuffer()],
    ["unusual pictures", "broken-profile.jpg", withSegment(jpeg, 0xe2, Buffer.from("ICC_PROFILE\0\x01\x01nonsense"))],
    ["unusual pictures", "broken-camera-data.jpg", withSegment(jpeg, 0xe1, Buffer.from("Exif\0\0MM\0*ÿÿÿÿnonsense", "latin1"))],
    ["unusual pictures", "one-pixel.png", png([1, 1], 8, 0, deflateSync(Buffer.from([0, 0])))],
    ["unusual pictures", "one-pixel.jpg", await enlarged(drawn, 1, 1).jpeg().toBuffer()],
    ["unusual pictures", "comb.png", png([20_000, 12], 8, 0, deflateSync(Buffer.alloc(20_001 * 12, 90)))],
    ...turned,
  ];
}

async function wrongTypes(drawn: Buffer): Promise<Crafted[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/>${script}</svg>`;
  return [
    ["wrong type", "directory-ring.jpg", tiffRing()],
    ["wrong type", "scan.jpg", await sharp(drawn).tiff().toBuffer()],
    ["wrong type", "web.png", await sharp(drawn).webp().toBuffer()],
    ["wrong type", "drawing.png", Buffer.from(svg)],
    ["wrong type", "drawing.svg", Buffer.from(svg)],
    ["wrong type", "drawing.pdf", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["wrong type", "page.html", Buffer.from(`<html>${script}</html>`)],
    ["wrong type", "script.js", Buffer.from("alert(1)")],
  ];
}

function polyglots(jpeg: Buffer): Crafted[] {
  return [
    ["polyglots", "comment-with-page.jpg", withSegment(jpeg, 0xfe, Buffer.from(`--><html><body>${script}</body></html><!--`))],
    ["polyglots", "page-behind.jpg", Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)])],
    [
      "polyglots",
      "text-with-page.png",
      png([1, 1], 8, 0, deflateSync(Buffer.from([0, 0])), [chunk("tEXt", Buffer.from(`a\0<html>${script}</html>`))]),
    ],
    ["polyglots", "script-as-picture.png", Buffer.from(`GIF89a/*${"\0".repeat(20)}*/=1;alert(1);`, "latin1")],
    ["polyglots", "script-as-picture.pdf", Buffer.from("GIF89a=1;alert(1);//%PDF-1.7")],
    ["sniffing trap", "header-behind.jpg", Buffer.concat([Buffer.alloc(40), jpeg])],
    [
      "sniffing trap",
      "only-a-header.jpg",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(`<html>${script}</html>`.padEnd(52))]),
    ],
    [
      "sniffing trap",
      "only-a-header.png",
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(`<html>${script}</html>`.padEnd(47))]),
    ],
    ["sniffing trap", "only-a-header.pdf", Buffer.from(`%PDF-1.7 <html>${script}</html>${words}`).subarray(0, 55)],
  ];
}
