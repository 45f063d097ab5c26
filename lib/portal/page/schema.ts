import { z } from "zod";
import { linkKinds } from "@/lib/accounts/links/values";
import { policyTypes } from "@/lib/extraction/values";
import { versionDto } from "@/lib/infra/versions-schema";

export const tokenParam = z.object({ token: z.string().max(100) });

/**
 * A requirement's status, for readers of the vendor's page: anything unread or in doubt is `checking`, never `met`. `wanted`: it is
 * missing, and the company works with the vendor all the same.
 */
export const standings = ["met", "missing", "wanted", "checking", "accepted"] as const;
export type Standing = (typeof standings)[number];

const lineDto = z.object({
  requirement: z.string(),
  assignmentId: z.string().nullable(),
  required: z.string(),
  found: z.string(),
  /** What to ask the agent for; null: nothing. */
  ask: z.string().nullable(),
  standing: z.enum(standings),
  /** Whether an exception was asked for and waits for an answer. */
  isAskedFor: z.boolean(),
});
export type PortalLineDto = z.infer<typeof lineDto>;

const unitDto = z.object({
  /** The project; null: the vendor by itself. */
  title: z.string().nullable(),
  lines: z.array(lineDto),
});

/** A policy on file that counts today. Dates are ISO dates. */
export const portalPolicyDto = z.object({
  id: z.string(),
  coverage: z.enum(policyTypes),
  name: z.string(),
  insurer: z.string().nullable(),
  policyNumber: z.string().nullable(),
  expiration: z.string().nullable(),
  /** `canceled`: a notice that ended this policy is on file. */
  state: z.enum(["current", "soon", "expired", "unknown", "canceled"]),
  /** It was reported as ended, and the company has not confirmed that yet. */
  isReported: z.boolean(),
});
export type PortalPolicyDto = z.infer<typeof portalPolicyDto>;

/** A file that was sent through this link: what was read, never what it holds otherwise. */
export const portalFileDto = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(["reading", "read", "failed"]),
  /** How many files are read before it, about; null: it is not waiting to be read. */
  ahead: z.number().nullable(),
  /** Why we could not use it: it could not be read, or is no certificate. */
  unused: z.string().nullable(),
  /** False for a file inside a PDF that we could not use: no one looks at it, and `unused` says what to do. */
  isKept: z.boolean(),
  /** The kind of documents that it is of; null: insurance, or not known. */
  kind: z.string().nullable(),
  insured: z.array(z.string()),
  coverages: z.array(z.object({ name: z.string(), policyNumber: z.string().nullable(), expiration: z.string().nullable() })),
  /** A person at the company looks at it. */
  isChecked: z.boolean(),
  /** The vendor that it was filed to, on an agency's page; null: the company's staff have it. */
  filedTo: z.string().nullable(),
});
export type PortalFileDto = z.infer<typeof portalFileDto>;

/** Where the vendor puts papers of one kind, in the company's words. */
const portalSlotDto = z.object({
  id: z.string(),
  name: z.string(),
  told: z.string(),
  /** What it takes; none: all that can be uploaded. */
  fileTypes: z.array(z.string()),
  standing: z.enum(standings),
  /** Why it is not met; null: it is. */
  found: z.string().nullable(),
});
export type PortalSlotDto = z.infer<typeof portalSlotDto>;

const contactDto = z.object({
  contactName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  ...versionDto,
});

export const companyDto = z.object({ name: z.string(), hasLogo: z.boolean() });

/** What one vendor's page shows. Nothing of another vendor, and no file. */
export const portalPageDto = z.object({
  kind: z.enum(linkKinds),
  company: companyDto,
  vendor: z.string(),
  standing: z.enum(["met", "missing", "checking"]),
  isExpired: z.boolean(),
  /** The reason for the status, where no requirements give it. */
  reason: z.string().nullable(),
  /** What an email was about that led here, or what expires soon, while nothing newer came: coverage to renew. */
  lead: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.enum(["expires", "expired"]), coverages: z.array(z.string()), expiration: z.string() }),
      z.object({ kind: z.literal("canceled"), coverages: z.array(z.string()) }),
    ])
    .nullable(),
  /** The last day for which all is met as things are. */
  until: z.string().nullable(),
  units: z.array(unitDto),
  /** Documents other than insurance that are asked for or on file. */
  slots: z.array(portalSlotDto),
  holder: z.string(),
  /** Whether a certificate made out to someone else is not accepted. */
  checksHolder: z.boolean(),
  /** What is missing, to forward to the agent; "": nothing. */
  note: z.string(),
  policies: z.array(portalPolicyDto),
  files: z.array(portalFileDto),
  isReading: z.boolean(),
  /** While files are read: how many others are read before the last of them, and whether it takes minutes in place of seconds. */
  queue: z.object({ ahead: z.number(), isBusy: z.boolean() }),
  /** Only for the vendor itself. */
  contact: contactDto.nullable(),
  canAskAgent: z.boolean(),
  /** The signed file that the vendor can take to another firm, and why there is none now. null: the link does not speak for the vendor. */
  passport: z.object({ whyNot: z.string().nullable() }).nullable(),
});
export type PortalPageDto = z.infer<typeof portalPageDto>;
