/*
 * Outlook's winmail.dat (MS-OXTNEF): a list of attributes, of which those of attachments hold the file. Every length is checked against
 * the bytes that are there.
 */

export type TnefFile = { name: string; bytes: Buffer };

const attachmentStart = 0x9002;
const attachmentTitle = 0x8010;
const attachmentData = 0x800f;
const attachmentProperties = 0x9005;
const longName = 0x3707;
const dataObject = 0x3701;

/** The files in a winmail.dat; null where it is not one. */
export function filesOfTnef(data: Buffer): TnefFile[] | null {
  if (data.length < 6 || data.readUInt32LE(0) !== 0x223e9f78) return null;
  const files: TnefFile[] = [];
  for (let at = 6; at + 9 <= data.length; ) {
    const isAttachments = data.readUInt8(at) === 2;
    const id = data.readUInt16LE(at + 1);
    const length = data.readUInt32LE(at + 5);
    const bytes = data.subarray(at + 9, at + 9 + length);
    if (bytes.length < length) break;
    at += 9 + length + 2;
    if (!isAttachments) continue;
    if (id === attachmentStart) files.push({ name: "", bytes: Buffer.alloc(0) });
    const file = files.at(-1);
    if (!file) continue;
    if (id === attachmentTitle && !file.name) file.name = textOf(bytes, "latin1");
    if (id === attachmentData) file.bytes = bytes;
    if (id === attachmentProperties) readProperties(bytes, file);
  }
  return files.filter(({ bytes }) => bytes.length > 0);
}

const textOf = (bytes: Buffer, encoding: "latin1" | "utf16le") => bytes.toString(encoding).replace(/\0.*$/s, "");
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Sizes of the property types with a fixed size; the others carry their own. */
const fixedSizes: Record<number, number> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 };

/** The long name, and the file where it is not in an attribute of its own. */
function readProperties(data: Buffer, file: TnefFile): void {
  let at = 4;
  for (let left = data.length >= 4 ? data.readUInt32LE(0) : 0; left > 0 && at + 4 <= data.length; left -= 1) {
    const type = data.readUInt16LE(at);
    const id = data.readUInt16LE(at + 2);
    at += 4;
    if (id >= 0x8000) at = afterName(data, at);
    const fixed = fixedSizes[type & 0xfff];
    const isMany = (type & 0x1000) !== 0;
    let values = 1;
    if (fixed === undefined || isMany) {
      if (at + 4 > data.length) return;
      values = Math.min(data.readUInt32LE(at), 1000);
      at += 4;
    }
    for (; values > 0; values -= 1) {
      if (fixed !== undefined) {
        at += fixed;
        continue;
      }
      if (at + 4 > data.length) return;
      const length = data.readUInt32LE(at);
      const bytes = data.subarray(at + 4, at + 4 + length);
      at += 4 + padded(length);
      takeValue(file, { id, type }, bytes);
    }
  }
}

function takeValue(file: TnefFile, { id, type }: { id: number; type: number }, bytes: Buffer): void {
  if (id === longName && type === 0x1e) file.name = textOf(bytes, "latin1");
  if (id === longName && type === 0x1f) file.name = textOf(bytes, "utf16le");
  // The bytes of an object come after its 16-byte kind.
  if (id === dataObject && file.bytes.length === 0) file.bytes = type === 0x0d ? bytes.subarray(16) : bytes;
}

/** A property with a name of its own carries it before its value. */
function afterName(data: Buffer, at: number): number {
  if (at + 24 > data.length) return data.length;
  if (data.readUInt32LE(at + 16) === 0) return at + 24;
  return at + 24 + padded(data.readUInt32LE(at + 20));
}
