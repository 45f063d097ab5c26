import { decode } from "iconv-lite";
import type { encodings } from "@/lib/vendors/import/values";

export type Encoding = (typeof encodings)[number];

const names: Record<Exclude<Encoding, "UTF-16">, string> = {
  "UTF-8": "utf8",
  "Windows-1252": "win1252",
  "Mac Roman": "macroman",
  "DOS 850": "cp850",
  "DOS 437": "cp437",
};
/** Of one byte a letter; the likeliest first, which wins where two say the same. */
const single = ["Windows-1252", "Mac Roman", "DOS 850", "DOS 437"] as const;

/** The text of a list, its line ends all of one kind, and in which encoding it was read: the chosen one, else the likeliest. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes);
  const name = encoding === "UTF-16" ? `utf16-${isBigEndian(bytes) ? "be" : "le"}` : names[encoding];
  return { text: decode(bytes, name).replace(/\r\n?/g, "\n"), encoding };
}

/** Which half of each pair of bytes is empty mostly, as in letters of our alphabet. */
const isEmptyHalf = (bytes: Uint8Array, half: number) => {
  const head = bytes.subarray(0, 1000);
  return head.filter((byte, at) => byte === 0 && at % 2 === half).length > head.length / 4;
};
const isBigEndian = (bytes: Uint8Array) => (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] !== 0xff && isEmptyHalf(bytes, 0));

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || isEmptyHalf(bytes, 0) || isEmptyHalf(bytes, 1)) return "UTF-16";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "UTF-8";
  } catch {
    const fit = single.map((encoding) => likelihood(decode(bytes.subarray(0, mostLooked), names[encoding])));
    return single[fit.indexOf(Math.max(...fit))] ?? "Windows-1252";
  }
}

/** Bytes that the guess looks at. */
const mostLooked = 200_000;

const usual = /[áàâäãåéèêëíìîïóòôöõúùûüñçßæøœ]/i;
const signs = /[’‘“”–—…•°®™€£§«»ºª·¿¡]/;

/** How much a text reads as names and addresses do: by each letter beyond ASCII, and whether it fits those beside it. */
function likelihood(text: string): number {
  let sum = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\t\n\r\x20-\x7e]/g)) {
    const [before = "", after = ""] = [text[index - 1], text[index + 1]];
    const beside = [before, after].filter((one) => /\p{L}/u.test(one)).length;
    const isWithin = beside === 2;
    // A capital after a small letter, a single letter, and a sign between two letters are rare in names.
    const isOdd = beside === 0 || /\p{Ll}\p{Lu}/u.test(before + sign + after);
    if (usual.test(sign)) sum += isOdd ? -2 : 3;
    else if (signs.test(sign)) sum += isWithin && sign !== "’" && sign !== "·" ? -1 : 1;
    else sum -= /\p{L}/u.test(sign) ? 1 : 3;
  }
  return sum;
}
