import { furnitureIn } from "@/lib/extraction/forms/furniture";
import { knownEditions, printedAround } from "@/lib/extraction/forms/printed";
import { isIn, marksOf, notPrinted, saysSomething, segmentsOf } from "@/lib/extraction/readers/account/marks";
import { behindPlace } from "@/lib/extraction/readers/addresses";
import type { Grid } from "@/lib/extraction/readers/grid";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate, ReadMark } from "@/lib/extraction/schema";

type Context = { finder: LabelFinder; grid: Grid; page: PageWords };

/** Words of a text beside the form's own at most, where its own are not known. */
const longestAddition = 7;
/** How far below and right of its label the box of the representative reaches, in points. */
const [signatureBelow, margin] = [48, 14];

/** The words around the table that no reader took, and that the form of this edition does not print there. */
export function accountForPage(
  { formType, formEdition, evidence }: Pick<ReadCertificate, "formType" | "formEdition" | "evidence">,
  { finder, grid, page }: Context,
): ReadMark[] {
  const notes = (page.notes ?? []).map((note): ReadMark => ({ page: page.number, ...note, policy: null }));
  if (formType !== "ACORD_25") return notes;
  const isKnown = knownEditions.has(formEdition ?? "");
  const values = Object.values(evidence).map(({ box }) => box);
  const holder = evidence["/certificateHolder"]?.box;
  const added = new Set(holder ? behindPlace(page.words.filter((word) => isIn(word, holder))) : []);
  const boxes = [signatureBox(finder, page), producerBox(finder, grid)].filter((box) => box !== null);
  const isOpen = (word: Word) =>
    saysSomething(word) &&
    (added.has(word) || !values.some((box) => isIn(word, box))) &&
    !boxes.some((box) => isIn(word, box)) &&
    (word.box[3] < grid.headerTop || word.box[1] > grid.bottom);
  const unknown = linesOf(page.words.filter(isOpen))
    .flatMap((line) => segmentsOf(line, page.uprights))
    .map((segment) => (isKnown ? notPrinted(segment, printedAround) : notOfNewEdition(segment)))
    .filter((segment) => furnitureIn(segment.map(({ text }) => text).join(" ")) === null);
  return [...notes, ...marksOf(unknown.flat(), null)];
}

/** A short text most of whose words are in no edition that is known here. Longer texts may be what a new edition prints. */
const notOfNewEdition = (segment: Word[]): Word[] =>
  segment.length <= longestAddition && notPrinted(segment, printedAround, true).length > segment.length / 2 ? segment : [];

function signatureBox(finder: LabelFinder, { height, width }: PageWords): Box | null {
  const label = finder.find(["AUTHORIZED REPRESENTATIVE"]).find(({ box }) => box[1] > height / 2);
  return label ? [label.box[0] - margin, label.box[1] - 2, width, label.box[3] + signatureBelow] : null;
}

/** Everything in the producer's box is the producer's, as its second address or the clerk's name. */
function producerBox(finder: LabelFinder, { headerTop }: Grid): Box | null {
  const top = (wording: string) => finder.find([wording], 0.95).find(({ box, freeLeft }) => freeLeft && box[3] < headerTop);
  const [producer, insured, middle] = [top("PRODUCER"), top("INSURED"), top("PHONE")];
  if (!producer || !insured || !middle || insured.box[1] < producer.box[3]) return null;
  return [producer.box[0] - margin, producer.box[1], middle.box[0] - 3, insured.box[1]];
}
