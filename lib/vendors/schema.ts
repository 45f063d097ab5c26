import { z } from "zod";
import { coverageMarksDto } from "@/lib/compliance/statuses/marks-schema";
import { coverageFilters } from "@/lib/compliance/statuses/marks-values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { limitKeys, policyTypes } from "@/lib/extraction/values";
import { externalFields, externalFilter } from "@/lib/infra/external-ids-schema";
import { batchIds, cursor, exportFormat, paginationDto, searchText, sortOf } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { optionalLine, optionalName, optionalText, requiredLine, requiredName } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { readDays } from "@/lib/vendors/expires-rules";
import { vendorLanguages, vendorSorts, vendorStatuses } from "@/lib/vendors/values";

export const vendorInput = z.object({
  name: requiredName(200, "vendors.vendorNameName"),
  email: z
    .string(codedIssue("common.emailIsRequired"))
    .trim()
    .min(1, codedIssue("common.emailIsRequired"))
    .max(254, codedIssue("vendors.pleaseEnterAValidEmail"))
    .pipe(z.email(codedIssue("vendors.pleaseEnterAValidEmail"))),
  contactName: optionalName(120, "vendors.contactNameText"),
  phone: optionalLine(40, "common.phone"),
  address: optionalText(500, "common.address"),
  /** The language in which its contact reads emails and the vendor's page; null: not set. */
  language: z
    .union([z.enum(vendorLanguages), z.literal("")])
    .nullish()
    .transform((code) => (code === undefined ? undefined : code || null)),
});
export type VendorInput = z.input<typeof vendorInput>;

/** true: the name is that of another vendor, or nearly, and a person said that it is another firm. */
const allowDuplicate = z.boolean().optional().meta({
  description: "true: add it although another vendor has the same name, or nearly. Without it, the answer is 409 with the candidates",
});
export const newVendor = vendorInput.extend({ ...externalFields, allowDuplicate });
export type NewVendor = z.input<typeof newVendor>;

/** The form in which a vendor is edited shows all of it. */
export const vendorForm = vendorInput.extend({ status: z.enum(vendorStatuses) });

export const maximumAcceptedNames = 50;

const vendorChange = vendorInput.partial().extend({
  ...externalFields,
  status: z.enum(vendorStatuses).optional(),
  acceptedNames: z
    .array(requiredLine(300, "vendors.anAcceptedName"))
    .max(maximumAcceptedNames, codedIssue("vendors.aVendorCanHaveMaximumacceptednames", { maximumAcceptedNames }))
    .optional(),
});
export const vendorFields = vendorChange.keyof().options;
export const vendorPatch = vendorChange.extend({ ...versionSeen, allowDuplicate });
export type VendorPatch = z.input<typeof vendorPatch>;

/** The id in the other system is in the address of the call. */
export const externalVendorParams = z.object({ id: externalFields.externalId.pipe(z.string().min(1)) });
export const externalVendorInput = vendorInput.extend({
  externalSource: externalFields.externalSource,
  status: z.enum(vendorStatuses).optional().meta({ description: "ACTIVE counts the vendor; INACTIVE keeps it without counting it" }),
  ...versionSeen,
  allowDuplicate,
});

/** Which vendors, and in which order; newest first unless told otherwise. */
export const vendorFilter = z.object({
  search: searchText,
  status: z.preprocess((value) => value || undefined, z.enum(complianceStatuses).optional()),
  /** Only vendors with this status of a usual coverage, such as GL_MISSING. */
  coverage: z.preprocess((value) => value || undefined, z.enum(coverageFilters).optional()),
  /** A requirement that is not met, as the overview names it: `limit:GENERAL_LIABILITY:generalAggregate`. */
  miss: z.preprocess((value) => value || undefined, z.string().max(120).optional()),
  /** Only vendors with a current coverage that expires on one of these days, the first and the last of them: `2026-12-07..2026-12-13`. */
  expires: z.preprocess(
    (value) => value || undefined,
    z
      .string()
      .refine((text) => readDays(text) !== null, codedIssue("vendors.expiresForm"))
      .optional(),
  ),
  /** true: only vendors that were told the last reminder and have sent nothing since. */
  noAnswer: z.preprocess((value) => value || undefined, z.stringbool().optional()),
  /** Only vendors that can be emailed and got no email in the last 14 days. */
  unwritten: z.preprocess((value) => value || undefined, z.stringbool().optional()),
  /** true: only vendors that are counted on the dashboard; false: only the others. */
  active: z.preprocess((value) => value || undefined, z.stringbool().optional()),
  /** Only vendors that are on this project; only those that are not on that one. */
  projectId: z.union([z.literal(""), z.uuid()]).optional(),
  notOnProjectId: z.union([z.literal(""), z.uuid()]).optional(),
  ...externalFilter,
  sort: sortOf(vendorSorts),
});

/** `as=procore`: policies in the shape of Procore's insurances. */
export const vendorExport = vendorFilter.extend({
  as: z.preprocess((value) => value || undefined, z.enum(["procore"]).optional()),
  ...exportFormat,
});

export const vendorQuery = vendorFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});

export const vendorDto = z.object({
  id: z.string(),
  name: z.string(),
  /** Other names under which a person accepted certificates for this firm. */
  acceptedNames: z.array(z.string()),
  email: z.string(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  language: z.enum(vendorLanguages).nullable(),
  status: z.enum(vendorStatuses),
  complianceStatus: z.enum(complianceStatuses),
  /** Under review until a file is read: no person has to look at it. */
  isBeingRead: z.boolean(),
  /** Why the badge says what it says, for people; null when there is nothing to add. */
  complianceReason: z.string().nullable(),
  /** How many of its requirements rest on an exception. */
  exceptedCount: z.number(),
  /** How many soft requirements a compliant vendor misses. */
  warningsCount: z.number(),
  /** Nothing but dates is required of it. */
  isByDates: z.boolean(),
  /** Its id in another system, and which system that is. */
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
  /** ISO date of the earliest expiration among the current coverages. */
  earliestExpiration: z.string().nullable(),
  coverageMarks: coverageMarksDto,
  documentsCount: z.number(),
  /** When an email to its address came back for good, and why; null: none did since the address was entered. */
  emailBouncedAt: z.string().nullable(),
  emailBounceReason: z.string().nullable(),
  createdAt: z.string(),
  ...versionDto,
});
/** `alreadyThere`: it was changed, not made. */
export const externalVendorDto = vendorDto.extend({
  alreadyThere: z.boolean().meta({ description: "true: a vendor had this external id and was changed; false: it was added" }),
});
export type ExternalVendorDto = z.infer<typeof externalVendorDto>;
export type VendorDto = z.infer<typeof vendorDto>;

/** One coverage line of one of the vendor's documents. Dates are ISO dates. */
export const coverageDto = z.object({
  id: z.string(),
  documentId: z.string(),
  fileName: z.string(),
  coverage: z.enum(policyTypes),
  coverageText: z.string().nullable(),
  insurerName: z.string().nullable(),
  policyNumber: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  expirationDate: z.string().nullable(),
  additionalInsured: z.boolean().nullable(),
  waiverOfSubrogation: z.boolean().nullable(),
  /** In whole dollars. */
  limits: z.array(z.object({ key: z.enum(limitKeys), amount: z.number() })),
  /** Names of values that are stated and could not be read, such as expirationDate. */
  unreadable: z.array(z.string()),
  /** The current coverage for its line. */
  isCurrent: z.boolean(),
  /** The document whose newer certificate or term counts instead. */
  supersededBy: z.object({ documentId: z.string(), fileName: z.string() }).nullable(),
  /** The insured is not the vendor but another firm. */
  otherInsured: z.string().nullable(),
});
export type CoverageDto = z.infer<typeof coverageDto>;

/** Current coverage first, by line; then earlier coverage, the latest end first. */
export const coverageListDto = z.object({ coverages: z.array(coverageDto) });
export type CoverageListDto = z.infer<typeof coverageListDto>;

export const vendorActions = ["invite", "activate", "deactivate", "delete"] as const;
export type VendorAction = (typeof vendorActions)[number];
export const vendorBatch = z.object({ action: z.enum(vendorActions), ids: batchIds });

export const vendorListDto = z.object({ vendors: z.array(vendorDto), pagination: paginationDto });
export type VendorListDto = z.infer<typeof vendorListDto>;
