import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { deservesTrust, settleLines } from "@/lib/extraction/readers/names";
import { settleNaic } from "@/lib/extraction/readers/numbers";
import { centerY, linesOf, runsOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick, lettersOf } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** A coverage's insurer as its own row names it: the words of its name, of the label before it, and where its cell ends (points). */
export type Named = { name: Word[]; label: Word[]; end?: number };

/** How the line begins that says whose policy a coverage is. */
const label =
  /^(insurance |issuing |writing )?(carrier|insurer|company|underwriter)( name)? ?[:=-] ?|^(carrier|insurer|underwriter) (?=.*\b(?:insurance|assurance|casualty|indemnity|mutual|surety|fund|ins|cas)\b)|^(written|insured|underwritten|issued|placed) (by|with) ?[:=-]? ?/i;

/** A label without a colon that an insurer's name follows. */
const bare = /^(carrier|insurer|underwriter)$/i;
const insuring = /\b(?:insurance|assurance|casualty|indemnity|mutual|surety|fund|ins|cas)\b/i;
/** How far before its label's end a name begins at least, in points. */
const onLabel = 3;

/** The insurer that a line of the row's title column names; null: none does. */
export const insurerLine = (words: readonly Word[]): Named | null => insurerLines(words)[0] ?? null;

/** The insurer of one of `count` policies below one title, the one at `at`: each names its own, or all the same; null: neither. */
export function insurerAmong(words: readonly Word[], at: number, count: number): Named | null {
  const lines = insurerLines(words);
  const isSame = lines.every(({ name }) => lettersOf(textOf(name)) === lettersOf(textOf(lines[0]?.name ?? [])));
  return (lines.length === count ? lines[at] : isSame ? lines[0] : null) ?? null;
}

function insurerLines(words: readonly Word[]): Named[] {
  return runsOf(words).flatMap((line): Named[] => {
    const text = textOf(line);
    const said = bare.test(text) ? text : label.exec(text)?.[0];
    if (!said) return [];
    const last = line.findIndex((_, end) => textOf(line.slice(0, end + 1)).length + 1 >= said.length);
    const own = line.slice(0, last + 1);
    const [, , right] = unionBox(own);
    // A name in larger letters than its label may be a line of its own, and a field may begin on its label's last letter.
    const isBeside = (word: Word) => word.box[0] > right - onLabel && Math.abs(centerY(word) - centerY({ box: unionBox(own) })) < 5;
    const name = linesOf(words.filter((word) => isBeside(word) && !own.includes(word))).flat();
    const isNamed = /[A-Za-z]{3}/.test(textOf(name)) && !name.some(({ text }) => isTick(text));
    if (bare.test(text) && !insuring.test(textOf(name))) return [];
    // "Carrier A  Lantern Insurance Company" is a line of the list of insurers, which may begin directly below the last row.
    return isNamed && !/^[A-F]\b[.:)]?\s/.test(textOf(name)) ? [{ name, label: own }] : [];
  });
}

/** The insurer in the row's cell of a column of insurers, where there is a name and no letter; null: none. */
export function insurerCell(words: readonly Word[], end?: number): Named | null {
  const name = linesOf(words.filter(({ text }) => /[A-Za-z0-9&]/.test(text))).flat();
  return /[A-Za-z]{3}.*[A-Za-z]{3}/.test(textOf(name)) ? { name, label: [], end } : null;
}

/** A NAIC number, in brackets or not. */
const naic = /^[([]?\d{5}[)\]]?$/;
/** Text in the place of a name that is a piece of a sentence, or of another column. */
const isSentence = /^[a-z]|\bpolic(?:y|ies)\b|\beach (?:person|accident|occurrence)\b/;

/**
 * The insurers of a form that names them in the rows of their policies and has no letters: each name once, with letters from A on in the
 * order of the rows, which join policies and insurers. `policies` and `named` go together.
 */
export async function readRowInsurers(
  policies: ReadCertificate["policies"],
  named: readonly (Named | null)[],
  notes: Notes,
  closer?: CloserLook,
): Promise<ReadCertificate["insurers"]> {
  const rows = await Promise.all(
    policies.map(async (_, at) => {
      const said = named[at]?.name ?? [];
      // A rating agency's grade follows the insurer's name.
      const rating = said.findIndex(({ text }, at) => /^\(?A\.?M\.?$/i.test(text) && /^best/i.test(said[at + 1]?.text ?? ""));
      const all = rating > 0 ? said.slice(0, rating) : said;
      const words = await settleLines(
        all.filter(({ text }) => !naic.test(text) && !/\bNAIC\b|^(#|no\.?|number|code):?$/i.test(text)),
        closer,
      );
      // Its NAIC number may be beside the name.
      const numbers = all.filter(({ text }) => naic.test(text));
      return { words, numbers, name: textOf(words).replace(/^[:|.\s]+|[|_\s]+$/g, "") };
    }),
  );
  const insurers: ReadCertificate["insurers"] = [];
  const numbered: Word[][] = [];
  rows.forEach(({ words, numbers, name }, at) => {
    const policy = policies[at];
    if (!name || !policy) return;
    const isTrusted = deservesTrust(words, closer, { end: named[at]?.end }) && !isSentence.test(name);
    const known = insurers.findIndex((one) => one.name !== null && lettersOf(one.name) === lettersOf(name));
    const index = isTrusted && known >= 0 ? known : insurers.length;
    const letter = String.fromCharCode(65 + index);
    if (index === insurers.length) {
      insurers.push({ letter, name: isTrusted ? name : null, naic: null });
      numbered.push(numbers);
      if (isTrusted) notes.found(`/insurers/${index}/name`, words);
      else notes.unreadable(`/insurers/${index}/name`, "The insurer's name is not clear enough to read.", words);
    }
    policy.insurerLetter = letter;
    delete notes.reasons[`/policies/${at}/insurerLetter`];
    notes.found(`/policies/${at}/insurerLetter`, words);
  });
  await Promise.all(
    insurers.map(async (insurer, at) => {
      const numbers = numbered[at] ?? [];
      if (numbers.length > 0) insurer.naic = await settleNaic(numbers, `/insurers/${at}/naic`, notes, closer);
    }),
  );
  return insurers;
}
