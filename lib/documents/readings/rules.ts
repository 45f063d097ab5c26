import { doubtsValue } from "@/lib/compliance/coverages/marks-rules";
import { coverageCodes } from "@/lib/compliance/policies/rules";
import type { ListedItem, ReadingChange, ReadValue } from "@/lib/documents/readings/schema";
import type { Extraction, ReadCertificate, ReadMark, ReadPolicy } from "@/lib/extraction/schema";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";

/*
 * The values of a certificate by their pointers, and how a reading becomes the next one.
 */

export type ListName = ListedItem["list"];
const limitPointer = /^\/policies\/(\d+)\/limits\/(\w+)$/;
const otherLimitPointer = /^\/policies\/(\d+)\/otherLimits\/(\d+)$/;

/** Lists as a whole, which are in doubt when something of them may not have been seen. */
export const wholeLists: readonly string[] = ["/policies", "/insurers", "/endorsements"];

type Holder = Record<string, unknown>;

function holderOf(certificate: ReadCertificate, pointer: string): { holder: Holder; key: string } | null {
  const parts = pointer.split("/").slice(1);
  const key = parts.pop() ?? "";
  let holder: unknown = certificate;
  for (const part of parts) holder = (holder as Holder | undefined)?.[part];
  return typeof holder === "object" && holder !== null ? { holder: holder as Holder, key } : null;
}

/** What the certificate says at a pointer; a limit may be words in the place of dollars. null: nothing, or it was not readable. */
export function valueAt(certificate: ReadCertificate, pointer: string): ReadValue {
  if (wholeLists.includes(pointer)) return null;
  const limit = limitPointer.exec(pointer);
  const words = limit ? certificate.policies[Number(limit[1])]?.limitsText[limit[2] ?? ""] : undefined;
  if (words !== undefined) return words;
  const other = otherLimitPointer.exec(pointer);
  if (other) return certificate.policies[Number(other[1])]?.otherLimits[Number(other[2])]?.amount ?? null;
  const found = holderOf(certificate, pointer);
  return (found?.holder[found.key] ?? null) as ReadValue;
}

/** Where on the page a value was read, and how. */
export function evidenceAt(certificate: ReadCertificate, pointer: string): ReadCertificate["evidence"][string] | null {
  return certificate.evidence[pointer] ?? certificate.evidence[pointer.replace("/limits/", "/limitsText/")] ?? null;
}

function setValue(certificate: ReadCertificate, pointer: string, value: ReadValue): void {
  if (wholeLists.includes(pointer)) return;
  const limit = limitPointer.exec(pointer);
  const other = otherLimitPointer.exec(pointer);
  if (limit) {
    const policy = certificate.policies[Number(limit[1])];
    const key = limit[2] as keyof ReadPolicy["limits"];
    if (!policy) return;
    delete policy.limitsText[key];
    policy.limits[key] = typeof value === "number" ? value : null;
    if (typeof value === "string") policy.limitsText[key] = value;
  } else if (other) {
    const list = certificate.policies[Number(other[1])]?.otherLimits;
    const entry = list?.[Number(other[2])];
    if (entry && typeof value === "number") entry.amount = value;
    else if (list) dropAt(certificate, list, `/policies/${other[1]}/otherLimits`, Number(other[2]));
  } else {
    const found = holderOf(certificate, pointer);
    if (found) found.holder[found.key] = value;
  }
}

/** Takes an item out of a list and lets the pointers of those after it follow. */
function dropAt(certificate: ReadCertificate, list: unknown[], prefix: string, position: number): void {
  list.splice(position, 1);
  const moved = (pointer: string): string | null => {
    if (!pointer.startsWith(`${prefix}/`)) return pointer;
    const [at = "", ...rest] = pointer.slice(prefix.length + 1).split("/");
    if (Number(at) === position) return null;
    return [prefix, Number(at) > position ? Number(at) - 1 : at, ...rest].join("/");
  };
  const follow = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([pointer, value]) => {
        const to = moved(pointer);
        return to === null ? [] : [[to, value] as const];
      }),
    );
  certificate.evidence = follow(certificate.evidence);
  certificate.reasons = follow(certificate.reasons);
  certificate.unreadable = certificate.unreadable.flatMap((pointer) => moved(pointer) ?? []);
  if (!certificate.marks) return;
  certificate.marks = certificate.marks.flatMap(({ value, ...mark }) => {
    const to = value === undefined ? undefined : moved(value);
    const isOfRow = prefix === "/policies" && mark.policy !== null;
    if (to === null || (isOfRow && mark.policy === position)) return [];
    const policy = isOfRow && Number(mark.policy) > position ? Number(mark.policy) - 1 : mark.policy;
    return [{ ...mark, policy, ...(to !== undefined && { value: to }) }];
  });
}

const noBox: [number, number, number, number] = [0, 0, 0, 0];

/** A person confirms the value; the place on the page where it was looked for stays. */
function witness(certificate: ReadCertificate, pointer: string): void {
  const seen = evidenceAt(certificate, pointer) ?? { page: certificate.page, box: noBox, text: "" };
  delete certificate.evidence[pointer.replace("/limits/", "/limitsText/")];
  certificate.evidence[pointer] = { ...seen, reader: "person", confidence: 1 };
}

function settle(certificate: ReadCertificate, pointer: string): void {
  certificate.unreadable = certificate.unreadable.filter((one) => one !== pointer);
  delete certificate.reasons[pointer];
}

/** A certificate that only a person saw. */
export function emptyCertificate(): ReadCertificate {
  return {
    page: 1,
    formType: "NON_ACORD_CERTIFICATE",
    formEdition: null,
    certificateDate: null,
    certificateNumber: null,
    producer: { name: null, address: null, contact: null, phone: null, email: null },
    insured: { name: null, address: null },
    certificateHolder: null,
    insurers: [],
    policies: [],
    descriptionOfOperations: null,
    endorsements: [],
    notices: [],
    evidence: {},
    unreadable: [],
    reasons: {},
  };
}

/** What there is of a file that could not be read, before a person states what it says. */
export function nothingRead({ fileName, sha256 }: { fileName: string; sha256: string }): Extraction {
  return { file: fileName, sha256, pages: 0, millis: 0, warnings: [], certificates: [] };
}

const keepsItsValue = (pointer: string) => /\/(type|ticked|otherLimits\/\d+)$/.test(pointer);

function applyTo(certificate: ReadCertificate, change: ReadingChange): void {
  if (change.kind === "add") {
    const list: unknown[] = certificate[change.what.list];
    list.push(structuredClone(change.what.item));
    const at = `/${change.what.list}/${list.length - 1}`;
    witness(certificate, change.what.list === "policies" ? `${at}/type` : `${at}/letter`);
  } else if (change.kind === "limit") {
    const limits = certificate.policies[change.policy]?.otherLimits;
    if (limits)
      witness(certificate, `/policies/${change.policy}/otherLimits/${limits.push({ label: change.label, amount: change.to }) - 1}`);
  } else if (change.kind === "remove") {
    const list: ListName = change.what.list;
    dropAt(certificate, certificate[list], `/${list}`, change.position);
  } else if (change.kind === "value") {
    settle(certificate, change.pointer);
    setValue(certificate, change.pointer, change.to);
    const isGone = otherLimitPointer.test(change.pointer) && change.to === null;
    if (!isGone) witness(certificate, change.pointer);
  } else if (change.kind === "mark") {
    const mark = certificate.marks?.[change.mark];
    if (!mark) return;
    // The value beside it is confirmed as it is.
    if (change.answer === "nothing" && mark.value && doubtsValue(mark, certificate)) {
      settle(certificate, mark.value);
      witness(certificate, mark.value);
    }
    mark.answer = { is: change.answer, revision: change.revision };
  } else if (change.kind === "differs") {
    settle(certificate, change.pointer);
    if (!keepsItsValue(change.pointer)) setValue(certificate, change.pointer, null);
    certificate.unreadable.push(change.pointer);
    certificate.reasons[change.pointer] = differing(change);
  }
}

type Shown = Extract<ReadingChange, { kind: "differs" }>["now"];

function shown(value: Shown): Sentence {
  if (value === null) return coded("server.doubts.nothing");
  if (typeof value === "number") return { money: value };
  const isSentence = typeof value === "object" && !Array.isArray(value);
  return isSentence ? joined("", ['"', value, '"']) : `"${Array.isArray(value) ? value.join(", ") : value}"`;
}
const differing = ({ earlier, now }: { earlier: Shown; now: Shown }) =>
  coded("documents.theFileNowReadsAs", { shown: shown(now), shown2: shown(earlier) });

/** The reading after the changes; the given one stays as it is. */
export function applyChanges(reading: Extraction, changes: readonly ReadingChange[]): Extraction {
  const next = structuredClone(reading);
  for (const change of changes) {
    if (change.kind === "add" && change.certificate === next.certificates.length) next.certificates.push(emptyCertificate());
    const certificate = next.certificates[change.certificate];
    if (certificate) applyTo(certificate, change);
  }
  return next;
}

/** A line as people call it. */
export function nameOf({ list, item }: ListedItem): Sentence {
  if (list === "insurers") return item.letter ? coded("documents.insurerLetter", { letter: item.letter }) : coded("documents.insurer");
  return item.typeText ?? coded(coverageCodes[item.type]);
}

/** A mark as people call it: by its words. */
export const markName = ({ text }: Pick<ReadMark, "text">): Sentence =>
  text === "" ? coded("documents.markWithoutWords") : coded("documents.markWords", { words: text });
