import { z } from "zod";
import { aggregateScopes, extraLimitKeys, limitKeys, markAnswers, noticeKinds, policyTypes } from "@/lib/extraction/values";
import { storedSentence } from "@/lib/infra/sentences-schema";

/** Kinds of documents that a page can be; ACORD_25_LOOKALIKE is a redrawn grid without ACORD's own footer. */
export const formTypes = [
  "ACORD_25",
  "ACORD_25_LOOKALIKE",
  "ACORD_24",
  "ACORD_27",
  "ACORD_28",
  "NON_ACORD_CERTIFICATE",
  "DECLARATIONS",
  "ENDORSEMENT",
  /** Of cancellation, non-renewal, reinstatement or a change of a policy. */
  "NOTICE",
  /** A request for a taxpayer's number, which is often sent along or by mistake. */
  "W9",
  "OTHER",
] as const;
export type FormType = (typeof formTypes)[number];

export type PolicyType = (typeof policyTypes)[number];

export type LimitKey = (typeof limitKeys)[number];

export type ExtraLimitKey = (typeof extraLimitKeys)[number];

export type NoticeKind = (typeof noticeKinds)[number];

export type AggregateScope = (typeof aggregateScopes)[number];

/** `person`: a person looked at the page and confirmed it. */
export const readerKinds = ["fillable", "text", "ocr", "office", "person"] as const;
export type ReaderKind = (typeof readerKinds)[number];

/** [x0, y0, x1, y1] in PDF points from the top left of the page as shown. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof box>;

export const evidence = z.object({
  page: z.number().int().positive(),
  box,
  /** The literal text that the value was made from. */
  text: z.string(),
  reader: z.enum(readerKinds),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});

const text = z.string().nullable();
const isoDate = z.iso.date().nullable();
const dollars = z.number().int().nonnegative().nullable();
const amounts = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, dollars])) as Record<Key, typeof dollars>;

export const readPolicy = z.object({
  type: z.enum(policyTypes),
  /** The row's own words where the type is OTHER. */
  typeText: text,
  insurerLetter: text,
  policyNumber: text,
  effectiveDate: isoDate,
  expirationDate: isoDate,
  occurrenceOrClaimsMade: z.enum(["OCCURRENCE", "CLAIMS_MADE"]).nullable(),
  /** Claims-made: since when it covers; 1900-01-01 where the paper says that there is no such day. Present when read. */
  retroactiveDate: isoDate.optional(),
  /** null: the form has no such box for this row, or it could not be read. */
  additionalInsured: z.boolean().nullable(),
  waiverOfSubrogation: z.boolean().nullable(),
  aggregateAppliesPer: z.enum(aggregateScopes).nullable(),
  limits: z.object({ ...amounts(limitKeys), ...z.object(amounts(extraLimitKeys)).partial().shape }),
  /** Words where an amount is expected ("Included"), by limit key. */
  limitsText: z.record(z.string(), z.string()),
  otherLimits: z.array(z.object({ label: z.string(), amount: z.number().int().nonnegative() })),
  /** Workers compensation: whether proprietors, partners or officers are left out; null: not stated, or another row. */
  proprietorExcluded: z.boolean().nullable().default(null),
  /** Words ticked in the row that have no key of their own, such as ANY AUTO or PER STATUTE. */
  ticked: z.array(z.string()),
});
export type ReadPolicy = z.infer<typeof readPolicy>;

/** What an endorsement form gives, or takes away. */
export const endorsementEffects = [
  "ADDITIONAL_INSURED_ONGOING",
  "ADDITIONAL_INSURED_COMPLETED",
  "ADDITIONAL_INSURED",
  "PRIMARY",
  "WAIVER_OF_SUBROGATION",
  "AGGREGATE_PER_PROJECT",
  "AGGREGATE_PER_LOCATION",
  "NOTICE_OF_CANCELLATION",
  "EXCLUSION",
] as const;
export type EndorsementEffect = (typeof endorsementEffects)[number];

/**
 * An endorsement. The file has its page, or only names it in a list of forms, in the description of operations, or in an answer of an
 * addendum.
 */
export const readEndorsement = z.object({
  /** Number without edition ("CG 20 10"); null: a carrier's own form without one. */
  form: text,
  /** MM YY. */
  edition: text,
  line: z.enum(policyTypes),
  gives: z.array(z.enum(endorsementEffects)),
  source: z.enum(["page", "list", "description", "addendum"]),
  /** false: the sentence denies it; null: only under a condition, or the page says that it is not in force. */
  granted: z.boolean().nullable(),
  /** Persons and organisations in its schedule, as lines. */
  persons: z.array(z.string()),
  policyNumber: text,
  effectiveDate: isoDate,
  /** What a page says of its end and of the insured; readings from before have neither. */
  expirationDate: isoDate.optional(),
  insured: text.optional(),
  page: z.number().int().positive(),
  /** The sentence, or the page's title. */
  text: z.string(),
});
export type ReadEndorsement = z.infer<typeof readEndorsement>;

/** What a notice says of one policy. What is not certain is null, with its pointer in the certificate's `unreadable`. */
export const readNotice = z.object({
  kind: z.enum(noticeKinds),
  policyNumber: text,
  /** null: the notice names no coverage beside the policy. */
  coverage: z.enum(policyTypes).nullable(),
  /** The words for it where the coverage is OTHER. */
  coverageText: text,
  /** The day from which on it counts. */
  effective: isoDate,
  /** The day on which it was written; null: not stated, or unreadable. */
  noticeDate: isoDate,
  /** The term that a reinstatement states, as far as it does. */
  periodFrom: isoDate.optional(),
  periodTo: isoDate.optional(),
});
export type ReadNotice = z.infer<typeof readNotice>;

/** What is on a page and neither the form's nor a value's. */
export const readMark = z.object({
  page: z.number().int().positive(),
  /** Without a size: its place is not known. */
  box,
  /** "": a line or another drawing. */
  text: z.string(),
  /** The place of the policy in whose row it is; null: it may concern all. */
  policy: z.number().int().nonnegative().nullable(),
  /** Pointer to the value, or the list, that it leaves in doubt. */
  value: z.string().optional(),
  /** What a person said of it, in the reading with this revision. */
  answer: z.object({ is: z.enum(markAnswers), revision: z.number().int().positive() }).optional(),
});
export type ReadMark = z.infer<typeof readMark>;

/** One certificate (or declarations page, or notice) of a file. `evidence`, `unreadable` and `reasons` use JSON pointers into it. */
export const readCertificate = z.object({
  page: z.number().int().positive(),
  formType: z.enum(formTypes),
  formEdition: text,
  certificateDate: isoDate,
  certificateNumber: text,
  producer: z.object({ name: text, address: text, contact: text, phone: text, email: text }),
  insured: z.object({ name: text, address: text }),
  certificateHolder: text,
  insurers: z.array(z.object({ letter: text, name: text, naic: text })),
  policies: z.array(readPolicy),
  descriptionOfOperations: text,
  endorsements: z.array(readEndorsement).default([]),
  /** One for each policy that the page gives notice of. */
  notices: z.array(readNotice).default([]),
  /** Readings from before have none. */
  marks: z.array(readMark).optional(),
  evidence: z.record(z.string(), evidence),
  /** Pointers of values that the form states but that could not be read with confidence; such a value is null. */
  unreadable: z.array(z.string()),
  /** Why, one sentence a pointer. */
  reasons: z.record(z.string(), storedSentence),
});
export type ReadCertificate = z.infer<typeof readCertificate>;

/** Why a file inside a PDF cannot be read by itself. */
export const insideReasons = ["unsupported", "too_many", "too_deep", "nested_passport"] as const;

/** A file that a PDF carries. `file`: its name in the folder that it was written into; null: it cannot be used, for the reason. */
export const fileInside = z.object({ name: z.string(), file: z.string().nullable(), reason: z.enum(insideReasons).nullable() });
export type FileInside = z.infer<typeof fileInside>;

/** What is read of a paper that is no evidence of insurance. What is not certain is null. */
export const readPaper = z.object({
  /** The lines at the top of its first page. */
  titles: z.array(z.string()),
  number: text,
  issuer: text,
  state: text,
  issuedOn: isoDate,
  expiresOn: isoDate,
  /** What lies across the page, such as VOID; null: nothing. */
  stamp: text,
  /** By the names of the values. */
  evidence: z.record(z.string(), evidence),
});
export type ReadPaper = z.infer<typeof readPaper>;

/** What is read from one file. `millis` is the wall time of the reading. */
export const extraction = z.object({
  file: z.string(),
  sha256: z.string(),
  pages: z.number().int().nonnegative(),
  millis: z.number().int().nonnegative(),
  warnings: z.array(storedSentence),
  certificates: z.array(readCertificate),
  /** The files that it carries and that are read by themselves. */
  inside: z.array(fileInside).optional(),
  /** Of a file whose first page is no ACORD form and no notice. Readings from before have none. */
  paper: readPaper.optional(),
  /** It is a passport: its page states nothing, and the files inside it are checked against its signature. */
  isPassport: z.literal(true).optional(),
});
export type Extraction = z.infer<typeof extraction>;

/** Size of a page as shown, in PDF points: the frame in which the boxes of evidence lie. */
export const pageSize = z.object({ width: z.number().positive(), height: z.number().positive() });
export type PageSize = z.infer<typeof pageSize>;

/**
 * A page for the eye: the picture of one page, twice, and the sizes of all, or of a Word file, which has no pages, its lines.
 * `first`: AVIF, small, for the first look; `sharp`: WebP, for reading.
 */
export const drawnPage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("picture"),
    first: z.instanceof(Uint8Array),
    sharp: z.instanceof(Uint8Array),
    pages: z.array(pageSize),
  }),
  z.object({ kind: z.literal("lines"), lines: z.array(z.string()) }),
]);
export type DrawnPage = z.infer<typeof drawnPage>;

/** `unsure`: its words that were not recognized with confidence. */
const lineOfPage = z.object({ text: z.string(), box, unsure: z.array(z.string()) });
/** A row of a page: its cells from left to right, each with its lines. Running text has one cell a line. `block`: the column of text that it is in. */
const rowOfPage = z.object({ block: z.number(), cells: z.array(z.object({ text: z.string(), lines: z.array(lineOfPage) })) });
export type RowOfPage = z.infer<typeof rowOfPage>;

/** The text of a file, page by page. `hasPlaces`: a Word file has none. `isScan`: the text was recognized in a picture. `isPartial`: pages were not read. */
export const fileRows = z.object({
  pages: z.array(
    z.object({ number: z.number(), ...pageSize.shape, hasPlaces: z.boolean(), isScan: z.boolean(), rows: z.array(rowOfPage) }),
  ),
  isPartial: z.boolean(),
});
export type FileRows = z.infer<typeof fileRows>;

/** Why a file could not be read at all. */
export const readingErrorCodes = [
  "not_found",
  /** The disk is full or away. */
  "unavailable",
  /** What opens files of its kind is not installed. */
  "no_decoder",
  /** The server had no time or memory for the file, or the worker was stopped. */
  "interrupted",
  /** It was expected to need little processor time and needs more. */
  "not_quick",
  "unsupported",
  "broken",
  "password",
  "too_many_pages",
  "too_many_words",
  "picture_too_large",
  "timeout",
  "out_of_memory",
  "cancelled",
  "crashed",
] as const;
export type ReadingErrorCode = (typeof readingErrorCodes)[number];

/** Codes that say nothing of the file: it is read again. */
export const isServersFault = (code: ReadingErrorCode) =>
  ["unavailable", "no_decoder", "interrupted", "cancelled", "not_quick"].includes(code);

/** A file that cannot be read; `message` is a sentence for the person who sent it. */
export class ReadingError extends Error {
  constructor(
    readonly code: ReadingErrorCode,
    message: string,
  ) {
    super(message);
    this.name = "ReadingError";
  }
}
