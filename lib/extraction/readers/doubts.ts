import type { RowForm } from "@/lib/extraction/forms/acord-25";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { clearMark } from "@/lib/extraction/readers/glyph-book";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { FoundLimits } from "@/lib/extraction/readers/limits";
import { namedOutside } from "@/lib/extraction/readers/lost-labels";
import { isOther } from "@/lib/extraction/readers/numbers";
import { type Slot, standardRows } from "@/lib/extraction/readers/rows";
import { centerX, centerY, linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf, looksLikeDate, parseAmount, policyNumberFrom } from "@/lib/extraction/rules";
import type { Box, FormType, LimitKey, PolicyType, ReadCertificate } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

/** Shares of ink from which on a cell is not empty; after the ruling lines are taken off, an empty one has next to none. */
const [inkInCell, inkBesideLabel] = [0.03, 0.06];

type Unread = { key: string; reason: string };

/** Ink in a cell for which nothing was read: something is stated there, so the value is unreadable and not missing. */
export function unreadCells(
  grid: Grid,
  slot: Slot,
  form: RowForm | null,
  found: FoundLimits,
  words: readonly Word[],
  closer: CloserLook,
): Unread[] {
  const { columns } = grid;
  const [top, bottom] = [slot.top + 4, slot.bottom - 4];
  const unread: Unread[] = [];
  const cells = [
    ["policyNumber", columns.number, slot.number],
    ["effectiveDate", columns.effective, slot.effective],
    ["expirationDate", columns.expiration, slot.expiration],
  ] as const;
  for (const [key, span, seen] of cells) {
    if (!span || seen.length > 0) continue;
    if (slot.areAstray && key !== "policyNumber") {
      unread.push({ key, reason: "The picture is crooked, so we can't tell which policy this date belongs to." });
      continue;
    }
    if (slot.isTermOpen && key !== "policyNumber") {
      unread.push({ key, reason: "We can't tell whether the dates on another policy's line also belong to this policy." });
      continue;
    }
    const [from, to] = slot.line ?? [top, bottom];
    const { share } = closer.densest([span[0] + 3, from, span[1] - 3, to], 10);
    if (share > inkInCell) unread.push({ key, reason: "Something in this cell could not be read." });
  }
  const beside = (key: string) => unread.push({ key: `limits/${key}`, reason: "Something next to this limit could not be read." });
  for (const { key, box } of found.empty) {
    const place = placeOf(box, words);
    if (place && closer.densest(place, 7).share > inkBesideLabel) beside(key);
  }
  // Blocks have no column of amounts.
  const amounts = grid.slots ? null : amountSpan(grid, words);
  const known = new Set([...found.limits, ...found.empty].map(({ key }) => key));
  const unnamed = (form?.limits ?? []).filter(({ key }) => !known.has(key));
  const unknown = unnamed.filter(({ key }) => limitKeys.some((one) => one === key));
  // Employers' liability has three limits wherever it has one: a value below a row that was cut too short is not beside it.
  const isLost = form?.type === "WORKERS_COMPENSATION" && found.limits.length > 0;
  // What the row states beside words that name none of its limits may be any that was not found.
  const misnamed = found.others.some((other) => other.words.some(({ reader }) => reader === "ocr"));
  for (const { key } of misnamed ? unnamed : isLost ? unknown : []) beside(key);
  if (misnamed || isLost || !amounts || unknown.length === 0) return unread;
  const taken = [...found.limits, ...found.others].map((limit) => unionBox(limit.words)).concat(found.empty.map(({ box }) => box));
  if (gaps(top, bottom, taken).some(([y0, y1]) => closer.densest([amounts[0], y0, amounts[1], y1], 7).share > inkBesideLabel))
    for (const { key } of unknown) beside(key);
  return unread;
}

/** A place for an amount without the dollar sign that the form prints there; null where clear words rule out an amount: "N/A". */
function placeOf([x0, y0, x1, y1]: Box, words: readonly Word[]): Box | null {
  const isThere = (word: Word) => centerY(word) > y0 && centerY(word) < y1 && word.box[0] < x1 && word.box[2] > x0 - 3;
  const clear = words.filter((word) => isThere(word) && word.confidence >= clearMark);
  const mark = clear.find(({ text }) => text === "$");
  const said = words.filter((word) => isThere(word) && word !== mark);
  if (said.every((word) => clear.includes(word)) && isPlaceholder(textOf(said))) return null;
  return mark ? [Math.max(x0, mark.box[2] + 0.7), y0, x1, y1] : [x0, y0, x1, y1];
}

/** Where amounts are in the limits column, from those of all rows. */
function amountSpan({ columns, headerBottom, bottom }: Grid, words: readonly Word[]): [number, number] | null {
  if (!columns.limits) return null;
  const amounts = wordsIn(words, [columns.limits[0], headerBottom, columns.limits[1], bottom]).filter(({ text }) =>
    /\d,\d{3}|\d{5}/.test(text),
  );
  if (amounts.length < 2) return null;
  const [left, , right] = unionBox(amounts);
  return [left, right];
}

/** What of a row's height the boxes leave free. */
function gaps(top: number, bottom: number, boxes: readonly Box[]): [number, number][] {
  const free: [number, number][] = [];
  let from = top;
  for (const [, y0, , y1] of [...boxes].sort((a, b) => a[1] - b[1])) {
    if (y0 - 2 - from > 7) free.push([from, y0 - 2]);
    from = Math.max(from, y1 + 2);
  }
  return bottom - from > 7 ? [...free, [from, bottom]] : free;
}

const rowNames: Partial<Record<PolicyType, string>> = {
  GENERAL_LIABILITY: "general liability",
  AUTO_LIABILITY: "automobile liability",
  UMBRELLA_POLICY: "umbrella",
  WORKERS_COMPENSATION: "workers compensation",
};

/**
 * Says so where coverages of the table may have gone unseen: dates or amounts in it that belong to nothing that was read, or on a
 * picture a row that every form prints and that was not found. A look-alike may leave a row out; then there is no room for it.
 */
export function noteUnseen(page: PageWords, grid: Grid, formType: FormType, notes: Notes, closer?: CloserLook) {
  const reasons: string[] = [];
  const missing = standardRows().filter(({ type }) => !grid.rows.some((row) => row.form?.type === type));
  const named = closer ? namedOutside(grid.rows, page.words) : [];
  const lost = missing.filter(({ type }) => formType === "ACORD_25" || named.includes(type) || hasRoom(grid, page));
  if (closer && lost.length > 0) {
    const names = lost.map(({ type }) => rowNames[type]).join(", ");
    reasons.push(`We could not find the form's section for ${names} in this picture, so a coverage may be missing.`);
  }
  const stray = [...strayValues(page, grid, notes), ...strayNumbers(page, grid, notes), ...(closer ? strayTerms(page, grid, notes) : [])];
  if (stray.length > 0)
    reasons.push(`The table states "${stray.map(({ text }) => text).join('", "')}" for a coverage we could not identify.`);
  if (reasons.length > 0) notes.unreadable("/policies", reasons.join(" "), stray);
}

/** Says so where a coverage of a picture has no limit at all: the form's places for them were not found, but no coverage is without. */
export function noteLostLimits(policies: ReadCertificate["policies"], notes: Notes) {
  policies.forEach(({ type, limits, limitsText, otherLimits }, at) => {
    const pointer = `/policies/${at}/limits`;
    const row = standardRows().find((one) => one.type === type);
    // A retention is no limit: with it alone a coverage still has none.
    const isLimit = (key: string) => !row?.beside?.some((one) => one.key === key);
    const isStated =
      Object.entries(limits).some(([key, amount]) => amount !== null && isLimit(key)) ||
      Object.keys(limitsText).length > 0 ||
      otherLimits.length > 0;
    for (const key of isStated ? (ofEach[type] ?? []) : [])
      if (limits[key] === null && !(key in limitsText) && !(`${pointer}/${key}` in notes.reasons))
        notes.unreadable(`${pointer}/${key}`, "This limit is on every form of this kind, but we could not find it in the picture.");
    if (isStated) return;
    for (const { key } of row?.limits ?? [])
      if (limitKeys.some((one) => one === key) && !(`${pointer}/${key}` in notes.reasons))
        notes.unreadable(`${pointer}/${key}`, "We found no limits for this coverage in the picture.");
  });
}

/** Limits that no coverage is written without. */
const ofEach: Partial<Record<PolicyType, LimitKey[]>> = {
  GENERAL_LIABILITY: ["eachOccurrence", "generalAggregate"],
  UMBRELLA_POLICY: ["umbrellaEachOccurrence"],
  WORKERS_COMPENSATION: ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"],
};

/** Share of ink from which on the small box for an answer is not empty: its own frame has less. */
const inkInAnswer = 0.12;

/**
 * Says so where the box for "proprietors excluded?" on a picture, left of its printed "N/A", holds an answer that was not read. The liability
 * certificate's own form always prints the question: where its small letters were not read the answer is lost with them.
 */
export function noteLostAnswers(
  policies: ReadCertificate["policies"],
  { words }: PageWords,
  formType: FormType,
  notes: Notes,
  closer: CloserLook,
) {
  const question = words.find(({ text }) => /^(ANY)?PROPRIETOR/i.test(lettersOf(text)));
  const beside = words.find(
    (word) =>
      question && lettersOf(word.text) === "NA" && word.box[0] > question.box[2] && Math.abs(centerY(word) - centerY(question)) < 16,
  );
  if (!question && formType !== "ACORD_25") return;
  // Where no text beside the box was read either, its position is unknown.
  if (beside && closer.densest([beside.box[0] - 17, beside.box[1] - 3, beside.box[0] - 3, beside.box[3] + 3], 7).share < inkInAnswer)
    return;
  policies.forEach(({ type, proprietorExcluded }, at) => {
    const pointer = `/policies/${at}/proprietorExcluded`;
    if (type === "WORKERS_COMPENSATION" && proprietorExcluded === null && !notes.evidence[pointer])
      notes.unreadable(pointer, "We can't tell whether proprietors, partners or officers are excluded.");
  });
}

/** Says so where a certificate must name insurers that were not read: none at all, or on a picture none with the letter that a coverage names. */
export function noteLostInsurers(
  { insurers, policies }: Pick<ReadCertificate, "insurers" | "policies">,
  notes: Notes,
  closer?: CloserLook,
) {
  const isLettered = policies.some(({ insurerLetter }) => insurerLetter) || insurers.filter(({ letter }) => letter).length > 1;
  policies.forEach(({ insurerLetter }, at) => {
    const pointer = `/policies/${at}/insurerLetter`;
    if (closer && isLettered && !insurerLetter && !(pointer in notes.reasons))
      notes.unreadable(pointer, "We could not find the insurer letter in this picture.");
  });
  // Of exact text a letter without an insurer is the office's own slip, and a doubt of that letter.
  if (insurers.length > 0 && !closer) return;
  const lost = policies.filter(({ insurerLetter }) => insurerLetter && !insurers.some(({ letter }) => letter === insurerLetter));
  if (insurers.length > 0 && lost.length === 0) return;
  notes.unreadable("/insurers", "Some insurers on this page could not be read.");
}

/** Dates and amounts in the table that are evidence of no value. */
function strayValues(page: PageWords, { columns, headerBottom, bottom }: Grid, notes: Notes): Word[] {
  const used = usedFor("/policies/", notes);
  const [left, right] = [columns.effective?.[0], (columns.expiration ?? columns.effective)?.[1]];
  const dates =
    left === undefined || right === undefined
      ? []
      : wordsIn(page.words, [left, headerBottom, right, bottom]).filter(({ text }) => looksLikeDate(text));
  const told = Object.keys(notes.reasons).some((pointer) => pointer.includes("/limits/"));
  const amounts =
    columns.limits && !told
      ? wordsIn(page.words, [columns.limits[0], headerBottom, columns.limits[1], bottom]).filter(
          ({ text, reader }) => (/\d,\d{3}/.test(text) && parseAmount(text) !== null) || (reader !== "ocr" && inShort.test(text)),
        )
      : [];
  return [...dates, ...amounts].filter((word) => !used(word));
}

/** Amounts as people write them in short: "1M/$2M", "$500K", "2mil". */
const inShort = /^\$?\d+(?:\.\d+)?(?:M|MM|K|mil)(?:$|[^A-Za-z0-9])/i;

/**
 * What may be a policy's number in the table's rows and is evidence of none: where a row seems to have one policy the number of a second one
 * is left over.
 */
function strayNumbers({ words }: PageWords, { columns, slots, rows }: Grid, notes: Notes): Word[] {
  if (!columns.number || slots) return [];
  const used = usedFor("/policies/", notes);
  return rows
    .flatMap((row) => linesOf(inside(words, columns.number, row)))
    .filter((line) => {
      const text = policyNumberFrom(textOf(line)) ?? "";
      return text.replace(/\D/g, "").length >= leastDigits && !isOther.test(text) && !line.some(used);
    })
    .flat();
}
/** Fewer digits than these have scraps of a form's words, as no policy's number has. */
const leastDigits = 4;

/** The unassigned dates of a picture with a block for each policy: the block that states them was not found. */
function strayTerms({ words }: PageWords, { slots, columns, bottom }: Grid, notes: Notes): Word[] {
  const used = usedFor("/", notes);
  const isOpen = slots !== undefined && !columns.effective;
  return words.filter((word) => isOpen && word.box[3] < bottom && looksLikeDate(word.text) && !used(word));
}

/** Whether a word is part of what was read for one of these values. */
function usedFor(start: string, { evidence }: Notes): (word: Word) => boolean {
  const boxes = Object.entries(evidence).flatMap(([pointer, { box }]) => (pointer.startsWith(start) ? [box] : []));
  return (word) =>
    boxes.some(([x0, y0, x1, y1]) => centerX(word) > x0 - 2 && centerX(word) < x1 + 2 && centerY(word) > y0 - 2 && centerY(word) < y1 + 2);
}

/**
 * Whether a row may lie unseen among those found: one of them has no legible title, is far higher than its labels need, or holds a
 * line across, or there is room above the first.
 */
function hasRoom(grid: Grid, { rulings = [] }: PageWords): boolean {
  if ((grid.rows[0]?.top ?? 0) - grid.headerBottom > 30) return true;
  return grid.rows.some(({ form, top, bottom, titles }) => {
    if (!form) return false;
    if (titles.length === 0) return true;
    const lines = rulings.filter((y) => y > top + 12 && y < bottom - 12);
    return lines.length > 0 || bottom - top > form.limits.length * 14 + 30;
  });
}

/** Confidence below which a picture's value is dropped: it is wrong once in five times. */
const leastConfidence = 0.6;

/** Takes back what was read with too little confidence: a person reads it. */
export function dropDoubtful(certificate: ReadCertificate) {
  for (const [pointer, { confidence, reader }] of Object.entries(certificate.evidence)) {
    if (reader !== "ocr" || confidence >= leastConfidence || certificate.reasons[pointer]) continue;
    const path = pointer.slice(1).split("/");
    const last = path.pop() ?? "";
    const holder = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], certificate);
    if (typeof holder !== "object" || holder === null || !(last in holder) || Array.isArray(holder)) continue;
    if (path.at(-1) === "limitsText") delete (holder as Record<string, unknown>)[last];
    else (holder as Record<string, unknown>)[last] = null;
    certificate.reasons[pointer] = "This is not clear enough to read.";
    certificate.unreadable.push(pointer);
  }
}
