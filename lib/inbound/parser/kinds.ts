import { sniffContentType } from "@/lib/documents/rules";
import { acceptedExtensions } from "@/lib/documents/values";

type Ending = (typeof acceptedExtensions)[number];

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));
export const isTnef = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === 0x223e9f78;

/** What each of Word's containers holds when it is a document of Word. */
const containers = [
  { ending: "docx", mark: Buffer.from("word/document.xml", "latin1") },
  { ending: "doc", mark: Buffer.from("WordDocument", "utf16le") },
] as const;

const endings: Record<string, Ending> = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" };

/** What a file is by its content: the ending by which the upload knows it; null for what is not taken. */
export function endingOf(bytes: Buffer): Ending | null {
  const head = bytes.subarray(0, 8192);
  const plain = endings[sniffContentType(head, "file") ?? ""];
  if (plain) return plain;
  return containers.find(({ ending, mark }) => sniffContentType(head, `file.${ending}`) !== null && bytes.includes(mark))?.ending ?? null;
}

/** The name with the ending of what the file is: the declared type and the given name may say something else. */
export function withEnding(name: string, ending: Ending): string {
  const given = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (given === ending || (given === "jpeg" && ending === "jpg")) return name;
  const isWrong = given !== undefined && acceptedExtensions.some((one) => one === given);
  return `${isWrong ? name.slice(0, -given.length - 1) : name}.${ending}`;
}
