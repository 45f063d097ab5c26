import type { Sentence as Reason } from "@/lib/compliance/requirements/words-rules";
import { causes, type LineCause } from "@/lib/compliance/verdicts/causes-values";
import type { ReadValue } from "@/lib/documents/readings/schema";
import type { RereadChange } from "@/lib/documents/rereading/schema";
import { mostChanges } from "@/lib/documents/rereading/values";
import { type FieldGroup, fullName, groupsOf, isDoubt } from "@/lib/documents/review/rules";
import type { Extraction, ReadCertificate } from "@/lib/extraction/schema";
import { coded, isSameSentence, type Sentence } from "@/lib/infra/sentences-rules";

/*
 * What two readings of the same file differ in. Where on the page a value was found, and why a value is in doubt, is no difference.
 */

/** `whole`: what is compared where the value shown is only a part of it. */
type Entry = { name: Sentence; pointer: string; value: ReadValue; isDoubtful: boolean; whole?: unknown };

/** A row by its coverage or letter, and which one of these it is: its position may be another one in the other reading. */
function rowKey(certificate: ReadCertificate, { list, position }: NonNullable<FieldGroup["row"]>): string {
  const keys = certificate[list].map((item) => ("type" in item ? `${item.type} ${item.typeText ?? ""}` : (item.letter ?? "")));
  const own = keys[position] ?? "";
  return `${list} ${own} ${keys.slice(0, position).filter((key) => key === own).length}`;
}

function entriesOf({ certificates }: Extraction): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [at, certificate] of certificates.entries()) {
    const groups = groupsOf(certificate);
    for (const { row, fields } of groups) {
      for (const field of fields) {
        const { pointer, value } = field;
        const place = row ? `${rowKey(certificate, row)} ${pointer.split("/").slice(3).join("/")}` : pointer;
        entries.set(`${at} ${place}`, { name: fullName(certificate, pointer), pointer, value, isDoubtful: isDoubt(field) });
      }
    }
    for (const entry of restOf(certificate, new Set(groups.flatMap(({ fields }) => fields.map(({ pointer }) => pointer))))) {
      entries.set(`${at} ${entry.pointer}`, entry);
    }
  }
  return entries;
}

/** What counts of a certificate beside its fields. */
function restOf({ endorsements, marks = [], notices, ...certificate }: ReadCertificate, shown: ReadonlySet<string>): Entry[] {
  const { formType, formEdition, policies, unreadable } = certificate;
  const rest = { formType, formEdition, notices, since: policies.map(({ retroactiveDate }) => retroactiveDate) };
  const forms = endorsements.map(({ form, edition, text }) => (form ? [form, edition].filter(Boolean).join(" ") : text));
  return [
    { name: coded("documents.endorsements"), pointer: "/endorsements", value: forms, isDoubtful: false, whole: endorsements },
    {
      name: coded("documents.otherWordsOnThePage"),
      pointer: "/marks",
      value: marks.map(({ text }) => text),
      isDoubtful: false,
      whole: marks.map(({ text, policy, page, value, answer }) => ({ text, policy, page, value, answer: answer?.is })),
    },
    {
      name: coded("documents.otherContents"),
      pointer: "",
      value: null,
      isDoubtful: false,
      whole: { ...rest, unreadable: unreadable.filter((pointer) => !shown.has(pointer)).sort() },
    },
  ];
}

const isNothing = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Older readings lack what newer ones have empty. */
const withoutNothing = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, one: unknown) => (isNothing(one) ? undefined : one)) ?? "null") as unknown;

const shownOf = (value: ReadValue): ReadValue => (isNothing(value) ? null : value);

/** The values of a file that differ, in the order of the form. `before` null: the file could not be read then. */
export function changesBetween(before: Extraction | null, after: Extraction): RereadChange[] {
  const [was, is] = [before ? entriesOf(before) : new Map<string, Entry>(), entriesOf(after)];
  const keys = [...new Set([...is.keys(), ...was.keys()])];
  const found = keys.flatMap((key): RereadChange[] => {
    const [then, now] = [was.get(key), is.get(key)];
    const { name, pointer } = now ?? then ?? { name: "", pointer: "" };
    const [from, to] = [shownOf(then?.value ?? null), shownOf(now?.value ?? null)];
    const [wasDoubtful, isDoubtful] = [then?.isDoubtful ?? false, now?.isDoubtful ?? false];
    const [one, other] = [then?.whole ?? from, now?.whole ?? to];
    const isSame = wasDoubtful === isDoubtful && isSameSentence(withoutNothing(one), withoutNothing(other));
    // A file that could not be read has nothing to compare the form with.
    return isSame || (before === null && pointer === "") ? [] : [{ name, pointer, from, to, wasDoubtful, isDoubtful }];
  });
  return found.slice(0, mostChanges);
}

const causeOfReason = (reason: Reason | null): LineCause | null =>
  reason && Object.hasOwn(causes, reason.key) ? causes[reason.key as keyof typeof causes] : null;

/** Why a vendor turns: why its status is not met then, or else was not met before. "": neither has a cause. */
export const causeOfTurn = (was: Reason | null, reason: Reason | null): LineCause | "" => causeOfReason(reason) ?? causeOfReason(was) ?? "";
