import { isSealed, passportList, passportTitle } from "@/lib/extraction/passport-values";
import { linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { FileInside } from "@/lib/extraction/schema";

/** Lines at the top of a page in which its title is. */
const titleLines = 6;
const title = lettersOf(passportTitle);

/** Whether a file is a passport: its signed list is inside it, or its last line is a passport's seal. */
export const isPassportFile = (data: Uint8Array, inside: readonly FileInside[]): boolean =>
  isSealed(data) || inside.some(({ name }) => name === passportList);

/** Whether a page is that of a passport, printed, scanned or saved without the files inside it. What it lists is no evidence. */
export const isPassportPage = ({ words }: PageWords): boolean =>
  linesOf(words)
    .slice(0, titleLines)
    .some((line) => lettersOf(textOf(line)).includes(title));
