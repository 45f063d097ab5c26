import { drawEndorsement, drawLetter, drawRemarks } from "@/bench/corpus/attachments";
import { bind, type Page, scanSheet } from "@/bench/corpus/binding";
import { inventContent } from "@/bench/corpus/content";
import { Desk, type Wishes } from "@/bench/corpus/desk";
import { garble, patch } from "@/bench/corpus/edited";
import type { FieldNames } from "@/bench/corpus/field-names";
import type { Half } from "@/bench/corpus/layout";
import { Luck } from "@/bench/corpus/luck";
import { cutOff, markOver } from "@/bench/corpus/marks-over";
import { remarks } from "@/bench/corpus/names";
import { drawNegative, type Negative, negatives } from "@/bench/corpus/negatives";
import type { Writing } from "@/bench/corpus/pdf";
import { badScan, cleanScan, type Damage, faxed, photographed } from "@/bench/corpus/scan";
import type { Truth } from "@/bench/corpus/truth";
import { truthOf } from "@/bench/corpus/truth-of";
import type { FormType } from "@/lib/extraction/schema";

export const classes = [
  "fillable",
  "text",
  "clean scan",
  "bad scan",
  "fax",
  "photo",
  "look-alike",
  "package",
  "not a certificate",
] as const;
export type Class = (typeof classes)[number];
export type Order = { seed: number; index: number; class: Class; half: Half };
/** `carrier` is what holds the text; `accepted` are the kinds that a file without a certificate may be told as. */
type Drawn = { extension?: "jpg"; bytes: Uint8Array; truths: Truth[]; accepted?: readonly FormType[]; carrier: string; how: string };
/** A drawn file; `how` gives layout, carrier of the text and damage. No `truths` where it holds no certificate. */
export type CorpusFile = Order & Omit<Drawn, "extension" | "accepted"> & { accepted: readonly FormType[]; extension: "pdf" | "jpg" };

/** The file at an index of a seed: its class and half follow from the index unless they are asked for. */
export const orderOf = (seed: number, index: number, wanted: { class?: Class; half?: Half } = {}): Order => ({
  seed,
  index,
  class: wanted.class ?? classes[index % classes.length] ?? "text",
  half: wanted.half ?? (Math.floor(index / classes.length) % 2 === 0 ? "tuned" : "held"),
});

/** A class and a half as they are asked for on a command line. */
export function wantedOf({ class: group, half }: { class?: string; half?: string }): { class?: Class; half?: Half } {
  const known = classes.find((one) => one === group);
  if (group && !known) throw new Error(`--class must be one of: ${classes.join(", ")}.`);
  if (half && half !== "tuned" && half !== "held") throw new Error("--half must be tuned or held.");
  return { class: known, half: half as Half | undefined };
}

/** Draws one file. Nothing but the order decides what it looks like. */
export async function drawFile(order: Order): Promise<CorpusFile> {
  const luck = new Luck(order.seed, order.index, order.half, order.class);
  return { ...order, extension: "pdf", accepted: [], ...(await drawers[order.class](order.half, luck)) };
}

const kinds = { text: "edition", "look-alike": "redraw" } as const;

/** The name of the form that a file of text is drawn on, without drawing it: the form is the first thing that is picked. */
export async function layoutOf({ seed, index, class: group, half }: Order & { class: keyof typeof kinds }): Promise<string> {
  return (await Desk.open(half, new Luck(seed, index, half, group), { kind: kinds[group] })).layout.name;
}

const text: Writing = { as: "text" };

async function begin(half: Half, luck: Luck, wishes?: Wishes) {
  const desk = await Desk.open(half, luck, wishes);
  const content = inventContent(luck);
  const sheet = desk.certificate(content);
  const { dateStyle, moneyStyle } = desk.style.spelling;
  const how = `${desk.layout.name}, ${desk.style.fill} ${desk.style.size.toFixed(1)}, ${dateStyle} dates, ${moneyStyle} sums, ${desk.style.tick} ticks`;
  const types = content.policies.map(({ type }) => type);
  return { desk, content, sheet, how, truth: truthOf(content, desk.layout), types };
}

async function scanned(half: Half, luck: Luck, damage: Damage, { over = 0, ...wishes }: Wishes & { over?: number }): Promise<Drawn> {
  const { desk, sheet, how, truth } = await begin(half, luck, wishes);
  if (luck.chance(over)) truth.covered.push(...markOver(sheet, desk.measure, luck));
  truth.covered.push(...cutOff(sheet, desk.measure, damage.crop));
  if (!damage.photo)
    return {
      bytes: await bind([{ sheet, damage }], luck),
      truths: [truth],
      carrier: damage.fax ? `${damage.fax} fax` : `${damage.name} picture`,
      how: `${how}, ${damage.dpi} dpi`,
    };
  const { bytes } = await scanSheet(sheet, damage, luck);
  return { extension: "jpg", bytes, truths: [truth], carrier: "photo", how };
}

/** A clean scan, with a text layer that is right, garbled or another certificate's, or the page as outlines. */
async function cleanly(half: Half, luck: Luck): Promise<Drawn> {
  const carrier = luck.pick(["picture", "picture", "picture", "picture", "right text", "garbled text", "foreign text", "outlines"]);
  const damage = cleanScan(luck);
  if (carrier === "picture") return scanned(half, luck, damage, {});
  const { desk, sheet, how, truth } = await begin(half, luck, { outlines: carrier === "outlines" });
  const foreign = () => ({ ...desk.certificate(inventContent(luck)), width: sheet.width, height: sheet.height });
  const behind = {
    sheet: carrier === "foreign text" ? foreign() : sheet,
    spell: carrier === "garbled text" ? garble(luck) : (one: string) => one,
  };
  const page: Page =
    carrier === "outlines" ? { sheet, writing: { as: "outlines" } } : { sheet, damage: { ...damage, skew: 0, turn: 0 }, behind };
  return { bytes: await bind([page], luck), truths: [truth], carrier, how };
}

async function digital(half: Half, luck: Luck, kind: Wishes["kind"]): Promise<Drawn> {
  const { desk, sheet, how, truth, types } = await begin(half, luck, { kind });
  const carrier = luck.pick(["text", "text", "text", "text", "flattened", "flattened", "patched", "rotated"]);
  if (carrier === "patched") patch(sheet, desk.measure, luck);
  const fields: Page = { sheet, writing: { as: "fields", names: "standard", types }, flat: true };
  const rotate = luck.pick([90, 270] as const);
  const page: Page = carrier === "flattened" ? fields : { sheet, writing: text, ...(carrier === "rotated" ? { rotate } : {}) };
  return { bytes: await bind([page], luck), truths: [truth], carrier, how };
}

/** A letter before, remarks and an endorsement after, or two certificates; now and then all of it scanned. */
async function packed(half: Half, luck: Luck): Promise<Drawn> {
  const damage = luck.chance(0.3) ? cleanScan(luck) : null;
  const one = await begin(half, luck);
  const other = luck.chance(0.25) ? await begin(half, luck) : null;
  const { desk, content } = one;
  const before = luck.chance(0.6) ? [desk.page((pen) => drawLetter(pen, content))] : [];
  const drawnBehind = [drawRemarks, drawEndorsement].filter(() => luck.chance(0.6));
  const behind = drawnBehind.map((draw) => desk.page((pen) => draw(pen, content)));
  const sheets = [...before, one.sheet, ...(other ? [other.sheet] : []), ...behind];
  one.truth.page = before.length + 1;
  // What a remarks schedule says belongs to the description that it continues.
  if (drawnBehind.includes(drawRemarks)) one.truth.descriptionOfOperations = `${one.truth.descriptionOfOperations ?? ""} ${remarks}`.trim();
  if (other) other.truth.page = before.length + 2;
  const pages = sheets.map((sheet): Page => (damage ? { sheet, damage } : { sheet, writing: text }));
  const truths = [one.truth, ...(other ? [other.truth] : [])];
  return {
    bytes: await bind(pages, luck),
    truths,
    carrier: damage ? "pictures of a package" : "text of a package",
    how: `${one.how}, ${sheets.length} pages${other ? ", two certificates" : ""}`,
  };
}

const acceptedKinds: Partial<Record<Negative, readonly FormType[]>> = {
  declarations: ["DECLARATIONS"],
  "blank form": ["ACORD_25", "ACORD_25_LOOKALIKE", "NON_ACORD_CERTIFICATE", "OTHER"],
};

async function negative(half: Half, luck: Luck): Promise<Drawn> {
  const kind = luck.pick(negatives);
  const desk = await Desk.open(half, luck);
  const content = inventContent(luck);
  const sheet = desk.page((pen) => drawNegative[kind](pen, content, luck, desk.layout));
  const damage = kind === "picture" || luck.chance(0.4) ? cleanScan(luck) : null;
  const page: Page = damage ? { sheet, damage } : { sheet, writing: text };
  return {
    bytes: await bind([page], luck),
    truths: [],
    accepted: acceptedKinds[kind] ?? ["OTHER"],
    carrier: damage ? "clean picture" : "text",
    how: kind,
  };
}

const drawers: Record<Class, (half: Half, luck: Luck) => Promise<Drawn>> = {
  fillable: async (half, luck) => {
    const { sheet, how, truth, types } = await begin(half, luck, { ticks: ["letter", "strokes"] });
    const names = luck.pick<FieldNames>(["standard", "standard", "prefixed", "custom"]);
    return {
      bytes: await bind([{ sheet, writing: { as: "fields", names, types } }], luck),
      truths: [truth],
      carrier: `${names} fields`,
      how,
    };
  },
  text: (half, luck) => digital(half, luck, kinds.text),
  "look-alike": (half, luck) => digital(half, luck, kinds["look-alike"]),
  "clean scan": cleanly,
  "bad scan": (half, luck) => scanned(half, luck, badScan(luck), { over: 0.4, leastSize: 7.5 }),
  fax: (half, luck) => {
    const damage = faxed(luck);
    return scanned(half, luck, damage, { leastSize: damage.fax === "standard" ? 9 : 8 });
  },
  photo: (half, luck) => scanned(half, luck, photographed(luck), { over: 0.2, leastSize: 7.5 }),
  package: packed,
  "not a certificate": negative,
};
