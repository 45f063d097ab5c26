export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));
export const isTnef = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === 0x223e9f78;
