import { z } from "zod";
import { aggregatePer, autoScopes, coverageKinds, interests, judgedLimits, papers } from "@/lib/compliance/coverages/values";
import { box, endorsementEffects, readerKinds } from "@/lib/extraction/schema";
import { storedSentence } from "@/lib/infra/sentences-schema";

/**
 * A value of a paper. `read`: certain. `doubt`: the paper states something unclear. `absent`: the paper states nothing. `reader` is
 * "person" where someone entered or confirmed it.
 */
const stated = <Value extends z.ZodType>(value: Value) =>
  z.object({
    state: z.enum(["read", "doubt", "absent"]),
    value: value.nullable(),
    reader: z.enum(readerKinds).nullable(),
    confidence: z.number().min(0).max(1),
    /** Where it is: PDF points from the top left of the page as shown. */
    page: z.number().int().positive().nullable(),
    box: box.nullable(),
  });

/** A value of a paper, as `stated` describes it. */
export type Stated<Value> = {
  state: "read" | "doubt" | "absent";
  value: Value | null;
  reader: (typeof readerKinds)[number] | null;
  confidence: number;
  page: number | null;
  box: z.infer<typeof box> | null;
};

const text = stated(z.string());
const date = stated(z.iso.date());
const yesNo = stated(z.boolean());
const dollars = stated(z.number().int().nonnegative());

/** One coverage line of a paper. A limit that the paper does not state has no key. */
const judgedCoverage = z.object({
  /** null: a coverage that no requirement can name. */
  kind: z.enum(coverageKinds).nullable(),
  /** The row's own words in a free row. */
  name: z.string().nullable(),
  policyNumber: text,
  insurerName: z.string().nullable(),
  insurerNaic: z.string().nullable(),
  effective: date,
  expiration: date,
  basis: stated(z.enum(["OCCURRENCE", "CLAIMS_MADE"])),
  /** Of an umbrella row: it is called excess, so it is above another policy. */
  isExcess: z.boolean().optional(),
  /** Claims-made policies cover what happened since this day. Certificates rarely state the day. */
  retroactiveDate: date,
  additionalInsured: yesNo,
  waiverOfSubrogation: yesNo,
  /** ACORD 25 has no such box; some redrawn forms do. */
  primary: yesNo,
  aggregatePer: stated(z.enum(aggregatePer)),
  autos: stated(z.array(z.enum(autoScopes))),
  /** Which of the row's boxes are checked. */
  boxes: stated(z.array(z.string())).optional(),
  /** Workers compensation: the box PER STATUTE. */
  perStatute: yesNo,
  proprietorExcluded: yesNo,
  /** Property: the interests of the one to whom it is made out. Absent: the form has no such boxes, or none is checked. */
  interests: stated(z.array(z.enum(interests))).optional(),
  limits: z.partialRecord(z.enum(judgedLimits), dollars),
  /** Whether the automobile limits are split: bodily injury per person, per accident, property damage. */
  hasSplitLimits: z.boolean(),
});
export type JudgedCoverage = z.infer<typeof judgedCoverage>;

/** An endorsement of which the file has the page, or which the description of operations names. */
const judgedEndorsement = z.object({
  /** Number without edition ("CG 20 10"); null: a carrier's own form. */
  form: z.string().nullable(),
  /** MM YY. */
  edition: z.string().nullable(),
  gives: z.array(z.enum(endorsementEffects)),
  line: z.enum(coverageKinds).nullable(),
  source: z.enum(["page", "list", "description", "addendum"]),
  /** false: the paper denies it; null: only under a condition, or the page says that it is not in force. */
  granted: z.boolean().nullable(),
  /** Lines of its schedule. */
  persons: z.array(z.string()),
  policyNumber: z.string().nullable(),
  effective: z.iso.date().nullable(),
  /** The day on which it ends, where it says one. */
  expires: z.iso.date().nullable(),
  /** The named insured, where it says one. */
  insured: z.string().nullable(),
  page: z.number().int().positive(),
  text: z.string(),
});
export type JudgedEndorsement = z.infer<typeof judgedEndorsement>;

/**
 * One paper of a vendor, as the verdict sees it: one certificate, declarations page or endorsement of a stored file. The engine knows
 * nothing else of a document. Dates are ISO dates in the company's time zone, amounts whole dollars.
 */
export const judgedDocument = z.object({
  /** The stored file. */
  id: z.string(),
  /** The place of the paper within its file. */
  part: z.number().int().min(0),
  fileName: z.string(),
  paper: z.enum(papers),
  /** false: notices, endorsement pages alone and other papers open no coverage. */
  expectsCoverage: z.boolean(),
  /** The file's content is unknown: it waits, is being read, or could not be read. */
  isUnread: z.boolean(),
  /** The page of a passport. Only the files inside it count, so no one needs to look at the page. */
  isPassportPage: z.literal(true).optional(),
  /** Of an unread file: it waits or is being read; left out: it could not be read. */
  isBeingRead: z.boolean().optional(),
  /** The upload, its day where the company is first; decides which of two papers without a date is newer. */
  addedAt: z.string(),
  certificateDate: z.iso.date().nullable(),
  /** The edition of its ACORD 25, "2016/03"; omitted: another form, or none was read. */
  edition: z.string().optional(),
  insured: text,
  /** Names that a person accepted as this vendor's, for this file alone. */
  acceptedInsured: z.array(z.string()),
  /** Whether a person said that its insured is another firm; omitted: no one did. */
  isInsuredRejected: z.boolean().optional(),
  holder: text,
  /** Why the holder matches no legal name of the company. Omitted when a name matches, or when the company has entered no names. */
  holderDoubt: storedSentence.optional(),
  /** A person's answer about the certificate holder of this file. */
  holderAnswer: z.enum(["accepted", "rejected"]).nullable(),
  description: text,
  /**
   * Words of its page that are neither the form's nor a value's. `place`: among the marks of the certificate; `coverage`: the place of the
   * coverage in whose row they are; `cell`: the value in whose cell they are, which they leave in doubt.
   */
  marks: z
    .array(
      z.object({
        place: z.number().int().nonnegative(),
        text: z.string(),
        coverage: z.number().int().nonnegative().nullable(),
        page: z.number().int().positive(),
        box,
        cell: z.enum(["policyNumber", "effective", "expiration", "other"]).optional(),
      }),
    )
    .optional(),
  /** The mark by which a person said that the paper is not valid. It then proves nothing. */
  invalid: z.object({ words: z.string(), page: z.number().int().positive(), box }).nullable().optional(),
  /** Days of notice before cancellation that the paper itself states. */
  noticeDays: stated(z.number().int().positive()),
  coverages: z.array(judgedCoverage),
  endorsements: z.array(judgedEndorsement),
  /** Why nothing of the paper is certain: a CANCELED stamp, hidden text, a changed form field. One sentence each. */
  doubts: z.array(storedSentence),
  /** What a person still has to look at, whether or not it is required. It keeps the record under review. */
  questions: z.array(storedSentence),
});
export type JudgedDocument = z.infer<typeof judgedDocument>;

/** A paper of one of the company's kinds of documents, as the verdict sees it. It states no coverage. */
export type KindPaper = {
  /** The stored file. */
  id: string;
  fileName: string;
  /** The id of its kind. */
  kind: string;
  /** As it states it, or as a person typed it; null: not known. */
  number: string | null;
  /** The lines at the top of its first page. */
  titles: readonly string[];
  /** The upload, its day where the company is first. */
  addedAt: string;
  /** ISO dates; null: not known, or it never expires. */
  issuedOn: string | null;
  expiresOn: string | null;
  neverExpires: boolean;
  /** Its content is unknown: it waits, is being read, or could not be read. */
  isUnread: boolean;
  isBeingRead: boolean;
  /** Why it is not certain what it is. */
  doubt: z.infer<typeof storedSentence> | null;
};
