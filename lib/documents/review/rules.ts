import { coverageCodes, insurerOf } from "@/lib/compliance/policies/rules";
import { evidenceAt, type ListName, nameOf, valueAt } from "@/lib/documents/readings/rules";
import type { ReadValue } from "@/lib/documents/readings/schema";
import { aggregateScopeNames, names } from "@/lib/documents/review/values";
import { sure } from "@/lib/extraction/certainty-rules";
import type { ExtraLimitKey, LimitKey, ReadCertificate } from "@/lib/extraction/schema";
import { aggregateScopes, extraLimitKeys, limitKeys, policyTypes } from "@/lib/extraction/values";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

/*
 * A certificate as a person goes through it: its values in the form's order, each with what it may be and how sure it is.
 */

/** `amount`: whole dollars, or the form's words in their place. `whole`: whether a list is complete. */
export type FieldKind = "text" | "paragraph" | "date" | "amount" | "dollars" | "naic" | "letter" | "words" | "whole" | "choice";

/**
 * read: clear enough to count. confirmed: by a person. doubtful: counts, but a person should look. unreadable: stated, and not
 * counted. contradictory: cannot be with another value. missing: not on the form.
 */
export type FieldState = "read" | "confirmed" | "doubtful" | "unreadable" | "contradictory" | "missing";

export type Field = {
  pointer: string;
  name: Sentence;
  kind: FieldKind;
  value: ReadValue;
  state: FieldState;
  /** Why a person should look, for people. */
  reason: Sentence | null;
  evidence: ReadCertificate["evidence"][string] | null;
};

export type FieldGroup = { key: string; title: Sentence; row: { list: ListName; position: number } | null; fields: Field[] };

/** The limits that the form has a line for, per coverage. */
export const statedLimits: Record<(typeof policyTypes)[number], readonly LimitKey[]> = {
  GENERAL_LIABILITY: limitKeys.slice(0, 6),
  AUTO_LIABILITY: ["combinedSingleLimit"],
  UMBRELLA_POLICY: ["umbrellaEachOccurrence", "umbrellaAggregate"],
  WORKERS_COMPENSATION: ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"],
  OTHER: [],
};

/** Values to choose among, with their words; the first is for a value that is not on the form. */
const answers = [
  { value: true, label: "common.yes" },
  { value: false, label: "common.no" },
] as const;
const choices: Record<string, readonly { value: string | boolean; label: PlainKey }[]> = {
  additionalInsured: answers,
  waiverOfSubrogation: answers,
  proprietorExcluded: answers,
  occurrenceOrClaimsMade: [
    { value: "OCCURRENCE", label: "documents.occurrence" },
    { value: "CLAIMS_MADE", label: "documents.claimsMade" },
  ],
  aggregateAppliesPer: aggregateScopes.map((value) => ({ value, label: aggregateScopeNames[value] })),
  type: policyTypes.map((value) => ({ value, label: coverageCodes[value] })),
};

const lastOf = (pointer: string) => pointer.split("/").at(-1) ?? "";

/** What may be chosen for a value; undefined where it is typed. */
export const choicesOf = (pointer: string) => choices[lastOf(pointer)];

const kinds: [RegExp, FieldKind][] = [
  [/^\/(policies|insurers)$/, "whole"],
  [/^\/certificateDate$|^\/policies\/\d+\/(effective|expiration)Date$/, "date"],
  [/^\/certificateNumber$|^\/producer\/(name|contact|phone|email)$|^\/insured\/name$|^\/insurers\/\d+\/name$/, "text"],
  [/^\/policies\/\d+\/(policyNumber|typeText)$/, "text"],
  [/^\/(producer|insured)\/address$|^\/certificateHolder$|^\/descriptionOfOperations$/, "paragraph"],
  [/^\/insurers\/\d+\/naic$/, "naic"],
  [/^\/insurers\/\d+\/letter$|^\/policies\/\d+\/insurerLetter$/, "letter"],
  [
    /^\/policies\/\d+\/(additionalInsured|waiverOfSubrogation|proprietorExcluded|occurrenceOrClaimsMade|aggregateAppliesPer|type)$/,
    "choice",
  ],
  [new RegExp(`^/policies/\\d+/limits/(${[...limitKeys, ...extraLimitKeys].join("|")})$`), "amount"],
  [/^\/policies\/\d+\/otherLimits\/\d+$/, "dollars"],
  [/^\/policies\/\d+\/ticked$/, "words"],
];

/** The kind of the field that a pointer names in this certificate; null: no such field. */
export function fieldKind(certificate: ReadCertificate, pointer: string): FieldKind | null {
  const [, list, at] = /^\/(policies|insurers)\/(\d+)/.exec(pointer) ?? [];
  const row = list ? certificate[list as ListName][Number(at)] : certificate;
  const other = /\/otherLimits\/(\d+)$/.exec(pointer);
  if (!row || (other && "otherLimits" in row && !row.otherLimits[Number(other[1])])) return null;
  return kindOf(pointer);
}

/** The kind of a field by its pointer alone. */
export const kindOf = (pointer: string): FieldKind | null => kinds.find(([shape]) => shape.test(pointer))?.[1] ?? null;

function nameOfField(certificate: ReadCertificate, pointer: string): Sentence {
  const other = /^\/policies\/(\d+)\/otherLimits\/(\d+)$/.exec(pointer);
  const label = other && certificate.policies[Number(other[1])]?.otherLimits[Number(other[2])]?.label;
  // A pointer comes from the caller, who may name what every object has.
  const name = [pointer, lastOf(pointer)].flatMap((key) => (Object.hasOwn(names, key) ? (names[key] ?? []) : []))[0];
  return label ?? (name ? coded(name) : lastOf(pointer));
}

/** "General liability: Expiration date", where the value is shown alone. */
export function fullName(certificate: ReadCertificate, pointer: string): Sentence {
  const [, list, at] = /^\/(policies|insurers|producer|insured)(?:\/(\d+))?\//.exec(pointer) ?? [];
  const name = nameOfField(certificate, pointer);
  if (list === "policies" || list === "insurers") {
    const item = certificate[list][Number(at)];
    return item ? joined(":", [nameOf({ list, item } as Parameters<typeof nameOf>[0]), name]) : name;
  }
  const place = list && names[list];
  return place ? joined(":", [coded(place), name]) : name;
}

function fieldOf(certificate: ReadCertificate, pointer: string): Field {
  const kind = fieldKind(certificate, pointer) ?? "text";
  const value = valueAt(certificate, pointer);
  const evidence = evidenceAt(certificate, pointer);
  const contradiction = contradictionAt(certificate, pointer);
  const reason = contradiction ?? certificate.reasons[pointer] ?? null;
  const isUnreadable = certificate.unreadable.includes(pointer);
  const state: FieldState = isUnreadable
    ? "unreadable"
    : contradiction
      ? "contradictory"
      : value === null || (Array.isArray(value) && value.length === 0)
        ? "missing"
        : evidence?.reader === "person"
          ? "confirmed"
          : reason || (evidence && evidence.confidence < sure)
            ? "doubtful"
            : "read";
  return { pointer, name: nameOfField(certificate, pointer), kind, value, state, reason, evidence };
}

/** What makes a date impossible beside the other one of its policy. */
function contradictionAt(certificate: ReadCertificate, pointer: string): Sentence | null {
  const at = /^\/policies\/(\d+)\/(?:effective|expiration)Date$/.exec(pointer)?.[1];
  const policy = certificate.policies[Number(at ?? -1)];
  const isOver = policy?.effectiveDate && policy.expirationDate && policy.expirationDate <= policy.effectiveDate;
  return isOver ? coded("documents.thePolicyExpiresBeforeIt") : null;
}

/** Whether a person should look at it. */
export const isDoubt = ({ state }: Pick<Field, "state">): boolean => ["doubtful", "unreadable", "contradictory"].includes(state);

function policyPointers(certificate: ReadCertificate, at: number): string[] {
  const policy = certificate.policies[at];
  if (!policy) return [];
  const { type } = policy;
  const has = (key: LimitKey | ExtraLimitKey) => {
    const pointer = `/policies/${at}/limits/${key}`;
    return valueAt(certificate, pointer) !== null || certificate.unreadable.includes(pointer);
  };
  const keys = [...limitKeys, ...extraLimitKeys].filter((key) => statedLimits[type].some((one) => one === key) || has(key));
  const hasBasis = type !== "AUTO_LIABILITY" && type !== "WORKERS_COMPENSATION";
  const own = [
    "type",
    ...(type === "OTHER" ? ["typeText"] : []),
    "insurerLetter",
    "policyNumber",
    "effectiveDate",
    "expirationDate",
    "additionalInsured",
    "waiverOfSubrogation",
    ...(hasBasis ? ["occurrenceOrClaimsMade"] : []),
    ...(type === "GENERAL_LIABILITY" ? ["aggregateAppliesPer"] : []),
    ...(type === "WORKERS_COMPENSATION" ? ["proprietorExcluded"] : []),
    ...keys.map((key) => `limits/${key}`),
    ...policy.otherLimits.map((_, index) => `otherLimits/${index}`),
    "ticked",
  ];
  return own.map((key) => `/policies/${at}/${key}`);
}

/** All values of a certificate in the order of the form. */
export function groupsOf(certificate: ReadCertificate): FieldGroup[] {
  const doubtfulList = (pointer: string) => (certificate.unreadable.includes(pointer) ? [pointer] : []);
  const group = (key: string, title: Sentence, pointers: readonly string[], row: FieldGroup["row"] = null): FieldGroup => {
    const shown = new Set(pointers);
    const more = row ? certificate.unreadable.filter((one) => one.startsWith(`/${row.list}/${row.position}/`) && !shown.has(one)) : [];
    return { key, title, row, fields: [...pointers, ...more].map((pointer) => fieldOf(certificate, pointer)) };
  };
  const under = (party: string, keys: readonly string[]) => keys.map((key) => `/${party}/${key}`);
  return [
    group("certificate", coded("documents.certificate"), ["/certificateDate", "/certificateNumber"]),
    group("producer", coded("documents.producer"), under("producer", ["name", "address", "contact", "phone", "email"])),
    group("insured", coded("documents.insuredText"), under("insured", ["name", "address"])),
    ...doubtfulList("/insurers").map((pointer) => group("insurers", coded("documents.insurers"), [pointer])),
    ...certificate.insurers.map((item, position) =>
      group(`insurer-${position}`, nameOf({ list: "insurers", item }), under(`insurers/${position}`, ["name", "naic"]), {
        list: "insurers",
        position,
      }),
    ),
    ...doubtfulList("/policies").map((pointer) => group("policies", coded("common.coverages"), [pointer])),
    ...certificate.policies.map((item, position) => {
      const insurer = insurerOf(certificate, item)?.name;
      const name = nameOf({ list: "policies", item });
      const title = insurer ? joined(" · ", [name, insurer]) : name;
      return group(`policy-${position}`, title, policyPointers(certificate, position), { list: "policies", position });
    }),
    group("description", coded("documents.descriptionOfOperations"), ["/descriptionOfOperations"]),
    group("holder", coded("documents.certificateHolder"), ["/certificateHolder"]),
  ];
}

/** A mark that is open, and the value that it leaves in doubt. */
export type OpenMark = { certificate: number; pointer: string | null };

/** `dated`: a date was typed with the file. `open`: the marks that are asked. */
export type Given = { dated: boolean; open?: readonly OpenMark[] };

/** Whether a value is in doubt by a mark: that asks about it, and the value is not asked a second time. */
export const isAskedByMark = ({ open = [] }: Given, certificate: number, pointer: string): boolean =>
  open.some((mark) => mark.certificate === certificate && mark.pointer === pointer);

/** What keeps a document under review while it is not stated (`summariseReading`). */
export function isNeeded({ policies }: ReadCertificate, { pointer, state }: Pick<Field, "pointer" | "state">, { dated }: Given): boolean {
  if (state !== "missing") return false;
  return pointer === "/insured/name" ? policies.length > 0 : !dated && /^\/policies\/\d+\/expirationDate$/.test(pointer);
}
