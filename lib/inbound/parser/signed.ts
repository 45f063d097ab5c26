import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from "asn1js";

/** What a part of S/MIME (RFC 8551) holds: a message that is signed, one that only its receiver can open, or neither. */
export type Enclosed = { kind: "signed"; message: Buffer } | { kind: "encrypted" } | { kind: "other" };

const [signedData, data] = ["1.2.840.113549.1.7.2", "1.2.840.113549.1.7.1"];
/** Enveloped data, with and without its sender's proof. */
const encrypted = ["1.2.840.113549.1.7.3", "1.2.840.113549.1.9.16.1.23"];
/** Values of one structure and their depth at most: a signed message has some hundred. */
const bounds = { maxDepth: 40, maxNodes: 20_000, maxContentLength: 64 * 1024 * 1024 };

export const isSmime = (contentType: string, name: string) => /^application\/(?:x-)?pkcs7-mime$/i.test(contentType) || /\.p7m$/i.test(name);

/** Opens signed content. The signature itself is ignored: an email's sender is verified by other means. */
export function openSmime(bytes: Buffer): Enclosed {
  const root = parsed(bytes);
  const [type, content] = childrenOf(root);
  const oid = oidOf(type);
  if (oid !== null && encrypted.includes(oid)) return { kind: "encrypted" };
  if (oid !== signedData) return { kind: "other" };
  // ContentInfo > [0] > SignedData: version, algorithms, then what is enclosed.
  const [signed] = childrenOf(content);
  const enclosed = childrenOf(signed)[2];
  const [kind, place] = childrenOf(enclosed);
  const [octets] = childrenOf(place);
  if (oidOf(kind) !== data || !(octets instanceof OctetString)) return { kind: "other" };
  return { kind: "signed", message: Buffer.from(octets.getValue()) };
}

function parsed(bytes: Buffer): BaseBlock | undefined {
  const { offset, result } = fromBER(new Uint8Array(bytes), bounds as never);
  return offset === -1 ? undefined : (result as BaseBlock);
}

const childrenOf = (block: BaseBlock | undefined): BaseBlock[] =>
  block instanceof Constructed || (block && Array.isArray((block.valueBlock as { value?: unknown }).value))
    ? ((block.valueBlock as unknown as { value: BaseBlock[] }).value ?? [])
    : [];
const oidOf = (block: BaseBlock | undefined) => (block instanceof ObjectIdentifier ? block.getValue() : null);
