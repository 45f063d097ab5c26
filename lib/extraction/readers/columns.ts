import { type HeaderKey, headerMiddles } from "@/lib/extraction/forms/acord-25-headers";
import { type Band, headerKeys, headsAmounts } from "@/lib/extraction/readers/headers";
import type { Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** Left and right edge of a column, in points. */
export type Span = [number, number];

/** One column with both dates counts as the effective date's, and there is none for the expiration date. */
export type Columns = Record<Exclude<HeaderKey, "type" | "period">, Span | null> & { type: Span };

/** Column edges from the headers; a header that was not found takes its place from the form fitted to the others. */
export function columnsFrom(band: Band, width: number, withTicks: boolean): Columns {
  const middle = (box: Box) => (box[0] + box[2]) / 2;
  const before = band.additional && band.type && band.additional[2] < band.type[0];
  const isPlaced = (key: HeaderKey) => key !== "carrier" && key !== "period";
  const pairs = headerKeys.flatMap((key) =>
    isPlaced(key) && band[key] && !(before && key === "additional") ? [[headerMiddles[key], middle(band[key])] as const] : [],
  );
  const [scale, offset] = fitLine(pairs, width);
  const at = (key: HeaderKey) => (band[key] ? middle(band[key]) : headerMiddles[key] * scale + offset);
  const [effective, expiration] = [at("effective"), at("expiration")];
  const step = Math.max(20, expiration - effective);
  const left = band.effective ? Math.min(band.effective[0] - 2, effective - 0.4 * step) : effective - 0.5 * step;
  const hasTicks = Boolean(band.additional || band.waiver || withTicks);
  const [additional, waiver] = [at("additional"), at("waiver")];
  const tickEdge = Math.abs(waiver - additional) / 2;
  const datesFirst = hasDatesFirst(band);
  const next = datesFirst ? band.effective : band.number;
  const typeEnd = band.type && next ? (band.type[2] + next[0]) / 2 : (at("type") + at("number")) / 2;
  const flagsFirst = Boolean(band.additional && band.type && !band.waiver && band.additional[2] < band.type[0]);
  const numberLeft = hasTicks && !flagsFirst ? waiver + tickEdge : Math.min(typeEnd, datesFirst ? left : at("number") - 20);
  const letterRight = band.letter ? band.letter[2] + 3 : headerMiddles.letter * scale + offset + 9 * scale;
  const end = band.expiration ? Math.max(expiration + step / 2, band.expiration[2]) : expiration + step / 2;
  const behind = datesFirst && band.expiration && band.number ? (band.expiration[2] + band.number[0]) / 2 : end;
  const right = Math.min(end, behind, band.limits ? band.limits[0] - 1 : end);
  const middleDate = (effective + expiration) / 2;
  const limitsLeft = band.limits ? band.limits[0] - 1 : headerMiddles.limits * scale + offset - 50 * scale;
  const dates: Pick<Columns, "number" | "effective" | "expiration" | "limits"> = datesFirst
    ? { effective: [left, middleDate], expiration: [middleDate, right], number: [right, limitsLeft], limits: [limitsLeft, width] }
    : { number: [numberLeft, left], effective: [left, middleDate], expiration: [middleDate, right], limits: [right, width] };
  const common = band.period ? aroundPeriod(band.period, band, dates, numberLeft, limitsLeft) : dates;
  // Editions of 2001 and 2009/01: one column of flags, between the letter and the type.
  if (flagsFirst && band.additional && band.type)
    return {
      ...common,
      letter: [0, Math.min(letterRight, band.additional[0] - 1)],
      additional: [Math.min(letterRight, band.additional[0] - 1), band.type[0] - 2],
      type: [band.type[0] - 2, numberLeft],
      carrier: null,
      waiver: null,
    };
  return withCarrier(band, {
    ...common,
    letter: [0, letterRight],
    carrier: null,
    type: [letterRight, hasTicks ? additional - tickEdge : numberLeft],
    additional: hasTicks ? [additional - tickEdge, (additional + waiver) / 2] : null,
    waiver: hasTicks ? [(additional + waiver) / 2, waiver + tickEdge] : null,
  });
}

/** How far apart the edges of two columns are at most that are one, in points. */
const oneEdge = 6;

/**
 * Takes back the columns of marks that only the form's own distances gave, where they do not end at the numbers' column as on each edition that
 * has both: each may be the other one's.
 */
export function dropStranded(columns: Columns) {
  const { number, waiver } = columns;
  if (!number || !waiver || number[0] - waiver[1] < oneEdge) return;
  columns.additional = null;
  columns.waiver = null;
}

/** How columns may follow each other for the form's own distances to say where those lie whose headers are lost. */
const orders: readonly (readonly HeaderKey[])[] = [
  ["letter", "type", "additional", "waiver", "number", "effective", "expiration", "limits"],
  ["letter", "additional", "type", "waiver", "number", "effective", "expiration", "limits"],
  ["letter", "additional", "type", "waiver", "effective", "expiration", "number", "limits"],
  ["letter", "type", "additional", "waiver", "effective", "expiration", "number", "limits"],
];

/** Whether the headers follow each other as on one of the known forms. */
export function isInOrder(band: Band): boolean {
  if (band.carrier && band.number && band.carrier[0] > band.number[0]) return false;
  const found = headerKeys
    .filter((key) => key !== "carrier" && key !== "period")
    .flatMap((key) => (band[key] ? [{ key, x: band[key][0] }] : []))
    .sort((a, b) => a.x - b.x);
  return orders.some((order) => {
    const places = found.map(({ key }) => order.indexOf(key));
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  });
}

/**
 * Points that a column begins left of its header (more where its content does), the maximum points that it begins right of it, and the
 * points that a last column of marks extends past it.
 */
const [beforeHeader, intoHeader, behindHeader] = [2, 4, 14];
/** The width that no column of marks has, in points. */
export const widestMarks = 56;

/**
 * Columns in any order of their headers, with `unknown` columns between them. Each begins beside its header's left edge where it cuts the
 * fewest words, as near to that edge as possible.
 */
export function columnsAsHeaded(band: Band, unknown: readonly Word[], body: readonly Word[], width: number): Columns {
  const known = headerKeys.filter((key) => key !== "period").flatMap((key) => (band[key] ? [{ key, box: band[key] }] : []));
  // The amounts of the last column may have a header of their own.
  const isOfLimits = ({ box, text }: Word) => band.limits !== undefined && box[0] > band.limits[2] && headsAmounts.test(text);
  const others = unknown.filter((word) => !isOfLimits(word)).map(({ box }) => ({ key: null, box }));
  const heads = [...known, ...others].sort((a, b) => a.box[0] - b.box[0]);
  const cutAt = (x: number) => body.filter(({ box }) => box[0] < x && box[2] > x).length;
  const edges = heads.map(({ box }, at) => {
    const before = heads[at - 1];
    if (!before) return 0;
    const start = box[0] - beforeHeader;
    const left = Array.from({ length: Math.max(1, Math.ceil(start - before.box[0] - 4)) }, (_, step) => start - step);
    // The content of the column before may end slightly right of where this header begins.
    const right = Array.from({ length: intoHeader }, (_, step) => start + step + 1);
    const places = [...left, ...right].sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
    return places.reduce((best, x) => (cutAt(x) < cutAt(best) ? x : best), start);
  });
  const spanOf = (key: HeaderKey): Span | null => {
    const at = heads.findIndex((head) => head.key === key);
    // Right of a last column of marks is only the page's edge, so it gets the usual width of such columns.
    const [right, widest] = [heads[at]?.box[2] ?? width, (edges[at] ?? 0) + widestMarks];
    const end = key === "additional" || key === "waiver" ? Math.min(width, right + behindHeader, Math.max(widest, right)) : width;
    return at < 0 ? null : [edges[at] ?? 0, edges[at + 1] ?? end];
  };
  const [letter, carrier, additional, waiver] = (["letter", "carrier", "additional", "waiver"] as const).map(spanOf);
  const [number, effective, expiration, limits] = (["number", "effective", "expiration", "limits"] as const).map(spanOf);
  return {
    letter: letter ?? null,
    carrier: carrier ?? null,
    additional: additional ?? null,
    waiver: waiver ?? null,
    number: number ?? null,
    effective: effective ?? null,
    expiration: expiration ?? null,
    limits: limits ?? null,
    type: spanOf("type") ?? [0, width],
  };
}

/**
 * Minimum distance of another column's header right of the limits' header, in points, and how sure a picture's word is of being a header.
 */
const [furtherOn, sureHeader] = [24, 0.6];

/** The column of the limits ends where an unknown one begins: "Deductible", "Notes". Their amounts may have a header of their own. */
export function endLimits(columns: Columns, band: Band, unknown: readonly Word[]) {
  const { limits } = band;
  const next = unknown.filter(
    ({ box, text, reader, confidence }) =>
      limits && box[0] > limits[2] + furtherOn && !(reader === "ocr" && confidence < sureHeader) && !headsAmounts.test(text),
  );
  const [first] = next.sort((one, other) => one.box[0] - other.box[0]);
  const isAmounts = unknown.some(({ box, text }) => first && headsAmounts.test(text) && Math.abs(box[0] - first.box[0]) < 40);
  if (first && columns.limits && !isAmounts) columns.limits = [columns.limits[0], first.box[0] - beforeHeader];
}

/** A column of insurers' names from its header to the next one; it takes its room from its neighbors. */
function withCarrier(band: Band, columns: Columns): Columns {
  const { carrier } = band;
  if (!carrier) return columns;
  const next = Object.values(band).filter((box) => box[0] > carrier[2]);
  const span: Span = [carrier[0] - 3, Math.min(...next.map((box) => box[0])) - 3];
  const { type, number } = columns;
  const isBehindType = Boolean(band.type && carrier[0] > band.type[2]);
  return {
    ...columns,
    carrier: span,
    type: isBehindType ? [type[0], Math.min(type[1], span[0])] : [Math.max(type[0], span[1]), type[1]],
    number: number && isBehindType && number[0] < span[1] ? [span[1], number[1]] : number,
  };
}

export const hasDatesFirst = ({ effective, expiration, number }: Band) =>
  Boolean(effective && expiration && number && Math.max(effective[2], expiration[2]) < number[0] + 2);

/** Both dates in one column, left or right of the policy number. */
function aroundPeriod([x0, , x1]: Box, { number }: Band, dates: Pick<Columns, "limits">, numberLeft: number, limitsLeft: number) {
  const isFirst = number && x1 < number[0];
  const edge = isFirst ? (x1 + number[0]) / 2 : Math.max(x1, limitsLeft);
  return {
    ...dates,
    effective: [isFirst ? Math.min(numberLeft, x0 - 2) : x0 - 2, edge] as Span,
    expiration: null,
    number: (isFirst ? [edge, limitsLeft] : [Math.min(numberLeft, number?.[0] ?? numberLeft), x0 - 2]) as Span,
    limits: [isFirst ? limitsLeft : edge, dates.limits?.[1] ?? limitsLeft] as Span,
  };
}

/** Least squares x' = scale·x + offset; with too few points, the page's width decides. */
function fitLine(pairs: (readonly [number, number])[], width: number): [number, number] {
  const count = pairs.length;
  if (count < 3) return [width / 612, 0];
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const scale = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return [scale, meanY - scale * meanX];
}
