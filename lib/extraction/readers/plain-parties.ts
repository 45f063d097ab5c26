import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { aroundCode, beginsAsLabel } from "@/lib/extraction/forms/label-beginnings";
import { insurerWord, type PlainKey } from "@/lib/extraction/forms/plain";
import { cleanLines, emailIn, phonePattern, splitParty } from "@/lib/extraction/readers/addresses";
import type { Notes } from "@/lib/extraction/readers/draft";
import { blockOf, firstValue } from "@/lib/extraction/readers/plain-fields";
import type { Piece } from "@/lib/extraction/readers/plain-pieces";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { PageWords, Word } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf, parseDate } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** "Name & address" is the rest of a label and not a name. */
const labelWords = new Set(["CONTACT", ...ofAnyBlock.split(" ")]);
export const isName = (text: string) =>
  /[A-Za-z]{3}/.test(text) &&
  !shortWords(text).every((word) => labelWords.has(word)) &&
  text.length < 130 &&
  !isPlaceholder(text) &&
  !/\((?:agent|broker|producer|insured|holder)\)$/i.test(text) &&
  !/[:?]$/.test(text) &&
  !/^(?:and|or|the|is|are|was|as|of|has|shown|named|above|below|may|shall|will)\b/i.test(text) &&
  !/^(?:this|these|we|in consideration)\b.*[a-z]/i.test(text) &&
  !/^X |^\W*NAIC|^ADDRESS$/i.test(text) &&
  !beginsAsLabel(text) &&
  !aroundCode.test(text) &&
  !/^[a-z]|[☐☒]/.test(text) &&
  !/^(?:yes|no)\b/i.test(text) &&
  // Amounts, and labels of two parties in one: "Agent name and address (agency code …)", "Issued to (certificate holder)".
  !/\$ ?\d/.test(text) &&
  !/^(?:agent|agency|producer|broker|insured|issued to|company|holder)\b.*(?:\baddress\b|\bcode\b|\(certificate holder\))/i.test(text) &&
  !/^reasons? for\b/i.test(text) &&
  !phonePattern.test(text) &&
  !parseDate(text);

export type ReadParty = Record<"name" | "address" | "contact" | "phone" | "email", string | null>;

export const nobody: ReadParty = { name: null, address: null, contact: null, phone: null, email: null };

/** "Issued to" above a name is who is insured as well as who asked, where nothing else says who is insured. */
const isOfMember = ({ text, rest }: Piece, pieces: readonly Piece[]) =>
  rest.length === 0 && /^issued to$/i.test(text) && !pieces.some(({ key }) => key === "insured");

/** Name and address of a party after its label or below it. */
export function readParty(pieces: readonly Piece[], key: PlainKey, pointer: string, notes: Notes, isWhole = false): ReadParty {
  // A letter speaks of its client, and names the policy's insured as such.
  const isNamed = ({ text }: Piece) => /named insured/i.test(text);
  const inTurn = key === "insured" ? [...pieces].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one))) : pieces;
  const all = inTurn.flatMap((label) => {
    const block = label.key === key && !isOfMember(label, pieces) ? blockOf(label, pieces, isName) : [];
    const party = partyOf(block);
    return party.name ? [{ party, block, label }] : [];
  });
  // A page's head may repeat the name alone.
  const [first] = all;
  const isSame = (one: (typeof all)[number]) => lettersOf(one.party.name ?? "") === lettersOf(first?.party.name ?? "");
  const read = all.find((one) => isSame(one) && one.party.address !== null) ?? first;
  if (!read) return nobody;
  const { party, block, label } = read;
  const name = party.name ?? "";
  notes.found(isWhole ? pointer : `${pointer}/name`, isWhole ? block.flat() : wordsOfText(block[0] ?? [], name));
  if (!isWhole && party.address) notes.found(`${pointer}/address`, block.flat());
  const near = pieces.filter(({ row }) => row >= label.row && row <= label.row + 8);
  const phone = key === "producer" ? numberNear(near) : null;
  const email = key === "producer" ? addressNear(near) : null;
  if (phone) notes.found("/producer/phone", phone);
  if (email) notes.found("/producer/email", email);
  const contact = key === "producer" ? personNear(near.filter(({ box }) => Math.abs(box[0] - label.box[0]) < sameColumn)) : null;
  if (contact) notes.found("/producer/contact", contact);
  // A holder is written out whole, with whom to ask for.
  const listed = cleanLines(block.flat()).map(({ text }) => text);
  const behindName = listed.slice(listed.findIndex((line) => name.endsWith(line)) + 1);
  const isListed = isWhole && party.address !== null && behindName.length > 0 && behindName.length < listed.length;
  return {
    ...party,
    ...(isListed && { address: behindName.join(", ") }),
    contact: contact ? textIn(contact) : null,
    phone: phone ? textIn(phone) : null,
    email: email && emailIn(textIn(email)),
  };
}

/** How far left or right of a label what belongs to it begins at most, in points. */
export const sameColumn = 40;

/** The person that pieces name after "Attn:" or the like. */
function personNear(pieces: readonly Piece[]): Word[] | null {
  for (const { words, text } of pieces) {
    const found =
      /^(?:contact(?: name| person)?|att(?:n|ention)\b\.?|account (?:executive|manager)) ?:? ?([A-Z][a-z'’-]+(?: [A-Z]\.?)?(?: [A-Z][A-Za-z'’-]+){1,2})$/i.exec(
        text,
      )?.[1];
    if (found && isName(found)) return wordsOfText(words, found);
  }
  return null;
}

/** A telephone number in pieces near a party. */
function numberNear(pieces: readonly Piece[]): Word[] | null {
  for (const { words } of pieces) {
    const found = /(?:\b1[ .-])?\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}/.exec(textIn(words))?.[0];
    if (found && !/fax/i.test(textIn(words).slice(0, textIn(words).indexOf(found)))) return wordsOfText(words, found);
  }
  return null;
}

/** An e-mail address in pieces near a party; a picture may have blanks beside its marks. */
function addressNear(pieces: readonly Piece[]): Word[] | null {
  for (const { words } of pieces) {
    const found = words.some(({ reader }) => reader === "ocr")
      ? emailIn(textIn(words))
      : words.find(({ text }) => emailIn(text) === text)?.text;
    if (found) return wordsOfText(words, found);
  }
  return null;
}

/** A street's number, a post office box, or a town with its state, after the comma that ends a name. */
const streetBehind =
  /(?<=\b(?:Inc|LLC|Corp|Ltd|Co)\.?)\s+(?=\d+\s+[A-Z])|,\s+(?=\d+\s+\w|[Pp]\.? ?[Oo]\.? [Bb][Oo][Xx]\b|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)*, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$)/;

/** A line without the telephone, NAIC or agency number at its end. */
export function withoutNumbers(line: readonly Word[]): Word[] {
  const text = textIn(line);
  const end = text.search(
    / (?:tel\.?:? |phone:? )?\(?\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4}$| \(?NAIC\b.*$| \(\d{3,}(?:-\d+)*\)$|(?<!^\d.*) #[\w-]*\d$|(?<=\b(?:inc|llc|corp|(?<!, )co|ltd|agency)\.?) \d{4,6}$| \((?:agent|agency|producer|code|no)\b[^()]*\d\)$| \((?:owner|lessee|tenant|(?:general |sub)?contractor)\)$/i,
  );
  const count = end < 0 ? line.length : text.slice(0, end).split(" ").length;
  return line.slice(0, count);
}

/** "Pat Sample, Sample Insurance Agency, 480-555-0121, 6 Sample Plaza, Mesa, AZ 85201": a person, the firm, its telephone and its address. */
const withPerson =
  /^[A-Z][a-z]+(?: [A-Z]\.?)? [A-Z][\w'’-]+, ([A-Z][^,]*\b(?:Agency|Brokers?|Brokerage|Insurance|Services|Group)(?:,? (?:Inc|LLC)\b\.?)?),(?: \(?\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4},)? (\d[^;]*?\d{5}(?:-\d{4})?)?/;

/** Name and address from a block's lines, or from one line that holds both. */
export function partyOf(block: readonly Word[][]): { name: string | null; address: string | null } {
  const lines = block.map(withoutNumbers).filter((line) => line.length > 0 && !/@/.test(textIn(line)) && !phonePattern.test(textIn(line)));
  const [first] = lines;
  if (!first) return { name: null, address: null };
  const person = withPerson.exec(textIn(first));
  if (person) return { name: person[1] ?? null, address: person[2] ?? null };
  const [name = "", ...street] = textIn(first).split(streetBehind);
  if (street.length > 0)
    return { name: name.trim(), address: [street.join(", "), ...lines.slice(1).map(textIn)].join(", ").replace(/\.$/, "") };
  // A firm's name goes on in the next line where that is all that it is lacking.
  const { name: own, address } = splitParty(lines.flat());
  return { name: own?.replace(/,$/, "") ?? null, address };
}

/** The address of the insured after a label of its own. */
export function readAddress(pieces: readonly Piece[], notes: Notes): string | null {
  const block = firstValue(pieces, "address", (label) => {
    const found = blockOf(label, pieces, (text) => /\d/.test(text) && /[A-Za-z]{3}/.test(text));
    return found.length > 0 ? found : null;
  });
  if (!block) return null;
  notes.found("/insured/address", block.flat());
  return block.map(textIn).join(", ");
}

/** Words that end a firm's name, and those that no insurer's name has. */
const firmEnd = /\b(?:company|co\.?|corp\.?|corporation|inc\.?|fund|group|ltd\.?|exchange|association|pool)$/i;
const noInsurer =
  /\b(?:agency|brokers?|brokerage|certificate|evidence|declarations?|limits?|binder|memorandum|verification|confirmation|summary|schedule|liability|commercial|policy|policies|endorsement|services|department|proof|statement|program|requirements?|center)\b/i;

type Insurers = ReadCertificate["insurers"];

const isFirm = (text: string) =>
  !/\b(?:associates|advisors|brokers)(?= ?$| ?\()/i.test(text) &&
  insurerWord.test(text) &&
  /^[A-Z(]/.test(text) &&
  !noInsurer.test(text) &&
  text.length < 60 &&
  /[A-Za-z]{3,} /.test(text);

/** The insurer's name that a line is, with its NAIC number or without. */
export function insurerAlone(text: string): string | null {
  const name = (text.split(/,? ?\(?\bNAIC\b/)[0] ?? "").trim();
  return isFirm(name) && firmEnd.test(name) ? name : null;
}

/** A letterhead in two lines: "SAMPLE EMPLOYERS" above "INSURANCE COMPANY". */
function goneOn({ words, box }: Piece, pieces: readonly Piece[], page: PageWords): Word[][] {
  const below = pieces.find(
    (piece) =>
      Math.abs(piece.box[0] - box[0]) < 4 &&
      piece.box[1] > box[1] + 3 &&
      piece.box[1] - box[3] < 2 * (box[3] - box[1]) &&
      // Its place of business may follow.
      insurersEnd.test(piece.text.split(/ [–—-] /)[0] ?? ""),
  );
  const end = below?.words.findIndex(({ text }) => /^[–—-]$/.test(text)) ?? -1;
  const own = below?.words.slice(0, end < 0 ? undefined : end) ?? [];
  return below && box[1] < page.height * letterhead && !/\d/.test(textIn(words)) ? [[...words, ...own]] : [];
}

const insurersEnd =
  /^(?:(?:property|specialty|fire|life|mutual|casualty|indemnity|&|and) )*(?:insurance|casualty|indemnity|assurance|surety|compensation|mutual) (?:company|co\.?|corporation|fund|exchange|group)$/i;
/** Which share of a page from its top holds its letterhead. */
const letterhead = 0.12;

/** The insurers: those that a letter's paragraphs name, one after its label, or the firm at the page's top whose name is an insurer's. */
export function readPlainInsurers(
  page: PageWords,
  pieces: readonly Piece[],
  lines: readonly Word[][],
  told: readonly { insurer: Word[] | null; naic?: Word[] | null }[],
  notes: Notes,
): Insurers {
  const insurers: Insurers = [];
  const add = (words: Word[], said = textIn(words).replace(/,$/, "")) => {
    // Its place of business may follow it.
    const own = said.replace(/ \(.*$|,? A\.? ?M\.? Best\b.*$|^[A-F] ?[–—:-] (?=[A-Z])/gi, "");
    const name = own.replace(/(?<=\b(?:company|corporation|exchange|association|fund)),\s+(?!inc\b|ltd\b|llc\b|a\b).*$/i, "");
    if (insurers.some((one) => lettersOf(one.name ?? "") === lettersOf(name))) return;
    notes.found(`/insurers/${insurers.length}/name`, wordsOfText(words, name));
    insurers.push({
      letter: told.some(({ insurer }) => insurer !== null) ? String.fromCharCode(65 + insurers.length) : null,
      name,
      naic: null,
    });
  };
  if (told.some(({ insurer }) => insurer !== null)) {
    for (const { insurer, naic } of told) {
      const last = insurers.length;
      if (insurer) add(insurer);
      const added = insurers[last];
      if (!added || !naic) continue;
      added.naic = textIn(naic);
      notes.found(`/insurers/${last}/naic`, naic);
    }
    return insurers;
  }
  const heads = new Set(pieces.flatMap((piece) => goneOn(piece, pieces, page).map((words) => words.at(-1))));
  const labelled = firstValue(pieces, "insurer", (label) => {
    const block = heads.has(label.words.at(-1)) ? [] : blockOf(label, pieces, (text) => isName(text) && !text.startsWith("("));
    const { name } = partyOf(block);
    // A name too long for one line ends in the next one.
    const [end] =
      block[1] && !firmEnd.test(name ?? "") && /^(?:company|co\.?|corp(?:oration|\.)?|exchange|inc\.?)$/i.test(textIn(block[1]))
        ? [textIn(block[1])]
        : [];
    return name && block[0] ? { name: end ? `${name} ${end}` : name, words: block.slice(0, 2).flat() } : null;
  });
  const firms = pieces
    .filter(({ key, box }) => (key === null || key === "date") && (box[1] < page.height * 0.45 || box[1] > page.height * 0.8))
    .flatMap((piece) => [piece.words, ...goneOn(piece, pieces, page)])
    .flatMap((words) => {
      const name = (
        textIn(words)
          .replace(/^.*\bby /, "")
          .split(/,\s+(?=\d|a stock|a mutual|p\.? ?o\.?)|\s+agrees\b|(?<=\bcompany|\bcorporation)\s+(?=[A-Z][a-z]+, [A-Z])|\(/i)[0] ?? ""
      ).trim();
      return isFirm(name) ? [{ name, words }] : [];
    });
  const firm = firms.find(({ name }) => firmEnd.test(name)) ?? firms[0];
  const carrier = labelled ?? firm;
  if (!carrier) return insurers;
  add(carrier.words, carrier.name.replace(/,$/, ""));
  const naic = /NAIC ?(?:no\.?|number|#|code)?:? ?#?(\d{5})\b/i;
  const line = lines.find((one) => naic.test(textIn(one)));
  const [only] = insurers;
  if (line && only) {
    only.naic = naic.exec(textIn(line))?.[1] ?? null;
    notes.found("/insurers/0/naic", wordsOfText(line, only.naic ?? ""));
  }
  return insurers;
}
