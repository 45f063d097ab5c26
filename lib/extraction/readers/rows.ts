import { propertyRows } from "@/lib/extraction/forms/acord-24";
import { type RowForm, rows } from "@/lib/extraction/forms/acord-25";
import { isPropertyForm } from "@/lib/extraction/forms/editions";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import { type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { findAnchors } from "@/lib/extraction/readers/limit-anchors";
import { groupTitles, leastRow, textOfLabel } from "@/lib/extraction/readers/row-titles";
import { centerX, centerY, linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { lettersOf, likeness, looksLikeDate } from "@/lib/extraction/rules";

/** A row of the coverage table: where it is, and the form's description of it (null: the free rows at the end). */
export type GridRow = { form: RowForm | null; top: number; bottom: number; titles: Label[] };

/**
 * One policy's lines in a row: where its number, letter and dates are. Rows of the form may hold several policies; then `line` is the part
 * of the row's height with the policy's own values, and `others` the parts of the other policies. `areAstray`: the dates in the row are
 * those of another policy. `isTermOpen`: in a picture's row with several policies, it is ambiguous whether dates on the line of another one
 * are this policy's too. `marks`: marks are ambiguous in the same way ("open"), or all policies share them, where not every line has its
 * own ("shared").
 */
export type Slot = {
  letter: Word[];
  number: Word[];
  effective: Word[];
  expiration: Word[];
  top: number;
  bottom: number;
  line?: [number, number];
  others?: [number, number][];
  areAstray?: boolean;
  isTermOpen?: boolean;
  marks?: "own" | "open" | "shared";
  /** The lines of a free row's title and limits that are this policy's, where each of several has one. */
  own?: { title: Word[]; limits: Word[] };
};

/** The rows that every edition of the form prints, in its order. */
export const standardRows = () => rows.filter(({ typeText }) => !typeText);

/** Points below a row's lowest word within which a further limit's label is its own. */
const nextLabel = 11;

/** What the labels of a row's own boxes for additional insureds and waivers begin with, and go on with in the next line. */
const ofGrant = /^(?:additional|add['’]?l|insured|insd|waiver|subrogation)\b/i;
/** Printed at the foot of the workers compensation row. */
const rowEndings = ["DESCRIPTION OF OPERATIONS below", "If yes, describe under", "E.L. DISEASE - POLICY LIMIT"];

/**
 * The rows of the table from top to bottom, each by its title, its limit labels, or on a picture by its place between the lines
 * and its neighbors. `typeRight` is the right edge of the column of titles.
 */
export function findRows(finder: LabelFinder, typeRight: number, top: number, bottom: number, page: PageWords): GridRow[] {
  const within = (label: Label) => labelMiddle(label) > top - 2 && label.box[3] < bottom;
  const edges = (page.rulings ?? []).filter((y) => y > top - 4 && y < bottom + 4);
  const found: GridRow[] = [];
  const isProperty = isPropertyForm(linesOf(page.words).map((line) => textOf(line)));
  const named = finder.runs().flatMap((run) => {
    if (!within(run) || run.box[0] >= typeRight) return [];
    // A number may follow a title so closely that both are one run.
    const words = run.words.filter((word) => centerX(word) < typeRight);
    const isCut = words.length > 0 && /\d/.test(run.words[words.length]?.text ?? "");
    const label = isCut ? { ...run, words, box: unionBox(words) } : run;
    const type = rowNamedBy(plainText(label.words));
    return type ? [{ type, label }] : [];
  });
  for (const form of isProperty ? propertyRows : rows) {
    // "Business liability" is nearly "Business auto liability": what a title's words say counts.
    const isOthers = ({ words }: Label) =>
      named.some(({ type, label }) => type !== form.type && label.words.some((word) => words.includes(word)));
    const isTitle = (label: Label) => within(label) && label.box[0] < typeRight && label.freeLeft && (isProperty || !isOthers(label));
    const known = finder.find(form.titles, 0.8).filter(isTitle);
    const others = isProperty || form.typeText ? [] : named.filter(({ type }) => type === form.type).map(({ label }) => label);
    const whole = [...known, ...others.filter((label) => !known.some((one) => one.words.some((word) => label.words.includes(word))))];
    const heads = whole.length > 0 ? whole : finder.find(form.laterTitles ?? []).filter(isTitle);
    const firsts = form.limits[0] ? finder.find(form.limits[0].labels).filter((label) => within(label) && label.freeLeft) : [];
    if (heads.length === 0) {
      const start = limitsStart(finder, form, firsts, within);
      if (start !== null) found.push({ form, top: start - aboveLabel, bottom, titles: [] });
    }
    for (const group of groupTitles(heads, firsts, edges)) {
      // A further line of a title begins no row of its own.
      const titles = isProperty ? group.titles : group.titles.flatMap((title) => [title, ...titleGoesOn(finder, form, title, whole)]);
      const start = Math.min(...titles.map(({ box }) => box[1]));
      // A box of the row above may say the same below that row's title.
      const isBeside = group.first && titles.every(({ box }) => (group.first?.box[0] ?? 0) > box[2]);
      const near = group.first && isBeside && Math.abs(group.first.box[1] - start) < 22 ? Math.min(start, group.first.box[1]) : start;
      const first = edges.some((y) => y > near + 2 && y < start + 2) ? start : near;
      found.push({ form, top: first - aboveLabel, bottom, titles });
    }
  }
  const own = found.filter((row) => row.titles.length > 0 || !found.some((other) => isAmongTitles(row, other)));
  found.splice(0, found.length, ...own);
  found.push(...rowsByFirstLabel(finder, found, edges, within, typeRight), ...rowsAgain(finder, found, within));
  snapToEdges(found, edges);
  beginAboveTitles(found, page.words, typeRight, top, edges);
  const isSeen = page.words.some(({ reader }) => reader === "ocr");
  if (isSeen) found.push(...rowsByPlace(found, edges, typeRight, page));
  found.sort((a, b) => a.top - b.top);
  // The headers are no part of the first row.
  for (const row of found) row.top = Math.max(row.top, top);
  found.forEach((row, at) => {
    row.bottom = found[at + 1]?.top ?? bottom;
  });
  const last = found.at(-1);
  if (last?.form) {
    const labels = [...last.form.limits, ...last.form.ticks].flatMap(({ labels }) => finder.find(labels));
    const printed = [...labels, ...finder.find(rowEndings)].filter((label) => textOfLabel(label).length > 3);
    const inside = [...printed, ...last.titles].filter((label) => label.box[1] > last.top && within(label));
    const named = findAnchors(finder, last.form, page.words, last.top, bottom).anchors.sort((a, b) => a.middle - b.middle);
    // Its limits are close below each other; a label further down belongs to a coverage that the form does not name.
    const lowest = named.reduce(
      (low, { middle }) => (middle - low < nextLabel ? Math.max(low, middle + 3) : low),
      Math.max(last.top + 12, ...inside.map(({ box }) => box[3])),
    );
    // A row that grants by boxes of its own has them at its foot.
    const foot = page.words
      .filter(({ text, box }) => ofGrant.test(text) && box[0] < typeRight && box[3] < bottom)
      .sort((a, b) => a.box[1] - b.box[1])
      .reduce((low, { box }) => (box[1] > low - nextLabel && box[1] < low + nextLabel ? Math.max(low, box[3]) : low), lowest);
    // Of a picture a line may be lost, and the next one is another row's.
    const reach = isSeen ? 18 : bottom;
    const edge = edges.find((y) => y > (isSeen ? foot - 4 : last.top + 12) && y < foot + reach);
    // A title with dates beside or below it, all below the row's last label, is of a further row that no line parts from it.
    const below = page.words.filter((word) => centerY(word) > foot + 2 && centerY(word) < (edge ?? bottom));
    const title = below.filter(({ text, box }) => box[2] < typeRight && /^[A-Za-z][A-Za-z ,.'&-]{3,}$/.test(text));
    const dates = below.filter(({ text }) => looksLikeDate(text));
    const isFurther = title.length > 0 && dates.length > 0 && Math.min(...title.map(centerY)) < Math.min(...dates.map(centerY)) + 3;
    const end = edge === undefined || isFurther ? foot + 1 : edge;
    if (bottom - end > 12) {
      last.bottom = end;
      found.push({ form: null, top: end, bottom, titles: [] });
    }
  }
  return found;
}

/** Whether a row begins beside the titles of another one, whose limits those are: "E.L. - per accident" is nearly the auto row's. */
const isAmongTitles = ({ top }: GridRow, { titles }: GridRow) =>
  titles.some(({ box }) => box[1] < top + aboveLabel + 2) && titles.some(({ box }) => box[3] > top + aboveLabel + 2);

/** Maximum distance between a title's line and its next line, in points. */
const titleStep = 18;

/** The next line of a title: "and employers' liability" below "Workers' compensation" is of the same coverage. */
function titleGoesOn(finder: LabelFinder, form: RowForm, title: Label, titles: readonly Label[]): Label[] {
  const isKnown = (label: Label) => titles.some((one) => one.words.some((word) => label.words.includes(word)));
  return finder
    .runs()
    .filter(
      (label) =>
        Math.abs(label.box[0] - title.box[0]) < 4 &&
        labelMiddle(label) > labelMiddle(title) + 4 &&
        labelMiddle(label) - labelMiddle(title) < titleStep &&
        !isKnown(label) &&
        rowNamedBy(plainText([...title.words, ...label.words])) === form.type,
    );
}

/** What an umbrella's row prints. */
const ofUmbrella = /umbr|excess|occur|claims|made|retention/i;

/**
 * Umbrella rows of a picture whose titles could not be read, by the "EACH OCCURRENCE" below a line within a row that has no such
 * limit: their policy would count for that row.
 */
function rowsByFirstLabel(
  finder: LabelFinder,
  found: readonly GridRow[],
  edges: readonly number[],
  within: (label: Label) => boolean,
  typeRight: number,
): GridRow[] {
  const form = standardRows().find(({ type }) => type === "UMBRELLA_POLICY");
  const [first] = form?.limits ?? [];
  if (!form || !first) return [];
  const firsts = finder.find(first.labels).filter((label) => within(label) && label.freeLeft);
  return firsts.flatMap(({ box: [, y] }): GridRow[] => {
    const row = found.filter(({ top }) => top <= y).sort((a, b) => b.top - a.top)[0];
    const hasOwn = !row?.form || row.form.limits.some(({ labels }) => labels.some((label) => first.labels.includes(label)));
    const isBelowLine = edges.some((edge) => edge < y + 2 && edge > y - 12);
    // A free row's typed title is that of another coverage: "Pollution liability".
    const end = edges.find((edge) => edge > y + 12) ?? y + leastRow;
    const typed = finder.words().filter((word) => word.box[2] < typeRight && centerY(word) > y - aboveLabel && centerY(word) < end);
    const isOthers = typed.some(({ text }) => /[A-Za-z]{5}/.test(text)) && !ofUmbrella.test(textOf(typed));
    return hasOwn || !row || !isBelowLine || isOthers || y - row.top < leastRow
      ? []
      : [{ form, top: y - aboveLabel, bottom: y, titles: [] }];
  });
}

/**
 * Further rows of a kind whose titles could not be read, each by its first limit label, where no other row has one of these words: both
 * policies would share one row's limits and marks.
 */
function rowsAgain(finder: LabelFinder, found: readonly GridRow[], within: (label: Label) => boolean): GridRow[] {
  const others = (form: RowForm) =>
    rows.filter(({ type }) => type !== form.type).flatMap(({ limits }) => limits.flatMap(({ labels }) => labels));
  return standardRows().flatMap((form) => {
    const own = form.limits[0]?.labels.filter((label) => !others(form).includes(label)) ?? [];
    // "(Ea accident)" after other words is the end of another limit's label.
    const again = finder.find(own, 0.94).filter((label) => within(label) && label.words.length > 1 && label.freeLeft);
    const later = finder
      .find(
        form.limits.slice(1).flatMap(({ labels }) => labels),
        surely,
      )
      .filter(within);
    return again.flatMap(({ box: [, y] }): GridRow[] => {
      const above = found.filter(({ top }) => top <= y + 8).sort((a, b) => b.top - a.top)[0];
      const next = Math.min(...found.filter(({ top }) => top > y).map(({ top }) => top));
      // A form may print its first limit last; a further row has the others below it, or a first limit above.
      const isFirst =
        again.some(({ box }) => above && box[1] > above.top && box[1] < y - 8) ||
        later.some(({ box }) => box[1] > y + 4 && box[1] < Math.min(y + 50, next));
      return above?.form === form && y - above.top > leastRow && isFirst ? [{ form, top: y - aboveLabel, bottom: y, titles: [] }] : [];
    });
  });
}

/** How far above its first label a row begins where no line shows it, in points. */
const aboveLabel = 3;

/** Lets each row begin at the line above its first label, unless another row's label lies between. */
function snapToEdges(found: GridRow[], edges: readonly number[]) {
  for (const row of found) {
    const edge = edges.filter((y) => y <= row.top + 6).at(-1);
    const taken = found.some((other) => other !== row && edge !== undefined && other.top > edge - 2 && other.top < row.top);
    // Text on the line, such as amounts of the row above, is above it.
    if (edge !== undefined && !taken && row.top - edge < 60) row.top = Math.min(row.top + aboveLabel, edge);
  }
}

/** Maximum distance of a row's first line above its title, and how even that distance is in all rows, in points. */
const [mostLead, evenly] = [14, 2.5];
/** Maximum horizontal offset between words of one column, in points. */
const inColumn = 10;

/** Rows whose titles are beside the middle of several lines begin with the first of these, where no line across the table shows it. */
function beginAboveTitles(found: readonly GridRow[], words: readonly Word[], typeRight: number, top: number, edges: readonly number[]) {
  const titles = found.map(({ titles: [title] }) => title?.box[1] ?? 0).sort((a, b) => a - b);
  const [first = 0] = titles;
  const beside = words.filter((word) => word.box[0] > typeRight && centerY(word) > top).map(({ box }) => box[1]);
  const lead = first - Math.min(first, ...beside);
  const hasLead = (title: number) => beside.some((y) => Math.abs(title - lead - y) < evenly);
  const isRuled = edges.some((y) => y > first && y < (titles.at(-1) ?? 0));
  if (found.length < 2 || lead < 2 * aboveLabel - 2 || lead > mostLead || isRuled || !titles.every(hasLead)) return;
  const startOf = (title: number) => title - lead - evenly / 2;
  // Text as close above the next title belongs to the row above, if the first row has none so high in that column; marks may be rare.
  const above = (title: number) =>
    words.filter((word) => word.box[0] > typeRight && centerY(word) > startOf(title) && centerY(word) < title);
  const own = above(first);
  const isOthers = ({ box, text }: Word) =>
    text.length > 3 && !own.some((word) => box[0] < word.box[2] + inColumn && box[2] > word.box[0] - inColumn);
  if (titles.slice(1).some((title) => above(title).some(isOthers))) return;
  for (const row of found) if (row.titles[0]) row.top = Math.min(row.top, startOf(row.titles[0].box[1]));
}

/** Rows of the form that could not be found by a word: as many as there are unclaimed bands between the rows around them. */
function rowsByPlace(found: readonly GridRow[], edges: readonly number[], typeRight: number, page: PageWords): GridRow[] {
  const order = standardRows();
  const bands = edges.slice(0, -1).map((y, at) => [y, edges[at + 1] ?? y] as const);
  const free = bands.filter(([y0, y1]) => y1 - y0 > 18 && !found.some(({ top }) => top > y0 - 4 && top < y1 - 8));
  const placeOf = (form: RowForm) => found.find((row) => row.form?.type === form.type)?.top;
  return order.flatMap((form, at): GridRow[] => {
    if (placeOf(form) !== undefined) return [];
    const before = order.slice(0, at).findLast((other) => placeOf(other) !== undefined);
    const after = order.slice(at + 1).find((other) => placeOf(other) !== undefined);
    if (!after) return [];
    const [from, to] = [before ? (placeOf(before) ?? 0) : 0, placeOf(after) ?? 0];
    const missing = order.slice(before ? order.indexOf(before) + 1 : 0, order.indexOf(after));
    const between = free.filter(([y0]) => y0 > from && y0 < to);
    const band = between.length === missing.length ? between[missing.indexOf(form)] : undefined;
    return band && !namesAnother(form, band, typeRight, page) ? [{ form, top: band[0], bottom: band[1], titles: [] }] : [];
  });
}

/** Whether legible words in the column of titles do not belong to this row. */
function namesAnother(form: RowForm, [top, bottom]: readonly [number, number], typeRight: number, page: PageWords): boolean {
  const own = [...form.titles, ...form.ticks.flatMap(({ labels }) => labels)].flatMap((text) => text.split(/[ /-]/)).map(lettersOf);
  const legible = wordsIn(page.words, [0, top, typeRight, bottom]).filter(
    ({ text, confidence }) => lettersOf(text).length > 3 && confidence > 0.6,
  );
  return legible.length > 0 && !legible.some(({ text }) => own.some((word) => likeness(lettersOf(text), word) > 0.7));
}

/** Likeness of a limit's label that identifies a row by itself: "E.L. each accident" is nearly "BI each accident". */
const surely = 0.9;

/** Where a row begins whose title cannot be read: at its first limit label, if labels of its own follow. */
function limitsStart(finder: LabelFinder, form: RowForm, firsts: Label[], within: (label: Label) => boolean): number | null {
  const own =
    form.type === "UMBRELLA_POLICY"
      ? []
      : form.limits.slice(1).flatMap(({ labels }) => finder.find(labels, surely).filter((label) => within(label) && label.freeLeft));
  const top = Math.min(...own.map(({ box }) => box[1]));
  if (own.length === 0) return null;
  const first = firsts.filter(({ box }) => box[1] <= top && top - box[1] < 24).sort((a, b) => b.box[1] - a.box[1])[0];
  return first ? first.box[1] : top - 13;
}
