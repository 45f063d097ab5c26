import { z } from "zod";
import { documentDto, documentFilter } from "@/lib/documents/schema";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionSeen } from "@/lib/infra/versions-schema";
import { vendorStatuses } from "@/lib/vendors/values";

/*
 * Files that came without a vendor, and how a file gets to its vendor: by itself where an insured's name is that of one vendor
 * alone, else by a person.
 */

export const assignInput = z.object({
  vendorId: z.uuid(codedIssue("documents.vendorRequired")),
  /** Add the insured's name to the vendor's accepted names, unless it is the vendor's name already. */
  sameFirm: z.boolean(codedIssue("documents.sameFirmInvalid")).default(false),
  ...versionSeen,
});

/** `name`: the insured's, as the document has it. */
export const sameFirmInput = z.object({
  name: z.string(codedIssue("documents.nameIsRequired")).min(1, codedIssue("documents.nameIsRequired")).max(1000),
});

/** The answer about the certificate holder. null removes it. */
export const holderInput = z.object({
  answer: z.enum(["ACCEPTED", "REJECTED"], codedIssue("documents.answerInvalid")).nullable(),
});

/** The answer that the insured is another firm than the vendor. null removes it. */
export const insuredInput = z.object({
  answer: z.enum(["REJECTED"], codedIssue("documents.answerInvalid")).nullable(),
});

export const intakeQuery = z.object({
  /** Ids with commas between them: only these files. */
  ids: documentFilter.shape.ids,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(5),
  cursor,
});

/** A vendor whose name is the insured's (`equal`) or comes near to it. */
export const candidateDto = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  status: z.enum(vendorStatuses),
  likeness: z.enum(["equal", "near"]),
  /** The insured's name that it is about. */
  insured: z.string(),
});
export type CandidateDto = z.infer<typeof candidateDto>;

/** A vendor as the certificate describes it. `email`: the agency's, since a certificate has no other. */
export const newVendorDto = z.object({ name: z.string(), address: z.string().nullable(), email: z.string().nullable() });
export type NewVendorDto = z.infer<typeof newVendorDto>;

/** The vendors that a file's insured may mean, best first, and what a new vendor would be called. */
export const candidatesDto = z.object({
  insuredNames: z.array(z.string()),
  insuredAddress: z.string().nullable(),
  agencyEmail: z.string().nullable(),
  candidates: z.array(candidateDto),
});
export type CandidatesDto = z.infer<typeof candidatesDto>;

export const intakeFileDto = documentDto.extend({
  best: candidateDto.nullable(),
  /** How many vendors have the same name or one that comes near. */
  candidates: z.number(),
  /** null: a vendor has the insured's name, the file names several insureds, or the name is not certain. */
  newVendor: newVendorDto.nullable(),
});
export type IntakeFileDto = z.infer<typeof intakeFileDto>;

export const intakeListDto = z.object({ files: z.array(intakeFileDto), pagination: paginationDto });
export type IntakeListDto = z.infer<typeof intakeListDto>;
