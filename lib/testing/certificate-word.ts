import { crc32, deflateRawSync } from "node:zlib";

/** A zip of these parts. `claimed` writes another size into the headers than the part has, as a hostile file does. */
export function zipOf(parts: { name: string; data: Buffer; claimed?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimed = data.length } of parts) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A Word document of today: one paragraph a line. `body` replaces the whole text part; `more` are further files. */
export function drawDocx(lines: readonly string[], body?: Buffer, more: Parameters<typeof zipOf>[0] = []): Buffer {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`).join("");
  const text = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  return zipOf([
    { name: "[Content_Types].xml", data: Buffer.from(types) },
    { name: "_rels/.rels", data: Buffer.from(relations) },
    { name: "word/document.xml", data: body ?? Buffer.from(text) },
    ...more,
  ]);
}

const sector = 512;

/** A Word document of old (97 to 2003): a compound file with the text in one piece of up to 3,000 characters. */
export function drawDoc(lines: readonly string[]): Buffer {
  const text = Buffer.from(`${lines.join("\r")}\r`, "utf16le");
  const [main, table] = [Buffer.alloc(16 * sector), Buffer.alloc(8 * sector)];
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt32LE(1024, 0x18);
  main.writeUInt32LE(text.length / 2, 0x4c);
  text.copy(main, 1024);
  // One piece: its mark, the size of the table, two character positions, then where the text begins.
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length / 2, 9);
  table.writeUInt32LE(1024, 15);

  const header = Buffer.alloc(sector, 0xff);
  Buffer.alloc(76).copy(header);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  for (const [at, value] of [
    [30, 9],
    [32, 6],
  ] as const)
    header.writeInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, -2],
    [68, -2],
    [76, 0],
  ] as const)
    header.writeInt32LE(value, at);

  const chains = Buffer.alloc(sector, 0xff);
  chains.writeInt32LE(-3, 0);
  chains.writeInt32LE(-2, 4);
  for (const [first, count] of [
    [2, 16],
    [18, 8],
  ] as const)
    for (let at = 0; at < count; at++) chains.writeInt32LE(at === count - 1 ? -2 : first + at + 1, 4 * (first + at));

  const directory = Buffer.concat([
    entry("Root Entry", 5, { child: 1, first: -2 }),
    entry("WordDocument", 2, { right: 2, first: 2, size: main.length }),
    entry("0Table", 2, { first: 18, size: table.length }),
    Buffer.alloc(128),
  ]);
  return Buffer.concat([header, chains, directory, main, table]);
}

function entry(name: string, type: number, { child = -1, right = -1, first = 0, size = 0 }): Buffer {
  const made = Buffer.alloc(128);
  made.write(name, "utf16le");
  made.writeInt16LE(2 * name.length + 2, 64);
  made.writeInt8(type, 66);
  made.writeInt32LE(-1, 68);
  made.writeInt32LE(right, 72);
  made.writeInt32LE(child, 76);
  made.writeInt32LE(first, 116);
  made.writeInt32LE(size, 120);
  return made;
}
