import type { BlockKey } from "@/lib/extraction/forms/acord-25-blocks";
import { emailIn, firm, numberAlone, type Party, phoneIn, phonePattern } from "@/lib/extraction/readers/addresses";
import { fromPicture, isSpelt, seenWord, twoOfThree, vote } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type Label, labelMiddle } from "@/lib/extraction/readers/labels";
import { deservesTrust, settleLines } from "@/lib/extraction/readers/names";
import type { ReadParty } from "@/lib/extraction/readers/plain-parties";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { isMisspelt } from "@/lib/extraction/readers/spelling";
import { centerY, linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/** The labels of the form's blocks that were found on a page. */
export type Marks = Partial<Record<BlockKey, Label>>;

/** The producer with the values after its contact labels; `party` is what its own block says. */
export async function readContact(
  page: PageWords,
  marks: Marks,
  party: Party,
  notes: Notes,
  closer?: CloserLook,
): Promise<ReadCertificate["producer"]> {
  // The holder's block may have a name of its own.
  const named = [marks.contact, marks.name].find((mark) => mark && labelMiddle(mark) < 0.5 * page.height);
  const author = named ? undefined : authorAbove(page, marks.phone);
  const label = named ?? author;
  const person =
    label &&
    linesBehind(page, label, page.width).find((line) => isContact(line) && !isAbove(line, label) && !(author && firm.test(textOf(line))));
  const settled = person && (await settleLines(person, closer));
  const isTrusted = settled && deservesTrust(settled, closer, { alone: true, start: label?.box[2] });
  if (isTrusted) notes.found("/producer/contact", settled);
  else if (settled) notes.unreadable("/producer/contact", "The contact's name is not clear enough to read.", settled);
  return {
    name: party.name,
    address: party.address,
    contact: isTrusted ? textOf(settled) : person ? null : party.person,
    phone: (await readPhone(page, marks, notes, closer)) ?? party.phone,
    email: await readEmail(page, marks, notes, closer),
  };
}

/** Whether a line is the end of a sentence above a label. */
const isAbove = (line: Word[], { box }: { box: Box }) => /^[a-z]/.test(textOf(line)) && centerY({ box: unionBox(line) }) < box[1];

/** Whether a line may name the contact: a person with a title, or a desk with its number. Recognized letters must contain no digit. */
function isContact(line: Word[]): boolean {
  const text = textOf(line);
  const letters = fromPicture(line) ? /^[A-Za-z][A-Za-z.,'’& -]{3,50}$/ : /^\p{L}[\p{L}\d.,'’&()/ -]{2,50}$/u;
  return letters.test(text) && !phonePattern.test(text) && !/PHONE|E-MAIL|FAX|REPRESENTATIVE|AUTHORIZED/.test(text);
}

/** Maximum distance between the telephone's label and the label of the page's author, at the left edge, in points. */
const [sameEdge, above] = [6, 30];

/** The label "Prepared by" or "Issued by" directly above that of the telephone: of a person there, and of a firm elsewhere. */
function authorAbove({ words }: PageWords, phone: Label | undefined): { box: Box } | undefined {
  const first = words.find(
    ({ text, box }) =>
      phone &&
      /^(?:prepared|issued|completed)(?: by:?)?$/i.test(text) &&
      Math.abs(box[0] - phone.box[0]) < sameEdge &&
      box[3] < phone.box[1] + 2 &&
      phone.box[1] - box[1] < above,
  );
  if (!first || / by/i.test(first.text)) return first;
  const by = words.find(
    (word) =>
      /^by:?$/i.test(word.text) &&
      Math.abs(centerY(word) - centerY(first)) < 3 &&
      word.box[0] > first.box[2] - 1 &&
      word.box[0] - first.box[2] < sameEdge,
  );
  return by && { box: unionBox([first, by]) };
}

/** The lines after a label up to `stop`, the closest to its height first. */
function linesBehind(page: PageWords, label: { box: Box }, stop: number): Word[][] {
  const row = wordsIn(page.words, [label.box[2], label.box[1] - 8, stop, label.box[3] + 9]).filter(
    (word) => !/^\(?A\/C|^Ext|^No[,.):]|^NAME:?$|^ADDRESS:?$/i.test(word.text),
  );
  const apart = ([word]: Word[]) => Math.abs(centerY(word as Word) - labelMiddle(label));
  return linesOf(row).sort((one, other) => apart(one) - apart(other));
}

/** Confidence from which a number after its own label, read by the page pass, needs no second look. */
const sureNumber = 0.94;
const digitsOf = (text: string) => text.replace(/\D/g, "");
/** The ten digits of a telephone number, of which recognition may take the hyphen for another mark. */
const withHyphen = (text: string) => text.replace(/ ?[=~—–-] ?/g, "-");
const numberIn = (text: string) => {
  const number = phoneIn([withHyphen(text)]);
  return number ? digitsOf(number).slice(0, 10) : null;
};

/** A telephone number as nothing else is written. */
const plainNumber = /(?:\(\d{3}\) ?|\b\d{3}[-.])\d{3}[-.]\d{4}\b/g;
/** How far below the label of a party its block reaches at most, in points; it is a third of the page wide. */
const blockHeight = 80;

/** The only telephone number above the table, after an unknown label: it is the producer's, unless it is in another party's block. */
function onlyNumber(page: PageWords, { coverages, insured, holder }: Marks): Word[] | undefined {
  const end = coverages?.box[1] ?? 0.4 * page.height;
  const isOthers = ({ box }: Word) =>
    [insured, holder].some(
      (label) =>
        label &&
        box[0] > label.box[0] - 8 &&
        box[0] < label.box[0] + page.width / 3 &&
        box[1] > label.box[1] - 4 &&
        box[1] < label.box[3] + blockHeight,
    );
  const found = linesOf(page.words.filter(({ box }) => box[3] < end)).flatMap((line) => {
    const text = textIn(line);
    return (text.match(plainNumber) ?? []).map((number) => ({ number, line, before: text.slice(0, text.indexOf(number)) }));
  });
  const [only] = found;
  if (!only || !insured || found.length > 1 || /\bfax\b/i.test(only.before)) return undefined;
  const words = wordsOfText(only.line, only.number);
  return words.some(isOthers) ? undefined : words;
}

/** The telephone number after its label. On a picture two looks must agree where it is not clear. */
async function readPhone(page: PageWords, marks: Marks, notes: Notes, closer?: CloserLook): Promise<string | null> {
  const { phone, fax } = marks;
  const lone = phone ? undefined : onlyNumber(page, marks);
  if (lone) return settlePhone(page, lone, lone, notes, closer);
  if (!phone) return null;
  // "(A/C, No" of the telephone's own label may be taken for the fax's.
  const faxes = page.words.filter(({ text, box }) => /^fax\b/i.test(text) && Math.abs(centerY({ box }) - labelMiddle(phone)) < 14);
  const stops = [...(fax ? [fax] : []), ...faxes].map(({ box }) => box[0] - 2).filter((left) => left > phone.box[2]);
  const lines = linesBehind(page, phone, Math.min(page.width, ...stops));
  const line = lines.find((one) => phonePattern.test(textOf(one)));
  const likely = line ?? (closer && lines.find((one) => digitsOf(textOf(one)).length >= 6));
  return likely ? settlePhone(page, line, likely, notes, closer) : null;
}

/** A telephone number on the `line`, or the one most `likely`. */
async function settlePhone(
  page: PageWords,
  line: Word[] | undefined,
  likely: Word[],
  notes: Notes,
  closer?: CloserLook,
): Promise<string | null> {
  const isClear = line?.every(({ reader, confidence }) => reader !== "ocr" || confidence >= sureNumber);
  if (!closer || isClear) {
    const own = line ?? likely;
    const number = numberAlone.exec(textOf(own))?.[0] ?? textOf(own);
    notes.found("/producer/phone", own, undefined, number);
    return number;
  }
  const votes = await vote(likely, unionBox(likely), { read: numberIn }, closer);
  const said = votes?.texts.map(withHyphen).find((one) => votes.value !== null && numberIn(one) === votes.value);
  // A border after the number may be read as a 1.
  const text = said && (numberAlone.exec(said.replace(/(\d{4}) \d$/, "$1"))?.[0] ?? said);
  if (!votes || !text || (!isSpelt(votes) && closer.book.contradicts(votes.line, text))) {
    notes.unreadable("/producer/phone", "The telephone number is not clear enough to read.", likely);
    return null;
  }
  notes.found("/producer/phone", [seenWord(text, votes.line, votes.agreed ? 0.95 : twoOfThree, page.number)]);
  return text;
}

/**
 * The producer of a page whose lines say how to reach it, with the number and the address of a picture looked at again, however sure the
 * page's pass was.
 */
export async function settleReach(party: ReadParty, page: PageWords, notes: Notes, closer?: CloserLook): Promise<ReadParty> {
  const wordsOf = (key: "phone" | "email") => {
    const { box, reader } = (party[key] && notes.evidence[`/producer/${key}`]) || {};
    return closer && box && reader === "ocr" ? wordsIn(page.words, box) : [];
  };
  const [phone, email] = [wordsOf("phone"), wordsOf("email")];
  return {
    ...party,
    phone: phone.length > 0 ? await settlePhone(page, undefined, phone, notes, closer) : party.phone,
    email: email.length > 0 ? await settleEmail(email, notes, closer) : party.email,
  };
}

/**
 * The producer's e-mail address: one above the coverage table, on a picture the one on its label's line, where no second look sees
 * another one.
 */
async function readEmail(page: PageWords, marks: Marks, notes: Notes, closer?: CloserLook): Promise<string | null> {
  const whole = page.words.find(({ text, box }) => emailIn(text) === text && box[1] < (marks.coverages?.box[1] ?? page.height / 2));
  const [x1, y0, y1] = marks.email ? [marks.email.box[2], marks.email.box[1], marks.email.box[3]] : [page.width, 0, 0];
  const beside = wordsIn(page.words, [x1, y0 - 3, page.width, y1 + 3]).filter(({ text }) => !/^ADDRESS:?$/i.test(text));
  const line = whole ? [whole] : closer && linesOf(beside).find((words) => emailIn(textOf(words)));
  if (line) return settleEmail(line, notes, closer);
  const unread = beside.filter(({ text }) => /[A-Za-z]{3}/.test(text));
  if (closer && unread.length > 0) notes.unreadable("/producer/email", unclearEmail, unread);
  return null;
}

const unclearEmail = "The email address is not clear enough to read.";

/**
 * Whether a look that begins further left sees the same address with more letters before it. The page pass may cut a word where it begins,
 * and a look at the same box cannot notice that.
 */
async function hasLostLetters(email: string, [left, top, right, bottom]: Box, closer: CloserLook): Promise<boolean> {
  const { text } = await closer.reread([left - 4 * (bottom - top), top - 0.5, right + 0.5, bottom + 0.5], "line", 1.5);
  const [whole, part] = [lettersOf(emailIn(text) ?? ""), lettersOf(email)];
  const more = whole.endsWith(part) ? whole.slice(0, -part.length) : "";
  return more !== "" && !/^(?:E?MAIL)?(?:ADDR(?:ESS)?)?$/i.test(more);
}

/** The e-mail address in a line, where on a picture no second look sees another one. */
async function settleEmail(line: Word[], notes: Notes, closer?: CloserLook): Promise<string | null> {
  // Of "E-mail addr: name@…" a picture may leave the label's end at the address.
  // A line below it may be read as a stroke before it.
  const addressIn = (text: string) => emailIn(text)?.replace(/^(?:ADDR|ADDRESS)[:;.]?(?=[a-z])|^_+(?=[A-Za-z0-9])/, "");
  const email = addressIn(textOf(line));
  if (!email) return null;
  const [left, top, right, bottom] = unionBox(line);
  const look = closer && fromPicture(line) && (await closer.reread([left - 0.5, top - 0.5, right + 0.5, bottom + 0.5], "line", 1.5));
  const other = look && addressIn(look.text);
  // A zero among a name's letters is as often an O.
  const isMisread = fromPicture(line) && email.split(/[@.]/).some((part) => /\d/.test(part) && isMisspelt(part));
  const isCut = closer && fromPicture(line) && (await hasLostLetters(email, [left, top, right, bottom], closer));
  if (isMisread || isCut || (other && lettersOf(other) !== lettersOf(email))) {
    notes.unreadable("/producer/email", unclearEmail, line);
    return null;
  }
  notes.found("/producer/email", line, undefined, email);
  return email;
}
