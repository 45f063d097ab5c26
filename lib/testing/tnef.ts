const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const attribute = (level: number, id: number, type: number, data: Buffer) =>
  Buffer.concat([
    Buffer.from([level]),
    u16(id),
    u16(type),
    u32(data.length),
    data,
    u16(data.reduce((sum, byte) => (sum + byte) & 0xffff, 0)),
  ]);

/** A winmail.dat with one file, its long name in the properties as Outlook writes it. */
export function writeTnef(name: string, body: Uint8Array): Buffer {
  const text = Buffer.from(`${name}\0`, "utf16le");
  const padding = Buffer.alloc((4 - (text.length % 4)) % 4);
  const properties = Buffer.concat([u32(1), u16(0x1f), u16(0x3707), u32(1), u32(text.length), text, padding]);
  return Buffer.concat([
    ...[u32(0x223e9f78), u16(1)],
    attribute(1, 0x9006, 8, u32(0x00010000)),
    attribute(2, 0x9002, 6, Buffer.alloc(14)),
    attribute(2, 0x8010, 1, Buffer.from("CERTIF~1.PDF\0")),
    attribute(2, 0x800f, 6, Buffer.from(body)),
    attribute(2, 0x9005, 6, properties),
  ]);
}
