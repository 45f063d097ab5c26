import { z } from "zod";
import { senderDto } from "@/lib/compliance/policies/senders-schema";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { kindOfDocument, paperDto } from "@/lib/documents/papers/schema";
import { passportDto } from "@/lib/documents/passports/schema";
import { byInsured, documentSorts, documentTypes, expiryFilters, processingStatuses } from "@/lib/documents/values";
import { limitKeys, policyTypes } from "@/lib/extraction/values";
import { externalFields, externalFilter } from "@/lib/infra/external-ids-schema";
import { batchIds, cursor, paginationDto, searchText, sortOf } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

export type DocumentType = (typeof documentTypes)[number];
export type ProcessingStatus = (typeof processingStatuses)[number];

const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, codedIssue("documents.expirationInvalid"))
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= "1990-01-01" && text < "2200-01-01";
  }, codedIssue("documents.expirationInvalid"));

/** A form sends an empty text for what was left out. */
const emptyIsNull = (value: unknown) => (value === undefined || value === "" ? null : value);

/** The text fields of the multipart upload, beside the file in `document`. */
export const uploadFields = z.object({
  /** Left out: the insured's name on the file decides whose it is, or a person does. */
  vendorId: z
    .uuid(codedIssue("documents.uploadIncomplete"))
    .optional()
    .transform((id) => id ?? null),
  documentType: z.preprocess(emptyIsNull, z.enum(documentTypes, codedIssue("documents.typeInvalid")).nullable()),
  expirationDate: z.preprocess(emptyIsNull, isoDate.nullable()),
  ...externalFields,
  /** The slot that it was dropped on; left out: what it is is told by its content. */
  kindId: z.preprocess(emptyIsNull, z.uuid().nullable()),
});

const vendorChoice = z
  .string()
  .refine((value) => value === byInsured || uploadFields.shape.vendorId.safeParse(value).success, codedIssue("documents.uploadIncomplete"));
/** The form of the upload has one choice more. */
export const uploadForm = uploadFields.extend({ vendorId: vendorChoice });

/** What a person may change later. OTHER: the document states no coverage, and no coverage is missing. */
export const documentPatch = z.object({
  documentType: z.enum(documentTypes, codedIssue("documents.typeInvalid")).nullable().optional(),
  ...externalFields,
  ...versionSeen,
});

const maximumIds = 100;

/** Which documents, and in which order; newest first by default. */
export const documentFilter = z.object({
  /** Ids with commas between them: only these documents. */
  ids: z
    .string()
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(z.uuid()).max(maximumIds))
    .optional(),

  search: searchText,
  vendorId: z.union([z.literal(""), z.uuid()]).optional(),
  status: z.union([z.literal(""), z.enum(processingStatuses)]).optional(),
  ...externalFilter,
  /** The badge of today. */
  compliance: z.enum(["", ...documentBadges], codedIssue("documents.statusInvalid")).optional(),
  expires: z.enum(["", ...expiryFilters], codedIssue("documents.expiresInvalid")).optional(),
  /** The company's kind of documents; `insurance`: of none. */
  kind: z.union([z.enum(["", "insurance"]), z.uuid()]).optional(),
  sort: sortOf(documentSorts),
});

export type ExpiryFilter = NonNullable<z.output<typeof documentFilter>["expires"]>;

export const documentQuery = documentFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});

export const documentActions = ["reprocess", "delete"] as const;
export type DocumentAction = (typeof documentActions)[number];
export const documentBatch = z.object({ action: z.enum(documentActions), ids: batchIds });

export const documentDto = z.object({
  id: z.string(),
  fileName: z.string(),
  fileSize: z.number(),
  contentType: z.string(),
  /** What the person chose, else what was read. */
  documentType: z.enum(documentTypes).nullable(),
  typedDocumentType: z.enum(documentTypes).nullable(),
  readDocumentType: z.enum(documentTypes).nullable(),
  /** The company's kind of documents that it is of; null: insurance, or not known yet. */
  kind: kindOfDocument.nullable(),
  /** ISO dates. The typed date, else the earliest one that was read. */
  expirationDate: z.string().nullable(),
  typedExpirationDate: z.string().nullable(),
  readExpirationDate: z.string().nullable(),
  complianceStatus: z.enum(documentBadges),
  /** Nothing but dates is required of what it proves. */
  isByDates: z.boolean(),
  /** A notice has ended a policy that it states: its status is EXPIRED, whatever its dates say. */
  isCanceled: z.boolean(),
  /** Its id in another system, and which system that is. */
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
  processingStatus: z.enum(processingStatuses),
  /** How many files are read before it, about; null: it does not wait to be read. */
  ahead: z.number().nullable(),
  failureReason: z.string().nullable(),
  /** The malware scan found something or could not look at all of it: the file is kept, and never opened. */
  isQuarantined: z.boolean(),
  /** Sentences that say why a person must look, or which requirement is not met; empty when nothing is in doubt or missed. */
  reviewReasons: z.array(z.string()),
  /** null: no vendor assigned yet. */
  vendor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The insured of its certificates, as they are written there. */
  insuredNames: z.array(z.string()),
  /** Set while no certificate of the file names the vendor: `insured` comes nearest, `text` says so for people. */
  insuredDoubt: z.object({ likeness: z.enum(["near", "different"]), insured: z.string(), text: z.string() }).nullable(),
  /** Whether a person answered that it names another firm: it counts for nothing, and waits no longer. */
  isInsuredRejected: z.boolean(),
  /** Why it is not made out to the company, with what a person answered; null while there is no question and no answer. */
  holder: z.object({ text: z.string().nullable(), answer: z.enum(["ACCEPTED", "REJECTED"]).nullable() }).nullable(),
  /** Whether a person dismissed it from the queue that it would otherwise wait in. */
  isDismissed: z.boolean(),
  /** null: the system brought it in. */
  uploadedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** From whom it came by email; null: it came another way. Without a proof it counts for no vendor. */
  sender: senderDto,
  /** Address of the stored file, for a new tab. */
  fileUrl: z.string(),
  createdAt: z.string(),
  /** Of the type that was chosen and the vendor; what was read has its `revision`, see the review. */
  ...versionDto,
});
export type DocumentDto = z.infer<typeof documentDto>;

/** One coverage line as the file states it; what a person typed is beside it, in the document. */
export const policyDto = z.object({
  /** Place in the file, counted over its certificates. */
  position: z.number(),
  coverage: z.enum(policyTypes),
  coverageText: z.string().nullable(),
  insurerName: z.string().nullable(),
  insurerNaic: z.string().nullable(),
  policyNumber: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  additionalInsured: z.boolean().nullable(),
  waiverOfSubrogation: z.boolean().nullable(),
  /** Whether it is the vendor's current coverage for its line: of the vendor, and not superseded. */
  isCurrent: z.boolean(),
  /** The document whose newer certificate or term counts instead. */
  supersededBy: z.object({ documentId: z.string(), fileName: z.string() }).nullable(),
  /** The insured is not the vendor but another firm; it does not count here. */
  otherInsured: z.string().nullable(),
  limits: z.array(z.object({ key: z.enum(limitKeys), amount: z.number() })),
  /** Limits that the file states in words, such as "Included". */
  limitTexts: z.array(z.object({ key: z.enum(limitKeys), text: z.string() })),
  /** Limits under the form's own labels, such as those of a professional liability row. */
  otherLimits: z.array(z.object({ label: z.string(), amount: z.number() })),
  /** Names of the values that the form states but that could not be read with confidence. */
  unreadable: z.array(z.string()),
});
export type PolicyDto = z.infer<typeof policyDto>;

/** The answer to an upload: the stored document, or the one that was there already with the same bytes. */
export const uploadedDto = documentDto.extend({
  /** The same bytes are on file: nothing new was stored. */
  alreadyStored: z.boolean(),
  /** They are read again, since the last reading failed or an older reader did it. */
  isReadAgain: z.boolean(),
  /** Where else in the company the same bytes are stored. */
  storedElsewhere: z.array(z.object({ id: z.string(), fileName: z.string(), vendorName: z.string().nullable() })),
});
export type UploadedDto = z.infer<typeof uploadedDto>;

export const documentDetailDto = documentDto.extend({
  /** Those of `reviewReasons` that are about single values, which the desk shows with the values. */
  valueReasons: z.array(z.string()),
  /** What is known of it as a paper of a kind. */
  paper: paperDto,
  policies: z.array(policyDto),
  insured: z.string().nullable(),
  certificateHolder: z.string().nullable(),
  producer: z.string().nullable(),
  warnings: z.array(z.string()),
  /** The PDF that carried it; null: it came by itself. Its `id` is null once that PDF is deleted. */
  insideOf: z.object({ id: z.string().nullable(), fileName: z.string() }).nullable(),
  /** The files that it carried, which are documents of their own. */
  filesInside: z.array(z.object({ id: z.string(), fileName: z.string() })),
  /** The files that it carried and that we could not use, with what to do. */
  leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
  /** The result of checking it as a passport; null if it is not a passport. */
  passport: passportDto.nullable(),
});
export type DocumentDetailDto = z.infer<typeof documentDetailDto>;

export const documentListDto = z.object({
  documents: z.array(documentDto),
  pagination: paginationDto,
});
export type DocumentListDto = z.infer<typeof documentListDto>;
