import { type BlockKey, blocks, blockWords, ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { namedBy } from "@/lib/extraction/forms/wording";
import { plainText } from "@/lib/extraction/readers/cells";
import type { Marks } from "@/lib/extraction/readers/contact";
import { areAbreast, type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { month } from "@/lib/extraction/readers/terms";
import { heightOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";

/** How much higher than a label the print of its value is at least. */
const largerPrint = 1.25;

/** The labels around the table, each the best place that is alone; `free` keys are labels with their value right of them. */
export function findBlocks(finder: LabelFinder, page: PageWords): Marks {
  const followed = new Set<BlockKey>([
    "contact",
    "name",
    "phone",
    "fax",
    "email",
    "certificateNumber",
    "revisionNumber",
    "description",
    "title",
  ]);
  const marks: Marks = {};
  for (const key of Object.keys(blocks) as BlockKey[]) {
    const isDated = ({ words }: Label) =>
      key === "date" && words.at(-1) && month.test(finder.after(words.at(-1) as Word, 1)[0]?.text ?? "");
    // "INSURER D" is nearly "INSURED".
    const isInsurer = ({ words }: Label) => key === "insured" && /^INSURER/i.test(words[0]?.text ?? "");
    // Older editions print producer and insured in small letters, directly followed by the first line of the value.
    const isAnswered = ({ words, box }: Label) => {
      const next = (key === "producer" || key === "insured") && words.at(-1) ? finder.after(words.at(-1) as Word, 1)[0] : undefined;
      return next !== undefined && (next.reader === "fillable" || heightOf(next) > largerPrint * heightOf({ box }));
    };
    const mayStand = (label: Label) => label.freeRight || followed.has(key) || isDated(label) || isAnswered(label);
    // "COVERAGES  CERTIFICATE NUMBER:" may have less room between than the words of two cells do.
    const isFree = (label: Label) =>
      label.freeLeft ||
      (key === "certificateNumber" && finder.before(label.words[0] as Word).every(({ text }) => /^coverages:?$/i.test(text)));
    const alone = finder.find(blocks[key]).filter((label) => isFree(label) && !isInsurer(label) && mayStand(label));
    const ordered = key === "holder" || key === "cancellation" ? alone.sort((a, b) => b.box[1] - a.box[1]) : alone;
    if (key === "description") alone.sort((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0]));
    const [first] =
      key === "description"
        ? ordered.filter(
            (label) =>
              label.box[1] > page.height * 0.2 &&
              !/^below/i.test(finder.after(label.words.at(-1) ?? (label.words[0] as Word), 1)[0]?.text ?? ""),
          )
        : ordered;
    if (first) marks[key] = first;
  }
  const named = finder.runs().flatMap((label) => {
    // "Generated on OCT 9, 2026": the text before the month is a label.
    const start = label.words.findIndex(({ text }) => month.test(text));
    const before = start > 0 ? label.words.slice(0, start) : [];
    if (before.length > 0 && namedBy(blockWords, plainText(before), ofAnyBlock) === "date")
      return [{ key: "date" as const, label: { ...label, words: before, box: unionBox(before) } }];
    // "Remarks (A.I. = additional insured)": a legend of any length follows, of which a picture may read anything.
    const legend = label.words.findIndex(({ text }) => text.startsWith("("));
    const isRemarks = legend > 0 && namedBy(blockWords, plainText(label.words.slice(0, legend)), ofAnyBlock) === "description";
    if (label.words.length > longestLabel && !isRemarks) return [];
    const key = isRemarks ? "description" : namedBy(blockWords, plainText(label.words), ofAnyBlock);
    return key ? [{ key, label }] : [];
  });
  const isBesideTo = (label: Label) => named.some(({ key, label: other }) => key === "holder" && areAbreast(other, label));
  const placed = named.filter(({ key, label }) =>
    /^from\b/i.test(plainText(label.words))
      ? isBesideTo(label)
      : isPlaced(key, label, page) || (key === "holder" && isAbreast(label, named)),
  );
  // Of several the holder is the last one, and of the others the first.
  for (const { key, label } of placed.sort((a, b) => a.label.box[1] - b.label.box[1])) {
    const mark = marks[key];
    const isPart = mark?.words.every((word) => label.words.includes(word));
    const isWithin = (other: BlockKey) => other !== key && marks[other]?.words.every((word) => label.words.includes(word));
    for (const other of ["contact", "name", "phone", "fax", "email"] as const) if (isWithin(other)) delete marks[other];
    // "Certificate issue date" is nearly "Certificate issued to": what all its words say counts.
    for (const other of Object.keys(blocks) as BlockKey[])
      if (isWithin(other) && marks[other]?.words.length === label.words.length) delete marks[other];
    // "Insured" may also be in a row of the table, beside a box.
    const isFirst = mark && (key === "insured" || key === "producer") && label.box[3] < mark.box[1];
    const isFuller = mark && key === "producer" && hasAddress(label) && !hasAddress(mark);
    const isOther = key === "holder" && mark && (mark.score < alike || placed.some((one) => one.label === mark));
    if (!mark || isPart || isFirst || isFuller || isOther) marks[key] = label;
  }
  if (marks.phone && marks.fax && isRestOf(marks.phone, marks.fax)) {
    const { phone, fax } = marks;
    const own = finder.find(["FAX"]).find((label) => areAbreast(label, phone) && label.box[0] > fax.box[2]);
    if (own) marks.fax = own;
    else delete marks.fax;
  }
  // Beside "Name and address of agency" the agency's person follows "Agent".
  const office = marks.producer && hasAddress(marks.producer) ? marks.producer : null;
  const isItsPerson = ({ box, freeLeft }: Label) =>
    office && freeLeft && box[0] > office.box[2] && Math.abs(box[1] - office.box[1]) < firstLine;
  const person = finder.find(["AGENT", "BROKER", "PRODUCER"]).find(isItsPerson);
  if (person) marks.contact ??= person;
  // The page's title may say what it is of: "Schedule of coverage".
  const { coverages, producer, insured, holder, name } = marks;
  if (coverages && [producer, insured].some((party) => party && party.box[1] > coverages.box[3])) delete marks.coverages;
  // A "NAME" below a party's label is what was left there to be filled in.
  const isFilled = ({ box: [left, , , bottom] }: Label, other: Label) =>
    other.box[1] > bottom - 1 && other.box[1] - bottom < firstLine && Math.abs(other.box[0] - left) < inset;
  if (name && [producer, insured, holder].some((party) => party && isFilled(party, name))) delete marks.name;
  // Of "Wholesale producer" the list knows the last word alone; the block begins where its label does.
  for (const key of ["producer", "insured", "holder"] as const) {
    const mark = marks[key];
    const run = mark && finder.runs().find(({ words }) => words.includes(mark.words[0] as Word));
    if (mark && run) mark.box = [Math.min(run.box[0], mark.box[0]), mark.box[1], mark.box[2], mark.box[3]];
  }
  // "Program sponsor (first named insured)" on two lines is another's label.
  if (marks.insured && /^\(?[a-z][^()]*\)$/.test(plainText(marks.insured.words))) delete marks.insured;
  return marks;
}

const hasAddress = ({ words }: Label) => /\baddress\b/i.test(plainText(words));

/** Likeness of a holder's label below which one that is known by all its words is the holder's: "Certificate issued" is followed by a date. */
const alike = 0.93;
/** Words of a label at most. */
const longestLabel = 14;
/** Maximum distance of a block's first line below its label, and right of it, in points. */
const [firstLine, inset] = [16, 24];

/** Whether a label goes on with what is another's on other forms: "PHONE (A/C, No):" with that of the fax. */
const isRestOf = ({ box: [, top, right] }: Label, { box: [left, y] }: Label) =>
  Math.abs(y - top) < 3 && left - right > -1 && left - right < 5;

/** Whether the label is beside the producer's or the insured's, as on forms that name all parties at the top. */
const isAbreast = (label: Label, named: readonly { key: BlockKey; label: Label }[]) =>
  named.some(({ key, label: other }) => (key === "producer" || key === "insured") && areAbreast(other, label));

/** Whether a label recognized by its words alone is in the place of its block. */
function isPlaced(key: BlockKey, label: Label, { height }: PageWords): boolean {
  const middle = labelMiddle(label) / height;
  if (key === "description" || key === "holder" || key === "cancellation" || key === "representative") return middle > 0.25;
  // The insurers may be listed below the table.
  return middle < (key === "date" ? 0.25 : key === "insurers" ? 0.75 : 0.5);
}
