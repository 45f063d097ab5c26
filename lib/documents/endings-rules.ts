import { sniffContentType } from "@/lib/documents/rules";
import { type AcceptedExtension, acceptedExtensions, fileKinds } from "@/lib/documents/values";

type Ending = AcceptedExtension;

/** What each of Word's containers holds when it is a document of Word. */
const containers = [
  { ending: "docx", mark: Buffer.from("word/document.xml", "latin1") },
  { ending: "doc", mark: Buffer.from("WordDocument", "utf16le") },
] as const;

/** What a file is by its content: the ending by which the upload knows it; null for what is not taken. */
export function endingOf(bytes: Buffer): Ending | null {
  const head = bytes.subarray(0, 8192);
  const type = sniffContentType(head, "file");
  const plain = fileKinds.find(({ contentType }) => contentType === type)?.ending;
  if (plain) return plain;
  return containers.find(({ ending, mark }) => sniffContentType(head, `file.${ending}`) !== null && bytes.includes(mark))?.ending ?? null;
}

/** Other endings of the same kinds. */
const same: Record<string, Ending> = { jpeg: "jpg", heif: "heic", tif: "tiff" };

/** The name with the ending of what the file is: the declared type and the given name may say something else. */
export function withEnding(name: string, ending: Ending): string {
  const given = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (given === ending || (given !== undefined && same[given] === ending)) return name;
  const isWrong = given !== undefined && acceptedExtensions.some((one) => one === given);
  return `${isWrong ? name.slice(0, -given.length - 1) : name}.${ending}`;
}
