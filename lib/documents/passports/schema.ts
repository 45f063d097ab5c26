import { z } from "zod";
import { rungs } from "@/lib/compliance/requirements/values";
import {
  keyStandings,
  mostChecked,
  mostFiles,
  mostPolicies,
  passportFormat,
  passportStates,
  passportVersion,
  problemKinds,
} from "@/lib/documents/passports/values";
import { readerKinds } from "@/lib/extraction/schema";
import { limitKeys, policyTypes } from "@/lib/extraction/values";

const line = (length: number) => z.string().max(length);
const day = z.iso.date();
const hex = (letters: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .length(letters);
const sha256 = hex(64);

/** A policy as it was read in one of the files. */
const passportPolicy = z.strictObject({
  coverage: z.enum(policyTypes),
  text: line(300).nullable(),
  insurer: line(300).nullable(),
  number: line(200).nullable(),
  effective: day.nullable(),
  expiration: day.nullable(),
  limits: z.array(z.strictObject({ key: z.enum(limitKeys), amount: z.number().int().nonnegative() })).max(limitKeys.length),
  page: z.number().int().positive().nullable(),
  /** How it was read: from the text of the file, from a picture, or by a person. */
  readBy: z.enum(readerKinds).nullable(),
});

/** What is signed. Another firm's reader must not trust more of it than its lengths and types. */
export const manifest = z.strictObject({
  format: z.literal(passportFormat),
  version: z.literal(passportVersion),
  id: z.uuid(),
  signedAt: z.iso.datetime(),
  installation: z.strictObject({ name: line(200), address: line(500) }),
  key: z.strictObject({ algorithm: z.literal("Ed25519"), publicKey: hex(64) }),
  /** Whose requirements the vendor met on that day. */
  company: line(200),
  vendor: line(200),
  day,
  /** The names of the requirements that were met, each with the highest rung of evidence that met it. */
  checked: z.array(z.strictObject({ name: line(300), rung: z.enum(rungs).nullable() })).max(mostChecked),
  files: z
    .array(
      z.strictObject({
        name: line(200),
        type: line(100),
        size: z.number().int().positive(),
        sha256,
        receivedOn: day,
        readOn: day,
        insured: z.array(line(300)).max(20),
        policies: z.array(passportPolicy).max(mostPolicies),
      }),
    )
    .min(1)
    .max(mostFiles),
});
export type Manifest = z.infer<typeof manifest>;

/** The file inside the PDF: the manifest and its signature. */
export const signedList = z.strictObject({ manifest, signature: hex(128) });
export type SignedList = z.infer<typeof signedList>;

export const problem = z.object({ kind: z.enum(problemKinds), name: z.string().optional() });
export type Problem = z.infer<typeof problem>;

/** What a document keeps of its check. `manifest`: only where its signature held. */
export const checkedPassport = z.object({
  state: z.enum(passportStates),
  problems: z.array(problem),
  manifest: manifest.nullable(),
  /** A person had the files of a changed passport filed all the same. */
  isFiled: z.boolean(),
  /** Of a passport that this installation had withdrawn before it arrived: the day. */
  withdrawnOn: day.optional(),
});
export type CheckedPassport = z.infer<typeof checkedPassport>;

/** A passport as staff see it. */
export const passportDto = z.object({
  state: z.enum(passportStates).meta({
    description: "valid: every byte is as it was signed. withdrawn: it was made and withdrawn here before it arrived.",
    example: "valid",
  }),
  problems: z.array(z.string()).meta({ description: "What is wrong with a changed passport.", example: [] }),
  isFiled: z.boolean().meta({ description: "A person had the certificates of a changed passport filed.", example: false }),
  /** What was signed; null: the signature does not hold. */
  signed: z
    .object({
      installation: z.string(),
      address: z.string(),
      company: z.string(),
      vendor: z.string(),
      signedAt: z.string(),
      id: z.string(),
      checked: z.array(z.object({ name: z.string(), rung: z.enum(rungs).nullable() })),
      files: z.number(),
      fingerprint: z.string(),
      key: z.enum(keyStandings),
      withdrawnAt: z
        .string()
        .nullable()
        .meta({ description: "When it was withdrawn; null: it was not, or another installation made it.", example: null }),
    })
    .nullable(),
});
export type PassportDto = z.infer<typeof passportDto>;

/** The installation's key, for whoever checks a passport. */
export const passportKeyDto = z.object({
  algorithm: z.literal("Ed25519").meta({ description: "How passports are signed.", example: "Ed25519" }),
  publicKey: z.string().meta({ description: "The public key, 32 bytes in hex.", example: "9f3c…" }),
  fingerprint: z.string().meta({ description: "The key's fingerprint, as a passport prints it.", example: "3F2A 91C0 …" }),
});
