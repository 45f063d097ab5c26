import { applyChanges, emptyCertificate, type ListName, markName, nameOf, valueAt, wholeLists } from "@/lib/documents/readings/rules";
import { type ListedItem, type ReadingChange, type ReadValue, readValue } from "@/lib/documents/readings/schema";
import { emptyPolicy, withPolicyAt } from "@/lib/extraction/rules";
import type { Extraction, ReadCertificate, ReadMark, ReadPolicy } from "@/lib/extraction/schema";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";

/*
 * Which of people's corrections are kept when a file is read again. The rows of its lists may be in another order then, so they are matched
 * by what they are before values are compared.
 */

/** What counted until now (`stated`), what the reader had found before any person looked (`base`), and how the one became the other. */
export type Before = { base: Extraction; changes: readonly ReadingChange[]; stated: Extraction };

/**
 * What persons stated, as changes of a new reading of the same file. A statement holds where the reader finds what it found then, or
 * what was stated; else the two differ, and neither counts until a person looks.
 */
export function carryOver({ base, changes, stated }: Before, fresh: Extraction): ReadingChange[] {
  let end = fresh.certificates.length;
  return stated.certificates.flatMap((ours, at) => {
    const own = changes.filter(({ certificate }) => certificate === at);
    if (own.length === 0) return [];
    const before = base.certificates[at];
    // One that only a person saw is the one that the reader finds in its place now.
    const place = before ? placeOf(base, at, fresh) : fresh.certificates[at] ? at : end++;
    if (place !== null) return carryCertificate(place, before ?? emptyCertificate(), own, ours, fresh);
    const earlier = coded("documents.statementsAboutTheCertificateOn", { page: ours.page });
    const lost = { certificate: 0, name: coded("common.coverages"), pointer: "/policies", earlier, now: null };
    return fresh.certificates.length > 0 ? [{ kind: "differs", ...lost }] : [];
  });
}

/**
 * The same for a new reading of bytes that a person has read: what the person stated counts, also where the reader now finds something else.
 * null: it has no place in the new reading.
 */
export function holdOver(before: Before, fresh: Extraction): ReadingChange[] | null {
  if (before.changes.length > 0 && fresh.certificates.length === 0) return null;
  const held: ReadingChange[] = [];
  for (const change of carryOver(before, fresh)) {
    if (change.kind !== "differs") held.push(change);
    else {
      const { data: to } = readValue.safeParse(change.earlier);
      const { data: from } = readValue.safeParse(change.now);
      if (wholeLists.includes(change.pointer) || to === undefined || from === undefined) return null;
      const { certificate, name, pointer } = change;
      held.push({ kind: "value", certificate, name, pointer, from, wasUnreadable: false, to });
    }
  }
  return held;
}

/** Which certificate of the new reading is the same: of those on its page the one in the same order. */
function placeOf(base: Extraction, at: number, fresh: Extraction): number | null {
  const { page } = base.certificates[at] ?? { page: 0 };
  const onPage = ({ certificates }: Extraction) => certificates.flatMap((one, place) => (one.page === page ? [place] : []));
  return onPage(fresh)[onPage(base).indexOf(at)] ?? null;
}

/** `then`: its row in the reader's earlier reading, `now` in the new one, each null where it has none. */
type Row = { then: number | null; now: number | null };

function carryCertificate(
  certificate: number,
  base: ReadCertificate,
  own: readonly ReadingChange[],
  ours: ReadCertificate,
  fresh: Extraction,
): ReadingChange[] {
  const adds: ReadingChange[] = [];
  const notes: ReadingChange[] = [];
  const removes: ReadingChange[] = [];
  const rows = new Map<string, Row>();
  const found = fresh.certificates[certificate] ?? emptyCertificate();
  const differs = (name: Sentence, pointer: string, earlier: ReadValue | Sentence, now: ReadValue | Sentence): ReadingChange => {
    return { kind: "differs", certificate, name, pointer, earlier, now };
  };
  for (const list of ["policies", "insurers"] as const) {
    const { kept, removed } = followRows(base[list].length, own, list);
    const places = alignRows(list, base[list], found[list]);
    const taken = new Set(places);
    let end = found[list].length;
    kept.forEach((then, at) => {
      const what = { list, item: ours[list][at] } as ListedItem;
      let now = then === null ? newlyFound(what, found[list], taken) : (places[then] ?? null);
      taken.add(now);
      if (now === null && then === null) {
        adds.push({ kind: "add", certificate, name: nameOf(what), what: blank(what) });
        now = end++;
      }
      rows.set(`/${list}/${at}`, { then, now });
      if (now === null && isStated(ours, `/${list}/${at}/`)) notes.push(differs(nameOf(what), `/${list}`, nameOf(what), null));
    });
    for (const row of removed) {
      const position = places[row] ?? null;
      const what = { list, item: base[list][row] } as ListedItem;
      if (position === null) continue;
      const isSame = same(found[list][position], what.item);
      if (isSame) removes.push({ kind: "remove", certificate, name: nameOf(what), position, what });
      else notes.push(differs(nameOf(what), `/${list}`, coded("documents.noLine", { name: nameOf(what) }), nameOf(what)));
    }
  }
  const grown = applyChanges(fresh, adds).certificates[certificate] ?? emptyCertificate();
  const marks = carryMarks(certificate, { ours, grown }, rows);
  const answered = new Set(marks.map(({ mark }) => mark));
  const isAskedAnew = (pointer: string) => (grown.marks ?? []).some(({ value }, place) => value === pointer && !answered.has(place));
  const values = Object.keys(ours.evidence).flatMap((pointer): ReadingChange[] => {
    const [key, rest] = splitRow(pointer);
    const row = rows.get(key) ?? null;
    if (!isStated(ours, pointer) || row?.now === null) return [];
    const added = row && addedLimit({ base, ours, grown }, pointer, row);
    if (added && added.place < 0) return [{ kind: "limit", certificate, policy: row.now ?? 0, ...added.limit }];
    const there = added ? `${placed(key, row.now)}/otherLimits/${added.place}` : row ? placed(key, row.now) + rest : pointer;
    const before = row ? row.then !== null && placed(key, row.then) + rest : pointer;
    const was = added || before === false ? null : valueAt(base, before);
    const [now, to] = [valueAt(grown, there), valueAt(ours, pointer)];
    const name = own.findLast((change) => "pointer" in change && change.pointer === pointer)?.name ?? nameIn(ours, key);
    // Another mark beside the value is a new question.
    const isNew = isAskedAnew(there);
    if (!same(now, to) && (isNew || !same(now, was))) return [differs(name, there, to, now)];
    if (isNew || (same(now, to) && grown.evidence[there]?.reader === "person")) return [];
    return [{ kind: "value", certificate, name, pointer: there, from: now, wasUnreadable: grown.unreadable.includes(there), to }];
  });
  // Rows go last and from the end, so that no pointer before them moves.
  return [...adds, ...marks, ...values, ...notes, ...removes.sort((one, other) => positionOf(other) - positionOf(one))];
}

/** "/policies/3" for another place in the list. */
const placed = (key: string, at: number | null): string => key.replace(/\d+$/, String(at));

type MarkChange = Extract<ReadingChange, { kind: "mark" }>;

/** The answers about marks that the new reading has as well: the same words, at the same place. */
function carryMarks(
  certificate: number,
  { ours, grown }: Record<"ours" | "grown", ReadCertificate>,
  rows: ReadonlyMap<string, Row>,
): MarkChange[] {
  return (ours.marks ?? []).flatMap(({ answer, ...mark }): MarkChange[] => {
    const policy = mark.policy === null ? null : (rows.get(`/policies/${mark.policy}`)?.now ?? null);
    const sought = withPolicyAt(mark, policy);
    const place = (grown.marks ?? []).findIndex(
      (one) =>
        [one.page, one.text, one.policy, one.value].join() === [sought.page, sought.text, policy, sought.value].join() &&
        areNear(one, mark),
    );
    if (!answer || place < 0) return [];
    return [{ kind: "mark", certificate, name: markName(mark), mark: place, answer: answer.is, revision: answer.revision }];
  });
}

const areNear = ({ box: one }: ReadMark, { box: other }: ReadMark): boolean =>
  same(one, other) || (one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]);

/**
 * A limit that a person added, and its place among those of the coverage as it is read now: by its name, below 0 where it is not
 * there. null: the pointer is of something that the reader had found.
 */
function addedLimit({ base, ours, grown }: Record<"base" | "ours" | "grown", ReadCertificate>, pointer: string, { then, now }: Row) {
  const [, policy, at] = /^\/policies\/(\d+)\/otherLimits\/(\d+)$/.exec(pointer) ?? [];
  const own = ours.policies[Number(policy)];
  const limit = own?.otherLimits[Number(at)];
  if (!own || !limit) return null;
  const placeIn = (one: ReadPolicy | undefined) => (one?.otherLimits ?? []).findIndex(({ label }) => label === limit.label);
  if (then !== null && placeIn(base.policies[then]) >= 0) return null;
  const name = joined(":", [nameOf({ list: "policies", item: own }), limit.label]);
  return { place: placeIn(grown.policies[now ?? -1]), limit: { name, label: limit.label, to: limit.amount } };
}

const positionOf = (change: ReadingChange) => (change.kind === "remove" ? change.position : 0);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isStated = ({ evidence }: ReadCertificate, pointer: string) =>
  Object.entries(evidence).some(
    ([one, { reader }]) => reader === "person" && (pointer.endsWith("/") ? one.startsWith(pointer) : one === pointer),
  );

/** "/policies/2" and "/limits/eachOccurrence" of a pointer into a list. */
function splitRow(pointer: string): [string, string] {
  const parts = /^(\/(?:policies|insurers)\/\d+)(\/.*)$/.exec(pointer);
  return [parts?.[1] ?? "", parts?.[2] ?? pointer];
}

function nameIn(certificate: ReadCertificate, key: string): Sentence {
  const [, list = "", at = ""] = key.split("/");
  const item = list === "policies" || list === "insurers" ? certificate[list][Number(at)] : undefined;
  return item ? nameOf({ list, item } as ListedItem) : coded("documents.value");
}

/** For each row after the changes its row before them (null: added), and the rows that were taken out. */
function followRows(count: number, changes: readonly ReadingChange[], list: ListName) {
  const kept: (number | null)[] = Array.from({ length: count }, (_, at) => at);
  const removed: number[] = [];
  for (const change of changes) {
    if (!("what" in change) || change.what.list !== list) continue;
    if (change.kind === "add") kept.push(null);
    else removed.push(...kept.splice(change.position, 1).filter((at) => at !== null));
  }
  return { kept, removed };
}

type Insurer = ReadCertificate["insurers"][number];
const kindOf = (list: ListName, item: unknown) =>
  list === "policies" ? [(item as ReadPolicy).type, (item as ReadPolicy).typeText].join("|") : ((item as Insurer).letter ?? "");
const markOf = (list: ListName, item: unknown) =>
  list === "policies" ? [kindOf(list, item), (item as ReadPolicy).policyNumber].join("|") : JSON.stringify(item);

/** Which row of `to` is the same as each row of `from`; null: none. First by all that names it, then by its kind and order. */
function alignRows(list: ListName, from: readonly unknown[], to: readonly unknown[]): (number | null)[] {
  const places: (number | null)[] = from.map(() => null);
  for (const trait of [markOf, kindOf]) {
    from.forEach((item, at) => {
      if (places[at] !== null) return;
      const place = to.findIndex((other, one) => !places.includes(one) && trait(list, other) === trait(list, item));
      if (place >= 0) places[at] = place;
    });
  }
  return places;
}

/** A row that a person had to add and that the reader now finds by itself. */
function newlyFound({ list, item }: ListedItem, rows: readonly unknown[], taken: ReadonlySet<number | null>): number | null {
  const place = rows.findIndex((other, at) => !taken.has(at) && kindOf(list, other) === kindOf(list, item));
  return place < 0 ? null : place;
}

function blank(what: ListedItem): ListedItem {
  return what.list === "policies"
    ? { list: what.list, item: emptyPolicy(what.item.type, what.item.typeText) }
    : { list: what.list, item: { letter: what.item.letter, name: null, naic: null } };
}
