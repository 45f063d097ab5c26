import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { type CheckedPassport, type Manifest, type Problem, type SignedList, signedList } from "@/lib/documents/passports/schema";
import { mostListBytes, passportFormat, passportVersion } from "@/lib/documents/passports/values";
import { isSealed, sealLength, sealMark } from "@/lib/extraction/passport-values";

/*
 * A passport is a PDF that carries certificates and a list of them. Two signatures of one Ed25519 key hold it together: that of the list,
 * which has the SHA-256 of each certificate, and the seal of all other bytes in the last line of the file. Each form below is exact, with
 * one way to write it, so that any changed byte is noticed.
 */

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The one way to write a value as JSON: keys in the order of their code units, no blanks. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

export type KeyPair = { privateKey: KeyObject; publicKey: string };

/** A new key pair: the private key as PEM, to be sealed, and the public key as a manifest has it. */
export function newKey(): { pem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { pem, publicKey: openKey(pem).publicKey };
}

export function openKey(pem: string): KeyPair {
  const privateKey = createPrivateKey(pem);
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, publicKey: Buffer.from(x, "base64url").toString("hex") };
}

const publicKeyOf = (publicKey: string): KeyObject =>
  createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey, "hex").toString("base64url") }, format: "jwk" });

/** Half of the key's SHA-256 in groups, for two people who compare it. */
export function fingerprintOf(publicKey: string): string {
  const letters = sha256(Buffer.from(publicKey, "hex")).slice(0, 32).toUpperCase();
  return letters.match(/.{4}/g)?.join(" ") ?? letters;
}

/** The list of a passport as the file inside it. */
export function listOf(signed: Manifest, key: KeyPair): Buffer {
  const signature = sign(null, Buffer.from(canonical(signed)), key.privateKey).toString("hex");
  return Buffer.from(canonical({ manifest: signed, signature }));
}

const sealText = (bytes: Uint8Array): Buffer => Buffer.from(`coverkeep-passport-file ${sha256(bytes)}`);

/** The finished file: the PDF with the seal of all its bytes. */
export function sealed(pdf: Uint8Array, key: KeyPair): Buffer {
  const seal = sign(null, sealText(pdf), key.privateKey).toString("hex");
  return Buffer.concat([pdf, Buffer.from(`\n${sealMark}${seal}\n`)]);
}

function sealHolds(file: Uint8Array, publicKey: string): boolean {
  const end = file.length - sealLength;
  if (end <= 0) return false;
  const last = Buffer.from(file.subarray(end)).toString("latin1");
  const seal = last.slice(1 + sealMark.length, -1);
  if (last !== `\n${sealMark}${seal}\n` || !/^[0-9a-f]{128}$/.test(seal)) return false;
  return verify(null, sealText(file.subarray(0, end)), publicKeyOf(publicKey), Buffer.from(seal, "hex"));
}

/** The list, if each byte of it is as it was signed. */
function openList(bytes: Uint8Array): SignedList | "newer" | null {
  if (bytes.length > mostListBytes) return null;
  const text = Buffer.from(bytes).toString("utf8");
  const raw = parsed(text);
  if (raw === null) return null;
  const version = Number(raw.manifest?.version);
  if (raw.manifest?.format === passportFormat && version > passportVersion) return "newer";
  const list = signedList.safeParse(raw).data;
  if (!list || canonical(list) !== text) return null;
  const isSigned = verify(
    null,
    Buffer.from(canonical(list.manifest)),
    publicKeyOf(list.manifest.key.publicKey),
    Buffer.from(list.signature, "hex"),
  );
  return isSigned ? list : null;
}

function parsed(text: string): { manifest?: { format?: unknown; version?: unknown } } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** A file that came inside the PDF. */
export type Carried = { name: string; sha256: string };
type Arrived = { file: Uint8Array; list: Uint8Array | null; carried: readonly Carried[] };

/**
 * Checks a passport with nothing but itself. `valid` says that each byte is as the holder of the key signed it, and nothing about who that
 * is, or whether the papers are right.
 */
export function checkPassport({ file, list, carried }: Arrived): Omit<CheckedPassport, "isFiled"> {
  if (!list && !isSealed(file)) return { state: "page_only", problems: [], manifest: null };
  const opened = list && openList(list);
  if (opened === "newer") return { state: "newer", problems: [], manifest: null };
  if (!opened) return { state: "changed", problems: [{ kind: "list" }], manifest: null };
  const problems = [...fileProblems(opened.manifest, carried)];
  if (problems.length === 0 && !sealHolds(file, opened.manifest.key.publicKey)) problems.push({ kind: "page" });
  return { state: problems.length > 0 ? "changed" : "valid", problems, manifest: opened.manifest };
}

function fileProblems({ files }: Manifest, carried: readonly Carried[]): Problem[] {
  const [sums, names] = [new Set(carried.map((one) => one.sha256)), new Set(carried.map(({ name }) => name))];
  return files.flatMap(({ name, sha256: sum }) => (sums.has(sum) ? [] : [{ kind: names.has(name) ? "file" : "missing", name } as const]));
}
