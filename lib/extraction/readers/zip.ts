/** Bytes to which the text parts (XML) of a zip unpack by its own directory; 0 where it has none. Pictures are not unpacked here. */
export function unpackedText(data: Buffer): number {
  const end = data.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > data.length) return 0;
  let [total, at] = [0, data.readUInt32LE(end + 16)];
  for (let left = data.readUInt16LE(end + 10); left > 0 && at + 46 <= data.length; left--) {
    if (data.readUInt32LE(at) !== 0x02014b50) break;
    const [name, extra, comment] = [28, 30, 32].map((field) => data.readUInt16LE(at + field));
    const next = at + 46 + (name ?? 0);
    if (/\.(xml|rels)$/i.test(data.toString("latin1", at + 46, next))) total += data.readUInt32LE(at + 24);
    at = next + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}
