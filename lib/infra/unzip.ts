import { inflateRawSync } from "node:zlib";

type Entry = { name: string; isPacked: boolean; size: number; packed: number; at: number };

/** The files of a zip as its own directory lists them; none where it has no directory. */
function* entriesOf(data: Buffer): Generator<Entry> {
  const end = data.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > data.length) return;
  let at = data.readUInt32LE(end + 16);
  for (let left = data.readUInt16LE(end + 10); left > 0 && at + 46 <= data.length; left--) {
    if (data.readUInt32LE(at) !== 0x02014b50) return;
    const [name, extra, comment] = [28, 30, 32].map((field) => data.readUInt16LE(at + field));
    const next = at + 46 + (name ?? 0);
    const [packed, size, local] = [20, 24, 42].map((field) => data.readUInt32LE(at + field)) as [number, number, number];
    yield { name: data.toString("latin1", at + 46, next), isPacked: data.readUInt16LE(at + 10) === 8, size, packed, at: local };
    at = next + (extra ?? 0) + (comment ?? 0);
  }
}

/** The files of a zip whose names fit, in the order of their names; one that unpacks to more than its directory says is left out. */
export function filesOf(data: Buffer, names: RegExp): Buffer[] {
  return [...entriesOf(data)]
    .filter(({ name, at }) => names.test(name) && at + 30 <= data.length)
    .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }))
    .flatMap(({ isPacked, size, packed, at }) => {
      const start = at + 30 + data.readUInt16LE(at + 26) + data.readUInt16LE(at + 28);
      const bytes = data.subarray(start, start + packed);
      try {
        return [isPacked ? inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) }) : bytes];
      } catch {
        return [];
      }
    });
}

/** Bytes to which the files of a zip whose names fit unpack by its own directory. */
export function unpackedSize(data: Buffer, names: RegExp): number {
  let total = 0;
  for (const { name, size } of entriesOf(data)) if (names.test(name)) total += size;
  return total;
}

/**
 * The files of a zip whose names fit, by their names; null when they unpack to more than `most` bytes or not to what the
 * directory says. What is not in the directory is not looked at.
 */
export function unpack(data: Buffer, names: RegExp, most: number): Map<string, Buffer> | null {
  const files = new Map<string, Buffer>();
  let left = most;
  for (const { name, isPacked, packed, at } of entriesOf(data)) {
    if (!names.test(name)) continue;
    if (at + 30 > data.length || files.has(name)) return null;
    const start = at + 30 + data.readUInt16LE(at + 26) + data.readUInt16LE(at + 28);
    const bytes = data.subarray(start, start + packed);
    try {
      const file = isPacked ? inflateRawSync(bytes, { maxOutputLength: left }) : bytes;
      left -= file.length;
      if (left <= 0) return null;
      files.set(name, file);
    } catch {
      return null;
    }
  }
  return files;
}
