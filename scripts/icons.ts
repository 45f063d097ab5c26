import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** The mark of public/icon.svg in the sizes that browsers and phones ask for. */
const accent = "#1e4fbf";

const drawn = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 28 })
    .resize(size, size)
    .png()
    .toBuffer();

/** An .ico that holds one PNG: a header of 6 bytes and an entry of 16, little-endian. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function main(): Promise<void> {
  const svg = await readFile("public/icon.svg");
  await writeFile("public/favicon.ico", icoOf(await drawn(svg, 48), 48));
  for (const size of [192, 512]) await writeFile(`public/icon-${size}.png`, await drawn(svg, size));
  // Phones cut these to their own shape, so the ground reaches the edges and the mark stays in the middle.
  const onGround = async (size: number, mark: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: accent } })
      .composite([{ input: await drawn(svg, mark) }])
      .png()
      .toBuffer();
  await writeFile("public/icon-maskable-512.png", await onGround(512, 410));
  await writeFile("public/apple-icon.png", await onGround(180, 160));
}

await main();
