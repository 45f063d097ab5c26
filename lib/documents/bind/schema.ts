import { z } from "zod";
import { documentDetailDto } from "@/lib/documents/schema";

const concept = z.object({ coding: z.array(z.object({ code: z.string(), display: z.string() })).optional(), text: z.string().optional() });
const reference = z.object({ reference: z.string().optional(), display: z.string().optional() });
const address = z.object({ text: z.string() });

const summary = z.object({
  lineOfBusiness: concept,
  policy: z.object({ display: z.string() }).optional(),
  carrier: reference.optional(),
  effectivePeriod: z.object({ start: z.string().optional(), end: z.string().optional() }).optional(),
  limits: z.array(z.object({ type: concept, amount: z.object({ value: z.number(), currency: z.literal("USD") }) })),
});

const certificate = z.object({
  resourceType: z.literal("Certificate"),
  id: z.string(),
  certificateNumber: z.string().optional(),
  insured: reference,
  holder: z.object({ name: z.string(), address: address.optional() }),
  coverageSummaries: z.array(summary),
  issuedDate: z.string().optional(),
});
export type BindCertificate = z.infer<typeof certificate>;

const party = z.object({ resourceType: z.enum(["Insured", "Organization"]), id: z.string(), name: z.string() });
export type BindParty = z.infer<typeof party>;

/** Certificates of one file as a bundle of the BIND standard, version 1.0: only what was read. */
export const bindBundle = z.object({
  resourceType: z.literal("Bundle"),
  id: z.string(),
  type: z.literal("document"),
  timestamp: z.string(),
  entry: z.array(z.object({ fullUrl: z.string(), resource: z.union([certificate, party]) })),
});
export type BindBundle = z.infer<typeof bindBundle>;

/** `as=bind`: the certificate in the shape of that standard. */
export const documentQuery = z.object({ as: z.preprocess((value) => value || undefined, z.enum(["bind"]).optional()) });

export const documentAnswer = z.union([bindBundle, documentDetailDto]);
