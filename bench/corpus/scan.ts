import sharp, { type Sharp } from "sharp";
import type { Luck } from "@/bench/corpus/luck";
import { type Corners, viewOf } from "@/lib/extraction/readers/view";

/** What happens to a page between the printer and us. Lengths in points, angles in degrees. */
export type Damage = {
  name: string;
  dpi: number;
  skew: number;
  blur: number;
  /** Largest change of a pixel's level, of 255. */
  noise: number;
  /** Multiplies the distance from white; 1 leaves it. */
  contrast: number;
  jpeg: number;
  /** One-bit picture, with all lines or with every other one. */
  fax: "fine" | "standard" | null;
  turn: 0 | 90 | 180 | 270;
  /** Cut off the left, top, right and bottom margin. */
  crop: [number, number, number, number];
  photo: boolean;
};

const plain: Damage = {
  name: "scan",
  dpi: 300,
  skew: 0,
  blur: 0,
  noise: 0,
  contrast: 1,
  jpeg: 90,
  fax: null,
  turn: 0,
  crop: [0, 0, 0, 0],
  photo: false,
};

const turned = (luck: Luck, share: number) => (luck.chance(share) ? luck.pick([90, 180, 270] as const) : 0);

export const cleanScan = (luck: Luck): Damage => ({
  ...plain,
  name: "clean",
  dpi: luck.pick([200, 300]),
  skew: luck.between(-0.8, 0.8),
  noise: 6,
  jpeg: luck.whole(60, 80),
  turn: turned(luck, 0.15),
});

export const badScan = (luck: Luck): Damage => ({
  ...plain,
  name: "bad",
  dpi: luck.pick([150, 200]),
  skew: luck.between(-4, 4),
  blur: luck.chance(0.6) ? luck.between(0.4, 0.8) : 0,
  noise: luck.between(8, 30),
  contrast: luck.chance(0.4) ? luck.between(0.35, 0.7) : 1,
  jpeg: luck.whole(30, 55),
  turn: turned(luck, 0.1),
  crop: luck.chance(0.15) ? [luck.between(0, 16), luck.between(0, 20), luck.between(0, 12), luck.between(0, 24)] : [0, 0, 0, 0],
});

export const faxed = (luck: Luck): Damage => ({
  ...plain,
  name: "fax",
  dpi: 204,
  skew: luck.between(-1, 1),
  blur: 0.4,
  noise: 40,
  fax: luck.chance(0.7) ? "fine" : "standard",
  turn: luck.chance(0.05) ? 180 : 0,
});

export const photographed = (luck: Luck): Damage => ({
  ...plain,
  name: "photo",
  dpi: luck.pick([220, 280]),
  blur: luck.chance(0.5) ? luck.between(0.4, 0.7) : 0,
  noise: 10,
  contrast: luck.between(0.7, 1),
  jpeg: luck.whole(60, 85),
  turn: luck.chance(0.15) ? 90 : 0,
  photo: true,
});

type Picture = { data: Buffer; width: number; height: number; channels: 1 | 3 };
const sharpOf = ({ data, width, height, channels }: Picture) => sharp(data, { raw: { width, height, channels } });
async function pixelsOf(image: Sharp, colour: boolean): Promise<Picture> {
  const level = colour
    ? image.flatten({ background: "white" }).toColourspace("srgb").removeAlpha()
    : image.flatten({ background: "white" }).grayscale();
  const { data, info } = await level.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3 };
}

/** A page's picture (PNG at the damage's resolution) after the damage; a fax is PNG, anything else JPEG. */
export async function degrade(
  png: Buffer,
  damage: Damage,
  luck: Luck,
): Promise<{ bytes: Buffer; kind: "png" | "jpeg"; width: number; height: number }> {
  const perPoint = damage.dpi / 72;
  let image = sharp(png);
  const { width = 0, height = 0 } = await image.metadata();
  const [left, top, right, bottom] = damage.crop.map((points) => Math.round(points * perPoint)) as Damage["crop"];
  if (left + top + right + bottom > 0) image = image.extract({ left, top, width: width - left - right, height: height - top - bottom });
  if (damage.skew !== 0)
    image = sharp(await image.flatten({ background: "white" }).png({ compressionLevel: 1 }).toBuffer()).rotate(damage.skew, {
      background: "white",
    });
  if (damage.blur > 0) image = image.blur(damage.blur);
  let picture = await pixelsOf(image, damage.photo);
  if (damage.photo) picture = photograph(picture, luck);
  spoil(picture.data, damage, luck);
  let out = sharpOf(picture);
  if (damage.fax === "standard")
    out = sharpOf(await pixelsOf(out.resize(picture.width, Math.round(picture.height / 2), { fit: "fill" }), false)).threshold(150);
  if (damage.turn !== 0) out = sharp(await out.png({ compressionLevel: 1 }).toBuffer()).rotate(damage.turn);
  const kind = damage.fax ? "png" : "jpeg";
  const { data: bytes, info } = await (damage.fax ? out.png({ palette: true, colours: 2 }) : out.jpeg({ quality: damage.jpeg })).toBuffer({
    resolveWithObject: true,
  });
  return { bytes, kind, width: info.width, height: info.height };
}

/** Noise and pale ink; on a fax black or white, with specks. */
function spoil(data: Buffer, { noise, contrast, fax }: Damage, luck: Luck) {
  for (let at = 0; at < data.length; at++) {
    const level = 255 - (255 - (data[at] ?? 0)) * contrast + (luck.share() - 0.5) * noise;
    data[at] = fax ? (luck.share() < 0.0005 || level < 165 ? 0 : 255) : Math.max(0, Math.min(255, level));
  }
}

/** The page on a desk, seen a little from the side, with a shadow across it. */
function photograph(page: Picture, luck: Luck): Picture {
  const { width, height, channels, data } = page;
  // One in four is taken from farther away, with more of the desk around the page.
  const away = luck.chance(0.25) ? luck.between(0.04, 0.14) : 0;
  const slack = () => away + luck.between(0.01, 0.05);
  const corners: Corners = [
    [slack() * width, slack() * height],
    [(1 - slack()) * width, slack() * height],
    [(1 - slack()) * width, (1 - slack()) * height],
    [slack() * width, (1 - slack()) * height],
  ];
  const toPage = viewOf(corners, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);
  const [desk, warmth] = [luck.whole(60, 150), luck.between(0.9, 1)];
  const [edge, slope, dark] = [luck.between(0.3, 0.9) * width, luck.between(-0.4, 0.4), luck.between(0.6, 0.85)];
  const out = Buffer.alloc(data.length);
  const [a, b, c, d, e, f, g, h] = toPage;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const scale = 1 / (g * x + h * y + 1);
      const [px, py] = [(a * x + b * y + c) * scale, (d * x + e * y + f) * scale];
      const [left, up] = [Math.floor(px), Math.floor(py)];
      const inside = left >= 0 && up >= 0 && left < width - 1 && up < height - 1;
      const [fx, fy] = [px - left, py - up];
      const shade = 1 - (1 - dark) * Math.max(0, Math.min(1, (x - edge + slope * y) / (0.08 * width) + 0.5));
      for (let channel = 0; channel < channels; channel++) {
        const at = (up * width + left) * channels + channel;
        const above = (data[at] ?? 0) * (1 - fx) + (data[at + channels] ?? 0) * fx;
        const below = (data[at + width * channels] ?? 0) * (1 - fx) + (data[at + (width + 1) * channels] ?? 0) * fx;
        const level = inside ? (above * (1 - fy) + below * fy) * 0.97 : desk;
        out[(y * width + x) * channels + channel] = level * shade * (channel === 2 ? warmth : 1);
      }
    }
  return { ...page, data: out };
}
