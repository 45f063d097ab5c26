import { coverageCodes } from "@/lib/compliance/policies/rules";
import { summariseReading } from "@/lib/documents/rules";
import type { Extraction, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** What a reading lacks: the path in `expect`, what it asks for, and what was read. */
export type Shortfall = { path: string; expected: string; got: string };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const show = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing"));
const lettersIn = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
const tidy = (text: string) => text.trim().replace(/\s+/g, " ");

/** Compares a reading with what a file NAME.expected.json asks for under `expect`. What cannot be interpreted is a shortfall. */
export function compareReading(expect: unknown, reading: Extraction): Shortfall[] {
  if (!isFields(expect) || Object.keys(expect).length === 0)
    return [{ path: "expect", expected: "an object with at least one entry", got: show(expect) }];
  const [first] = reading.certificates;
  if (!first) return [{ path: "expect", expected: "a certificate", got: "no certificate was read" }];
  return compareCertificate(expect, first, reading);
}

function compareCertificate(expect: Fields, certificate: ReadCertificate, reading: Extraction): Shortfall[] {
  const context = { certificate, reading };
  return Object.entries(expect).flatMap(([key, expected]) => {
    const compare = Object.hasOwn(named, key) ? named[key] : undefined;
    const found = compare ? compare(expected, context) : comparePath(key, expected, context);
    return found.map((one) => ({ path: key, ...one, expected: one.expected ?? show(expected) }));
  });
}

type Context = { certificate: ReadCertificate; reading: Extraction };
type Finding = { got: string; path?: string; expected?: string };
type Compare = (expected: unknown, context: Context) => Finding[];

const unknown = (expected: unknown): Finding[] => [{ got: `this expectation is not understood: ${show(expected)}` }];
const listOf = (expected: unknown): unknown[] => (Array.isArray(expected) ? expected : [expected]);

/** Entries of `expect` that are not places in the certificate. */
const named: Record<string, Compare> = {
  unreadable: (expected, { certificate }) =>
    listOf(expected).flatMap((one) => {
      if (typeof one !== "string") return unknown(one);
      const pointers = one.split(/\s+or\s+/);
      if (!pointers.every((pointer) => /^\/\S+$/.test(pointer))) return unknown(one);
      return pointers.some((pointer) => certificate.unreadable.includes(pointer))
        ? []
        : [{ expected: one, got: `unreadable: ${show(certificate.unreadable)}` }];
    }),
  warnings: (expected, { reading }) =>
    listOf(expected).flatMap((one) => {
      if (typeof one !== "string" || lettersIn(one) === "") return unknown(one);
      const plain = (text: string) => lettersIn(text.replace(/\bpage \d+/gi, "page"));
      return reading.warnings.some((warning) => plain(inWords(warning)).includes(plain(one)))
        ? []
        : [{ expected: one, got: show(reading.warnings) }];
    }),
  certificates: (expected, { reading }) => {
    const { certificates } = reading;
    if (typeof expected === "number")
      return certificates.length === expected ? [] : [{ got: `${certificates.length}: ${certificates.map(({ formType }) => formType)}` }];
    if (!Array.isArray(expected)) return unknown(expected);
    if (expected.length !== certificates.length) return [{ expected: `${expected.length}`, got: `${certificates.length}` }];
    return expected.flatMap((one, at) => {
      const certificate = certificates[at];
      if (!isFields(one) || !certificate) return unknown(one);
      return compareCertificate(one, certificate, reading).map((found) => ({ ...found, path: `certificates/${at} ${found.path}` }));
    });
  },
  policies: comparePolicies,
  rows: (expected, { reading }) => {
    const policies = reading.certificates.flatMap((one) => one.policies);
    return listOf(expected).flatMap((row) => {
      if (!Array.isArray(row) || row.length < 2) return unknown(row);
      const misses = policies.map((policy) => rowMisses(row, policy));
      if (misses.some((one) => one === "unknown")) return unknown(row);
      return misses.some((one) => one === null) ? [] : [{ expected: show(row), got: show(policies.map(rowOf)) }];
    });
  },
  note: (expected, { certificate }) => {
    const pointers =
      typeof expected === "string" && /\b(?:doubts?|unreadable)\b/i.test(expected) ? expected.match(/\/[a-z]\w*(?:\/\w+)*/gi) : null;
    if (!pointers) return unknown(expected);
    const { unreadable } = certificate;
    const isInDoubt = (pointer: string) =>
      unreadable.some((one) => one === pointer || one.startsWith(`${pointer}/`) || pointer.startsWith(`${one}/`));
    return pointers
      .filter((pointer) => !isInDoubt(pointer))
      .map((pointer) => ({ got: `no doubt on ${pointer}; unreadable: ${show(unreadable)}` }));
  },
  green: (expected, { reading }) => {
    if (typeof expected !== "boolean") return unknown(expected);
    const { reviewReasons } = summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null });
    const isGreen = reviewReasons.length === 0;
    return isGreen === expected ? [] : [{ got: isGreen ? "no review needed" : reviewReasons.map(inWords).join(" ") }];
  },
};

/** `policies` holds a count, rows, or words: "none", or "none of COVERAGE: reason". */
function comparePolicies(expected: unknown, { certificate, reading }: Context): Finding[] {
  const policies = reading.certificates.flatMap((one) => one.policies);
  if (typeof expected === "number")
    return policies.length === expected ? [] : [{ got: `${policies.length}: ${show(policies.map(rowOf))}` }];
  if (Array.isArray(expected)) {
    if (policies.length !== expected.length) return [{ expected: `${expected.length} policies`, got: `${policies.length}` }];
    return expected.flatMap((one, at) =>
      Array.isArray(one) && policies[at]
        ? rowMisses(one, policies[at]) === null
          ? []
          : [{ path: `policies/${at}`, expected: show(one), got: show(rowOf(policies[at])) }]
        : compareValue(`/policies/${at}`, one, policies[at], certificate),
    );
  }
  if (typeof expected !== "string") return unknown(expected);
  const [, coverage] = /^none(?: of (?:type )?([^:;.]+))?(?:[:;.]|$)/i.exec(expected.trim()) ?? [null, null];
  if (coverage === null) return unknown(expected);
  const isMeant = (policy: ReadPolicy) => {
    const own = [policy.type, policy.typeText ?? "", say(coverageCodes[policy.type])].map(lettersIn).filter(Boolean);
    return coverage === undefined || own.some((name) => name.includes(lettersIn(coverage)));
  };
  const wrong = policies.filter(isMeant);
  return wrong.length === 0 ? [] : [{ got: show(wrong.map(rowOf)) }];
}

const amountsOf = ({ limits, otherLimits }: ReadPolicy): [string, number][] => [
  ...Object.entries(limits).flatMap(([key, amount]): [string, number][] =>
    amount === null || amount === undefined ? [] : [[key, amount]],
  ),
  ...otherLimits.map(({ label, amount }): [string, number] => [label, amount]),
];
const rowOf = (policy: ReadPolicy) => [policy.typeText ?? policy.type, policy.policyNumber, Object.fromEntries(amountsOf(policy))];

/** Whether a policy differs from a row of name, number, term and amounts; null: it does not. The amounts are all that it has. */
function rowMisses(row: readonly unknown[], policy: ReadPolicy): null | "differs" | "unknown" {
  const [name, ...rest] = row;
  if (typeof name !== "string") return "unknown";
  const names = [policy.typeText, policy.type, say(coverageCodes[policy.type])].map((one) => lettersIn(one ?? ""));
  let isSame = policy.typeText ? lettersIn(policy.typeText) === lettersIn(name) : names.includes(lettersIn(name));
  const dates = rest.filter((one) => typeof one === "string" && /^\d{4}-\d\d-\d\d$/.test(one));
  if (dates.length > 0) isSame &&= dates.join() === [policy.effectiveDate, policy.expirationDate].slice(0, dates.length).join();
  for (const one of rest) {
    if (dates.includes(one)) continue;
    if (typeof one === "string" || one === null) isSame &&= policy.policyNumber === (one === null ? null : tidy(one));
    else if (isFields(one)) isSame &&= hasAmounts(policy, one);
    else return "unknown";
  }
  return isSame ? null : "differs";
}

function hasAmounts(policy: ReadPolicy, wanted: Fields): boolean {
  const left = amountsOf(policy);
  for (const [label, amount] of Object.entries(wanted)) {
    const at = left.findIndex(([own, value]) => value === amount && isSameLabel(own, label));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}
const shortLabel = (label: string) =>
  lettersIn(label)
    .replace(/AGGREGATE/g, "AGG")
    .replace(/OCCURRENCE/g, "OCC");
/** A label may have the coverage's name before it: "Cyber Liability Each Claim". */
const isSameLabel = (own: string, label: string) => shortLabel(own).endsWith(shortLabel(label));

/** A JSON pointer into the certificate, also followed by a word ("/policies/1 term"), or the name of one of its fields. */
function comparePath(key: string, expected: unknown, { certificate, reading }: Context): Finding[] {
  const [, path = "", word] = /^(\/?[^\s]+)(?: (\w+))?$/.exec(key) ?? [];
  const pointer = throughEmptyRows(path.startsWith("/") ? path : `/${path}`, certificate);
  const [, at, rest] = /^\/certificates\/(\d+)(\/.*)$/.exec(pointer) ?? [];
  if (at !== undefined) {
    const other = reading.certificates[Number(at)];
    return other
      ? comparePath(word ? `${rest} ${word}` : `${rest}`, expected, { certificate: other, reading })
      : [{ got: "no such certificate" }];
  }
  if (word === "term") return compareTerm(pointer, expected, certificate);
  const own = word === "number" ? `${pointer}/policyNumber` : word === "name" || word === "type" ? `${pointer}/typeText` : pointer;
  if (path === "" || (word && own === pointer)) return [{ got: "this path is not understood" }];
  const found = lookUp(certificate, own);
  if (!found) return [{ got: "no such value" }];
  return compareValue(found.pointer, expected, found.value, certificate);
}

const formRows = ["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"];

/**
 * An expectation may count the form's rows, and some rows are empty. Without an umbrella, workers' compensation is the third policy but is
 * in the fourth row. A place beyond the last policy means that row, if exactly one policy has its type.
 */
function throughEmptyRows(pointer: string, { policies }: ReadCertificate): string {
  const [, at, rest] = /^\/policies\/(\d+)(.*)$/.exec(pointer) ?? [];
  if (at === undefined || Number(at) < policies.length) return pointer;
  const own = policies.flatMap(({ type }, index) => (type === formRows[Number(at)] ? [index] : []));
  return own.length === 1 ? `/policies/${own[0]}${rest}` : pointer;
}

/** "2026-02-01..2027-02-01 or unreadable". */
function compareTerm(pointer: string, expected: unknown, certificate: ReadCertificate): Finding[] {
  const policy = lookUp(certificate, pointer)?.value as ReadPolicy | undefined;
  if (!policy) return [{ got: "no such policy" }];
  if (typeof expected !== "string") return unknown(expected);
  const matches = expected.split(/\s+or\s+/).map((one) => {
    const keys = ["effectiveDate", "expirationDate"] as const;
    if (one === "unreadable") return keys.every((key) => policy[key] === null && certificate.unreadable.includes(`${pointer}/${key}`));
    const [, from, to] = /^(\d{4}-\d\d-\d\d)\s*(?:\.\.|to|-)\s*(\d{4}-\d\d-\d\d)$/.exec(one) ?? [];
    return from === undefined ? null : policy.effectiveDate === from && policy.expirationDate === to;
  });
  if (matches.includes(null)) return unknown(expected);
  return matches.includes(true)
    ? []
    : [{ got: `${policy.effectiveDate}..${policy.expirationDate}, unreadable: ${show(certificate.unreadable)}` }];
}

/** The value at a pointer; limits may be named without `/limits`. */
function lookUp(root: unknown, pointer: string): { pointer: string; value: unknown } | null {
  let value: unknown = root;
  let path = "";
  for (const part of pointer.split("/").slice(1)) {
    const holder = value as Fields | unknown[] | null;
    if (typeof holder !== "object" || holder === null) return null;
    if (Object.hasOwn(holder, part)) [value, path] = [(holder as Fields)[part], `${path}/${part}`];
    else {
      const limits = (holder as Fields).limits;
      if (!isFields(limits) || !Object.hasOwn(limits, part)) return null;
      [value, path] = [limits[part], `${path}/limits/${part}`];
    }
  }
  return { pointer: path, value };
}

function compareValue(pointer: string, expected: unknown, value: unknown, certificate: ReadCertificate): Finding[] {
  const inDoubt = certificate.unreadable.includes(pointer) ? " (unreadable)" : "";
  const miss = (path = pointer): Finding[] => [{ path, expected: show(expected), got: `${show(value)}${inDoubt}` }];
  if (typeof expected === "string") {
    const isLiteral = isSame(expected, value);
    const isOther = expected.split(/\s+or\s+/).some((one) => isSameOrUnreadable(one.trim(), value, inDoubt !== ""));
    return isLiteral || isOther ? [] : miss();
  }
  if (Array.isArray(expected)) return isSameList(expected, value, pointer, certificate) ? [] : miss();
  if (isFields(expected)) {
    if (Object.keys(expected).length === 0 || !isFields(value)) return miss();
    return Object.entries(expected).flatMap(([key, one]) => {
      const found = lookUp(value, `/${key}`);
      return found
        ? compareValue(`${pointer}${found.pointer}`, one, found.value, certificate)
        : [{ path: `${pointer}/${key}`, expected: show(one), got: "no such value" }];
    });
  }
  return value === expected ? [] : miss();
}

function isSameOrUnreadable(expected: string, value: unknown, inDoubt: boolean): boolean {
  if (/^(?:unreadable|in doubt)$/i.test(expected)) return inDoubt && (value === null || value === undefined);
  if (/^(?:null|missing|absent)$/i.test(expected)) return value === null && !inDoubt;
  const [, other] = /^not (.+)$/i.exec(expected) ?? [];
  if (other) return !isSame(other, value) && !(typeof value === "string" && value.includes(other));
  return isSame(expected, value);
}

const isSame = (expected: string, value: unknown): boolean =>
  typeof value === "string"
    ? tidy(value) === tidy(expected)
    : typeof value === "number" && /^\$?[\d,]+$/.test(expected) && Number(expected.replace(/[$,]/g, "")) === value;

/** Lists of words hold the same words in any order; other lists are alike item by item. An insurer may be written as letter, name and NAIC. */
function isSameList(expected: readonly unknown[], value: unknown, pointer: string, certificate: ReadCertificate): boolean {
  if (!Array.isArray(value) || value.length !== expected.length) return false;
  const words = (list: readonly unknown[]) => JSON.stringify(list.map((one) => tidy(String(one))).sort());
  if (value.every((one) => typeof one === "string"))
    return expected.every((one) => typeof one === "string") && words(expected) === words(value);
  return expected.every((one, at) => {
    const own: unknown = value[at];
    const fields =
      Array.isArray(one) && isFields(own) && "naic" in own
        ? { letter: one[0] ?? null, name: one[1] ?? null, ...(one.length > 2 ? { naic: one[2] } : {}) }
        : one;
    return compareValue(`${pointer}/${at}`, fields, own, certificate).length === 0;
  });
}
