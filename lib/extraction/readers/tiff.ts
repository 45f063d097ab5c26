import sharp from "sharp";

/** A page of a TIFF: which one, its pixels, and how much higher than wide a pixel is (a fax in its coarse mode has half the lines). */
export type TiffPage = { at: number; width: number; height: number; stretch: number };

/** Pages of one file at most, and entries of one page's directory. */
const [mostPages, mostEntries] = [200, 500];
const [subfileType, across, down] = [254, 282, 283];

/** The pages of a TIFF, without the small copies that some programs add for lists; null: the file is no TIFF. */
export async function tiffPages(data: Buffer): Promise<TiffPage[] | null> {
  const order = data.toString("latin1", 0, 4);
  if (order !== "II*\0" && order !== "MM\0*") return null;
  const { pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
  const directories = directoriesOf(data, order === "II*\0");
  const found: (TiffPage & { isCopy: boolean })[] = [];
  for (let at = 0; at < Math.min(pages, mostPages); at++) {
    const meta = await sharp(data, { limitInputPixels: false, page: at }).metadata();
    const isTurned = (meta.orientation ?? 1) >= 5;
    const { stretch, isCopy } = directories[at] ?? { stretch: 1, isCopy: false };
    const size = isTurned ? { width: meta.height, height: meta.width } : { width: meta.width, height: meta.height };
    found.push({ at, ...size, stretch: isTurned ? 1 / stretch : stretch, isCopy });
  }
  const own = found.filter(({ isCopy }) => !isCopy);
  return own.length > 0 ? own : found;
}

type Directory = { stretch: number; isCopy: boolean };

/** What the directories of the pages say that the picture library does not report. Every offset is checked against the bytes there are. */
function directoriesOf(data: Buffer, isLittle: boolean): Directory[] {
  const short = (at: number) => (at + 2 > data.length ? 0 : isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const long = (at: number) => (at + 4 > data.length ? 0 : isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  const ratio = (at: number) => long(at) / (long(at + 4) || 1);
  const found: Directory[] = [];
  for (let at = long(4); at > 0 && found.length < mostPages; ) {
    const count = Math.min(short(at), mostEntries);
    const entries = new Map(Array.from({ length: count }, (_, index) => [short(at + 2 + index * 12), at + 2 + index * 12]));
    const value = (tag: number) => entries.get(tag) ?? 0;
    const [x, y] = [ratio(long(value(across) + 8)), ratio(long(value(down) + 8))];
    const isKnown = entries.has(across) && entries.has(down) && x > 0 && y > 0;
    const stretch = isKnown && x / y > 1 / 4 && x / y < 4 ? x / y : 1;
    found.push({ stretch, isCopy: entries.has(subfileType) && (long(value(subfileType) + 8) & 1) === 1 });
    at = long(at + 2 + short(at) * 12);
  }
  return found;
}
