import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "@/lib/infra/crypto";

/*
 * Each vendor answers to an address of its own: `docs+<token>@<domain>`. The token is the vendor's id with a signature over it and its
 * company, in lower-case base32, since mail programs change the case of addresses.
 */

const letters = "abcdefghijklmnopqrstuvwxyz234567";
const idBytes = 16;
const signatureBytes = 10;
const tokenLength = Math.ceil(((idBytes + signatureBytes) * 8) / 5);

function toBase32(bytes: Uint8Array): string {
  let [text, bits, held] = ["", 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer | null {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

const signature = (companyId: string, vendorId: string) =>
  createHmac("sha256", keyFor("reply-to")).update(`${companyId}:${vendorId}`).digest().subarray(0, signatureBytes);

/** The part after the "+" in the vendor's address. */
export function replyToken(companyId: string, vendorId: string): string {
  return toBase32(Buffer.concat([Buffer.from(vendorId.replaceAll("-", ""), "hex"), signature(companyId, vendorId)]));
}

const bounceSignature = (mailId: string) =>
  createHmac("sha256", keyFor("reply-to")).update(`bounce:${mailId}`).digest().subarray(0, signatureBytes);

/** The part after the "+" in the address that an email comes back to. */
export function bounceToken(mailId: string): string {
  return toBase32(Buffer.concat([Buffer.from(mailId.replaceAll("-", ""), "hex"), bounceSignature(mailId)]));
}

/** The email that came back to an address; null: no return address of ours. */
export function mailOfBounceToken(token: string): string | null {
  const id = vendorOfToken(token);
  const bytes = token.length === tokenLength ? fromBase32(token.toLowerCase()) : null;
  const isOurs = id && bytes && timingSafeEqual(bytes.subarray(idBytes, idBytes + signatureBytes), bounceSignature(id));
  return isOurs ? id : null;
}

/** The vendor that a token names; `isTokenOf` says whose it is. null: not a token of ours. */
export function vendorOfToken(token: string): string | null {
  const bytes = token.length === tokenLength ? fromBase32(token.toLowerCase()) : null;
  const hex = bytes?.subarray(0, idBytes).toString("hex");
  return hex ? [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-") : null;
}

/** Whether a token was made for this vendor of this company. */
export function isTokenOf(token: string, companyId: string, vendorId: string): boolean {
  const bytes = token.length === tokenLength ? fromBase32(token.toLowerCase()) : null;
  return bytes !== null && timingSafeEqual(bytes.subarray(idBytes, idBytes + signatureBytes), signature(companyId, vendorId));
}
