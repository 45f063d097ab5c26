import { behindHolder, cleanLines, phoneIn, phonePattern, splitParty, type TextLine, tableTitle } from "@/lib/extraction/readers/addresses";
import { isOfSentence } from "@/lib/extraction/readers/broken-lines";
import { type Cell, fromPicture } from "@/lib/extraction/readers/cells";
import { type Marks, readContact } from "@/lib/extraction/readers/contact";
import { readDescription } from "@/lib/extraction/readers/description";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { areAbreast, type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { deservesTrust, settleLines } from "@/lib/extraction/readers/names";
import { insurerEntries, ofParty } from "@/lib/extraction/readers/party-words";
import { endsInPlace } from "@/lib/extraction/readers/places";
import { settleDate } from "@/lib/extraction/readers/settle-dates";
import { centerY, linesOf, type PageWords, runsOf, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, parseDate } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** An INSURED label of which a few letters are lost: below PRODUCER, at the same edge. */
function insuredBelow(finder: LabelFinder, { producer, coverages }: Marks): Label | undefined {
  if (!producer) return undefined;
  const near = finder.find(["INSURED"], 0.7).filter(({ box }) => Math.abs(box[0] - producer.box[0]) < 25 && box[1] > producer.box[3]);
  return near.find(({ box }) => !coverages || box[1] < coverages.box[1]);
}

/** The words of a label and of what it prints below itself are no values. */
const below = (label: Label | undefined, fallback: number) => label?.box[3] ?? fallback;

export type Head = Pick<
  ReadCertificate,
  "certificateDate" | "certificateNumber" | "producer" | "insured" | "certificateHolder" | "descriptionOfOperations"
>;

/** Reads everything around the coverage table. */
export async function readBlocks(
  finder: LabelFinder,
  page: PageWords,
  marks: Marks,
  gridTop: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<Head> {
  const { words } = page;
  const low = (label: Label) => label.box[1] > Math.min(marks.coverages?.box[1] ?? gridTop, gridTop) - 4;
  const isFar = ({ box }: Label) => box[0] > page.width * 0.6;
  const isAbreast = (label: Label) => [marks.producer, marks.holder].some((other) => other && areAbreast(other, label));
  if (!marks.insured || (isFar(marks.insured) && !isAbreast(marks.insured)) || low(marks.insured))
    marks.insured = insuredBelow(finder, marks);
  // A telephone number may be beside the producer's own label.
  const isOwn = marks.phone && marks.producer && Math.abs(labelMiddle(marks.phone) - labelMiddle(marks.producer)) < 6;
  const middle = (marks.contact ?? (isOwn ? null : marks.phone) ?? marks.insurers)?.box[0] ?? page.width / 2;
  const entries = insurerEntries(words, page, gridTop);
  const ruled = ruledEdge(page, marks.producer ?? marks.insured);
  const leftEdge = Math.min(middle < page.width * 0.35 ? page.width / 2 : middle, ruled, ...entries) - 2;
  const region = async (label: Label | undefined, right: number, bottom: number): Promise<Word[]> => {
    if (!label) return [];
    const labelWords = new Set(label.words);
    const left = label.box[0] - 12;
    const inside = wordsIn(words, [left, below(label, 0) - 3, right, bottom]).filter(
      (word) => !labelWords.has(word) && !isOfSentence(word, words, left),
    );
    return settleLines(ofParty([...besideLabel(label, inside, words, right), ...inside], label), closer);
  };
  // Redrawn forms may list the insurers below the parties, across the page.
  const across = marks.insurers && marks.insured && marks.insurers.box[1] > marks.insured.box[3] + 8 && marks.insurers.box[0] < leftEdge;
  const insurersTop = across ? Math.min(...[marks.insurers, marks.naic].flatMap((mark) => mark?.box[1] ?? [])) - 2 : gridTop;
  const coverages = Math.min(marks.coverages?.box[1] ?? gridTop, gridTop, insurersTop);
  // Producer, insured and holder are beside or below each other, in any order.
  const parties = [marks.producer, marks.insured, marks.holder].flatMap((mark) => mark ?? []);
  const partyWords = (own: Label | undefined) => {
    const level = parties.filter((other) => own && other !== own && areAbreast(own, other));
    const behind = [...level, ...(own ? headingsBeside(own, finder, words) : [])]
      .filter((other) => own && other.box[0] > own.box[0])
      .map(({ box }) => box[0] - 4);
    const under = parties.filter((other) => own && !level.includes(other) && other.box[1] > own.box[3]).map(({ box }) => box[1]);
    // Parties abreast end at the next line across the page.
    const edges = closer || level.length === 0 ? [] : (page.rulings ?? []).filter((y) => own && y > own.box[3] + leastParty);
    // A line beside the last of parties abreast ends it as another party's label would.
    const right = Math.min(level.length > 0 ? Math.min(page.width, ruledEdge(page, own)) : leftEdge, ...behind);
    return region(own, right, Math.min(coverages, ...under, ...edges));
  };
  const [producerWords, insuredWords] = await Promise.all([partyWords(marks.producer), partyWords(marks.insured)]);
  const isHead = marks.holder && marks.holder.box[3] < coverages;
  const holderRight =
    marks.cancellation && Math.abs(labelMiddle(marks.cancellation) - labelMiddle(marks.holder ?? marks.cancellation)) < 20
      ? Math.min(marks.cancellation.box[0], marks.representative?.box[0] ?? page.width) - 4
      : marks.contact || marks.phone
        ? leftEdge
        : closer
          ? page.width * 0.52
          : page.width;
  const holderBottom = Math.min(...[page.height * 0.965, footerTop(words, below(marks.holder, 0)), nextHeading(marks, marks.holder)]);
  const holderWords = isHead ? await partyWords(marks.holder) : await region(marks.holder, holderRight, holderBottom);

  const party = splitParty(producerWords);
  settleParty(party, producerWords, "/producer", notes, closer);
  const producer = await readContact(page, marks, party, notes, closer);
  if (marks.producer && !producer.phone) {
    const line = linesOf(wordsIn(words, [marks.producer.box[2], marks.producer.box[1] - 4, leftEdge, marks.producer.box[3] + 4]))[0] ?? [];
    producer.phone = phoneIn([textOf(line)]);
    if (producer.phone) notes.found("/producer/phone", line);
  }
  const insured = splitParty(insuredWords);
  settleParty(insured, insuredWords, "/insured", notes, closer);
  const holderBlock = cleanLines(holderWords).filter(
    ({ text }) => !isPlaceholder(text) && !phonePattern.test(text) && !tableTitle.test(text) && /[A-Za-z]{2}/.test(text),
  );
  const holderEnd = holderBlock.findIndex(({ text }, at) => at > 0 && behindHolder.test(text));
  const holderLines = holderEnd < 0 ? holderBlock : holderBlock.slice(0, holderEnd);
  const holder = holderLines.map(({ text }) => text).join(", ") || null;
  const holderRead = holderLines.flatMap((line) => line.words);
  if (holder) notes.found("/certificateHolder", holderRead);
  const holderClear = isHolderClear(holderLines, closer);
  noteLostBlocks(marks, { producer: party, insured, holder }, notes);
  if (!holderClear) notes.unreadable("/certificateHolder", "The certificate holder is not clear enough to read.", holderRead);
  return {
    certificateDate: await readDate(words, marks, page, notes, closer),
    certificateNumber: readCertificateNumber(finder, words, marks, notes),
    producer,
    insured: { name: insured.name, address: insured.address },
    certificateHolder: holderClear ? holder : null,
    descriptionOfOperations: marks.description
      ? await readDescription(page, marks.description, nextHeading(marks, marks.description), notes, closer)
      : null,
  };
}

/** Says so where a block's label was not found: a certificate has each of them, so its value is lost and not missing. */
function noteLostBlocks(
  marks: Marks,
  { producer, insured, holder }: { producer: NameAndAddress; insured: NameAndAddress; holder: string | null },
  notes: Notes,
) {
  const blocks = [
    ["producer", "producer", ["/producer/name", "/producer/address"], producer.name],
    ["insured", "insured", ["/insured/name", "/insured/address"], insured.name],
    ["holder", "certificate holder", ["/certificateHolder"], holder],
    ["description", "description of operations", ["/descriptionOfOperations"], null],
  ] as const;
  for (const [key, what, pointers, value] of blocks)
    for (const pointer of pointers)
      if (!marks[key] && !value && !notes.reasons[pointer]) notes.unreadable(pointer, `We could not find the ${what} on this form.`);
}

/** The first line of a block in a cell beside its label: the text below it continues at its left edge, right of the label. */
function besideLabel(label: Label, inside: readonly Word[], words: readonly Word[], right: number): Word[] {
  const left = linesOf(inside)[0]?.[0]?.box[0] ?? 0;
  if (left < label.box[2]) return [];
  const isLevel = ({ box }: Word) => Math.abs((box[1] + box[3]) / 2 - labelMiddle(label)) < 5 && box[0] > left - even && box[0] < right;
  const level = words.filter((word) => isLevel(word) && !inside.includes(word));
  return level.some(({ box }) => Math.abs(box[0] - left) < even) ? level : [];
}

/** No party takes less height below its label, in points. */
const leastParty = 14;
/** Distance of a block's first line below its heading, maximum distance right of it, and how level two such lines are. */
const [belowHeading, inset, even] = [18, 24, 2.5];

/**
 * An unknown label beside a party's label heads a block of its own if a line is below it, just as below the party's label. Otherwise two
 * parties side by side would be read as one.
 */
function headingsBeside(own: Label, finder: LabelFinder, words: readonly Word[]): Label[] {
  const firstBelow = ({ box: [left, , right, bottom] }: Label) => {
    const under = words.filter(
      ({ box }) => box[0] > left - 3 && box[0] < Math.max(right, left + inset) && box[1] > bottom - 1 && box[1] - bottom < belowHeading,
    );
    const start = under.sort((a, b) => centerY(a) - centerY(b))[0];
    return start && start.box[0] - left < inset ? start : null;
  };
  const first = firstBelow(own);
  if (!first) return [];
  const isAnswered = (run: Label) => run.words.some(({ text }) => /[:\d]/.test(text));
  return finder.runs().filter((run) => {
    const isBeside = run.box[0] > own.box[2] + inset && Math.abs(labelMiddle(run) - labelMiddle(own)) < even && !isAnswered(run);
    const other = isBeside && firstBelow(run);
    return other && Math.abs(centerY(other) - centerY(first)) < even;
  });
}

/** Where the next line down the page that is right of a label is, if it is between blocks. */
function ruledEdge({ uprights = [], width }: PageWords, label: Label | undefined): number {
  if (!label) return Number.POSITIVE_INFINITY;
  const beside = uprights.filter(
    ({ x, top, bottom }) => x > label.box[2] && x > 0.3 * width && top < label.box[3] + 8 && bottom > label.box[3] + 20,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...beside.map(({ x }) => x));
}

/** A holder read from a picture begins with a name and ends in a place, and each of its lines deserves trust. */
function isHolderClear(lines: TextLine[], closer?: CloserLook): boolean {
  const [first] = lines;
  if (closer && first && fromPicture(first.words)) {
    const text = lines.map((line) => line.text).join(", ");
    if (/^\d+ /.test(first.text) || (lines.length > 1 && /\d/.test(text) && !endsInPlace(text))) return false;
  }
  return lines.every(({ words }) => deservesTrust(words, closer, { alone: true }));
}

type NameAndAddress = { name: string | null; address: string | null };

/** Evidence for a name and address; what was recognized with little confidence is taken back as unreadable. */
function settleParty(party: NameAndAddress, words: Word[], pointer: string, notes: Notes, closer?: CloserLook): void {
  const lines = cleanLines(words);
  for (const key of ["name", "address"] as const) {
    const value = party[key];
    if (!value && closer && key === "name") notes.unreadable(`${pointer}/name`, "We could not find the name in this picture.");
    if (!value) continue;
    const own = lines.filter(({ text }) => value.includes(text) || text.includes(value));
    const part = (own.length > 0 ? own : lines).flatMap((line) => line.words);
    notes.found(`${pointer}/${key}`, part);
    let trusted = !/^(INSURER|COVERAGES)\b|^ADDRESS:?$/i.test(value);
    for (const line of own) trusted &&= deservesTrust(line.words, closer, { alone: true });
    if (key === "address" && closer && fromPicture(part)) trusted &&= endsInPlace(value);
    if (trusted) continue;
    party[key] = null;
    notes.unreadable(`${pointer}/${key}`, `The ${key} is not clear enough to read.`, part);
  }
}

async function readDate(words: Word[], marks: Marks, page: PageWords, notes: Notes, closer?: CloserLook): Promise<string | null> {
  const { date } = marks;
  if (!date || date.box[1] > page.height * 0.25) return cornerDate(words, page, notes);
  // Below a short label a written date ends further right.
  const below = runsOf(wordsIn(words, [date.box[0] - 12, date.box[3] - 3, date.box[2] + 90, date.box[3] + 24]));
  const near = below.filter((run) => run[0] && run[0].box[0] < date.box[2] + 20).flat();
  const beside = wordsIn(words, [date.box[2], date.box[1] - 4, page.width, date.box[3] + 4]);
  // The value is below its label or right of it.
  const lines = [...linesOf(near), ...runsOf(beside), ...linesOf(beside)];
  const stated = lines.find((line) => parseDate(textOf(line)) !== null);
  for (const line of stated ? [stated] : lines) {
    const text = textOf(line)
      .replace(/[|[\]]/g, "")
      .trim();
    const picture = line[0]?.reader === "ocr";
    const parsed = parseDate(text, picture);
    if (parsed && (!picture || !closer)) {
      notes.found("/certificateDate", line);
      return parsed;
    }
    if (picture && closer && /\d/.test(text)) {
      const spot = unionBox(line);
      const cell: Cell = { words: line, box: [spot[0] - 6, spot[1] - 3, spot[2] + 6, spot[3] + 3] };
      const { date: seen } = await settleDate(cell, "/certificateDate", page.number, notes, closer);
      return seen;
    }
    if (/\d/.test(text) && line.length < 4) {
      notes.unreadable("/certificateDate", `"${text}" is not a date we can read.`, line);
      return null;
    }
    if (isPlaceholder(text)) notes.warnings.push("The certificate's date is still a placeholder.");
  }
  return null;
}

/** The label cannot be read: the only date in the page's top right corner is the certificate's. */
function cornerDate(words: Word[], page: PageWords, notes: Notes): string | null {
  const place = wordsIn(words, [page.width * 0.65, 0, page.width, page.height * 0.12]);
  const corner = place.filter(({ text }) => parseDate(text));
  const [only] = corner;
  const years = place.filter(({ text, reader }) => reader === "ocr" && /^20[2-4]\d$/.test(text));
  if (!only && years.length > 0) notes.unreadable("/certificateDate", "The certificate's date is not clear enough to read.", years);
  if (!only || corner.length > 1) return null;
  notes.found("/certificateDate", corner);
  return parseDate(only.text);
}

function readCertificateNumber(finder: LabelFinder, words: Word[], marks: Marks, notes: Notes): string | null {
  const { certificateNumber: label, revisionNumber: revision } = marks;
  const last = label?.words.at(-1);
  if (!label || !last) return null;
  const right = revision && revision.box[0] > label.box[2] ? revision.box[0] - 1 : label.box[2] + 160;
  const beside = wordsIn(words, [label.box[2] + 1, label.box[1] - 5, right, label.box[3] + 5]);
  const near = finder.after(last).length > 0 ? finder.after(last) : (linesOf(beside)[0] ?? []);
  const value = near.filter(({ text }) => !/REVISION|NUMBER/i.test(text));
  const text = textOf(value);
  if (!text || isPlaceholder(text) || !/\d/.test(text)) return null;
  notes.found("/certificateNumber", value);
  return text;
}

/** The cancellation text may be below the holder, at the same edge, and not beside it. */
const isUnder = (other: Label, label: Label) => Math.abs(other.box[0] - label.box[0]) < 60 && other.box[1] > label.box[3] + 12;

/** Where the next labelled block below begins. */
function nextHeading(marks: Marks, label: Label | undefined): number {
  if (!label) return Number.POSITIVE_INFINITY;
  const tops = (["holder", "cancellation", "insurers", "description"] as const).flatMap((key) => {
    const other = marks[key];
    const own = other && (key !== "cancellation" || label !== marks.holder || isUnder(other, label));
    return own && other !== label && other.box[1] > label.box[3] + 2 ? [other.box[1]] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...tops);
}

/** Top of the form's footer ("ACORD 25 (2016/03)", the copyright line) below `from`. */
function footerTop(words: Word[], from: number): number {
  const lines = linesOf(words.filter((word) => centerY(word) > from + 20));
  const footer = lines.find((line) => /ACORD\s?\d{2}|ACORD CORPORATION|ACORD name and logo|©/i.test(textOf(line)));
  return footer?.[0] ? Math.min(...footer.map(({ box }) => box[1])) : Number.POSITIVE_INFINITY;
}
